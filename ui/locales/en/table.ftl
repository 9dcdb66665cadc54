# The table: what it asks, offers and tells.

## Slips

slip-close = Close
slip-cancel = Take it back
slip-rule = The rule: { $rule }
slip-read = Read about it

## Notes

note-not-your-turn = It is somebody else’s turn.
note-press-again = Press again: { $words }.
note-stale = Something has happened since; look again.
note-wrong-pin = That is not the PIN.
note-too-many-tries = { $seconds ->
    [one] Too many tries. Wait a second.
   *[other] Too many tries. Wait { $seconds } seconds.
}
note-not-saved = This could not be saved.
note-no-bot = There is no advice to be had here.
note-cancelled = Overtaken by events.
note-internal = Something went wrong on our side. The game goes on from what was saved.

barrier-beginning = Nothing has been done yet that could be taken back.
barrier-chance = Something was drawn; one does not go back before that.
barrier-revealed = Something hidden was shown; one does not go back before that.
barrier-passed = The turn has passed on; one does not go back before that.
barrier-nothing-undone = There is nothing to do again.

advice = A brother would { $words }.

## The bar

table-leave = Leave the table
table-undo = Take back (Z)
table-undo-not = Nothing to take back: { $why }
table-redo = Do again (Shift+Z)
table-skip = Skip
table-thinking = Thinking, { $progress } per cent
table-look = Look at your own first
table-stop = Play now
table-zoom-in = Nearer
table-zoom-out = Further
table-fit = Show everything
table-tabs = Beside the board
table-not-saved = This game is not being saved at the moment. You can play on.
table-retry = Try again
tab-log = Log
log-title = Log
log-earlier = Earlier

## The door

door-closed = The door is closed
door-next = { $who } is next
door-hold = Press and hold to open
door-pin = PIN of { $who }
door-open = Open
door-back = Back to the table
door-away = { $who } is away
door-away-why = A Brother can play for { $who } until they are back. Nobody sees what lies behind their screen.
door-away-bot = Let a Brother play
door-forgotten = PIN forgotten?
door-forgotten-why = For one minute the door tells everybody at the table that { $who } has forgotten the PIN. Then it opens once without it. The PIN is gone, and { $who }’s seat shows for good that it was set aside.
door-forget = Tell everybody
door-witness = { $who } has forgotten the PIN. Be witnesses: is it { $who } who sits there? The right PIN ends this at once.
door-witness-left = { $seconds ->
    [one] Opens in { $seconds } second
   *[other] Opens in { $seconds } seconds
}
door-set-aside = The minute is over. { $who } may open without the PIN.
seat-forgotten = { $times ->
    [one] PIN forgotten once
   *[other] PIN forgotten { $times } times
}

## Passing the device, where nothing is hidden

pass-to = Pass the device to { $who }
pass-taken = I am { $who }

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
end-points = Points
end-skip = Count at once
end-back = Back to the testaments
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
rematch-pins = The PINs are not known any more. Set them anew in the menu, each in their own turn.

## The menu

menu-title = Menu
menu-players = Players
menu-person = a person
menu-bot = { $level ->
    [novice] a Novice
    [abbot] an Abbot
   *[brother] a Brother
}
menu-away = away; { $level ->
    [novice] a Novice
    [abbot] an Abbot
   *[brother] a Brother
} plays on
menu-leaves = Has to leave
menu-leaves-why = Who shall play for { $who } until they are back?
menu-back = { $who } is back
menu-pin = PIN of { $who }, to open the door
menu-pin-set = Set
menu-pin-none = No PIN
menu-table = The table
menu-rules = Rules
menu-guide = Guide me again
menu-turns = The device lies flat
menu-turns-why = The table turns towards whoever is to act.
menu-side = Where { $who } sits
menu-side-below = below
menu-side-left = left
menu-side-above = above
menu-side-right = right

## What every game says

do-choose = Please choose
do-hint = Advice
do-wait = Please wait
guide-done = I see
guide-off = No more hints
guide-title = Guide
seat-red = red, the cross
seat-blue = blue, the lily
seat-green = green, the oak leaf
seat-yellow = yellow, the sun
seat-black = black, the key
seat-white = white, the dove
