# Monastery à la table : ce qu’elle demande, propose et raconte.

## La ligne du haut

m-ask-place-or-walk = posez une tuile, faites marcher vos moines ({ $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}), puis terminez
m-ask-place = posez une tuile, puis terminez
m-ask-walk = faites marcher vos moines ({ $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}), puis terminez
m-ask-fits-nowhere = aucune de vos tuiles ne peut encore être posée ; { $walks ->
    [true] marchez d’abord, ou échangez-en une
   *[false] échangez-en une, ou terminez
}
m-ask-end-placement = il n’y a plus rien à poser ni où marcher ; terminez
m-ask-end-or-encourage = déposez des bénédictions pour attirer les autres sur une tuile, ou terminez
m-ask-place-where = choisissez une place pour : { $tile }
m-ask-place-what = Quelle tuile poser ici ?
m-ask-place-so = posez-la ainsi, tournez-la, ou choisissez une autre place
m-ask-place-brings = { $many ->
    [one] une bénédiction pour vous :
   *[other] { $many } bénédictions pour vous :
}
m-ask-place-here = posez-la ici, ou choisissez une autre place
m-ask-walk-where = choisissez où va ce moine ; { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
m-ask-encourage = choisissez la tuile où déposer une bénédiction
m-ask-encouraging = déposez d’autres bénédictions, ou terminez
m-ask-end-placing = Vous pourriez encore poser une tuile. Terminer quand même ?
m-ask-end-walking = { $steps ->
    [one] Il reste un pas à vos moines.
   *[other] Il reste { $steps } pas à vos moines.
} Terminer quand même ?
m-ask-end-buying = Vos points achètent encore une lettre ou un moine à vous. Terminer le décompte quand même ?
m-ask-exchange = Échanger une tuile ? Vous en piochez une et en remettez une. Une pioche ne s’annule pas.
m-ask-exchange-instead = Vous pourriez aussi en poser une : c’est l’un ou l’autre à chaque heure.
m-ask-sure = Est-ce bien ce que vous voulez ?
m-ask-score = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
} ; { $left ->
    [one-prayer] un moine peut prier : choisissez où, puis faites le total
    [may-pray] un moine peut prier, puis faites le total
    [prayer] priez ou usez de vos tuiles, puis faites le total
    [prayed] votre prière est dite ; faites le total
    [icons] usez de vos tuiles, puis faites le total
   *[nothing] faites le total
}
m-ask-score-first = choisissez ce que vous bâtissez d’abord
m-ask-switch-second = choisissez la seconde lettre à échanger
m-ask-collect = dépensez { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $blessings ->
    [0] {""}
    [one] {" "}et { $blessings } bénédiction
   *[other] {" "}et { $blessings } bénédictions
} en lettres et en moines
m-ask-collect-blessings = dépensez { $blessings ->
    [one] { $blessings } bénédiction
   *[other] { $blessings } bénédictions
} en lettres et en moines
m-ask-collect-nothing = { $points ->
    [0] rien à dépenser
    [one] rien à prendre avec { $points } point
   *[other] rien à prendre avec { $points } points
} ; terminez votre décompte
m-ask-keep-half = remettez { $back ->
    [one] une tuile
   *[other] { $back } tuiles
}, et gardez les autres
m-ask-put-back = choisissez une tuile à remettre dans le sac
m-ask-brew = Qui restera pendant l’office, grâce à la brasserie ?
m-ask-elect = Les voix sont égales. Qui sera abbé ?
m-ask-imprison = Le nouvel abbé peut enfermer un moine. De qui ?
m-ask-over = La partie est finie
m-ask-other = { $part ->
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

m-do-place = Poser ici
m-do-advised = Faire cela
m-do-put-back = Remettre
m-do-collect = Prendre { $letter } pour { $cost }
m-do-call = Appeler un moine pour { $cost }
m-do-end-placement = Terminer
m-do-total = Total
m-do-total-sum = Total : { $points }
m-do-end-scoring = Fin du décompte
m-do-send-home = Renvoyer
m-do-pardon = Personne
m-do-exchange = Échanger une tuile
m-do-encourage = Encourager
m-do-almonry = Prendre une bénédiction à l’aumônerie
m-do-workshop = Piocher une tuile à l’atelier
m-do-abbots-house = Provoquer une élection

## Le plateau

m-board-label = Le monastère
m-board-walk-monk = Moine de { $who }, { $tile } : le faire marcher
m-board-keep-monk = Moine de { $who }, { $tile } : le garder ici
m-board-gap = Place vide, { $where }
m-board-gap-open = Place vide, { $where } : une de vos tuiles peut y aller
m-board-place-here = { $tile } peut aller ici, { $where }
m-board-ghost = { $tile }, { $where }, tournée de { $turn } degrés : appuyez encore pour la poser
m-board-walk-to = Marcher : { $tile }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
m-board-walk-to-box = Marcher : { $tile }, case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
m-board-encourage = Déposer une bénédiction : { $tile }
m-board-offer-construct = Bâtir d’abord { $tile }, +{ $points }
m-board-offer-pray = Prier : { $tile }, +{ $points }
m-board-offer-almonry = Aumônerie : prendre une bénédiction, +1
m-board-offer-workshop = Atelier : piocher une tuile et en remettre une
m-board-offer-abbots-house = Maison de l’abbé : provoquer une élection
m-board-offer-library = Bibliothèque : échanger deux lettres
m-board-offer-stables = Écuries : poser une autre tuile

m-label-kind = { $ground }, valeur { $value }
m-label-box = case { $box } : { $who }
m-label-box-empty = case { $box } vide
m-label-standing = { $many ->
    [one] un moine de { $who }
   *[other] { $many } moines de { $who }
}
m-label-praying = { $many ->
    [one] un moine de { $who } en prière
   *[other] { $many } moines de { $who } en prière
}
m-label-built = construite
m-label-full = pleine
m-label-unbuilt = pas encore construite
m-label-tokens = { $many ->
    [one] une bénédiction y est déposée
   *[other] { $many } bénédictions y sont déposées
}
m-label-where = { $y ->
    [0] sur la première rangée de l’abbaye
    [one] une rangée plus { $down ->
        [above] haut
       *[below] bas
      }
   *[other] { $y } rangées plus { $down ->
        [above] haut
       *[below] bas
      }
}, { $x ->
    [0] dans sa première colonne
    [one] une colonne { $across ->
        [left] à gauche
       *[right] à droite
      }
   *[other] { $x } colonnes { $across ->
        [left] à gauche
       *[right] à droite
      }
}
m-label-secret-way = Passage secret : { $colour }
m-label-spot-box = { $tile }, case { $box }

## Les heures et l’ordre du jeu

m-hours-title = Heures et ordre du jeu
m-hours-label = { $hour }, jour { $day }
m-hours-day = jour { $day }
m-hours-order = Ordre du jeu
m-hours-abbot = Abbé
m-hours-monks = { $many ->
    [one] { $many } moine
   *[other] { $many } moines
}
m-hours-tiles = { $many ->
    [one] { $many } tuile derrière l’écran
   *[other] { $many } tuiles derrière l’écran
}
m-hours-letters = { $many ->
    [one] { $many } grande lettre
   *[other] { $many } grandes lettres
}
m-hours-pool = Bénédictions en réserve : { $many }
m-hours-bag = Tuiles dans le sac : { $many }
m-hours-pool-short = réserve
m-hours-bag-short = sac

m-seat-level-oblate = oblat
m-seat-level-novice = novice
m-seat-level-brother = frère
m-seat-level-prior = prieur
m-seat-level-abbot = abbé

## Les lettres

m-letters-title = Lettres
m-letters-label = Grille des lettres
m-letters-line = { $colour ->
    [red] Ligne rouge
    [blue] Ligne bleue
    [green] Ligne verte
   *[yellow] Ligne jaune
} : { $who }
m-letters-nobody = personne
m-letters-letter = { $letter }, coûte { $cost }
m-letters-offered = { $letter }, coûte { $cost } : à prendre pour { $strips }
m-letters-switch = { $letter } : à échanger
m-letters-cross = Des moines de { $names } attendent ici, coût { $cost }
m-letters-cross-offered = Des moines de { $names } attendent ici, coût { $cost } : en appeler un
m-letters-cross-empty = Une croix ; personne n’attend
m-letters-strips = Bandes
m-letters-strip = { $who }, { $phrase } : { $large ->
    [one] { $large } grande
   *[other] { $large } grandes
}, { $small ->
    [one] { $small } petite
   *[other] { $small } petites
}, { $left } à venir
m-letters-complete = complète
m-letters-handle = Lettres : { $left }
m-letters-handle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, lettres : { $left }

## L’étagère

m-shelf-label = Derrière l’écran de { $who }
m-shelf-closed = Les écrans sont fermés
m-shelf-tiles = Tuiles
m-shelf-empty = Aucune tuile derrière l’écran
m-shelf-drawn = tout juste piochée
m-shelf-can-put-back = peut être remise
m-shelf-places = { $places ->
    [one] une place
   *[other] { $places } places
}
m-shelf-points = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
}
m-shelf-blessings = { $many ->
    [one] { $many } bénédiction
   *[other] { $many } bénédictions
}
m-shelf-steps = { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
m-shelf-coming = Avec le total, pour ce qui n’est pas encore compté
m-shelf-tally = Les points de ce décompte
m-shelf-sum = Total
m-shelf-rest = { $many ->
    [one] Le reste devient { $many } bénédiction.
   *[other] Le reste devient { $many } bénédictions.
}

## Les feuillets

m-slip-which-box = Quelle case ?
m-slip-box = Case { $box }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
m-slip-which-strip = { $letter } pour { $cost } : sur quelle bande ?
m-slip-own-strip = { $who } : grande face, { $letter_points } points pour vous à la fin
m-slip-other-strip = { $who } : petite face, aucun point ; vous recevez une bénédiction
m-slip-which-monk = Quel moine appeler pour { $cost } ?
m-slip-own-monk = { $who } : un moine de plus pour vous
m-slip-other-monk = { $who } : un moine de plus pour l’autre
m-slip-monk = Un moine de { $who }
m-slip-go-on-placing = Continuer à poser
m-slip-go-on-walking = Continuer à marcher
m-slip-go-on-buying = Continuer à acheter
m-slip-exchange = Piocher une tuile
m-slip-not-yet = Pas encore
m-card-construct = Bâtir d’abord : +{ $points }
m-card-pray = Prier ici : +{ $points }
m-card-almonry = Prendre une bénédiction
m-card-workshop = Piocher une tuile
m-card-abbots-house = Provoquer une élection
m-card-keep = Garder le moine ici
m-note-library = La bibliothèque : choisissez deux lettres de la grille à échanger, l’une après l’autre.
m-note-stables = Les écuries : choisissez une tuile de votre étagère et posez-la.
m-tab-letters = Lettres
m-tab-order = Heures
m-end-letters = Lettres
m-end-tiles = Tuiles restantes
m-end-blessings = Bénédictions
m-slip-turn = Tourner (R)

m-ask-brew-why = Les autres rentrent à l’abbaye. Choisissez-en autant que vous voulez, l’un après l’autre ; puis renvoyez le reste.
m-ask-elect-why = L’ancien abbé, c’est vous : vous avez le dernier mot. L’abbé joue en premier.
m-ask-imprison-why = Il s’agenouille au cachot, sans marquer, jusqu’au prochain office. Ou n’enfermez personne.

## Les conseils : que ferait un frère, et pourquoi

m-advice-place = poser { $the } à l’endroit montré
m-advice-move = marcher ainsi : { $from } → { $spot }
m-advice-put-back = remettre { $the } dans le sac
m-advice-encourage = déposer une bénédiction sur { $the }
m-advice-construct = bâtir d’abord { $the }
m-advice-pray = prier { $at }
m-advice-switch = échanger { $letter } à la bibliothèque
m-advice-letter = prendre { $letter } pour la bande de { $who }, où elle ne compte pas
m-advice-own-letter = prendre { $letter } pour votre phrase
m-advice-monk = appeler un moine de { $who }
m-advice-own-monk = appeler un autre de vos moines
m-advice-keep = garder ce moine : { $spot }
m-advice-elect = choisir { $who } comme abbé
m-advice-imprison = enfermer un moine de { $who }
m-advice-exchange = échanger une tuile
m-advice-end-placement = terminer le placement ; ni tuile ni pas ne promet davantage
m-advice-almonry = prendre une bénédiction à l’aumônerie
m-advice-workshop = piocher une tuile à l’atelier
m-advice-abbots-house = provoquer une élection
m-advice-total = faire le total
m-advice-end-scoring = terminer le décompte
m-advice-send-home = renvoyer les autres
m-advice-pardon = n’enfermer personne

m-because-points-now = { $many ->
    [one] Ce tour peut alors rapporter { $many } point.
   *[other] Ce tour peut alors rapporter { $many } points.
}
m-because-monks-moved = { $many ->
    [one] Une marche, pour que le moine soit bien placé pour la suite.
   *[other] { $many } marches, pour que vos moines soient bien placés pour la suite.
}
m-because-tile-placed = Posée, une tuile fait grandir le monastère ; gardée, elle n’apporte rien.
m-because-construct-first = Bâtie d’abord, elle sert à tout ce qui suit.
m-because-icon-effect = L’effet d’une tuile est gratuit, et son moine peut encore travailler ou prier.
m-because-prayer = { $many ->
    [one] La prière rapporte { $many } point tout de suite.
   *[other] La prière rapporte { $many } points tout de suite.
}
m-because-letters-own = { $many ->
    [one] Elle vaudra { $letter_points } points à la fin.
   *[other] { $many } lettres de votre propre phrase sont à portée de ce décompte.
}
m-because-monks-bought = { $many ->
    [one] Un moine de plus marche et travaille désormais pour vous.
   *[other] { $many } moines de plus marchent et travaillent désormais pour vous.
}
m-because-letters-denied = { $many ->
    [one] Elle prive un rival d’une grande lettre, et vous vaut une bénédiction.
   *[other] Elles privent vos rivaux de { $many } grandes lettres, et vous valent des bénédictions.
}
m-because-blessings-now = { $many ->
    [one] Elle vaut une bénédiction tout de suite.
   *[other] Elle vaut { $many } bénédictions tout de suite.
}
m-because-tile-exchanged = Vous tenez une tuile qui pourrait vous coûter { $many } à la fin et ne trouve pas de bonne place.
m-because-encouragement = Une bénédiction posée là invite les autres à bâtir avec vous.
m-because-blessings-kept = { $many ->
    [one] Ce qui reste devient une bénédiction.
   *[other] Ce qui reste devient { $many } bénédictions.
}
m-because-choice = C’est ce qui promet le plus pour la suite.

## Le guide d’une première partie

m-guide-aim = Le but est qu’on se souvienne de vous. À la fin, chaque lettre de votre phrase vaut { $letter_points } points et chaque bénédiction un ; une tuile jamais posée coûte sa valeur. Les points marqués en route achètent des lettres et des moines.
m-guide-place = Posez une tuile : touchez ci-dessous une tuile cerclée de rouge, puis une place. Les voies doivent rejoindre des voies. Dans ses cases numérotées, des moines viendront bâtir.
m-guide-exchange = Aucune de vos tuiles ne peut être posée à présent. Remplissez une tuile de moines, et des places s’ouvrent autour ; ou échangez : piochez une tuile et remettez-en une.
m-guide-walk = À présent, marchez : touchez un moine souligné de rouge, puis sa destination ; l’anneau donne le nombre de pas. Toutes les cases d’une tuile prises, chaque moine marque le nombre de la sienne. Ou travaillez : une tuile grise bâtie, l’abbaye aussi, rapporte un point à l’étude, une brune au labeur.
m-guide-encourage = Il manque des bras ? Encouragez : déposez des bénédictions sur une tuile qui n’est pas pleine. Le premier moine qui y prend une case les ramasse toutes, et vous bâtissez ensemble. C’est le dernier geste d’une heure.
m-guide-score = Ce qui est plein est bâti. Un moine seul dans un bâtiment peut y prier et en marquer la valeur cerclée : touchez le sceau rouge. Puis appuyez sur le bouton du bas ; le travail se compte tout seul.
m-guide-pray = Un moine par décompte peut prier. Il reste à genoux jusqu’au prochain office : ni marche ni travail. Faites prier celui qui n’a rien de mieux à faire.
m-guide-collect = Dépensez vos points : touchez une lettre cerclée de rouge ; son prix est écrit au-dessus. Chaque lettre de votre phrase vaut { $letter_points } points à la fin. Ou appelez un autre moine depuis une croix. Les prix du bas sont pour qui a complété sa phrase.
m-guide-service = Un office suit : ceux qui prient rentrent à l’abbaye, chacun pioche, et qui a le plus de moines à l’abbaye devient abbé et joue en premier.
m-guide-night = La nuit suit : tous les moines rentrent, même des cases de tuiles inachevées. La seconde nuit finit la partie.
m-card-boxes = { $many ->
    [one] Case { $boxes } : le moine qui y bâtit en marque autant.
   *[other] Cases { $boxes } : chaque moine qui y bâtit marque le nombre de la sienne.
}
m-guide-small = Toute lettre que vous pouvez payer peut aller sur la bande de n’importe qui. Chez un autre, elle est petite : elle ne lui compte rien et bloque la place, et vous recevez une bénédiction. Les autres peuvent vous en faire autant : prenez vos lettres avant eux.
m-key-turn = tourner la tuile
m-key-look = regarder la tuile visée

## Ce que le tour rapporterait

m-preview = { $points ->
    [0] En l’état, vous ne marqueriez rien.
    [one] En l’état, vous marqueriez { $points } point.
   *[other] En l’état, vous marqueriez { $points } points.
}
m-preview-why = Sans les effets de tuiles, si vous marquiez maintenant :
m-preview-nothing = Aucun de vos moines ne bâtirait, ne prierait ni ne travaillerait.
m-preview-rival-less = { $points ->
    [0] Un seul déplacement ({ $who }, vers { $the }) ne vous laisserait rien.
    [one] Un seul déplacement ({ $who }, vers { $the }) ne vous laisserait que { $points } point.
   *[other] Un seul déplacement ({ $who }, vers { $the }) ne vous laisserait que { $points } points.
}
m-preview-rival-more = { $points ->
    [one] Un seul déplacement ({ $who }, vers { $the }) vous en donnerait { $points }.
   *[other] Un seul déplacement ({ $who }, vers { $the }) vous en donnerait { $points }.
}
m-preview-last = Personne ne joue après vous à cette heure.
m-preview-safe = Aucun déplacement isolé des autres n’y changerait rien.

## Un appareil posé à plat

m-shelf-face-down = Tuile { $number }, face cachée
m-shelf-peek = Maintenir pour regarder

## Les passages d’une tuile, pour qui écoute la table

m-label-ways = passages vers { $sides }
m-side-north = le nord
m-side-east = l’est
m-side-south = le sud
m-side-west = l’ouest
