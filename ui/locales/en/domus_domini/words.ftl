# Domus Domini: its things, its happenings, its refusals.

## Sectors and cellerars

domus-domini-sector-garden = Garden
domus-domini-sector-dairy = Dairy
domus-domini-sector-brewery = Brewery
domus-domini-the-garden = the garden
domus-domini-the-dairy = the dairy
domus-domini-the-brewery = the brewery
domus-domini-chapel = Chapel
domus-domini-advantage-garden = two vegetables in every phase 2, if there is room
domus-domini-advantage-dairy = once in a round, a denarius less for the dairy
domus-domini-advantage-brewery = the plus counts if your brewery yields at least 40
domus-domini-cellerar = Number { $number }, { $sector }, { $fu } FU
domus-domini-cellerar-plus = Number { $number }, { $sector }, { $fu } FU and { $plus } more
domus-domini-cellerar-number = cellerar { $number }
domus-domini-no-cellerar = no cellerar

## Phases

domus-domini-phase-0 = Setting up
domus-domini-phase-1 = The beginning
domus-domini-phase-2 = Market
domus-domini-phase-3 = Building
domus-domini-phase-4 = Begging
domus-domini-phase-5 = Vegetables for the road
domus-domini-phase-6 = Feeding
domus-domini-phase-7 = Letters and denarii
domus-domini-moment = Round { $round }, { $phase }

## Cards

domus-domini-card-herbs = Herbs
domus-domini-card-cheese = Cheese
domus-domini-card-beer = Beer
domus-domini-card-many = { $many } × { $card }
domus-domini-production-does = Adds { $fu } FU for everybody whose cellerar knows this sector. Still to come: { $cards }.

domus-domini-special-vegetable-cart = Vegetable Cart
domus-domini-special-vegetable-cart-does = For the best garden. Three spaces forward in phase 5.
domus-domini-special-cattle-herder = Cattle Herder
domus-domini-special-cattle-herder-does = For the best dairy. Wards off one lay brother or the Drunkard, and with a dog the robbers.
domus-domini-special-drunkard = Drunkard
domus-domini-special-drunkard-does = For the best brewery. Sends anybody three spaces back in phase 4, and brings a letter.

domus-domini-event-overripe-vegetables = Overripe vegetables
domus-domini-event-overripe-vegetables-does = Phase 5 is played before phase 4.
domus-domini-event-popes-visit = The Pope’s visit
domus-domini-event-popes-visit-does = Letters for the road count twice.
domus-domini-event-hail = Hail
domus-domini-event-hail-does = No new vegetables: none from the fields, the market or garden cellerars.
domus-domini-event-promotion-of-the-young = Promotion of the young
domus-domini-event-promotion-of-the-young-does = At the end of phase 7, a letter for each lay brother in the monastery.
domus-domini-event-inheritance = Inheritance
domus-domini-event-inheritance-does = Everybody may raise one sector by a level for nothing.
domus-domini-event-storm-front = Storm front
domus-domini-event-storm-front-does = Phases 4 and 5 are left out.
domus-domini-event-rebellion = Rebellion
domus-domini-event-rebellion-does = Lay brothers stay in the fields, yield nothing in the chapel, do not beg, and need no food.
domus-domini-event-ducal-reward = Ducal reward
domus-domini-event-ducal-reward-does = In phase 7, a denarius more for whoever has no money at the moneylender.
domus-domini-event-tour = Tour
domus-domini-event-tour-does = In phase 7, two letters for each sector on its third level or above.
domus-domini-event-collection = Collection
domus-domini-event-collection-does = At the end of phase 3, all cash above five denarii is lost.
domus-domini-event-donation = Donation
domus-domini-event-donation-does = In phase 7, a denarius more for everybody.

## What happened

domus-domini-log-monastery-dealt = { $who } is dealt monastery card { $card }.
domus-domini-log-set-aside = Set aside: { $card }.
domus-domini-log-round-began = Round { $round }
domus-domini-log-phase-began = { $phase }. { $name }
domus-domini-log-event-revealed = { $card }: { $does }
domus-domini-log-start-passed = { $who } pays a denarius and passes the start on to { $to }; { $pot } in the pot.
domus-domini-log-started = { $who } starts.
domus-domini-log-started-pot = { $who } starts, and takes { $pot ->
    [one] the denarius
   *[other] the { $pot } denarii
} from the pot.
domus-domini-log-production-revealed = Production: { $card }.
domus-domini-log-special-awarded = { $card }: { $who }.
domus-domini-log-loan-returned = { $who } gets { $denarii } denarii back from the moneylender, and { $interest } in interest.
domus-domini-log-came-home = { $who }: { $brothers } brothers come home from the fields{ $vegetables ->
    [0] {""}
    [one] {" "}with a vegetable
   *[other] {" "}with { $vegetables } vegetables
  }{ $left ->
    [0] .
    [one] ; one finds no room and leaves.
   *[other] ; { $left } find no room and leave.
  }
domus-domini-log-inherited = { $who } inherits: { $sector }, level { $level }.
domus-domini-log-inheritance-declined = { $who } raises nothing.
domus-domini-log-employed = { $who } employs cellerar { $cellerar } for { $denarii }.
domus-domini-log-employed-dearer = { $who } changes cellerar { $before } for { $cellerar } and pays { $denarii }.
domus-domini-log-employed-cheaper = { $who } changes cellerar { $before } for { $cellerar } and gets { $denarii } back.
domus-domini-log-given-up = { $who } gives cellerar { $cellerar } up and gets { $denarii } back.
domus-domini-log-garden-brought = { $who }: the cellerar brings { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
}.
domus-domini-log-vegetables-bought = { $who } buys { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
} for { $denarii }.
domus-domini-log-expanded = { $who } raises { $sector } to level { $level } for { $denarii }.
domus-domini-log-chapel-built = { $who } builds level { $level } of the chapel for { $denarii }.
domus-domini-log-hired = { $who } hires { $many ->
    [one] a lay brother
   *[other] { $many } lay brothers
}.
domus-domini-log-prayed = { $who }: a brother goes to pray on level { $level } of the chapel.
domus-domini-log-called-back = { $who }: a brother comes back from level { $level } of the chapel.
domus-domini-log-sent-to-fields = { $who }: { $many ->
    [one] two brothers go
   *[other] { $many } pairs of brothers go
} to the fields.
domus-domini-log-doghouse-bought = { $who } buys a doghouse for { $denarii }.
domus-domini-log-dog-bought = { $who } buys { $many ->
    [one] a watchdog
   *[other] { $many } watchdogs
}.
domus-domini-log-lent = { $who } lends { $denarii } denarii.
domus-domini-log-delivered = { $who } delivers { $fu } FU ({ $parts }).
domus-domini-log-delivered-cluny = { $who } delivers { $fu } FU: straight to Cluny!
domus-domini-log-collection-held = { $who } loses { $denarii } to the collection.
domus-domini-log-begged = { $who }: a brother begs against { $whom }.
domus-domini-log-begged-own = { $who }: a brother begs.
domus-domini-log-drunkard-sent = { $who } sends the Drunkard against { $whom }.
domus-domini-log-drunkard-sent-own = { $who } sends the Drunkard against their own cart.
domus-domini-log-warded-off-dog = { $who }: a watchdog wards him off.
domus-domini-log-warded-off-herder = { $who }: the Cattle Herder wards him off.
domus-domini-log-warded-off-none = { $who } lets it happen.
domus-domini-log-fell-back = { $who } falls back from { $from } to { $to }.
domus-domini-log-advanced = { $who } goes on { $cluny ->
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
domus-domini-log-advanced-not = { $who } stays.
domus-domini-log-fed = { $who } { $brothers ->
    [0] feeds nobody
    [one] feeds one brother with { $vegetables }
   *[other] feeds { $brothers } brothers with { $vegetables }
  }{ $left ->
    [0] .
    [one] ; one leaves.
   *[other] ; { $left } leave.
  }
domus-domini-log-scored-road = { $who } scores { $points } for { $many } FU{ $doubled ->
    [yes] , doubled by the Pope
   *[no] {""}
  }.
domus-domini-log-scored-cluny = { $who } scores { $points } for Cluny{ $doubled ->
    [yes] , doubled by the Pope
   *[no] {""}
  }.
domus-domini-log-scored-begging = { $who } scores { $points } for begging.
domus-domini-log-scored-drunkard = { $who } scores { $points } for the Drunkard.
domus-domini-log-scored-tour = { $who } scores { $points } on the tour, for { $many ->
    [one] one sector
   *[other] { $many } sectors
}.
domus-domini-log-scored-promotion = { $who } scores { $points } for promoted brothers.
domus-domini-log-paid-place = { $who } is paid { $denarii }{ $many ->
    [1] , being last
   *[other] , in place { $many } from the last
  }.
domus-domini-log-paid-ducal-reward = { $who } is paid { $denarii } by the Duke.
domus-domini-log-paid-donation = { $who } is given { $denarii }.
domus-domini-log-trees-placed = { $trees ->
    [one] A tree is placed
   *[other] { $trees } trees are placed
} beside the road from { $from } on.
domus-domini-log-ambushed-denarii = Robbers take { $denarii } from { $who }.
domus-domini-log-ambushed-dogs = { $who }: two watchdogs ward off the robbers.
domus-domini-log-ambushed-dog-and-herder = { $who }: a watchdog and the Cattle Herder ward off the robbers.
domus-domini-log-ended-fifth-round = The fifth round is over, and so is the game.

## Why not

domus-domini-refusal-over = The game is over; nothing more can be done.
domus-domini-refusal-not-now = That is not done in this phase.
domus-domini-refusal-not-drawn = That cannot be drawn now.
domus-domini-refusal-no-such-seat = Nobody sits there.
domus-domini-refusal-too-dear = You have too few denarii in cash for this.
domus-domini-refusal-no-vegetable = You have too few vegetables for this.
domus-domini-refusal-sector-full = This sector is fully expanded.
domus-domini-refusal-no-such-cellerar = There is no cellerar of this number.
domus-domini-refusal-cellerar-taken = Somebody has this cellerar already.
domus-domini-refusal-no-cellerar = You have no cellerar to give up.
domus-domini-refusal-hail = Hail has destroyed the crop: there are no fresh vegetables in this round.
domus-domini-refusal-larder-full = You have no places for so many vegetables.
domus-domini-refusal-odd-vegetable = Vegetables are bought in pairs, a single one only for the last place.
domus-domini-refusal-chapel-this-round = The chapel grows by one level in a round, and yours has.
domus-domini-refusal-chapel-complete = Your chapel is complete.
domus-domini-refusal-no-brother-in-supply = No lay brother is left in the supply.
domus-domini-refusal-monastery-full = Your monastery has no free place for a lay brother.
domus-domini-refusal-no-brother = You have too few lay brothers in your monastery.
domus-domini-refusal-no-such-place = Your chapel has no such place yet.
domus-domini-refusal-place-taken = A lay brother prays on this place already.
domus-domini-refusal-nobody-prays = No lay brother prays on this place.
domus-domini-refusal-moved-already = Somebody has come to or left this place in this turn already. Take it back instead.
domus-domini-refusal-fields-full = There is work for no more lay brothers in your fields.
domus-domini-refusal-doghouse-this-round = One doghouse is bought in a round, and you have.
domus-domini-refusal-no-doghouse-in-supply = No doghouse is left in the supply.
domus-domini-refusal-no-doghouse = Every watchdog needs a doghouse of its own.
domus-domini-refusal-no-dog-in-supply = No watchdog is left in the supply.
domus-domini-refusal-lent-already = You have given money to the moneylender in this round already.
domus-domini-refusal-no-such-loan = The moneylender takes three to nine denarii.
domus-domini-refusal-rebellion = The lay brothers are in rebellion and do not beg in this round.
domus-domini-refusal-not-yourself = A lay brother begs against another player.
domus-domini-refusal-in-cluny = Whoever is in Cluny is safe there.
domus-domini-refusal-on-zero = Nobody is sent back who is on space 0.
domus-domini-refusal-behind-you = A lay brother begs only against players ahead of you or on your space.
domus-domini-refusal-no-drunkard = You do not have the Drunkard.
domus-domini-refusal-no-dog = You have too few watchdogs for this.
domus-domini-refusal-no-herder = You do not have the Cattle Herder.
domus-domini-refusal-no-vegetable-cart = You do not have the Vegetable Cart.
domus-domini-refusal-not-so-many = There are not so many lay brothers in your monastery.

## Chapters of the rules

domus-domini-rule-ending = The end
domus-domini-rule-sequence = The round
domus-domini-rule-setting-up = Setting up
domus-domini-rule-vegetables = Vegetables
domus-domini-rule-sectors = The sectors
domus-domini-rule-cellerars = Cellerars
domus-domini-rule-event-cards = Event cards
domus-domini-rule-chapel = The chapel
domus-domini-rule-hiring = Hiring
domus-domini-rule-lay-brothers = Lay brothers
domus-domini-rule-moving = To the chapel and back
domus-domini-rule-fields = To the fields
domus-domini-rule-doghouses = Doghouses
domus-domini-rule-watchdogs = Watchdogs
domus-domini-rule-moneylender = The moneylender
domus-domini-rule-begging = Begging
domus-domini-rule-drunkard = The Drunkard
domus-domini-rule-defence = Warding off
domus-domini-rule-vegetable-cart = Vegetables for the road
domus-domini-rule-feeding = Feeding

## Pictures of the rules

domus-domini-picture-road = The road to Cluny with carts on { $carts }
domus-domini-picture-coin = a denarius
domus-domini-picture-brother = a lay brother
domus-domini-picture-vegetable = a vegetable
domus-domini-picture-dog = a watchdog
domus-domini-picture-doghouse = a doghouse
domus-domini-picture-letter = a letter
domus-domini-picture-food = food units
domus-domini-picture-garden = garden
domus-domini-picture-dairy = dairy
domus-domini-picture-brewery = brewery
domus-domini-picture-cellerar = a cellerar
domus-domini-picture-cart = Vegetable Cart
domus-domini-picture-herder = Cattle Herder
domus-domini-picture-drunkard = Drunkard
domus-domini-picture-pot = the pot
domus-domini-picture-event = an event
domus-domini-picture-column = the start
domus-domini-picture-chapel = the chapel
