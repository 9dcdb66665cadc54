# Les mots communs à toutes les pages.

app-language = Langue
app-light = Lumière
app-light-auto = Comme le système
app-light-day = Jour
app-light-night = Nuit
app-back = Retour
app-undo = Annuler
app-close = Fermer
app-cancel = Annuler
app-save = Enregistrer
app-copy = Copier
app-copied = Copié
app-copy-by-hand = Le texte est sélectionné. Copiez-le avec Ctrl+C.
app-try-again = Réessayer
app-title-table = Cloister
app-waiting = Un instant …

who-novice-why = joue tout de suite et sans malice ; un enfant peut gagner.
who-brother-why = prépare bien tout son tour.
who-abbot-why = voit loin, et prend son temps.

colour-red = rouge, à la croix
colour-blue = bleu, à la fleur de lys
colour-green = vert, à la feuille de chêne
colour-yellow = jaune, au soleil
colour-black = noir, à la clef
colour-white = blanc, à la colombe


trouble-malformed = Cela n’a pas pu être compris.
trouble-no-such-game = Cette partie n’existe plus.
trouble-not-open = Cette partie n’est pas celle qui est sur la table.
trouble-stale = Il s’est passé quelque chose entre-temps. Veuillez réessayer.
trouble-not-over = Cela ne se montre qu’une fois la partie terminée.
trouble-over = Il faut pour cela une partie en cours.
trouble-bad-setup = La partie ne peut pas être préparée ainsi : { $detail }
trouble-bad-file = Ce fichier n’a pas pu être lu : { $detail }
trouble-newer = Une version plus récente de Cloister a écrit cela. Mettez Cloister à jour pour l’ouvrir ; rien n’a été touché.
trouble-not-saved = L’enregistrement a échoué. Le disque est-il plein, ou protégé en écriture ?
trouble-internal = Une erreur est survenue chez nous. Vos parties sont en sûreté. { $detail }

who-novice = Novice
who-brother = Frère
who-abbot = Abbé
