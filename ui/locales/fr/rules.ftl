# Les règles.

rules-title = Règles de { $game }
rules-search = Chercher dans les règles
rules-contents = Table des matières
rules-found = { $many ->
    [0] Aucun chapitre
    [one] Un chapitre
   *[other] { $many } chapitres
  }
rules-nothing = Rien n’est dit de « { $wanted } ».
rules-bare = non construite
rules-standing = debout
rules-praying = en prière
rules-blessing = bénédiction
rules-day = premier jour
rules-dial = Le cadran : dix heures, à partir de Matines
rules-grid = La grille des lettres au début, avec les prix au-dessus et au-dessous

rules-yes = Permis :
rules-no = Interdit :
scene-join = Les voies se rejoignent
scene-full = La voisine est pleine
scene-gate = Une porte rencontre une voie, l’autre reste fermée
scene-by-path = Un chemin sépare étude et labeur
scene-dead-end = Une voie contre un mur
scene-unfinished = La voisine n’est ni construite ni pleine
scene-study-by-toil = L’étude à côté du labeur
scene-kitchen = Cuisine
scene-paths = Deux chemins construits, deux non
