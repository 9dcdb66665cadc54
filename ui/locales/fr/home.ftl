# La première page.

home-title = Cloister
home-motto = La vie monastique, autour d’une même table
home-arcade = L’arcade d’un cloître à trois travées, avec le préau et son puits

home-new-game = Nouvelle partie

home-continue = Reprendre
home-quick = Jouer
home-quick-how = { $game }, vous contre { $who }. Un guide explique vos premiers tours.

home-ways = Autres pages
home-way-saved = Parties
home-way-statistics = Statistiques
home-way-rules = Règles
home-way-settings = Réglages
home-way-about = À propos

home-version = Version { $version }
home-silent = L’application ne répond pas
home-not-saved = { $reason ->
    [disk-full] Le disque est plein. Vous pouvez jouer, mais rien n’est enregistré tant qu’il n’y a pas de place.
    [read-only] Le dossier des parties est protégé en écriture. Vous pouvez jouer, mais rien n’est enregistré.
    [no-folder] Le dossier des parties a disparu. Vous pouvez jouer, mais rien n’est enregistré.
    [newer] Un Cloister plus récent a écrit les parties. Elles n’ont pas été touchées ; ce que vous jouez n’est pas enregistré.
   *[disk-error] Le disque ne répond pas. Vous pouvez jouer, mais rien n’est enregistré tant qu’il ne répond pas.
  }

news-set-aside = Le recueil des parties était abîmé. Vos parties ont été refaites d’après leurs copies ; les fichiers abîmés sont gardés sous « { $folder } ».
news-repaired = « { $title } » était abîmée et a été retrouvée entière dans sa copie.
news-repaired-many = { $many } parties étaient abîmées et ont été retrouvées entières dans leurs copies : { $titles }{ $rest ->
    [0] .
    [one] {" "}et une autre.
   *[other] {" "}et { $rest } autres.
}
news-shortened = « { $title } » était abîmée et a été retrouvée jusqu’à l’étape { $number } sur { $of }.
news-unreadable = « { $title } » ne peut plus être lue. Son fichier a été gardé.
news-settings-lost = Vos réglages étaient illisibles : ils sont revenus à leur état initial. Vos parties sont intactes.
news-little-space = Il reste peu de place sur le disque. Les parties sont encore gardées ; faites bientôt de la place.
news-not-opened = Le fichier n’a pas été ouvert : { $detail }
news-newer = Une partie a été jouée avec un Cloister plus récent. Elle n’a pas été touchée.

home-sound = Des cloches aux heures, de petits coups, le tintement des pièces : voulez-vous du son ?
home-sound-on = Avec le son
home-sound-off = En silence
home-quick-simpler = Première fois ? Commencez par le jeu simplifié
