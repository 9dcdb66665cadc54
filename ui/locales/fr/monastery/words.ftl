# Monastery : ses objets, ce qui s’y passe, ce qu’il refuse.

## Le sol des tuiles

ground-grey = étude
ground-brown = labeur
ground-dual = étude et labeur
ground-neutral = ni étude ni labeur
ground-feature = un agrément

## Les heures

hour-matins = Matines
hour-sext = Sexte
hour-vespers = Vêpres
hour-study = Étude
hour-toil = Labeur
hour-night = Nuit
hour-on-day = { $hour }, jour { $day }
hour-tells-service = { $hour }, un office. Les moines en prière se lèvent et rentrent, on élit l’abbé, et chacun pioche { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}.
hour-tells-study = Étude. On pose une tuile et on marche, puis vient le décompte. Le travail compte sur les tuiles grises.
hour-tells-toil = Labeur. On pose une tuile et on marche, puis vient le décompte. Le travail compte sur les tuiles brunes.
hour-tells-night = Nuit. Tous les moines rentrent à l’abbaye. La seconde nuit met fin à la partie.

## Ce que fait une tuile

does-chapel = La prière y compte double, et trois moines peuvent y prier ensemble.
does-almonry = Un moine debout peut y prendre une bénédiction pendant votre décompte.
does-farm = Au labeur, le travail y rapporte deux points de plus.
does-scriptum = À l’étude, le travail y rapporte un point de plus.
does-library = Un moine debout peut échanger deux lettres de la grille ; toutes deux passent sur leur petite face.
does-workshop = Un moine debout peut piocher une tuile et en remettre une.
does-stables = Un moine debout peut poser une autre tuile pendant votre décompte.
does-abbots-house = Un moine debout peut provoquer une élection sur-le-champ.
does-brewhouse = Son moine peut y passer l’office et la nuit, et ceux qu’il retient se lèvent sur place.
does-prison-cell = Un nouvel abbé peut y enfermer un moine de l’abbaye.
does-secret-way = Les moines de son propriétaire y viennent de partout pour un pas.
does-feature = Personne n’y travaille. Sa pose donne une bénédiction par voisine.
does-group-path = Les chemins reliés comptent ensemble à la construction, quatre au plus.
does-group-field = Les champs voisins comptent ensemble à la construction, quatre au plus.
does-group-garden = Les jardins voisins comptent ensemble à la construction, deux au plus.
does-abbey = La maison de tous les moines. Un point pour l’étude ; on n’y prie pas.
does-dual = Sert à l’étude comme au labeur, et peut toucher l’un et l’autre.

## Ce qui s’est passé

told-colours-dealt = Les couleurs sont tirées : { $colours }.
told-hour-struck = { $hour }, jour { $day }
told-drew = { $who } pioche { $many ->
    [one] une tuile
   *[other] { $many } tuiles
}.
told-drew-known = { $who } pioche : { $tiles }.
told-put-back = { $who } remet une tuile dans le sac.
told-put-back-known = { $who } remet dans le sac : { $tiles }.
told-placed = { $who } pose { $the }.
told-moved = { $who } : un moine marche vers { $the }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}.
told-moved-box = { $who } : un moine marche vers { $the }, case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}.
told-moved-within = { $who } : un moine passe à la case { $box } { $at }.
told-encouraged = { $who } dépose une bénédiction sur { $the }.
told-blessed-feature = { $who } reçoit { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} pour { $the }.
told-blessed-encouragement = { $who } ramasse { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} sur { $the }.
told-blessed-almonry = { $who } reçoit une bénédiction à l’aumônerie.
told-blessed-other-strip = { $who } reçoit une bénédiction pour le don d’une lettre.
told-blessed-unspent = { $who } reçoit { $many ->
    [one] une bénédiction
   *[other] { $many } bénédictions
} pour { $points ->
    [one] un point non dépensé
   *[other] { $points } points non dépensés
}.
told-pool-empty = La réserve de bénédictions est vide : une en est rendue par { $names }.
told-pool-empty-nobody = La réserve de bénédictions est vide, et personne n’en a à rendre.
told-scoring-began = { $who } commence son décompte.
told-scored-boxes = { $who } marque { $points } pour avoir bâti { $the }.
told-scored-group = { $who } marque { $points } pour avoir bâti { $the }, dans un groupe de { $tiles }.
told-scored-prayer = { $who } marque { $points } pour une prière { $at }.
told-scored-chapel = { $who } marque { $points } pour une prière à la chapelle.
told-scored-work = { $who } marque { $points } pour le travail { $at }.
told-scored-farm = { $who } marque { $points } de plus pour le travail à la ferme.
told-scored-scriptum = { $who } marque { $points } de plus pour le travail au scriptorium.
told-flipped = La construction s’achève : { $the }.
told-prayed = Un moine de { $who } s’agenouille { $at }.
told-switched = { $who } échange deux lettres de la grille.
told-totalled = { $who } a { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
} à dépenser.
told-letter-own = { $who } prend { $letter } pour { $price }.
told-letter-other = { $who } prend { $letter } pour { $price } et l’offre à { $whose }.
told-monk-own = { $who } appelle un moine à l’abbaye pour { $price }.
told-monk-other = { $who } appelle un moine de { $whose } à l’abbaye pour { $price }.
told-phrase-completed = La phrase de { $who } est complète.
told-stood-up = Un moine de { $who } se lève { $at }.
told-kept = { $who } garde un moine { $at }.
told-went-home = { $who } : { $many ->
    [one] un moine rentre
   *[other] { $many } moines rentrent
} à l’abbaye.
told-election-called = { $who } provoque une élection.
told-elected-first = { $who } est le premier abbé.
told-elected-most = { $who } est élu abbé : le plus de moines à l’abbaye.
told-elected-only-other = { $who } est élu abbé, à égalité avec l’ancien.
told-elected-chosen = { $who } est élu abbé, choisi entre égaux.
told-imprisoned = { $who } enferme un moine de { $whose }.
told-imprisoned-own = { $who } enferme un de ses propres moines.
told-pardoned = { $who } n’enferme personne.
told-ended-last-letter = La dernière lettre est prise : la partie est finie.
told-ended-no-place = Plus aucune tuile ne peut être posée : la partie est finie.
told-ended-night = La dernière nuit tombe : la partie est finie.

price-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
price-blessings = { $blessings ->
    [one] { $blessings } bénédiction
   *[other] { $blessings } bénédictions
}
price-both = { $points } et { $blessings }

## Les raisons des points, en bref

reason-boxes = Construction : { $tile }
reason-group = Construction : { $tile }, groupe de { $tiles }
reason-prayer = Prière : { $tile }
reason-chapel = Prière : chapelle
reason-work = Travail : { $tile }
reason-farm = Ferme
reason-scriptum = Scriptorium

reasons-building = Construction
reasons-group = Groupes
reasons-prayer = Prière
reasons-work = Travail

## Pourquoi pas

refusal-over = La partie est finie ; il n’y a plus rien à faire.
refusal-not-now = Cela appartient à un autre moment du tour.
refusal-not-drawn = Cela ne peut pas être tiré maintenant.
refusal-no-such-tile = Cette tuile n’est pas sur la table.
refusal-not-in-hand = Cette tuile n’est pas derrière votre écran.
refusal-already-placed = Vous avez déjà posé ou échangé votre tuile ce tour-ci.
refusal-not-beside = Une nouvelle tuile va sur une place vide, à côté du monastère.
refusal-not-finished = Une nouvelle tuile doit toucher une tuile construite ou pleine.
refusal-dead-end = Un chemin buterait ici contre un mur.
refusal-not-joined = Une nouvelle tuile doit être reliée à ses voisines par un chemin ou une porte.
refusal-fits-nowhere = Elle ne va nulle part encore. Un chemin doit la relier à une tuile construite ou pleine.
refusal-study-by-toil = L’étude grise et le labeur brun ne se touchent jamais.
refusal-group-too-large = Ce groupe deviendrait trop grand.
refusal-needless-turn = Moins tournée, la tuile a le même aspect.
refusal-nothing-to-exchange = Vous n’avez aucune tuile à échanger.
refusal-bag-empty = Le sac est vide.
refusal-never-in-bag = Un passage secret ne va jamais dans le sac.
refusal-no-monk-there = Vous n’avez aucun moine debout à cet endroit.
refusal-praying-monk = On ne dérange pas un moine en prière avant le prochain office.
refusal-settled = Ce moine est entré dans une case et y reste pour ce tour.
refusal-cannot-leave = Nul ne quitte une tuile pleine avant qu’elle soit construite.
refusal-no-such-box = Avant la construction on se tient dans une case ; après, sur le sol.
refusal-box-taken = Quelqu’un occupe déjà cette case.
refusal-full = Cette tuile est pleine.
refusal-same-spot = Le moine y est déjà.
refusal-too-far = Aucun chemin n’y mène avec les pas qui vous restent.
refusal-wrong-cost = Le chemin coûte un autre nombre de pas.
refusal-not-unconstructed = Les bénédictions ne se déposent que sur une tuile ni construite ni pleine.
refusal-no-blessing = Vous n’avez pas de bénédiction à donner.
refusal-encouraging = Après l’encouragement, on ne pose ni ne marche plus ce tour-ci.
refusal-construct-first = Construisez d’abord vos tuiles pleines.
refusal-not-to-construct = Vous n’avez rien à construire ici.
refusal-prayed-already = Un seul moine se met en prière à chaque décompte, et c’est fait.
refusal-not-constructed = On ne prie que sur une tuile construite.
refusal-just-constructed = Cette tuile vient d’être construite ; on y priera dès le tour suivant.
refusal-not-alone = Un moine ne prie que là où il est seul.
refusal-no-prayer-in-abbey = L’abbaye n’a pas de valeur cerclée : on n’y prie pas pour des points.
refusal-one-in-chapel = Vous avez déjà un moine en prière à la chapelle.
refusal-no-icons = Dans le jeu simplifié, ces tuiles sont sans effet.
refusal-not-on-table = Cette tuile n’est pas sur la table.
refusal-no-monk-on-icon = Vous n’avez aucun moine debout sur cette tuile.
refusal-prayer-on-icon = Quelqu’un prie sur cette tuile ; son effet se repose.
refusal-icon-used = Chaque effet sert une fois par décompte, et celui-ci a servi.
refusal-no-letter-there = Il n’y a pas de lettre à cet endroit de la grille.
refusal-letter-flipped = Une lettre déjà échangée ne l’est pas une seconde fois.
refusal-two-letters = On échange deux lettres différentes, toutes deux du grand côté.
refusal-finish-switching = Choisissez d’abord la seconde lettre à échanger.
refusal-no-space = Cette bande n’a plus de place pour cette lettre.
refusal-no-such-seat = Personne n’est assis là.
refusal-no-monk-waiting = Aucun moine de ce joueur n’attend là.
refusal-too-dear = Vous avez trop peu de points et de bénédictions pour cela.
refusal-nothing-to-keep = Vous n’avez là aucun moine à garder.
refusal-not-tied = L’ancien abbé doit choisir quelqu’un d’autre parmi les ex æquo.
refusal-nobody-in-abbey = Ce joueur n’a aucun moine à l’abbaye.

## Les chapitres des règles

rule-ending = La fin
rule-sequence = Les heures
rule-setting-up = Mise en place
rule-tile-placement = Poser une tuile
rule-groups = Groupes
rule-exchanging = Échange
rule-secret-ways = Passages secrets
rule-movement = Déplacement
rule-occupation = Où un moine peut se tenir
rule-encouragement = Encouragement
rule-constructing = Construction
rule-prayer = Prière
rule-chapel = La chapelle
rule-simpler-game = Le jeu simplifié
rule-icon-tiles = Tuiles à effet
rule-library = La bibliothèque
rule-letters = Les lettres
rule-collecting = Prendre des lettres
rule-brewhouse = La brasserie
rule-election = L’élection
rule-prison-cell = Le cachot

## Noms des tuiles : seul, comme objet, comme lieu

tile-abbey = Abbaye
the-abbey = l’abbaye
at-abbey = à l’abbaye
tile-secret-way-red = Passage secret
the-secret-way-red = le passage secret rouge
at-secret-way-red = au passage secret rouge
tile-secret-way-blue = Passage secret
the-secret-way-blue = le passage secret bleu
at-secret-way-blue = au passage secret bleu
tile-secret-way-green = Passage secret
the-secret-way-green = le passage secret vert
at-secret-way-green = au passage secret vert
tile-secret-way-yellow = Passage secret
the-secret-way-yellow = le passage secret jaune
at-secret-way-yellow = au passage secret jaune
tile-path-straight = Chemin
the-path-straight = un chemin
at-path-straight = sur un chemin
tile-path-corner = Chemin
the-path-corner = un chemin
at-path-corner = sur un chemin
tile-field = Champ
the-field = un champ
at-field = dans un champ
tile-garden = Jardin
the-garden = un jardin
at-garden = dans un jardin
tile-beehive = Ruche
the-beehive = la ruche
at-beehive = à la ruche
tile-carp-pond = Vivier
the-carp-pond = le vivier
at-carp-pond = au vivier
tile-dovecote = Colombier
the-dovecote = le colombier
at-dovecote = au colombier
tile-garderobes = Latrines
the-garderobes = les latrines
at-garderobes = aux latrines
tile-infirmary = Infirmerie
the-infirmary = l’infirmerie
at-infirmary = à l’infirmerie
tile-refectory = Réfectoire
the-refectory = le réfectoire
at-refectory = au réfectoire
tile-chapel = Chapelle
the-chapel = la chapelle
at-chapel = à la chapelle
tile-almonry = Aumônerie
the-almonry = l’aumônerie
at-almonry = à l’aumônerie
tile-scriptum = Scriptorium
the-scriptum = le scriptorium
at-scriptum = au scriptorium
tile-library = Bibliothèque
the-library = la bibliothèque
at-library = à la bibliothèque
tile-abbots-house = Maison de l’abbé
the-abbots-house = la maison de l’abbé
at-abbots-house = à la maison de l’abbé
tile-prison-cell = Cachot
the-prison-cell = le cachot
at-prison-cell = au cachot
tile-cloisters = Cloître
the-cloisters = le cloître
at-cloisters = au cloître
tile-dormitory = Dortoir
the-dormitory = le dortoir
at-dormitory = au dortoir
tile-chapter-house = Salle du chapitre
the-chapter-house = la salle du chapitre
at-chapter-house = à la salle du chapitre
tile-sacristy = Sacristie
the-sacristy = la sacristie
at-sacristy = à la sacristie
tile-parlour = Parloir
the-parlour = le parloir
at-parlour = au parloir
tile-vestry = Vestiaire
the-vestry = le vestiaire
at-vestry = au vestiaire
tile-warming-house = Chauffoir
the-warming-house = le chauffoir
at-warming-house = au chauffoir
tile-kitchen = Cuisine
the-kitchen = la cuisine
at-kitchen = à la cuisine
tile-workshop = Atelier
the-workshop = l’atelier
at-workshop = à l’atelier
tile-stables = Écuries
the-stables = les écuries
at-stables = aux écuries
tile-brewhouse = Brasserie
the-brewhouse = la brasserie
at-brewhouse = à la brasserie
tile-farm = Ferme
the-farm = la ferme
at-farm = à la ferme
tile-bakehouse = Fournil
the-bakehouse = le fournil
at-bakehouse = au fournil
tile-forge = Forge
the-forge = la forge
at-forge = à la forge
tile-mill = Moulin
the-mill = le moulin
at-mill = au moulin
tile-barn = Grange
the-barn = la grange
at-barn = à la grange
