# Domus Domini: its things, its happenings, its refusals.

## Sectors and cellerars

domus-sector-garden = Garden
domus-sector-dairy = Dairy
domus-sector-brewery = Brewery
domus-the-garden = the garden
domus-the-dairy = the dairy
domus-the-brewery = the brewery
domus-chapel = Chapel
domus-advantage-garden = two vegetables in every phase 2, if there is room
domus-advantage-dairy = once in a round, a denarius less for the dairy
domus-advantage-brewery = the plus counts if your brewery yields at least 40
domus-cellerar = Number { $number }, { $sector }, { $fu } FU
domus-cellerar-plus = Number { $number }, { $sector }, { $fu } FU and { $plus } more
domus-cellerar-number = cellerar { $number }
domus-no-cellerar = no cellerar

## Phases

domus-phase-0 = Setting up
domus-phase-1 = The beginning
domus-phase-2 = Market
domus-phase-3 = Building
domus-phase-4 = Begging
domus-phase-5 = Vegetables for the road
domus-phase-6 = Feeding
domus-phase-7 = Letters and denarii
domus-moment = Round { $round }, { $phase }

## Cards

domus-card-herbs = Herbs
domus-card-cheese = Cheese
domus-card-beer = Beer
domus-card-many = { $many } × { $card }
domus-production-does = Adds { $fu } FU for everybody whose cellerar knows this sector. Still to come: { $cards }.

domus-special-vegetable-cart = Vegetable Cart
domus-special-vegetable-cart-does = For the best garden. Three spaces forward in phase 5.
domus-special-cattle-herder = Cattle Herder
domus-special-cattle-herder-does = For the best dairy. Wards off one lay brother or the Drunkard, and with a dog the robbers.
domus-special-drunkard = Drunkard
domus-special-drunkard-does = For the best brewery. Sends anybody three spaces back in phase 4, and brings a letter.

domus-event-overripe-vegetables = Overripe vegetables
domus-event-overripe-vegetables-does = Phase 5 is played before phase 4.
domus-event-popes-visit = The Pope’s visit
domus-event-popes-visit-does = Letters for the road count twice.
domus-event-hail = Hail
domus-event-hail-does = No new vegetables: none from the fields, the market or garden cellerars.
domus-event-promotion-of-the-young = Promotion of the young
domus-event-promotion-of-the-young-does = At the end of phase 7, a letter for each lay brother in the monastery.
domus-event-inheritance = Inheritance
domus-event-inheritance-does = Everybody may raise one sector by a level for nothing.
domus-event-storm-front = Storm front
domus-event-storm-front-does = Phases 4 and 5 are left out.
domus-event-rebellion = Rebellion
domus-event-rebellion-does = Lay brothers stay in the fields, yield nothing in the chapel, do not beg, and need no food.
domus-event-ducal-reward = Ducal reward
domus-event-ducal-reward-does = In phase 7, a denarius more for whoever has no money at the moneylender.
domus-event-tour = Tour
domus-event-tour-does = In phase 7, two letters for each sector on its third level or above.
domus-event-collection = Collection
domus-event-collection-does = At the end of phase 3, all cash above five denarii is lost.
domus-event-donation = Donation
domus-event-donation-does = In phase 7, a denarius more for everybody.

## What happened

domus-told-monastery-dealt = { $who } is dealt monastery card { $card }.
domus-told-set-aside = Set aside: { $card }.
domus-told-round-began = Round { $round }
domus-told-phase-began = { $phase }. { $name }
domus-told-event-revealed = { $card }: { $does }
domus-told-start-passed = { $who } pays a denarius and passes the start on to { $to }; { $pot } in the pot.
domus-told-started = { $who } starts.
domus-told-started-pot = { $who } starts, and takes { $pot ->
    [one] the denarius
   *[other] the { $pot } denarii
} from the pot.
domus-told-production-revealed = Production: { $card }.
domus-told-special-awarded = { $card }: { $who }.
domus-told-loan-returned = { $who } gets { $denarii } denarii back from the moneylender, and { $interest } in interest.
domus-told-came-home = { $who }: { $brothers } brothers come home from the fields{ $vegetables ->
    [0] {""}
    [one] {" "}with a vegetable
   *[other] {" "}with { $vegetables } vegetables
  }{ $left ->
    [0] .
    [one] ; one finds no room and leaves.
   *[other] ; { $left } find no room and leave.
  }
domus-told-inherited = { $who } inherits: { $sector }, level { $level }.
domus-told-inheritance-declined = { $who } raises nothing.
domus-told-employed = { $who } employs cellerar { $cellerar } for { $denarii }.
domus-told-employed-dearer = { $who } changes cellerar { $before } for { $cellerar } and pays { $denarii }.
domus-told-employed-cheaper = { $who } changes cellerar { $before } for { $cellerar } and gets { $denarii } back.
domus-told-given-up = { $who } gives cellerar { $cellerar } up and gets { $denarii } back.
domus-told-garden-brought = { $who }: the cellerar brings { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
}.
domus-told-vegetables-bought = { $who } buys { $vegetables ->
    [one] a vegetable
   *[other] { $vegetables } vegetables
} for { $denarii }.
domus-told-expanded = { $who } raises { $sector } to level { $level } for { $denarii }.
domus-told-chapel-built = { $who } builds level { $level } of the chapel for { $denarii }.
domus-told-hired = { $who } hires { $many ->
    [one] a lay brother
   *[other] { $many } lay brothers
}.
domus-told-prayed = { $who }: a brother goes to pray on level { $level } of the chapel.
domus-told-called-back = { $who }: a brother comes back from level { $level } of the chapel.
domus-told-sent-to-fields = { $who }: { $many ->
    [one] two brothers go
   *[other] { $many } pairs of brothers go
} to the fields.
domus-told-doghouse-bought = { $who } buys a doghouse for { $denarii }.
domus-told-dog-bought = { $who } buys { $many ->
    [one] a watchdog
   *[other] { $many } watchdogs
}.
domus-told-lent = { $who } lends { $denarii } denarii.
domus-told-delivered = { $who } delivers { $fu } FU ({ $parts }).
domus-told-delivered-cluny = { $who } delivers { $fu } FU: straight to Cluny!
domus-told-collection-held = { $who } loses { $denarii } to the collection.
domus-told-begged = { $who }: a brother begs against { $whom }.
domus-told-begged-own = { $who }: a brother begs.
domus-told-drunkard-sent = { $who } sends the Drunkard against { $whom }.
domus-told-drunkard-sent-own = { $who } sends the Drunkard against their own cart.
domus-told-warded-off-dog = { $who }: a watchdog wards him off.
domus-told-warded-off-herder = { $who }: the Cattle Herder wards him off.
domus-told-warded-off-none = { $who } lets it happen.
domus-told-fell-back = { $who } falls back from { $from } to { $to }.
domus-told-advanced = { $who } goes on { $cluny ->
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
domus-told-advanced-not = { $who } stays.
domus-told-fed = { $who } { $brothers ->
    [0] feeds nobody
    [one] feeds one brother with { $vegetables }
   *[other] feeds { $brothers } brothers with { $vegetables }
  }{ $left ->
    [0] .
    [one] ; one leaves.
   *[other] ; { $left } leave.
  }
domus-told-scored-road = { $who } scores { $points } for { $many } FU{ $doubled ->
    [yes] , doubled by the Pope
   *[no] {""}
  }.
domus-told-scored-cluny = { $who } scores { $points } for Cluny{ $doubled ->
    [yes] , doubled by the Pope
   *[no] {""}
  }.
domus-told-scored-begging = { $who } scores { $points } for begging.
domus-told-scored-drunkard = { $who } scores { $points } for the Drunkard.
domus-told-scored-tour = { $who } scores { $points } on the tour, for { $many ->
    [one] one sector
   *[other] { $many } sectors
}.
domus-told-scored-promotion = { $who } scores { $points } for promoted brothers.
domus-told-paid-place = { $who } is paid { $denarii }{ $many ->
    [1] , being last
   *[other] , in place { $many } from the last
  }.
domus-told-paid-ducal-reward = { $who } is paid { $denarii } by the Duke.
domus-told-paid-donation = { $who } is given { $denarii }.
domus-told-trees-placed = { $trees ->
    [one] A tree is placed
   *[other] { $trees } trees are placed
} beside the road from { $from } on.
domus-told-ambushed-denarii = Robbers take { $denarii } from { $who }.
domus-told-ambushed-dogs = { $who }: two watchdogs ward off the robbers.
domus-told-ambushed-dog-and-herder = { $who }: a watchdog and the Cattle Herder ward off the robbers.
domus-told-ended-fifth-round = The fifth round is over, and so is the game.

## Why not

domus-refusal-over = The game is over; nothing more can be done.
domus-refusal-not-now = That is not done in this phase.
domus-refusal-not-drawn = That cannot be drawn now.
domus-refusal-no-such-seat = Nobody sits there.
domus-refusal-too-dear = You have too few denarii in cash for this.
domus-refusal-no-vegetable = You have too few vegetables for this.
domus-refusal-sector-full = This sector is fully expanded.
domus-refusal-no-such-cellerar = There is no cellerar of this number.
domus-refusal-cellerar-taken = Somebody has this cellerar already.
domus-refusal-no-cellerar = You have no cellerar to give up.
domus-refusal-hail = Hail has destroyed the crop: there are no fresh vegetables in this round.
domus-refusal-larder-full = You have no places for so many vegetables.
domus-refusal-odd-vegetable = Vegetables are bought in pairs, a single one only for the last place.
domus-refusal-chapel-this-round = The chapel grows by one level in a round, and yours has.
domus-refusal-chapel-complete = Your chapel is complete.
domus-refusal-no-brother-in-supply = No lay brother is left in the supply.
domus-refusal-monastery-full = Your monastery has no free place for a lay brother.
domus-refusal-no-brother = You have too few lay brothers in your monastery.
domus-refusal-no-such-place = Your chapel has no such place yet.
domus-refusal-place-taken = A lay brother prays on this place already.
domus-refusal-nobody-prays = No lay brother prays on this place.
domus-refusal-moved-already = Somebody has come to or left this place in this turn already. Take it back instead.
domus-refusal-fields-full = There is work for no more lay brothers in your fields.
domus-refusal-doghouse-this-round = One doghouse is bought in a round, and you have.
domus-refusal-no-doghouse-in-supply = No doghouse is left in the supply.
domus-refusal-no-doghouse = Every watchdog needs a doghouse of its own.
domus-refusal-no-dog-in-supply = No watchdog is left in the supply.
domus-refusal-lent-already = You have given money to the moneylender in this round already.
domus-refusal-no-such-loan = The moneylender takes three to nine denarii.
domus-refusal-rebellion = The lay brothers are in rebellion and do not beg in this round.
domus-refusal-not-yourself = A lay brother begs against another player.
domus-refusal-in-cluny = Whoever is in Cluny is safe there.
domus-refusal-on-zero = Nobody is sent back who is on space 0.
domus-refusal-behind-you = A lay brother begs only against players ahead of you or on your space.
domus-refusal-no-drunkard = You do not have the Drunkard.
domus-refusal-no-dog = You have too few watchdogs for this.
domus-refusal-no-herder = You do not have the Cattle Herder.
domus-refusal-no-vegetable-cart = You do not have the Vegetable Cart.
domus-refusal-not-so-many = There are not so many lay brothers in your monastery.

## Chapters of the rules

domus-rule-ending = The end
domus-rule-sequence = The round
domus-rule-setting-up = Setting up
domus-rule-vegetables = Vegetables
domus-rule-sectors = The sectors
domus-rule-cellerars = Cellerars
domus-rule-event-cards = Event cards
domus-rule-chapel = The chapel
domus-rule-hiring = Hiring
domus-rule-lay-brothers = Lay brothers
domus-rule-moving = To the chapel and back
domus-rule-fields = To the fields
domus-rule-doghouses = Doghouses
domus-rule-watchdogs = Watchdogs
domus-rule-moneylender = The moneylender
domus-rule-begging = Begging
domus-rule-drunkard = The Drunkard
domus-rule-defence = Warding off
domus-rule-vegetable-cart = Vegetables for the road
domus-rule-feeding = Feeding

## Pictures of the rules

domus-picture-road = The road to Cluny with carts on { $carts }
domus-picture-coin = a denarius
domus-picture-brother = a lay brother
domus-picture-vegetable = a vegetable
domus-picture-dog = a watchdog
domus-picture-doghouse = a doghouse
domus-picture-letter = a letter
domus-picture-food = food units
domus-picture-garden = garden
domus-picture-dairy = dairy
domus-picture-brewery = brewery
domus-picture-cellerar = a cellerar
domus-picture-cart = Vegetable Cart
domus-picture-herder = Cattle Herder
domus-picture-drunkard = Drunkard
domus-picture-pot = the pot
domus-picture-event = an event
domus-picture-column = the start
domus-picture-chapel = the chapel
