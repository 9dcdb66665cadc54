# What every page may say of it.

domus-domini-name = Domus Domini
domus-domini-of = of Domus Domini
domus-domini-what = Feed your monastery well, and overtake the others on the road to Cluny. For { $from } to { $to }.
domus-domini-new-robbers = Robbers
domus-domini-new-robbers-why = Trees stand beside the road; whoever stops there is robbed, or needs guards.
domus-domini-new-events = Event cards
domus-domini-new-events-why = From the second round on, a card changes each round.
domus-domini-source-road = The road
domus-domini-source-cluny = Cluny
domus-domini-source-begging = Begging
domus-domini-source-drunkard = The Drunkard
domus-domini-source-tour = The tour
domus-domini-source-promotion = Promoted brothers
domus-domini-made-rounds = The rounds
domus-domini-made-brothers = Lay brothers
domus-domini-made-dogs = Watchdogs
domus-domini-made-garden = Full garden
domus-domini-made-dairy = Full dairy
domus-domini-made-brewery = Full brewery
domus-domini-made-chapel = Chapel
domus-domini-made-cellerar = Cellerar
domus-domini-ending-fifth-round = Ended after the fifth round: { $many }.
