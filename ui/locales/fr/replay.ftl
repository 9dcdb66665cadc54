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
replay-beginning = Avant le premier coup.
replay-quiet = { $who } joue, et rien ne change sur la table.
replay-quiet-chance = Rien ne change sur la table.
replay-eyes = Par les yeux de qui
replay-eyes-table = D’un spectateur
replay-eyes-heaven = Qui voit tout
replay-previous-round = Une manche en arrière
replay-next-round = Une manche en avant
replay-pace = Vitesse
