# Les règles.

rules-title = Règles { $of }
rules-search = Chercher dans les règles
rules-contents = Table des matières
rules-found = { $many ->
    [0] Aucun chapitre
    [one] Un chapitre
   *[other] { $many } chapitres
  }
rules-nothing = Rien n’est dit de « { $wanted } ».
