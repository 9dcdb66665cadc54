# The table: what it asks, offers and tells.

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
ask-end-placement = nothing is left to do here; end your placement
ask-place-where = choose a place for: { $tile }
ask-place-what = Which tile shall lie here?
ask-place-so = place it so, turn it, or choose another place
ask-walk-where = choose where this monk walks; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left
ask-encourage = choose a tile on which to lay a blessing
ask-encouraging = lay more blessings, or end your placement
ask-end-early = You could still place a tile. End your placement all the same?
ask-score = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}; pray or use your tiles, then total
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
do-put-back = Put back
do-collect = Collect { $letter } for { $cost }
do-end-placement = End placement
do-total = Total
do-total-sum = Total: { $points }
do-end-scoring = End scoring
do-send-home = Send home
do-pardon = Nobody
do-wait = Please wait
do-choose = Please choose
do-exchange = Exchange a tile
do-encourage = Encourage
do-hint = Advice
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
label-standing = { $who } { $many }
label-praying = { $who } { $many } at prayer
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
hours-thinking = Thinking, { $progress } per cent

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

## Slips

slip-close = Close
slip-cancel = Take it back
slip-turn = Turn (R)
slip-rule = The rule: { $rule }
slip-read = Read about it
slip-which-box = Which box?
slip-box = Box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}
slip-which-strip = { $letter } for { $cost }: onto whose strip?
slip-own-strip = { $who }, large
slip-other-strip = { $who }, small, and a blessing for you
slip-which-monk = Whose monk shall be called for { $cost }?
slip-monk = A monk of { $who }
slip-keep = Keep: { $spot }
slip-go-on = Go on placing

card-construct = Build this first: +{ $points }
card-pray = Pray here: +{ $points }
card-almonry = Take a blessing
card-workshop = Draw a tile
card-abbots-house = Call an election
card-keep = Keep the monk here

## Notes

note-not-your-turn = It is somebody else’s turn.
note-library = The Library: choose two letters of the grid, one after the other.
note-stables = The Stables: choose a tile from your shelf and place it.
note-press-again = Press again: { $words }.
note-stale = Something has happened since; look again.
note-wrong-pin = That is not the number.
note-too-many-tries = Too many tries. Wait a moment.
note-not-saved = This could not be saved.
note-no-bot = There is no advice to be had here.
note-cancelled = Overtaken by events.
note-internal = Something went wrong on our side. The game goes on from what was saved.

barrier-beginning = Nothing has been done yet that could be taken back.
barrier-chance = Something was drawn from the bag; one does not go back before that.
barrier-revealed = Something hidden was shown; one does not go back before that.
barrier-passed = The turn has passed on; one does not go back before that.
barrier-nothing-undone = There is nothing to do again.

advice = A brother would say: { $words }.
advice-for = A brother would say: { $words }, for { $price }.
advice-place = place { $tile } at { $where }
advice-move = walk from { $from } to { $spot }
advice-put-back = put back { $tile }
advice-construct = build { $tile } first
advice-pray = pray: { $tile }
advice-switch = switch { $letter }
advice-letter = collect { $letter } for { $who }
advice-monk = call a monk of { $who }
advice-elect = { $who } for Abbot

## The bar

table-leave = Leave the table
table-undo = Take back (Z)
table-undo-not = Nothing to take back: { $why }
table-redo = Do again (Shift+Z)
table-skip = Skip
table-stop = Enough thinking
table-zoom-in = Nearer
table-zoom-out = Further
table-fit = Show everything
table-tabs = Beside the board
table-not-saved = This game is not being saved at the moment. You can play on.
table-retry = Try again
tab-letters = Letters
tab-order = Hours
tab-log = Log
log-title = Log

## The door

door-closed = The door is closed
door-next = { $who } is next
door-hold = Press and hold to open
door-pin = Number of { $who }
door-open = Open

recap-title = { $who }, since your last turn
recap-first = { $who }, what has happened so far
recap-step = { $step } of { $of }
recap-next = Next
recap-skip = Skip
recap-done = To the table

## The end

end-title = The testaments
end-winner = { $many ->
    [one] { $names } has won
   *[other] { $names } have won
}
end-player = Player
end-letters = Letters
end-tiles = Unplaced tiles
end-blessings = Blessings
end-points = Points
end-skip = Count at once
end-look = Look at the table
end-replay = Replay
end-rematch = Play again
end-whence = Points by round
end-chart = { $who }: { $points ->
    [one] { $points } point scored
   *[other] { $points } points scored
}
end-figures = In figures
end-round = Round
