# Monastery à la table : ce qu’elle demande, propose et raconte.

## La ligne du haut

monastery-ask-place-or-walk = posez une tuile, faites marcher vos moines ({ $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}), puis terminez
monastery-ask-place = posez une tuile, puis terminez
monastery-ask-walk = faites marcher vos moines ({ $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}), puis terminez
monastery-ask-fits-nowhere = aucune de vos tuiles ne va encore ; { $walks ->
    [true] marchez d’abord, ou échangez-en une
   *[false] échangez-en une, ou terminez
}
monastery-ask-end-placement = il n’y a plus rien à poser ni où marcher ; terminez
monastery-ask-end-or-encourage = déposez des bénédictions pour attirer les autres sur une tuile, ou terminez
monastery-ask-place-where = choisissez une place pour : { $tile }
monastery-ask-place-what = Quelle tuile poser ici ?
monastery-ask-place-so = posez-la ainsi, tournez-la, ou choisissez une autre place
monastery-ask-place-here = posez-la ici, ou choisissez une autre place
monastery-ask-walk-where = choisissez où va ce moine ; { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
monastery-ask-encourage = choisissez la tuile où déposer une bénédiction
monastery-ask-encouraging = déposez d’autres bénédictions, ou terminez
monastery-ask-end-placing = Vous pourriez encore poser une tuile. Terminer quand même ?
monastery-ask-end-buying = Vos points achètent encore une lettre ou un moine à vous. Terminer le décompte quand même ?
monastery-ask-exchange = Échanger une tuile ? Vous en piochez une et en remettez une. Une pioche ne se reprend pas.
monastery-ask-exchange-instead = Vous pourriez aussi en poser une ; un tour permet l’un ou l’autre.
monastery-ask-sure = Est-ce bien cela ?
monastery-ask-score = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
} ; { $left ->
    [one-prayer] un moine peut prier : choisissez où, puis faites le total
    [prayer] priez ou usez de vos tuiles, puis faites le total
    [prayed] votre prière est dite ; faites le total
    [icons] usez de vos tuiles, puis faites le total
   *[nothing] faites le total
}
monastery-ask-score-first = choisissez ce que vous bâtissez d’abord
monastery-ask-switch-second = choisissez la seconde lettre à échanger
monastery-ask-collect = dépensez { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $blessings ->
    [0] {""}
    [one] {" "}et { $blessings } bénédiction
   *[other] {" "}et { $blessings } bénédictions
} en lettres et en moines
monastery-ask-collect-nothing = rien à prendre avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; terminez votre décompte
monastery-ask-keep-half = remettez { $back ->
    [one] une tuile
   *[other] { $back } tuiles
}, et gardez les autres
monastery-ask-put-back = choisissez une tuile à remettre dans le sac
monastery-ask-brew = Qui restera pendant l’office, grâce à la brasserie ?
monastery-ask-elect = Les voix sont égales. Qui sera abbé ?
monastery-ask-imprison = Le nouvel abbé peut enfermer un moine. De qui ?
monastery-ask-over = La partie est finie
monastery-ask-other = { $part ->
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

monastery-do-place = Poser ici
monastery-do-advised = Faire ainsi
monastery-do-put-back = Remettre
monastery-do-collect = Prendre { $letter } pour { $cost }
monastery-do-call = Appeler un moine pour { $cost }
monastery-do-end-placement = Terminer
monastery-do-total = Total
monastery-do-total-sum = Total : { $points }
monastery-do-end-scoring = Fin du décompte
monastery-do-send-home = Renvoyer
monastery-do-pardon = Personne
monastery-do-exchange = Échanger une tuile
monastery-do-encourage = Encourager
monastery-do-almonry = Prendre une bénédiction à l’aumônerie
monastery-do-workshop = Piocher une tuile à l’atelier
monastery-do-abbots-house = Provoquer une élection

## Le plateau

monastery-board-label = Le monastère
monastery-board-walk-monk = Moine de { $who }, { $tile } : le faire marcher
monastery-board-keep-monk = Moine de { $who }, { $tile } : le garder ici
monastery-board-gap = Place vide, { $where }
monastery-board-gap-open = Place vide, { $where } : une de vos tuiles peut y aller
monastery-board-place-here = { $tile } peut aller ici, { $where }
monastery-board-ghost = { $tile }, { $where }, tournée de { $turn } degrés : pressez encore pour la poser
monastery-board-walk-to = Marcher : { $tile }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
monastery-board-walk-to-box = Marcher : { $tile }, case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
monastery-board-encourage = Déposer une bénédiction : { $tile }
monastery-board-offer-construct = Bâtir d’abord { $tile }, +{ $points }
monastery-board-offer-pray = Prier : { $tile }, +{ $points }
monastery-board-offer-almonry = Aumônerie : prendre une bénédiction, +1
monastery-board-offer-workshop = Atelier : piocher une tuile et en remettre une
monastery-board-offer-abbots-house = Maison de l’abbé : provoquer une élection
monastery-board-offer-library = Bibliothèque : échanger deux lettres
monastery-board-offer-stables = Écuries : poser une autre tuile

monastery-label-kind = { $ground }, valeur { $value }
monastery-label-box = case { $box } { $who }
monastery-label-box-empty = case { $box } vide
monastery-label-standing = { $many ->
    [one] un moine de { $who }
   *[other] { $many } moines de { $who }
}
monastery-label-praying = { $many ->
    [one] un moine de { $who } en prière
   *[other] { $many } moines de { $who } en prière
}
monastery-label-built = construite
monastery-label-full = pleine
monastery-label-unbuilt = pas encore construite
monastery-label-tokens = { $many ->
    [one] une bénédiction y est déposée
   *[other] { $many } bénédictions y sont déposées
}
monastery-label-where = colonne { $x }, rangée { $y }
monastery-label-spot-box = { $tile }, case { $box }

## Les heures et l’ordre du jeu

monastery-hours-title = Heures et ordre du jeu
monastery-hours-label = { $hour }, jour { $day }
monastery-hours-day = jour { $day }
monastery-hours-order = Ordre du jeu
monastery-hours-abbot = Abbé
monastery-hours-monks = { $many ->
    [one] { $many } moine
   *[other] { $many } moines
}
monastery-hours-tiles = { $many ->
    [one] { $many } tuile derrière l’écran
   *[other] { $many } tuiles derrière l’écran
}
monastery-hours-letters = { $many ->
    [one] { $many } grande lettre
   *[other] { $many } grandes lettres
}
monastery-hours-pool = Bénédictions en réserve : { $many }
monastery-hours-bag = Tuiles dans le sac : { $many }
monastery-hours-pool-short = réserve
monastery-hours-bag-short = sac

monastery-seat-level-novice = novice
monastery-seat-level-brother = frère
monastery-seat-level-abbot = abbé

## Les lettres

monastery-letters-title = Lettres
monastery-letters-label = Grille des lettres
monastery-letters-line = Ligne { $colour } : { $who }
monastery-letters-nobody = personne
monastery-letters-letter = { $letter }, coûte { $cost }
monastery-letters-offered = { $letter }, coûte { $cost } : à prendre pour { $strips }
monastery-letters-switch = { $letter } : à échanger
monastery-letters-cross = Des moines de { $names } attendent ici, coût { $cost }
monastery-letters-cross-offered = Des moines de { $names } attendent ici, coût { $cost } : en appeler un
monastery-letters-cross-empty = Une croix ; personne n’attend
monastery-letters-strips = Bandes
monastery-letters-strip = { $who }, { $phrase } : { $large } grandes, { $small } petites, { $left } à venir
monastery-letters-complete = complète
monastery-letters-handle = Lettres : { $left }
monastery-letters-handle-points = { $points } points, lettres : { $left }

## L’étagère

monastery-shelf-label = Derrière l’écran de { $who }
monastery-shelf-closed = Les écrans sont fermés
monastery-shelf-tiles = Tuiles
monastery-shelf-empty = Aucune tuile derrière l’écran
monastery-shelf-drawn = tout juste piochée
monastery-shelf-can-put-back = peut être remise
monastery-shelf-places = { $places ->
    [one] une place
   *[other] { $places } places
}
monastery-shelf-points = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
}
monastery-shelf-blessings = { $many ->
    [one] { $many } bénédiction
   *[other] { $many } bénédictions
}
monastery-shelf-steps = { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
monastery-shelf-tally = Les points de ce décompte
monastery-shelf-sum = Ensemble
monastery-shelf-rest = { $many ->
    [one] Le reste devient { $many } bénédiction.
   *[other] Le reste devient { $many } bénédictions.
}

## Les feuillets

monastery-slip-which-box = Quelle case ?
monastery-slip-box = Case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
monastery-slip-which-strip = { $letter } pour { $cost } : sur quelle bande ?
monastery-slip-own-strip = { $who } : grande face, trois points à la fin
monastery-slip-other-strip = { $who } : petite face, rien pour cette bande, une bénédiction pour vous
monastery-slip-which-monk = Quel moine appeler pour { $cost } ?
monastery-slip-own-monk = { $who } : un moine de plus pour vous
monastery-slip-other-monk = { $who } : un moine de plus pour l’autre
monastery-slip-monk = Un moine de { $who }
monastery-slip-go-on-placing = Continuer à poser
monastery-slip-go-on-buying = Continuer à acheter
monastery-slip-exchange = Piocher une tuile
monastery-slip-not-yet = Pas encore
monastery-card-construct = Bâtir d’abord : +{ $points }
monastery-card-pray = Prier ici : +{ $points }
monastery-card-almonry = Prendre une bénédiction
monastery-card-workshop = Piocher une tuile
monastery-card-abbots-house = Provoquer une élection
monastery-card-keep = Garder le moine ici
monastery-note-library = La bibliothèque : choisissez deux lettres de la grille à échanger, l’une après l’autre.
monastery-note-stables = Les écuries : choisissez une tuile de votre étagère et posez-la.
monastery-tab-letters = Lettres
monastery-tab-order = Heures
monastery-end-letters = Lettres
monastery-end-tiles = Tuiles restantes
monastery-end-blessings = Bénédictions
monastery-slip-turn = Tourner (R)

monastery-ask-brew-why = Les autres rentrent à l’abbatiale. Choisissez-en autant que vous voulez, l’un après l’autre ; puis renvoyez le reste.
monastery-ask-elect-why = L’ancien abbé, c’est vous : vous avez le dernier mot. L’abbé joue en premier.
monastery-ask-imprison-why = Il s’agenouille au cachot, sans marquer, jusqu’au prochain office. Ou n’enfermez personne.

## Les conseils : que ferait un frère, et pourquoi

monastery-advice-place = poser { $the } à l’endroit montré
monastery-advice-move = marcher ainsi : { $from } → { $spot }
monastery-advice-put-back = remettre { $the } dans le sac
monastery-advice-encourage = déposer une bénédiction sur { $the }
monastery-advice-construct = bâtir d’abord { $the }
monastery-advice-pray = prier { $at }
monastery-advice-switch = échanger { $letter } à la bibliothèque
monastery-advice-letter = prendre { $letter } pour la bande de { $who }, où elle ne compte pas
monastery-advice-own-letter = prendre { $letter } pour votre phrase
monastery-advice-monk = appeler un moine de { $who }
monastery-advice-own-monk = appeler un autre de vos moines
monastery-advice-keep = garder ce moine : { $spot }
monastery-advice-elect = choisir { $who } comme abbé
monastery-advice-imprison = enfermer un moine de { $who }
monastery-advice-exchange = changer une tuile
monastery-advice-end-placement = terminer le placement ; ni tuile ni pas ne promet davantage
monastery-advice-almonry = prendre une bénédiction à l’aumônerie
monastery-advice-workshop = piocher une tuile à l’atelier
monastery-advice-abbots-house = provoquer une élection
monastery-advice-total = faire le total
monastery-advice-end-scoring = terminer le décompte
monastery-advice-send-home = renvoyer les autres
monastery-advice-pardon = n’enfermer personne

monastery-because-points-now = { $many ->
    [one] Ce tour peut alors rapporter { $many } point.
   *[other] Ce tour peut alors rapporter { $many } points.
}
monastery-because-monks-moved = { $many ->
    [one] Un moine se met à l’ouvrage.
   *[other] { $many } marches mettent vos moines à l’ouvrage.
}
monastery-because-tile-placed = Posée, une tuile fait grandir le monastère ; gardée, elle n’apporte rien.
monastery-because-construct-first = Bâtie d’abord, elle sert à tout ce qui suit.
monastery-because-icon-effect = L’effet d’une tuile est gratuit, et son moine peut encore travailler ou prier.
monastery-because-prayer = { $many ->
    [one] La prière rapporte { $many } point tout de suite.
   *[other] La prière rapporte { $many } points tout de suite.
}
monastery-because-letters-own = { $many ->
    [one] Elle vaudra trois points à la fin.
   *[other] { $many } lettres de votre propre phrase sont à portée de ce décompte.
}
monastery-because-monks-bought = { $many ->
    [one] Un moine de plus marche et travaille désormais pour vous.
   *[other] { $many } moines de plus marchent et travaillent désormais pour vous.
}
monastery-because-letters-denied = { $many ->
    [one] Elle prive un rival d’une grande lettre, et vous vaut une bénédiction.
   *[other] Elles privent vos rivaux de { $many } grandes lettres, et vous valent des bénédictions.
}
monastery-because-blessings-now = { $many ->
    [one] Elle vaut une bénédiction tout de suite.
   *[other] Elle vaut { $many } bénédictions tout de suite.
}
monastery-because-tile-exchanged = Vous tenez une tuile qui pourrait vous coûter { $many } à la fin et ne trouve pas de bonne place.
monastery-because-encouragement = Une bénédiction posée là invite les autres à bâtir avec vous.
monastery-because-blessings-kept = { $many ->
    [one] Ce qui reste devient une bénédiction.
   *[other] Ce qui reste devient { $many } bénédictions.
}
monastery-because-choice = C’est ce qui promet le plus pour la suite.

## Le guide d’une première partie

monastery-guide-aim = Le but est qu’on se souvienne de vous. À la fin, chaque lettre de votre phrase vaut trois points et chaque bénédiction un ; une tuile jamais posée coûte sa valeur. Les points marqués en route achètent des lettres et des moines.
monastery-guide-place = Posez une tuile : touchez ci-dessous une tuile cerclée de rouge, puis une place. Les chemins doivent rejoindre des chemins. Dans ses cases numérotées, des moines viendront bâtir.
monastery-guide-exchange = Aucune de vos tuiles ne va à présent. Remplissez une tuile de moines, et des places s’ouvrent autour ; ou échangez : piochez une tuile et remettez-en une.
monastery-guide-walk = À présent, marchez : touchez un moine souligné de rouge, puis sa destination ; chaque tuile compte un pas. Quand toutes les cases d’une tuile ont un moine, chacun marque le nombre de sa case. Ou restez au travail : une tuile grise bâtie, l’abbaye aussi, rapporte un point à l’heure d’étude, une brune à l’heure de labeur.
monastery-guide-encourage = Il manque des bras ? Encouragez : déposez des bénédictions sur une tuile qui n’est pas pleine. Qui y vient en prend une, et vous bâtissez ensemble. C’est le dernier geste d’une manche.
monastery-guide-score = Ce qui est plein est bâti. Un moine seul dans un bâtiment peut y prier et en marquer la valeur cerclée : touchez le sceau rouge. Puis pressez le bouton du bas ; le travail se compte tout seul.
monastery-guide-pray = Un moine par décompte peut prier. Il reste à genoux jusqu’au prochain office : ni marche ni travail. Faites prier celui qui n’a rien de mieux à faire.
monastery-guide-collect = Dépensez vos points : touchez une lettre cerclée de rouge ; son prix est écrit au-dessus. Chaque lettre de votre phrase vaut trois points à la fin. Ou appelez un autre moine depuis une croix. Les prix du bas sont pour qui a complété sa phrase.
monastery-guide-service = Un office suit : ceux qui prient rentrent à l’abbaye, chacun pioche, et qui a le plus de moines à l’abbaye devient abbé et joue en premier.
monastery-guide-night = La nuit suit : tous les moines rentrent, même des cases de tuiles inachevées. La seconde nuit finit la partie.
