# Monastery : ses objets, ce qui s’y passe, ce qu’il refuse.

## Le sol des tuiles

m-ground-grey = étude
m-ground-brown = labeur
m-ground-dual = étude et labeur
m-ground-neutral = ni étude ni labeur
m-ground-feature = un agrément

## Les heures

m-hour-matins = Matines
m-hour-sext = Sexte
m-hour-vespers = Vêpres
m-hour-study = Étude
m-hour-toil = Labeur
m-hour-night = Nuit
m-hour-on-day = { $hour }, jour { $day }
m-hour-tells-service = { $hour }, un office. Les moines en prière se lèvent et rentrent, on élit l’abbé, et chacun pioche { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}.
m-hour-tells-study = Étude. On pose une tuile et on marche, puis vient le décompte. Le travail compte sur les tuiles grises.
m-hour-tells-toil = Labeur. On pose une tuile et on marche, puis vient le décompte. Le travail compte sur les tuiles brunes.
m-hour-tells-night = Nuit. Tous les moines rentrent à l’abbaye. La seconde nuit met fin à la partie.

## Ce que fait une tuile

m-does-chapel = La prière y compte double, et d’autres peuvent y prier avec vous.
m-does-almonry = Un moine debout peut y prendre une bénédiction pendant votre décompte.
m-does-farm = Au labeur, le travail y rapporte { $farm_more } points de plus.
m-does-scriptum = À l’étude, le travail y rapporte { $scriptum_more ->
    [one] un point
   *[other] { $scriptum_more } points
} de plus.
m-does-library = Un moine debout peut échanger deux lettres de la grille ; toutes deux passent sur leur petite face.
m-does-workshop = Un moine debout peut piocher une tuile et en remettre une.
m-does-stables = Un moine debout peut poser une autre tuile pendant votre décompte.
m-does-abbots-house = Un moine debout peut provoquer une élection sur-le-champ.
m-does-brewhouse = Son moine peut y passer l’office et la nuit, et ceux qu’il retient se lèvent sur place.
m-does-prison-cell = Un nouvel abbé peut y enfermer un moine de l’abbaye.
m-does-secret-way = Les moines de son propriétaire y viennent de partout pour un pas.
m-does-feature = Personne n’y travaille. Sa pose donne une bénédiction par voisine.
m-does-group-path = Les chemins reliés comptent ensemble à la construction, { $path_most } au plus.
m-does-group-field = Les champs voisins comptent ensemble à la construction, { $field_most } au plus.
m-does-group-garden = Les jardins voisins comptent ensemble à la construction, { $garden_most } au plus.
m-does-abbey = La maison de tous les moines. Un point pour l’étude ; on n’y prie pas.
m-does-dual = Sert à l’étude comme au labeur, et peut toucher l’un et l’autre.

## Ce qui s’est passé

m-log-colours-dealt = Les couleurs sont tirées : { $colours }.
m-log-hour-struck = { $hour }, jour { $day }
m-log-drew = { $who } pioche { $many ->
    [one] une tuile
   *[other] { $many } tuiles
}.
m-log-drew-known = { $who } pioche : { $tiles }.
m-log-put-back = { $who } remet une tuile dans le sac.
m-log-put-back-known = { $who } remet dans le sac : { $tiles }.
m-log-placed = { $who } pose { $the }.
m-log-moved = { $who } : un moine marche vers { $the }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}.
m-log-moved-box = { $who } : un moine marche vers { $the }, case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}.
m-log-moved-within = { $who } : un moine passe à la case { $box } { $at }.
m-log-moved-many = { $who } : { $many } déplacements, vers { $places }.
m-log-encouraged = { $who } dépose une bénédiction sur { $the }.
m-log-blessed-feature = { $who } reçoit { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} pour { $the }.
m-log-blessed-encouragement = { $who } ramasse { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} sur { $the }.
m-log-blessed-almonry = { $who } reçoit une bénédiction à l’aumônerie.
m-log-blessed-other-strip = { $who } reçoit une bénédiction pour le don d’une lettre.
m-log-blessed-unspent = { $who } reçoit { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} pour { $points ->
    [one] un point non dépensé
   *[other] { $points } points non dépensés
}.
m-log-pool-empty = La réserve de bénédictions est vide : { $many ->
    [one] { $names } en rend une
   *[other] { $names } en rendent une chacun
}.
m-log-pool-empty-nobody = La réserve de bénédictions est vide, et personne n’en a à rendre.
m-log-scoring-began = { $who } commence son décompte.
m-log-scored-boxes = { $who } marque { $points } pour avoir bâti { $the }.
m-log-scored-group = { $tiles ->
    [one] { $who } marque { $points } pour avoir bâti { $the }, sans groupe.
   *[other] { $who } marque { $points } pour avoir bâti { $the }, dans un groupe de { $tiles }.
}
m-log-scored-prayer = { $who } marque { $points } pour une prière { $at }.
m-log-scored-chapel = { $who } marque { $points } pour une prière à la chapelle.
m-log-scored-work = { $who } marque { $points } pour le travail { $at }.
m-log-scored-farm = { $who } marque { $points } de plus pour le travail à la ferme.
m-log-scored-scriptum = { $who } marque { $points } de plus pour le travail au scriptorium.
m-log-scored-many = { $who } marque { $points } : { $parts }.
m-log-flipped = La construction s’achève : { $the }.
m-log-prayed = Un moine de { $who } s’agenouille { $at }.
m-log-switched = { $who } échange deux lettres de la grille.
m-log-totalled = { $who } a { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
} à dépenser.
m-log-letter-own = { $who } prend { $letter } pour { $price }.
m-log-letter-other = { $who } prend { $letter } pour { $price } et l’offre à { $whose }.
m-log-monk-own = { $who } appelle un moine à l’abbaye pour { $price }.
m-log-monk-other = { $who } appelle un moine de { $whose } à l’abbaye pour { $price }.
m-log-phrase-completed = La phrase de { $who } est complète.
m-log-stood-up = Un moine de { $who } se lève { $at }.
m-log-kept = { $who } garde un moine { $at }.
m-log-went-home = { $who } : { $many ->
    [one] un moine rentre
   *[other] { $many } moines rentrent
} à l’abbaye.
m-log-election-called = { $who } provoque une élection.
m-log-elected-first = { $who } est le premier abbé.
m-log-elected-most = { $who } est élu abbé : le plus de moines à l’abbaye.
m-log-elected-only-other = { $who } est élu abbé, à égalité avec l’ancien.
m-log-elected-chosen = { $who } est élu abbé, choisi entre égaux.
m-log-imprisoned = { $who } enferme un moine de { $whose }.
m-log-imprisoned-own = { $who } enferme un de ses propres moines.
m-log-pardoned = { $who } n’enferme personne.
m-log-ended-last-letter = La dernière lettre est prise : la partie est finie.
m-log-ended-no-place = Plus aucune tuile ne peut être posée : la partie est finie.
m-log-ended-night = La dernière nuit tombe : la partie est finie.

m-price-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
m-price-blessings = { $blessings ->
    [one] { $blessings } bénédiction
   *[other] { $blessings } bénédictions
}
m-price-both = { $points } et { $blessings }

## Les raisons des points, en bref

m-reason-boxes = Construction : { $tile }
m-reason-group = { $tiles ->
    [one] Construction : { $tile }
   *[other] Construction : { $tile }, groupe de { $tiles }
}
m-reason-prayer = Prière : { $tile }
m-reason-chapel = Prière : chapelle
m-reason-work = Travail : { $tile }
m-reason-farm = Ferme
m-reason-scriptum = Scriptorium

m-reasons-building = Construction
m-reasons-group = Groupes
m-reasons-prayer = Prière
m-reasons-work = Travail

## Pourquoi pas

m-refusal-over = La partie est finie ; il n’y a plus rien à faire.
m-refusal-not-now = Cela appartient à un autre moment de l’heure.
m-refusal-not-drawn = Cela ne peut pas être tiré maintenant.
m-refusal-no-such-tile = Cette tuile n’est pas sur la table.
m-refusal-not-in-hand = Cette tuile n’est pas derrière votre écran.
m-refusal-already-placed = Vous avez déjà posé ou échangé votre tuile pour cette heure.
m-refusal-not-beside = Une nouvelle tuile va sur une place vide, à côté du monastère.
m-refusal-not-finished = Une nouvelle tuile doit toucher une tuile construite ou pleine.
m-refusal-dead-end = Une voie buterait ici contre un mur.
m-refusal-not-joined = Une nouvelle tuile doit être reliée à ses voisines par une voie ou une porte.
m-refusal-fits-nowhere = Elle ne peut encore être posée nulle part. Une voie doit la relier à une tuile construite ou pleine.
m-refusal-study-by-toil = L’étude grise et le labeur brun ne se touchent jamais.
m-refusal-group-too-large = Ce groupe deviendrait trop grand.
m-refusal-needless-turn = Moins tournée, la tuile a le même aspect.
m-refusal-nothing-to-exchange = Vous n’avez aucune tuile à échanger.
m-refusal-bag-empty = Le sac est vide.
m-refusal-never-in-bag = Un passage secret ne va jamais dans le sac.
m-refusal-no-monk-there = Vous n’avez aucun moine debout à cet endroit.
m-refusal-praying-monk = On ne dérange pas un moine en prière avant le prochain office.
m-refusal-settled = Ce moine est entré dans une case et y reste pour cette heure.
m-refusal-cannot-leave = Nul ne quitte une tuile pleine avant qu’elle soit construite.
m-refusal-no-such-box = Avant la construction on se tient dans une case ; après, sur le sol.
m-refusal-box-taken = Quelqu’un occupe déjà cette case.
m-refusal-full = Cette tuile est pleine.
m-refusal-same-spot = Le moine y est déjà.
m-refusal-too-far = Aucune voie n’y mène avec les pas qui vous restent.
m-refusal-wrong-cost = Le trajet coûte un autre nombre de pas.
m-refusal-not-unconstructed = Les bénédictions ne se déposent que sur une tuile ni construite ni pleine.
m-refusal-no-blessing = Vous n’avez pas de bénédiction à donner.
m-refusal-encouraging = Après l’encouragement, on ne pose ni ne marche plus pendant cette heure.
m-refusal-construct-first = Construisez d’abord vos tuiles pleines.
m-refusal-not-to-construct = Vous n’avez rien à construire ici.
m-refusal-prayed-already = Un seul moine se met en prière à chaque décompte, et c’est fait.
m-refusal-not-constructed = On ne prie que sur une tuile construite.
m-refusal-just-constructed = Cette tuile vient d’être construite ; on y priera dès l’heure suivante.
m-refusal-not-alone = Un moine ne prie que là où il est seul.
m-refusal-no-prayer-in-abbey = L’abbaye n’a pas de valeur cerclée : on n’y prie pas pour des points.
m-refusal-one-in-chapel = Vous avez déjà un moine en prière à la chapelle.
m-refusal-no-icons = Dans le jeu simplifié, ces tuiles sont sans effet.
m-refusal-not-on-table = Cette tuile n’est pas sur la table.
m-refusal-no-monk-on-icon = Vous n’avez aucun moine debout sur cette tuile.
m-refusal-prayer-on-icon = Quelqu’un prie sur cette tuile ; son effet se repose.
m-refusal-icon-used = Chaque effet sert une fois par décompte, et celui-ci a servi.
m-refusal-no-letter-there = Il n’y a pas de lettre à cet endroit de la grille.
m-refusal-letter-flipped = Une lettre déjà échangée ne l’est pas une seconde fois.
m-refusal-two-letters = On échange deux lettres différentes, toutes deux du grand côté.
m-refusal-finish-switching = Choisissez d’abord la seconde lettre à échanger.
m-refusal-no-space = Cette bande n’a plus de place pour cette lettre.
m-refusal-no-such-seat = Personne n’est assis là.
m-refusal-no-monk-waiting = Aucun moine de ce joueur n’attend là.
m-refusal-too-dear = Vous n’avez pas assez de points et de bénédictions pour cela.
m-refusal-nothing-to-keep = Vous n’avez là aucun moine à garder.
m-refusal-not-tied = L’ancien abbé doit choisir quelqu’un d’autre parmi les ex æquo.
m-refusal-nobody-in-abbey = Ce joueur n’a aucun moine à l’abbaye.

## Les chapitres des règles

m-rule-ending = La fin
m-rule-sequence = Les heures
m-rule-setting-up = Mise en place
m-rule-tile-placement = Poser une tuile
m-rule-groups = Groupes
m-rule-exchanging = Échange
m-rule-secret-ways = Passages secrets
m-rule-movement = Déplacement
m-rule-occupation = Où un moine peut se tenir
m-rule-encouragement = Encouragement
m-rule-constructing = Construction
m-rule-prayer = Prière
m-rule-chapel = La chapelle
m-rule-simpler-game = Le jeu simplifié
m-rule-icon-tiles = Tuiles à effet
m-rule-library = La bibliothèque
m-rule-letters = Les lettres
m-rule-collecting = Prendre des lettres
m-rule-brewhouse = La brasserie
m-rule-election = L’élection
m-rule-prison-cell = Le cachot

## Noms des tuiles : seul, comme objet, comme lieu

m-tile-abbey = Abbaye
m-the-abbey = l’abbaye
m-at-abbey = à l’abbaye
m-tile-secret-way-red = Passage secret
m-the-secret-way-red = le passage secret rouge
m-at-secret-way-red = au passage secret rouge
m-tile-secret-way-blue = Passage secret
m-the-secret-way-blue = le passage secret bleu
m-at-secret-way-blue = au passage secret bleu
m-tile-secret-way-green = Passage secret
m-the-secret-way-green = le passage secret vert
m-at-secret-way-green = au passage secret vert
m-tile-secret-way-yellow = Passage secret
m-the-secret-way-yellow = le passage secret jaune
m-at-secret-way-yellow = au passage secret jaune
m-tile-path-straight = Chemin
m-the-path-straight = un chemin
m-at-path-straight = sur un chemin
m-tile-path-corner = Chemin
m-the-path-corner = un chemin
m-at-path-corner = sur un chemin
m-tile-field = Champ
m-the-field = un champ
m-at-field = dans un champ
m-tile-garden = Jardin
m-the-garden = un jardin
m-at-garden = dans un jardin
m-tile-beehive = Ruche
m-the-beehive = la ruche
m-at-beehive = à la ruche
m-tile-carp-pond = Vivier
m-the-carp-pond = le vivier
m-at-carp-pond = au vivier
m-tile-dovecote = Colombier
m-the-dovecote = le colombier
m-at-dovecote = au colombier
m-tile-garderobes = Latrines
m-the-garderobes = les latrines
m-at-garderobes = aux latrines
m-tile-infirmary = Infirmerie
m-the-infirmary = l’infirmerie
m-at-infirmary = à l’infirmerie
m-tile-refectory = Réfectoire
m-the-refectory = le réfectoire
m-at-refectory = au réfectoire
m-tile-chapel = Chapelle
m-the-chapel = la chapelle
m-at-chapel = à la chapelle
m-tile-almonry = Aumônerie
m-the-almonry = l’aumônerie
m-at-almonry = à l’aumônerie
m-tile-scriptum = Scriptorium
m-the-scriptum = le scriptorium
m-at-scriptum = au scriptorium
m-tile-library = Bibliothèque
m-the-library = la bibliothèque
m-at-library = à la bibliothèque
m-tile-abbots-house = Maison de l’abbé
m-the-abbots-house = la maison de l’abbé
m-at-abbots-house = à la maison de l’abbé
m-tile-prison-cell = Cachot
m-the-prison-cell = le cachot
m-at-prison-cell = au cachot
m-tile-cloisters = Cloître
m-the-cloisters = le cloître
m-at-cloisters = au cloître
m-tile-dormitory = Dortoir
m-the-dormitory = le dortoir
m-at-dormitory = au dortoir
m-tile-chapter-house = Salle du chapitre
m-the-chapter-house = la salle du chapitre
m-at-chapter-house = à la salle du chapitre
m-tile-sacristy = Sacristie
m-the-sacristy = la sacristie
m-at-sacristy = à la sacristie
m-tile-parlour = Parloir
m-the-parlour = le parloir
m-at-parlour = au parloir
m-tile-vestry = Vestiaire
m-the-vestry = le vestiaire
m-at-vestry = au vestiaire
m-tile-warming-house = Chauffoir
m-the-warming-house = le chauffoir
m-at-warming-house = au chauffoir
m-tile-kitchen = Cuisine
m-the-kitchen = la cuisine
m-at-kitchen = à la cuisine
m-tile-workshop = Atelier
m-the-workshop = l’atelier
m-at-workshop = à l’atelier
m-tile-stables = Écuries
m-the-stables = les écuries
m-at-stables = aux écuries
m-tile-brewhouse = Brasserie
m-the-brewhouse = la brasserie
m-at-brewhouse = à la brasserie
m-tile-farm = Ferme
m-the-farm = la ferme
m-at-farm = à la ferme
m-tile-bakehouse = Fournil
m-the-bakehouse = le fournil
m-at-bakehouse = au fournil
m-tile-forge = Forge
m-the-forge = la forge
m-at-forge = à la forge
m-tile-mill = Moulin
m-the-mill = le moulin
m-at-mill = au moulin
m-tile-barn = Grange
m-the-barn = la grange
m-at-barn = à la grange

## Les scènes

m-beat-abbot = Un nouvel abbé
m-beat-phrase = Une phrase est complète
m-beat-end = La partie est finie

## Pourquoi un robot l’a fait

m-why-points-now = { $many ->
    [one] { $who } peut ainsi marquer { $many } point dans ce tour.
   *[other] { $who } peut ainsi marquer { $many } points dans ce tour.
}
m-why-monks-moved = { $many ->
    [one] Une marche, pour que le moine soit bien placé pour la suite.
   *[other] { $many } marches, pour que les moines soient bien placés pour la suite.
}
m-why-tile-placed = Une tuile jamais posée compte contre son propriétaire.
m-why-construct-first = Bâtie d’abord, elle sert à ce qui est bâti ensuite.
m-why-icon-effect = L’effet de la tuile ne coûte rien.
m-why-prayer = { $many ->
    [one] La prière rapporte tout de suite { $many } point.
   *[other] La prière rapporte tout de suite { $many } points.
}
m-why-letters-own = { $many ->
    [one] Une lettre de sa propre phrase compte { $letter_points } points à la fin.
   *[other] { $many } lettres de sa propre phrase comptent { $letter_points } points chacune à la fin.
}
m-why-monks-bought = { $many ->
    [one] { $who } a un moine de plus pour marcher et travailler.
   *[other] { $who } a { $many } moines de plus pour marcher et travailler.
}
m-why-letters-denied = { $many ->
    [one] L’adversaire ne reçoit qu’une petite lettre, et { $who } une bénédiction.
   *[other] Les adversaires ne reçoivent que de petites lettres, et { $who } des bénédictions.
}
m-why-blessings-now = { $many ->
    [one] { $who } en reçoit tout de suite une bénédiction.
   *[other] { $who } en reçoit tout de suite { $many } bénédictions.
}
m-why-encouragement = La bénédiction doit amener d’autres moines à y bâtir.
m-why-blessings-kept = { $many ->
    [one] Le reste est devenu une bénédiction.
   *[other] Le reste est devenu { $many } bénédictions.
}
