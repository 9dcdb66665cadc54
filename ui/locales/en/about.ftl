# About this copy.

about-title = About
about-cloister = Cloister
about-cloister-why = Board games of monastic life, for people around one device and for bots that see no more than you do. It is free software, under the MIT licence or the Apache licence 2.0, as you prefer.
about-data = Where your games are
about-data-why = Saved games, settings and statistics lie in one folder of yours, each game twice, so that one damaged file costs nothing.
about-network = Cloister never uses the network. Nothing leaves this device unless you export it.
about-export = Taking your games along
about-export-why = A saved game can be exported as one small file; as long as it is being played, nobody can read it at a glance. Import it on another device under “Saved games”.
about-export-all = Export every game
about-exported = { $many ->
    [one] One game is now in { $place }.
   *[other] { $many } games are now in { $place }.
}
about-left-out = { $many ->
    [one] One game cannot be read any more and was left out.
   *[other] { $many } games cannot be read any more and were left out.
}
about-guarded = { $many ->
    [one] One game is being played with PINs and was left out: export it by itself.
   *[other] { $many } games are being played with PINs and were left out: export them one by one.
}
about-nothing = There is no game to export yet.
about-games = The games
about-games-why = Monastery was designed by Steve Kendall, developed with Phil Kendall and Gary Dicken, and published by Ragnar Brothers in 2008. Domus Domini was designed by Heinz-Georg Thiemann and published by franjos in 2015. Mystery of the Abbey was designed by Bruno Faidutti and Serge Laget and published by Days of Wonder in 2003. Cloister is not connected with them.
about-games-box = All pictures and all words here are our own. If you like a game, look for its box.
about-licences = Credits
about-licences-why = Cloister stands on the work of many: the Tauri shell, the sled store, lit-html, Fluent, and the letters of EB Garamond and Cinzel among them. All of it is free software.
about-all-parts = Every component and its licence
about-all-texts = The licences in full
