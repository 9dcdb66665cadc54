# Une partie rejouée.

replay-title = Revoir
replay-of = Revoir : { $title }
replay-controls = Revoir
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-scrubber = Moment de la partie
replay-line = { $line } sur { $lines }
replay-quiet = Rien qui se voie.
replay-eyes = Par les yeux de qui
replay-eyes-table = D’un hôte
replay-eyes-heaven = Du Ciel
