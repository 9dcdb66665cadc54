# A game played again.

m-replay-strip = { $name }: { $covered } of { $of } letters
m-replay-hand = Tiles behind the screen
m-replay-screen = { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
  }
m-replay-blessings = { $blessings ->
    [0] no blessing
    [one] one blessing
   *[other] { $blessings } blessings
  }
m-replay-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
m-moment = Day { $day }, { $hour }
