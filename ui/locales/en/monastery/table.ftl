# Monastery at the table: what it asks, offers and tells.

## The line on top

ask-place-or-walk = place a tile, walk your monks ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}), then end your placement
ask-place = place a tile, then end your placement
ask-walk = walk your monks ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left), then end your placement
ask-fits-nowhere = none of your tiles fits yet; { $walks ->
    [true] walk first, or exchange one
   *[false] exchange one, or end your placement
}
ask-end-placement = nothing more can be laid or walked; end your placement
ask-end-or-encourage = lay blessings to invite others to a tile, or end your placement
ask-place-where = choose a place for: { $tile }
ask-place-what = Which tile shall lie here?
ask-place-so = place it so, turn it, or choose another place
ask-place-here = place it here, or choose another place
ask-walk-where = choose where this monk walks; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left
ask-encourage = choose a tile on which to lay a blessing
ask-encouraging = lay more blessings, or end your placement
ask-end-placing = You could still place a tile. End your placement all the same?
ask-end-buying = Your points still buy a letter or a monk of your own. End your scoring all the same?
ask-exchange = Exchange a tile? You draw one from the bag and put one back. What was drawn cannot be taken back.
ask-exchange-instead = You could place a tile instead; a round has room for one of the two.
ask-sure = Are you sure?
ask-score = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}; { $left ->
    [one-prayer] one monk may pray: choose where, then total
    [prayer] pray or use your tiles, then total
    [prayed] your prayer is said; now total
    [icons] use your tiles, then total
   *[nothing] now total
}
ask-score-first = choose what to build first
ask-switch-second = choose the second letter to switch
ask-collect = spend { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $blessings ->
    [0] {""}
    [one] {" "}and { $blessings } blessing
   *[other] {" "}and { $blessings } blessings
} on letters and monks
ask-collect-nothing = nothing can be bought with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; end your scoring
ask-keep-half = put back { $back ->
    [one] a tile
   *[other] { $back } tiles
}, and keep the others
ask-put-back = choose a tile to put back into the bag
ask-brew = Who shall stay through the service, by leave of the Brewhouse?
ask-elect = The votes are equal. Who shall be Abbot?
ask-imprison = The new Abbot may lock up a monk. Whose?
ask-over = The game is over
ask-other = { $part ->
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

do-place = Place here
do-advised = Do so
do-put-back = Put back
do-collect = Collect { $letter } for { $cost }
do-call = Call a monk for { $cost }
do-end-placement = End placement
do-total = Total
do-total-sum = Total: { $points }
do-end-scoring = End scoring
do-send-home = Send home
do-pardon = Nobody
do-exchange = Exchange a tile
do-encourage = Encourage
do-almonry = Take a blessing at the Almonry
do-workshop = Draw a tile at the Workshop
do-abbots-house = Call an election

## The board

board-label = The monastery
board-walk-monk = Monk of { $who }, { $tile }: walk
board-keep-monk = Monk of { $who }, { $tile }: keep him here
board-gap = Empty place, { $where }
board-gap-open = Empty place, { $where }: a tile of yours may lie here
board-place-here = { $tile } may lie here, { $where }
board-ghost = { $tile }, { $where }, turned by { $turn } degrees: press again to place it
board-walk-to = Walk: { $tile }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
board-walk-to-box = Walk: { $tile }, box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
board-encourage = Lay a blessing on: { $tile }
board-offer-construct = Build { $tile } first, +{ $points }
board-offer-pray = Pray: { $tile }, +{ $points }
board-offer-almonry = Almonry: take a blessing, +1
board-offer-workshop = Workshop: draw a tile and put one back
board-offer-abbots-house = Abbot’s House: call an election
board-offer-library = Library: switch two letters
board-offer-stables = Stables: place another tile

label-kind = { $ground }, value { $value }
label-box = box { $box } { $who }
label-box-empty = box { $box } empty
label-standing = { $many ->
    [one] a monk of { $who }
   *[other] { $many } monks of { $who }
}
label-praying = { $many ->
    [one] a monk of { $who } at prayer
   *[other] { $many } monks of { $who } at prayer
}
label-built = built
label-full = fully occupied
label-unbuilt = not yet built
label-tokens = { $many ->
    [one] a blessing lies here
   *[other] { $many } blessings lie here
}
label-where = column { $x }, row { $y }
label-spot-box = { $tile }, box { $box }

## Hours and order of play

hours-title = Hours and order of play
hours-label = { $hour }, day { $day }
hours-day = day { $day }
hours-order = Order of play
hours-abbot = Abbot
hours-monks = { $many ->
    [one] { $many } monk
   *[other] { $many } monks
}
hours-tiles = { $many ->
    [one] { $many } tile behind the screen
   *[other] { $many } tiles behind the screen
}
hours-letters = { $many ->
    [one] { $many } large letter
   *[other] { $many } large letters
}
hours-pool = Blessings in the pool: { $many }
hours-bag = Tiles in the bag: { $many }
hours-pool-short = pool
hours-bag-short = bag

seat-level-novice = novice
seat-level-brother = brother
seat-level-abbot = abbot

## Letters

letters-title = Letters
letters-label = Letter grid
letters-line = Line of { $colour }: { $who }
letters-nobody = nobody
letters-letter = { $letter }, costs { $cost }
letters-offered = { $letter }, costs { $cost }: collect for { $strips }
letters-switch = { $letter }: switch it
letters-cross = Monks of { $names } wait here, cost { $cost }
letters-cross-offered = Monks of { $names } wait here, cost { $cost }: call one
letters-cross-empty = A cross; nobody waits
letters-strips = Strips
letters-strip = { $who }, { $phrase }: { $large } large, { $small } small, { $left } to come
letters-complete = complete
letters-handle = Letters: { $left }
letters-handle-points = { $points } points, letters: { $left }

## The shelf

shelf-label = Behind the screen of { $who }
shelf-closed = The screens are closed
shelf-tiles = Tiles
shelf-empty = No tiles behind the screen
shelf-drawn = just drawn
shelf-can-put-back = can be put back
shelf-places = { $places ->
    [one] one place
   *[other] { $places } places
}
shelf-points = { $points ->
    [one] { $points } point to spend
   *[other] { $points } points to spend
}
shelf-blessings = { $many ->
    [one] { $many } blessing
   *[other] { $many } blessings
}
shelf-steps = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}
shelf-tally = Points of this scoring
shelf-sum = Together
shelf-rest = { $many ->
    [one] The rest becomes { $many } blessing.
   *[other] The rest becomes { $many } blessings.
}

## Slips

slip-which-box = Which box?
slip-box = Box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
slip-which-strip = { $letter } for { $cost }: onto whose strip?
slip-own-strip = { $who }: large, three points at the end
slip-other-strip = { $who }: small, nothing for them, a blessing for you
slip-which-monk = Whose monk shall be called for { $cost }?
slip-own-monk = { $who }: one more monk for you
slip-other-monk = { $who }: one more monk for them
slip-monk = A monk of { $who }
slip-go-on-placing = Go on placing
slip-go-on-buying = Go on buying
slip-exchange = Draw a tile
slip-not-yet = Not yet
card-construct = Build this first: +{ $points }
card-pray = Pray here: +{ $points }
card-almonry = Take a blessing
card-workshop = Draw a tile
card-abbots-house = Call an election
card-keep = Keep the monk here
note-library = The Library: choose two letters of the grid to switch, one after the other.
note-stables = The Stables: choose a tile from your shelf and place it.
tab-letters = Letters
tab-order = Hours
end-letters = Letters
end-tiles = Unplaced tiles
end-blessings = Blessings
slip-turn = Turn (R)

ask-brew-why = The others go home to the Abbey. Choose as many as you like, one after the other; then send the rest home.
ask-elect-why = You are the old Abbot, so yours is the last word. The Abbot plays first.
ask-imprison-why = He kneels in the Prison Cell, without scoring, until the next service. Or lock up nobody.

## Advice: what a brother would do, and why

advice-place = place { $the } where you see it
advice-move = walk from { $from } to { $spot }
advice-put-back = put { $the } back into the bag
advice-encourage = lay a blessing on { $the }
advice-construct = build { $the } first
advice-pray = pray { $at }
advice-switch = switch { $letter } at the Library
advice-letter = collect { $letter } for the strip of { $who }, where it counts nothing
advice-own-letter = collect { $letter } for your own phrase
advice-monk = call a monk of { $who }
advice-own-monk = call another monk of yours
advice-keep = keep the monk here: { $spot }
advice-elect = make { $who } the Abbot
advice-imprison = lock up a monk of { $who }
advice-exchange = exchange a tile
advice-end-placement = end the placement; no tile or step promises more
advice-almonry = take a blessing at the Almonry
advice-workshop = draw a tile at the Workshop
advice-abbots-house = call an election
advice-total = total the points
advice-end-scoring = end the scoring
advice-send-home = send the others home
advice-pardon = lock up nobody

because-points-now = { $many ->
    [one] This turn can then score { $many } point.
   *[other] This turn can then score { $many } points.
}
because-monks-moved = { $many ->
    [one] A monk gets to work.
   *[other] { $many } walks bring your monks to work.
}
because-tile-placed = Laid, a tile lets the monastery grow; kept, it brings nothing.
because-construct-first = Built first, it helps everything that follows.
because-icon-effect = The effect of a tile is free, and its monk can still work or pray.
because-prayer = { $many ->
    [one] The prayer brings { $many } point at once.
   *[other] The prayer brings { $many } points at once.
}
because-letters-own = { $many ->
    [one] It counts three points at the end.
   *[other] In this scoring, { $many } letters for your own phrase are within reach.
}
because-monks-bought = { $many ->
    [one] One more monk walks and works for you from now on.
   *[other] { $many } more monks walk and work for you from now on.
}
because-letters-denied = { $many ->
    [one] It keeps a large letter from a rival, and brings you a blessing.
   *[other] It keeps { $many } large letters from your rivals, and brings you blessings.
}
because-blessings-now = { $many ->
    [one] It brings a blessing at once.
   *[other] It brings { $many } blessings at once.
}
because-tile-exchanged = You hold a tile that may cost you { $many } at the end and finds no good place.
because-encouragement = A blessing laid there invites others to build with you.
because-blessings-kept = { $many ->
    [one] What is left over becomes a blessing.
   *[other] What is left over becomes { $many } blessings.
}
because-choice = It looks best for what comes after.

## The guide of a first game

guide-aim = The aim is to be remembered. At the end each letter of your phrase counts three points and each blessing one; a tile that you never laid costs its value. Points scored on the way buy letters and monks.
guide-place = Lay one tile: tap a tile in a red frame below, then a place. Paths must meet paths. The numbered boxes on it are where monks will build.
guide-exchange = None of your tiles fits now. Fill a tile with monks, and places open around it; or exchange: draw a tile from the bag and put one back.
guide-walk = Now walk: tap a monk underlined in red, then where he goes; every tile on the way is a step. Once all boxes of a tile have a monk, each scores the number of his box. Or stay and work: on a built grey tile, the Abbey too, you score one in a study round; on a brown one in a toil round.
guide-encourage = Short of hands? Encourage: lay blessings on a tile that is not full. Whoever steps there takes one, and you build together. It is the last thing you do in a round.
guide-score = What is full has been built. A monk alone on a building may pray for its circled value: tap the red seal. Then press the button below; work is counted by itself.
guide-pray = One monk a scoring may pray. He then kneels until the next service: no walking, no work. Let somebody pray who has nothing better to do.
guide-collect = Spend your points: tap a letter in a red frame; its cost stands above it. Letters of your own phrase count three points each at the end. Or call another monk from a cross. The lower costs are for whoever has completed their phrase.
guide-service = A service comes next: those at prayer go home to the Abbey, everybody draws tiles, and whoever has most monks in the Abbey becomes Abbot and plays first.
guide-night = Night comes next: all monks go home, even out of the boxes of unfinished tiles. The second night ends the game.
