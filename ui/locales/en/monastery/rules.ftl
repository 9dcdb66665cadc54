# Pictures of the rules.

m-rules-bare = unconstructed
m-rules-standing = standing
m-rules-praying = at prayer
m-rules-blessing = blessing
m-rules-day = day one
m-rules-dial = The dial: ten hours, beginning with Matins
m-rules-grid = The letter grid at the start, with its costs above and below
m-scene-join = The pathways meet
m-scene-full = The neighbour is full
m-scene-gate = One gate meets a pathway, one stays shut
m-scene-by-path = A Path keeps study and toil apart
m-scene-dead-end = A pathway against a wall
m-scene-unfinished = The neighbour is neither built nor full
m-scene-study-by-toil = Study beside toil
m-scene-kitchen = Kitchen
m-scene-paths = Two Paths built, two not
m-rules-yes = Allowed:
m-rules-no = Not allowed:
