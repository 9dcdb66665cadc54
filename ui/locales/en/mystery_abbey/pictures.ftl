# Mystery of the Abbey: below the pictures of its rules.

a-picture-plan = The plan of the abbey: the Chapel above, the Cloister in the middle, cells and dormitories on both sides, and the other rooms around them
a-picture-way = { $first } → { $last }: { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
a-picture-bell = The bell on { $space }
a-picture-die = { $colour ->
    [red] Red was here last
    [blue] Blue was here last
    [green] Green was here last
    [yellow] Yellow was here last
    [black] Black was here last
   *[white] White was here last
  }
a-picture-pile = { $count ->
    [0] The pile is gone
    [one] One card is left
   *[other] { $count } cards are left
  }
a-picture-crypta = Crypta
a-picture-penance = Penance
a-picture-seen = seen
a-picture-crossed = crossed out
a-picture-open = left open
a-picture-mass = Everybody in the Chapel
a-picture-silence = A vow of silence
a-picture-caught = Caught in a cell
a-picture-guilty = Nobody has his card: guilty
a-picture-innocent = Somebody shows his card: innocent
