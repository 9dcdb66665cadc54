# Le Mystère de l’Abbaye : ses objets, ses refus, ses règles.

## Salles

a-room-chapel = Chapelle
a-room-chapel-the = la chapelle
a-room-chapel-to = à la chapelle
a-room-confessional-inner = Confessionnal intérieur
a-room-confessional-inner-the = le confessionnal intérieur
a-room-confessional-inner-to = au confessionnal intérieur
a-room-confessional-outer = Confessionnal extérieur
a-room-confessional-outer-the = le confessionnal extérieur
a-room-confessional-outer-to = au confessionnal extérieur
a-room-crypt = Crypte
a-room-crypt-the = la crypte
a-room-crypt-to = à la crypte
a-room-courtyard = Cour
a-room-courtyard-the = la cour
a-room-courtyard-to = dans la cour
a-room-parlor = Parloir
a-room-parlor-the = le parloir
a-room-parlor-to = au parloir
a-room-scriptorium = Scriptorium
a-room-scriptorium-the = le scriptorium
a-room-scriptorium-to = au scriptorium
a-room-library = Bibliothèque
a-room-library-the = la bibliothèque
a-room-library-to = à la bibliothèque
a-room-chapter-hall = Salle capitulaire
a-room-chapter-hall-the = la salle capitulaire
a-room-chapter-hall-to = dans la salle capitulaire
a-room-cloister-north = Cloître nord
a-room-cloister-north-the = le cloître nord
a-room-cloister-north-to = au cloître nord
a-room-cloister-east = Cloître est
a-room-cloister-east-the = le cloître est
a-room-cloister-east-to = au cloître est
a-room-cloister-south = Cloître sud
a-room-cloister-south-the = le cloître sud
a-room-cloister-south-to = au cloître sud
a-room-cloister-west = Cloître ouest
a-room-cloister-west-the = le cloître ouest
a-room-cloister-west-to = au cloître ouest
a-room-cell-1 = Cellule rouge
a-room-cell-1-the = la cellule rouge
a-room-cell-1-to = dans la cellule rouge
a-room-cell-2 = Cellule verte
a-room-cell-2-the = la cellule verte
a-room-cell-2-to = dans la cellule verte
a-room-cell-3 = Cellule bleue
a-room-cell-3-the = la cellule bleue
a-room-cell-3-to = dans la cellule bleue
a-room-cell-4 = Cellule jaune
a-room-cell-4-the = la cellule jaune
a-room-cell-4-to = dans la cellule jaune
a-room-cell-5 = Cellule noire
a-room-cell-5-the = la cellule noire
a-room-cell-5-to = dans la cellule noire
a-room-cell-6 = Cellule blanche
a-room-cell-6-the = la cellule blanche
a-room-cell-6-to = dans la cellule blanche
a-room-dormitory-east = Dortoir est
a-room-dormitory-east-the = le dortoir est
a-room-dormitory-east-to = au dortoir est
a-room-dormitory-west = Dortoir ouest
a-room-dormitory-west-the = le dortoir ouest
a-room-dormitory-west-to = au dortoir ouest
a-room-guest-house = Hôtellerie
a-room-guest-house-the = l’hôtellerie
a-room-guest-house-to = à l’hôtellerie
a-room-refectory = Réfectoire
a-room-refectory-the = le réfectoire
a-room-refectory-to = au réfectoire
a-room-kitchen = Cuisine
a-room-kitchen-the = la cuisine
a-room-kitchen-to = à la cuisine
a-room-garden = Jardin
a-room-garden-the = le jardin
a-room-garden-to = au jardin
a-room-infirmary = Infirmerie
a-room-infirmary-the = l’infirmerie
a-room-infirmary-to = à l’infirmerie
a-room-warming-room = Chauffoir
a-room-warming-room-the = le chauffoir
a-room-warming-room-to = au chauffoir
a-in-room = { $to }
a-cell-of = Cellule de { $who }
a-cell-of-the = la cellule de { $who }
a-cell-of-to = dans la cellule de { $who }
a-cell-own-to = dans sa propre cellule
a-cell-your-to = dans votre cellule

## À quoi sert une salle

a-does-mass = Tous partent d’ici et y reviennent à la messe. Qui fait pénitence y attend.
a-does-confessional = Tirez au hasard une carte de la main de celui que montre le dé ; puis c’est vous qu’il montre.
a-does-crypt = Prenez une carte Crypta, si vous n’en avez pas : elle vaut un tour de plus juste après l’un des vôtres.
a-does-nothing = Rien à faire ici, sinon passer, et se rencontrer.
a-does-parlor = Prenez la première carte de la pioche.
a-does-parlor-empty = La pioche est épuisée : faites-vous montrer, par qui vous voulez, une carte qui ait les traits de votre choix.
a-does-scriptorium = Tirez un livre. Étoilé, vous le gardez en secret ; sans étoile, il est lu aussitôt.
a-does-library = Tirez une carte de la bibliothèque et faites ce qu’elle dit. Pour qui a le moins de cartes, une fois par partie.
a-does-chapter-hall = Révélez un trait du coupable, ou accusez-le.
a-does-cell = Tirez au hasard une carte de la main du propriétaire, si vous l’osez : il peut rentrer chez lui.
a-does-cell-own = Votre cellule. Qui vous y trouvez est pris sur le fait.
a-does-cell-nobody = Cette cellule n’est à personne : place pour un seul, et rien à y faire.

## Traits

a-category-order = Ordre
a-category-title = Titre
a-category-hood = Capuche
a-category-beard = Barbe
a-category-girth = Corpulence
a-trait-templar = templier
a-trait-franciscan = franciscain
a-trait-benedictine = bénédictin
a-trait-father = père
a-trait-brother = frère
a-trait-novice = novice
a-trait-hooded = encapuchonné
a-trait-unhooded = tête nue
a-trait-bearded = barbu
a-trait-clean-shaven = glabre
a-trait-fat = gros
a-trait-thin = maigre
a-trait-he = { $trait ->
    [templar] C’est un templier
    [franciscan] C’est un franciscain
    [benedictine] C’est un bénédictin
    [father] C’est un père
    [brother] C’est un frère
    [novice] C’est un novice
    [hooded] Il porte une capuche
    [unhooded] Il va tête nue
    [bearded] Il porte la barbe
    [clean-shaven] Il est glabre
    [fat] Il est gros
   *[thin] Il est maigre
  }
a-suspect-tells = { $name } : { $order }, { $hood }, { $beard }, { $girth }

## Messes

a-mass-matins = Matines
a-mass-lauds = Laudes
a-mass-prime = Prime
a-mass-terce = Tierce
a-mass-sext = Sexte
a-mass-none = None
a-mass-vespers = Vêpres
a-mass-compline = Complies
a-mass-passes = { $mass } : { $cards ->
    [one] une carte va à gauche
   *[other] { $cards } cartes vont à gauche
  }
a-moment = { $bell ->
    [0] { $mass }, la messe
   *[other] { $mass }, cloche sur le { $bell }
  }
a-moment-over = La fin

## Les questions : de quoi elles sont faites

a-kind-count = Combien
a-kind-any = Y en a-t-il
a-kind-every = Tous
a-kind-compare = Plus ou moins
a-kind-settled = C’est réglé
a-kind-will-go = Iras-tu
a-kind-will-pass = Passeras-tu
a-scope-hand = en main
a-scope-seen = vus
a-scope-crossed = rayés
a-scope-open = non rayés
a-scope-taken = la dernière carte prise
a-scope-given = donnés à la messe
a-scope-received = reçus à la messe
a-when-next-turn = au prochain tour
a-when-before-mass = avant la messe

## Livres

a-book = Un livre
a-book-library-key = Clé de la bibliothèque
a-book-library-key-does = Avant de vous déplacer : vous pouvez entrer dans la bibliothèque quel que soit le nombre de vos cartes ; toujours une seule fois par partie.
a-book-book-of-journeys = Livre des voyages
a-book-book-of-journeys-does = Avant de vous déplacer : jusqu’à { $steps ->
    [one] un pas
   *[other] { $steps } pas
  } de plus à ce tour.
a-book-rule-of-obedience = Règle d’obéissance
a-book-rule-of-obedience-does = Quand votre question se heurte au silence : le vœu est levé, et l’on vous répond. On peut encore vous demander en retour.
a-book-penitential = Pénitentiel
a-book-penitential-does = À votre tour, avant de vous déplacer ou de finir : quelqu’un dans votre salle va en pénitence.
a-book-letter-of-indulgence = Lettre d’indulgence
a-book-letter-of-indulgence-does = D’elle-même, quand on vous envoie en pénitence : vous restez et ne sautez rien. Pris dans une cellule, vous rendez la carte et sortez.
a-book-art-of-searching = De l’art de la fouille
a-book-art-of-searching-does = Dans une cellule : regardez la main du propriétaire et choisissez vous-même la carte.
# Latin : un espace insécable, pour que rien ne s’élide.
a-book-de-alchemia = De Alchemia
a-book-de-alchemia-does = Quand vous tirez un livre ou une carte de la bibliothèque, ou retournez un événement : la carte va sous sa pile, à la vue de tous, et la suivante compte.
a-book-breviary = Bréviaire
a-book-breviary-does = À la messe, avant de choisir : vous passez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } de moins.
a-book-listening-ear = L’oreille indiscrète
a-book-listening-ear-does = Tenez-la prête à votre tour, en secret : la prochaine carte qu’un joueur montre ou donne à un autre vous est montrée aussi.
a-book-gospel-of-judas = Évangile de Judas
a-book-gospel-of-judas-does = Un dé : ce joueur et vous échangez toute votre main.
a-book-martyrology = Martyrologe
a-book-martyrology-does = Un dé : vous voyez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } de ce joueur, au hasard.
a-book-book-of-life = Livre de vie
a-book-book-of-life-does = Un dé : vous tirez une carte à ce joueur.
a-book-apocrypha = Apocryphes
a-book-apocrypha-does = Un dé : ce joueur vous tire une carte.
a-book-catalogue-of-monks = Catalogue des moines
a-book-catalogue-of-monks-does = Nommez un trait : chacun dit combien de telles cartes il tient.
a-book-physiognomy = Physiognomonie
a-book-physiognomy-does = Nommez un trait : chacun dit combien de tels suspects il a vus.
a-book-antiphonary = Antiphonaire
a-book-antiphonary-does = Chacun passe { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } à droite.
a-book-bestiary = Bestiaire
a-book-bestiary-does = Un dé : votre pion et celui de ce joueur échangent leurs places.
a-book-herbal = Herbier
a-book-herbal-does = Un dé : le pion de ce joueur va à l’infirmerie.
a-book-horologium = Horologium
a-book-horologium-does = Avancez ou reculez la cloche d’une case, sur sa carte et pas avant la case où elle a commencé.
a-book-life-of-saint-galbert = Vie de saint Galbert
a-book-life-of-saint-galbert-does = Prenez une carte Crypta, si vous n’en avez pas.
a-book-palimpsest = Palimpseste
a-book-palimpsest-does = Gratté jusqu’au dernier mot : il ne se passe rien.
a-book-theological-controversy = Controverse théologique
a-book-theological-controversy-does = Quand vous rencontrez deux joueurs ou plus : posez une question à tous ceux de la salle. Chacun qui répond peut en poser une en retour.
a-book-liturgy-of-the-hours = Liturgie des heures
a-book-liturgy-of-the-hours-does = Avant de vous déplacer : dites à qui vous passez à la prochaine messe. Chacun passe aussi loin autour de la table.
a-book-acts-of-the-holy-apostles = Actes des saints apôtres
a-book-acts-of-the-holy-apostles-does = D’eux-mêmes, quand on vous prend : vous gardez la carte, ne faites pas pénitence et sortez devant la porte.
a-book-impure-illuminations = Enluminures impures
a-book-impure-illuminations-does = Quand vous rencontrez quelqu’un : tirez une carte de sa main, et le livre est à lui. Il reste désormais visible.
a-book-blasphemous-treatise = Traité blasphématoire
a-book-blasphemous-treatise-does = Chacun rend sa carte Crypta.

## Cartes de la bibliothèque

a-library-abbots-ear = L’oreille de l’abbé
a-library-abbots-ear-does = Vous pouvez faire aussitôt une révélation.
a-library-open-cupboard = L’armoire ouverte
a-library-open-cupboard-does = Tirez { $books ->
    [one] un livre
   *[other] { $books } livres
  } : gardez les étoilés, les autres retournent à leur place sans servir.
a-library-examination-of-conscience = L’examen de conscience
a-library-examination-of-conscience-does = Regardez la main d’un joueur.
a-library-copied-notes = Les notes recopiées
a-library-copied-notes-does = Regardez la feuille d’un joueur.
a-library-forbidden-shelf = Le rayon défendu
a-library-forbidden-shelf-does = Regardez { $see ->
    [one] une carte
   *[other] { $see } cartes
  } d’un joueur, au hasard, et gardez-en { $keep ->
    [one] une
   *[other] { $keep }
  }.
a-library-two-names = Deux noms en marge
a-library-two-names-does = Nommez { $names ->
    [one] un suspect
   *[other] { $names } suspects
  } : qui tient l’un d’eux vous le montre, à vous seul.
a-library-roll-of-the-brethren = L’appel des frères
a-library-roll-of-the-brethren-does = Nommez un trait : chaque autre joueur qui a une telle carte vous en montre une.
a-library-book-of-questions = Le livre des questions
a-library-book-of-questions-does = Posez jusqu’à { $questions ->
    [one] une question
   *[other] { $questions } questions
  }, à qui vous voulez, où qu’il soit : ni silence, ni question en retour.

## Événements

a-event-gregorian-chant = Chant grégorien
a-event-gregorian-chant-does = Questions et réponses se chantent jusqu’à la messe.
a-event-great-silence = Grand silence
a-event-great-silence-does = Pas de question aux rencontres jusqu’à la messe.
a-event-day-of-candour = Jour de franchise
a-event-day-of-candour-does = Pas de vœu de silence jusqu’à la messe.
a-event-fast = Jeûne
a-event-fast-does = Un pas de moins jusqu’à la messe, mais toujours un.
a-event-feast-day = Jour de fête
a-event-feast-day-does = Un pas de plus jusqu’à la messe.
a-event-inquisitor = L’inquisiteur
a-event-inquisitor-does = Un dé : chacun des autres peut poser une question à ce joueur, qui doit répondre et ne demande rien en retour.
a-event-theft-in-the-dormitory = Vol au dortoir
a-event-theft-in-the-dormitory-does = Un dé : une carte de ce joueur, au hasard, va à son voisin de gauche.
a-event-storm = Tempête
a-event-storm-does = La cour est fermée jusqu’à la messe, et le confessionnal extérieur avec elle.
a-event-locked-cells = Cellules verrouillées
a-event-locked-cells-does = Les cellules sont fermées jusqu’à la messe.
a-event-smoke-in-the-library = Fumée dans la bibliothèque
a-event-smoke-in-the-library-does = La bibliothèque est fermée jusqu’à la messe.
a-event-messenger = Un messager
a-event-messenger-does = La première carte de la pioche, s’il y en a, va à qui a le moins de cartes ; un dé départage.
a-event-to-the-cells = Aux cellules
a-event-to-the-cells-does = Chaque pion est mis dans sa cellule, et la manche commence de là.
a-event-chapter-of-faults = Chapitre des coulpes
a-event-chapter-of-faults-does = Chacun dit combien de suspects il a rayés.
a-event-loose-tongues = Langues déliées
a-event-loose-tongues-does = Le nouveau premier joueur nomme un titre ; qui tient un tel suspect en montre un à tous.
a-event-anonymous-letter = Lettre anonyme
a-event-anonymous-letter-does = Un dé : une carte de ce joueur, au hasard, est montrée à tous et lui revient.
a-event-bell-ringer-oversleeps = Le sonneur dort encore
a-event-bell-ringer-oversleeps-does = Une manche de plus avant la messe.
a-event-frere-jacques = Frère Jacques
a-event-frere-jacques-does = Tout le monde chante ; une manche de moins avant la messe.
a-event-blessing-of-the-relics = Bénédiction des reliques
a-event-blessing-of-the-relics-does = Qui n’a pas de carte Crypta en prend une.
a-event-tempus-fugit = Tempus Fugit
a-event-tempus-fugit-does = Jusqu’à la fin de la partie, vous avez { $steps } pas, et la cloche part de { $bell }.
a-event-new-corpse = Un nouveau cadavre
a-event-new-corpse-does = Un dé : une carte de ce joueur, au hasard, est posée au jardin. Qui s’y arrête peut la regarder.
a-event-another-new-corpse = Encore un nouveau cadavre
a-event-another-new-corpse-does = Un dé : une carte de ce joueur, au hasard, est posée au chauffoir. Qui s’y arrête peut la regarder.
a-event-tentative-escape = Tentative d’évasion
a-event-tentative-escape-does = À partir de la messe suivante, on lance un dé à chacune. Sur le moine noir, le coupable s’échappe et la partie est finie.
a-event-catechism = Catéchisme
a-event-catechism-does = Qui tient un novice en pose un dans la cellule voisine de la sienne. Qui s’y arrête peut le regarder.

## Pourquoi non

a-refusal-over = La partie est finie ; il n’y a plus rien à faire.
a-refusal-not-now = Cela ne se fait pas à ce moment du tour.
a-refusal-not-drawn = On ne peut pas tirer cela maintenant.
a-refusal-no-such-seat = Personne n’est assis là.
a-refusal-same-room = On ne reste pas : finissez dans une autre salle que celle d’où vous partez.
a-refusal-too-far = Vous n’avez pas assez de pas pour y aller.
a-refusal-room-closed = Un événement a fermé cette salle jusqu’à la messe.
a-refusal-room-taken = Il n’y a de place que pour un pion, et quelqu’un s’y trouve.
a-refusal-not-fewest = La bibliothèque est à qui a le moins de cartes, et il faut que quelqu’un en ait plus.
a-refusal-library-visited = Vous êtes déjà venu à la bibliothèque ; c’est une fois par partie.
a-refusal-no-library = Au jeu tactique, la bibliothèque est fermée.
a-refusal-two-books = Au jeu tactique, qui a tant de livres ne s’arrête pas au scriptorium.
a-refusal-promised = Vous avez promis autre chose.
a-refusal-key-turned = Vous avez utilisé la clé de la bibliothèque : vous y entrez donc.
a-refusal-no-such-book = Vous n’avez pas ce livre.
a-refusal-wrong-moment = Ce n’est pas le moment pour ce livre.
a-refusal-key-useless = La clé ne sert à rien maintenant : la bibliothèque est trop loin, ou vous pouvez entrer sans elle, ou vous y êtes déjà venu.
a-refusal-nobody-here = Il n’y a ici personne que ce livre concerne.
a-refusal-laid-so = Elle est déjà prête, ou déjà rangée.
a-refusal-not-yourself = C’est pour un autre joueur, pas pour vous-même.
a-refusal-not-here = Ce joueur n’est pas dans votre salle.
a-refusal-must-ask = Vous avez rencontré quelqu’un : posez d’abord une question.
a-refusal-in-penance = Qui fait pénitence n’interroge pas, ne répond pas et n’a pas de tour supplémentaire.
a-refusal-finish-asking = Finissez d’abord votre question.
a-refusal-not-of-this-kind = Cela n’a pas sa place dans une question de ce genre.
a-refusal-said-already = Vous avez déjà dit cette partie.
a-refusal-traits-or-names = Une question porte sur des traits ou sur des noms, pas sur les deux.
a-refusal-one-of-a-category = Aucun moine n’a ces deux traits à la fois.
a-refusal-too-many-traits = Une question ne peut pas porter sur plus de traits.
a-refusal-too-many-names = Une question ne peut pas contenir plus de noms.
a-refusal-unfinished = La question n’est pas encore complète.
a-refusal-same-twice = Il n’y a rien à comparer : les deux côtés sont les mêmes.
a-refusal-nothing-taken = Ce joueur n’a encore pris aucune carte.
a-refusal-nothing-passed = Ce joueur n’a encore rien passé ni reçu à une messe.
a-refusal-must-answer = Le silence n’est pas permis ici : il faut répondre.
a-refusal-not-a-promise = La vraie réponse est donnée pour vous ; vous décidez seulement si vous la donnez.
a-refusal-yes-or-no = La question porte sur ce que vous ferez : dites oui ou non.
a-refusal-nothing-to-promise = Vous n’avez aucune telle carte que vous puissiez promettre de passer.
a-refusal-out-of-reach = Ce joueur ne peut pas atteindre cette salle à temps.
a-refusal-no-turn-left = Ce joueur n’a plus de tour avant la prochaine messe.
a-refusal-promised-already = Ce joueur a déjà une promesse à tenir.
a-refusal-promised-cards = Vous avez promis ce que vous passez à cette messe.
a-refusal-sheet-locked = Votre feuille est bloquée tant qu’une question est posée.
a-refusal-seen-stays = Vous avez vu cette carte ; elle reste rayée.
a-refusal-marked-so = Ce suspect est déjà marqué ainsi.
a-refusal-marked-this-turn = Vous avez déjà marqué ce suspect à ce tour.
a-refusal-done-here = Vous avez fait ce qu’on peut faire ici.
a-refusal-no-cell = Ce n’est pas la cellule d’un autre joueur.
a-refusal-empty-hand = Ce joueur n’a pas de carte.
a-refusal-not-in-parlor = Cela se demande au parloir.
a-refusal-no-names = Une carte se demande par ses traits, non par son nom.
a-refusal-not-as-asked = Vous n’avez pas cette carte, ou ce n’est pas celle qu’on demande.
a-refusal-no-crypta = Vous n’avez pas de carte Crypta.
a-refusal-one-extra-turn = Un tour supplémentaire n’en suit pas un autre.
a-refusal-not-in-hall = Révélations et accusations se font dans la salle capitulaire.
a-refusal-revealed-already = Quelqu’un l’a déjà révélé.
a-refusal-contradicts-yourself = Vous avez vous-même révélé un autre trait de ce genre.
a-refusal-pile-left = On n’accuse personne tant qu’il reste des cartes à prendre au parloir.
a-refusal-you-hold-him = Vous tenez vous-même cette carte : il est innocent.
a-refusal-not-in-hand = Cette carte n’est pas dans votre main.
a-refusal-given-already = Vous passez déjà cette carte.
a-refusal-not-among-them = Ce n’est aucune des cartes que vous regardez.
a-refusal-name-a-title = Il faut nommer un titre.
a-refusal-bell-stays = La cloche reste sur sa carte, et pas avant la case où elle a commencé.
a-refusal-nothing-laid = Aucune carte n’est posée ici que vous puissiez regarder ou reprendre.
a-refusal-lies-in-room = Cette carte est posée dans une salle, et y reste.
a-refusal-nobody-to-ask = Il faut deux joueurs dans la salle à qui vous puissiez poser la question.
a-refusal-not-yours = C’est quelqu’un d’autre qui a posé cette carte.

## Chapitres des règles

a-rule-setting-up = Mise en place
a-rule-sequence = La manche
a-rule-moving = Se déplacer
a-rule-closed-rooms = Salles fermées
a-rule-encounter = Rencontrer quelqu’un
a-rule-questions = Les questions
a-rule-question-language = Ce qu’on peut demander
a-rule-answering = Réponse ou silence
a-rule-promises = Promesses
a-rule-sheet = Votre feuille
a-rule-cells = Les cellules
a-rule-library = La bibliothèque
a-rule-parlor = Le parloir
a-rule-crypt = La crypte
a-rule-chapter-hall = La salle capitulaire
a-rule-revelations = Révélations
a-rule-accusations = Accusations
a-rule-passing = Passer des cartes
a-rule-penance = La pénitence
a-rule-ending = La fin et les points
a-rule-starred-books = Les livres qu’on garde
a-rule-plain-books = Les livres lus aussitôt
a-rule-library-cards = Les cartes de la bibliothèque
a-rule-events = Les événements
a-rule-tactical-game = Le jeu tactique
a-rule-chronicles = Les Chroniques des pèlerins

## Le guide d’une première partie

a-guide-aim = L’un des moines est le coupable, et sa carte est sous le plateau. Toute carte que vous voyez est celle d’un innocent. Trouvez qui reste.
a-guide-move = Touchez une salle éclairée pour y aller. Il faut bouger. Chaque salle sert à quelque chose : touchez-la pour le lire.
a-guide-sheet = Le carnet raye tous ceux que vous avez vus. Rayez vous-même les autres quand vous en êtes sûr ; personne ne l’apprend.
a-guide-books = Vous gardez un livre étoilé. Il dit quand on peut s’en servir.
a-guide-ask = Vous avez rencontré quelqu’un : demandez ce qui vous aide le plus. Tous entendent la question et la réponse ; demandez donc ce dont ils ne peuvent rien tirer.
a-guide-answer = Répondez, et vous pourrez demander en retour ; ou faites vœu de silence. Personne ne peut mentir : la vraie réponse est calculée pour vous.
a-guide-cell = Vous êtes dans la cellule de quelqu’un. Prenez une carte si vous voulez ; mais si le propriétaire rentre pendant que vous y êtes, vous êtes pris.
a-guide-reveal = Nommez un trait du coupable si vous en êtes assez sûr : juste rapporte plus que faux ne coûte. Chaque trait ne se révèle qu’une fois.
a-guide-accuse = La pioche est épuisée : on peut nommer le coupable. Qui accuse un innocent perd des points et fait pénitence.
a-guide-parlor = La pioche est épuisée : nommez un trait ou deux, et celui que vous choisissez doit vous montrer une telle carte.
a-guide-end = Il n’y a plus rien à faire ici. Consultez votre carnet, puis terminez votre tour.
a-guide-crypta = Votre carte Crypta vous donne un autre tour tout de suite, si vous voulez.
a-guide-mass = À la messe, chacun passe des cartes à gauche, en secret. Votre voisin apprend ce que vous passez ; gardez ce que vous seul devez savoir.

## Pourquoi un frère le conseille

a-because-suspects-left = { $many ->
    [one] Il ne reste qu’un suspect
   *[other] Il ne reste que { $many } suspects
  }.
a-because-left-with-trait = { $many ->
    [one] Il reste un { $one } parmi les suspects
   *[other] Il reste { $many } { $group } parmi les suspects
  }.
a-because-shown-at = { $many ->
    [0] Vous avez vu { $suspect } avant la première messe
   *[other] Vous avez vu { $suspect } après { $mass }
  }.
a-because-proved-innocent = D’après tout ce qui s’est dit, { $suspect } ne peut pas être le coupable.
a-because-culprit-chance = C’était { $suspect } : { $many } sur 100.
a-because-trait-chance = Le coupable est { $trait } : { $many } sur 100.
a-because-points-if-right = Cela rapporte { $many ->
    [one] un point
   *[other] { $many } points
  } si c’est juste.
a-because-way-to = { $many ->
    [one] Cela mène { $to }
   *[other] Cela mène { $to }, à { $many } tours d’ici
  }.
a-because-pile-left = { $many ->
    [one] Il reste une carte au parloir
   *[other] Il reste { $many } cartes au parloir
  }, et l’on n’accuse personne avant.
a-because-new-card-chance = Une carte de { $colour } est nouvelle pour vous : { $many } sur 100.
a-because-rules-out = La réponse devrait écarter { $many ->
    [one] un suspect environ
   *[other] { $many } suspects environ
  }.
a-because-asks-back = Qui répond peut demander en retour, et cela devrait écarter { $many ->
    [one] un suspect
   *[other] { $many } suspects
  }.
a-because-tells-too-much = Votre réponse écarterait { $many ->
    [one] un suspect
   *[other] { $many } suspects
  } pour les autres.
a-because-tells-little = Votre réponse apprend peu aux autres.
a-because-neighbour-knows = Votre voisin connaît déjà { $many ->
    [one] une de ces cartes
   *[other] { $many } de ces cartes
  }.
a-because-kept-secret = { $many ->
    [0] Personne d’autre, que l’on sache, n’a vu { $suspect }
    [1] Un seul autre, que l’on sache, a vu { $suspect }
   *[other] { $many } autres, que l’on sache, ont vu { $suspect }
  }.
a-because-rival-near = { $colour } peut être dans la salle capitulaire { $many ->
    [one] au prochain tour
   *[other] dans { $many } tours
  }.
a-because-rival-knows = Pour { $colour }, il reste au plus { $many ->
    [one] un suspect
   *[other] { $many } suspects
  }.
a-because-open-trait = { $many ->
    [one] Il reste une révélation à faire
   *[other] Il reste { $many } révélations à faire
  }.
a-because-extra-turn = Une carte Crypta donne un tour de plus.
a-because-book-drawn = Un livre peut aider.
a-because-book-helps = C’est le moment du livre : { $book }.
a-because-library-open = La bibliothèque vous est ouverte, une fois.
a-because-meets = Vous y rencontrez { $colour } et pouvez l’interroger.
a-because-may-be-caught = { $colour } peut rentrer { $many ->
    [one] au prochain tour
   *[other] dans { $many } tours
  }.
a-because-own-cell = { $colour } est dans votre cellule et peut être pris sur le fait.
a-because-promise-binds = Un oui vous engagerait.
a-because-choice = Rien ne plaide pour l’un plus que pour l’autre.
a-colour-red = Rouge
a-colour-blue = Bleu
a-colour-green = Vert
a-colour-yellow = Jaune
a-colour-black = Noir
a-colour-white = Blanc
