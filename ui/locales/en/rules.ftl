# The rules.

rules-title = Rules of { $game }
rules-search = Search the rules
rules-contents = Contents
rules-found = { $many ->
    [0] No chapter
    [one] One chapter
   *[other] { $many } chapters
  }
rules-nothing = Nothing is said about “{ $wanted }”.
rules-bare = unconstructed
rules-standing = standing
rules-praying = at prayer
rules-blessing = blessing
rules-day = day one
rules-dial = The dial: ten hours, beginning with Matins
rules-grid = The letter grid at the start, with its costs above and below

rules-yes = Allowed:
rules-no = Not allowed:
scene-join = The pathways meet
scene-full = The neighbour is full
scene-gate = One gate meets a pathway, one stays shut
scene-by-path = A Path keeps study and toil apart
scene-dead-end = A pathway against a wall
scene-unfinished = The neighbour is neither built nor full
scene-study-by-toil = Study beside toil
scene-kitchen = Kitchen
scene-paths = Two Paths built, two not
