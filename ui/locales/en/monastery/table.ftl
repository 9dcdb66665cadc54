# Monastery at the table: what it asks, offers and tells.

## The line on top

monastery-ask-place-or-walk = place a tile, walk your monks ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}), then end your placement
monastery-ask-place = place a tile, then end your placement
monastery-ask-walk = walk your monks ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left), then end your placement
monastery-ask-fits-nowhere = none of your tiles fits yet; { $walks ->
    [true] walk first, or exchange one
   *[false] exchange one, or end your placement
}
monastery-ask-end-placement = nothing more can be laid or walked; end your placement
monastery-ask-end-or-encourage = lay blessings to invite others to a tile, or end your placement
monastery-ask-place-where = choose a place for: { $tile }
monastery-ask-place-what = Which tile shall lie here?
monastery-ask-place-so = place it so, turn it, or choose another place
monastery-ask-place-here = place it here, or choose another place
monastery-ask-walk-where = choose where this monk walks; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left
monastery-ask-encourage = choose a tile on which to lay a blessing
monastery-ask-encouraging = lay more blessings, or end your placement
monastery-ask-end-placing = You could still place a tile. End your placement all the same?
monastery-ask-end-buying = Your points still buy a letter or a monk of your own. End your scoring all the same?
monastery-ask-exchange = Exchange a tile? You draw one from the bag and put one back. What was drawn cannot be taken back.
monastery-ask-exchange-instead = You could place a tile instead; a round has room for one of the two.
monastery-ask-sure = Are you sure?
monastery-ask-score = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}; { $left ->
    [one-prayer] one monk may pray: choose where, then total
    [prayer] pray or use your tiles, then total
    [prayed] your prayer is said; now total
    [icons] use your tiles, then total
   *[nothing] now total
}
monastery-ask-score-first = choose what to build first
monastery-ask-switch-second = choose the second letter to switch
monastery-ask-collect = spend { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $blessings ->
    [0] {""}
    [one] {" "}and { $blessings } blessing
   *[other] {" "}and { $blessings } blessings
} on letters and monks
monastery-ask-collect-nothing = nothing can be bought with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; end your scoring
monastery-ask-keep-half = put back { $back ->
    [one] a tile
   *[other] { $back } tiles
}, and keep the others
monastery-ask-put-back = choose a tile to put back into the bag
monastery-ask-brew = Who shall stay through the service, by leave of the Brewhouse?
monastery-ask-elect = The votes are equal. Who shall be Abbot?
monastery-ask-imprison = The new Abbot may lock up a monk. Whose?
monastery-ask-over = The game is over
monastery-ask-other = { $part ->
    [placing] places and walks
    [scoring] scores
    [switching] switches letters
    [collecting] collects letters and monks
    [putting-back] puts a tile back
    [keeping] chooses which tiles to keep
    [brewing] decides who stays
    [electing] chooses the Abbot
    [imprisoning] decides whom to lock up
   *[other] is at work
}

## What can be done

monastery-do-place = Place here
monastery-do-advised = Do so
monastery-do-put-back = Put back
monastery-do-collect = Collect { $letter } for { $cost }
monastery-do-call = Call a monk for { $cost }
monastery-do-end-placement = End placement
monastery-do-total = Total
monastery-do-total-sum = Total: { $points }
monastery-do-end-scoring = End scoring
monastery-do-send-home = Send home
monastery-do-pardon = Nobody
monastery-do-exchange = Exchange a tile
monastery-do-encourage = Encourage
monastery-do-almonry = Take a blessing at the Almonry
monastery-do-workshop = Draw a tile at the Workshop
monastery-do-abbots-house = Call an election

## The board

monastery-board-label = The monastery
monastery-board-walk-monk = Monk of { $who }, { $tile }: walk
monastery-board-keep-monk = Monk of { $who }, { $tile }: keep him here
monastery-board-gap = Empty place, { $where }
monastery-board-gap-open = Empty place, { $where }: a tile of yours may lie here
monastery-board-place-here = { $tile } may lie here, { $where }
monastery-board-ghost = { $tile }, { $where }, turned by { $turn } degrees: press again to place it
monastery-board-walk-to = Walk: { $tile }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
monastery-board-walk-to-box = Walk: { $tile }, box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
monastery-board-encourage = Lay a blessing on: { $tile }
monastery-board-offer-construct = Build { $tile } first, +{ $points }
monastery-board-offer-pray = Pray: { $tile }, +{ $points }
monastery-board-offer-almonry = Almonry: take a blessing, +1
monastery-board-offer-workshop = Workshop: draw a tile and put one back
monastery-board-offer-abbots-house = Abbot’s House: call an election
monastery-board-offer-library = Library: switch two letters
monastery-board-offer-stables = Stables: place another tile

monastery-label-kind = { $ground }, value { $value }
monastery-label-box = box { $box } { $who }
monastery-label-box-empty = box { $box } empty
monastery-label-standing = { $many ->
    [one] a monk of { $who }
   *[other] { $many } monks of { $who }
}
monastery-label-praying = { $many ->
    [one] a monk of { $who } at prayer
   *[other] { $many } monks of { $who } at prayer
}
monastery-label-built = built
monastery-label-full = fully occupied
monastery-label-unbuilt = not yet built
monastery-label-tokens = { $many ->
    [one] a blessing lies here
   *[other] { $many } blessings lie here
}
monastery-label-where = column { $x }, row { $y }
monastery-label-spot-box = { $tile }, box { $box }

## Hours and order of play

monastery-hours-title = Hours and order of play
monastery-hours-label = { $hour }, day { $day }
monastery-hours-day = day { $day }
monastery-hours-order = Order of play
monastery-hours-abbot = Abbot
monastery-hours-monks = { $many ->
    [one] { $many } monk
   *[other] { $many } monks
}
monastery-hours-tiles = { $many ->
    [one] { $many } tile behind the screen
   *[other] { $many } tiles behind the screen
}
monastery-hours-letters = { $many ->
    [one] { $many } large letter
   *[other] { $many } large letters
}
monastery-hours-pool = Blessings in the pool: { $many }
monastery-hours-bag = Tiles in the bag: { $many }
monastery-hours-pool-short = pool
monastery-hours-bag-short = bag

monastery-seat-level-novice = novice
monastery-seat-level-brother = brother
monastery-seat-level-abbot = abbot

## Letters

monastery-letters-title = Letters
monastery-letters-label = Letter grid
monastery-letters-line = Line of { $colour }: { $who }
monastery-letters-nobody = nobody
monastery-letters-letter = { $letter }, costs { $cost }
monastery-letters-offered = { $letter }, costs { $cost }: collect for { $strips }
monastery-letters-switch = { $letter }: switch it
monastery-letters-cross = Monks of { $names } wait here, cost { $cost }
monastery-letters-cross-offered = Monks of { $names } wait here, cost { $cost }: call one
monastery-letters-cross-empty = A cross; nobody waits
monastery-letters-strips = Strips
monastery-letters-strip = { $who }, { $phrase }: { $large } large, { $small } small, { $left } to come
monastery-letters-complete = complete
monastery-letters-handle = Letters: { $left }
monastery-letters-handle-points = { $points } points, letters: { $left }

## The shelf

monastery-shelf-label = Behind the screen of { $who }
monastery-shelf-closed = The screens are closed
monastery-shelf-tiles = Tiles
monastery-shelf-empty = No tiles behind the screen
monastery-shelf-drawn = just drawn
monastery-shelf-can-put-back = can be put back
monastery-shelf-places = { $places ->
    [one] one place
   *[other] { $places } places
}
monastery-shelf-points = { $points ->
    [one] { $points } point to spend
   *[other] { $points } points to spend
}
monastery-shelf-blessings = { $many ->
    [one] { $many } blessing
   *[other] { $many } blessings
}
monastery-shelf-steps = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}
monastery-shelf-tally = Points of this scoring
monastery-shelf-sum = Together
monastery-shelf-rest = { $many ->
    [one] The rest becomes { $many } blessing.
   *[other] The rest becomes { $many } blessings.
}

## Slips

monastery-slip-which-box = Which box?
monastery-slip-box = Box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
monastery-slip-which-strip = { $letter } for { $cost }: onto whose strip?
monastery-slip-own-strip = { $who }: large, three points at the end
monastery-slip-other-strip = { $who }: small, nothing for them, a blessing for you
monastery-slip-which-monk = Whose monk shall be called for { $cost }?
monastery-slip-own-monk = { $who }: one more monk for you
monastery-slip-other-monk = { $who }: one more monk for them
monastery-slip-monk = A monk of { $who }
monastery-slip-go-on-placing = Go on placing
monastery-slip-go-on-buying = Go on buying
monastery-slip-exchange = Draw a tile
monastery-slip-not-yet = Not yet
monastery-card-construct = Build this first: +{ $points }
monastery-card-pray = Pray here: +{ $points }
monastery-card-almonry = Take a blessing
monastery-card-workshop = Draw a tile
monastery-card-abbots-house = Call an election
monastery-card-keep = Keep the monk here
monastery-note-library = The Library: choose two letters of the grid to switch, one after the other.
monastery-note-stables = The Stables: choose a tile from your shelf and place it.
monastery-tab-letters = Letters
monastery-tab-order = Hours
monastery-end-letters = Letters
monastery-end-tiles = Unplaced tiles
monastery-end-blessings = Blessings
monastery-slip-turn = Turn (R)

monastery-ask-brew-why = The others go home to the Abbey. Choose as many as you like, one after the other; then send the rest home.
monastery-ask-elect-why = You are the old Abbot, so yours is the last word. The Abbot plays first.
monastery-ask-imprison-why = He kneels in the Prison Cell, without scoring, until the next service. Or lock up nobody.

## Advice: what a brother would do, and why

monastery-advice-place = place { $the } where you see it
monastery-advice-move = walk from { $from } to { $spot }
monastery-advice-put-back = put { $the } back into the bag
monastery-advice-encourage = lay a blessing on { $the }
monastery-advice-construct = build { $the } first
monastery-advice-pray = pray { $at }
monastery-advice-switch = switch { $letter } at the Library
monastery-advice-letter = collect { $letter } for the strip of { $who }, where it counts nothing
monastery-advice-own-letter = collect { $letter } for your own phrase
monastery-advice-monk = call a monk of { $who }
monastery-advice-own-monk = call another monk of yours
monastery-advice-keep = keep the monk here: { $spot }
monastery-advice-elect = make { $who } the Abbot
monastery-advice-imprison = lock up a monk of { $who }
monastery-advice-exchange = exchange a tile
monastery-advice-end-placement = end the placement; no tile or step promises more
monastery-advice-almonry = take a blessing at the Almonry
monastery-advice-workshop = draw a tile at the Workshop
monastery-advice-abbots-house = call an election
monastery-advice-total = total the points
monastery-advice-end-scoring = end the scoring
monastery-advice-send-home = send the others home
monastery-advice-pardon = lock up nobody

monastery-because-points-now = { $many ->
    [one] This turn can then score { $many } point.
   *[other] This turn can then score { $many } points.
}
monastery-because-monks-moved = { $many ->
    [one] A monk gets to work.
   *[other] { $many } walks bring your monks to work.
}
monastery-because-tile-placed = Laid, a tile lets the monastery grow; kept, it brings nothing.
monastery-because-construct-first = Built first, it helps everything that follows.
monastery-because-icon-effect = The effect of a tile is free, and its monk can still work or pray.
monastery-because-prayer = { $many ->
    [one] The prayer brings { $many } point at once.
   *[other] The prayer brings { $many } points at once.
}
monastery-because-letters-own = { $many ->
    [one] It counts three points at the end.
   *[other] In this scoring, { $many } letters for your own phrase are within reach.
}
monastery-because-monks-bought = { $many ->
    [one] One more monk walks and works for you from now on.
   *[other] { $many } more monks walk and work for you from now on.
}
monastery-because-letters-denied = { $many ->
    [one] It keeps a large letter from a rival, and brings you a blessing.
   *[other] It keeps { $many } large letters from your rivals, and brings you blessings.
}
monastery-because-blessings-now = { $many ->
    [one] It brings a blessing at once.
   *[other] It brings { $many } blessings at once.
}
monastery-because-tile-exchanged = You hold a tile that may cost you { $many } at the end and finds no good place.
monastery-because-encouragement = A blessing laid there invites others to build with you.
monastery-because-blessings-kept = { $many ->
    [one] What is left over becomes a blessing.
   *[other] What is left over becomes { $many } blessings.
}
monastery-because-choice = It looks best for what comes after.

## The guide of a first game

monastery-guide-aim = The aim is to be remembered. At the end each letter of your phrase counts three points and each blessing one; a tile that you never laid costs its value. Points scored on the way buy letters and monks.
monastery-guide-place = Lay one tile: tap a tile in a red frame below, then a place. Paths must meet paths. The numbered boxes on it are where monks will build.
monastery-guide-exchange = None of your tiles fits now. Fill a tile with monks, and places open around it; or exchange: draw a tile from the bag and put one back.
monastery-guide-walk = Now walk: tap a monk underlined in red, then where he goes; every tile on the way is a step. Once all boxes of a tile have a monk, each scores the number of his box. Or stay and work: on a built grey tile, the Abbey too, you score one in a study round; on a brown one in a toil round.
monastery-guide-encourage = Short of hands? Encourage: lay blessings on a tile that is not full. Whoever steps there takes one, and you build together. It is the last thing you do in a round.
monastery-guide-score = What is full has been built. A monk alone on a building may pray for its circled value: tap the red seal. Then press the button below; work is counted by itself.
monastery-guide-pray = One monk a scoring may pray. He then kneels until the next service: no walking, no work. Let somebody pray who has nothing better to do.
monastery-guide-collect = Spend your points: tap a letter in a red frame; its cost stands above it. Letters of your own phrase count three points each at the end. Or call another monk from a cross. The lower costs are for whoever has completed their phrase.
monastery-guide-service = A service comes next: those at prayer go home to the Abbey, everybody draws tiles, and whoever has most monks in the Abbey becomes Abbot and plays first.
monastery-guide-night = Night comes next: all monks go home, even out of the boxes of unfinished tiles. The second night ends the game.
