# Parties enregistrées.

saved-title = Parties
saved-untitled = une partie
saved-bot = { $name } ({ $level })
saved-over = Terminée
saved-today = aujourd’hui, { $time }
saved-yesterday = hier, { $time }
saved-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }
saved-hours = { $hours } h { $minutes } min
saved-played = Jouée { $when } · { $spent }
saved-going-on = En cours
saved-finished = Terminées
saved-copy = copie
saved-copied = { $copies ->
    [one] copiée une fois
   *[other] copiée { $copies } fois
  }
saved-open = graine connue
saved-unreadable = Cette partie ne peut pas être lue. Son fichier est gardé.
saved-resume = Reprendre
saved-look = Voir la fin
saved-replay = Revoir
saved-more = Autres actions : { $title }
saved-rename = Renommer
saved-rename-title = Comment s’appelle cette partie ?
saved-duplicate = Dupliquer
saved-duplicated = La copie est dans la liste. Elle ne compte pas dans les statistiques.
saved-export = Exporter
saved-exported = Écrite dans { $file }.
saved-delete = Supprimer
saved-deleted = « { $title } » a été supprimée.
saved-import = Importer
saved-imported = « { $title } » est dans la liste.
saved-imported-many = { $many ->
    [0] Aucune partie n’a pu être importée.
    [one] Une partie est dans la liste.
   *[other] { $many } parties sont dans la liste.
} { $left ->
    [0] { "" }
    [one] Une autre, illisible, a été laissée de côté.
   *[other] { $left } autres, illisibles, ont été laissées de côté.
}
saved-empty = Aucune partie pour l’instant
saved-empty-why = Chaque partie s’enregistre d’elle-même, après chaque action. Elle vous attendra ici.
saved-begin = Nouvelle partie
saved-trash = { $many ->
    [one] Une partie supprimée
   *[other] { $many } parties supprimées
  }
saved-restore = Rétablir
saved-kept = Les parties supprimées sont gardées trente jours.
saved-thumbnail = La table telle qu’elle est
saved-search = Chercher un titre ou un nom
saved-by-kind = Jeu
saved-by-person = Joueur
saved-by-order = Ordre
saved-any-kind = Tous les jeux
saved-anybody = Tout le monde
saved-order-last = Les dernières jouées d’abord
saved-order-begun = Les dernières commencées d’abord
saved-order-longest = Les plus longues d’abord
saved-order-title = Par titre
saved-none = Aucune partie ne correspond à votre recherche.
