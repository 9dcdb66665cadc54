# Ce que toute page peut en dire.

mystery-of-the-abbey-name = Le Mystère de l’Abbaye
mystery-of-the-abbey-what = L’un des vingt-quatre moines est coupable. Marchez, interrogez, regardez des cartes, et nommez-le le premier. De 3 à 6.
mystery-of-the-abbey-new-tactical = Jeu tactique
mystery-of-the-abbey-new-tactical-why = Moins de hasard : ni bibliothèque ni événements, et peu de livres à la fois.
mystery-of-the-abbey-new-short = Partie courte
mystery-of-the-abbey-new-short-why = Des pas plus longs, moins de manches entre les messes, et plus de cartes passées dès le début.
mystery-of-the-abbey-new-contradiction = Se contredire
mystery-of-the-abbey-new-contradiction-why = Les révélations d’un joueur peuvent se contredire.
mystery-of-the-abbey-new-help = Le carnet aide
mystery-of-the-abbey-new-help-facts = Par des faits
mystery-of-the-abbey-new-help-facts-why = Il raye ce que vous avez vu, et retient où, et ce qu’on a répondu.
mystery-of-the-abbey-new-help-none = Pas du tout
mystery-of-the-abbey-new-help-none-why = Une feuille et votre mémoire.
mystery-of-the-abbey-new-help-inference = Par des conclusions
mystery-of-the-abbey-new-help-inference-why = Il montre aussi ce qui découle de tout ce qu’on a vu et entendu. Bon pour une première partie.
mystery-of-the-abbey-counted-accusations_right = Accusations justes
mystery-of-the-abbey-counted-accusations_wrong = Accusations fausses
mystery-of-the-abbey-counted-questions = Questions posées
mystery-of-the-abbey-counted-silences = Vœux de silence
mystery-of-the-abbey-counted-masses = Messes jusqu’à la fin
mystery-of-the-abbey-made-revelations = Révélations justes
mystery-of-the-abbey-made-culprit = Coupable trouvé
mystery-of-the-abbey-made-wrong_revelations = Révélations fausses
mystery-of-the-abbey-made-false_accusations = Accusations fausses
mystery-of-the-abbey-ending-arrest = Finies par une arrestation : { $many }.
mystery-of-the-abbey-ending-compline = Finies aux dernières Complies : { $many }.
