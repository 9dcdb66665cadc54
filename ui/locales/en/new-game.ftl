# Laying a new table.

new-page = New game of { $game }
new-seats = Who sits at the table
new-who = Seat { $number }
new-person = Person
new-name = Name
new-pin = PIN
new-pin-none = none
new-colour = Colour of { $name }
new-add = Add a seat
new-remove = Remove { $name }
new-lot = Colours and seats by lot
new-stranger = Pilgrim
new-stranger-number = Pilgrim { $number }

new-agreed = What is agreed
new-simpler = Simpler game
new-simpler-why = Without the effects of the icon tiles. Good for a first game.
new-paired = Paired game
new-paired-why = For four: red and green against blue and yellow.
new-silence = Vow of silence
new-silence-why = You speak about the game only in service rounds. The table reminds you.
new-dealing = First tiles
new-dealing-drawn = Drawn
new-dealing-drawn-why = Three from the bag, as the rulebook says.
new-dealing-keep-half = Keep half
new-dealing-keep-half-why = Six from the bag; keep the three you like.
new-dealing-given = Given
new-dealing-given-why = A small study building, a Path, and a Garden or toil building each.
new-robbers = Robbers
new-robbers-why = Trees stand beside the road; whoever stops there is robbed, or needs two guards.
new-events = Event cards
new-events-why = From the second round on, a card changes each round.
new-more = First tiles, name, seed
new-more-plain = Name, seed
new-title = Name of this game
new-seed = Seed
new-seed-why = The same seed draws the same things. Everybody may then know what comes, so the game is marked as open.

new-begin = Begin
new-problem-same-name = Two people have the same name.
new-problem-bad-pin = A PIN has four digits.
new-problem-too-few = Two must sit at the table.
