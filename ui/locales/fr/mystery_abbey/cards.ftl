# Mystère à l’Abbaye : comment s’appellent les cartes, et ce qu’elles font.

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
a-event-tempus-fugit-does = Jusqu’à la fin de la partie, vous avez { $steps } pas, et la cloche part du { $bell }.
a-event-new-corpse = Un nouveau cadavre
a-event-new-corpse-does = Un dé : une carte de ce joueur, au hasard, est posée au jardin. Qui s’y arrête peut la regarder.
a-event-another-new-corpse = Encore un nouveau cadavre
a-event-another-new-corpse-does = Un dé : une carte de ce joueur, au hasard, est posée au chauffoir. Qui s’y arrête peut la regarder.
a-event-tentative-escape = Tentative d’évasion
a-event-tentative-escape-does = À partir de la messe suivante, on lance un dé à chacune. Sur le moine noir, le coupable s’échappe et la partie est finie.
a-event-catechism = Catéchisme
a-event-catechism-does = Qui tient un novice en pose un dans la cellule voisine de la sienne. Qui s’y arrête peut le regarder.
