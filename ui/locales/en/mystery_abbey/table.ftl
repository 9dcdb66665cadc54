# Mystery of the Abbey: the table, what is asked there, and what can be pressed.

## Tabs

a-tab-notebook = Notebook
a-tab-seats = Players

## The line on top

a-prompt-meant = { $words }? Confirm with the button.
a-prompt-over = The game is over.
a-prompt-moving = Choose a room to go to: you have { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
a-prompt-asking-whom = Choose whom to ask.
a-prompt-asking-encounter = Ask { $who } something.
a-prompt-asking-return = You answered, so you may ask { $who } something.
a-prompt-asking-inquisition = The Inquisitor lets you ask { $who } something.
a-prompt-asking-books = Ask { $who } something: silence is not allowed.
a-prompt-asking-controversy = Ask everybody in the room one question.
a-prompt-answering = { $who } asks you something. Answer, or keep silence.
a-prompt-answering-forced = { $who } asks you something, and you must answer.
a-prompt-insisting = { $who } keeps silence.
a-prompt-acting-done = Look at your notebook, then end your turn.
a-prompt-acting-drawn = You have taken { $suspect }: innocent. Look at your notebook, then end your turn.
a-prompt-acting-cell = You are in somebody’s cell. Draw a card, or leave it.
a-prompt-acting-lying = A card lies here. Look at it, or end your turn.
a-prompt-acting-parlor = Have somebody show you a card.
a-prompt-acting-hall = Reveal a trait of the culprit, or end your turn.
a-prompt-acting-accuse = Reveal a trait, accuse the culprit, or end your turn.
a-prompt-demanding = Say which card { $who } is to show you.
a-prompt-searching = Choose a card from the hand of { $who }.
a-prompt-considering = Read this card, then do what it says.
a-prompt-considering-or = Do what this card says, or set it aside with a book.
a-prompt-considering-book = Read this book, then take it.
a-prompt-considering-read = Read this book out.
a-prompt-considering-read-or = Read this book out, or set it aside with another.
a-prompt-considering-book-or = Take this book, or set it aside with another.
a-prompt-naming-tell = Name a trait.
a-prompt-naming-show = Name a trait: everybody shows you such a card.
a-prompt-naming-show-all = Name a title: everybody shows such a card to all.
a-prompt-choosing-hand = Choose whose hand you look at.
a-prompt-choosing-sheet = Choose whose sheet you look at.
a-prompt-choosing-liturgy = Choose to whom you pass at the next Mass.
a-prompt-choosing-trade = Choose whose card you draw for the book.
a-prompt-choosing-shelf = Choose whose cards you look at.
a-prompt-naming-suspects = { $many ->
    [one] Name one more suspect.
   *[other] Name { $many } suspects.
  }
a-prompt-showing = Choose a card to show to { $who }.
a-prompt-showing-all = Choose a card to show to everybody.
a-prompt-meeting = You meet somebody. Use a book, or just ask.
a-prompt-laying = Choose a Novice to lay in the cell beside yours.
a-prompt-keeping = Keep one of these cards of { $who }.
a-prompt-revealing = You may reveal a trait of the culprit.
a-prompt-ringing = Move the bell.
a-prompt-at-mass = Mass. { $asks }
a-prompt-passing = { $left ->
    [0] { $many ->
        [one] This card goes
       *[other] These cards go
      } to { $who }, on your { $side ->
        [right] right
       *[left] left
      }.
    [one] Choose one { $many ->
        [one] card
       *[other] more card
      } for { $who }, on your { $side ->
        [right] right
       *[left] left
      }.
   *[other] Choose { $left } cards for { $who }, on your { $side ->
        [right] right
       *[left] left
      }.
  }
a-prompt-passing-far = { $left ->
    [0] { $many ->
        [one] This card goes
       *[other] These cards go
      } to { $who }.
    [one] Choose one more card for { $who }.
   *[other] Choose { $left } cards for { $who }.
  }
a-prompt-other = { $part ->
    [moving] is about to move
    [asking] thinks of a question
    [answering] is asked a question
    [insisting] has met silence
    [passing] chooses cards to pass on
    [showing] chooses a card to show
    [acting] is about to act
   *[other] decides
  }
a-interrupted = In the middle of the turn of { $who }

## Actions in a sentence: “A prior would …”

a-advice-go = go { $what }
a-advice-use = use the book “{ $what }”
a-advice-take-back-ear = take back the Listening Ear
a-advice-send-to-penance = send { $who } to penance
a-advice-cross = cross out { $who }
a-advice-uncross = no longer cross out { $who }
a-advice-ask = turn to { $who }
a-advice-say = ask with these words: { $what }
a-advice-put = put the question as it is
a-advice-question = A prior would ask { $who }: “{ $question }”
a-advice-question-all = A prior would ask everybody in the room: “{ $question }”
a-advice-ask-nothing = ask nothing
a-advice-answer = answer
a-advice-keep-silence = keep silence
a-advice-promise-yes = say yes
a-advice-promise-no = say no
a-advice-accept = accept the silence
a-advice-search = draw a card here
a-advice-demand = ask for this: { $what }
a-advice-make-demand = make this demand
a-advice-show = show { $who }
a-advice-take = take { $who }
a-advice-reveal = reveal this of the culprit: { $what }
a-advice-reveal-nothing = reveal nothing
a-advice-accuse = accuse { $who }
a-advice-use-crypta = use the Crypta card for an extra turn
a-advice-end-turn = end the turn
a-advice-keep = do what the card says
a-advice-keep-book = take the book
a-advice-keep-read = read the book out
a-advice-name = name this: { $what }
a-advice-name-suspect = name { $who }
a-advice-choose = choose { $who }
a-advice-ring-on = move the bell on
a-advice-ring-back = move the bell back
a-advice-pass = pass { $who }
a-advice-use-nothing = use no book
a-advice-lay = lay { $who } there
a-advice-look = look at the card that lies here
a-advice-take-back = take back the card that lies here

## The same on a button

a-do-go = Go { $what }
a-do-use = Use “{ $what }”
a-do-take-back-ear = Take back the Ear
a-do-send-to-penance = Send { $who } to penance
a-do-cross = Cross him out
a-do-uncross = Do not cross him out
a-do-ask = Ask { $who }
a-do-say = { $what }
a-do-put = Ask this
a-do-another = Another question
a-do-ask-nothing = Ask nothing
a-do-answer = Answer truly
a-do-keep-silence = Keep silence
a-do-promise-yes = Yes, I promise
a-do-promise-no = No, I promise not to
a-do-accept = Accept the silence
a-do-search = Draw a card
a-do-demand = { $what }
a-do-make-demand = Demand this
a-do-show = Show { $who }
a-do-take = Take { $who }
a-do-reveal = Reveal: { $what }
a-do-reveal-nothing = Reveal nothing
a-do-accuse = Accuse { $who }
a-do-use-crypta = An extra turn
a-do-end-turn = End turn
a-do-keep = Do what it says
a-do-keep-book = Take this book
a-do-keep-read = Read it out
a-do-name = { $what }
a-do-name-suspect = Name { $who }
a-do-choose = Choose { $who }
a-do-ring-on = One space on
a-do-ring-back = One space back
a-do-pass = Pass { $who }
a-do-use-nothing = Use no book
a-do-lay = Lay { $who } there
a-do-look = Look at the card here
a-do-take-back = Take back the card here
a-do-pass-choose = { $many ->
    [one] Choose a card
   *[other] Choose { $many } cards
  }
a-do-pass-all = { $many ->
    [one] Pass this card
   *[other] Pass these { $many }
  }
a-do-accusing = Accuse somebody …
a-resume = Back to what is asked

## Slips

a-head-encounter = You have met { $who }.
a-head-return = Ask { $who } back?
a-head-inquisition = Ask { $who }?
a-head-books = Ask anybody, anywhere
a-head-answering = { $who } asks:
a-head-prepared = Your question to { $who }. Everybody hears it, and the answer.
a-head-insisting = { $who } keeps silence.
a-head-parlor = The pile is gone. Whose card do you want to see?
a-head-cell = Draw a card from the owner of this cell?
a-head-cell-why = Should the owner come home while you are here, you give it back and do penance.
a-head-demanding = What is { $who } to show you?
a-head-searching = The hand of { $who }: take one
a-head-keeping = Keep one of these cards of { $who }
a-head-naming = Name a trait
a-naming-tell-hand = Everybody says how many such cards they hold.
a-naming-tell-seen = Everybody says how many such suspects they have seen.
a-naming-tell-crossed = Everybody says how many such suspects they have crossed out.
a-naming-tell-open = Everybody says how many such suspects are still open on their sheets.
a-naming-tell-taken = Everybody says whether the last card they took is such.
a-naming-tell-given = Everybody says how many such cards they passed at the last Mass.
a-naming-tell-received = Everybody says how many such cards they were passed at the last Mass.
a-naming-show = Everybody who has such a card shows you one.
a-naming-show-all = Everybody who has such a card shows one to all.
a-head-choosing-hand = Whose hand do you look at?
a-head-choosing-sheet = Whose sheet do you look at?
a-head-choosing-liturgy = To whom do you pass at the next Mass?
a-head-choosing-trade = Whose card do you draw for the book?
a-head-meeting = You meet somebody. A book?
a-head-laying = Which Novice do you lay in the cell beside yours?
a-head-lying = A card lies here.
a-head-controversy = One question for everybody in the room
a-head-choosing-shelf = Whose cards do you look at?
a-head-naming-suspects = { $many ->
    [one] Name one more suspect
   *[other] Name { $many } suspects
  }
a-head-showing = Which card do you show to { $who }?
a-head-showing-all = Which card do you show to everybody?
a-head-revealing = Reveal a trait of the culprit?
a-head-ringing = Where does the bell go?
a-head-hall = What do you know of the culprit?
a-head-accusing = Who did it?
a-hall-no-accusation = Nobody can be accused now.
a-hall-pile-left = He can be accused here once the pile in the Parlor is gone.
a-reveal-left = { $have ->
    [0] Nobody who is left on your sheet has it.
   *[other] { $have } of the { $left } who are left on your sheet.
  }
a-reveal-why = Right brings { $right ->
    [one] a point
   *[other] { $right } points
  } in the end, wrong costs { $wrong ->
    [one] a point
   *[other] { $wrong } points
  }. Nobody can say it again.
a-accuse-why = If he is innocent, it costs you points and a penance.
a-accuse-seen = You have seen his card: he is innocent.
a-accuse-costs = Accusing him costs you points and a penance.
a-accuse-crossed = You have crossed him out yourself.
a-truth = Your true answer:
a-answer-brings = Whoever answers may ask a question back.
a-answer-binds = “Yes” means that you { $promise }. It binds you.
a-may-answer = May tell you:
a-why-not = Why not?

## Asking

a-ready-hand = How many do you hold?
a-ready-seen = How many have you seen?
a-build = Put a question together …
a-steps = Three steps to a question
a-step-kind = What
a-step-of = Of what
a-step-about = About whom
a-part-versus = … compared with
a-part-back = Back
a-part-anew = Begin anew
a-or-names = or by name

## What is looked at

a-mark-seen = seen: innocent
a-mark-crossed = crossed out
a-mark-open = still possible
a-mark-exposed = Everybody has seen his card.
a-mark-proved = proved innocent
a-mark-noted = your note: { $note }
a-proved-left = { $left ->
    [one] All that was seen and heard leaves one.
   *[other] All that was seen and heard leaves { $left }.
  }
a-proved-places = His card can be { $places }.
a-place-hand = with { $who }
a-place-pile = in the pile
a-place-culprit = under the board
a-sight = { $ago ->
    [0] Last seen in the hand of { $who }.
    [one] Last seen in the hand of { $who }, one Mass ago.
   *[other] Last seen in the hand of { $who }, { $ago } Masses ago.
  }
a-sight-own = { $ago ->
    [0] Last seen in your own hand.
    [one] Last seen in your own hand, one Mass ago.
   *[other] Last seen in your own hand, { $ago } Masses ago.
  }
a-sight-short = last with { $who }
a-seat-where = { $room }
a-seat-penance = Does penance: neither asks nor answers, and skips a turn.
a-seat-promise = Has promised: { $promise }.
a-seat-accused = { $many ->
    [one] Has accused an innocent.
   *[other] Has accused { $many } innocents.
  }
a-seat-no-answers = Has answered nothing yet.
a-mass-in = { $rounds ->
    [0] Mass is held now.
    [one] This is the last round before Mass.
   *[other] { $rounds } rounds until Mass.
  }

## The plan

a-plan = The abbey
a-room-in-reach = within reach
a-room-there = there: { $who }
a-room-laid = a card lies here
a-leaf-laid = A card lies here. Whoever ends a move here may look at it.
a-leaf-books = { $left ->
    [one] One book is left to be drawn.
   *[other] { $left } books are left to be drawn.
  }
a-leaf-library = { $left ->
    [one] One card is left.
   *[other] { $left } cards are left.
  }

## Beside the plan

a-order = Players in the order of the round
a-mass-label = { $mass }: { $bell ->
    [0] the bell stands beside the card
   *[other] the bell is on { $bell }
  }; { $passed ->
    [one] one card is passed
   *[other] { $passed } cards are passed
  }
a-cards = { $many ->
    [0] no cards
    [one] one card
   *[other] { $many } cards
  }
a-books = { $many ->
    [one] one book
   *[other] { $many } books
  }
a-crypta = a Crypta card
a-in-penance = in penance
a-has-promised = promised
a-revelations = Revelations
a-to-hall = Reveal or accuse …
a-revealed-by = revealed by { $who }

## The notebook

a-notebook = Notebook
a-notebook-left = { $left ->
    [one] One suspect left
   *[other] { $left } suspects left
  }
a-notebook-shut = Everybody’s notebook is their own.
a-pencil = Pencil
a-filters = Show only those with
a-filter = { $trait }: { $left } left
a-sheet = The sheet
a-notes = Your notes
a-note = Your note
a-note-page = On the whole matter
a-note-hint = Nobody else will read this.
a-note-how = To write about one suspect, lay the pencil aside and tap his face.
a-pencil-why = With the pencil, a tap crosses a suspect out. Without it, you look at him and write about him.

## The shelf

a-shelf = What { $who } has
a-shelf-closed = Everybody’s cards are their own.
a-hand = Suspects in hand
a-hand-none = No cards in hand
a-books-kept = Books
a-ear-ready = laid ready
a-card = { $who }
a-card-chosen = { $who }: chosen

## Replays

a-stand-sheet = { $seen } seen, { $crossed } crossed out besides
a-stand-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
