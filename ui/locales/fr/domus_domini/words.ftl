# Domus Domini : ses choses, ses événements, ses refus.

## Secteurs et cellériers

domus-domini-sector-garden = Jardin
domus-domini-sector-dairy = Fromagerie
domus-domini-sector-brewery = Brasserie
domus-domini-the-garden = le jardin
domus-domini-the-dairy = la fromagerie
domus-domini-the-brewery = la brasserie
domus-domini-chapel = Chapelle
domus-domini-advantage-garden = deux légumes à chaque phase 2, s’il y a de la place
domus-domini-advantage-dairy = une fois par manche, un denier de moins pour la fromagerie
domus-domini-advantage-brewery = le supplément compte si votre brasserie rapporte au moins 40
domus-domini-cellerar = Numéro { $number }, { $sector }, { $fu } UV
domus-domini-cellerar-plus = Numéro { $number }, { $sector }, { $fu } UV et { $plus } de plus
domus-domini-cellerar-number = cellérier { $number }
domus-domini-no-cellerar = pas de cellérier

## Phases

domus-domini-phase-0 = Mise en place
domus-domini-phase-1 = Le début
domus-domini-phase-2 = Marché
domus-domini-phase-3 = Bâtir
domus-domini-phase-4 = Quête
domus-domini-phase-5 = Légumes sur la route
domus-domini-phase-6 = Nourrir
domus-domini-phase-7 = Lettres et deniers
domus-domini-moment = Manche { $round }, { $phase }

## Cartes

domus-domini-card-herbs = Herbes
domus-domini-card-cheese = Fromage
domus-domini-card-beer = Bière
domus-domini-card-many = { $many } × { $card }
domus-domini-production-does = Ajoute { $fu } UV à chacun dont le cellérier connaît ce secteur. Encore à venir : { $cards }.

domus-domini-special-vegetable-cart = Charrette de légumes
domus-domini-special-vegetable-cart-does = Au meilleur jardin. Trois cases en avant en phase 5.
domus-domini-special-cattle-herder = Vacher
domus-domini-special-cattle-herder-does = À la meilleure fromagerie. Repousse un frère lai ou l’ivrogne, et avec un chien les brigands.
domus-domini-special-drunkard = Ivrogne
domus-domini-special-drunkard-does = À la meilleure brasserie. Renvoie n’importe qui trois cases en arrière en phase 4, et rapporte une lettre.

domus-domini-event-overripe-vegetables = Légumes trop mûrs
domus-domini-event-overripe-vegetables-does = La phase 5 se joue avant la phase 4.
domus-domini-event-popes-visit = Visite du pape
domus-domini-event-popes-visit-does = Les lettres de la route comptent double.
domus-domini-event-hail = Grêle
domus-domini-event-hail-does = Pas de nouveaux légumes : ni des champs, ni du marché, ni des cellériers du jardin.
domus-domini-event-promotion-of-the-young = Promotion des jeunes
domus-domini-event-promotion-of-the-young-does = À la fin de la phase 7, une lettre par frère lai au monastère.
domus-domini-event-inheritance = Héritage
domus-domini-event-inheritance-does = Chacun peut élever un secteur d’un niveau sans payer.
domus-domini-event-storm-front = Front d’orage
domus-domini-event-storm-front-does = Les phases 4 et 5 n’ont pas lieu.
domus-domini-event-rebellion = Rébellion
domus-domini-event-rebellion-does = Les frères lais restent aux champs, ne rapportent rien à la chapelle, ne quêtent pas et n’ont pas besoin de nourriture.
domus-domini-event-ducal-reward = Récompense du duc
domus-domini-event-ducal-reward-does = En phase 7, un denier de plus à qui n’a rien chez le prêteur.
domus-domini-event-tour = Visite guidée
domus-domini-event-tour-does = En phase 7, deux lettres par secteur au troisième niveau ou plus.
domus-domini-event-collection = Collecte
domus-domini-event-collection-does = À la fin de la phase 3, tout ce qui dépasse cinq deniers comptant est perdu.
domus-domini-event-donation = Donation
domus-domini-event-donation-does = En phase 7, un denier de plus à chacun.

## Ce qui s’est passé

domus-domini-log-monastery-dealt = { $who } reçoit la carte de monastère { $card }.
domus-domini-log-set-aside = Mise de côté : { $card }.
domus-domini-log-round-began = Manche { $round }
domus-domini-log-phase-began = { $phase }. { $name }
domus-domini-log-event-revealed = { $card } : { $does }
domus-domini-log-start-passed = { $who } paie un denier et passe le début à { $to } ; { $pot } dans le pot.
domus-domini-log-started = { $who } commence.
domus-domini-log-started-pot = { $who } commence et prend { $pot ->
    [one] le denier
   *[other] les { $pot } deniers
} du pot.
domus-domini-log-production-revealed = Production : { $card }.
domus-domini-log-special-awarded = { $card } : { $who }.
domus-domini-log-loan-returned = { $who } reprend { $denarii } deniers chez le prêteur, et { $interest } d’intérêts.
domus-domini-log-came-home = { $who } : { $brothers } frères rentrent des champs{ $vegetables ->
    [0] {""}
    [one] {" "}avec un légume
   *[other] {" "}avec { $vegetables } légumes
  }{ $left ->
    [0] .
    [one] {" "}; un ne trouve pas de place et part.
   *[other] {" "}; { $left } ne trouvent pas de place et partent.
  }
domus-domini-log-inherited = { $who } hérite : { $sector }, niveau { $level }.
domus-domini-log-inheritance-declined = { $who } n’élève rien.
domus-domini-log-employed = { $who } engage le cellérier { $cellerar } pour { $denarii }.
domus-domini-log-employed-dearer = { $who } échange le cellérier { $before } contre le { $cellerar } et paie { $denarii }.
domus-domini-log-employed-cheaper = { $who } échange le cellérier { $before } contre le { $cellerar } et reprend { $denarii }.
domus-domini-log-given-up = { $who } renvoie le cellérier { $cellerar } et reprend { $denarii }.
domus-domini-log-garden-brought = { $who } : le cellérier apporte { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
}.
domus-domini-log-vegetables-bought = { $who } achète { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
} pour { $denarii }.
domus-domini-log-expanded = { $who } élève { $sector } au niveau { $level } pour { $denarii }.
domus-domini-log-chapel-built = { $who } bâtit le niveau { $level } de la chapelle pour { $denarii }.
domus-domini-log-hired = { $who } engage { $many ->
    [one] un frère lai
   *[other] { $many } frères lais
}.
domus-domini-log-prayed = { $who } : un frère va prier au niveau { $level } de la chapelle.
domus-domini-log-called-back = { $who } : un frère revient du niveau { $level } de la chapelle.
domus-domini-log-sent-to-fields = { $who } : { $many ->
    [one] deux frères vont
   *[other] { $many } paires de frères vont
} aux champs.
domus-domini-log-doghouse-bought = { $who } achète une niche pour { $denarii }.
domus-domini-log-dog-bought = { $who } achète { $many ->
    [one] un chien de garde
   *[other] { $many } chiens de garde
}.
domus-domini-log-lent = { $who } prête { $denarii } deniers.
domus-domini-log-delivered = { $who } livre { $fu } UV ({ $parts }).
domus-domini-log-delivered-cluny = { $who } livre { $fu } UV : droit à Cluny !
domus-domini-log-collection-held = { $who } perd { $denarii } à la collecte.
domus-domini-log-begged = { $who } : un frère quête contre { $whom }.
domus-domini-log-begged-own = { $who } : un frère quête.
domus-domini-log-drunkard-sent = { $who } envoie l’ivrogne contre { $whom }.
domus-domini-log-drunkard-sent-own = { $who } envoie l’ivrogne contre sa propre charrette.
domus-domini-log-warded-off-dog = { $who } : un chien de garde le repousse.
domus-domini-log-warded-off-herder = { $who } : le vacher le repousse.
domus-domini-log-warded-off-none = { $who } laisse faire.
domus-domini-log-fell-back = { $who } recule de { $from } à { $to }.
domus-domini-log-advanced = { $who } avance { $cluny ->
    [yes] jusqu’à Cluny
   *[no] jusqu’à { $to }
  } avec { $how ->
    [cart] la charrette de légumes
    [both] { $vegetables ->
        [one] un légume
       *[other] { $vegetables } légumes
      } et la charrette de légumes
   *[vegetables] { $vegetables ->
        [one] un légume
       *[other] { $vegetables } légumes
      }
  }.
domus-domini-log-advanced-not = { $who } reste sur place.
domus-domini-log-fed = { $who } { $brothers ->
    [0] ne nourrit personne
    [one] nourrit un frère avec { $vegetables }
   *[other] nourrit { $brothers } frères avec { $vegetables }
  }{ $left ->
    [0] .
    [one] {" "}; un s’en va.
   *[other] {" "}; { $left } s’en vont.
  }
domus-domini-log-scored-road = { $who } marque { $points } pour { $many } UV{ $doubled ->
    [yes] , doublés par le pape
   *[no] {""}
  }.
domus-domini-log-scored-cluny = { $who } marque { $points } pour Cluny{ $doubled ->
    [yes] , doublés par le pape
   *[no] {""}
  }.
domus-domini-log-scored-begging = { $who } marque { $points } pour la quête.
domus-domini-log-scored-drunkard = { $who } marque { $points } pour l’ivrogne.
domus-domini-log-scored-tour = { $who } marque { $points } à la visite, pour { $many ->
    [one] un secteur
   *[other] { $many } secteurs
}.
domus-domini-log-scored-promotion = { $who } marque { $points } pour ses frères promus.
domus-domini-log-paid-place = { $who } reçoit { $denarii }{ $many ->
    [1] , étant dernier
   *[other] , à la place { $many } depuis la fin
  }.
domus-domini-log-paid-ducal-reward = { $who } reçoit { $denarii } du duc.
domus-domini-log-paid-donation = { $who } reçoit un don de { $denarii }.
domus-domini-log-trees-placed = { $trees ->
    [one] Un arbre est placé
   *[other] { $trees } arbres sont placés
} au bord de la route à partir de { $from }.
domus-domini-log-ambushed-denarii = Les brigands prennent { $denarii } à { $who }.
domus-domini-log-ambushed-dogs = { $who } : deux chiens repoussent les brigands.
domus-domini-log-ambushed-dog-and-herder = { $who } : un chien et le vacher repoussent les brigands.
domus-domini-log-ended-fifth-round = La cinquième manche est finie, et la partie aussi.

## Pourquoi pas

domus-domini-refusal-over = La partie est finie ; il n’y a plus rien à faire.
domus-domini-refusal-not-now = Cela ne se fait pas dans cette phase.
domus-domini-refusal-not-drawn = Cela ne peut pas être tiré maintenant.
domus-domini-refusal-no-such-seat = Personne n’est assis là.
domus-domini-refusal-too-dear = Vous avez trop peu de deniers comptant.
domus-domini-refusal-no-vegetable = Vous avez trop peu de légumes.
domus-domini-refusal-sector-full = Ce secteur est complet.
domus-domini-refusal-no-such-cellerar = Il n’y a pas de cellérier de ce numéro.
domus-domini-refusal-cellerar-taken = Quelqu’un a déjà ce cellérier.
domus-domini-refusal-no-cellerar = Vous n’avez pas de cellérier à renvoyer.
domus-domini-refusal-hail = La grêle a détruit la récolte : pas de légumes frais dans cette manche.
domus-domini-refusal-larder-full = Vous n’avez pas de place pour tant de légumes.
domus-domini-refusal-odd-vegetable = Les légumes s’achètent par paires, un seul uniquement pour la dernière place.
domus-domini-refusal-chapel-this-round = La chapelle grandit d’un niveau par manche, et c’est fait.
domus-domini-refusal-chapel-complete = Votre chapelle est achevée.
domus-domini-refusal-no-brother-in-supply = Il ne reste plus de frère lai dans la réserve.
domus-domini-refusal-monastery-full = Votre monastère n’a pas de place libre pour un frère lai.
domus-domini-refusal-no-brother = Vous avez trop peu de frères lais au monastère.
domus-domini-refusal-no-such-place = Votre chapelle n’a pas encore cette place.
domus-domini-refusal-place-taken = Un frère lai prie déjà à cette place.
domus-domini-refusal-nobody-prays = Aucun frère lai ne prie à cette place.
domus-domini-refusal-moved-already = Quelqu’un est déjà venu à cette place ou l’a quittée pendant ce tour. Reprenez plutôt ce pas.
domus-domini-refusal-fields-full = Il n’y a plus de travail aux champs pour d’autres frères lais.
domus-domini-refusal-doghouse-this-round = On achète une niche par manche, et c’est fait.
domus-domini-refusal-no-doghouse-in-supply = Il ne reste plus de niche dans la réserve.
domus-domini-refusal-no-doghouse = Chaque chien de garde a besoin d’une niche à lui.
domus-domini-refusal-no-dog-in-supply = Il ne reste plus de chien de garde dans la réserve.
domus-domini-refusal-lent-already = Vous avez déjà prêté de l’argent dans cette manche.
domus-domini-refusal-no-such-loan = Le prêteur prend de trois à neuf deniers.
domus-domini-refusal-rebellion = Les frères lais sont en rébellion et ne quêtent pas dans cette manche.
domus-domini-refusal-not-yourself = Un frère lai quête contre un autre joueur.
domus-domini-refusal-in-cluny = Qui est à Cluny y est en sécurité.
domus-domini-refusal-on-zero = On ne renvoie pas qui est sur la case 0.
domus-domini-refusal-behind-you = Un frère lai ne quête que contre des joueurs devant vous ou sur votre case.
domus-domini-refusal-no-drunkard = Vous n’avez pas l’ivrogne.
domus-domini-refusal-no-dog = Vous avez trop peu de chiens de garde.
domus-domini-refusal-no-herder = Vous n’avez pas le vacher.
domus-domini-refusal-no-vegetable-cart = Vous n’avez pas la charrette de légumes.
domus-domini-refusal-not-so-many = Il n’y a pas autant de frères lais dans votre monastère.

## Chapitres des règles

domus-domini-rule-ending = La fin
domus-domini-rule-sequence = La manche
domus-domini-rule-setting-up = Mise en place
domus-domini-rule-vegetables = Les légumes
domus-domini-rule-sectors = Les secteurs
domus-domini-rule-cellerars = Les cellériers
domus-domini-rule-event-cards = Les cartes d’événement
domus-domini-rule-chapel = La chapelle
domus-domini-rule-hiring = Engager
domus-domini-rule-lay-brothers = Les frères lais
domus-domini-rule-moving = À la chapelle et retour
domus-domini-rule-fields = Aux champs
domus-domini-rule-doghouses = Les niches
domus-domini-rule-watchdogs = Les chiens de garde
domus-domini-rule-moneylender = Le prêteur
domus-domini-rule-begging = La quête
domus-domini-rule-drunkard = L’ivrogne
domus-domini-rule-defence = Repousser
domus-domini-rule-vegetable-cart = Les légumes sur la route
domus-domini-rule-feeding = Nourrir

## Images des règles

domus-domini-picture-road = La route de Cluny avec des charrettes sur { $carts }
domus-domini-picture-coin = un denier
domus-domini-picture-brother = un frère lai
domus-domini-picture-vegetable = un légume
domus-domini-picture-dog = un chien
domus-domini-picture-doghouse = une niche
domus-domini-picture-letter = une lettre
domus-domini-picture-food = des vivres
domus-domini-picture-garden = jardin
domus-domini-picture-dairy = fromagerie
domus-domini-picture-brewery = brasserie
domus-domini-picture-cellerar = un cellérier
domus-domini-picture-cart = charrette de légumes
domus-domini-picture-herder = vacher
domus-domini-picture-drunkard = ivrogne
domus-domini-picture-pot = le pot
domus-domini-picture-event = un événement
domus-domini-picture-column = le début
domus-domini-picture-chapel = la chapelle
