# Domus Domini à la table : ce qu’elle demande, propose et montre.

## La ligne du haut

d-ask-starting = { $pot ->
    [0] commencez,
    [one] commencez et prenez le denier du pot,
   *[other] commencez et prenez les { $pot } deniers du pot,
  } ou passez la main pour un denier
d-ask-inheriting = élevez un secteur sans payer : touchez-le
d-ask-employing = engagez un cellérier avec { $denarii ->
    [one] votre denier
   *[other] vos { $denarii } deniers
}, ou laissez les choses en l’état
d-ask-buying = achetez des légumes, { $for_a_denarius } pour un denier ; vous avez { $denarii }
d-ask-building = bâtissez{ $denarii ->
    [0] {""}
    [one] {" "}avec votre denier
   *[other] {" "}avec vos { $denarii } deniers
}, puis livrez { $fu } UV
d-ask-begging = envoyez des frères quêter, ou finissez
d-ask-defending = { $who } envoie quelqu’un à votre charrette. Le repousser ?
d-interrupted = Au milieu du tour de { $who }, qui reprendra après votre réponse.
d-ask-advancing = dépensez des légumes pour avancer, ou restez
d-ask-feeding = nourrissez { $many ->
    [one] votre frère
   *[other] vos { $many } frères
  } : un légume suffit pour { $share } au plus
d-ask-ambushed = Des brigands ! Ils veulent { $many ->
    [0] ce que vous n’avez pas
    [one] un denier
   *[other] { $many } deniers
  }.
d-ask-meant = { $words } ? Appuyez sur le bouton, ou touchez encore
d-ask-lend = Combien donnez-vous au prêteur ?
d-ask-lend-why = À la prochaine manche, cela revient avec un denier d’intérêt pour { $for_interest } prêtés. D’ici là, ce n’est pas de l’argent comptant.
d-ask-over = La partie est finie
d-ask-other = { $part ->
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
d-ask-defending-full = { $who } envoie quelqu’un quêter chez vous. Votre charrette est sur { $fu } et reculerait de { $sent_back } cases.
d-ask-defending-why = Le gardien qui le repousse retourne à la réserve. Vous pouvez aussi laisser faire.
d-ask-ambushed-why = { $guards } gardiens les repoussent, et retournent à la réserve.
d-ask-whom-beg = Chez qui quêter ?
d-ask-whom-send-drunkard = Contre qui va l’ivrogne ?
d-ask-how-many-buy-vegetables = Combien de légumes ?
d-ask-how-many-feed = Combien de frères nourrissez-vous ?
d-ask-how-many-advance = Combien de légumes ?

## Ce qui se dit à côté des réponses

d-say-starting = { $pot ->
    [0] Le pot est vide. Qui passe y met { $cost } ; qui commence prend le tout.
    [one] Un denier dans le pot. Qui commence le prend.
   *[other] { $pot } deniers dans le pot. Qui commence les prend tous.
  }
d-say-inheriting = Ce qui serait bâti est esquissé, avec ce que cela rapporterait.
d-say-employing = Les chiffres rouges disent de combien changerait votre rendement. Touchez un cellérier pour en savoir plus.
d-say-begging = Celui que vous envoyez s’en va et rapporte une lettre, repoussé ou non.
d-say-building = Touchez ce qui est esquissé en rouge pour le bâtir. Jusqu’à la livraison, tout peut être annulé.
d-say-building-last = La dernière manche : l’argent prêté ne rapporte plus rien. Les frères, les chiens, les secteurs complets et la chapelle comptent à la fin.
d-outlook = En l’état :
d-outlook-safe = personne ne pourrait quêter chez vous
d-outlook-beggars = { $many ->
    [one] un quêteur pourrait être envoyé
   *[other] { $many } quêteurs pourraient être envoyés
  } chez vous ; { $dogs ->
    [0] vous n’avez aucun chien
    [one] vous avez un chien
   *[other] vous avez { $dogs } chiens
  }
d-may-ward-off = peut le repousser
d-from-to = { $from } → { $to }

## Ce que l’on peut faire

d-do-start = Commencer
d-do-start-pot = Commencer, prendre { $many }
d-do-pass-start = Passer pour { $many }
d-do-inherit = Élever { $sector }
d-do-decline-inheritance = Ne rien élever
d-do-employ = Engager le { $many }
d-do-give-up-cellerar = Renvoyer le { $many }
d-do-keep-cellerar = Garder le { $many }
d-do-keep-none = S’en passer
d-do-buy-vegetables = En acheter { $many }
d-do-buy-none = Ne rien acheter
d-do-expand = Élever { $sector }
d-do-build-chapel = Bâtir la chapelle
d-do-hire = Engager
d-do-pray = Envoyer prier
d-do-call-back = Rappeler
d-do-send-to-fields = Envoyer { $many }
d-do-buy-doghouse = Niche
d-do-buy-dog = Chien
d-do-lend = Prêter { $many }
d-do-lend-some = Prêter…
d-do-deliver = Livrer { $fu }
d-do-beg = Quêter : { $who }
d-do-send-drunkard = Ivrogne : { $who }
d-do-send-drunkard-own = Ivrogne : vous-même
d-do-end-begging = C’est tout
d-do-defend-dog = Un chien le repousse
d-do-defend-herder = Le vacher le repousse
d-do-defend-none = Laisser faire
d-do-advance = Avancer
d-do-advance-to = Aller à { $to }
d-do-advance-cluny = Aller à Cluny
d-do-advance-none = Rester
d-do-feed = En nourrir { $many }
d-do-feed-none = Ne nourrir personne
d-do-robbers-denarii = Les payer
d-do-robbers-dogs = Deux chiens
d-do-robbers-dog-and-herder = Un chien et le vacher

## Conseils : ce que ferait un frère, et pourquoi

d-advice-start = commencer
d-advice-start-pot = commencer et prendre { $many } dans le pot
d-advice-pass-start = passer la main
d-advice-inherit = élever { $sector }
d-advice-decline-inheritance = ne rien élever
d-advice-employ = engager le cellérier { $many }
d-advice-give-up-cellerar = renvoyer le cellérier { $many }
d-advice-keep-cellerar = garder le cellérier { $many }
d-advice-keep-none = se passer de cellérier
d-advice-buy-vegetables = acheter { $many ->
    [one] un légume
   *[other] { $many } légumes
}
d-advice-buy-none = ne pas acheter de légumes
d-advice-expand = élever { $sector } pour { $cost }
d-advice-build-chapel = bâtir le prochain niveau de la chapelle
d-advice-hire = engager un frère lai
d-advice-pray = envoyer un frère au niveau { $many } de la chapelle
d-advice-call-back = rappeler le frère du niveau { $many } de la chapelle
d-advice-send-to-fields = envoyer { $pair } frères aux champs
d-advice-buy-doghouse = acheter une niche
d-advice-buy-dog = acheter un chien de garde
d-advice-lend = prêter { $many } deniers
d-advice-deliver = livrer { $fu } UV
d-advice-beg = quêter chez { $who }
d-advice-send-drunkard = envoyer l’ivrogne contre { $who }
d-advice-send-drunkard-own = envoyer l’ivrogne contre votre charrette
d-advice-end-begging = ne plus quêter
d-advice-defend-dog = le repousser avec un chien
d-advice-defend-herder = le repousser avec le vacher
d-advice-defend-none = laisser faire
d-advice-advance = dépenser { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
} sur la route
d-advice-advance-cart = utiliser la charrette de légumes
d-advice-advance-both = utiliser la charrette de légumes et dépenser { $vegetables ->
    [one] un légume
   *[other] { $vegetables } légumes
}
d-advice-advance-none = rester
d-advice-feed = nourrir { $many ->
    [one] un frère
   *[other] { $many } frères
}
d-advice-feed-none = ne nourrir personne
d-advice-robbers-denarii = payer les brigands
d-advice-robbers-dogs = les repousser avec { $guards } chiens
d-advice-robbers-dog-and-herder = les repousser avec un chien et le vacher

d-because-yield-now = À la fin de votre tour, cela fait { $many } UV de plus dans cette manche.
d-because-yield-less = À la fin de votre tour, cela fait { $many } UV de moins, et libère de l’argent.
d-because-chapel-built = La chapelle rapporte des lettres à la fin.
d-because-money-lent = L’argent prêté revient avec des intérêts.
d-because-brothers-hired = { $many ->
    [one] Un frère de plus travaille pour vous.
   *[other] À la fin de votre tour, { $many } frères de plus travaillent pour vous.
}
d-because-brothers-to-fields = Les frères aux champs rapportent des légumes et n’ont pas besoin de nourriture ; ce tour-ci, { $many } y vont.
d-because-dogs = { $many ->
    [one] Un chien de garde éloigne les quêteurs et vaut des lettres à la fin.
   *[other] Les chiens de garde éloignent les quêteurs et valent des lettres à la fin ; ce tour-ci, vous pouvez en avoir { $many } de plus.
}
d-because-vegetables = { $many ->
    [one] Vous aurez besoin d’un légume.
   *[other] Vous aurez besoin de { $many } légumes.
}

## La route

d-road = La route de Cluny
d-road-label = La route de Cluny. { $carts }
d-road-empty = Toutes les charrettes sont au monastère.
d-road-pays = Du dernier au premier, en deniers :
d-road-letters = une lettre pour { $space } UV, Cluny { $cluny }
d-cart-on = { $who } sur { $fu }
d-cart-in-cluny = { $who } à Cluny
d-trees-on = arbres près de { $spaces }

## Tout le monde

d-order = Ordre du tour
d-phases = Phases de la manche
d-round-of = Manche { $round } sur { $of }
d-starter = premier joueur
d-look-at = Monastère de { $who }
d-at-home = livrerait { $fu }
d-on-space = sur { $fu }
d-in-cluny = à Cluny
d-payday = vaudrait { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
} et { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
} maintenant
d-supply = En réserve : { $brothers ->
    [one] { $brothers } frère
   *[other] { $brothers } frères
}, { $dogs ->
    [one] { $dogs } chien
   *[other] { $dogs } chiens
}, { $doghouses ->
    [one] { $doghouses } niche
   *[other] { $doghouses } niches
}
d-letters = { $many ->
    [one] { $many } lettre
   *[other] { $many } lettres
}
d-denarii = { $many ->
    [one] { $many } denier
   *[other] { $many } deniers
}
d-fu = { $fu } UV
d-brothers = { $many ->
    [one] { $many } frère lai au monastère
   *[other] { $many } frères lais au monastère
}
d-brothers-all = { $many ->
    [one] { $many } frère lai
   *[other] { $many } frères lais
}
d-vegetables = { $many ->
    [one] { $many } légume
   *[other] { $many } légumes
}
d-dogs = { $many ->
    [one] { $many } chien de garde
   *[other] { $many } chiens de garde
}
d-fields = { $many ->
    [one] { $many } frère lai aux champs
   *[other] { $many } frères lais aux champs
}
d-kennel = { $dogs ->
    [one] { $dogs } chien
   *[other] { $dogs } chiens
} dans { $houses ->
    [one] { $houses } niche
   *[other] { $houses } niches
}
d-lent = { $many ->
    [one] { $many } denier
   *[other] { $many } deniers
} chez le prêteur
d-sector-level = { $name }, niveau { $level }, { $fu } UV
d-chapel-level = Chapelle, niveau { $level }

## Un monastère

d-house-of = Monastère de { $who }
d-monastery-card = carte { $card }
d-ledger-label = { $name }, niveau { $level }, { $fu } UV ; le niveau suivant coûte { $cost }, votre rendement { $before } → { $after }
d-ledger-full = { $name }, complet, { $fu } UV, { $letters } lettres à la fin
d-ledger-at-end = complet
d-chapel-build = Chapelle, niveau { $level } : bâtir pour { $cost } ; { $letters } lettres à la fin
d-chapel-praying = Chapelle, niveau { $level } : un frère prie pour { $fu } UV ; le rappeler
d-chapel-empty = Chapelle, niveau { $level } : place libre pour { $fu } UV ; envoyer un frère
d-chapel-built = Chapelle, niveau { $level } : { $letters } lettres à la fin
d-tray-brothers = Frères
d-tray-vegetables = Légumes
d-tray-fields = Champs
d-tray-kennel = Chenil
d-tray-lender = Prêteur
d-step-for = { $words } pour { $price }
d-price-coin = { $many ->
    [one] un denier
   *[other] { $many } deniers
}
d-price-vegetable = { $many ->
    [one] un légume
   *[other] { $many } légumes
}
d-tally = Le rendement
d-tally-none = rien encore
d-tally-sum = Rendement
d-yield-garden = Jardin
d-yield-dairy = Fromagerie
d-yield-brewery = Brasserie
d-yield-cellerar = Cellérier
d-yield-production = Production
d-yield-plus = Son supplément
d-yield-chapel = Chapelle
d-shelf = Ce que possède { $who }

## Cellériers et cartes

d-market = Cellériers
d-market-why = Le numéro est le prix, et les lettres à la fin.
d-market-production = { $card }, cette manche : { $fu } UV de plus avec un cellérier qui connaît { $sector }.
d-held-by = chez { $who }
d-costs = coûte { $many }
d-brings-back = rend { $many }
d-yield-change = rendement { $by }
d-cards = Cartes visibles
d-card-held = { $name } : { $who }

d-tab-market = Cellériers
d-tab-seats = Joueurs

## La fin

d-end-rounds = Manches
d-end-brothers = Frères
d-end-dogs = Chiens
d-end-sectors = Secteurs complets
d-end-chapel = Chapelle
d-end-cellerar = Cellérier
d-whence-road = La route
d-whence-cluny = Cluny
d-whence-begging = La quête
d-whence-events = Événements

## Le guide d’une première partie

d-guide-starting = Chacun joue chaque phase à son tour. Commencer, c’est choisir d’abord parmi les cellériers ; finir, c’est voir ce que livrent les autres. Pour un denier, vous passez la main.
d-guide-employing = Un cellérier augmente votre rendement à chaque manche et vaut son numéro en lettres à la fin. En le renvoyant, vous reprenez tout son prix : c’est aussi une épargne.
d-guide-buying = Les légumes servent à engager des frères, à acheter des chiens, à nourrir et à faire avancer la charrette. { $for_a_denarius } coûtent un denier.
d-guide-building = Touchez le jardin, la fromagerie ou la brasserie pour l’agrandir : chaque niveau rapporte plus, dans cette manche et les suivantes. Qui livre le plus reçoit le plus de lettres, qui livre le moins le plus d’argent. Puis appuyez sur le bouton pour livrer.
d-guide-begging = Un frère envoyé quêter fait reculer de { $sent_back } cases quelqu’un devant vous et rapporte une lettre, mais il s’en va. C’est facultatif.
d-guide-defending = On quête chez vous. Un chien ou le vacher garde votre charrette où elle est, puis s’en va ; ou laissez faire.
d-guide-advancing = Chaque légume fait avancer la charrette d’une case : une lettre de plus. Mais gardez de quoi nourrir vos frères, et songez que le dernier sur la route est le mieux payé.
d-guide-feeding = Un légume nourrit jusqu’à { $share } frères au monastère. Qui n’est pas nourri s’en va.
d-say-larder-full = Votre réserve est pleine : pas de place pour d’autres légumes. Ils servent à engager des frères, à acheter des chiens, à avancer et à nourrir.
d-say-no-vegetables = On ne peut pas acheter de légumes maintenant.
d-because-letters = { $many ->
    [one] Votre charrette avance : une lettre de plus.
   *[other] Votre charrette avance : { $many } lettres de plus.
}
d-because-cluny = Votre charrette arrive à Cluny.
d-guide-aim = { $rounds } manches. À chacune, votre charrette porte des vivres vers Cluny : plus elle va loin, plus vous recevez de lettres d’indulgence. Qui en a le plus à la fin l’emporte.
d-guide-words = Les UV sont des unités de vivres : ce que rapportent jardin, fromagerie et brasserie, et la distance que parcourt la charrette. Un cellérier, moine chargé des réserves, y ajoute. Les deniers sont votre argent : qui va le moins loin est le mieux payé.
d-guide-bare = Attention : la quête vient ensuite. Sans chien de garde, rien n’éloigne les quêteurs de votre charrette ; sans légumes, vous ne pouvez ni nourrir vos frères ni avancer.
d-key-house = regarder un monastère

## Pourquoi un robot l’a fait

d-why-yield-now = Cela fait { $many } UV de plus pour { $who } dans cette manche.
d-why-yield-less = Cela fait { $many } UV de moins pour { $who }, et libère de l’argent.
d-why-chapel-built = La chapelle rapporte des lettres à la fin.
d-why-money-lent = L’argent prêté revient avec des intérêts.
d-why-brothers-hired = { $many ->
    [one] Un frère de plus travaille pour { $who }.
   *[other] { $many } frères de plus travaillent pour { $who }.
}
d-why-brothers-to-fields = Les frères aux champs rapportent des légumes et n’ont pas besoin de nourriture.
d-why-dogs = Les chiens de garde éloignent les quêteurs et valent des lettres à la fin.
d-why-vegetables = { $many ->
    [one] { $who } aura besoin d’un légume.
   *[other] { $who } aura besoin de { $many } légumes.
}

## La manche et ce qu’elle rapporte

d-phase-short-1 = Début
d-phase-short-2 = Marché
d-phase-short-3 = Bâtir
d-phase-short-4 = Quête
d-phase-short-5 = La route
d-phase-short-6 = Nourrir
d-phase-short-7 = Paie
d-payday-title = Fin de la manche { $round }
d-payday-stood = Charrette sur
d-payday-letters = Lettres
d-payday-denarii = Deniers
d-payday-robbers = Brigands
d-payday-warded = repoussés
d-payday-read = Manche suivante

## Plusieurs à la fois

d-ledgers = Registres
d-do-hire-many = Engager { $many }
d-do-send-many = Envoyer { $many } frères aux champs
d-do-dogs-many = { $many ->
    [one] { $many } chien de garde
   *[other] { $many } chiens de garde
}
