# Une nouvelle partie.

new-page = Nouvelle partie { $of }
new-seats = Qui joue
new-who = Place { $number }
new-person = Joueur
new-name = Nom
new-pin = Code
new-pin-none = aucun
new-colour = Couleur de { $name }
new-add = Ajouter une place
new-remove = Retirer { $name }
new-lot = Couleurs et places au hasard
new-stranger = Pèlerin
new-stranger-number = Pèlerin { $number }

new-agreed = Options
new-more = { $choices }, nom, graine
new-more-plain = Nom, graine
new-title = Nom de cette partie
new-seed = Graine
new-seed-why = La même graine tire les mêmes choses. Quelqu’un peut alors savoir ce qui vient : la partie porte la marque « graine connue ».

new-begin = Commencer
new-problem-same-name = Deux joueurs portent le même nom.
new-problem-bad-pin = Un code a quatre chiffres.
new-problem-too-few = Il faut être au moins deux à table.
