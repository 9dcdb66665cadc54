# Mystery of the Abbey: what the cards are called, and what they do.

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
a-event-messenger-does = The top card of the pile, if there is one, goes to whoever has the fewest cards; a die breaks a tie.
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
