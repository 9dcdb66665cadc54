# Monastery at the table: what it asks, offers and tells.

## The line on top

m-ask-place-or-walk = place a tile, walk your monks ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}), then end your placement
m-ask-place = place a tile, then end your placement
m-ask-walk = walk your monks ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left), then end your placement
m-ask-fits-nowhere = none of your tiles fits yet; { $walks ->
    [true] walk first, or exchange one
   *[false] exchange one, or end your placement
}
m-ask-end-placement = nothing more can be placed or walked; end your placement
m-ask-end-or-encourage = lay blessings to invite others to a tile, or end your placement
m-ask-place-where = choose a place for: { $tile }
m-ask-place-what = Which tile goes here?
m-ask-place-so = place it like this, turn it, or choose another place
m-ask-place-brings = { $many ->
    [one] one blessing for you:
   *[other] { $many } blessings for you:
}
m-ask-place-here = place it here, or choose another place
m-ask-walk-where = choose where this monk walks to; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left
m-ask-encourage = choose a tile on which to lay a blessing
m-ask-encouraging = lay more blessings, or end your placement
m-ask-end-placing = You could still place a tile. End your placement anyway?
m-ask-end-walking = { $steps ->
    [one] One step is left for your monks.
   *[other] { $steps } steps are left for your monks.
} End your placement anyway?
m-ask-end-buying = Your points still buy a letter or a monk of your own. End your scoring anyway?
m-ask-exchange = Exchange a tile? You draw one from the bag and put one back. A draw can’t be undone.
m-ask-exchange-instead = You could place a tile instead: you can do only one of the two in an hour.
m-ask-sure = Are you sure?
m-ask-score = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}; { $left ->
    [one-prayer] one monk may pray: choose where, then total
    [may-pray] one monk may pray, then total
    [prayer] pray or use your tiles, then total
    [prayed] your prayer is said; now total
    [icons] use your tiles, then total
   *[nothing] now total
}
m-ask-score-first = choose what to build first
m-ask-switch-second = choose the second letter to switch
m-ask-collect = spend { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $blessings ->
    [0] {""}
    [one] {" "}and { $blessings } blessing
   *[other] {" "}and { $blessings } blessings
} on letters and monks
m-ask-collect-blessings = spend { $blessings ->
    [one] { $blessings } blessing
   *[other] { $blessings } blessings
} on letters and monks
m-ask-collect-nothing = { $points ->
    [0] there is nothing to spend
    [one] nothing can be bought with { $points } point
   *[other] nothing can be bought with { $points } points
}; end your scoring
m-ask-keep-half = put back { $back ->
    [one] a tile
   *[other] { $back } tiles
}, and keep the others
m-ask-put-back = choose a tile to put back into the bag
m-ask-brew = Who stays through the service, thanks to the Brewhouse?
m-ask-elect = The vote is tied. Who becomes Abbot?
m-ask-imprison = The new Abbot may lock up a monk. Whose?
m-ask-over = The game is over
m-ask-other = { $part ->
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

m-do-place = Place here
m-do-advised = Do this
m-do-put-back = Put back
m-do-collect = Collect { $letter } for { $cost }
m-do-call = Call a monk for { $cost }
m-do-end-placement = End placement
m-do-total = Total
m-do-total-sum = Total: { $points }
m-do-end-scoring = End scoring
m-do-send-home = Send home
m-do-pardon = Nobody
m-do-exchange = Exchange a tile
m-do-encourage = Encourage
m-do-almonry = Take a blessing at the Almonry
m-do-workshop = Draw a tile at the Workshop
m-do-abbots-house = Call an election

## The board

m-board-label = The monastery
m-board-walk-monk = Monk of { $who }, { $tile }: walk
m-board-keep-monk = Monk of { $who }, { $tile }: keep him here
m-board-gap = Empty place, { $where }
m-board-gap-open = Empty place, { $where }: a tile of yours may lie here
m-board-place-here = { $tile } may lie here, { $where }
m-board-ghost = { $tile }, { $where }, turned by { $turn } degrees: press again to place it
m-board-walk-to = Walk: { $tile }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
m-board-walk-to-box = Walk: { $tile }, box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
m-board-encourage = Lay a blessing on: { $tile }
m-board-offer-construct = Build { $tile } first, +{ $points }
m-board-offer-pray = Pray: { $tile }, +{ $points }
m-board-offer-almonry = Almonry: take a blessing, +1
m-board-offer-workshop = Workshop: draw a tile and put one back
m-board-offer-abbots-house = Abbot’s House: call an election
m-board-offer-library = Library: switch two letters
m-board-offer-stables = Stables: place another tile

m-label-kind = { $ground }, value { $value }
m-label-box = box { $box }: { $who }
m-label-box-empty = box { $box } empty
m-label-standing = { $many ->
    [one] a monk of { $who }
   *[other] { $many } monks of { $who }
}
m-label-praying = { $many ->
    [one] a monk of { $who } at prayer
   *[other] { $many } monks of { $who } at prayer
}
m-label-built = built
m-label-full = fully occupied
m-label-unbuilt = not yet built
m-label-tokens = { $many ->
    [one] a blessing lies here
   *[other] { $many } blessings lie here
}
m-label-where = { $y ->
    [0] in the Abbey’s first row
    [one] a row { $down ->
        [above] above
       *[below] below
      }
   *[other] { $y } rows { $down ->
        [above] above
       *[below] below
      }
}, { $x ->
    [0] in its first column
    [one] a column to the { $across ->
        [left] left
       *[right] right
      }
   *[other] { $x } columns to the { $across ->
        [left] left
       *[right] right
      }
}
m-label-secret-way = Secret Way of { $colour }
m-label-spot-box = { $tile }, box { $box }

## Hours and order of play

m-hours-title = Hours and order of play
m-hours-label = { $hour }, day { $day }
m-hours-day = day { $day }
m-hours-order = Order of play
m-hours-abbot = Abbot
m-hours-monks = { $many ->
    [one] { $many } monk
   *[other] { $many } monks
}
m-hours-tiles = { $many ->
    [one] { $many } tile behind the screen
   *[other] { $many } tiles behind the screen
}
m-hours-letters = { $many ->
    [one] { $many } large letter
   *[other] { $many } large letters
}
m-hours-pool = Blessings in the pool: { $many }
m-hours-bag = Tiles in the bag: { $many }
m-hours-pool-short = pool
m-hours-bag-short = bag

m-seat-level-oblate = oblate
m-seat-level-novice = novice
m-seat-level-brother = brother
m-seat-level-prior = prior
m-seat-level-abbot = abbot

## Letters

m-letters-title = Letters
m-letters-label = Letter grid
m-letters-line = { $colour ->
    [red] Red line
    [blue] Blue line
    [green] Green line
   *[yellow] Yellow line
}: { $who }
m-letters-nobody = nobody
m-letters-letter = { $letter }, costs { $cost }
m-letters-offered = { $letter }, costs { $cost }: collect for { $strips }
m-letters-switch = { $letter }: switch it
m-letters-cross = Monks of { $names } wait here, cost { $cost }
m-letters-cross-offered = Monks of { $names } wait here, cost { $cost }: call one
m-letters-cross-empty = A cross; nobody waits
m-letters-strips = Strips
m-letters-strip = { $who }, { $phrase }: { $large } large, { $small } small, { $left } to come
m-letters-complete = complete
m-letters-handle = Letters: { $left }
m-letters-handle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, letters: { $left }

## The shelf

m-shelf-label = Behind the screen of { $who }
m-shelf-closed = The screens are closed
m-shelf-tiles = Tiles
m-shelf-empty = No tiles behind the screen
m-shelf-drawn = just drawn
m-shelf-can-put-back = can be put back
m-shelf-places = { $places ->
    [one] one place
   *[other] { $places } places
}
m-shelf-points = { $points ->
    [one] { $points } point to spend
   *[other] { $points } points to spend
}
m-shelf-blessings = { $many ->
    [one] { $many } blessing
   *[other] { $many } blessings
}
m-shelf-steps = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}
m-shelf-coming = With the total, for what is not yet counted
m-shelf-tally = Points of this scoring
m-shelf-sum = Total
m-shelf-rest = { $many ->
    [one] The rest becomes { $many } blessing.
   *[other] The rest becomes { $many } blessings.
}

## Slips

m-slip-which-box = Which box?
m-slip-box = Box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
m-slip-which-strip = { $letter } for { $cost }: onto whose strip?
m-slip-own-strip = { $who }: large, { $letter_points } points for you at the end
m-slip-other-strip = { $who }: small, no points for them; you get a blessing
m-slip-which-monk = Whose monk do you call for { $cost }?
m-slip-own-monk = { $who }: one more monk for you
m-slip-other-monk = { $who }: one more monk for them
m-slip-monk = A monk of { $who }
m-slip-go-on-placing = Keep placing
m-slip-go-on-walking = Keep walking
m-slip-go-on-buying = Keep buying
m-slip-exchange = Draw a tile
m-slip-not-yet = Not yet
m-card-construct = Build this first: +{ $points }
m-card-pray = Pray here: +{ $points }
m-card-almonry = Take a blessing
m-card-workshop = Draw a tile
m-card-abbots-house = Call an election
m-card-keep = Keep the monk here
m-note-library = The Library: choose two letters of the grid to switch, one after the other.
m-note-stables = The Stables: choose a tile from your shelf and place it.
m-tab-letters = Letters
m-tab-order = Hours
m-end-letters = Letters
m-end-tiles = Unplaced tiles
m-end-blessings = Blessings
m-slip-turn = Turn (R)

m-ask-brew-why = The others go home to the Abbey. Choose as many as you like, one after the other; then send the rest home.
m-ask-elect-why = You are the old Abbot, so yours is the last word. The Abbot plays first.
m-ask-imprison-why = He kneels in the Prison Cell, without scoring, until the next service. Or lock up nobody.

## Advice: what a brother would do, and why

m-advice-place = place { $the } where you see it
m-advice-move = walk from { $from } to { $spot }
m-advice-put-back = put { $the } back into the bag
m-advice-encourage = lay a blessing on { $the }
m-advice-construct = build { $the } first
m-advice-pray = pray { $at }
m-advice-switch = switch { $letter } at the Library
m-advice-letter = collect { $letter } for the strip of { $who }, where it counts nothing
m-advice-own-letter = collect { $letter } for your own phrase
m-advice-monk = call a monk of { $who }
m-advice-own-monk = call another monk of yours
m-advice-keep = keep the monk here: { $spot }
m-advice-elect = make { $who } the Abbot
m-advice-imprison = lock up a monk of { $who }
m-advice-exchange = exchange a tile
m-advice-end-placement = end the placement; no tile or step promises more
m-advice-almonry = take a blessing at the Almonry
m-advice-workshop = draw a tile at the Workshop
m-advice-abbots-house = call an election
m-advice-total = total the points
m-advice-end-scoring = end the scoring
m-advice-send-home = send the others home
m-advice-pardon = lock up nobody

m-because-points-now = { $many ->
    [one] This turn can then score { $many } point.
   *[other] This turn can then score { $many } points.
}
m-because-monks-moved = { $many ->
    [one] One walk, so that the monk stands well for what comes.
   *[other] { $many } walks, so that your monks stand well for what comes.
}
m-because-tile-placed = Laid, a tile lets the monastery grow; kept, it brings nothing.
m-because-construct-first = Built first, it helps everything that follows.
m-because-icon-effect = The effect of a tile is free, and its monk can still work or pray.
m-because-prayer = { $many ->
    [one] The prayer brings { $many } point at once.
   *[other] The prayer brings { $many } points at once.
}
m-because-letters-own = { $many ->
    [one] It counts { $letter_points } points at the end.
   *[other] In this scoring, { $many } letters for your own phrase are within reach.
}
m-because-monks-bought = { $many ->
    [one] One more monk walks and works for you from now on.
   *[other] { $many } more monks walk and work for you from now on.
}
m-because-letters-denied = { $many ->
    [one] It keeps a large letter from a rival, and brings you a blessing.
   *[other] It keeps { $many } large letters from your rivals, and brings you blessings.
}
m-because-blessings-now = { $many ->
    [one] It brings a blessing at once.
   *[other] It brings { $many } blessings at once.
}
m-because-tile-exchanged = You hold a tile that may cost you { $many } at the end and finds no good place.
m-because-encouragement = A blessing laid there invites others to build with you.
m-because-blessings-kept = { $many ->
    [one] What is left over becomes a blessing.
   *[other] What is left over becomes { $many } blessings.
}
m-because-choice = It looks best for what comes after.

## The guide of a first game

m-guide-aim = The aim is to be remembered. At the end each letter of your phrase counts { $letter_points } points and each blessing one; a tile that you never laid costs its value. Points scored on the way buy letters and monks.
m-guide-place = Lay one tile: tap a tile in a red frame below, then a place. Paths must meet paths. The numbered boxes on it are where monks will build.
m-guide-exchange = None of your tiles fits now. Fill a tile with monks, and places open around it; or exchange: draw a tile from the bag and put one back.
m-guide-walk = Now walk: tap a monk underlined in red, then where he goes; the ring says how many steps it takes. When all boxes of a tile are taken, each monk scores the number of his box. Or stay and work: a built grey tile, the Abbey too, scores one in a study hour, a brown one in a toil hour.
m-guide-encourage = Short of hands? Encourage: lay blessings on a tile that is not full. The first monk to step into a box there takes them all, and you build together. It is the last thing you do in an hour.
m-guide-score = What is full has been built. A monk alone on a building may pray for its circled value: tap the red seal. Then press the button below; work is counted by itself.
m-guide-pray = One monk a scoring may pray. He then kneels until the next service: no walking, no work. Let somebody pray who has nothing better to do.
m-guide-collect = Spend your points: tap a letter in a red frame; its cost stands above it. Letters of your own phrase count { $letter_points } points each at the end. Or call another monk from a cross. The costs below the grid are for whoever has completed their phrase.
m-guide-service = A service comes next: those at prayer go home to the Abbey, everybody draws tiles, and whoever has the most monks in the Abbey becomes Abbot and plays first.
m-guide-night = Night comes next: all monks go home, even out of the boxes of unfinished tiles. The second night ends the game.
m-card-boxes = { $many ->
    [one] Box { $boxes }: the monk who builds there scores that.
   *[other] Boxes { $boxes }: each monk who builds there scores the number of his box.
}
m-guide-small = Any letter you can pay for can go onto anybody’s strip. On another’s it lies small: it counts nothing for them and blocks the place, and you get a blessing. Others can do the same to you, so collect your own letters before they do.
m-key-turn = turn the tile
m-key-look = look at the tile that has the focus

## What the round would score

m-preview = { $points ->
    [0] As it lies, you would score nothing.
    [one] As it lies, you would score { $points } point.
   *[other] As it lies, you would score { $points } points.
}
m-preview-why = Without the effects of tiles, if you scored now:
m-preview-nothing = No monk of yours would build, pray or work.
m-preview-rival-less = { $points ->
    [0] One walk by { $who } to { $the } would leave you nothing.
    [one] One walk by { $who } to { $the } would leave you { $points } point.
   *[other] One walk by { $who } to { $the } would leave you { $points } points.
}
m-preview-rival-more = { $points ->
    [one] One walk by { $who } to { $the } would make it { $points } point.
   *[other] One walk by { $who } to { $the } would make it { $points } points.
}
m-preview-last = Nobody moves after you in this round.
m-preview-safe = No single walk of the others would change that.

## A device that lies flat

m-shelf-face-down = Tile { $number }, face down
m-shelf-peek = Hold to look

## Ways from a tile, for those who hear the table

m-label-ways = ways to the { $sides }
m-side-north = north
m-side-east = east
m-side-south = south
m-side-west = west
