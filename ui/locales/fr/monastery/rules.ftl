# Pictures of the rules.

monastery-rules-bare = non construite
monastery-rules-standing = debout
monastery-rules-praying = en prière
monastery-rules-blessing = bénédiction
monastery-rules-day = premier jour
monastery-rules-dial = Le cadran : dix heures, à partir de Matines
monastery-rules-grid = La grille des lettres au début, avec les prix au-dessus et au-dessous
monastery-scene-join = Les voies se rejoignent
monastery-scene-full = La voisine est pleine
monastery-scene-gate = Une porte rencontre une voie, l’autre reste fermée
monastery-scene-by-path = Un chemin sépare étude et labeur
monastery-scene-dead-end = Une voie contre un mur
monastery-scene-unfinished = La voisine n’est ni construite ni pleine
monastery-scene-study-by-toil = L’étude à côté du labeur
monastery-scene-kitchen = Cuisine
monastery-scene-paths = Deux chemins construits, deux non
monastery-rules-yes = Permis :
monastery-rules-no = Interdit :
