# Monastery à la table : ce qu’elle demande, propose et raconte.

## La ligne du haut

ask-place-or-walk = posez une tuile, faites marcher vos moines ({ $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}), puis terminez
ask-place = posez une tuile, puis terminez
ask-walk = faites marcher vos moines ({ $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}), puis terminez
ask-fits-nowhere = aucune de vos tuiles ne va encore ; { $walks ->
    [true] marchez d’abord, ou échangez-en une
   *[false] échangez-en une, ou terminez
}
ask-end-placement = il n’y a plus rien à poser ni où marcher ; terminez
ask-end-or-encourage = déposez des bénédictions pour attirer les autres sur une tuile, ou terminez
ask-place-where = choisissez une place pour : { $tile }
ask-place-what = Quelle tuile poser ici ?
ask-place-so = posez-la ainsi, tournez-la, ou choisissez une autre place
ask-place-here = posez-la ici, ou choisissez une autre place
ask-walk-where = choisissez où va ce moine ; { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
ask-encourage = choisissez la tuile où déposer une bénédiction
ask-encouraging = déposez d’autres bénédictions, ou terminez
ask-end-placing = Vous pourriez encore poser une tuile. Terminer quand même ?
ask-end-buying = Vos points achètent encore une lettre ou un moine à vous. Terminer le décompte quand même ?
ask-exchange = Échanger une tuile ? Vous en piochez une et en remettez une. Une pioche ne se reprend pas.
ask-exchange-instead = Vous pourriez aussi en poser une ; un tour permet l’un ou l’autre.
ask-sure = Est-ce bien cela ?
ask-score = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
} ; { $left ->
    [one-prayer] un moine peut prier : choisissez où, puis faites le total
    [prayer] priez ou usez de vos tuiles, puis faites le total
    [prayed] votre prière est dite ; faites le total
    [icons] usez de vos tuiles, puis faites le total
   *[nothing] faites le total
}
ask-score-first = choisissez ce que vous bâtissez d’abord
ask-switch-second = choisissez la seconde lettre à échanger
ask-collect = dépensez { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $blessings ->
    [0] {""}
    [one] {" "}et { $blessings } bénédiction
   *[other] {" "}et { $blessings } bénédictions
} en lettres et en moines
ask-collect-nothing = rien à prendre avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; terminez votre décompte
ask-keep-half = remettez { $back ->
    [one] une tuile
   *[other] { $back } tuiles
}, et gardez les autres
ask-put-back = choisissez une tuile à remettre dans le sac
ask-brew = Qui restera pendant l’office, grâce à la brasserie ?
ask-elect = Les voix sont égales. Qui sera abbé ?
ask-imprison = Le nouvel abbé peut enfermer un moine. De qui ?
ask-over = La partie est finie
ask-other = { $part ->
    [placing] pose et marche
    [scoring] fait son décompte
    [switching] échange des lettres
    [collecting] prend des lettres et des moines
    [putting-back] remet une tuile
    [keeping] choisit ses tuiles
    [brewing] décide qui reste
    [electing] choisit l’abbé
    [imprisoning] décide qui enfermer
   *[other] est à l’œuvre
}

## Ce que l’on peut faire

do-place = Poser ici
do-advised = Faire ainsi
do-put-back = Remettre
do-collect = Prendre { $letter } pour { $cost }
do-call = Appeler un moine pour { $cost }
do-end-placement = Terminer
do-total = Total
do-total-sum = Total : { $points }
do-end-scoring = Fin du décompte
do-send-home = Renvoyer
do-pardon = Personne
do-exchange = Échanger une tuile
do-encourage = Encourager
do-almonry = Prendre une bénédiction à l’aumônerie
do-workshop = Piocher une tuile à l’atelier
do-abbots-house = Provoquer une élection

## Le plateau

board-label = Le monastère
board-walk-monk = Moine de { $who }, { $tile } : le faire marcher
board-keep-monk = Moine de { $who }, { $tile } : le garder ici
board-gap = Place vide, { $where }
board-gap-open = Place vide, { $where } : une de vos tuiles peut y aller
board-place-here = { $tile } peut aller ici, { $where }
board-ghost = { $tile }, { $where }, tournée de { $turn } degrés : pressez encore pour la poser
board-walk-to = Marcher : { $tile }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
board-walk-to-box = Marcher : { $tile }, case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
board-encourage = Déposer une bénédiction : { $tile }
board-offer-construct = Bâtir d’abord { $tile }, +{ $points }
board-offer-pray = Prier : { $tile }, +{ $points }
board-offer-almonry = Aumônerie : prendre une bénédiction, +1
board-offer-workshop = Atelier : piocher une tuile et en remettre une
board-offer-abbots-house = Maison de l’abbé : provoquer une élection
board-offer-library = Bibliothèque : échanger deux lettres
board-offer-stables = Écuries : poser une autre tuile

label-kind = { $ground }, valeur { $value }
label-box = case { $box } { $who }
label-box-empty = case { $box } vide
label-standing = { $many ->
    [one] un moine de { $who }
   *[other] { $many } moines de { $who }
}
label-praying = { $many ->
    [one] un moine de { $who } en prière
   *[other] { $many } moines de { $who } en prière
}
label-built = construite
label-full = pleine
label-unbuilt = pas encore construite
label-tokens = { $many ->
    [one] une bénédiction y est déposée
   *[other] { $many } bénédictions y sont déposées
}
label-where = colonne { $x }, rangée { $y }
label-spot-box = { $tile }, case { $box }

## Les heures et l’ordre du jeu

hours-title = Heures et ordre du jeu
hours-label = { $hour }, jour { $day }
hours-day = jour { $day }
hours-order = Ordre du jeu
hours-abbot = Abbé
hours-monks = { $many ->
    [one] { $many } moine
   *[other] { $many } moines
}
hours-tiles = { $many ->
    [one] { $many } tuile derrière l’écran
   *[other] { $many } tuiles derrière l’écran
}
hours-letters = { $many ->
    [one] { $many } grande lettre
   *[other] { $many } grandes lettres
}
hours-pool = Bénédictions en réserve : { $many }
hours-bag = Tuiles dans le sac : { $many }
hours-pool-short = réserve
hours-bag-short = sac

seat-level-novice = novice
seat-level-brother = frère
seat-level-abbot = abbé

## Les lettres

letters-title = Lettres
letters-label = Grille des lettres
letters-line = Ligne { $colour } : { $who }
letters-nobody = personne
letters-letter = { $letter }, coûte { $cost }
letters-offered = { $letter }, coûte { $cost } : à prendre pour { $strips }
letters-switch = { $letter } : à échanger
letters-cross = Des moines de { $names } attendent ici, coût { $cost }
letters-cross-offered = Des moines de { $names } attendent ici, coût { $cost } : en appeler un
letters-cross-empty = Une croix ; personne n’attend
letters-strips = Bandes
letters-strip = { $who }, { $phrase } : { $large } grandes, { $small } petites, { $left } à venir
letters-complete = complète
letters-handle = Lettres : { $left }
letters-handle-points = { $points } points, lettres : { $left }

## L’étagère

shelf-label = Derrière l’écran de { $who }
shelf-closed = Les écrans sont fermés
shelf-tiles = Tuiles
shelf-empty = Aucune tuile derrière l’écran
shelf-drawn = tout juste piochée
shelf-can-put-back = peut être remise
shelf-places = { $places ->
    [one] une place
   *[other] { $places } places
}
shelf-points = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
}
shelf-blessings = { $many ->
    [one] { $many } bénédiction
   *[other] { $many } bénédictions
}
shelf-steps = { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
shelf-tally = Les points de ce décompte
shelf-sum = Ensemble
shelf-rest = { $many ->
    [one] Le reste devient { $many } bénédiction.
   *[other] Le reste devient { $many } bénédictions.
}

## Les feuillets

slip-which-box = Quelle case ?
slip-box = Case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
slip-which-strip = { $letter } pour { $cost } : sur quelle bande ?
slip-own-strip = { $who } : grande face, trois points à la fin
slip-other-strip = { $who } : petite face, rien pour cette bande, une bénédiction pour vous
slip-which-monk = Quel moine appeler pour { $cost } ?
slip-own-monk = { $who } : un moine de plus pour vous
slip-other-monk = { $who } : un moine de plus pour l’autre
slip-monk = Un moine de { $who }
slip-go-on-placing = Continuer à poser
slip-go-on-buying = Continuer à acheter
slip-exchange = Piocher une tuile
slip-not-yet = Pas encore
card-construct = Bâtir d’abord : +{ $points }
card-pray = Prier ici : +{ $points }
card-almonry = Prendre une bénédiction
card-workshop = Piocher une tuile
card-abbots-house = Provoquer une élection
card-keep = Garder le moine ici
note-library = La bibliothèque : choisissez deux lettres de la grille à échanger, l’une après l’autre.
note-stables = Les écuries : choisissez une tuile de votre étagère et posez-la.
tab-letters = Lettres
tab-order = Heures
end-letters = Lettres
end-tiles = Tuiles restantes
end-blessings = Bénédictions
slip-turn = Tourner (R)

ask-brew-why = Les autres rentrent à l’abbatiale. Choisissez-en autant que vous voulez, l’un après l’autre ; puis renvoyez le reste.
ask-elect-why = L’ancien abbé, c’est vous : vous avez le dernier mot. L’abbé joue en premier.
ask-imprison-why = Il s’agenouille au cachot, sans marquer, jusqu’au prochain office. Ou n’enfermez personne.

## Les conseils : que ferait un frère, et pourquoi

advice-place = poser { $the } à l’endroit montré
advice-move = marcher ainsi : { $from } → { $spot }
advice-put-back = remettre { $the } dans le sac
advice-encourage = déposer une bénédiction sur { $the }
advice-construct = bâtir d’abord { $the }
advice-pray = prier { $at }
advice-switch = échanger { $letter } à la bibliothèque
advice-letter = prendre { $letter } pour la bande de { $who }, où elle ne compte pas
advice-own-letter = prendre { $letter } pour votre phrase
advice-monk = appeler un moine de { $who }
advice-own-monk = appeler un autre de vos moines
advice-keep = garder ce moine : { $spot }
advice-elect = choisir { $who } comme abbé
advice-imprison = enfermer un moine de { $who }
advice-exchange = changer une tuile
advice-end-placement = terminer le placement ; ni tuile ni pas ne promet davantage
advice-almonry = prendre une bénédiction à l’aumônerie
advice-workshop = piocher une tuile à l’atelier
advice-abbots-house = provoquer une élection
advice-total = faire le total
advice-end-scoring = terminer le décompte
advice-send-home = renvoyer les autres
advice-pardon = n’enfermer personne

because-points-now = { $many ->
    [one] Ce tour peut alors rapporter { $many } point.
   *[other] Ce tour peut alors rapporter { $many } points.
}
because-monks-moved = { $many ->
    [one] Un moine se met à l’ouvrage.
   *[other] { $many } marches mettent vos moines à l’ouvrage.
}
because-tile-placed = Posée, une tuile fait grandir le monastère ; gardée, elle n’apporte rien.
because-construct-first = Bâtie d’abord, elle sert à tout ce qui suit.
because-icon-effect = L’effet d’une tuile est gratuit, et son moine peut encore travailler ou prier.
because-prayer = { $many ->
    [one] La prière rapporte { $many } point tout de suite.
   *[other] La prière rapporte { $many } points tout de suite.
}
because-letters-own = { $many ->
    [one] Elle vaudra trois points à la fin.
   *[other] { $many } lettres de votre propre phrase sont à portée de ce décompte.
}
because-monks-bought = { $many ->
    [one] Un moine de plus marche et travaille désormais pour vous.
   *[other] { $many } moines de plus marchent et travaillent désormais pour vous.
}
because-letters-denied = { $many ->
    [one] Elle prive un rival d’une grande lettre, et vous vaut une bénédiction.
   *[other] Elles privent vos rivaux de { $many } grandes lettres, et vous valent des bénédictions.
}
because-blessings-now = { $many ->
    [one] Elle vaut une bénédiction tout de suite.
   *[other] Elle vaut { $many } bénédictions tout de suite.
}
because-tile-exchanged = Vous tenez une tuile qui pourrait vous coûter { $many } à la fin et ne trouve pas de bonne place.
because-encouragement = Une bénédiction posée là invite les autres à bâtir avec vous.
because-blessings-kept = { $many ->
    [one] Ce qui reste devient une bénédiction.
   *[other] Ce qui reste devient { $many } bénédictions.
}
because-choice = C’est ce qui promet le plus pour la suite.

## Le guide d’une première partie

guide-aim = Le but est qu’on se souvienne de vous. À la fin, chaque lettre de votre phrase vaut trois points et chaque bénédiction un ; une tuile jamais posée coûte sa valeur. Les points marqués en route achètent des lettres et des moines.
guide-place = Posez une tuile : touchez ci-dessous une tuile cerclée de rouge, puis une place. Les chemins doivent rejoindre des chemins. Dans ses cases numérotées, des moines viendront bâtir.
guide-exchange = Aucune de vos tuiles ne va à présent. Remplissez une tuile de moines, et des places s’ouvrent autour ; ou échangez : piochez une tuile et remettez-en une.
guide-walk = À présent, marchez : touchez un moine souligné de rouge, puis sa destination ; chaque tuile compte un pas. Quand toutes les cases d’une tuile ont un moine, chacun marque le nombre de sa case. Ou restez au travail : une tuile grise bâtie, l’abbaye aussi, rapporte un point à l’heure d’étude, une brune à l’heure de labeur.
guide-encourage = Il manque des bras ? Encouragez : déposez des bénédictions sur une tuile qui n’est pas pleine. Qui y vient en prend une, et vous bâtissez ensemble. C’est le dernier geste d’une manche.
guide-score = Ce qui est plein est bâti. Un moine seul dans un bâtiment peut y prier et en marquer la valeur cerclée : touchez le sceau rouge. Puis pressez le bouton du bas ; le travail se compte tout seul.
guide-pray = Un moine par décompte peut prier. Il reste à genoux jusqu’au prochain office : ni marche ni travail. Faites prier celui qui n’a rien de mieux à faire.
guide-collect = Dépensez vos points : touchez une lettre cerclée de rouge ; son prix est écrit au-dessus. Chaque lettre de votre phrase vaut trois points à la fin. Ou appelez un autre moine depuis une croix. Les prix du bas sont pour qui a complété sa phrase.
guide-service = Un office suit : ceux qui prient rentrent à l’abbaye, chacun pioche, et qui a le plus de moines à l’abbaye devient abbé et joue en premier.
guide-night = La nuit suit : tous les moines rentrent, même des cases de tuiles inachevées. La seconde nuit finit la partie.
