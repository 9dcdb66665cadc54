# Domus Domini at the table: what it asks, offers and shows.

## The line on top

domus-ask-starting = start { $pot ->
    [0] {""}
    [one] and take the denarius in the pot,
   *[other] and take the { $pot } denarii in the pot,
  } or pass it on for a denarius
domus-ask-inheriting = raise one sector for nothing: tap its ledger
domus-ask-employing = employ a cellerar with your { $denarii } denarii, or leave things as they are
domus-ask-buying = buy vegetables, two for a denarius; you have { $denarii }
domus-ask-building = build with your { $denarii } denarii, then deliver { $fu } FU
domus-ask-begging = send brothers to beg, or be done
domus-ask-defending = { $who } comes for your food. Ward him off?
domus-interrupted = In the middle of the turn of { $who }, who goes on when you have answered.
domus-ask-advancing = spend vegetables to go on, or stay
domus-ask-feeding = feed your { $many ->
    [one] brother
   *[other] { $many } brothers
  }: a vegetable for three
domus-ask-ambushed = Robbers! They want { $many ->
    [0] nothing you have
    [one] a denarius
   *[other] { $many } denarii
  }.
domus-ask-meant = { $words }? Press the button, or tap again
domus-ask-lend = How much do you give to the moneylender?
domus-ask-lend-why = In the next round it comes back with one denarius for every three. Until then it is not cash.
domus-ask-over = The game is over
domus-ask-other = { $part ->
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
domus-ask-defending-full = { $who } sends somebody against you. Your cart stands on { $fu } and would fall back three spaces.
domus-ask-defending-why = A guard who wards him off goes back to the supply. You may also let it happen.
domus-ask-ambushed-why = Two guards ward them off, and go back to the supply.
domus-ask-whom = Against whom?
domus-ask-how-many-buy-vegetables = How many vegetables?
domus-ask-how-many-feed = How many do you keep?
domus-ask-how-many-advance = How many vegetables?

## What is said beside the answers

domus-say-starting = { $pot ->
    [0] The pot is empty. Whoever passes puts a denarius in; whoever starts takes them all.
    [one] One denarius in the pot. Whoever starts takes it.
   *[other] { $pot } denarii in the pot. Whoever starts takes them all.
  }
domus-say-inheriting = Each ledger shows what its next level would bring.
domus-say-employing = The red figures say how much your yield would change. Tap a cellerar to see more.
domus-say-begging = Whoever you send is gone, and brings a letter, warded off or not.
domus-say-building = Tap a ledger to raise it. Until you deliver, everything can be taken back.
domus-say-building-last = The last round: lent money brings nothing any more. Letters for brothers, dogs, full sectors and the chapel count at the end.
domus-may-ward-off = may be warded off
domus-from-to = { $from } → { $to }

## What can be done

domus-do-start = Start
domus-do-start-pot = Start, take { $many }
domus-do-pass-start = Pass on for 1
domus-do-inherit = Raise { $sector }
domus-do-decline-inheritance = Raise nothing
domus-do-employ = Employ { $many }
domus-do-give-up-cellerar = Give up { $many }
domus-do-keep-cellerar = Keep { $many }
domus-do-keep-none = Go without
domus-do-buy-vegetables = Buy { $many }
domus-do-buy-none = Buy none
domus-do-expand = Raise { $sector }
domus-do-build-chapel = Build the chapel
domus-do-hire = Hire
domus-do-pray = Send to pray
domus-do-call-back = Call back
domus-do-send-to-fields = Send 2
domus-do-buy-doghouse = Doghouse
domus-do-buy-dog = Watchdog
domus-do-lend = Lend { $many }
domus-do-lend-some = Lend …
domus-do-deliver = Deliver { $fu }
domus-do-beg = Beg: { $who }
domus-do-send-drunkard = Drunkard: { $who }
domus-do-send-drunkard-own = Drunkard: yourself
domus-do-end-begging = Done
domus-do-defend-dog = A watchdog wards him off
domus-do-defend-herder = The Cattle Herder wards him off
domus-do-defend-none = Let it happen
domus-do-advance = Go on
domus-do-advance-to = Go to { $to }
domus-do-advance-cluny = Go to Cluny
domus-do-advance-none = Stay
domus-do-feed = Feed { $many }
domus-do-feed-none = Feed nobody
domus-do-robbers-denarii = Pay them
domus-do-robbers-dogs = Two watchdogs
domus-do-robbers-dog-and-herder = A watchdog and the Cattle Herder

## Advice: what a brother would do, and why

domus-advice-start = start
domus-advice-start-pot = start and take { $many } from the pot
domus-advice-pass-start = pass the start on
domus-advice-inherit = raise { $sector }
domus-advice-decline-inheritance = raise nothing
domus-advice-employ = employ cellerar { $many }
domus-advice-give-up-cellerar = give up cellerar { $many }
domus-advice-keep-cellerar = keep cellerar { $many }
domus-advice-keep-none = go without a cellerar
domus-advice-buy-vegetables = buy { $many ->
    [one] a vegetable
   *[other] { $many } vegetables
}
domus-advice-buy-none = buy no vegetables
domus-advice-expand = raise { $sector } for { $cost }
domus-advice-build-chapel = build the next level of the chapel
domus-advice-hire = hire a lay brother
domus-advice-pray = send a brother to level { $many } of the chapel
domus-advice-call-back = call the brother back from level { $many } of the chapel
domus-advice-send-to-fields = send two brothers to the fields
domus-advice-buy-doghouse = buy a doghouse
domus-advice-buy-dog = buy a watchdog
domus-advice-lend = lend { $many } denarii
domus-advice-deliver = deliver { $fu } FU
domus-advice-beg = beg against { $who }
domus-advice-send-drunkard = send the Drunkard against { $who }
domus-advice-send-drunkard-own = send the Drunkard against your own cart
domus-advice-end-begging = beg no more
domus-advice-defend-dog = ward him off with a watchdog
domus-advice-defend-herder = ward him off with the Cattle Herder
domus-advice-defend-none = let it happen
domus-advice-advance = spend { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
} on the road
domus-advice-advance-cart = use the Vegetable Cart
domus-advice-advance-both = use the Vegetable Cart and spend { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
}
domus-advice-advance-none = stay
domus-advice-feed = feed { $many ->
    [one] one brother
   *[other] { $many } brothers
}
domus-advice-feed-none = feed nobody
domus-advice-robbers-denarii = pay the robbers
domus-advice-robbers-dogs = ward them off with two watchdogs
domus-advice-robbers-dog-and-herder = ward them off with a watchdog and the Cattle Herder

domus-because-yield-now = It adds { $many } FU to this round.
domus-because-yield-less = It yields { $many } FU less, and frees money.
domus-because-chapel-built = The chapel brings letters at the end.
domus-because-money-lent = Lent money comes back with interest.
domus-because-brothers-hired = { $many ->
    [one] One more brother works for you.
   *[other] { $many } more brothers work for you.
}
domus-because-brothers-to-fields = { $many } brothers in the fields bring vegetables, and need no food.
domus-because-dogs = { $many ->
    [one] A watchdog keeps beggars off and is worth letters at the end.
   *[other] { $many } watchdogs keep beggars off and are worth letters at the end.
}
domus-because-vegetables = { $many ->
    [one] A vegetable will be needed.
   *[other] { $many } vegetables will be needed.
}

## The road

domus-road = The road to Cluny
domus-road-label = The road to Cluny. { $carts }
domus-road-empty = All carts are at home.
domus-road-pays = From the last on, denarii:
domus-road-letters = a letter for every 10 FU, Cluny { $cluny }
domus-cart-on = { $who } on { $fu }
domus-cart-in-cluny = { $who } in Cluny
domus-trees-on = trees beside { $spaces }

## Everybody

domus-order = Order of play
domus-phases = Phases of the round
domus-round-of = Round { $round } of { $of }
domus-starter = starting player
domus-look-at = Monastery of { $who }
domus-at-home = would deliver { $fu }
domus-on-space = on { $fu }
domus-in-cluny = in Cluny
domus-payday = would be worth { $letters } letters and { $denarii } denarii now
domus-supply = In the supply: { $brothers } brothers, { $dogs } dogs, { $doghouses } doghouses
domus-letters = { $many ->
    [one] { $many } letter
   *[other] { $many } letters
}
domus-denarii = { $many ->
    [one] { $many } denarius
   *[other] { $many } denarii
}
domus-fu = { $fu } FU
domus-brothers = { $many ->
    [one] { $many } lay brother in the monastery
   *[other] { $many } lay brothers in the monastery
}
domus-brothers-all = { $many ->
    [one] { $many } lay brother
   *[other] { $many } lay brothers
}
domus-vegetables = { $many ->
    [one] { $many } vegetable
   *[other] { $many } vegetables
}
domus-dogs = { $many ->
    [one] { $many } watchdog
   *[other] { $many } watchdogs
}
domus-fields = { $many ->
    [one] { $many } lay brother in the fields
   *[other] { $many } lay brothers in the fields
}
domus-kennel = { $dogs } watchdogs in { $houses } doghouses
domus-lent = { $many } denarii at the moneylender
domus-sector-level = { $name }, level { $level }, { $fu } FU
domus-chapel-level = Chapel, level { $level }

## One monastery

domus-house-of = Monastery of { $who }
domus-monastery-card = card { $card }
domus-ledger-label = { $name }, level { $level }, { $fu } FU; the next level costs { $cost }, your yield { $before } → { $after }
domus-ledger-full = { $name }, full, { $fu } FU, { $letters } letters at the end
domus-ledger-at-end = full
domus-chapel-build = Chapel, level { $level }: build for { $cost }; { $letters } letters at the end
domus-chapel-praying = Chapel, level { $level }: a brother prays for { $fu } FU; call him back
domus-chapel-empty = Chapel, level { $level }: free place for { $fu } FU; send a brother
domus-chapel-built = Chapel, level { $level }: { $letters } letters at the end
domus-tray-brothers = Brothers
domus-tray-vegetables = Vegetables
domus-tray-fields = Fields
domus-tray-kennel = Kennel
domus-tray-lender = Moneylender
domus-step-for = { $words } for { $price }
domus-price-coin = { $many ->
    [one] a denarius
   *[other] { $many } denarii
}
domus-price-vegetable = { $many ->
    [one] a vegetable
   *[other] { $many } vegetables
}
domus-tally = The yield
domus-tally-none = nothing yet
domus-tally-sum = Yield
domus-yield-garden = Garden
domus-yield-dairy = Dairy
domus-yield-brewery = Brewery
domus-yield-cellerar = Cellerar
domus-yield-production = Production
domus-yield-plus = His plus
domus-yield-chapel = Chapel
domus-shelf = What { $who } has

## Cellerars and cards

domus-market = Cellerars
domus-market-why = The number is price and letters at the end.
domus-held-by = with { $who }
domus-costs = costs { $many }
domus-brings-back = brings { $many } back
domus-yield-change = yield { $by }
domus-cards = Cards that lie open
domus-cards-none = No card has been turned up yet.
domus-card-held = { $name }: { $who }

tab-market = Cellerars
tab-seats = Everybody

## The end

domus-end-rounds = Rounds
domus-end-brothers = Brothers
domus-end-dogs = Dogs
domus-end-sectors = Full sectors
domus-end-chapel = Chapel
domus-end-cellerar = Cellerar
domus-whence-road = The road
domus-whence-cluny = Cluny
domus-whence-begging = Begging
domus-whence-events = Events

## The guide of a first game

guide-domus-starting = Everybody plays each phase in turn. Going first lets you choose cellerars first; going last lets you see what the others deliver. You may pay a denarius to pass the start on.
guide-domus-employing = A cellerar adds to your yield in every round and is worth his number in letters at the end. You get his whole price back when you give him up, so he is also a way to save.
guide-domus-buying = Vegetables hire brothers, buy dogs, feed your brothers and bring your cart forward. Two cost a denarius.
guide-domus-building = Tap a ledger to raise a sector: every level yields more food in this and every later round. Who delivers most gets most letters, who delivers least most money. Then press the button to deliver.
guide-domus-begging = A brother sent to beg pushes somebody ahead of you three spaces back and brings you a letter, but he is gone. Nobody must.
guide-domus-defending = Somebody begs against you. A dog or the Cattle Herder keeps your cart where it is, and is gone; or let it happen.
guide-domus-advancing = Every vegetable brings your cart a space forward: a letter more. But keep some to feed your brothers, and mind that the last on the road is paid most.
guide-domus-feeding = One vegetable feeds up to three brothers in the monastery. Whoever is not fed leaves.
