# Domus Domini à la table : ce qu’elle demande, propose et montre.

## La ligne du haut

domus-domini-ask-starting = commencez { $pot ->
    [0] {""}
    [one] et prenez le denier du pot,
   *[other] et prenez les { $pot } deniers du pot,
  } ou passez la main pour un denier
domus-domini-ask-inheriting = élevez un secteur sans payer : touchez son registre
domus-domini-ask-employing = engagez un cellérier avec vos { $denarii } deniers, ou laissez les choses en l’état
domus-domini-ask-buying = achetez des légumes, deux pour un denier ; vous avez { $denarii }
domus-domini-ask-building = bâtissez avec vos { $denarii } deniers, puis livrez { $fu } UV
domus-domini-ask-begging = envoyez des frères quêter, ou finissez
domus-domini-ask-defending = { $who } en veut à vos vivres. Le repousser ?
domus-domini-interrupted = Au milieu du tour de { $who }, qui reprendra après votre réponse.
domus-domini-ask-advancing = dépensez des légumes pour avancer, ou restez
domus-domini-ask-feeding = nourrissez { $many ->
    [one] votre frère
   *[other] vos { $many } frères
  } : un légume pour trois
domus-domini-ask-ambushed = Des brigands ! Ils veulent { $many ->
    [0] ce que vous n’avez pas
    [one] un denier
   *[other] { $many } deniers
  }.
domus-domini-ask-meant = { $words } ? Pressez le bouton, ou touchez encore
domus-domini-ask-lend = Combien donnez-vous au prêteur ?
domus-domini-ask-lend-why = À la prochaine manche cela revient avec un denier pour trois. D’ici là, ce n’est pas du comptant.
domus-domini-ask-over = La partie est finie
domus-domini-ask-other = { $part ->
    [starting] décide qui commence
    [inheriting] hérite
    [employing] cherche un cellérier
    [buying] achète des légumes
    [building] bâtit
    [begging] quête
    [defending] se défend
    [advancing] est sur la route
    [feeding] nourrit les frères
    [ambushed] rencontre des brigands
   *[other] est à l’ouvrage
  }
domus-domini-ask-defending-full = { $who } envoie quelqu’un contre vous. Votre charrette est sur { $fu } et reculerait de trois cases.
domus-domini-ask-defending-why = Le gardien qui le repousse retourne à la réserve. Vous pouvez aussi laisser faire.
domus-domini-ask-ambushed-why = Deux gardiens les repoussent, et retournent à la réserve.
domus-domini-ask-whom = Contre qui ?
domus-domini-ask-how-many-buy-vegetables = Combien de légumes ?
domus-domini-ask-how-many-feed = Combien en gardez-vous ?
domus-domini-ask-how-many-advance = Combien de légumes ?

## Ce qui se dit à côté des réponses

domus-domini-say-starting = { $pot ->
    [0] Le pot est vide. Qui passe y met { $cost } ; qui commence les prend tous.
    [one] Un denier dans le pot. Qui commence le prend.
   *[other] { $pot } deniers dans le pot. Qui commence les prend tous.
  }
domus-domini-say-inheriting = Chaque registre montre ce que rapporterait son prochain niveau.
domus-domini-say-employing = Les chiffres rouges disent de combien changerait votre rendement. Touchez un cellérier pour en savoir plus.
domus-domini-say-begging = Celui que vous envoyez s’en va et rapporte une lettre, repoussé ou non.
domus-domini-say-building = Touchez un registre pour l’élever. Jusqu’à la livraison, tout peut être repris.
domus-domini-say-building-last = La dernière manche : l’argent prêté ne rapporte plus rien. Les frères, les chiens, les secteurs complets et la chapelle comptent à la fin.
domus-domini-may-ward-off = peut le repousser
domus-domini-from-to = { $from } → { $to }

## Ce que l’on peut faire

domus-domini-do-start = Commencer
domus-domini-do-start-pot = Commencer, prendre { $many }
domus-domini-do-pass-start = Passer pour { $many }
domus-domini-do-inherit = Élever { $sector }
domus-domini-do-decline-inheritance = Ne rien élever
domus-domini-do-employ = Engager le { $many }
domus-domini-do-give-up-cellerar = Renvoyer le { $many }
domus-domini-do-keep-cellerar = Garder le { $many }
domus-domini-do-keep-none = S’en passer
domus-domini-do-buy-vegetables = En acheter { $many }
domus-domini-do-buy-none = Ne rien acheter
domus-domini-do-expand = Élever { $sector }
domus-domini-do-build-chapel = Bâtir la chapelle
domus-domini-do-hire = Engager
domus-domini-do-pray = Envoyer prier
domus-domini-do-call-back = Rappeler
domus-domini-do-send-to-fields = Envoyer { $many }
domus-domini-do-buy-doghouse = Niche
domus-domini-do-buy-dog = Chien
domus-domini-do-lend = Prêter { $many }
domus-domini-do-lend-some = Prêter …
domus-domini-do-deliver = Livrer { $fu }
domus-domini-do-beg = Quêter : { $who }
domus-domini-do-send-drunkard = Ivrogne : { $who }
domus-domini-do-send-drunkard-own = Ivrogne : vous-même
domus-domini-do-end-begging = C’est tout
domus-domini-do-defend-dog = Un chien le repousse
domus-domini-do-defend-herder = Le vacher le repousse
domus-domini-do-defend-none = Laisser faire
domus-domini-do-advance = Avancer
domus-domini-do-advance-to = Aller à { $to }
domus-domini-do-advance-cluny = Aller à Cluny
domus-domini-do-advance-none = Rester
domus-domini-do-feed = En nourrir { $many }
domus-domini-do-feed-none = Ne nourrir personne
domus-domini-do-robbers-denarii = Les payer
domus-domini-do-robbers-dogs = Deux chiens
domus-domini-do-robbers-dog-and-herder = Un chien et le vacher

## Conseils : ce que ferait un frère, et pourquoi

domus-domini-advice-start = commencer
domus-domini-advice-start-pot = commencer et prendre { $many } dans le pot
domus-domini-advice-pass-start = passer la main
domus-domini-advice-inherit = élever { $sector }
domus-domini-advice-decline-inheritance = ne rien élever
domus-domini-advice-employ = engager le cellérier { $many }
domus-domini-advice-give-up-cellerar = renvoyer le cellérier { $many }
domus-domini-advice-keep-cellerar = garder le cellérier { $many }
domus-domini-advice-keep-none = se passer de cellérier
domus-domini-advice-buy-vegetables = acheter { $many ->
    [one] un légume
   *[other] { $many } légumes
}
domus-domini-advice-buy-none = ne pas acheter de légumes
domus-domini-advice-expand = élever { $sector } pour { $cost }
domus-domini-advice-build-chapel = bâtir le prochain niveau de la chapelle
domus-domini-advice-hire = engager un frère lai
domus-domini-advice-pray = envoyer un frère au niveau { $many } de la chapelle
domus-domini-advice-call-back = rappeler le frère du niveau { $many } de la chapelle
domus-domini-advice-send-to-fields = envoyer deux frères aux champs
domus-domini-advice-buy-doghouse = acheter une niche
domus-domini-advice-buy-dog = acheter un chien de garde
domus-domini-advice-lend = prêter { $many } deniers
domus-domini-advice-deliver = livrer { $fu } UV
domus-domini-advice-beg = quêter contre { $who }
domus-domini-advice-send-drunkard = envoyer l’ivrogne contre { $who }
domus-domini-advice-send-drunkard-own = envoyer l’ivrogne contre votre charrette
domus-domini-advice-end-begging = ne plus quêter
domus-domini-advice-defend-dog = le repousser avec un chien
domus-domini-advice-defend-herder = le repousser avec le vacher
domus-domini-advice-defend-none = laisser faire
domus-domini-advice-advance = dépenser { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
} sur la route
domus-domini-advice-advance-cart = utiliser la charrette de légumes
domus-domini-advice-advance-both = utiliser la charrette de légumes et dépenser { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
}
domus-domini-advice-advance-none = rester
domus-domini-advice-feed = nourrir { $many ->
    [one] un frère
   *[other] { $many } frères
}
domus-domini-advice-feed-none = ne nourrir personne
domus-domini-advice-robbers-denarii = payer les brigands
domus-domini-advice-robbers-dogs = les repousser avec deux chiens
domus-domini-advice-robbers-dog-and-herder = les repousser avec un chien et le vacher

domus-domini-because-yield-now = Cela ajoute { $many } UV à cette manche.
domus-domini-because-yield-less = Cela rapporte { $many } UV de moins, et libère de l’argent.
domus-domini-because-chapel-built = La chapelle rapporte des lettres à la fin.
domus-domini-because-money-lent = L’argent prêté revient avec des intérêts.
domus-domini-because-brothers-hired = { $many ->
    [one] Un frère de plus travaille pour vous.
   *[other] { $many } frères de plus travaillent pour vous.
}
domus-domini-because-brothers-to-fields = { $many } frères aux champs rapportent des légumes et n’ont pas besoin de nourriture.
domus-domini-because-dogs = { $many ->
    [one] Un chien de garde éloigne les quêteurs et vaut des lettres à la fin.
   *[other] { $many } chiens de garde éloignent les quêteurs et valent des lettres à la fin.
}
domus-domini-because-vegetables = { $many ->
    [one] On aura besoin d’un légume.
   *[other] On aura besoin de { $many } légumes.
}

## La route

domus-domini-road = La route de Cluny
domus-domini-road-label = La route de Cluny. { $carts }
domus-domini-road-empty = Toutes les charrettes sont au monastère.
domus-domini-road-pays = Du dernier au premier, en deniers :
domus-domini-road-letters = une lettre pour 10 UV, Cluny { $cluny }
domus-domini-cart-on = { $who } sur { $fu }
domus-domini-cart-in-cluny = { $who } à Cluny
domus-domini-trees-on = arbres près de { $spaces }

## Tout le monde

domus-domini-order = Ordre du tour
domus-domini-phases = Phases de la manche
domus-domini-round-of = Manche { $round } sur { $of }
domus-domini-starter = premier joueur
domus-domini-look-at = Monastère de { $who }
domus-domini-at-home = livrerait { $fu }
domus-domini-on-space = sur { $fu }
domus-domini-in-cluny = à Cluny
domus-domini-payday = vaudrait { $letters } lettres et { $denarii } deniers maintenant
domus-domini-supply = En réserve : { $brothers } frères, { $dogs } chiens, { $doghouses } niches
domus-domini-letters = { $many ->
    [one] { $many } lettre
   *[other] { $many } lettres
}
domus-domini-denarii = { $many ->
    [one] { $many } denier
   *[other] { $many } deniers
}
domus-domini-fu = { $fu } UV
domus-domini-brothers = { $many ->
    [one] { $many } frère lai au monastère
   *[other] { $many } frères lais au monastère
}
domus-domini-brothers-all = { $many ->
    [one] { $many } frère lai
   *[other] { $many } frères lais
}
domus-domini-vegetables = { $many ->
    [one] { $many } légume
   *[other] { $many } légumes
}
domus-domini-dogs = { $many ->
    [one] { $many } chien de garde
   *[other] { $many } chiens de garde
}
domus-domini-fields = { $many ->
    [one] { $many } frère lai aux champs
   *[other] { $many } frères lais aux champs
}
domus-domini-kennel = { $dogs } chiens dans { $houses } niches
domus-domini-lent = { $many } deniers chez le prêteur
domus-domini-sector-level = { $name }, niveau { $level }, { $fu } UV
domus-domini-chapel-level = Chapelle, niveau { $level }

## Un monastère

domus-domini-house-of = Monastère de { $who }
domus-domini-monastery-card = carte { $card }
domus-domini-ledger-label = { $name }, niveau { $level }, { $fu } UV ; le niveau suivant coûte { $cost }, votre rendement { $before } → { $after }
domus-domini-ledger-full = { $name }, complet, { $fu } UV, { $letters } lettres à la fin
domus-domini-ledger-at-end = complet
domus-domini-chapel-build = Chapelle, niveau { $level } : bâtir pour { $cost } ; { $letters } lettres à la fin
domus-domini-chapel-praying = Chapelle, niveau { $level } : un frère prie pour { $fu } UV ; le rappeler
domus-domini-chapel-empty = Chapelle, niveau { $level } : place libre pour { $fu } UV ; envoyer un frère
domus-domini-chapel-built = Chapelle, niveau { $level } : { $letters } lettres à la fin
domus-domini-tray-brothers = Frères
domus-domini-tray-vegetables = Légumes
domus-domini-tray-fields = Champs
domus-domini-tray-kennel = Chenil
domus-domini-tray-lender = Prêteur
domus-domini-step-for = { $words } pour { $price }
domus-domini-price-coin = { $many ->
    [one] un denier
   *[other] { $many } deniers
}
domus-domini-price-vegetable = { $many ->
    [one] un légume
   *[other] { $many } légumes
}
domus-domini-tally = Le rendement
domus-domini-tally-none = rien encore
domus-domini-tally-sum = Rendement
domus-domini-yield-garden = Jardin
domus-domini-yield-dairy = Fromagerie
domus-domini-yield-brewery = Brasserie
domus-domini-yield-cellerar = Cellérier
domus-domini-yield-production = Production
domus-domini-yield-plus = Son supplément
domus-domini-yield-chapel = Chapelle
domus-domini-shelf = Ce que possède { $who }

## Cellériers et cartes

domus-domini-market = Cellériers
domus-domini-market-why = Le numéro est le prix, et les lettres à la fin.
domus-domini-held-by = chez { $who }
domus-domini-costs = coûte { $many }
domus-domini-brings-back = rend { $many }
domus-domini-yield-change = rendement { $by }
domus-domini-cards = Cartes visibles
domus-domini-cards-none = Aucune carte n’est encore retournée.
domus-domini-card-held = { $name } : { $who }

domus-domini-tab-market = Cellériers
domus-domini-tab-seats = Joueurs

## La fin

domus-domini-end-rounds = Manches
domus-domini-end-brothers = Frères
domus-domini-end-dogs = Chiens
domus-domini-end-sectors = Secteurs pleins
domus-domini-end-chapel = Chapelle
domus-domini-end-cellerar = Cellérier
domus-domini-whence-road = La route
domus-domini-whence-cluny = Cluny
domus-domini-whence-begging = La quête
domus-domini-whence-events = Événements

## Le guide d’une première partie

domus-domini-guide-starting = Chacun joue chaque phase à son tour. Commencer, c’est choisir d’abord parmi les cellériers ; finir, c’est voir ce que livrent les autres. Pour un denier, vous passez la main.
domus-domini-guide-employing = Un cellérier augmente votre rendement à chaque manche et vaut son numéro en lettres à la fin. En le renvoyant, vous reprenez tout son prix : c’est aussi une épargne.
domus-domini-guide-buying = Les légumes servent à engager des frères, à acheter des chiens, à nourrir et à faire avancer la charrette. Deux coûtent un denier.
domus-domini-guide-building = Touchez un registre pour élever un secteur : chaque niveau rapporte plus, dans cette manche et les suivantes. Qui livre le plus reçoit le plus de lettres, qui livre le moins le plus d’argent. Puis pressez le bouton pour livrer.
domus-domini-guide-begging = Un frère envoyé quêter fait reculer de trois cases quelqu’un devant vous et rapporte une lettre, mais il s’en va. Rien n’y oblige.
domus-domini-guide-defending = On quête contre vous. Un chien ou le vacher garde votre charrette où elle est, puis s’en va ; ou laissez faire.
domus-domini-guide-advancing = Chaque légume fait avancer la charrette d’une case : une lettre de plus. Mais gardez de quoi nourrir vos frères, et songez que le dernier sur la route est le mieux payé.
domus-domini-guide-feeding = Un légume nourrit jusqu’à trois frères au monastère. Qui n’est pas nourri s’en va.
