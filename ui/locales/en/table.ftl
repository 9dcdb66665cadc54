# The table: what it asks, offers and tells.

## Slips

slip-close = Close
slip-cancel = Cancel
slip-rule = The rule: { $rule }
slip-read = Read about it

## Notes

remark-not-your-turn = It is somebody else’s turn.
remark-press-again = Press again: { $words }.
remark-stale = Something has happened since; look again.
remark-wrong-pin = That is not the PIN.
remark-too-many-tries = { $seconds ->
    [one] Too many tries. Wait a second.
   *[other] Too many tries. Wait { $seconds } seconds.
}
remark-not-saved = This could not be saved.
remark-no-bot = There is no advice to be had here.
remark-cancelled = No longer possible.
remark-internal = Something went wrong on our side. The game goes on from what was saved.

barrier-beginning = There is nothing to undo yet.
barrier-chance = Something was drawn. You can’t undo past that.
barrier-revealed = Something hidden was shown. You can’t undo past that.
barrier-passed = The turn has passed on. You can’t undo past that.
barrier-nothing-undone = There is nothing to redo.

advice = A prior would { $words }.

advice-later = It leads to more: { $reasons }
advice-best = It looks best for what comes after.

## The bar

table-leave = Leave the table
leave-title = Leave the table?
leave-saved = The game is saved. You find it on the first page, as you left it.
leave-not-saved = The game is not saved. Leave now, and what was played since the last save may be lost.
leave-stay = Stay
leave-go = Leave
table-undo = Undo (Z)
table-undo-not = Nothing to undo: { $why }
table-redo = Redo (Shift+Z)
table-start-over = Start my turn over
table-undo-end = Undo the end of my turn (Z)
table-not-done = I’m not done
table-skip = Skip
table-to-my-turn = To my turn
table-thinking = Thinking, { $progress } per cent
table-look = Look at your own first
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Show everything
table-tabs = Beside the board
table-not-saved = This game is not being saved at the moment. You can play on.
table-retry = Try again
tab-log = Log
log-title = Log
log-lately = The last lines of the log
log-earlier = Earlier
log-why = Why?

## The door

door-closed = The door is closed
door-next = { $who } is next
door-hold = Press and hold to open
door-pin = PIN of { $who }
door-open = Open
door-back = Back to the table
door-away = { $who } is away
door-away-why = A Brother can play for { $who } until they are back. Nobody sees what is behind their screen.
door-away-bot = Let a Brother play
door-take-back = { $who } isn’t done: undo the end of the turn
door-take-back-last = { $who } wants to take the last step back
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
seat-handed = { $times ->
    [one] Handed to a bot once
   *[other] Handed to a bot { $times } times
}
table-copied = { $times ->
    [one] This game was copied once: somebody may know what will be drawn.
   *[other] This game was copied { $times } times: somebody may know what will be drawn.
}

## Passing the device, where nothing is hidden

pass-to = Pass the device to { $who }
pass-taken = I am { $who }

recap-title = { $who }, since your last turn
recap-first = { $who }, what has happened so far
recap-waited = While you waited
recap-closed = Meanwhile ({ $many })
recap-done = Got it
beat-next = { $title }: go on

## The end

end-title = The result
end-winner = { $many ->
    [one] { $names } has won
   *[other] { $names } have won
}
end-player = Player
end-points = Points
end-skip = Count at once
end-back = Back to the result
end-look = Look at the table
end-replay = Replay
end-rematch = Play again
end-level = Your next opponents
end-level-up = That was won more than once in a row. Shall the next games be against { $who }?
end-level-down = The last games were hard. Shall the next games be against { $who }?
end-level-change = Yes, { $who }
end-level-stay = No, { $who } again
end-level-settled = “Play now” and new chairs seat { $who }.
end-whence = Points by round
end-chart = { $who }: { $points ->
    [one] { $points } point scored
   *[other] { $points } points scored
}
end-figures = In figures
end-round = Round
rematch-pins = The PINs are not known any more. Set them again in the menu, each in your own turn.

## The menu

menu-title = Menu
menu-players = Players
menu-person = a person
menu-away = away; { $who } plays on
menu-leaves = Has to leave
menu-leaves-why = Who plays for { $who } until they are back?
with-colon = { $what }: { $more }
menu-back = { $who } is back
menu-pin = PIN of { $who }, to open the door
menu-pin-set = Set
menu-pin-is-set = A PIN is set. Four new digits change it.
menu-pin-how = Four digits.
menu-pin-none = No PIN
menu-table = The table
menu-sound-0 = Silent
menu-sound-35 = Soft
menu-sound-70 = Full
menu-rules = Rules
menu-guide = Show the guide again
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
guide-done = Got it
guide-off = No more hints
guide-title = Guide
seat-red = red, the cross
seat-blue = blue, the lily
seat-green = green, the oak leaf
seat-yellow = yellow, the sun
seat-black = black, the key
seat-white = white, the dove

## Keys

keys-title = Keys
keys-letters = Letters alone are keys
keys-letters-why = Switch this off if you speak to the device, or press letters by accident.
key-move = from thing to thing
key-press = press it; on the bare table, the button at the lower right
key-back = close what lies on top, or let go of what is chosen
key-undo = undo
key-redo = redo
key-over = start my turn over
key-turn = to my turn, while others play
key-log = log
key-menu = menu
key-zoom = zoom in, zoom out, show everything
key-help = these keys
keycap-enter = Enter
keycap-escape = Esc
keycap-shift = Shift
