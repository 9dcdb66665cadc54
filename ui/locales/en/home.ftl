# The first page.

home-title = Cloister
home-motto = Monastic life, at one table
home-arcade = A cloister arcade of three bays, with the garth and its well beyond

home-new-game = New game

home-continue = Continue
home-quick = Play now
home-quick-how = { $game }, you against { $who }. A guide explains your first turns.

home-ways = More
home-way-saved = Saved games
home-way-statistics = Statistics
home-way-rules = Rules
home-way-settings = Settings
home-way-about = About

home-version = Version { $version }
home-silent = Cloister isn’t responding
home-not-saved = { $reason ->
    [disk-full] The disk is full. You can play on, but nothing is saved until there is room.
    [read-only] The folder of saved games is read-only. You can play on, but nothing is saved.
    [no-folder] The folder of saved games is gone. You can play on, but nothing is saved.
    [newer] A newer Cloister wrote the saved games here. They were not touched; what you play now is not saved.
   *[disk-error] The disk does not answer. You can play on, but nothing is saved until it does.
  }

news-set-aside = The store of saved games was damaged. Your games were rebuilt from their copies; the damaged files were set aside as “{ $folder }”.
news-repaired = “{ $title }” was damaged and came back whole from its copy.
news-repaired-many = { $many } games were damaged and came back whole from their copies: { $titles }{ $rest ->
    [0] .
   *[other] {" "}and { $rest } more.
}
news-shortened = “{ $title }” was damaged and came back up to step { $number } of { $of }.
news-unreadable = “{ $title }” cannot be read any more. Its file was kept.
news-settings-lost = Your settings could not be read any more and are as they were at first. Your games are not touched.
news-little-space = There is little room left on the disk. Games are still saved; make room soon.
news-not-opened = The file was not opened: { $detail }
news-newer = One saved game was played with a newer Cloister. It was left alone.

home-sound = Bells at the hours, soft knocks, the clink of coins: would you like sound?
home-sound-on = With sound
home-sound-off = Silent
home-quick-simpler = New here? Play the simpler game first
