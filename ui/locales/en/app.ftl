# Words that every page shares.

app-language = Language
app-light = Light
app-light-auto = As the system
app-light-day = Day
app-light-night = Night
app-back = Back
app-undo = Undo
app-close = Close
app-cancel = Cancel
app-save = Save
app-copy = Copy
app-copied = Copied
app-copy-by-hand = The text is selected. Copy it with Ctrl+C.
app-try-again = Try again
app-title-table = Cloister
app-waiting = One moment …

who-novice-why = plays at once and carelessly; a child can win.
who-brother-why = plans a whole turn well.
who-abbot-why = thinks ahead, and takes a while over it.

colour-red = red, with the cross
colour-blue = blue, with the fleur-de-lis
colour-green = green, with the oak leaf
colour-yellow = yellow, with the sun
colour-black = black, with the key
colour-white = white, with the dove


# What the shell answers when something did not work. $detail says more.
trouble-malformed = That could not be understood.
trouble-no-such-game = This game is no longer there.
trouble-not-open = This game is not the one on the table.
trouble-stale = Something has happened since. Please try again.
trouble-not-over = That is shown only when the game is over.
trouble-over = That needs a game that is still being played.
trouble-bad-setup = The game cannot be laid out like this: { $detail }
trouble-bad-file = This file could not be read: { $detail }
trouble-newer = A newer version of Cloister wrote this. Update Cloister to open it; nothing was touched.
trouble-not-saved = It could not be saved. Is the disk full, or may it not be written to?
trouble-internal = Something went wrong on our side. Your games are safe. { $detail }

who-novice = Novice
who-brother = Brother
who-abbot = Abbot
