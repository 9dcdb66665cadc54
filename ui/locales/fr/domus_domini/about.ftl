# What every page may say of it.

domus-domini-name = Domus Domini
domus-domini-of = de Domus Domini
domus-domini-what = Nourrissez bien votre monastère et dépassez les autres sur la route de Cluny. De { $from } à { $to }.
domus-domini-new-robbers = Brigands
domus-domini-new-robbers-why = Des arbres bordent la route ; qui s’y arrête est volé, ou a besoin de gardiens.
domus-domini-new-events = Cartes d’événement
domus-domini-new-events-why = Dès la deuxième manche, une carte change chaque manche.
domus-domini-source-road = La route
domus-domini-source-cluny = Cluny
domus-domini-source-begging = La quête
domus-domini-source-drunkard = L’ivrogne
domus-domini-source-tour = La visite des monastères
domus-domini-source-promotion = Frères promus
domus-domini-made-rounds = Les manches
domus-domini-made-brothers = Frères lais
domus-domini-made-dogs = Chiens de garde
domus-domini-made-garden = Jardin complet
domus-domini-made-dairy = Fromagerie complète
domus-domini-made-brewery = Brasserie complète
domus-domini-made-chapel = Chapelle
domus-domini-made-cellerar = Cellérier
domus-domini-ending-fifth-round = Finies après la cinquième manche : { $many }.
