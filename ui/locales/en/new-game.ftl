# A new game.

new-page = New game { $of }
new-seats = Who is playing
new-who = Seat { $number }
new-person = Person
new-name = Name
new-pin = PIN
new-pin-none = none
new-colour = Colour of { $name }
new-add = Add a seat
new-remove = Remove { $name }
new-lot = Colours and seats at random
new-stranger = Pilgrim
new-stranger-number = Pilgrim { $number }

new-agreed = Options
new-more = { $choices }, name, seed
new-more-plain = Name, seed
new-title = Name of this game
new-seed = Seed
new-seed-why = The same seed draws the same things. Somebody may then know what comes, so the game is marked “known seed”.

new-begin = Begin
new-problem-same-name = Two people have the same name.
new-problem-bad-pin = A PIN has four digits.
new-problem-too-few = It takes at least two at the table.
