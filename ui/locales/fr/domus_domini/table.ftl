# Domus Domini à la table : ce qu’elle demande, propose et montre.

## La ligne du haut

domus-ask-starting = commencez { $pot ->
    [0] {""}
    [one] et prenez le denier du pot,
   *[other] et prenez les { $pot } deniers du pot,
  } ou passez la main pour un denier
domus-ask-inheriting = élevez un secteur sans payer : touchez son registre
domus-ask-employing = engagez un cellérier avec vos { $denarii } deniers, ou laissez les choses en l’état
domus-ask-buying = achetez des légumes, deux pour un denier ; vous avez { $denarii }
domus-ask-building = bâtissez avec vos { $denarii } deniers, puis livrez { $fu } UV
domus-ask-begging = envoyez des frères quêter, ou finissez
domus-ask-defending = { $who } en veut à vos vivres. Le repousser ?
domus-interrupted = Au milieu du tour de { $who }, qui reprendra après votre réponse.
domus-ask-advancing = dépensez des légumes pour avancer, ou restez
domus-ask-feeding = nourrissez { $many ->
    [one] votre frère
   *[other] vos { $many } frères
  } : un légume pour trois
domus-ask-ambushed = Des brigands ! Ils veulent { $many ->
    [0] ce que vous n’avez pas
    [one] un denier
   *[other] { $many } deniers
  }.
domus-ask-meant = { $words } ? Pressez le bouton, ou touchez encore
domus-ask-lend = Combien donnez-vous au prêteur ?
domus-ask-lend-why = À la prochaine manche cela revient avec un denier pour trois. D’ici là, ce n’est pas du comptant.
domus-ask-over = La partie est finie
domus-ask-other = { $part ->
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
domus-ask-defending-full = { $who } envoie quelqu’un contre vous. Votre charrette est sur { $fu } et reculerait de trois cases.
domus-ask-defending-why = Le gardien qui le repousse retourne à la réserve. Vous pouvez aussi laisser faire.
domus-ask-ambushed-why = Deux gardiens les repoussent, et retournent à la réserve.
domus-ask-whom = Contre qui ?
domus-ask-how-many-buy-vegetables = Combien de légumes ?
domus-ask-how-many-feed = Combien en gardez-vous ?
domus-ask-how-many-advance = Combien de légumes ?

## Ce qui se dit à côté des réponses

domus-say-starting = { $pot ->
    [0] Le pot est vide. Qui passe y met un denier ; qui commence les prend tous.
    [one] Un denier dans le pot. Qui commence le prend.
   *[other] { $pot } deniers dans le pot. Qui commence les prend tous.
  }
domus-say-inheriting = Chaque registre montre ce que rapporterait son prochain niveau.
domus-say-employing = Les chiffres rouges disent de combien changerait votre rendement. Touchez un cellérier pour en savoir plus.
domus-say-begging = Celui que vous envoyez s’en va et rapporte une lettre, repoussé ou non.
domus-say-building = Touchez un registre pour l’élever. Jusqu’à la livraison, tout peut être repris.
domus-say-building-last = La dernière manche : l’argent prêté ne rapporte plus rien. Les frères, les chiens, les secteurs complets et la chapelle comptent à la fin.
domus-may-ward-off = peut le repousser
domus-from-to = { $from } → { $to }

## Ce que l’on peut faire

domus-do-start = Commencer
domus-do-start-pot = Commencer, prendre { $many }
domus-do-pass-start = Passer pour 1
domus-do-inherit = Élever { $sector }
domus-do-decline-inheritance = Ne rien élever
domus-do-employ = Engager le { $many }
domus-do-give-up-cellerar = Renvoyer le { $many }
domus-do-keep-cellerar = Garder le { $many }
domus-do-keep-none = S’en passer
domus-do-buy-vegetables = En acheter { $many }
domus-do-buy-none = Ne rien acheter
domus-do-expand = Élever { $sector }
domus-do-build-chapel = Bâtir la chapelle
domus-do-hire = Engager
domus-do-pray = Envoyer prier
domus-do-call-back = Rappeler
domus-do-send-to-fields = Envoyer 2
domus-do-buy-doghouse = Niche
domus-do-buy-dog = Chien
domus-do-lend = Prêter { $many }
domus-do-lend-some = Prêter …
domus-do-deliver = Livrer { $fu }
domus-do-beg = Quêter : { $who }
domus-do-send-drunkard = Ivrogne : { $who }
domus-do-send-drunkard-own = Ivrogne : vous-même
domus-do-end-begging = C’est tout
domus-do-defend-dog = Un chien le repousse
domus-do-defend-herder = Le vacher le repousse
domus-do-defend-none = Laisser faire
domus-do-advance = Avancer
domus-do-advance-to = Aller à { $to }
domus-do-advance-cluny = Aller à Cluny
domus-do-advance-none = Rester
domus-do-feed = En nourrir { $many }
domus-do-feed-none = Ne nourrir personne
domus-do-robbers-denarii = Les payer
domus-do-robbers-dogs = Deux chiens
domus-do-robbers-dog-and-herder = Un chien et le vacher

## Conseils : ce que ferait un frère, et pourquoi

domus-advice-start = commencer
domus-advice-start-pot = commencer et prendre { $many } dans le pot
domus-advice-pass-start = passer la main
domus-advice-inherit = élever { $sector }
domus-advice-decline-inheritance = ne rien élever
domus-advice-employ = engager le cellérier { $many }
domus-advice-give-up-cellerar = renvoyer le cellérier { $many }
domus-advice-keep-cellerar = garder le cellérier { $many }
domus-advice-keep-none = se passer de cellérier
domus-advice-buy-vegetables = acheter { $many ->
    [one] un légume
   *[other] { $many } légumes
}
domus-advice-buy-none = ne pas acheter de légumes
domus-advice-expand = élever { $sector } pour { $cost }
domus-advice-build-chapel = bâtir le prochain niveau de la chapelle
domus-advice-hire = engager un frère lai
domus-advice-pray = envoyer un frère au niveau { $many } de la chapelle
domus-advice-call-back = rappeler le frère du niveau { $many } de la chapelle
domus-advice-send-to-fields = envoyer deux frères aux champs
domus-advice-buy-doghouse = acheter une niche
domus-advice-buy-dog = acheter un chien de garde
domus-advice-lend = prêter { $many } deniers
domus-advice-deliver = livrer { $fu } UV
domus-advice-beg = quêter contre { $who }
domus-advice-send-drunkard = envoyer l’ivrogne contre { $who }
domus-advice-send-drunkard-own = envoyer l’ivrogne contre votre charrette
domus-advice-end-begging = ne plus quêter
domus-advice-defend-dog = le repousser avec un chien
domus-advice-defend-herder = le repousser avec le vacher
domus-advice-defend-none = laisser faire
domus-advice-advance = dépenser { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
} sur la route
domus-advice-advance-cart = utiliser la charrette de légumes
domus-advice-advance-both = utiliser la charrette de légumes et dépenser { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
}
domus-advice-advance-none = rester
domus-advice-feed = nourrir { $many ->
    [one] un frère
   *[other] { $many } frères
}
domus-advice-feed-none = ne nourrir personne
domus-advice-robbers-denarii = payer les brigands
domus-advice-robbers-dogs = les repousser avec deux chiens
domus-advice-robbers-dog-and-herder = les repousser avec un chien et le vacher

domus-because-yield-now = Cela ajoute { $many } UV à cette manche.
domus-because-yield-less = Cela rapporte { $many } UV de moins, et libère de l’argent.
domus-because-chapel-built = La chapelle rapporte des lettres à la fin.
domus-because-money-lent = L’argent prêté revient avec des intérêts.
domus-because-brothers-hired = { $many ->
    [one] Un frère de plus travaille pour vous.
   *[other] { $many } frères de plus travaillent pour vous.
}
domus-because-brothers-to-fields = { $many } frères aux champs rapportent des légumes et n’ont pas besoin de nourriture.
domus-because-dogs = { $many ->
    [one] Un chien de garde éloigne les quêteurs et vaut des lettres à la fin.
   *[other] { $many } chiens de garde éloignent les quêteurs et valent des lettres à la fin.
}
domus-because-vegetables = { $many ->
    [one] On aura besoin d’un légume.
   *[other] On aura besoin de { $many } légumes.
}

## La route

domus-road = La route de Cluny
domus-road-label = La route de Cluny. { $carts }
domus-road-empty = Toutes les charrettes sont au monastère.
domus-road-pays = Du dernier au premier, en deniers :
domus-road-letters = une lettre pour 10 UV, Cluny { $cluny }
domus-cart-on = { $who } sur { $fu }
domus-cart-in-cluny = { $who } à Cluny
domus-trees-on = arbres près de { $spaces }

## Tout le monde

domus-order = Ordre du tour
domus-phases = Phases de la manche
domus-round-of = Manche { $round } sur { $of }
domus-starter = premier joueur
domus-look-at = Monastère de { $who }
domus-at-home = livrerait { $fu }
domus-on-space = sur { $fu }
domus-in-cluny = à Cluny
domus-payday = vaudrait { $letters } lettres et { $denarii } deniers maintenant
domus-supply = En réserve : { $brothers } frères, { $dogs } chiens, { $doghouses } niches
domus-letters = { $many ->
    [one] { $many } lettre
   *[other] { $many } lettres
}
domus-denarii = { $many ->
    [one] { $many } denier
   *[other] { $many } deniers
}
domus-fu = { $fu } UV
domus-brothers = { $many ->
    [one] { $many } frère lai au monastère
   *[other] { $many } frères lais au monastère
}
domus-brothers-all = { $many ->
    [one] { $many } frère lai
   *[other] { $many } frères lais
}
domus-vegetables = { $many ->
    [one] { $many } légume
   *[other] { $many } légumes
}
domus-dogs = { $many ->
    [one] { $many } chien de garde
   *[other] { $many } chiens de garde
}
domus-fields = { $many ->
    [one] { $many } frère lai aux champs
   *[other] { $many } frères lais aux champs
}
domus-kennel = { $dogs } chiens dans { $houses } niches
domus-lent = { $many } deniers chez le prêteur
domus-sector-level = { $name }, niveau { $level }, { $fu } UV
domus-chapel-level = Chapelle, niveau { $level }

## Un monastère

domus-house-of = Monastère de { $who }
domus-monastery-card = carte { $card }
domus-ledger-label = { $name }, niveau { $level }, { $fu } UV ; le niveau suivant coûte { $cost }, votre rendement { $before } → { $after }
domus-ledger-full = { $name }, complet, { $fu } UV, { $letters } lettres à la fin
domus-ledger-at-end = complet
domus-chapel-build = Chapelle, niveau { $level } : bâtir pour { $cost } ; { $letters } lettres à la fin
domus-chapel-praying = Chapelle, niveau { $level } : un frère prie pour { $fu } UV ; le rappeler
domus-chapel-empty = Chapelle, niveau { $level } : place libre pour { $fu } UV ; envoyer un frère
domus-chapel-built = Chapelle, niveau { $level } : { $letters } lettres à la fin
domus-tray-brothers = Frères
domus-tray-vegetables = Légumes
domus-tray-fields = Champs
domus-tray-kennel = Chenil
domus-tray-lender = Prêteur
domus-step-for = { $words } pour { $price }
domus-price-coin = { $many ->
    [one] un denier
   *[other] { $many } deniers
}
domus-price-vegetable = { $many ->
    [one] un légume
   *[other] { $many } légumes
}
domus-tally = Le rendement
domus-tally-none = rien encore
domus-tally-sum = Rendement
domus-yield-garden = Jardin
domus-yield-dairy = Fromagerie
domus-yield-brewery = Brasserie
domus-yield-cellerar = Cellérier
domus-yield-production = Production
domus-yield-plus = Son supplément
domus-yield-chapel = Chapelle
domus-shelf = Ce que possède { $who }

## Cellériers et cartes

domus-market = Cellériers
domus-market-why = Le numéro est le prix, et les lettres à la fin.
domus-held-by = chez { $who }
domus-costs = coûte { $many }
domus-brings-back = rend { $many }
domus-yield-change = rendement { $by }
domus-cards = Cartes visibles
domus-cards-none = Aucune carte n’est encore retournée.
domus-card-held = { $name } : { $who }

tab-market = Cellériers
tab-seats = Joueurs

## La fin

domus-end-rounds = Manches
domus-end-brothers = Frères
domus-end-dogs = Chiens
domus-end-sectors = Secteurs pleins
domus-end-chapel = Chapelle
domus-end-cellerar = Cellérier
domus-whence-road = La route
domus-whence-cluny = Cluny
domus-whence-begging = La quête
domus-whence-events = Événements

## Le guide d’une première partie

guide-domus-starting = Chacun joue chaque phase à son tour. Commencer, c’est choisir d’abord parmi les cellériers ; finir, c’est voir ce que livrent les autres. Pour un denier, vous passez la main.
guide-domus-employing = Un cellérier augmente votre rendement à chaque manche et vaut son numéro en lettres à la fin. En le renvoyant, vous reprenez tout son prix : c’est aussi une épargne.
guide-domus-buying = Les légumes servent à engager des frères, à acheter des chiens, à nourrir et à faire avancer la charrette. Deux coûtent un denier.
guide-domus-building = Touchez un registre pour élever un secteur : chaque niveau rapporte plus, dans cette manche et les suivantes. Qui livre le plus reçoit le plus de lettres, qui livre le moins le plus d’argent. Puis pressez le bouton pour livrer.
guide-domus-begging = Un frère envoyé quêter fait reculer de trois cases quelqu’un devant vous et rapporte une lettre, mais il s’en va. Rien n’y oblige.
guide-domus-defending = On quête contre vous. Un chien ou le vacher garde votre charrette où elle est, puis s’en va ; ou laissez faire.
guide-domus-advancing = Chaque légume fait avancer la charrette d’une case : une lettre de plus. Mais gardez de quoi nourrir vos frères, et songez que le dernier sur la route est le mieux payé.
guide-domus-feeding = Un légume nourrit jusqu’à trois frères au monastère. Qui n’est pas nourri s’en va.
