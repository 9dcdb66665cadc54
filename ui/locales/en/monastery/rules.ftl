# Pictures of the rules.

monastery-rules-bare = unconstructed
monastery-rules-standing = standing
monastery-rules-praying = at prayer
monastery-rules-blessing = blessing
monastery-rules-day = day one
monastery-rules-dial = The dial: ten hours, beginning with Matins
monastery-rules-grid = The letter grid at the start, with its costs above and below
monastery-scene-join = The pathways meet
monastery-scene-full = The neighbour is full
monastery-scene-gate = One gate meets a pathway, one stays shut
monastery-scene-by-path = A Path keeps study and toil apart
monastery-scene-dead-end = A pathway against a wall
monastery-scene-unfinished = The neighbour is neither built nor full
monastery-scene-study-by-toil = Study beside toil
monastery-scene-kitchen = Kitchen
monastery-scene-paths = Two Paths built, two not
monastery-rules-yes = Allowed:
monastery-rules-no = Not allowed:
