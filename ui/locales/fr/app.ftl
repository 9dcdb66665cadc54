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
app-waiting = Un instant…

who-oblate-why = vient d’apprendre les règles : pour une première partie.
who-novice-why = oublie bien des choses : pour qui a une ou deux parties derrière soi.
who-brother-why = connaît le jeu et se trompe parfois.
who-prior-why = prépare bien tout son tour et laisse passer peu de choses.
who-abbot-why = voit loin et prend son temps : le plus fort de tous.

colour-red = rouge, à la croix
colour-blue = bleu, à la fleur de lys
colour-green = vert, à la feuille de chêne
colour-yellow = jaune, au soleil
colour-black = noir, à la clé
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

who-oblate = Oblat
who-novice = Novice
who-brother = Frère
who-prior = Prieur
who-abbot = Abbé
who-one = { $level ->
    [oblate] un Oblat
    [novice] un Novice
    [prior] un Prieur
    [abbot] un Abbé
   *[brother] un Frère
}

## L’accord des autres, tant qu’une partie avec codes est en cours

consent-copy = Copier cette partie ?
consent-copy-why = Qui joue une copie voit ce qui est tiré, et ce que cachent les écrans. Il faut l’accord de { $who }.
consent-export = Écrire cette partie dans un fichier ?
consent-export-why = Qui a le fichier peut jouer la suite, voir ce qui est tiré et ce que cachent les écrans. Il faut l’accord de { $who }.
consent-seat = Laisser un robot jouer à la place de { $who } ?
consent-seat-why = { $who } a un code et doit être d’accord.
consent-with-pins = Continuer
consent-everybody-why = Sans le code : toute la table est consultée et a une minute pour s’opposer. Ce qui est fait alors reste marqué sur la table.
consent-everybody = Consulter la table
consent-left = { $seconds ->
    [one] À toute la table : qui s’y oppose le dit maintenant. Encore { $seconds } seconde
   *[other] À toute la table : qui s’y oppose le dit maintenant. Encore { $seconds } secondes
}
consent-nobody = La minute est passée, personne ne s’est opposé.
consent-go-on = Continuer
consent-object = Non, n’y touchez pas
