# A game played again.

m-replay-strip = { $name } : { $covered } lettres sur { $of }
m-replay-hand = Tuiles derrière l’écran
m-replay-screen = { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
  }
m-replay-blessings = { $blessings ->
    [0] aucune bénédiction
    [one] une bénédiction
   *[other] { $blessings } bénédictions
  }
m-replay-points = { $points ->
    [one] un point
   *[other] { $points } points
  }
m-moment = Jour { $day }, { $hour }
