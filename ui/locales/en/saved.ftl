# Saved games.

saved-title = Saved games
saved-untitled = a game
saved-bot = { $name } ({ $level })
saved-over = Finished
saved-today = today, { $time }
saved-yesterday = yesterday, { $time }
saved-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
saved-hours = { $hours } h { $minutes } min
saved-played = Last played { $when } · { $spent }
saved-going-on = Being played
saved-finished = Finished
saved-copy = copy
saved-copied = { $copies ->
    [one] copied once
   *[other] copied { $copies } times
  }
saved-open = known seed
saved-unreadable = This game cannot be read. Its file is kept.
saved-resume = Resume
saved-look = See the end
saved-replay = Replay
saved-more = More for { $title }
saved-rename = Rename
saved-rename-title = What is this game called?
saved-duplicate = Duplicate
saved-duplicated = The copy is in the list. It does not count in the statistics.
saved-export = Export
saved-exported = Written to { $file }.
saved-delete = Delete
saved-deleted = “{ $title }” was deleted.
saved-import = Import
saved-imported = “{ $title }” is in the list.
saved-imported-many = { $many ->
    [0] No game could be imported.
    [one] One game is in the list.
   *[other] { $many } games are in the list.
} { $left ->
    [0] { "" }
    [one] One could not be read and was left out.
   *[other] { $left } could not be read and were left out.
}
saved-empty = No game yet
saved-empty-why = Every game is saved by itself, after every action. It will wait for you here.
saved-begin = New game
saved-trash = { $many ->
    [one] One deleted game
   *[other] { $many } deleted games
  }
saved-restore = Restore
saved-kept = Deleted games are kept for thirty days.
saved-thumbnail = The table as it lies
saved-search = Search titles and names
saved-by-kind = Game
saved-by-person = Player
saved-by-order = Order
saved-any-kind = All games
saved-anybody = Anybody
saved-order-last = Last played first
saved-order-begun = Last begun first
saved-order-longest = Longest first
saved-order-title = By title
saved-none = No game matches your search.
