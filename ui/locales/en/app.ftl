# Words that every page shares.

app-language = Language
app-light = Light
app-light-auto = System default
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
app-waiting = One moment…

who-oblate-why = has just learnt the rules: made for your first game.
who-novice-why = overlooks a good deal: for when you have a game or two behind you.
who-brother-why = knows the game, and slips now and then.
who-prior-why = plans whole turns, and misses little.
who-abbot-why = thinks ahead, and takes a while over it: the strongest.

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
trouble-bad-setup = The game cannot be set up like this: { $detail }
trouble-bad-file = This file could not be read: { $detail }
trouble-newer = A newer version of Cloister wrote this. Update Cloister to open it; nothing was touched.
trouble-not-saved = It could not be saved. Is the disk full, or read-only?
trouble-internal = Something went wrong on our side. Your games are safe. { $detail }

who-oblate = Oblate
who-novice = Novice
who-brother = Brother
who-prior = Prior
who-abbot = Abbot
who-one = { $level ->
    [oblate] an Oblate
    [novice] a Novice
    [prior] a Prior
    [abbot] an Abbot
   *[brother] a Brother
}

## Consent, while a game with PINs is being played

consent-copy = Copy this game?
consent-copy-why = Whoever plays a copy sees what is drawn, and what lies behind the screens. { $who } must agree.
consent-export = Write this game to a file?
consent-export-why = Whoever has the file can play on from here, see what is drawn, and what lies behind the screens. { $who } must agree.
consent-seat = Let a bot play for { $who }?
consent-seat-why = { $who } has a PIN and must agree.
consent-with-pins = Go on
consent-everybody-why = Without the PIN: everybody at the table is asked and has one minute to object. What is done then is marked on the table for good.
consent-everybody = Ask everybody
consent-left = { $seconds ->
    [one] Everybody at the table: if you object, say so now. { $seconds } second left
   *[other] Everybody at the table: if you object, say so now. { $seconds } seconds left
}
consent-nobody = The minute is over, and nobody objected.
consent-go-on = Go on
consent-object = No, leave it
