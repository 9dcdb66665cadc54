# Domus Domini at the table: what it asks, offers and shows.

## The line on top

d-ask-starting = { $pot ->
    [0] start,
    [one] start and take the denarius in the pot,
   *[other] start and take the { $pot } denarii in the pot,
  } or pay a denarius to pass the start on
d-ask-inheriting = raise one sector for free: tap it
d-ask-employing = employ a cellerar with your { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}, or leave things as they are
d-ask-buying = buy vegetables, { $for_a_denarius } for a denarius; you have { $denarii }
d-ask-building = build{ $denarii ->
    [0] {""}
    [one] {" "}with your { $denarii } denarius
   *[other] {" "}with your { $denarii } denarii
}, then deliver { $fu } FU
d-ask-begging = send brothers to beg, or finish
d-ask-defending = { $who } sends somebody to your cart. Ward him off?
d-interrupted = In the middle of { $who }’s turn, which goes on when you have answered.
d-ask-advancing = spend vegetables to move ahead, or stay
d-ask-feeding = feed your { $many ->
    [one] brother
   *[other] { $many } brothers
  }: one vegetable is enough for up to { $share }
d-ask-ambushed = Robbers! They want { $many ->
    [0] nothing you have
    [one] a denarius
   *[other] { $many } denarii
  }.
d-ask-meant = { $words }? Press the button, or tap again
d-ask-lend = How much do you give to the moneylender?
d-ask-lend-why = In the next round it comes back, with one denarius of interest for every { $for_interest } lent. Until then it is not cash.
d-ask-over = The game is over
d-ask-other = { $part ->
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
d-ask-defending-full = { $who } sends somebody to beg from you. Your cart stands on { $fu } and would fall back { $sent_back } spaces.
d-ask-defending-why = A guard who wards him off goes back to the supply. You may also let it happen.
d-ask-ambushed-why = { $guards } guards ward them off, and go back to the supply.
d-ask-whom-beg = Beg from whom?
d-ask-whom-send-drunkard = Against whom does the Drunkard go?
d-ask-how-many-buy-vegetables = How many vegetables?
d-ask-how-many-feed = How many brothers do you feed?
d-ask-how-many-advance = How many vegetables?

## What is said beside the answers

d-say-starting = { $pot ->
    [0] The pot is empty. Whoever passes puts { $cost } in; whoever starts takes all of it.
    [one] One denarius in the pot. Whoever starts takes it.
   *[other] { $pot } denarii in the pot. Whoever starts takes them all.
  }
d-say-inheriting = What would be built is sketched, with what it would bring.
d-say-employing = The red figures say how much your yield would change. Tap a cellerar to see more.
d-say-begging = Whoever you send is gone, and brings a letter, warded off or not.
d-say-building = Tap what is sketched in red to build it. Until you deliver, everything can be taken back.
d-say-building-last = The last round: lent money brings nothing any more. Letters for brothers, dogs, full sectors and the chapel count at the end.
d-outlook = As things stand:
d-outlook-safe = nobody could beg from you
d-outlook-beggars = { $many ->
    [one] one brother could be sent to beg from you
   *[other] { $many } brothers could be sent to beg from you
}; { $dogs ->
    [0] you have no dog
    [one] you have one dog
   *[other] you have { $dogs } dogs
  }
d-may-ward-off = may ward him off
d-from-to = { $from } → { $to }

## What can be done

d-do-start = Start
d-do-start-pot = Start, take { $many }
d-do-pass-start = Pass on for { $many }
d-do-inherit = Raise { $sector }
d-do-decline-inheritance = Raise nothing
d-do-employ = Employ { $many }
d-do-give-up-cellerar = Give up { $many }
d-do-keep-cellerar = Keep { $many }
d-do-keep-none = Go without
d-do-buy-vegetables = Buy { $many }
d-do-buy-none = Buy none
d-do-expand = Raise { $sector }
d-do-build-chapel = Build the chapel
d-do-hire = Hire
d-do-pray = Send to pray
d-do-call-back = Call back
d-do-send-to-fields = Send { $many }
d-do-buy-doghouse = Doghouse
d-do-buy-dog = Watchdog
d-do-lend = Lend { $many }
d-do-lend-some = Lend…
d-do-deliver = Deliver { $fu }
d-do-beg = Beg: { $who }
d-do-send-drunkard = Drunkard: { $who }
d-do-send-drunkard-own = Drunkard: yourself
d-do-end-begging = Finish
d-do-defend-dog = A watchdog wards him off
d-do-defend-herder = The Cattle Herder wards him off
d-do-defend-none = Let it happen
d-do-advance = Move ahead
d-do-advance-to = Move to { $to }
d-do-advance-cluny = Move to Cluny
d-do-advance-none = Stay
d-do-feed = Feed { $many }
d-do-feed-none = Feed nobody
d-do-robbers-denarii = Pay them
d-do-robbers-dogs = Two watchdogs
d-do-robbers-dog-and-herder = A watchdog and the Cattle Herder

## Advice: what a brother would do, and why

d-advice-start = start
d-advice-start-pot = start and take { $many } from the pot
d-advice-pass-start = pass the start on
d-advice-inherit = raise { $sector }
d-advice-decline-inheritance = raise nothing
d-advice-employ = employ cellerar { $many }
d-advice-give-up-cellerar = give up cellerar { $many }
d-advice-keep-cellerar = keep cellerar { $many }
d-advice-keep-none = go without a cellerar
d-advice-buy-vegetables = buy { $many ->
    [one] a vegetable
   *[other] { $many } vegetables
}
d-advice-buy-none = buy no vegetables
d-advice-expand = raise { $sector } for { $cost }
d-advice-build-chapel = build the next level of the chapel
d-advice-hire = hire a lay brother
d-advice-pray = send a brother to level { $many } of the chapel
d-advice-call-back = call the brother back from level { $many } of the chapel
d-advice-send-to-fields = send { $pair } brothers to the fields
d-advice-buy-doghouse = buy a doghouse
d-advice-buy-dog = buy a watchdog
d-advice-lend = lend { $many } denarii
d-advice-deliver = deliver { $fu } FU
d-advice-beg = beg from { $who }
d-advice-send-drunkard = send the Drunkard against { $who }
d-advice-send-drunkard-own = send the Drunkard against your own cart
d-advice-end-begging = stop begging
d-advice-defend-dog = ward him off with a watchdog
d-advice-defend-herder = ward him off with the Cattle Herder
d-advice-defend-none = let it happen
d-advice-advance = spend { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
} on the road
d-advice-advance-cart = use the Vegetable Cart
d-advice-advance-both = use the Vegetable Cart and spend { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
}
d-advice-advance-none = stay
d-advice-feed = feed { $many ->
    [one] one brother
   *[other] { $many } brothers
}
d-advice-feed-none = feed nobody
d-advice-robbers-denarii = pay the robbers
d-advice-robbers-dogs = ward them off with { $guards } watchdogs
d-advice-robbers-dog-and-herder = ward them off with a watchdog and the Cattle Herder

d-because-yield-now = By the end of your turn that makes { $many } FU more in this round.
d-because-yield-less = By the end of your turn that makes { $many } FU less, and frees money.
d-because-chapel-built = The chapel brings letters at the end.
d-because-money-lent = Lent money comes back with interest.
d-because-brothers-hired = { $many ->
    [one] One more brother works for you.
   *[other] By the end of your turn { $many } more brothers work for you.
}
d-because-brothers-to-fields = Brothers in the fields bring vegetables, and need no food; this turn { $many } go.
d-because-dogs = { $many ->
    [one] A watchdog keeps beggars off and is worth letters at the end.
   *[other] Watchdogs keep beggars off and are worth letters at the end; this turn you can have { $many } more.
}
d-because-vegetables = { $many ->
    [one] You will need a vegetable.
   *[other] You will need { $many } vegetables.
}

## The road

d-road = The road to Cluny
d-road-label = The road to Cluny. { $carts }
d-road-empty = All carts are at home.
d-road-pays = Denarii, from the last to the first:
d-road-letters = a letter for every { $space } FU, Cluny { $cluny }
d-cart-on = { $who } on { $fu }
d-cart-in-cluny = { $who } in Cluny
d-trees-on = trees beside { $spaces }

## Everybody

d-order = Order of play
d-phases = Phases of the round
d-round-of = Round { $round } of { $of }
d-starter = starting player
d-look-at = Monastery of { $who }
d-at-home = would deliver { $fu }
d-on-space = on { $fu }
d-in-cluny = in Cluny
d-payday = would be worth { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
} and { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
} now
d-supply = In the supply: { $brothers ->
    [one] { $brothers } brother
   *[other] { $brothers } brothers
}, { $dogs ->
    [one] { $dogs } dog
   *[other] { $dogs } dogs
}, { $doghouses ->
    [one] { $doghouses } doghouse
   *[other] { $doghouses } doghouses
}
d-letters = { $many ->
    [one] { $many } letter
   *[other] { $many } letters
}
d-denarii = { $many ->
    [one] { $many } denarius
   *[other] { $many } denarii
}
d-fu = { $fu } FU
d-brothers = { $many ->
    [one] { $many } lay brother in the monastery
   *[other] { $many } lay brothers in the monastery
}
d-brothers-all = { $many ->
    [one] { $many } lay brother
   *[other] { $many } lay brothers
}
d-vegetables = { $many ->
    [one] { $many } vegetable
   *[other] { $many } vegetables
}
d-dogs = { $many ->
    [one] { $many } watchdog
   *[other] { $many } watchdogs
}
d-fields = { $many ->
    [one] { $many } lay brother in the fields
   *[other] { $many } lay brothers in the fields
}
d-kennel = { $dogs ->
    [one] { $dogs } watchdog
   *[other] { $dogs } watchdogs
} in { $houses ->
    [one] { $houses } doghouse
   *[other] { $houses } doghouses
}
d-lent = { $many ->
    [one] { $many } denarius
   *[other] { $many } denarii
} with the moneylender
d-sector-level = { $name }, level { $level }, { $fu } FU
d-chapel-level = Chapel, level { $level }

## One monastery

d-house-of = Monastery of { $who }
d-monastery-card = card { $card }
d-ledger-label = { $name }, level { $level }, { $fu } FU; the next level costs { $cost }, your yield { $before } → { $after }
d-ledger-full = { $name }, full, { $fu } FU, { $letters } letters at the end
d-ledger-at-end = full
d-chapel-build = Chapel, level { $level }: build for { $cost }; { $letters } letters at the end
d-chapel-praying = Chapel, level { $level }: a brother prays for { $fu } FU; call him back
d-chapel-empty = Chapel, level { $level }: free place for { $fu } FU; send a brother
d-chapel-built = Chapel, level { $level }: { $letters } letters at the end
d-tray-brothers = Brothers
d-tray-vegetables = Vegetables
d-tray-fields = Fields
d-tray-kennel = Kennel
d-tray-lender = Moneylender
d-step-for = { $words } for { $price }
d-price-coin = { $many ->
    [one] a denarius
   *[other] { $many } denarii
}
d-price-vegetable = { $many ->
    [one] a vegetable
   *[other] { $many } vegetables
}
d-tally = The yield
d-tally-none = nothing yet
d-tally-sum = Yield
d-yield-garden = Garden
d-yield-dairy = Dairy
d-yield-brewery = Brewery
d-yield-cellerar = Cellerar
d-yield-production = Production
d-yield-plus = His bonus
d-yield-chapel = Chapel
d-shelf = What { $who } has

## Cellerars and cards

d-market = Cellerars
d-market-why = The number is price and letters at the end.
d-market-production = { $card } this round: { $fu } FU more with a cellerar who knows { $sector }.
d-held-by = with { $who }
d-costs = costs { $many }
d-brings-back = brings { $many } back
d-yield-change = yield { $by }
d-cards = Face-up cards
d-card-held = { $name }: { $who }

d-tab-market = Cellerars
d-tab-seats = Everybody

## The end

d-end-rounds = Rounds
d-end-brothers = Brothers
d-end-dogs = Dogs
d-end-sectors = Full sectors
d-end-chapel = Chapel
d-end-cellerar = Cellerar
d-whence-road = The road
d-whence-cluny = Cluny
d-whence-begging = Begging
d-whence-events = Events

## The guide of a first game

d-guide-starting = Everybody plays each phase in turn. Going first lets you choose cellerars first; going last lets you see what the others deliver. You may pay a denarius to pass the start on.
d-guide-employing = A cellerar adds to your yield in every round and is worth his number in letters at the end. You get his whole price back when you give him up, so he is also a way to save.
d-guide-buying = Vegetables hire brothers, buy dogs, feed your brothers and bring your cart forward. { $for_a_denarius } cost a denarius.
d-guide-building = Tap garden, dairy or brewery to raise it: every level yields more food in this and every later round. Whoever delivers the most gets the most letters, whoever delivers the least the most money. Then press the button to deliver.
d-guide-begging = A brother sent to beg pushes somebody ahead of you { $sent_back } spaces back and brings you a letter, but he is gone. It is optional.
d-guide-defending = Somebody begs from you. A dog or the Cattle Herder keeps your cart where it is, and is gone; or let it happen.
d-guide-advancing = Every vegetable brings your cart a space forward: a letter more. But keep some to feed your brothers, and remember that the last on the road is paid the most.
d-guide-feeding = One vegetable feeds up to { $share } brothers in the monastery. Whoever is not fed leaves.
d-say-larder-full = Your larder is full: there is no room for more vegetables. They hire brothers, buy dogs, move your cart and feed your brothers.
d-say-no-vegetables = No vegetables can be bought now.
d-because-letters = { $many ->
    [one] It brings your cart ahead: a letter more.
   *[other] It brings your cart ahead: { $many } letters more.
}
d-because-cluny = It brings your cart to Cluny.
d-guide-aim = { $rounds } rounds. Each round your cart brings food to Cluny: the further it comes, the more letters of indulgence you get. Whoever has the most letters at the end wins.
d-guide-words = FU are food units: what your garden, dairy and brewery yield, and how far your cart drives. A cellerar is a monk in charge of the stores, who adds to that. Denarii are your money: whoever gets the least far is paid the most.
d-guide-bare = Careful: begging comes after this. Without a watchdog nothing keeps beggars off your cart, and without vegetables you cannot feed your brothers or move ahead.
d-key-house = look at a monastery

## Why a bot did it

d-why-yield-now = It makes { $many } FU more for { $who } in this round.
d-why-yield-less = It makes { $many } FU less for { $who }, and frees money.
d-why-chapel-built = The chapel brings letters at the end.
d-why-money-lent = Lent money comes back with interest.
d-why-brothers-hired = { $many ->
    [one] One more brother works for { $who }.
   *[other] { $many } more brothers work for { $who }.
}
d-why-brothers-to-fields = Brothers in the fields bring vegetables, and need no food.
d-why-dogs = Watchdogs keep beggars off, and are worth letters at the end.
d-why-vegetables = { $many ->
    [one] { $who } will need a vegetable.
   *[other] { $who } will need { $many } vegetables.
}

## The round, and what it brought

d-phase-short-1 = Beginning
d-phase-short-2 = Market
d-phase-short-3 = Building
d-phase-short-4 = Begging
d-phase-short-5 = The road
d-phase-short-6 = Feeding
d-phase-short-7 = Payday
d-payday-title = Round { $round } is over
d-payday-stood = Cart on
d-payday-letters = Letters
d-payday-denarii = Denarii
d-payday-robbers = Robbers
d-payday-warded = warded off
d-payday-read = On to the next round

## Several at once

d-ledgers = Ledgers
d-do-hire-many = Hire { $many }
d-do-send-many = Send { $many } to the fields
d-do-dogs-many = { $many ->
    [one] { $many } watchdog
   *[other] { $many } watchdogs
}
