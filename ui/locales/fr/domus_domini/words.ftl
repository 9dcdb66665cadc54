# Domus Domini : ses choses, ses événements, ses refus.

## Secteurs et cellériers

d-sector-garden = Jardin
d-sector-dairy = Fromagerie
d-sector-brewery = Brasserie
d-the-garden = le jardin
d-the-dairy = la fromagerie
d-the-brewery = la brasserie
d-chapel = Chapelle
d-advantage-garden = { $garden_brings } légumes à chaque phase 2, s’il y a de la place
d-advantage-dairy = une fois par manche, un denier de moins pour la fromagerie
d-advantage-brewery = le supplément compte si votre brasserie rapporte au moins { $enough_beer }
d-cellerar = Numéro { $number }, { $sector }, { $fu } UV
d-cellerar-plus = Numéro { $number }, { $sector }, { $fu } UV et { $plus } de plus
d-cellerar-number = cellérier { $number }
d-no-cellerar = pas de cellérier

## Phases

d-phase-0 = Mise en place
d-phase-1 = Le début
d-phase-2 = Marché
d-phase-3 = Bâtir
d-phase-4 = Quête
d-phase-5 = Légumes sur la route
d-phase-6 = Nourrir
d-phase-7 = Lettres et deniers
d-moment = Manche { $round }, { $phase }

## Cartes

d-card-herbs = Herbes
d-card-cheese = Fromage
d-card-beer = Bière
d-card-many = { $many } × { $card }
d-production-does = Ajoute { $fu } UV à chacun dont le cellérier connaît ce secteur. Encore à venir : { $cards }.

d-special-vegetable-cart = Charrette de légumes
d-special-vegetable-cart-does = Au meilleur jardin. { $cart_goes } cases en avant en phase 5.
d-special-cattle-herder = Vacher
d-special-cattle-herder-does = À la meilleure fromagerie. Repousse un frère lai ou l’ivrogne, et avec un chien les brigands.
d-special-drunkard = Ivrogne
d-special-drunkard-does = À la meilleure brasserie. Renvoie n’importe qui { $sent_back } cases en arrière en phase 4, et rapporte une lettre.

d-event-overripe-vegetables = Légumes trop mûrs
d-event-overripe-vegetables-does = La phase 5 se joue avant la phase 4.
d-event-popes-visit = Visite du pape
d-event-popes-visit-does = Les lettres de la route comptent double.
d-event-hail = Grêle
d-event-hail-does = Pas de nouveaux légumes : ni des champs, ni du marché, ni des cellériers du jardin.
d-event-promotion-of-the-young = Promotion des jeunes
d-event-promotion-of-the-young-does = À la fin de la phase 7, une lettre par frère lai au monastère.
d-event-inheritance = Héritage
d-event-inheritance-does = Chacun peut élever un secteur d’un niveau sans payer.
d-event-storm-front = Front orageux
d-event-storm-front-does = Les phases 4 et 5 n’ont pas lieu.
d-event-rebellion = Révolte
d-event-rebellion-does = Les frères lais restent aux champs, ne rapportent rien à la chapelle, ne quêtent pas et n’ont pas besoin de nourriture.
d-event-ducal-reward = Récompense ducale
d-event-ducal-reward-does = En phase 7, un denier de plus à qui n’a rien chez le prêteur.
d-event-tour = Visite des monastères
d-event-tour-does = En phase 7, { $visit_brings } lettres par secteur au niveau { $visit_level } ou plus.
d-event-collection = Collecte
d-event-collection-does = À la fin de la phase 3, tout ce qui dépasse { $left } deniers comptant est perdu.
d-event-donation = Don
d-event-donation-does = En phase 7, un denier de plus à chacun.

## Ce qui s’est passé

d-log-monastery-dealt = { $who } reçoit la carte de monastère { $card }.
d-log-set-aside = Mise de côté : { $card }.
d-log-round-began = Manche { $round }
d-log-phase-began = { $phase }. { $name }
d-log-event-revealed = { $card } : { $does }
d-log-start-passed = { $who } paie un denier et passe la main à { $to } ; { $pot } dans le pot.
d-log-started = { $who } commence.
d-log-started-pot = { $who } commence et prend { $pot ->
    [one] le denier
   *[other] les { $pot } deniers
} du pot.
d-log-production-revealed = Production : { $card }.
d-log-special-awarded = { $card } : { $who }.
d-log-loan-returned = { $who } reprend { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
} chez le prêteur, et { $interest } d’intérêts.
d-log-came-home = { $who } : { $brothers ->
    [one] { $brothers } frère rentre
   *[other] { $brothers } frères rentrent
  } des champs{ $vegetables ->
    [0] {""}
    [one] {" "}avec un légume
   *[other] {" "}avec { $vegetables } légumes
  }{ $left ->
    [0] .
    [one]  ; un ne trouve pas de place et part.
   *[other]  ; { $left } ne trouvent pas de place et partent.
  }
d-log-inherited = { $who } hérite : { $sector }, niveau { $level }.
d-log-inheritance-declined = { $who } n’élève rien.
d-log-employed = { $who } engage le cellérier { $cellerar } pour { $denarii }.
d-log-employed-dearer = { $who } échange le cellérier { $before } contre le { $cellerar } et paie { $denarii }.
d-log-employed-cheaper = { $who } échange le cellérier { $before } contre le { $cellerar } et reprend { $denarii }.
d-log-given-up = { $who } renvoie le cellérier { $cellerar } et reprend { $denarii }.
d-log-garden-brought = { $who } : le cellérier apporte { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
}.
d-log-vegetables-bought = { $who } achète { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
} pour { $denarii }.
d-log-expanded = { $who } élève { $sector } au niveau { $level } pour { $denarii }.
d-log-chapel-built = { $who } bâtit le niveau { $level } de la chapelle pour { $denarii }.
d-log-hired = { $who } engage { $many ->
    [one] un frère lai
   *[other] { $many } frères lais
}.
d-log-prayed = { $who } : un frère va prier au niveau { $level } de la chapelle.
d-log-called-back = { $who } : un frère revient du niveau { $level } de la chapelle.
d-log-sent-to-fields = { $who } : { $many ->
    [one] { $pair } frères vont
   *[other] { $many } paires de frères vont
} aux champs.
d-log-doghouse-bought = { $who } achète une niche pour { $denarii }.
d-log-dog-bought = { $who } achète { $many ->
    [one] un chien de garde
   *[other] { $many } chiens de garde
}.
d-log-lent = { $who } prête { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
}.
d-log-delivered = { $who } livre { $fu } UV ({ $parts }).
d-log-delivered-cluny = { $who } livre { $fu } UV : droit à Cluny !
d-log-built = { $who } { $parts }.
d-part-expanded = élève { $what }
d-part-level = { $sector } au niveau { $level }
d-part-chapel-built = bâtit le niveau { $level } de la chapelle
d-part-doghouse-bought = achète une niche
d-part-dog-bought = achète { $many ->
    [one] un chien de garde
   *[other] { $many } chiens de garde
}
d-part-hired = engage { $many ->
    [one] un frère lai
   *[other] { $many } frères lais
}
d-part-sent-to-fields = envoie { $many ->
    [one] une paire de frères
   *[other] { $many } paires de frères
} aux champs
d-part-prayed = envoie { $many ->
    [one] un frère
   *[other] { $many } frères
} prier
d-part-called-back = rappelle { $many ->
    [one] un frère
   *[other] { $many } frères
} de la chapelle
d-part-lent = prête { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
}
d-log-collection-held = { $who } perd { $denarii } à la collecte.
d-log-begged = { $who } : un frère quête chez { $whom }.
d-log-begged-own = { $who } : un frère quête.
d-log-drunkard-sent = { $who } envoie l’ivrogne contre { $whom }.
d-log-drunkard-sent-own = { $who } envoie l’ivrogne contre sa propre charrette.
d-log-warded-off-dog = { $who } : un chien de garde le repousse.
d-log-warded-off-herder = { $who } : le vacher le repousse.
d-log-warded-off-none = { $who } laisse faire.
d-log-fell-back = { $who } recule de { $from } à { $to }.
d-log-advanced = { $who } avance { $cluny ->
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
d-log-advanced-not = { $who } reste sur place.
d-log-fed = { $who } { $brothers ->
    [0] ne nourrit personne
    [one] nourrit un frère
   *[other] nourrit { $brothers } frères
  }{ $vegetables ->
    [0] {""}
    [one] {" "}avec 1 légume
   *[other] {" "}avec { $vegetables } légumes
  }{ $left ->
    [0] .
    [one]  ; un s’en va.
   *[other]  ; { $left } s’en vont.
  }
d-log-scored-road = { $who } reçoit { $points ->
    [one] { $points } lettre
   *[other] { $points } lettres
  } pour { $many } UV{ $doubled ->
    [yes] , doublées par le pape
   *[no] {""}
  }.
d-log-scored-cluny = { $who } reçoit { $points ->
    [one] { $points } lettre
   *[other] { $points } lettres
  } pour Cluny{ $doubled ->
    [yes] , doublées par le pape
   *[no] {""}
  }.
d-log-scored-begging = { $who } reçoit { $points ->
    [one] { $points } lettre
   *[other] { $points } lettres
  } pour la quête.
d-log-scored-drunkard = { $who } reçoit { $points ->
    [one] { $points } lettre
   *[other] { $points } lettres
  } pour l’ivrogne.
d-log-scored-tour = { $who } reçoit { $points ->
    [one] { $points } lettre
   *[other] { $points } lettres
  } à la visite, pour { $many ->
    [one] un secteur
   *[other] { $many } secteurs
}.
d-log-scored-promotion = { $who } reçoit { $points ->
    [one] { $points } lettre
   *[other] { $points } lettres
  } pour ses frères promus.
d-log-paid-place = { $who } reçoit { $denarii }{ $many ->
    [1] , étant dernier
    [2] , étant avant-dernier
   *[other] , étant { $many }e en partant de la fin
  }.
d-log-paid-ducal-reward = { $who } reçoit { $denarii } du duc.
d-log-paid-donation = { $who } reçoit un don de { $denarii }.
d-log-trees-placed = { $trees ->
    [one] Un arbre est placé
   *[other] { $trees } arbres sont placés
} au bord de la route à partir de { $from }.
d-log-ambushed-denarii = Les brigands { $denarii ->
    [0] ne prennent rien
    [one] prennent un denier
   *[other] prennent { $denarii } deniers
} à { $who }.
d-log-ambushed-dogs = { $who } : { $guards } chiens repoussent les brigands.
d-log-ambushed-dog-and-herder = { $who } : un chien et le vacher repoussent les brigands.
d-log-ended-fifth-round = La cinquième manche est finie, et la partie aussi.

## Pourquoi pas

d-refusal-over = La partie est finie ; il n’y a plus rien à faire.
d-refusal-not-now = Cela ne se fait pas dans cette phase.
d-refusal-not-drawn = Cela ne peut pas être tiré maintenant.
d-refusal-no-such-seat = Personne n’est assis là.
d-refusal-too-dear = Vous n’avez pas assez d’argent comptant.
d-refusal-no-vegetable = Vous n’avez pas assez de légumes.
d-refusal-sector-full = Ce secteur est complet.
d-refusal-no-such-cellerar = Aucun cellérier ne porte ce numéro.
d-refusal-cellerar-taken = Quelqu’un a déjà ce cellérier.
d-refusal-no-cellerar = Vous n’avez pas de cellérier à renvoyer.
d-refusal-hail = La grêle a détruit la récolte : pas de légumes frais dans cette manche.
d-refusal-larder-full = Vous n’avez pas de place pour tant de légumes.
d-refusal-odd-vegetable = Les légumes s’achètent par paires, un seul uniquement pour la dernière place.
d-refusal-chapel-this-round = La chapelle grandit d’un niveau par manche, et c’est fait.
d-refusal-chapel-complete = Votre chapelle est achevée.
d-refusal-no-brother-in-supply = Il ne reste plus de frère lai dans la réserve.
d-refusal-monastery-full = Votre monastère n’a pas de place libre pour un frère lai.
d-refusal-no-brother = Vous n’avez pas assez de frères lais au monastère.
d-refusal-no-such-place = Votre chapelle n’a pas encore cette place.
d-refusal-place-taken = Un frère lai prie déjà à cette place.
d-refusal-nobody-prays = Aucun frère lai ne prie à cette place.
d-refusal-moved-already = Quelqu’un est déjà venu à cette place ou l’a quittée pendant ce tour. Annulez plutôt ce pas.
d-refusal-fields-full = Il n’y a plus de travail aux champs pour d’autres frères lais.
d-refusal-doghouse-this-round = On achète une niche par manche, et c’est fait.
d-refusal-no-doghouse-in-supply = Il ne reste plus de niche dans la réserve.
d-refusal-no-doghouse = Chaque chien de garde a besoin d’une niche à lui.
d-refusal-no-dog-in-supply = Il ne reste plus de chien de garde dans la réserve.
d-refusal-lent-already = Vous avez déjà prêté de l’argent dans cette manche.
d-refusal-no-such-loan = Le prêteur prend de { $lend_least } à { $lend_most } deniers.
d-refusal-rebellion = Les frères lais se sont révoltés et ne quêtent pas dans cette manche.
d-refusal-not-yourself = Un frère lai quête chez un autre joueur.
d-refusal-in-cluny = Qui est à Cluny y est en sécurité.
d-refusal-on-zero = On ne renvoie pas qui est sur la case 0.
d-refusal-behind-you = Un frère lai ne quête que chez des joueurs devant vous ou sur votre case.
d-refusal-no-drunkard = Vous n’avez pas l’ivrogne.
d-refusal-no-dog = Vous n’avez pas assez de chiens de garde.
d-refusal-no-herder = Vous n’avez pas le vacher.
d-refusal-no-vegetable-cart = Vous n’avez pas la charrette de légumes.
d-refusal-not-so-many = Il n’y a pas autant de frères lais dans votre monastère.

## Chapitres des règles

d-rule-ending = La fin
d-rule-sequence = La manche
d-rule-setting-up = Mise en place
d-rule-vegetables = Les légumes
d-rule-sectors = Les secteurs
d-rule-cellerars = Les cellériers
d-rule-event-cards = Les cartes d’événement
d-rule-chapel = La chapelle
d-rule-hiring = Engager
d-rule-lay-brothers = Les frères lais
d-rule-moving = À la chapelle et retour
d-rule-fields = Aux champs
d-rule-doghouses = Les niches
d-rule-watchdogs = Les chiens de garde
d-rule-moneylender = Le prêteur
d-rule-begging = La quête
d-rule-drunkard = L’ivrogne
d-rule-defence = Repousser
d-rule-vegetable-cart = Les légumes sur la route
d-rule-feeding = Nourrir

## Images des règles

d-picture-road = La route de Cluny avec des charrettes sur { $carts }
d-picture-coin = un denier
d-picture-brother = un frère lai
d-picture-vegetable = un légume
d-picture-dog = un chien
d-picture-doghouse = une niche
d-picture-letter = une lettre
d-picture-food = des vivres
d-picture-garden = jardin
d-picture-dairy = fromagerie
d-picture-brewery = brasserie
d-picture-cellerar = un cellérier
d-picture-cart = charrette de légumes
d-picture-herder = vacher
d-picture-drunkard = ivrogne
d-picture-pot = le pot
d-picture-event = un événement
d-picture-column = le début
d-picture-chapel = la chapelle

## Les scènes

d-beat-specials = Cartes spéciales
d-beat-payday = Lettres et deniers
d-beat-payday-line = { $who } : { $letters }, { $denarii }
d-beat-robbers = Des brigands !
d-beat-end = La partie est finie
