# A game played again.

monastery-replay-strip = { $name } : { $covered } lettres sur { $of }
monastery-replay-hand = Tuiles derrière l’écran
monastery-replay-screen = { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
  }
monastery-replay-blessings = { $blessings ->
    [0] aucune bénédiction
    [one] une bénédiction
   *[other] { $blessings } bénédictions
  }
monastery-replay-points = { $points ->
    [one] un point
   *[other] { $points } points
  }
monastery-moment = Jour { $day }, { $hour }
