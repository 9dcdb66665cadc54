# Mystery of the Abbey: what happened.

## Setting up, turns, the bell

a-log-culprit-hidden = A suspect is put under the board, unseen. He is the culprit.
a-log-dealt = { $who } is dealt { $many ->
    [one] a card
   *[other] { $many } cards
  }.
a-log-dealt-known = { $who } is dealt { $cards }.
a-log-first-player = { $who } is first player and has the bell.
a-log-die-turned = The die { $in } now shows { $who }.
a-log-turn-began = { $who }’s turn.
a-log-turn-began-extra = { $who } has an extra turn.
a-log-turn-skipped = { $who } does penance and skips this turn.
a-log-bell-moved = The bell for { $mass } is on { $space }
a-log-went = { $who } goes { $to }.
a-log-put-into = { $who }’s pawn is put into { $the }.
a-log-put-into-own = { $who }’s pawn is put into its own cell.
a-log-put-into-several = These pawns are put into { $the }: { $names }.
a-log-put-into-all = All pawns go { $to }.
a-log-put-into-cells = Every pawn is put into its own cell.
a-log-promise-over-kept = { $who } has kept the promise.
a-log-promise-over-lapsed = { $who }’s promise no longer binds.

## Questions

a-log-asked = { $who } asks { $whom }: “{ $question }”
a-log-asked-sung = { $who } sings to { $whom }: “♪ { $question } ♪”
a-log-answered = { $who } answers: “{ $answer }.”
a-log-answered-sung = { $who } sings back: “♪ { $answer } ♪”
a-log-promised = { $who } { $promise }. That is a promise.
a-log-kept-silence = { $who } makes a vow of silence.
a-log-told-hand = { $who } holds { $many ->
    [0] no { $one }
    [1] one { $one }
   *[other] { $many } { $group }
  }.
a-log-told-seen = { $who } has seen { $many ->
    [0] no { $one }
    [1] one { $one }
   *[other] { $many } { $group }
  }.
a-log-told-crossed = { $who } has crossed out { $many ->
    [0] no { $one }
    [1] one { $one }
   *[other] { $many } { $group }
  }.
a-log-asks-nothing = { $who } asks nothing.
a-log-uses-nothing = { $who } uses no book in this meeting.
a-log-accepts = { $who } lets the silence be.

## Cards

a-log-card-moved-confession = { $who } draws a card from { $whom }’s hand in the Confessional.
a-log-card-moved-confession-known = { $who } draws { $card } from { $whom }’s hand in the Confessional.
a-log-card-moved-search = { $who } takes a card from { $whom }’s cell.
a-log-card-moved-search-known = { $who } takes { $card } from { $whom }’s cell.
a-log-card-moved-returned = { $whom } gives { $who } a card back.
a-log-card-moved-returned-known = { $whom } gives { $who } { $card } back.
a-log-card-moved-card = A card of { $whom }’s goes to { $who }.
a-log-card-moved-card-known = { $whom }’s card goes to { $who }: { $card }.
a-log-card-moved-pile = { $who } gets the top card of the pile.
a-log-card-moved-pile-known = { $who } gets the top card of the pile: { $card }.
a-log-card-shown = { $who } shows { $whom } { $many ->
    [one] a card
   *[other] { $many } cards
  }.
a-log-card-shown-known = { $who } shows { $whom } { $cards }.
a-log-card-shown-all = { $who } shows everybody { $cards }.
a-log-hand-seen = { $who } looks at { $whom }’s hand.
a-log-hand-seen-known = { $who } looks at { $whom }’s hand: { $cards }.
a-log-sheet-seen = { $who } looks at { $whom }’s sheet.
a-log-sheet-seen-known = { $who } looks at { $whom }’s sheet. Seen: { $seen }. Crossed out besides: { $crossed }.
a-log-hands-swapped = { $who } and { $whom } exchange their hands.
a-log-hands-swapped-known = { $who } and { $whom } exchange their hands. { $who } gives { $given }; { $whom } gives { $received }.
a-log-cards-passed = { $who } passes { $whom } { $many ->
    [0] nothing
    [one] a card
   *[other] { $many } cards
  }.
a-log-cards-passed-known = { $who } passes { $whom } { $cards }.
a-log-pass-chosen = { $who } has chosen { $many ->
    [one] a card
   *[other] { $many } cards
  } to pass on.
a-log-pass-chosen-known = { $who } means to pass on { $cards }.
a-log-nothing-to-draw = { $whom } has no card that { $who } could draw.
a-log-demanded = { $who } asks { $whom } in the Parlor: “{ $demand }”
a-log-has-none = { $who } has none.
a-log-nothing = nothing

## Cells and penance

a-beat-caught = Caught!
a-log-caught = { $whom } comes home and finds { $who } in the cell. Caught!
a-log-sent-to-penance = { $who } goes to the Chapel to do penance.
a-log-spared = { $who } is spared the penance.

## Books, Library cards, events

a-log-book-drawn = { $who } draws a book.
a-log-book-drawn-known = { $who } draws a book: { $book }.
a-log-book-kept = { $who } keeps a book in secret.
a-log-book-kept-known = { $who } keeps a book in secret: { $book }.
a-log-book-drawn-kept = { $who } draws a book and keeps it in secret.
a-log-book-drawn-kept-known = { $who } draws a book and keeps it in secret: { $book }.
a-log-book-read = { $who } reads out: { $book }. { $does }
a-log-book-unread = { $who } puts a book back unread: { $book }.
a-log-book-used = { $who } uses a book: { $book }.
a-log-book-used-ear = { $who } has heard it all: the Listening Ear lay ready.
a-log-ear-laid = { $who } lays the Listening Ear ready.
a-log-ear-taken-back = { $who } takes the Listening Ear back.
a-log-books-shuffled = All books have been drawn; the used ones are shuffled.
a-log-library-drawn = { $who } draws in the Library: { $card }. { $does }
a-log-event-turned-up = { $card }. { $does }
a-log-put-under = { $card } goes under its deck, and the next one counts.
a-log-book-given = { $who } gives { $whom } a book for a card: { $book }. It lies open from now on.
a-log-passing-changed = At the next Mass { $who } passes to { $whom }, and everybody as far round the table.
a-log-crypta-returned = { $who } gives back a Crypta card.
a-log-card-laid = A card of { $who }’s is laid in { $the }.
a-log-card-laid-known = A card of { $who }’s is laid in { $the }: { $card }.
a-log-laid-seen = { $who } looks at the card of { $whom } that lies in { $the }.
a-log-laid-seen-known = { $who } looks at the card of { $whom } that lies in { $the }: { $card }.
a-log-laid-taken-back = { $who } takes back the card that lay in { $the }.
a-log-escape-rolled = The die does not show the black monk: the culprit is still here.
a-log-escape-rolled-escaped = The die shows the black monk: the culprit has escaped!
a-log-rolled = The die shows { $who }.
a-log-named = { $who } names a trait: { $named }.
a-log-suspects-named = { $who } names { $names }.
a-log-holds-of-them = { $who } holds { $many ->
    [0] neither
    [one] one of them
   *[other] { $many } of them
  }.
a-log-chosen = { $who } chooses { $whom }.
a-log-crypta-taken = { $who } takes a Crypta card.
a-log-crypta-used = { $who } gives the Crypta card back for an extra turn.

## The Chapter Hall, Mass, the sheet

a-log-revealed = { $who } reveals: “{ $he }.”
a-log-accused = { $who } accuses { $suspect }!
a-log-mass-called = { $mass }: Mass
a-log-crossed = { $who } crosses out { $cards }.
a-log-uncrossed = { $who } no longer crosses out { $cards }.
a-log-ended-arrest = The culprit is found, and the game is over.
a-log-ended-compline = Compline was sung once too often: nobody found the culprit.
a-log-ended-escape = The culprit has escaped, and the game is over.
a-log-culprit = It was { $suspect }.

## The round that is sung

a-song-frere-jacques-1 = Frère Jacques, Frère Jacques,
a-song-frere-jacques-2 = Dormez-vous ? Dormez-vous ?
a-song-frere-jacques-3 = Sonnez les matines ! Sonnez les matines !
a-song-frere-jacques-4 = Ding, dang, dong ! Ding, dang, dong !
a-song-gregorian-chant-1 = Dies irae, dies illa
a-song-gregorian-chant-2 = solvet saeclum in favilla,
a-song-gregorian-chant-3 = teste David cum Sibylla.
a-song-silence = Be silent
a-song-again = Once more

## The board of questions, revelations and accusations

a-heard-title = What was said
a-heard-questions = Questions and answers
a-heard-board = Revelations and accusations
a-heard-person = By person
a-heard-trait = By trait
a-heard-everybody = Everybody
a-heard-every-trait = All traits
a-heard-none = Nothing has been said yet.
a-heard-none-such = Nothing like that has been said yet.
a-heard-line = { $asker } to { $asked }
a-heard-told = { $asked }, for all to hear
a-heard-mass-0 = Before the first Mass
a-heard-mass = Since { $mass }
a-heard-open = not answered yet
a-heard-many = { $many ->
    [0] No questions
    [one] One question
   *[other] { $many } questions
  }
a-heard-revealed = { $who }: { $he }
a-heard-right = right
a-heard-wrong = wrong
a-heard-nobody-revealed = No trait has been revealed yet.
a-heard-accused = { $who } accused { $suspect }
a-heard-innocent = innocent
a-heard-guilty = guilty
a-heard-nobody-accused = Nobody has been accused yet.
a-heard-exposed = Shown to everybody: { $cards }.
a-heard-private = What you alone learnt
a-heard-private-none = Nothing was shown to you alone yet.

## The end

a-end-revelations = Right revelations
a-end-wrong = Wrong revelations
a-end-culprit = The culprit
a-end-accusations = False accusations
a-end-who = It was { $suspect }
a-end-reason-right = { $who }: “{ $he }.” That is right.
a-end-reason-wrong = { $who }: “{ $he }.” That is wrong.
a-end-reason-culprit = { $who } named the culprit.
a-end-reason-accusation = { $who } accused { $suspect }, who is innocent.
a-end-reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
a-end-reasons = Point by point
a-end-nothing = Nobody made a point.
a-end-help-none = In this game the notebook gave no help.
a-end-help-facts = In this game the notebook helped with facts.
a-end-help-inference = In this game the notebook helped with conclusions.
a-certain-title = What each could have known
a-certain-why = How many suspects could still be the culprit for whoever drew every conclusion, turn by turn. The cross is the moment of certainty.
a-certain-waiting = Going through all the turns …
a-certain-failed = The turns could not be gone through.
a-certain-at = { $who } could have known it in turn { $turn }, { $when }.
a-certain-from = { $who } could have known it from the start.
a-certain-never = { $who } could not be certain: { $many ->
    [one] one suspect was left
   *[other] { $many } suspects were left
  }.
a-certain-turn = Turn
a-certain-table = The chart in figures
a-series-title = The series
a-series-game = Game
a-series-number = Game { $number }
a-series-sum = Sum
a-series-leads = { $names } { $many ->
    [one] leads
   *[other] lead
  }.

## What one has learnt

a-learnt-asked = You asked { $who }
a-learnt-asked-you = { $who } asked you
a-learnt-given = You had no choice: the true answer was given for you.
a-learnt-silence = Keeps silence
a-learnt-rules-out = { $many ->
    [0] That rules out nobody yet: { $left } can still have done it.
    [one] That rules out one suspect: { $left ->
        [one] one
       *[other] { $left }
      } can still have done it.
   *[other] That rules out { $many } suspects: { $left ->
        [one] one
       *[other] { $left }
      } can still have done it.
  }
a-learnt-book = You draw a book
a-learnt-book-kept = You keep it in secret. It lies beside your cards until you use it.
a-learnt-book-read = It is read out at once.
a-learnt-library = You draw in the Library
a-learnt-card-pile = You draw from the pile
a-learnt-card-confession = You draw from the hand of { $who }
a-learnt-card-search = You take this from the cell of { $who }
a-learnt-card-returned = { $who } gives you this back
a-learnt-card-card = From the hand of { $who }
a-learnt-lost = { $who } takes from your hand
a-learnt-swapped = { $who } and you exchange hands: you have now
a-learnt-said = Everybody hears
a-learnt-sheet = The sheet of { $who }
a-learnt-sheet-seen = { $many ->
    [0] No card has been seen yet.
    [one] This card has been seen: he is innocent.
   *[other] These { $many } cards have been seen: they are innocent.
  }
a-learnt-sheet-crossed = Crossed out besides, rightly or not: { $cards }.
a-learnt-passed = { $who } passes you
a-learnt-hand = The hand of { $who }
a-learnt-shown = { $who } shows you
a-learnt-innocent = { $many ->
    [one] He is innocent: you have seen his card.
   *[other] They are innocent: you have seen their cards.
  }
