# Domus Domini : ses choses, ses événements, ses refus.

## Secteurs et cellériers

domus-sector-garden = Jardin
domus-sector-dairy = Fromagerie
domus-sector-brewery = Brasserie
domus-the-garden = le jardin
domus-the-dairy = la fromagerie
domus-the-brewery = la brasserie
domus-chapel = Chapelle
domus-advantage-garden = deux légumes à chaque phase 2, s’il y a de la place
domus-advantage-dairy = une fois par manche, un denier de moins pour la fromagerie
domus-advantage-brewery = le supplément compte si votre brasserie rapporte au moins 40
domus-cellerar = Numéro { $number }, { $sector }, { $fu } UV
domus-cellerar-plus = Numéro { $number }, { $sector }, { $fu } UV et { $plus } de plus
domus-cellerar-number = cellérier { $number }
domus-no-cellerar = pas de cellérier

## Phases

domus-phase-0 = Mise en place
domus-phase-1 = Le début
domus-phase-2 = Marché
domus-phase-3 = Bâtir
domus-phase-4 = Quête
domus-phase-5 = Légumes sur la route
domus-phase-6 = Nourrir
domus-phase-7 = Lettres et deniers
domus-moment = Manche { $round }, { $phase }

## Cartes

domus-card-herbs = Herbes
domus-card-cheese = Fromage
domus-card-beer = Bière
domus-card-many = { $many } × { $card }
domus-production-does = Ajoute { $fu } UV à chacun dont le cellérier connaît ce secteur. Encore à venir : { $cards }.

domus-special-vegetable-cart = Charrette de légumes
domus-special-vegetable-cart-does = Au meilleur jardin. Trois cases en avant en phase 5.
domus-special-cattle-herder = Vacher
domus-special-cattle-herder-does = À la meilleure fromagerie. Repousse un frère lai ou l’ivrogne, et avec un chien les brigands.
domus-special-drunkard = Ivrogne
domus-special-drunkard-does = À la meilleure brasserie. Renvoie n’importe qui trois cases en arrière en phase 4, et rapporte une lettre.

domus-event-overripe-vegetables = Légumes trop mûrs
domus-event-overripe-vegetables-does = La phase 5 se joue avant la phase 4.
domus-event-popes-visit = Visite du pape
domus-event-popes-visit-does = Les lettres de la route comptent double.
domus-event-hail = Grêle
domus-event-hail-does = Pas de nouveaux légumes : ni des champs, ni du marché, ni des cellériers du jardin.
domus-event-promotion-of-the-young = Promotion des jeunes
domus-event-promotion-of-the-young-does = À la fin de la phase 7, une lettre par frère lai au monastère.
domus-event-inheritance = Héritage
domus-event-inheritance-does = Chacun peut élever un secteur d’un niveau sans payer.
domus-event-storm-front = Front d’orage
domus-event-storm-front-does = Les phases 4 et 5 n’ont pas lieu.
domus-event-rebellion = Rébellion
domus-event-rebellion-does = Les frères lais restent aux champs, ne rapportent rien à la chapelle, ne quêtent pas et n’ont pas besoin de nourriture.
domus-event-ducal-reward = Récompense du duc
domus-event-ducal-reward-does = En phase 7, un denier de plus à qui n’a rien chez le prêteur.
domus-event-tour = Visite guidée
domus-event-tour-does = En phase 7, deux lettres par secteur au troisième niveau ou plus.
domus-event-collection = Collecte
domus-event-collection-does = À la fin de la phase 3, tout ce qui dépasse cinq deniers comptant est perdu.
domus-event-donation = Donation
domus-event-donation-does = En phase 7, un denier de plus à chacun.

## Ce qui s’est passé

domus-told-monastery-dealt = { $who } reçoit la carte de monastère { $card }.
domus-told-set-aside = Mise de côté : { $card }.
domus-told-round-began = Manche { $round }
domus-told-phase-began = { $phase }. { $name }
domus-told-event-revealed = { $card } : { $does }
domus-told-start-passed = { $who } paie un denier et passe le début à { $to } ; { $pot } dans le pot.
domus-told-started = { $who } commence.
domus-told-started-pot = { $who } commence et prend { $pot ->
    [one] le denier
   *[other] les { $pot } deniers
} du pot.
domus-told-production-revealed = Production : { $card }.
domus-told-special-awarded = { $card } : { $who }.
domus-told-loan-returned = { $who } reprend { $denarii } deniers chez le prêteur, et { $interest } d’intérêts.
domus-told-came-home = { $who } : { $brothers } frères rentrent des champs{ $vegetables ->
    [0] {""}
    [one] {" "}avec un légume
   *[other] {" "}avec { $vegetables } légumes
  }{ $left ->
    [0] .
    [one] {" "}; un ne trouve pas de place et part.
   *[other] {" "}; { $left } ne trouvent pas de place et partent.
  }
domus-told-inherited = { $who } hérite : { $sector }, niveau { $level }.
domus-told-inheritance-declined = { $who } n’élève rien.
domus-told-employed = { $who } engage le cellérier { $cellerar } pour { $denarii }.
domus-told-employed-dearer = { $who } échange le cellérier { $before } contre le { $cellerar } et paie { $denarii }.
domus-told-employed-cheaper = { $who } échange le cellérier { $before } contre le { $cellerar } et reprend { $denarii }.
domus-told-given-up = { $who } renvoie le cellérier { $cellerar } et reprend { $denarii }.
domus-told-garden-brought = { $who } : le cellérier apporte { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
}.
domus-told-vegetables-bought = { $who } achète { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
} pour { $denarii }.
domus-told-expanded = { $who } élève { $sector } au niveau { $level } pour { $denarii }.
domus-told-chapel-built = { $who } bâtit le niveau { $level } de la chapelle pour { $denarii }.
domus-told-hired = { $who } engage { $many ->
    [one] un frère lai
   *[other] { $many } frères lais
}.
domus-told-prayed = { $who } : un frère va prier au niveau { $level } de la chapelle.
domus-told-called-back = { $who } : un frère revient du niveau { $level } de la chapelle.
domus-told-sent-to-fields = { $who } : { $many ->
    [one] deux frères vont
   *[other] { $many } paires de frères vont
} aux champs.
domus-told-doghouse-bought = { $who } achète une niche pour { $denarii }.
domus-told-dog-bought = { $who } achète { $many ->
    [one] un chien de garde
   *[other] { $many } chiens de garde
}.
domus-told-lent = { $who } prête { $denarii } deniers.
domus-told-delivered = { $who } livre { $fu } UV ({ $parts }).
domus-told-delivered-cluny = { $who } livre { $fu } UV : droit à Cluny !
domus-told-collection-held = { $who } perd { $denarii } à la collecte.
domus-told-begged = { $who } : un frère quête contre { $whom }.
domus-told-begged-own = { $who } : un frère quête.
domus-told-drunkard-sent = { $who } envoie l’ivrogne contre { $whom }.
domus-told-drunkard-sent-own = { $who } envoie l’ivrogne contre sa propre charrette.
domus-told-warded-off-dog = { $who } : un chien de garde le repousse.
domus-told-warded-off-herder = { $who } : le vacher le repousse.
domus-told-warded-off-none = { $who } laisse faire.
domus-told-fell-back = { $who } recule de { $from } à { $to }.
domus-told-advanced = { $who } avance { $cluny ->
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
domus-told-advanced-not = { $who } reste sur place.
domus-told-fed = { $who } { $brothers ->
    [0] ne nourrit personne
    [one] nourrit un frère avec { $vegetables }
   *[other] nourrit { $brothers } frères avec { $vegetables }
  }{ $left ->
    [0] .
    [one] {" "}; un s’en va.
   *[other] {" "}; { $left } s’en vont.
  }
domus-told-scored-road = { $who } marque { $points } pour { $many } UV{ $doubled ->
    [yes] , doublés par le pape
   *[no] {""}
  }.
domus-told-scored-cluny = { $who } marque { $points } pour Cluny{ $doubled ->
    [yes] , doublés par le pape
   *[no] {""}
  }.
domus-told-scored-begging = { $who } marque { $points } pour la quête.
domus-told-scored-drunkard = { $who } marque { $points } pour l’ivrogne.
domus-told-scored-tour = { $who } marque { $points } à la visite, pour { $many ->
    [one] un secteur
   *[other] { $many } secteurs
}.
domus-told-scored-promotion = { $who } marque { $points } pour ses frères promus.
domus-told-paid-place = { $who } reçoit { $denarii }{ $many ->
    [1] , étant dernier
   *[other] , à la place { $many } depuis la fin
  }.
domus-told-paid-ducal-reward = { $who } reçoit { $denarii } du duc.
domus-told-paid-donation = { $who } reçoit un don de { $denarii }.
domus-told-trees-placed = { $trees ->
    [one] Un arbre est placé
   *[other] { $trees } arbres sont placés
} au bord de la route à partir de { $from }.
domus-told-ambushed-denarii = Les brigands prennent { $denarii } à { $who }.
domus-told-ambushed-dogs = { $who } : deux chiens repoussent les brigands.
domus-told-ambushed-dog-and-herder = { $who } : un chien et le vacher repoussent les brigands.
domus-told-ended-fifth-round = La cinquième manche est finie, et la partie aussi.

## Pourquoi pas

domus-refusal-over = La partie est finie ; il n’y a plus rien à faire.
domus-refusal-not-now = Cela ne se fait pas dans cette phase.
domus-refusal-not-drawn = Cela ne peut pas être tiré maintenant.
domus-refusal-no-such-seat = Personne n’est assis là.
domus-refusal-too-dear = Vous avez trop peu de deniers comptant.
domus-refusal-no-vegetable = Vous avez trop peu de légumes.
domus-refusal-sector-full = Ce secteur est complet.
domus-refusal-no-such-cellerar = Il n’y a pas de cellérier de ce numéro.
domus-refusal-cellerar-taken = Quelqu’un a déjà ce cellérier.
domus-refusal-no-cellerar = Vous n’avez pas de cellérier à renvoyer.
domus-refusal-hail = La grêle a détruit la récolte : pas de légumes frais dans cette manche.
domus-refusal-larder-full = Vous n’avez pas de place pour tant de légumes.
domus-refusal-odd-vegetable = Les légumes s’achètent par paires, un seul uniquement pour la dernière place.
domus-refusal-chapel-this-round = La chapelle grandit d’un niveau par manche, et c’est fait.
domus-refusal-chapel-complete = Votre chapelle est achevée.
domus-refusal-no-brother-in-supply = Il ne reste plus de frère lai dans la réserve.
domus-refusal-monastery-full = Votre monastère n’a pas de place libre pour un frère lai.
domus-refusal-no-brother = Vous avez trop peu de frères lais au monastère.
domus-refusal-no-such-place = Votre chapelle n’a pas encore cette place.
domus-refusal-place-taken = Un frère lai prie déjà à cette place.
domus-refusal-nobody-prays = Aucun frère lai ne prie à cette place.
domus-refusal-moved-already = Quelqu’un est déjà venu à cette place ou l’a quittée pendant ce tour. Reprenez plutôt ce pas.
domus-refusal-fields-full = Il n’y a plus de travail aux champs pour d’autres frères lais.
domus-refusal-doghouse-this-round = On achète une niche par manche, et c’est fait.
domus-refusal-no-doghouse-in-supply = Il ne reste plus de niche dans la réserve.
domus-refusal-no-doghouse = Chaque chien de garde a besoin d’une niche à lui.
domus-refusal-no-dog-in-supply = Il ne reste plus de chien de garde dans la réserve.
domus-refusal-lent-already = Vous avez déjà prêté de l’argent dans cette manche.
domus-refusal-no-such-loan = Le prêteur prend de trois à neuf deniers.
domus-refusal-rebellion = Les frères lais sont en rébellion et ne quêtent pas dans cette manche.
domus-refusal-not-yourself = Un frère lai quête contre un autre joueur.
domus-refusal-in-cluny = Qui est à Cluny y est en sécurité.
domus-refusal-on-zero = On ne renvoie pas qui est sur la case 0.
domus-refusal-behind-you = Un frère lai ne quête que contre des joueurs devant vous ou sur votre case.
domus-refusal-no-drunkard = Vous n’avez pas l’ivrogne.
domus-refusal-no-dog = Vous avez trop peu de chiens de garde.
domus-refusal-no-herder = Vous n’avez pas le vacher.
domus-refusal-no-vegetable-cart = Vous n’avez pas la charrette de légumes.
domus-refusal-not-so-many = Il n’y a pas autant de frères lais dans votre monastère.

## Chapitres des règles

domus-rule-ending = La fin
domus-rule-sequence = La manche
domus-rule-setting-up = Mise en place
domus-rule-vegetables = Les légumes
domus-rule-sectors = Les secteurs
domus-rule-cellerars = Les cellériers
domus-rule-event-cards = Les cartes d’événement
domus-rule-chapel = La chapelle
domus-rule-hiring = Engager
domus-rule-lay-brothers = Les frères lais
domus-rule-moving = À la chapelle et retour
domus-rule-fields = Aux champs
domus-rule-doghouses = Les niches
domus-rule-watchdogs = Les chiens de garde
domus-rule-moneylender = Le prêteur
domus-rule-begging = La quête
domus-rule-drunkard = L’ivrogne
domus-rule-defence = Repousser
domus-rule-vegetable-cart = Les légumes sur la route
domus-rule-feeding = Nourrir

## Images des règles

domus-picture-road = La route de Cluny avec des charrettes sur { $carts }
domus-picture-coin = un denier
domus-picture-brother = un frère lai
domus-picture-vegetable = un légume
domus-picture-dog = un chien
domus-picture-doghouse = une niche
domus-picture-letter = une lettre
domus-picture-food = des vivres
domus-picture-garden = jardin
domus-picture-dairy = fromagerie
domus-picture-brewery = brasserie
domus-picture-cellerar = un cellérier
domus-picture-cart = charrette de légumes
domus-picture-herder = vacher
domus-picture-drunkard = ivrogne
domus-picture-pot = le pot
domus-picture-event = un événement
domus-picture-column = le début
domus-picture-chapel = la chapelle
