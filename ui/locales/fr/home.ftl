# La première page.

home-title = Cloister
home-motto = Trois jeux de la vie monastique, à une même table
home-arcade = L’arcade d’un cloître à trois travées, avec le préau et son puits

home-monastery = Monastery
home-domus-domini = Domus Domini
home-mystery-abbey = Le Mystère de l’Abbaye

home-ruled = Ses règles sont écrites ; on dresse la table
home-to-come = À venir

home-version = Version { $version }
home-silent = L’application ne répond pas
