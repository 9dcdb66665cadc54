# The first page.

home-title = Cloister
home-motto = Three games of monastic life, at one table
home-arcade = A cloister arcade of three bays, with the garth and its well beyond

home-monastery = Monastery
home-domus-domini = Domus Domini
home-mystery-abbey = Mystery of the Abbey

home-ruled = Its rules are written; the table is being laid
home-to-come = To come

home-version = Version { $version }
home-silent = The shell does not answer
