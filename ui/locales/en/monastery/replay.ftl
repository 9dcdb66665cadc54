# A game played again.

monastery-replay-strip = { $name }: { $covered } of { $of } letters
monastery-replay-hand = Tiles behind the screen
monastery-replay-screen = { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
  }
monastery-replay-blessings = { $blessings ->
    [0] no blessing
    [one] one blessing
   *[other] { $blessings } blessings
  }
monastery-replay-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
monastery-moment = Day { $day }, { $hour }
