# Statistics.

statistics-title = Statistics
statistics-who = Whose statistics
statistics-empty = Nothing to count yet
statistics-empty-why = When a first game is over, you will find here who won, by how much, and what the points came from. It all stays on this device.
statistics-played = { $many ->
    [one] game played
   *[other] games played
  }
statistics-between = {"; "}
statistics-won = won ({ $share })
statistics-mean = points on average
statistics-best = best result
statistics-streak = { $many ->
    [one] win in a row now
   *[other] wins in a row now
  }
statistics-longest = longest run of wins
statistics-widest = widest win
statistics-quickest = quickest win
statistics-time = a game on average
statistics-minutes = { $minutes } min
statistics-distribution = Final points
statistics-mean-line = The dashed line is the average, { $mean }.
statistics-span = { $from } to { $to } points: { $many ->
    [one] once
   *[other] { $many } times
  }
statistics-sources = What points came from
statistics-made-of = What made up the final points
statistics-counted = Also counted, per game
statistics-against = Against whom
statistics-by-colour = By colour
statistics-by-seat = By seat
statistics-everybody = Everybody
statistics-people = People
statistics-seat = Seat { $number }
statistics-red = Red
statistics-blue = Blue
statistics-green = Green
statistics-yellow = Yellow
statistics-black = Black
statistics-white = White
statistics-col-against = Against
statistics-col-colour = Colour
statistics-col-seat = Seat
statistics-col-name = Name
statistics-col-played = Games
statistics-col-won = Won
statistics-col-share = Win rate
statistics-col-mean = Average
statistics-col-best = Best
statistics-all = { $played ->
    [one] One game in all,
   *[other] { $played } games in all,
  } { $minutes } minutes on average.
statistics-csv = Export as CSV
statistics-json = Export as JSON
statistics-keep = Save as a file
statistics-kept = Written to { $file }.

statistics-kind = Game
statistics-counting = Counting your games
statistics-counted-of = { $done } of { $of }
