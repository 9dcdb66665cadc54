# Monastery : ses objets, ce qui s’y passe, ce qu’il refuse.

## Le sol des tuiles

monastery-ground-grey = étude
monastery-ground-brown = labeur
monastery-ground-dual = étude et labeur
monastery-ground-neutral = ni étude ni labeur
monastery-ground-feature = un agrément

## Les heures

monastery-hour-matins = Matines
monastery-hour-sext = Sexte
monastery-hour-vespers = Vêpres
monastery-hour-study = Étude
monastery-hour-toil = Labeur
monastery-hour-night = Nuit
monastery-hour-on-day = { $hour }, jour { $day }
monastery-hour-tells-service = { $hour }, un office. Les moines en prière se lèvent et rentrent, on élit l’abbé, et chacun pioche { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}.
monastery-hour-tells-study = Étude. On pose une tuile et on marche, puis vient le décompte. Le travail compte sur les tuiles grises.
monastery-hour-tells-toil = Labeur. On pose une tuile et on marche, puis vient le décompte. Le travail compte sur les tuiles brunes.
monastery-hour-tells-night = Nuit. Tous les moines rentrent à l’abbaye. La seconde nuit met fin à la partie.

## Ce que fait une tuile

monastery-does-chapel = La prière y compte double, et trois moines peuvent y prier ensemble.
monastery-does-almonry = Un moine debout peut y prendre une bénédiction pendant votre décompte.
monastery-does-farm = Au labeur, le travail y rapporte deux points de plus.
monastery-does-scriptum = À l’étude, le travail y rapporte un point de plus.
monastery-does-library = Un moine debout peut échanger deux lettres de la grille ; toutes deux passent sur leur petite face.
monastery-does-workshop = Un moine debout peut piocher une tuile et en remettre une.
monastery-does-stables = Un moine debout peut poser une autre tuile pendant votre décompte.
monastery-does-abbots-house = Un moine debout peut provoquer une élection sur-le-champ.
monastery-does-brewhouse = Son moine peut y passer l’office et la nuit, et ceux qu’il retient se lèvent sur place.
monastery-does-prison-cell = Un nouvel abbé peut y enfermer un moine de l’abbaye.
monastery-does-secret-way = Les moines de son propriétaire y viennent de partout pour un pas.
monastery-does-feature = Personne n’y travaille. Sa pose donne une bénédiction par voisine.
monastery-does-group-path = Les chemins reliés comptent ensemble à la construction, quatre au plus.
monastery-does-group-field = Les champs voisins comptent ensemble à la construction, quatre au plus.
monastery-does-group-garden = Les jardins voisins comptent ensemble à la construction, deux au plus.
monastery-does-abbey = La maison de tous les moines. Un point pour l’étude ; on n’y prie pas.
monastery-does-dual = Sert à l’étude comme au labeur, et peut toucher l’un et l’autre.

## Ce qui s’est passé

monastery-log-colours-dealt = Les couleurs sont tirées : { $colours }.
monastery-log-hour-struck = { $hour }, jour { $day }
monastery-log-drew = { $who } pioche { $many ->
    [one] une tuile
   *[other] { $many } tuiles
}.
monastery-log-drew-known = { $who } pioche : { $tiles }.
monastery-log-put-back = { $who } remet une tuile dans le sac.
monastery-log-put-back-known = { $who } remet dans le sac : { $tiles }.
monastery-log-placed = { $who } pose { $the }.
monastery-log-moved = { $who } : un moine marche vers { $the }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}.
monastery-log-moved-box = { $who } : un moine marche vers { $the }, case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}.
monastery-log-moved-within = { $who } : un moine passe à la case { $box } { $at }.
monastery-log-encouraged = { $who } dépose une bénédiction sur { $the }.
monastery-log-blessed-feature = { $who } reçoit { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} pour { $the }.
monastery-log-blessed-encouragement = { $who } ramasse { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} sur { $the }.
monastery-log-blessed-almonry = { $who } reçoit une bénédiction à l’aumônerie.
monastery-log-blessed-other-strip = { $who } reçoit une bénédiction pour le don d’une lettre.
monastery-log-blessed-unspent = { $who } reçoit { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} pour { $points ->
    [one] un point non dépensé
   *[other] { $points } points non dépensés
}.
monastery-log-pool-empty = La réserve de bénédictions est vide : une en est rendue par { $names }.
monastery-log-pool-empty-nobody = La réserve de bénédictions est vide, et personne n’en a à rendre.
monastery-log-scoring-began = { $who } commence son décompte.
monastery-log-scored-boxes = { $who } marque { $points } pour avoir bâti { $the }.
monastery-log-scored-group = { $who } marque { $points } pour avoir bâti { $the }, dans un groupe de { $tiles }.
monastery-log-scored-prayer = { $who } marque { $points } pour une prière { $at }.
monastery-log-scored-chapel = { $who } marque { $points } pour une prière à la chapelle.
monastery-log-scored-work = { $who } marque { $points } pour le travail { $at }.
monastery-log-scored-farm = { $who } marque { $points } de plus pour le travail à la ferme.
monastery-log-scored-scriptum = { $who } marque { $points } de plus pour le travail au scriptorium.
monastery-log-flipped = La construction s’achève : { $the }.
monastery-log-prayed = Un moine de { $who } s’agenouille { $at }.
monastery-log-switched = { $who } échange deux lettres de la grille.
monastery-log-totalled = { $who } a { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
} à dépenser.
monastery-log-letter-own = { $who } prend { $letter } pour { $price }.
monastery-log-letter-other = { $who } prend { $letter } pour { $price } et l’offre à { $whose }.
monastery-log-monk-own = { $who } appelle un moine à l’abbaye pour { $price }.
monastery-log-monk-other = { $who } appelle un moine de { $whose } à l’abbaye pour { $price }.
monastery-log-phrase-completed = La phrase de { $who } est complète.
monastery-log-stood-up = Un moine de { $who } se lève { $at }.
monastery-log-kept = { $who } garde un moine { $at }.
monastery-log-went-home = { $who } : { $many ->
    [one] un moine rentre
   *[other] { $many } moines rentrent
} à l’abbaye.
monastery-log-election-called = { $who } provoque une élection.
monastery-log-elected-first = { $who } est le premier abbé.
monastery-log-elected-most = { $who } est élu abbé : le plus de moines à l’abbaye.
monastery-log-elected-only-other = { $who } est élu abbé, à égalité avec l’ancien.
monastery-log-elected-chosen = { $who } est élu abbé, choisi entre égaux.
monastery-log-imprisoned = { $who } enferme un moine de { $whose }.
monastery-log-imprisoned-own = { $who } enferme un de ses propres moines.
monastery-log-pardoned = { $who } n’enferme personne.
monastery-log-ended-last-letter = La dernière lettre est prise : la partie est finie.
monastery-log-ended-no-place = Plus aucune tuile ne peut être posée : la partie est finie.
monastery-log-ended-night = La dernière nuit tombe : la partie est finie.

monastery-price-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
monastery-price-blessings = { $blessings ->
    [one] { $blessings } bénédiction
   *[other] { $blessings } bénédictions
}
monastery-price-both = { $points } et { $blessings }

## Les raisons des points, en bref

monastery-reason-boxes = Construction : { $tile }
monastery-reason-group = Construction : { $tile }, groupe de { $tiles }
monastery-reason-prayer = Prière : { $tile }
monastery-reason-chapel = Prière : chapelle
monastery-reason-work = Travail : { $tile }
monastery-reason-farm = Ferme
monastery-reason-scriptum = Scriptorium

monastery-reasons-building = Construction
monastery-reasons-group = Groupes
monastery-reasons-prayer = Prière
monastery-reasons-work = Travail

## Pourquoi pas

monastery-refusal-over = La partie est finie ; il n’y a plus rien à faire.
monastery-refusal-not-now = Cela appartient à un autre moment du tour.
monastery-refusal-not-drawn = Cela ne peut pas être tiré maintenant.
monastery-refusal-no-such-tile = Cette tuile n’est pas sur la table.
monastery-refusal-not-in-hand = Cette tuile n’est pas derrière votre écran.
monastery-refusal-already-placed = Vous avez déjà posé ou échangé votre tuile ce tour-ci.
monastery-refusal-not-beside = Une nouvelle tuile va sur une place vide, à côté du monastère.
monastery-refusal-not-finished = Une nouvelle tuile doit toucher une tuile construite ou pleine.
monastery-refusal-dead-end = Un chemin buterait ici contre un mur.
monastery-refusal-not-joined = Une nouvelle tuile doit être reliée à ses voisines par un chemin ou une porte.
monastery-refusal-fits-nowhere = Elle ne va nulle part encore. Un chemin doit la relier à une tuile construite ou pleine.
monastery-refusal-study-by-toil = L’étude grise et le labeur brun ne se touchent jamais.
monastery-refusal-group-too-large = Ce groupe deviendrait trop grand.
monastery-refusal-needless-turn = Moins tournée, la tuile a le même aspect.
monastery-refusal-nothing-to-exchange = Vous n’avez aucune tuile à échanger.
monastery-refusal-bag-empty = Le sac est vide.
monastery-refusal-never-in-bag = Un passage secret ne va jamais dans le sac.
monastery-refusal-no-monk-there = Vous n’avez aucun moine debout à cet endroit.
monastery-refusal-praying-monk = On ne dérange pas un moine en prière avant le prochain office.
monastery-refusal-settled = Ce moine est entré dans une case et y reste pour ce tour.
monastery-refusal-cannot-leave = Nul ne quitte une tuile pleine avant qu’elle soit construite.
monastery-refusal-no-such-box = Avant la construction on se tient dans une case ; après, sur le sol.
monastery-refusal-box-taken = Quelqu’un occupe déjà cette case.
monastery-refusal-full = Cette tuile est pleine.
monastery-refusal-same-spot = Le moine y est déjà.
monastery-refusal-too-far = Aucun chemin n’y mène avec les pas qui vous restent.
monastery-refusal-wrong-cost = Le chemin coûte un autre nombre de pas.
monastery-refusal-not-unconstructed = Les bénédictions ne se déposent que sur une tuile ni construite ni pleine.
monastery-refusal-no-blessing = Vous n’avez pas de bénédiction à donner.
monastery-refusal-encouraging = Après l’encouragement, on ne pose ni ne marche plus ce tour-ci.
monastery-refusal-construct-first = Construisez d’abord vos tuiles pleines.
monastery-refusal-not-to-construct = Vous n’avez rien à construire ici.
monastery-refusal-prayed-already = Un seul moine se met en prière à chaque décompte, et c’est fait.
monastery-refusal-not-constructed = On ne prie que sur une tuile construite.
monastery-refusal-just-constructed = Cette tuile vient d’être construite ; on y priera dès le tour suivant.
monastery-refusal-not-alone = Un moine ne prie que là où il est seul.
monastery-refusal-no-prayer-in-abbey = L’abbaye n’a pas de valeur cerclée : on n’y prie pas pour des points.
monastery-refusal-one-in-chapel = Vous avez déjà un moine en prière à la chapelle.
monastery-refusal-no-icons = Dans le jeu simplifié, ces tuiles sont sans effet.
monastery-refusal-not-on-table = Cette tuile n’est pas sur la table.
monastery-refusal-no-monk-on-icon = Vous n’avez aucun moine debout sur cette tuile.
monastery-refusal-prayer-on-icon = Quelqu’un prie sur cette tuile ; son effet se repose.
monastery-refusal-icon-used = Chaque effet sert une fois par décompte, et celui-ci a servi.
monastery-refusal-no-letter-there = Il n’y a pas de lettre à cet endroit de la grille.
monastery-refusal-letter-flipped = Une lettre déjà échangée ne l’est pas une seconde fois.
monastery-refusal-two-letters = On échange deux lettres différentes, toutes deux du grand côté.
monastery-refusal-finish-switching = Choisissez d’abord la seconde lettre à échanger.
monastery-refusal-no-space = Cette bande n’a plus de place pour cette lettre.
monastery-refusal-no-such-seat = Personne n’est assis là.
monastery-refusal-no-monk-waiting = Aucun moine de ce joueur n’attend là.
monastery-refusal-too-dear = Vous avez trop peu de points et de bénédictions pour cela.
monastery-refusal-nothing-to-keep = Vous n’avez là aucun moine à garder.
monastery-refusal-not-tied = L’ancien abbé doit choisir quelqu’un d’autre parmi les ex æquo.
monastery-refusal-nobody-in-abbey = Ce joueur n’a aucun moine à l’abbaye.

## Les chapitres des règles

monastery-rule-ending = La fin
monastery-rule-sequence = Les heures
monastery-rule-setting-up = Mise en place
monastery-rule-tile-placement = Poser une tuile
monastery-rule-groups = Groupes
monastery-rule-exchanging = Échange
monastery-rule-secret-ways = Passages secrets
monastery-rule-movement = Déplacement
monastery-rule-occupation = Où un moine peut se tenir
monastery-rule-encouragement = Encouragement
monastery-rule-constructing = Construction
monastery-rule-prayer = Prière
monastery-rule-chapel = La chapelle
monastery-rule-simpler-game = Le jeu simplifié
monastery-rule-icon-tiles = Tuiles à effet
monastery-rule-library = La bibliothèque
monastery-rule-letters = Les lettres
monastery-rule-collecting = Prendre des lettres
monastery-rule-brewhouse = La brasserie
monastery-rule-election = L’élection
monastery-rule-prison-cell = Le cachot

## Noms des tuiles : seul, comme objet, comme lieu

monastery-tile-abbey = Abbaye
monastery-the-abbey = l’abbaye
monastery-at-abbey = à l’abbaye
monastery-tile-secret-way-red = Passage secret
monastery-the-secret-way-red = le passage secret rouge
monastery-at-secret-way-red = au passage secret rouge
monastery-tile-secret-way-blue = Passage secret
monastery-the-secret-way-blue = le passage secret bleu
monastery-at-secret-way-blue = au passage secret bleu
monastery-tile-secret-way-green = Passage secret
monastery-the-secret-way-green = le passage secret vert
monastery-at-secret-way-green = au passage secret vert
monastery-tile-secret-way-yellow = Passage secret
monastery-the-secret-way-yellow = le passage secret jaune
monastery-at-secret-way-yellow = au passage secret jaune
monastery-tile-path-straight = Chemin
monastery-the-path-straight = un chemin
monastery-at-path-straight = sur un chemin
monastery-tile-path-corner = Chemin
monastery-the-path-corner = un chemin
monastery-at-path-corner = sur un chemin
monastery-tile-field = Champ
monastery-the-field = un champ
monastery-at-field = dans un champ
monastery-tile-garden = Jardin
monastery-the-garden = un jardin
monastery-at-garden = dans un jardin
monastery-tile-beehive = Ruche
monastery-the-beehive = la ruche
monastery-at-beehive = à la ruche
monastery-tile-carp-pond = Vivier
monastery-the-carp-pond = le vivier
monastery-at-carp-pond = au vivier
monastery-tile-dovecote = Colombier
monastery-the-dovecote = le colombier
monastery-at-dovecote = au colombier
monastery-tile-garderobes = Latrines
monastery-the-garderobes = les latrines
monastery-at-garderobes = aux latrines
monastery-tile-infirmary = Infirmerie
monastery-the-infirmary = l’infirmerie
monastery-at-infirmary = à l’infirmerie
monastery-tile-refectory = Réfectoire
monastery-the-refectory = le réfectoire
monastery-at-refectory = au réfectoire
monastery-tile-chapel = Chapelle
monastery-the-chapel = la chapelle
monastery-at-chapel = à la chapelle
monastery-tile-almonry = Aumônerie
monastery-the-almonry = l’aumônerie
monastery-at-almonry = à l’aumônerie
monastery-tile-scriptum = Scriptorium
monastery-the-scriptum = le scriptorium
monastery-at-scriptum = au scriptorium
monastery-tile-library = Bibliothèque
monastery-the-library = la bibliothèque
monastery-at-library = à la bibliothèque
monastery-tile-abbots-house = Maison de l’abbé
monastery-the-abbots-house = la maison de l’abbé
monastery-at-abbots-house = à la maison de l’abbé
monastery-tile-prison-cell = Cachot
monastery-the-prison-cell = le cachot
monastery-at-prison-cell = au cachot
monastery-tile-cloisters = Cloître
monastery-the-cloisters = le cloître
monastery-at-cloisters = au cloître
monastery-tile-dormitory = Dortoir
monastery-the-dormitory = le dortoir
monastery-at-dormitory = au dortoir
monastery-tile-chapter-house = Salle du chapitre
monastery-the-chapter-house = la salle du chapitre
monastery-at-chapter-house = à la salle du chapitre
monastery-tile-sacristy = Sacristie
monastery-the-sacristy = la sacristie
monastery-at-sacristy = à la sacristie
monastery-tile-parlour = Parloir
monastery-the-parlour = le parloir
monastery-at-parlour = au parloir
monastery-tile-vestry = Vestiaire
monastery-the-vestry = le vestiaire
monastery-at-vestry = au vestiaire
monastery-tile-warming-house = Chauffoir
monastery-the-warming-house = le chauffoir
monastery-at-warming-house = au chauffoir
monastery-tile-kitchen = Cuisine
monastery-the-kitchen = la cuisine
monastery-at-kitchen = à la cuisine
monastery-tile-workshop = Atelier
monastery-the-workshop = l’atelier
monastery-at-workshop = à l’atelier
monastery-tile-stables = Écuries
monastery-the-stables = les écuries
monastery-at-stables = aux écuries
monastery-tile-brewhouse = Brasserie
monastery-the-brewhouse = la brasserie
monastery-at-brewhouse = à la brasserie
monastery-tile-farm = Ferme
monastery-the-farm = la ferme
monastery-at-farm = à la ferme
monastery-tile-bakehouse = Fournil
monastery-the-bakehouse = le fournil
monastery-at-bakehouse = au fournil
monastery-tile-forge = Forge
monastery-the-forge = la forge
monastery-at-forge = à la forge
monastery-tile-mill = Moulin
monastery-the-mill = le moulin
monastery-at-mill = au moulin
monastery-tile-barn = Grange
monastery-the-barn = la grange
monastery-at-barn = à la grange
