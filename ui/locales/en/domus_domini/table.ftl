# Domus Domini at the table: what it asks, offers and shows.

## The line on top

domus-domini-ask-starting = start { $pot ->
    [0] {""}
    [one] and take the denarius in the pot,
   *[other] and take the { $pot } denarii in the pot,
  } or pass it on for a denarius
domus-domini-ask-inheriting = raise one sector for nothing: tap its ledger
domus-domini-ask-employing = employ a cellerar with your { $denarii } denarii, or leave things as they are
domus-domini-ask-buying = buy vegetables, two for a denarius; you have { $denarii }
domus-domini-ask-building = build with your { $denarii } denarii, then deliver { $fu } FU
domus-domini-ask-begging = send brothers to beg, or be done
domus-domini-ask-defending = { $who } comes for your food. Ward him off?
domus-domini-interrupted = In the middle of the turn of { $who }, who goes on when you have answered.
domus-domini-ask-advancing = spend vegetables to go on, or stay
domus-domini-ask-feeding = feed your { $many ->
    [one] brother
   *[other] { $many } brothers
  }: a vegetable for three
domus-domini-ask-ambushed = Robbers! They want { $many ->
    [0] nothing you have
    [one] a denarius
   *[other] { $many } denarii
  }.
domus-domini-ask-meant = { $words }? Press the button, or tap again
domus-domini-ask-lend = How much do you give to the moneylender?
domus-domini-ask-lend-why = In the next round it comes back with one denarius for every three. Until then it is not cash.
domus-domini-ask-over = The game is over
domus-domini-ask-other = { $part ->
    [starting] decides who starts
    [inheriting] inherits
    [employing] looks for a cellerar
    [buying] buys vegetables
    [building] builds
    [begging] begs
    [defending] defends
    [advancing] is on the road
    [feeding] feeds the brothers
    [ambushed] meets robbers
   *[other] is at work
  }
domus-domini-ask-defending-full = { $who } sends somebody against you. Your cart stands on { $fu } and would fall back three spaces.
domus-domini-ask-defending-why = A guard who wards him off goes back to the supply. You may also let it happen.
domus-domini-ask-ambushed-why = Two guards ward them off, and go back to the supply.
domus-domini-ask-whom = Against whom?
domus-domini-ask-how-many-buy-vegetables = How many vegetables?
domus-domini-ask-how-many-feed = How many do you keep?
domus-domini-ask-how-many-advance = How many vegetables?

## What is said beside the answers

domus-domini-say-starting = { $pot ->
    [0] The pot is empty. Whoever passes puts { $cost } in; whoever starts takes them all.
    [one] One denarius in the pot. Whoever starts takes it.
   *[other] { $pot } denarii in the pot. Whoever starts takes them all.
  }
domus-domini-say-inheriting = Each ledger shows what its next level would bring.
domus-domini-say-employing = The red figures say how much your yield would change. Tap a cellerar to see more.
domus-domini-say-begging = Whoever you send is gone, and brings a letter, warded off or not.
domus-domini-say-building = Tap a ledger to raise it. Until you deliver, everything can be taken back.
domus-domini-say-building-last = The last round: lent money brings nothing any more. Letters for brothers, dogs, full sectors and the chapel count at the end.
domus-domini-may-ward-off = may be warded off
domus-domini-from-to = { $from } → { $to }

## What can be done

domus-domini-do-start = Start
domus-domini-do-start-pot = Start, take { $many }
domus-domini-do-pass-start = Pass on for { $many }
domus-domini-do-inherit = Raise { $sector }
domus-domini-do-decline-inheritance = Raise nothing
domus-domini-do-employ = Employ { $many }
domus-domini-do-give-up-cellerar = Give up { $many }
domus-domini-do-keep-cellerar = Keep { $many }
domus-domini-do-keep-none = Go without
domus-domini-do-buy-vegetables = Buy { $many }
domus-domini-do-buy-none = Buy none
domus-domini-do-expand = Raise { $sector }
domus-domini-do-build-chapel = Build the chapel
domus-domini-do-hire = Hire
domus-domini-do-pray = Send to pray
domus-domini-do-call-back = Call back
domus-domini-do-send-to-fields = Send { $many }
domus-domini-do-buy-doghouse = Doghouse
domus-domini-do-buy-dog = Watchdog
domus-domini-do-lend = Lend { $many }
domus-domini-do-lend-some = Lend …
domus-domini-do-deliver = Deliver { $fu }
domus-domini-do-beg = Beg: { $who }
domus-domini-do-send-drunkard = Drunkard: { $who }
domus-domini-do-send-drunkard-own = Drunkard: yourself
domus-domini-do-end-begging = Done
domus-domini-do-defend-dog = A watchdog wards him off
domus-domini-do-defend-herder = The Cattle Herder wards him off
domus-domini-do-defend-none = Let it happen
domus-domini-do-advance = Go on
domus-domini-do-advance-to = Go to { $to }
domus-domini-do-advance-cluny = Go to Cluny
domus-domini-do-advance-none = Stay
domus-domini-do-feed = Feed { $many }
domus-domini-do-feed-none = Feed nobody
domus-domini-do-robbers-denarii = Pay them
domus-domini-do-robbers-dogs = Two watchdogs
domus-domini-do-robbers-dog-and-herder = A watchdog and the Cattle Herder

## Advice: what a brother would do, and why

domus-domini-advice-start = start
domus-domini-advice-start-pot = start and take { $many } from the pot
domus-domini-advice-pass-start = pass the start on
domus-domini-advice-inherit = raise { $sector }
domus-domini-advice-decline-inheritance = raise nothing
domus-domini-advice-employ = employ cellerar { $many }
domus-domini-advice-give-up-cellerar = give up cellerar { $many }
domus-domini-advice-keep-cellerar = keep cellerar { $many }
domus-domini-advice-keep-none = go without a cellerar
domus-domini-advice-buy-vegetables = buy { $many ->
    [one] a vegetable
   *[other] { $many } vegetables
}
domus-domini-advice-buy-none = buy no vegetables
domus-domini-advice-expand = raise { $sector } for { $cost }
domus-domini-advice-build-chapel = build the next level of the chapel
domus-domini-advice-hire = hire a lay brother
domus-domini-advice-pray = send a brother to level { $many } of the chapel
domus-domini-advice-call-back = call the brother back from level { $many } of the chapel
domus-domini-advice-send-to-fields = send two brothers to the fields
domus-domini-advice-buy-doghouse = buy a doghouse
domus-domini-advice-buy-dog = buy a watchdog
domus-domini-advice-lend = lend { $many } denarii
domus-domini-advice-deliver = deliver { $fu } FU
domus-domini-advice-beg = beg against { $who }
domus-domini-advice-send-drunkard = send the Drunkard against { $who }
domus-domini-advice-send-drunkard-own = send the Drunkard against your own cart
domus-domini-advice-end-begging = beg no more
domus-domini-advice-defend-dog = ward him off with a watchdog
domus-domini-advice-defend-herder = ward him off with the Cattle Herder
domus-domini-advice-defend-none = let it happen
domus-domini-advice-advance = spend { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
} on the road
domus-domini-advice-advance-cart = use the Vegetable Cart
domus-domini-advice-advance-both = use the Vegetable Cart and spend { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
}
domus-domini-advice-advance-none = stay
domus-domini-advice-feed = feed { $many ->
    [one] one brother
   *[other] { $many } brothers
}
domus-domini-advice-feed-none = feed nobody
domus-domini-advice-robbers-denarii = pay the robbers
domus-domini-advice-robbers-dogs = ward them off with two watchdogs
domus-domini-advice-robbers-dog-and-herder = ward them off with a watchdog and the Cattle Herder

domus-domini-because-yield-now = It adds { $many } FU to this round.
domus-domini-because-yield-less = It yields { $many } FU less, and frees money.
domus-domini-because-chapel-built = The chapel brings letters at the end.
domus-domini-because-money-lent = Lent money comes back with interest.
domus-domini-because-brothers-hired = { $many ->
    [one] One more brother works for you.
   *[other] { $many } more brothers work for you.
}
domus-domini-because-brothers-to-fields = { $many } brothers in the fields bring vegetables, and need no food.
domus-domini-because-dogs = { $many ->
    [one] A watchdog keeps beggars off and is worth letters at the end.
   *[other] { $many } watchdogs keep beggars off and are worth letters at the end.
}
domus-domini-because-vegetables = { $many ->
    [one] A vegetable will be needed.
   *[other] { $many } vegetables will be needed.
}

## The road

domus-domini-road = The road to Cluny
domus-domini-road-label = The road to Cluny. { $carts }
domus-domini-road-empty = All carts are at home.
domus-domini-road-pays = From the last on, denarii:
domus-domini-road-letters = a letter for every 10 FU, Cluny { $cluny }
domus-domini-cart-on = { $who } on { $fu }
domus-domini-cart-in-cluny = { $who } in Cluny
domus-domini-trees-on = trees beside { $spaces }

## Everybody

domus-domini-order = Order of play
domus-domini-phases = Phases of the round
domus-domini-round-of = Round { $round } of { $of }
domus-domini-starter = starting player
domus-domini-look-at = Monastery of { $who }
domus-domini-at-home = would deliver { $fu }
domus-domini-on-space = on { $fu }
domus-domini-in-cluny = in Cluny
domus-domini-payday = would be worth { $letters } letters and { $denarii } denarii now
domus-domini-supply = In the supply: { $brothers } brothers, { $dogs } dogs, { $doghouses } doghouses
domus-domini-letters = { $many ->
    [one] { $many } letter
   *[other] { $many } letters
}
domus-domini-denarii = { $many ->
    [one] { $many } denarius
   *[other] { $many } denarii
}
domus-domini-fu = { $fu } FU
domus-domini-brothers = { $many ->
    [one] { $many } lay brother in the monastery
   *[other] { $many } lay brothers in the monastery
}
domus-domini-brothers-all = { $many ->
    [one] { $many } lay brother
   *[other] { $many } lay brothers
}
domus-domini-vegetables = { $many ->
    [one] { $many } vegetable
   *[other] { $many } vegetables
}
domus-domini-dogs = { $many ->
    [one] { $many } watchdog
   *[other] { $many } watchdogs
}
domus-domini-fields = { $many ->
    [one] { $many } lay brother in the fields
   *[other] { $many } lay brothers in the fields
}
domus-domini-kennel = { $dogs } watchdogs in { $houses } doghouses
domus-domini-lent = { $many } denarii at the moneylender
domus-domini-sector-level = { $name }, level { $level }, { $fu } FU
domus-domini-chapel-level = Chapel, level { $level }

## One monastery

domus-domini-house-of = Monastery of { $who }
domus-domini-monastery-card = card { $card }
domus-domini-ledger-label = { $name }, level { $level }, { $fu } FU; the next level costs { $cost }, your yield { $before } → { $after }
domus-domini-ledger-full = { $name }, full, { $fu } FU, { $letters } letters at the end
domus-domini-ledger-at-end = full
domus-domini-chapel-build = Chapel, level { $level }: build for { $cost }; { $letters } letters at the end
domus-domini-chapel-praying = Chapel, level { $level }: a brother prays for { $fu } FU; call him back
domus-domini-chapel-empty = Chapel, level { $level }: free place for { $fu } FU; send a brother
domus-domini-chapel-built = Chapel, level { $level }: { $letters } letters at the end
domus-domini-tray-brothers = Brothers
domus-domini-tray-vegetables = Vegetables
domus-domini-tray-fields = Fields
domus-domini-tray-kennel = Kennel
domus-domini-tray-lender = Moneylender
domus-domini-step-for = { $words } for { $price }
domus-domini-price-coin = { $many ->
    [one] a denarius
   *[other] { $many } denarii
}
domus-domini-price-vegetable = { $many ->
    [one] a vegetable
   *[other] { $many } vegetables
}
domus-domini-tally = The yield
domus-domini-tally-none = nothing yet
domus-domini-tally-sum = Yield
domus-domini-yield-garden = Garden
domus-domini-yield-dairy = Dairy
domus-domini-yield-brewery = Brewery
domus-domini-yield-cellerar = Cellerar
domus-domini-yield-production = Production
domus-domini-yield-plus = His plus
domus-domini-yield-chapel = Chapel
domus-domini-shelf = What { $who } has

## Cellerars and cards

domus-domini-market = Cellerars
domus-domini-market-why = The number is price and letters at the end.
domus-domini-held-by = with { $who }
domus-domini-costs = costs { $many }
domus-domini-brings-back = brings { $many } back
domus-domini-yield-change = yield { $by }
domus-domini-cards = Cards that lie open
domus-domini-cards-none = No card has been turned up yet.
domus-domini-card-held = { $name }: { $who }

domus-domini-tab-market = Cellerars
domus-domini-tab-seats = Everybody

## The end

domus-domini-end-rounds = Rounds
domus-domini-end-brothers = Brothers
domus-domini-end-dogs = Dogs
domus-domini-end-sectors = Full sectors
domus-domini-end-chapel = Chapel
domus-domini-end-cellerar = Cellerar
domus-domini-whence-road = The road
domus-domini-whence-cluny = Cluny
domus-domini-whence-begging = Begging
domus-domini-whence-events = Events

## The guide of a first game

domus-domini-guide-starting = Everybody plays each phase in turn. Going first lets you choose cellerars first; going last lets you see what the others deliver. You may pay a denarius to pass the start on.
domus-domini-guide-employing = A cellerar adds to your yield in every round and is worth his number in letters at the end. You get his whole price back when you give him up, so he is also a way to save.
domus-domini-guide-buying = Vegetables hire brothers, buy dogs, feed your brothers and bring your cart forward. Two cost a denarius.
domus-domini-guide-building = Tap a ledger to raise a sector: every level yields more food in this and every later round. Who delivers most gets most letters, who delivers least most money. Then press the button to deliver.
domus-domini-guide-begging = A brother sent to beg pushes somebody ahead of you three spaces back and brings you a letter, but he is gone. Nobody must.
domus-domini-guide-defending = Somebody begs against you. A dog or the Cattle Herder keeps your cart where it is, and is gone; or let it happen.
domus-domini-guide-advancing = Every vegetable brings your cart a space forward: a letter more. But keep some to feed your brothers, and mind that the last on the road is paid most.
domus-domini-guide-feeding = One vegetable feeds up to three brothers in the monastery. Whoever is not fed leaves.
