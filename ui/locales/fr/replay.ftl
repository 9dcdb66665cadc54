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
replay-eyes = Point de vue
replay-eyes-table = Spectateur
replay-eyes-heaven = Omniscient
replay-previous-round = Une manche en arrière
replay-next-round = Une manche en avant
replay-pace = Vitesse
