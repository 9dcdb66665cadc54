# Pictures of the rules.

m-rules-bare = non construite
m-rules-standing = debout
m-rules-praying = en prière
m-rules-blessing = bénédiction
m-rules-day = premier jour
m-rules-dial = Le cadran : dix heures, à partir de Matines
m-rules-grid = La grille des lettres au début, avec les prix au-dessus et au-dessous
m-scene-join = Les voies se rejoignent
m-scene-full = La voisine est pleine
m-scene-gate = Une porte rencontre une voie, l’autre reste fermée
m-scene-by-path = Un chemin sépare étude et labeur
m-scene-dead-end = Une voie contre un mur
m-scene-unfinished = La voisine n’est ni construite ni pleine
m-scene-study-by-toil = L’étude à côté du labeur
m-scene-kitchen = Cuisine
m-scene-paths = Deux chemins construits, deux non
m-rules-yes = Permis :
m-rules-no = Interdit :
