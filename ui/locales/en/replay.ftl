# A game played again.

replay-title = Replay
replay-of = Replay: { $title }
replay-controls = Replay
replay-previous = One step back
replay-next = One step forward
replay-play = Play
replay-pause = Pause
replay-scrubber = Step of the game
replay-line = { $line } of { $lines }
replay-beginning = Before the first move.
replay-quiet = { $who } acts, and nothing changes on the table.
replay-quiet-chance = Nothing changes on the table.
replay-eyes = Through whose eyes
replay-eyes-table = A spectator’s
replay-eyes-heaven = All-seeing
replay-previous-round = Back a round
replay-next-round = Forward a round
replay-pace = Speed
