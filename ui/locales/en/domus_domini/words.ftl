# Domus Domini: its things, its happenings, its refusals.

## Sectors and cellerars

d-sector-garden = Garden
d-sector-dairy = Dairy
d-sector-brewery = Brewery
d-the-garden = the garden
d-the-dairy = the dairy
d-the-brewery = the brewery
d-chapel = Chapel
d-advantage-garden = { $garden_brings } vegetables in every phase 2, if there is room
d-advantage-dairy = once in a round, a denarius less for the dairy
d-advantage-brewery = the bonus counts if your brewery yields at least { $enough_beer }
d-cellerar = Number { $number }, { $sector }, { $fu } FU
d-cellerar-plus = Number { $number }, { $sector }, { $fu } FU and { $plus } more
d-cellerar-number = cellerar { $number }
d-no-cellerar = no cellerar

## Phases

d-phase-0 = Setting up
d-phase-1 = The beginning
d-phase-2 = Market
d-phase-3 = Building
d-phase-4 = Begging
d-phase-5 = Vegetables for the road
d-phase-6 = Feeding
d-phase-7 = Letters and denarii
d-moment = Round { $round }, { $phase }

## Cards

d-card-herbs = Herbs
d-card-cheese = Cheese
d-card-beer = Beer
d-card-many = { $many } × { $card }
d-production-does = Adds { $fu } FU for everybody whose cellerar knows this sector. Still to come: { $cards }.

d-special-vegetable-cart = Vegetable Cart
d-special-vegetable-cart-does = For the best garden. { $cart_goes } spaces forward in phase 5.
d-special-cattle-herder = Cattle Herder
d-special-cattle-herder-does = For the best dairy. Wards off one lay brother or the Drunkard, and with a dog the robbers.
d-special-drunkard = Drunkard
d-special-drunkard-does = For the best brewery. Sends anybody { $sent_back } spaces back in phase 4, and brings a letter.

d-event-overripe-vegetables = Overripe vegetables
d-event-overripe-vegetables-does = Phase 5 is played before phase 4.
d-event-popes-visit = The Pope’s visit
d-event-popes-visit-does = Letters for the road count twice.
d-event-hail = Hail
d-event-hail-does = No new vegetables: none from the fields, the market or garden cellerars.
d-event-promotion-of-the-young = Promotion of the young
d-event-promotion-of-the-young-does = At the end of phase 7, a letter for each lay brother in the monastery.
d-event-inheritance = Inheritance
d-event-inheritance-does = Everybody may raise one sector by a level for free.
d-event-storm-front = Storm front
d-event-storm-front-does = Phases 4 and 5 are left out.
d-event-rebellion = Rebellion
d-event-rebellion-does = Lay brothers stay in the fields, yield nothing in the chapel, do not beg, and need no food.
d-event-ducal-reward = Ducal reward
d-event-ducal-reward-does = In phase 7, a denarius more for whoever has no money at the moneylender.
d-event-tour = Tour
d-event-tour-does = In phase 7, { $visit_brings } letters for each sector on level { $visit_level } or above.
d-event-collection = Collection
d-event-collection-does = At the end of phase 3, all cash above { $left } denarii is lost.
d-event-donation = Donation
d-event-donation-does = In phase 7, a denarius more for everybody.

## What happened

d-log-monastery-dealt = { $who } is dealt monastery card { $card }.
d-log-set-aside = Set aside: { $card }.
d-log-round-began = Round { $round }
d-log-phase-began = { $phase }. { $name }
d-log-event-revealed = { $card }: { $does }
d-log-start-passed = { $who } pays a denarius and passes the start on to { $to }; { $pot } in the pot.
d-log-started = { $who } starts.
d-log-started-pot = { $who } starts, and takes { $pot ->
    [one] the denarius
   *[other] the { $pot } denarii
} from the pot.
d-log-production-revealed = Production: { $card }.
d-log-special-awarded = { $card }: { $who }.
d-log-loan-returned = { $who } gets { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
} back from the moneylender, and { $interest } in interest.
d-log-came-home = { $who }: { $brothers ->
    [one] { $brothers } brother comes
   *[other] { $brothers } brothers come
  } home from the fields{ $vegetables ->
    [0] {""}
    [one] {" "}with a vegetable
   *[other] {" "}with { $vegetables } vegetables
  }{ $left ->
    [0] .
    [one] ; one finds no room and leaves.
   *[other] ; { $left } find no room and leave.
  }
d-log-inherited = { $who } inherits: { $sector }, level { $level }.
d-log-inheritance-declined = { $who } raises nothing.
d-log-employed = { $who } employs cellerar { $cellerar } for { $denarii }.
d-log-employed-dearer = { $who } changes cellerar { $before } for { $cellerar } and pays { $denarii }.
d-log-employed-cheaper = { $who } changes cellerar { $before } for { $cellerar } and gets { $denarii } back.
d-log-given-up = { $who } gives cellerar { $cellerar } up and gets { $denarii } back.
d-log-garden-brought = { $who }: the cellerar brings { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
}.
d-log-vegetables-bought = { $who } buys { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
} for { $denarii }.
d-log-expanded = { $who } raises { $sector } to level { $level } for { $denarii }.
d-log-chapel-built = { $who } builds level { $level } of the chapel for { $denarii }.
d-log-hired = { $who } hires { $many ->
    [one] a lay brother
   *[other] { $many } lay brothers
}.
d-log-prayed = { $who }: a brother goes to pray on level { $level } of the chapel.
d-log-called-back = { $who }: a brother comes back from level { $level } of the chapel.
d-log-sent-to-fields = { $who }: { $many ->
    [one] { $pair } brothers go
   *[other] { $many } pairs of brothers go
} to the fields.
d-log-doghouse-bought = { $who } buys a doghouse for { $denarii }.
d-log-dog-bought = { $who } buys { $many ->
    [one] a watchdog
   *[other] { $many } watchdogs
}.
d-log-lent = { $who } lends { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
d-log-delivered = { $who } delivers { $fu } FU ({ $parts }).
d-log-delivered-cluny = { $who } delivers { $fu } FU: straight to Cluny!
d-log-built = { $who } { $parts }.
d-part-expanded = raises { $what }
d-part-level = { $sector } to level { $level }
d-part-chapel-built = builds level { $level } of the chapel
d-part-doghouse-bought = buys a doghouse
d-part-dog-bought = buys { $many ->
    [one] a watchdog
   *[other] { $many } watchdogs
}
d-part-hired = hires { $many ->
    [one] a lay brother
   *[other] { $many } lay brothers
}
d-part-sent-to-fields = sends { $many ->
    [one] a pair
   *[other] { $many } pairs
} to the fields
d-part-prayed = sends { $many ->
    [one] a brother
   *[other] { $many } brothers
} to pray
d-part-called-back = calls { $many ->
    [one] a brother
   *[other] { $many } brothers
} back from the chapel
d-part-lent = lends { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}
d-log-collection-held = { $who } loses { $denarii } to the collection.
d-log-begged = { $who }: a brother begs from { $whom }.
d-log-begged-own = { $who }: a brother begs.
d-log-drunkard-sent = { $who } sends the Drunkard against { $whom }.
d-log-drunkard-sent-own = { $who } sends the Drunkard against their own cart.
d-log-warded-off-dog = { $who }: a watchdog wards him off.
d-log-warded-off-herder = { $who }: the Cattle Herder wards him off.
d-log-warded-off-none = { $who } lets it happen.
d-log-fell-back = { $who } falls back from { $from } to { $to }.
d-log-advanced = { $who } moves ahead { $cluny ->
    [yes] to Cluny
   *[no] to { $to }
  } with { $how ->
    [cart] the Vegetable Cart
    [both] { $vegetables ->
        [one] a vegetable
       *[other] { $vegetables } vegetables
      } and the Vegetable Cart
   *[vegetables] { $vegetables ->
        [one] a vegetable
       *[other] { $vegetables } vegetables
      }
  }.
d-log-advanced-not = { $who } stays.
d-log-fed = { $who } { $brothers ->
    [0] feeds nobody
    [one] feeds one brother
   *[other] feeds { $brothers } brothers
  }{ $vegetables ->
    [0] {""}
    [one] {" "}with 1 vegetable
   *[other] {" "}with { $vegetables } vegetables
  }{ $left ->
    [0] .
    [one] ; one leaves.
   *[other] ; { $left } leave.
  }
d-log-scored-road = { $who } gets { $points ->
    [one] { $points } letter
   *[other] { $points } letters
  } for { $many } FU{ $doubled ->
    [yes] , doubled by the Pope
   *[no] {""}
  }.
d-log-scored-cluny = { $who } gets { $points ->
    [one] { $points } letter
   *[other] { $points } letters
  } for Cluny{ $doubled ->
    [yes] , doubled by the Pope
   *[no] {""}
  }.
d-log-scored-begging = { $who } gets { $points ->
    [one] { $points } letter
   *[other] { $points } letters
  } for begging.
d-log-scored-drunkard = { $who } gets { $points ->
    [one] { $points } letter
   *[other] { $points } letters
  } for the Drunkard.
d-log-scored-tour = { $who } gets { $points ->
    [one] { $points } letter
   *[other] { $points } letters
  } on the tour, for { $many ->
    [one] one sector
   *[other] { $many } sectors
}.
d-log-scored-promotion = { $who } gets { $points ->
    [one] { $points } letter
   *[other] { $points } letters
  } for promoted brothers.
d-log-paid-place = { $who } is paid { $denarii }{ $many ->
    [1] , being last
    [2] , being 2nd from last
    [3] , being 3rd from last
   *[other] , being { $many }th from last
  }.
d-log-paid-ducal-reward = { $who } is paid { $denarii } by the Duke.
d-log-paid-donation = { $who } is given { $denarii }.
d-log-trees-placed = { $trees ->
    [one] A tree is placed
   *[other] { $trees } trees are placed
} beside the road from { $from } on.
d-log-ambushed-denarii = Robbers take { $denarii ->
    [0] nothing
    [one] a denarius
   *[other] { $denarii } denarii
} from { $who }.
d-log-ambushed-dogs = { $who }: { $guards } watchdogs ward off the robbers.
d-log-ambushed-dog-and-herder = { $who }: a watchdog and the Cattle Herder ward off the robbers.
d-log-ended-fifth-round = The fifth round is over, and so is the game.

## Why not

d-refusal-over = The game is over; nothing more can be done.
d-refusal-not-now = That is not done in this phase.
d-refusal-not-drawn = That cannot be drawn now.
d-refusal-no-such-seat = Nobody sits there.
d-refusal-too-dear = You have too few denarii in cash for this.
d-refusal-no-vegetable = You have too few vegetables for this.
d-refusal-sector-full = This sector is fully expanded.
d-refusal-no-such-cellerar = There is no cellerar of this number.
d-refusal-cellerar-taken = Somebody has this cellerar already.
d-refusal-no-cellerar = You have no cellerar to give up.
d-refusal-hail = Hail has destroyed the crop: there are no fresh vegetables in this round.
d-refusal-larder-full = You have no places for so many vegetables.
d-refusal-odd-vegetable = Vegetables are bought in pairs, a single one only for the last place.
d-refusal-chapel-this-round = The chapel grows by one level in a round, and yours has.
d-refusal-chapel-complete = Your chapel is complete.
d-refusal-no-brother-in-supply = No lay brother is left in the supply.
d-refusal-monastery-full = Your monastery has no free place for a lay brother.
d-refusal-no-brother = You have too few lay brothers in your monastery.
d-refusal-no-such-place = Your chapel has no such place yet.
d-refusal-place-taken = A lay brother prays on this place already.
d-refusal-nobody-prays = No lay brother prays on this place.
d-refusal-moved-already = Somebody has come to or left this place in this turn already. Undo that instead.
d-refusal-fields-full = There is work for no more lay brothers in your fields.
d-refusal-doghouse-this-round = One doghouse is bought in a round, and you have.
d-refusal-no-doghouse-in-supply = No doghouse is left in the supply.
d-refusal-no-doghouse = Every watchdog needs a doghouse of its own.
d-refusal-no-dog-in-supply = No watchdog is left in the supply.
d-refusal-lent-already = You have given money to the moneylender in this round already.
d-refusal-no-such-loan = The moneylender takes { $lend_least } to { $lend_most } denarii.
d-refusal-rebellion = The lay brothers are in rebellion and do not beg in this round.
d-refusal-not-yourself = A lay brother begs from another player.
d-refusal-in-cluny = Whoever is in Cluny is safe there.
d-refusal-on-zero = Nobody is sent back who is on space 0.
d-refusal-behind-you = A lay brother begs only from players ahead of you or on your space.
d-refusal-no-drunkard = You do not have the Drunkard.
d-refusal-no-dog = You have too few watchdogs for this.
d-refusal-no-herder = You do not have the Cattle Herder.
d-refusal-no-vegetable-cart = You do not have the Vegetable Cart.
d-refusal-not-so-many = There are not so many lay brothers in your monastery.

## Chapters of the rules

d-rule-ending = The end
d-rule-sequence = The round
d-rule-setting-up = Setting up
d-rule-vegetables = Vegetables
d-rule-sectors = The sectors
d-rule-cellerars = Cellerars
d-rule-event-cards = Event cards
d-rule-chapel = The chapel
d-rule-hiring = Hiring
d-rule-lay-brothers = Lay brothers
d-rule-moving = To the chapel and back
d-rule-fields = To the fields
d-rule-doghouses = Doghouses
d-rule-watchdogs = Watchdogs
d-rule-moneylender = The moneylender
d-rule-begging = Begging
d-rule-drunkard = The Drunkard
d-rule-defence = Warding off
d-rule-vegetable-cart = Vegetables for the road
d-rule-feeding = Feeding

## Pictures of the rules

d-picture-road = The road to Cluny with carts on { $carts }
d-picture-coin = a denarius
d-picture-brother = a lay brother
d-picture-vegetable = a vegetable
d-picture-dog = a watchdog
d-picture-doghouse = a doghouse
d-picture-letter = a letter
d-picture-food = food units
d-picture-garden = garden
d-picture-dairy = dairy
d-picture-brewery = brewery
d-picture-cellerar = a cellerar
d-picture-cart = Vegetable Cart
d-picture-herder = Cattle Herder
d-picture-drunkard = Drunkard
d-picture-pot = the pot
d-picture-event = an event
d-picture-column = the start
d-picture-chapel = the chapel

## Scenes

d-beat-specials = Special cards
d-beat-payday = Letters and denarii
d-beat-payday-line = { $who }: { $letters }, { $denarii }
d-beat-robbers = Robbers!
d-beat-end = The game is over
