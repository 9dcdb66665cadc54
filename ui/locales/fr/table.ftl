# La table : ce qu’elle demande, propose et raconte.

## Les feuillets

slip-close = Fermer
slip-cancel = Reprendre
slip-rule = La règle : { $rule }
slip-read = En savoir plus

## Les mots de l’arbitre

note-not-your-turn = C’est à quelqu’un d’autre de jouer.
note-press-again = Pressez encore : { $words }.
note-stale = Il s’est passé quelque chose depuis ; regardez encore.
note-wrong-pin = Ce n’est pas le bon code.
note-too-many-tries = { $seconds ->
    [one] Trop d’essais. Attendez une seconde.
   *[other] Trop d’essais. Attendez { $seconds } secondes.
}
note-not-saved = Ceci n’a pas pu être enregistré.
note-no-bot = Il n’y a pas de conseil à donner ici.
note-cancelled = Dépassé par les événements.
note-internal = Une erreur de notre côté. La partie reprend de ce qui a été enregistré.

barrier-beginning = Rien n’a encore été fait que l’on puisse reprendre.
barrier-chance = Quelque chose a été tiré ; on ne revient pas avant cela.
barrier-revealed = Une chose cachée a été montrée ; on ne revient pas avant cela.
barrier-passed = Le tour est passé ; on ne revient pas avant cela.
barrier-nothing-undone = Il n’y a rien à refaire.

advice = Un frère vous conseille de { $words }.

## La barre

table-leave = Quitter la table
table-undo = Reprendre (Z)
table-undo-not = Rien à reprendre : { $why }
table-redo = Refaire (Maj+Z)
table-skip = Passer
table-thinking = Réflexion, { $progress } pour cent
table-look = Regarder d’abord ce qui est à vous
table-stop = Jouer maintenant
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-fit = Tout montrer
table-tabs = À côté du plateau
table-not-saved = Cette partie n’est pas enregistrée pour le moment. Vous pouvez continuer.
table-retry = Réessayer
tab-log = Journal
log-title = Journal
log-earlier = Plus tôt

## La porte

door-closed = La porte est fermée
door-next = À { $who } de jouer
door-hold = Appuyez longuement pour ouvrir
door-pin = Code de { $who }
door-open = Ouvrir
door-back = Retour à la table
door-away = Absence de { $who }
door-away-why = Un Frère peut jouer à la place de { $who } jusqu’à son retour. Personne ne voit ce que cache son écran.
door-away-bot = Laisser jouer un Frère
door-forgotten = Code oublié ?
door-forgotten-why = Pendant une minute, la porte dit à toute la table que { $who } a oublié son code. Puis elle s’ouvre une fois sans lui. Le code disparaît, et la place de { $who } garde la trace de cet oubli.
door-forget = Le dire à tous
door-witness = { $who } a oublié son code. Soyez témoins : est-ce bien { $who } qui est là ? Le bon code met fin à l’attente.
door-witness-left = { $seconds ->
    [one] Ouverture dans { $seconds } seconde
   *[other] Ouverture dans { $seconds } secondes
}
door-set-aside = La minute est passée. { $who } peut ouvrir sans code.
seat-forgotten = { $times ->
    [one] Code oublié une fois
   *[other] Code oublié { $times } fois
}

## Passer l’appareil, quand rien n’est caché

pass-to = Passez l’appareil à { $who }
pass-taken = C’est moi, { $who }

recap-title = { $who }, depuis votre dernier tour
recap-first = { $who }, ce qui s’est passé jusqu’ici
recap-step = { $step } sur { $of }
recap-next = Suite
recap-skip = Passer
recap-done = À la table

## La fin

end-title = Les testaments
end-winner = { $many ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent
}
end-player = Joueur
end-points = Points
end-skip = Compter d’un coup
end-back = Retour aux testaments
end-look = Voir la table
end-replay = Revoir
end-rematch = Rejouer
end-whence = Les points, tour par tour
end-chart = { $who } : { $points ->
    [one] { $points } point marqué
   *[other] { $points } points marqués
}
end-figures = En chiffres
end-round = Tour
rematch-pins = Les codes ne sont plus connus. Remettez-les dans le menu, chacun à son tour.

## Le menu

menu-title = Menu
menu-players = Joueurs
menu-person = une personne
menu-bot = { $level ->
    [novice] un Novice
    [abbot] un Abbé
   *[brother] un Frère
}
menu-away = en son absence, { $level ->
    [novice] un Novice
    [abbot] un Abbé
   *[brother] un Frère
} joue
menu-leaves = Doit s’absenter
menu-leaves-why = Qui jouera pour { $who } jusqu’à son retour ?
menu-back = { $who } est de retour
menu-pin = Code de { $who }, pour ouvrir la porte
menu-pin-set = Fixer
menu-pin-none = Sans code
menu-table = La table
menu-rules = Les règles
menu-guide = Me guider encore
menu-turns = L’appareil est posé à plat
menu-turns-why = La table se tourne vers qui doit jouer.
menu-side = Place de { $who }
menu-side-below = en bas
menu-side-left = à gauche
menu-side-above = en haut
menu-side-right = à droite

## Ce que dit chaque jeu

do-choose = À vous de choisir
do-hint = Conseil
do-wait = Patience
guide-done = Compris
guide-off = Ne plus me guider
guide-title = Guide
seat-red = rouge, la croix
seat-blue = bleu, le lys
seat-green = vert, la feuille de chêne
seat-yellow = jaune, le soleil
seat-black = noir, la clé
seat-white = blanc, la colombe
