# A game played again.

replay-title = Replay
replay-of = Replay: { $title }
replay-controls = Replay
replay-previous = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-scrubber = Step of the game
replay-line = { $line } of { $lines }
replay-quiet = Nothing that can be seen.
replay-eyes = Through whose eyes
replay-eyes-table = A guest’s
replay-eyes-heaven = Heaven’s
