# Statistiques.

statistics-title = Statistiques
statistics-who = De qui
statistics-empty = Rien à compter pour l’instant
statistics-empty-why = Dès qu’une première partie sera terminée, vous trouverez ici qui a gagné, de combien, et d’où venaient les points. Tout reste sur cet appareil.
statistics-played = { $many ->
    [one] partie jouée
   *[other] parties jouées
  }
statistics-between = {" ; "}
statistics-won = gagnées ({ $share })
statistics-mean = points en moyenne
statistics-best = meilleur résultat
statistics-streak = { $many ->
    [one] victoire de suite en ce moment
   *[other] victoires de suite en ce moment
  }
statistics-longest = plus longue série de victoires
statistics-widest = victoire la plus large
statistics-quickest = victoire la plus rapide
statistics-time = par partie en moyenne
statistics-minutes = { $minutes } min
statistics-distribution = Points finaux
statistics-mean-line = Le trait en pointillé est la moyenne, { $mean }.
statistics-span = de { $from } à { $to } points : { $many ->
    [one] une fois
   *[other] { $many } fois
  }
statistics-sources = D’où venaient les points
statistics-made-of = De quoi étaient faits les points finaux
statistics-counted = Compté en outre, par partie
statistics-against = Contre qui
statistics-by-colour = Par couleur
statistics-by-seat = Par place
statistics-everybody = Tous les joueurs
statistics-people = Des joueurs
statistics-seat = Place { $number }
statistics-red = Rouge
statistics-blue = Bleu
statistics-green = Vert
statistics-yellow = Jaune
statistics-black = Noir
statistics-white = Blanc
statistics-col-against = Contre
statistics-col-colour = Couleur
statistics-col-seat = Place
statistics-col-name = Nom
statistics-col-played = Parties
statistics-col-won = Gagnées
statistics-col-share = Taux de victoire
statistics-col-mean = Moyenne
statistics-col-best = Meilleure
statistics-all = { $played ->
    [one] Une partie en tout,
   *[other] { $played } parties en tout,
  } { $minutes } minutes en moyenne.
statistics-csv = Exporter en CSV
statistics-json = Exporter en JSON
statistics-keep = Enregistrer dans un fichier
statistics-kept = Écrites dans { $file }.

statistics-kind = Jeu
statistics-counting = Décompte de vos parties
statistics-counted-of = { $done } sur { $of }
