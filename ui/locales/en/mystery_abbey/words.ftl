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
a-room-cloister-north-the = the north Cloister
a-room-cloister-north-to = to the north Cloister
a-room-cloister-east = East Cloister
a-room-cloister-east-the = the east Cloister
a-room-cloister-east-to = to the east Cloister
a-room-cloister-south = South Cloister
a-room-cloister-south-the = the south Cloister
a-room-cloister-south-to = to the south Cloister
a-room-cloister-west = West Cloister
a-room-cloister-west-the = the west Cloister
a-room-cloister-west-to = to the west Cloister
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
a-does-crypt = Take a Crypta card, unless you have one: it is good for an extra turn right after one of yours.
a-does-nothing = There is nothing to do here but to pass through, and to meet.
a-does-parlor = Draw the top card of the pile.
a-does-parlor-empty = The pile is gone: have any player show you a card with traits of your choosing.
a-does-scriptorium = Draw a book. With a star you keep it in secret; without one it is read out at once.
a-does-library = Draw a Library card and do what it says. For whoever has fewest cards, once in a game.
a-does-chapter-hall = Reveal a trait of the culprit, or accuse him.
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
a-scope-hand = in hand
a-scope-seen = seen
a-scope-crossed = crossed out
a-scope-open = still open
a-scope-taken = the last card taken
a-scope-given = given at Mass
a-scope-received = received at Mass
a-when-next-turn = in the next turn
a-when-before-mass = before Mass

## Books

a-book = A book
a-book-library-key = Library Key
a-book-library-key-does = Before you move: you may enter the Library with any number of cards; still only once in a game.
a-book-book-of-journeys = Book of Journeys
a-book-book-of-journeys-does = Before you move: up to { $steps ->
    [one] one step
   *[other] { $steps } steps
  } more in this turn.
a-book-rule-of-obedience = Rule of Obedience
a-book-rule-of-obedience-does = When your question meets silence: the vow is void, and you are answered. You may still be asked back.
a-book-penitential = Penitential
a-book-penitential-does = In your turn, before you move or end it: somebody in your room goes to penance.
a-book-letter-of-indulgence = Letter of Indulgence
a-book-letter-of-indulgence-does = By itself, when you are sent to penance: you stay and skip nothing. Caught in a cell, you give the card back and step outside.
a-book-art-of-searching = On the Art of Searching
a-book-art-of-searching-does = In a cell: look at its owner’s hand and choose the card yourself.
a-book-de-alchemia = De Alchemia
a-book-de-alchemia-does = When you draw a book or a Library card, or turn up an event: it goes under its deck for all to see, and the next one counts.
a-book-breviary = Breviary
a-book-breviary-does = At Mass, before you choose: you pass { $cards ->
    [one] one card
   *[other] { $cards } cards
  } fewer.
a-book-listening-ear = The Listening Ear
a-book-listening-ear-does = Lay it ready in your turn, in secret: the next card that one player shows or gives to another is shown to you too.
a-book-gospel-of-judas = Gospel of Judas
a-book-gospel-of-judas-does = A die: you and that player exchange your whole hands.
a-book-martyrology = Martyrology
a-book-martyrology-does = A die: you see { $cards ->
    [one] a card
   *[other] { $cards } cards
  } of that player, drawn at random.
a-book-book-of-life = Book of Life
a-book-book-of-life-does = A die: you draw a card from that player.
a-book-apocrypha = Apocrypha
a-book-apocrypha-does = A die: that player draws a card from you.
a-book-catalogue-of-monks = Catalogue of Monks
a-book-catalogue-of-monks-does = Name a trait: everybody says how many such cards they hold.
a-book-physiognomy = Physiognomy
a-book-physiognomy-does = Name a trait: everybody says how many such suspects they have seen.
a-book-antiphonary = Antiphonary
a-book-antiphonary-does = Everybody passes { $cards ->
    [one] one card
   *[other] { $cards } cards
  } to the right.
a-book-bestiary = Bestiary
a-book-bestiary-does = A die: your pawn and that player’s change places.
a-book-herbal = Herbal
a-book-herbal-does = A die: that player’s pawn goes to the infirmary.
a-book-horologium = Horologium
a-book-horologium-does = Move the bell one space on or back, on its card and not before the space where it began.
a-book-life-of-saint-galbert = Life of Saint Galbert
a-book-life-of-saint-galbert-does = Take a Crypta card, if you have none.
a-book-palimpsest = Palimpsest
a-book-palimpsest-does = Scraped clean: nothing happens.
a-book-theological-controversy = Theological Controversy
a-book-theological-controversy-does = When you meet two or more: put one question to everybody in the room. Each who answers may ask one back.
a-book-liturgy-of-the-hours = Liturgy of the Hours
a-book-liturgy-of-the-hours-does = Before you move: say to whom you pass at the next Mass. Everybody passes as far round the table.
a-book-acts-of-the-holy-apostles = Acts of the Holy Apostles
a-book-acts-of-the-holy-apostles-does = By itself, when you are caught: you keep the card, do no penance and step outside.
a-book-impure-illuminations = Impure Illuminations
a-book-impure-illuminations-does = When you meet somebody: draw a card from that hand, and the book changes hands. It lies open from then on.
a-book-blasphemous-treatise = Blasphemous Treatise
a-book-blasphemous-treatise-does = Everybody gives back their Crypta card.

## Library cards

a-library-abbots-ear = The Abbot’s Ear
a-library-abbots-ear-does = You may make a revelation here and now.
a-library-open-cupboard = The Open Cupboard
a-library-open-cupboard-does = Draw { $books ->
    [one] a book
   *[other] { $books } books
  }: keep those with a star, the others go back unused.
a-library-examination-of-conscience = The Examination of Conscience
a-library-examination-of-conscience-does = Look at one player’s hand.
a-library-copied-notes = The Copied Notes
a-library-copied-notes-does = Look at one player’s sheet.
a-library-forbidden-shelf = The Forbidden Shelf
a-library-forbidden-shelf-does = Look at { $see ->
    [one] a card
   *[other] { $see } cards
  } of one player, drawn at random, and keep { $keep ->
    [one] one
   *[other] { $keep }
  }.
a-library-two-names = Two Names in the Margin
a-library-two-names-does = Name { $names ->
    [one] a suspect
   *[other] { $names } suspects
  }: whoever holds one shows it to you alone.
a-library-roll-of-the-brethren = The Roll of the Brethren
a-library-roll-of-the-brethren-does = Name a trait: every other player who has such a card shows you one.
a-library-book-of-questions = The Book of Questions
a-library-book-of-questions-does = Ask up to { $questions ->
    [one] one question
   *[other] { $questions } questions
  }, of anybody, anywhere: no silence, and no question back.

## Events

a-event-gregorian-chant = Gregorian Chant
a-event-gregorian-chant-does = Questions and answers are sung until Mass.
a-event-great-silence = Great Silence
a-event-great-silence-does = Nobody asks a question in a meeting until Mass.
a-event-day-of-candour = Day of Candour
a-event-day-of-candour-does = No vow of silence until Mass.
a-event-fast = Fast
a-event-fast-does = A step fewer until Mass, but always one.
a-event-feast-day = Feast Day
a-event-feast-day-does = A step more until Mass.
a-event-inquisitor = The Inquisitor
a-event-inquisitor-does = A die: everybody else may put a question to that player, who must answer and asks nothing back.
a-event-theft-in-the-dormitory = Theft in the Dormitory
a-event-theft-in-the-dormitory-does = A die: a random card of that player goes to the left neighbour.
a-event-storm = Storm
a-event-storm-does = The Courtyard is closed until Mass, and the outer Confessional with it.
a-event-locked-cells = Locked Cells
a-event-locked-cells-does = The cells are closed until Mass.
a-event-smoke-in-the-library = Smoke in the Library
a-event-smoke-in-the-library-does = The Library is closed until Mass.
a-event-messenger = A Messenger
a-event-messenger-does = The top card of the pile, if there is one, goes to whoever has fewest cards; a die breaks a tie.
a-event-to-the-cells = To the Cells
a-event-to-the-cells-does = Every pawn is put into its own cell, and the round begins from there.
a-event-chapter-of-faults = Chapter of Faults
a-event-chapter-of-faults-does = Everybody says how many suspects they have crossed out.
a-event-loose-tongues = Loose Tongues
a-event-loose-tongues-does = The new first player names a title; whoever holds such a suspect shows one to everybody.
a-event-anonymous-letter = Anonymous Letter
a-event-anonymous-letter-does = A die: a random card of that player is shown to everybody, and goes back.
a-event-bell-ringer-oversleeps = The Bell-ringer Oversleeps
a-event-bell-ringer-oversleeps-does = A round more until Mass.
a-event-frere-jacques = Frère Jacques
a-event-frere-jacques-does = Everybody sings; a round fewer until Mass.
a-event-blessing-of-the-relics = Blessing of the Relics
a-event-blessing-of-the-relics-does = Everybody without a Crypta card takes one.
a-event-tempus-fugit = Tempus Fugit
a-event-tempus-fugit-does = For the rest of the game you have { $steps } steps, and the bell begins on { $bell }.
a-event-new-corpse = A New Corpse
a-event-new-corpse-does = A die: a random card of that player is laid in the garden. Whoever ends a move there may look at it.
a-event-another-new-corpse = Another New Corpse
a-event-another-new-corpse-does = A die: a random card of that player is laid in the warming room. Whoever ends a move there may look at it.
a-event-tentative-escape = Tentative Escape
a-event-tentative-escape-does = From the next Mass on a die is rolled at each. On the black monk the culprit escapes, and the game is over.
a-event-catechism = Catechism
a-event-catechism-does = Whoever holds a Novice lays one in the cell beside their own. Whoever ends a move there may look at it.

## Why not

a-refusal-over = The game is over; nothing more can be done.
a-refusal-not-now = That is not done in this part of the turn.
a-refusal-not-drawn = That cannot be drawn or rolled now.
a-refusal-no-such-seat = Nobody sits there.
a-refusal-same-room = You cannot stay: end in another room than you began in.
a-refusal-too-far = You have too few steps to get there.
a-refusal-room-closed = An event has closed this room until Mass.
a-refusal-room-taken = There is room for one pawn only, and somebody is there.
a-refusal-not-fewest = The Library is for whoever has fewest cards, and somebody must have more.
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
a-refusal-marked-this-turn = You have marked this suspect in this turn already.
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
a-guide-move = Tap a lit room to go there. You must move. Every room is good for something: tap one to read what.
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

## Why a bot advises it

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
a-because-trait-chance = The culprit is { $trait }: { $many } in 100.
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
a-because-choice = Nothing speaks for one of these more than for another.
a-colour-red = Red
a-colour-blue = Blue
a-colour-green = Green
a-colour-yellow = Yellow
a-colour-black = Black
a-colour-white = White
