# Mystery of the Abbey: its things, its refusals, its rules.

## Rooms

a-room-chapel = Chapel
a-room-chapel-the = the Chapel
a-room-chapel-to = to the Chapel
a-room-confessional-inner = Inner Confessional
a-room-confessional-inner-the = the inner Confessional
a-room-confessional-inner-to = to the inner Confessional
a-room-confessional-outer = Outer Confessional
a-room-confessional-outer-the = the outer Confessional
a-room-confessional-outer-to = to the outer Confessional
a-room-crypt = Crypt
a-room-crypt-the = the Crypt
a-room-crypt-to = to the Crypt
a-room-courtyard = Courtyard
a-room-courtyard-the = the Courtyard
a-room-courtyard-to = to the Courtyard
a-room-parlor = Parlor
a-room-parlor-the = the Parlor
a-room-parlor-to = to the Parlor
a-room-scriptorium = Scriptorium
a-room-scriptorium-the = the Scriptorium
a-room-scriptorium-to = to the Scriptorium
a-room-library = Library
a-room-library-the = the Library
a-room-library-to = to the Library
a-room-chapter-hall = Chapter Hall
a-room-chapter-hall-the = the Chapter Hall
a-room-chapter-hall-to = to the Chapter Hall
a-room-cloister-north = North Cloister
a-room-cloister-north-the = the North Cloister
a-room-cloister-north-to = to the North Cloister
a-room-cloister-east = East Cloister
a-room-cloister-east-the = the East Cloister
a-room-cloister-east-to = to the East Cloister
a-room-cloister-south = South Cloister
a-room-cloister-south-the = the South Cloister
a-room-cloister-south-to = to the South Cloister
a-room-cloister-west = West Cloister
a-room-cloister-west-the = the West Cloister
a-room-cloister-west-to = to the West Cloister
a-room-cell-1 = Red cell
a-room-cell-1-the = the red cell
a-room-cell-1-to = to the red cell
a-room-cell-2 = Green cell
a-room-cell-2-the = the green cell
a-room-cell-2-to = to the green cell
a-room-cell-3 = Blue cell
a-room-cell-3-the = the blue cell
a-room-cell-3-to = to the blue cell
a-room-cell-4 = Yellow cell
a-room-cell-4-the = the yellow cell
a-room-cell-4-to = to the yellow cell
a-room-cell-5 = Black cell
a-room-cell-5-the = the black cell
a-room-cell-5-to = to the black cell
a-room-cell-6 = White cell
a-room-cell-6-the = the white cell
a-room-cell-6-to = to the white cell
a-room-dormitory-east = East dormitory
a-room-dormitory-east-the = the east dormitory
a-room-dormitory-east-to = to the east dormitory
a-room-dormitory-west = West dormitory
a-room-dormitory-west-the = the west dormitory
a-room-dormitory-west-to = to the west dormitory
a-room-guest-house = Guest house
a-room-guest-house-the = the guest house
a-room-guest-house-to = to the guest house
a-room-refectory = Refectory
a-room-refectory-the = the refectory
a-room-refectory-to = to the refectory
a-room-kitchen = Kitchen
a-room-kitchen-the = the kitchen
a-room-kitchen-to = to the kitchen
a-room-garden = Garden
a-room-garden-the = the garden
a-room-garden-to = to the garden
a-room-infirmary = Infirmary
a-room-infirmary-the = the infirmary
a-room-infirmary-to = to the infirmary
a-room-warming-room = Warming room
a-room-warming-room-the = the warming room
a-room-warming-room-to = to the warming room
a-in-room = in { $the }
a-cell-of = { $who }’s cell
a-cell-of-the = { $who }’s cell
a-cell-of-to = to { $who }’s cell
a-cell-own-to = to their own cell
a-cell-your-to = to your own cell

## What a room is for

a-does-mass = All begin here and come here to Mass. Whoever does penance waits here.
a-does-confessional = Draw a card at random from the hand of whom the die shows; then it shows you.
a-does-confessional-own = The die shows you: there is no card for you here now.
a-does-crypt = Take a Crypta card, unless you have one: it is good for an extra turn right after one of yours.
a-does-nothing = There is nothing to do here but to pass through, and to meet.
a-does-parlor = Draw the top card of the pile.
a-does-parlor-empty = The pile is gone: have any player show you a card with traits of your choosing.
a-does-scriptorium = Draw a book. With a star you keep it in secret; without one it is read out at once.
a-does-library = Draw a Library card and do what it says. For whoever has the fewest cards, once in a game.
a-does-chapter-hall = Reveal a trait of the culprit; or accuse him by name, once the pile in the Parlor is gone. What is right brings points.
a-does-cell = Draw a card at random from its owner’s hand, if you dare: the owner may come home.
a-does-cell-own = Your own cell. Whoever you find here is caught.
a-does-cell-nobody = Nobody owns this cell: a room for one, with nothing to do.

## Traits

a-category-order = Order
a-category-title = Title
a-category-hood = Hood
a-category-beard = Beard
a-category-girth = Girth
a-trait-templar = Templar
a-trait-franciscan = Franciscan
a-trait-benedictine = Benedictine
a-trait-father = Father
a-trait-brother = Brother
a-trait-novice = Novice
a-trait-hooded = hooded
a-trait-unhooded = unhooded
a-trait-bearded = bearded
a-trait-clean-shaven = clean-shaven
a-trait-fat = fat
a-trait-thin = thin
a-trait-he = { $trait ->
    [templar] He is a Templar
    [franciscan] He is a Franciscan
    [benedictine] He is a Benedictine
    [father] He is a Father
    [brother] He is a Brother
    [novice] He is a Novice
    [hooded] He wears a hood
    [unhooded] He wears no hood
    [bearded] He has a beard
    [clean-shaven] He is clean-shaven
    [fat] He is fat
   *[thin] He is thin
  }
a-suspect-tells = { $name }: { $order }, { $hood }, { $beard }, { $girth }

## Masses

a-mass-matins = Matins
a-mass-lauds = Lauds
a-mass-prime = Prime
a-mass-terce = Terce
a-mass-sext = Sext
a-mass-none = None
a-mass-vespers = Vespers
a-mass-compline = Compline
a-mass-passes = { $mass }: { $cards ->
    [one] one card goes to the left
   *[other] { $cards } cards go to the left
  }
a-moment = { $bell ->
    [0] { $mass }, Mass
   *[other] { $mass }, bell on { $bell }
  }
a-moment-over = The end

## Questions: what they are made of

a-kind-count = How many
a-kind-any = Any
a-kind-every = All of them
a-kind-compare = More or fewer
a-kind-settled = Settled
a-kind-will-go = Will you go
a-kind-will-pass = Will you pass
a-kind-count-why = a number
a-kind-any-why = yes or no
a-kind-every-why = yes or no
a-kind-compare-why = which there are more of
a-kind-settled-why = what their sheet tells already
a-kind-will-go-why = a promise about a room
a-kind-will-pass-why = a promise about a card, at Mass
a-scope-hand = in hand
a-scope-seen = seen
a-scope-crossed = crossed out
a-scope-open = still open
a-scope-taken = the last card taken
a-scope-given = given at Mass
a-scope-received = received at Mass
a-when-next-turn = in the next turn
a-when-before-mass = before Mass

## Why not

a-refusal-over = The game is over; nothing more can be done.
a-refusal-not-now = That is not done in this part of the turn.
a-refusal-not-drawn = That cannot be drawn or rolled now.
a-refusal-no-such-seat = Nobody sits there.
a-refusal-same-room = You cannot stay: end in another room than you began in.
a-refusal-too-far = You have too few steps to get there.
a-refusal-room-closed = An event has closed this room until Mass.
a-refusal-room-taken = There is room for one pawn only, and somebody is there.
a-refusal-not-fewest = The Library is for whoever has the fewest cards, and somebody must have more.
a-refusal-library-visited = You have been in the Library; one comes here once in a game.
a-refusal-no-library = In the tactical game the Library is closed.
a-refusal-two-books = In the tactical game nobody with that many books stops in the Scriptorium.
a-refusal-promised = You have promised otherwise.
a-refusal-key-turned = You have used the Library Key, so you go into the Library.
a-refusal-no-such-book = You do not have this book.
a-refusal-wrong-moment = This is not the moment for this book.
a-refusal-key-useless = The key is of no use now: the Library is out of reach, or you need no key, or you have been there.
a-refusal-nobody-here = There is nobody here whom this book concerns.
a-refusal-laid-so = It is laid ready, or put away, already.
a-refusal-not-yourself = That is for another player, not for yourself.
a-refusal-not-here = This player is not in your room.
a-refusal-must-ask = You have met somebody: you ask a question first.
a-refusal-in-penance = Whoever does penance neither asks nor answers, and has no extra turn.
a-refusal-finish-asking = Finish your question first.
a-refusal-not-of-this-kind = That does not belong in a question of this kind.
a-refusal-said-already = You have said this part already.
a-refusal-traits-or-names = A question is about traits or about names, not about both.
a-refusal-one-of-a-category = No monk has both of these traits.
a-refusal-too-many-traits = No more traits fit into one question.
a-refusal-too-many-names = No more names fit into one question.
a-refusal-unfinished = The question is not complete yet.
a-refusal-same-twice = There is nothing to compare: both sides are the same.
a-refusal-nothing-taken = This player has taken no card yet.
a-refusal-nothing-passed = This player has passed or been passed nothing at a Mass yet.
a-refusal-must-answer = Silence is not allowed here: an answer is due.
a-refusal-not-a-promise = The true answer is given for you; you only choose whether to give it.
a-refusal-yes-or-no = This question is about what you will do: say yes or no.
a-refusal-nothing-to-promise = You hold no such card that you could promise to pass.
a-refusal-out-of-reach = This player cannot reach that room by then.
a-refusal-no-turn-left = This player has no turn before the next Mass.
a-refusal-promised-already = This player has an open promise already.
a-refusal-promised-cards = You have promised what you pass at this Mass.
a-refusal-sheet-locked = Your sheet is locked while a question is open.
a-refusal-seen-stays = You have seen this card; it stays crossed out.
a-refusal-marked-so = This suspect is marked like that already.
a-refusal-marked-this-turn = You have marked this suspect in this turn already. Undo takes that back; in your next turn you can change it.
a-refusal-done-here = You have done what can be done here.
a-refusal-no-cell = This is not the cell of another player.
a-refusal-empty-hand = This player has no card.
a-refusal-not-in-parlor = That is asked in the Parlor.
a-refusal-no-names = A card is asked for by its traits, not by name.
a-refusal-not-as-asked = This is no card of yours of the kind that is asked for.
a-refusal-no-crypta = You have no Crypta card.
a-refusal-one-extra-turn = An extra turn does not follow another.
a-refusal-not-in-hall = Revelations and accusations are made in the Chapter Hall.
a-refusal-revealed-already = Somebody has revealed this already.
a-refusal-contradicts-yourself = You have revealed another trait of this kind yourself.
a-refusal-pile-left = Nobody is accused while there are cards to be drawn in the Parlor.
a-refusal-you-hold-him = You hold this card yourself, so he is innocent.
a-refusal-not-in-hand = This card is not in your hand.
a-refusal-given-already = You pass this card already.
a-refusal-not-among-them = This is none of the cards you are looking at.
a-refusal-name-a-title = A title must be named.
a-refusal-bell-stays = The bell stays on its card, and not before the space where it began.
a-refusal-nothing-laid = No card lies here that you could look at or take back.
a-refusal-lies-in-room = This card lies in a room, and stays there.
a-refusal-nobody-to-ask = There must be two in the room whom you could ask.
a-refusal-not-yours = Somebody else has laid this card.

## Chapters of the rules

a-rule-setting-up = Setting up
a-rule-sequence = The round
a-rule-moving = Moving
a-rule-closed-rooms = Closed rooms
a-rule-encounter = Meeting somebody
a-rule-questions = Questions
a-rule-question-language = What can be asked
a-rule-answering = Answer or silence
a-rule-promises = Promises
a-rule-sheet = Your sheet
a-rule-cells = The cells
a-rule-library = The Library
a-rule-parlor = The Parlor
a-rule-crypt = The Crypt
a-rule-chapter-hall = The Chapter Hall
a-rule-revelations = Revelations
a-rule-accusations = Accusations
a-rule-passing = Passing cards
a-rule-penance = Penance
a-rule-ending = The end and the points
a-rule-starred-books = Books to keep
a-rule-plain-books = Books read at once
a-rule-library-cards = Library cards
a-rule-events = Events
a-rule-tactical-game = The tactical game
a-rule-chronicles = The Pilgrims’ Chronicles

## The guide of a first game

a-guide-aim = One of the monks is the culprit, and his card lies under the board. Every card you see is an innocent. Find out who is left.
a-guide-goal = What you know of him is told in the Chapter Hall: reveal his traits there, each brings points. Once the pile in the Parlor is gone, you can also name him in the Chapter Hall.
a-guide-move = Tap a lit room to go there. You must move. Tap any room to read what can be done there.
a-guide-sheet = The notebook crosses out whoever you have seen. Cross out others yourself when you are sure of them; nobody is told.
a-guide-books = You keep a book with a star. It says when it can be used.
a-guide-ask = You have met somebody: ask what helps you most. Everybody hears the question and the answer, so ask what they cannot make sense of.
a-guide-answer = Answer, and you may ask back; or make a vow of silence. Nobody can lie: the true answer is worked out for you.
a-guide-cell = You are in somebody’s cell. Take a card if you like; but if the owner comes home while you are here, you are caught.
a-guide-reveal = Name a trait of the culprit if you are fairly sure: right is worth more than wrong costs. Each trait is revealed only once.
a-guide-accuse = The pile is gone, so the culprit can be named. Whoever accuses an innocent loses points and does penance.
a-guide-parlor = The pile is gone: name one or two traits, and whom you ask must show you such a card.
a-guide-end = Nothing more can be done here. Look at your notebook, and end your turn.
a-guide-crypta = Your Crypta card gives you another turn right now, if you want it.
a-guide-mass = At Mass everybody passes cards to the left, in secret. Your neighbour learns what you pass; keep what only you should know.

## Why a prior advises it

a-because-suspects-left = { $many ->
    [one] Only one suspect is left
   *[other] Only { $many } suspects are left
  }.
a-because-left-with-trait = { $many ->
    [one] One { $one } is left among the suspects
   *[other] { $many } { $group } are left among the suspects
  }.
a-because-shown-at = { $many ->
    [0] You saw { $suspect } before the first Mass
   *[other] You saw { $suspect } after { $mass }
  }.
a-because-proved-innocent = From all that was said, { $suspect } cannot be the culprit.
a-because-culprit-chance = It was { $suspect }: { $many } in 100.
a-because-trait-chance = “{ $he }” would be right { $many } times in 100.
a-because-points-if-right = It brings { $many ->
    [one] a point
   *[other] { $many } points
  } if it is right.
a-because-way-to = { $many ->
    [one] It leads { $to }
   *[other] It leads { $to }, { $many } turns away
  }.
a-because-pile-left = { $many ->
    [one] One card is left in the Parlor
   *[other] { $many } cards are left in the Parlor
  }, and nobody can be accused before they are gone.
a-because-new-card-chance = A card of { $colour }’s is new to you: { $many } in 100.
a-because-card-there = A card of { $colour }’s can be seen there.
a-because-rules-out = The answer should rule out { $many ->
    [one] about one suspect
   *[other] about { $many } suspects
  }.
a-because-asks-back = Whoever answers may ask back, and that should rule out { $many ->
    [one] one suspect
   *[other] { $many } suspects
  }.
a-because-tells-too-much = Your answer would rule out { $many ->
    [one] one suspect
   *[other] { $many } suspects
  } for the others.
a-because-tells-little = Your answer tells the others little.
a-because-neighbour-knows = Your neighbour knows { $many ->
    [one] one of these cards
   *[other] { $many } of these cards
  } already.
a-because-kept-secret = { $many ->
    [0] Nobody else is known to have seen { $suspect }
    [one] Only one other is known to have seen { $suspect }
   *[other] { $many } others are known to have seen { $suspect }
  }.
a-because-rival-near = { $colour } can be in the Chapter Hall { $many ->
    [one] in the next turn
   *[other] in { $many } turns
  }.
a-because-rival-knows = For { $colour } at most { $many ->
    [one] one suspect is left
   *[other] { $many } suspects are left
  }.
a-because-open-trait = { $many ->
    [one] One revelation is still to be had
   *[other] { $many } revelations are still to be had
  }.
a-because-extra-turn = A Crypta card brings an extra turn.
a-because-book-drawn = A book may help.
a-because-book-helps = This is the time for the book: { $book }.
a-because-library-open = The Library is open to you, once.
a-because-meets = There you meet { $colour } and can ask.
a-because-may-be-caught = { $colour } can be home { $many ->
    [one] in the next turn
   *[other] in { $many } turns
  }.
a-because-own-cell = { $colour } is in your cell and can be caught.
a-because-promise-binds = A yes would bind you.
a-because-choice = { $many ->
    [1] It is all that is left to do
   *[other] Nothing speaks for one of these more than for another
  }.

## Why a bot did it, as everybody may know

a-why-points-if-right = It brings { $many ->
    [one] a point
   *[other] { $many } points
  } if it is right.
a-why-pile-left = { $many ->
    [one] One card was left in the Parlor
   *[other] { $many } cards were left in the Parlor
  }, and nobody can be accused before they are gone.
a-why-card-there = A card of { $colour }’s can be seen there.
a-why-asks-back = Whoever answers may ask back.
a-why-rival-near = { $colour } could be in the Chapter Hall { $many ->
    [one] in the next turn
   *[other] in { $many } turns
  }.
a-why-extra-turn = A Crypta card brings an extra turn.
a-why-book-drawn = A book is drawn there, and may help.
a-why-book-helps = It was the time for the book: { $book }.
a-why-library-open = The Library is open to { $who }, once in the game.
a-why-meets = { $colour } is there, and can be asked.
a-why-may-be-caught = { $colour } needs { $many ->
    [one] one turn
   *[other] { $many } turns
  } to come home.
a-why-own-cell = { $colour } was in { $who }’s cell, and could be caught.
a-why-promise-binds = Whoever says yes is bound by it.
a-colour-red = Red
a-colour-blue = Blue
a-colour-green = Green
a-colour-yellow = Yellow
a-colour-black = Black
a-colour-white = White
