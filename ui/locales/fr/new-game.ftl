# On dresse une nouvelle table.

new-page = Nouvelle partie de { $game }
new-seats = Qui est à table
new-who = Place { $number }
new-person = Joueur
new-name = Nom
new-pin = Code
new-pin-none = aucun
new-colour = Couleur de { $name }
new-add = Ajouter une place
new-remove = Retirer { $name }
new-lot = Couleurs et places au sort
new-stranger = Pèlerin
new-stranger-number = Pèlerin { $number }

new-agreed = Ce qui est convenu
new-simpler = Jeu simplifié
new-simpler-why = Sans les effets des tuiles à symbole. Bon pour une première partie.
new-paired = Jeu par équipes
new-paired-why = À quatre : rouge et vert contre bleu et jaune.
new-silence = Vœu de silence
new-silence-why = On ne parle du jeu que pendant les offices. La table le rappelle.
new-dealing = Premières tuiles
new-dealing-drawn = Tirées
new-dealing-drawn-why = Trois du sac, comme le veut la règle.
new-dealing-keep-half = La moitié
new-dealing-keep-half-why = Six du sac ; gardez les trois qui vous plaisent.
new-dealing-given = Données
new-dealing-given-why = Pour chacun un petit bâtiment d’étude, un chemin, et un jardin ou un bâtiment de labeur.
new-robbers = Brigands
new-robbers-why = Des arbres bordent la route ; qui s’y arrête est volé, ou a besoin de deux gardiens.
new-events = Cartes événement
new-events-why = Dès la deuxième manche, une carte change chaque manche.
new-more = Premières tuiles, nom, graine
new-title = Nom de cette partie
new-more-plain = Nom, graine
new-seed = Graine
new-seed-why = La même graine tire les mêmes choses. Chacun peut alors savoir ce qui vient : la partie est marquée comme ouverte.

new-begin = Commencer
new-problem-same-name = Deux joueurs portent le même nom.
new-problem-bad-pin = Un code a quatre chiffres.
new-problem-too-few = Il faut être deux à table.
