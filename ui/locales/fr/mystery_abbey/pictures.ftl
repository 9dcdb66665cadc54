# Mystère à l’Abbaye : sous les images de ses règles.

a-picture-plan = Le plan de l’abbaye : la chapelle en haut, le cloître au milieu, les cellules et les dortoirs des deux côtés, et les autres salles tout autour
a-picture-way = { $first } → { $last } : { $steps ->
    [one] un pas
   *[other] { $steps } pas
  }
a-picture-bell = La cloche sur le { $space }
a-picture-die = { $colour ->
    [red] Rouge est passé le dernier
    [blue] Bleu est passé le dernier
    [green] Vert est passé le dernier
    [yellow] Jaune est passé le dernier
    [black] Noir est passé le dernier
   *[white] Blanc est passé le dernier
  }
a-picture-pile = { $count ->
    [0] La pioche est épuisée
    [one] Il reste une carte
   *[other] Il reste { $count } cartes
  }
a-picture-crypta = Crypta
a-picture-penance = Pénitence
a-picture-seen = vu
a-picture-crossed = rayé
a-picture-open = encore possible
a-picture-mass = Tout le monde à la chapelle
a-picture-silence = Un vœu de silence
a-picture-caught = Surpris dans une cellule
a-picture-guilty = Personne n’a sa carte : coupable
a-picture-innocent = Quelqu’un montre sa carte : innocent
