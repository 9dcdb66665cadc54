# Mystère à l’Abbaye : ses objets, ses refus, ses règles.

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
a-does-confessional-own = Le dé vous montre : il n’y a pas de carte pour vous ici.
a-does-crypt = Prenez une carte Crypta, si vous n’en avez pas : elle vaut un tour de plus juste après l’un des vôtres.
a-does-nothing = Rien à faire ici, sinon passer, et se rencontrer.
a-does-parlor = Prenez la première carte de la pioche.
a-does-parlor-empty = La pioche est épuisée : faites-vous montrer, par qui vous voulez, une carte qui ait les traits de votre choix.
a-does-scriptorium = Tirez un livre. Étoilé, vous le gardez en secret ; sans étoile, il est lu aussitôt.
a-does-library = Tirez une carte de la bibliothèque et faites ce qu’elle dit. Pour qui a le moins de cartes, une fois par partie.
a-does-chapter-hall = Révélez un trait du coupable ; ou accusez-le par son nom, quand la pioche du parloir est épuisée. Ce qui est juste rapporte des points.
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
a-kind-count-why = un nombre
a-kind-any-why = oui ou non
a-kind-every-why = oui ou non
a-kind-compare-why = lesquels sont les plus nombreux
a-kind-settled-why = ce que sa feuille dit déjà
a-kind-will-go-why = une promesse sur une salle
a-kind-will-pass-why = une promesse sur une carte, à la messe
a-scope-hand = en main
a-scope-seen = vus
a-scope-crossed = rayés
a-scope-open = non rayés
a-scope-taken = la dernière carte prise
a-scope-given = donnés à la messe
a-scope-received = reçus à la messe
a-when-next-turn = au prochain tour
a-when-before-mass = avant la messe

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
a-refusal-two-books = Au jeu tactique, qui a autant de livres ne s’arrête pas au scriptorium.
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
a-refusal-said-already = Cette partie de la question est déjà dite.
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
a-refusal-nothing-to-promise = Vous n’avez pas de carte de ce genre à promettre.
a-refusal-out-of-reach = Ce joueur ne peut pas atteindre cette salle à temps.
a-refusal-no-turn-left = Ce joueur n’a plus de tour avant la prochaine messe.
a-refusal-promised-already = Ce joueur a déjà une promesse à tenir.
a-refusal-promised-cards = Vous avez promis ce que vous passez à cette messe.
a-refusal-sheet-locked = Votre feuille est bloquée tant qu’une question est posée.
a-refusal-seen-stays = Vous avez vu cette carte ; elle reste rayée.
a-refusal-marked-so = Ce suspect est déjà marqué ainsi.
a-refusal-marked-this-turn = Vous avez déjà marqué ce suspect à ce tour. « Annuler » revient en arrière ; à votre prochain tour, vous pourrez changer.
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
a-refusal-not-among-them = Cette carte n’est pas de celles que vous regardez.
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
a-guide-goal = Ce que vous savez de lui se dit à la salle capitulaire : révélez-y ses traits, chacun rapporte des points. Quand la pioche du parloir est épuisée, vous pouvez aussi l’y nommer.
a-guide-move = Touchez une salle éclairée pour y aller. Il faut bouger. Touchez n’importe quelle salle pour lire ce qu’on peut y faire.
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

## Pourquoi un prieur le conseille

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
a-because-trait-chance = « { $he } » serait juste { $many } fois sur 100.
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
a-because-card-there = On peut y voir une carte de { $colour }.
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
a-because-choice = { $many ->
    [1] Il ne reste que cela à faire
   *[other] Rien ne plaide pour l’un plus que pour l’autre
  }.

## Pourquoi un robot l’a fait, tel que tous peuvent le savoir

a-why-points-if-right = Cela rapporte { $many ->
    [one] un point
   *[other] { $many } points
  } si c’est juste.
a-why-pile-left = { $many ->
    [one] Il restait une carte au parloir, et personne ne peut être accusé tant qu’elle y est
   *[other] Il restait { $many } cartes au parloir, et personne ne peut être accusé tant qu’elles y sont
  }.
a-why-card-there = On peut y voir une carte de { $colour }.
a-why-asks-back = Qui répond peut demander en retour.
a-why-rival-near = { $colour } pouvait être dans la salle capitulaire { $many ->
    [one] au prochain tour
   *[other] dans { $many } tours
  }.
a-why-extra-turn = Une carte Crypta donne un tour de plus.
a-why-book-drawn = On y tire un livre, et il peut aider.
a-why-book-helps = C’était le moment du livre : { $book }.
a-why-library-open = La bibliothèque est ouverte à { $who }, une fois dans la partie.
a-why-meets = { $colour } s’y trouve, et peut être interrogé.
a-why-may-be-caught = Il faut { $many ->
    [one] un tour
   *[other] { $many } tours
  } à { $colour } pour rentrer.
a-why-own-cell = { $colour } était dans la cellule de { $who }, et pouvait être pris sur le fait.
a-why-promise-binds = Qui dit oui est lié par sa parole.
a-colour-red = Rouge
a-colour-blue = Bleu
a-colour-green = Vert
a-colour-yellow = Jaune
a-colour-black = Noir
a-colour-white = Blanc
