# Mystery of the Abbey: questions in sentences, their answers, and whom they are about.

## Whom it is about

a-gap = …
# A group of monks by their traits. What is not said is "no".
a-group-many = { $girth ->
    [fat] fat{" "}
    [thin] thin{" "}
   *[no] {""}
  }{ $hood ->
    [hooded] hooded{" "}
    [unhooded] unhooded{" "}
   *[no] {""}
  }{ $beard ->
    [bearded] bearded{" "}
    [clean-shaven] clean-shaven{" "}
   *[no] {""}
  }{ $title ->
    [no] { $order ->
        [templar] Templars
        [franciscan] Franciscans
        [benedictine] Benedictines
       *[no] monks
      }
   *[other] { $order ->
        [templar] Templar{" "}
        [franciscan] Franciscan{" "}
        [benedictine] Benedictine{" "}
       *[no] {""}
      }{ $title ->
        [father] Fathers
        [brother] Brothers
       *[novice] Novices
      }
  }
a-group-one = { $girth ->
    [fat] fat{" "}
    [thin] thin{" "}
   *[no] {""}
  }{ $hood ->
    [hooded] hooded{" "}
    [unhooded] unhooded{" "}
   *[no] {""}
  }{ $beard ->
    [bearded] bearded{" "}
    [clean-shaven] clean-shaven{" "}
   *[no] {""}
  }{ $title ->
    [no] { $order ->
        [templar] Templar
        [franciscan] Franciscan
        [benedictine] Benedictine
       *[no] monk
      }
   *[other] { $order ->
        [templar] Templar{" "}
        [franciscan] Franciscan{" "}
        [benedictine] Benedictine{" "}
       *[no] {""}
      }{ $title ->
        [father] Father
        [brother] Brother
       *[novice] Novice
      }
  }
a-group-a = { $girth ->
    [no] { $hood ->
        [unhooded] an
       *[other] a
      }
   *[other] a
  } { $one }
a-group-the = the { $many }
a-group-suspects = suspects
a-group-suspect = suspect

a-suspect = { $title ->
    [father] Father
    [brother] Brother
   *[novice] Novice
  } { a-suspect-name }
a-suspect-the = { a-suspect }
# The name alone, as it is written here.
a-suspect-name = { $name }

## How many

a-ask-count = How many …?
a-ask-count-hand = How many { $many } do you hold?
a-ask-count-seen = How many { $many } have you seen?
a-ask-count-crossed = How many { $many } have you crossed out?
a-ask-count-open = How many { $many } are still open on your sheet?
a-ask-count-given = How many { $many } did you pass on at the last Mass?
a-ask-count-received = How many { $many } were you passed at the last Mass?
a-ask-count-hand-names = { $count ->
    [1] How many monks called { $and } do you hold?
   *[other] How many of { $and } do you hold?
  }
a-ask-count-seen-names = { $count ->
    [1] How many monks called { $and } have you seen?
   *[other] How many of { $and } have you seen?
  }
a-ask-count-crossed-names = { $count ->
    [1] How many monks called { $and } have you crossed out?
   *[other] How many of { $and } have you crossed out?
  }
a-ask-count-open-names = { $count ->
    [1] How many monks called { $and } are still open on your sheet?
   *[other] How many of { $and } are still open on your sheet?
  }
a-ask-count-given-names = { $count ->
    [1] How many monks called { $and } did you pass on at the last Mass?
   *[other] How many of { $and } did you pass on at the last Mass?
  }
a-ask-count-received-names = { $count ->
    [1] How many monks called { $and } were you passed at the last Mass?
   *[other] How many of { $and } were you passed at the last Mass?
  }

## Any

a-ask-any = Is there any …?
a-ask-any-hand = Do you hold { $a }?
a-ask-any-seen = Have you seen { $a }?
a-ask-any-crossed = Have you crossed out { $a }?
a-ask-any-open = Is { $a } still open on your sheet?
a-ask-any-taken = Was the last card you took { $a }?
a-ask-any-given = Did you pass on { $a } at the last Mass?
a-ask-any-received = Were you passed { $a } at the last Mass?
a-ask-any-hand-names = Do you hold { $or }?
a-ask-any-seen-names = Have you seen { $or }?
a-ask-any-crossed-names = Have you crossed out { $or }?
a-ask-any-open-names = Is { $or } still open on your sheet?
a-ask-any-taken-names = Was the last card you took { $or }?
a-ask-any-given-names = Did you pass on { $or } at the last Mass?
a-ask-any-received-names = Were you passed { $or } at the last Mass?

## All of them

a-ask-every = Have you … all …?
a-ask-every-seen = Have you seen all { $many }?
a-ask-every-crossed = Have you crossed out all { $many }?
a-ask-every-seen-names = { $count ->
    [one] Have you seen { $and }?
    [2] Have you seen both { $and }?
   *[other] Have you seen all of these: { $and }?
  }
a-ask-every-crossed-names = { $count ->
    [one] Have you crossed out { $and }?
    [2] Have you crossed out both { $and }?
   *[other] Have you crossed out all of these: { $and }?
  }

## More of these, or of those

a-more = { $mixed ->
    [yes] more of { $one } than of { $other }
   *[no] more { $one } than { $other }
  }
a-ask-compare = More … than …?
a-ask-compare-hand = Do you hold { $more }, fewer, or as many?
a-ask-compare-seen = Have you seen { $more }, fewer, or as many?
a-ask-compare-crossed = Have you crossed out { $more }, fewer, or as many?
a-ask-compare-open = Does your sheet leave open { $more }, fewer, or as many?
a-ask-compare-given = Did you pass on { $more } at the last Mass, fewer, or as many?
a-ask-compare-received = Were you passed { $more } at the last Mass, fewer, or as many?

## Settled

a-ask-settled = Does your sheet tell …?
a-ask-settled-order = Does your sheet leave only one order?
a-ask-settled-title = Does your sheet leave only one title?
a-ask-settled-hood = Does your sheet tell whether he wears a hood?
a-ask-settled-beard = Does your sheet tell whether he has a beard?
a-ask-settled-girth = Does your sheet tell whether he is fat or thin?

## Promises

a-ask-go = Will you go …?
a-ask-will-go = Will you go { $to } { $when }?
a-ask-will-go-next-turn = in your next turn
a-ask-will-go-before-mass = before the next Mass
a-ask-will-pass = Will you pass on { $a } at the next Mass?
a-ask-will-pass-names = Will you pass on { $or } at the next Mass?

a-ask-nothing = What do you want to know?

## Answers

a-answer-number = { $many ->
    [0] None
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $many }
  }
a-answer-yes = Yes
a-answer-no = No
a-answer-more = More
a-answer-fewer = Fewer
a-answer-equal = As many
a-answer-silence = Silence
a-answer-range = 0 to { $most }

## Demands in the Parlor

a-demand = Let me see { $a }.
a-demand-nothing = Let me see …

## Promises that bind

a-promise-go-next-turn-yes = will go { $to } in the next turn
a-promise-go-next-turn-no = will not go { $to } in the next turn
a-promise-go-before-mass-yes = will go { $to } before the next Mass
a-promise-go-before-mass-no = will not go { $to } before the next Mass
a-promise-pass-yes = will pass on { $a } at the next Mass
a-promise-pass-yes-names = will pass on { $or } at the next Mass
a-promise-pass-no = will not pass on { $any } at the next Mass
a-promise-pass-no-names = will not pass on { $or } at the next Mass
a-promise-any = any { $many }
