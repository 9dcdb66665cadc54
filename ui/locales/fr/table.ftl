# La table : ce qu’elle demande, propose et raconte.

## Les feuillets

slip-close = Fermer
slip-cancel = Annuler
slip-rule = La règle : { $rule }
slip-read = En savoir plus

## Les mots de l’arbitre

remark-not-your-turn = C’est à quelqu’un d’autre de jouer.
remark-press-again = Appuyez encore : { $words }.
remark-stale = Il s’est passé quelque chose entre-temps ; regardez encore.
remark-wrong-pin = Ce n’est pas le bon code.
remark-too-many-tries = { $seconds ->
    [one] Trop d’essais. Attendez une seconde.
   *[other] Trop d’essais. Attendez { $seconds } secondes.
}
remark-not-saved = Ceci n’a pas pu être enregistré.
remark-no-bot = Il n’y a pas de conseil à donner ici.
remark-cancelled = Annulé : la partie a continué.
remark-internal = Une erreur de notre côté. La partie reprend là où elle a été enregistrée.

barrier-beginning = Il n’y a encore rien à annuler.
barrier-chance = Quelque chose a été tiré : on ne peut pas annuler au-delà.
barrier-revealed = Une chose cachée a été montrée : on ne peut pas annuler au-delà.
barrier-passed = Le tour est passé : on ne peut pas annuler au-delà.
barrier-nothing-undone = Il n’y a rien à rétablir.

advice = Un prieur vous conseille de { $words }.

advice-later = Cela prépare la suite : { $reasons }
advice-best = C’est ce qui promet le plus pour la suite.

## La barre

table-leave = Quitter la table
leave-title = Quitter la table ?
leave-saved = La partie est enregistrée. Vous la retrouverez à l’accueil, telle que vous l’avez laissée.
leave-not-saved = La partie n’est pas enregistrée. Si vous partez maintenant, ce qui a été joué depuis le dernier enregistrement peut être perdu.
leave-stay = Rester
leave-go = Quitter
table-undo = Annuler (Z)
table-undo-not = Rien à annuler : { $why }
table-redo = Rétablir (Maj+Z)
table-start-over = Recommencer mon tour
table-undo-end = Annuler la fin de mon tour (Z)
table-not-done = Je n’ai pas fini
table-skip = Passer
table-to-my-turn = À mon tour
table-thinking = Réflexion, { $progress } pour cent
table-look = Regarder d’abord ce qui est à vous
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-fit = Tout montrer
table-tabs = À côté du plateau
table-not-saved = Cette partie n’est pas enregistrée pour le moment. Vous pouvez continuer.
table-retry = Réessayer
tab-log = Journal
log-title = Journal
log-lately = Les dernières lignes du journal
log-earlier = Plus tôt
log-why = Pourquoi ?

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
door-take-back = { $who } n’a pas fini : annuler la fin du tour
door-take-back-last = { $who } veut annuler son dernier geste
door-forgotten = Code oublié ?
door-forgotten-why = Pendant une minute, la porte dit à toute la table que { $who } a oublié son code. Puis elle s’ouvre une fois sans le code. Le code disparaît, et la place de { $who } garde la trace de cet oubli.
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
seat-handed = { $times ->
    [one] Confiée une fois à un robot
   *[other] Confiée { $times } fois à un robot
}
table-copied = { $times ->
    [one] Cette partie a été copiée une fois : quelqu’un sait peut-être ce qui sera tiré.
   *[other] Cette partie a été copiée { $times } fois : quelqu’un sait peut-être ce qui sera tiré.
}

## Passer l’appareil, quand rien n’est caché

pass-to = Passez l’appareil à { $who }
pass-taken = C’est moi, { $who }

recap-title = { $who }, depuis votre dernier tour
recap-first = { $who }, ce qui s’est passé jusqu’ici
recap-waited = Pendant que vous attendiez
recap-closed = Entre-temps ({ $many })
recap-done = Compris
beat-next = { $title } : continuer

## La fin

end-title = Le résultat
end-winner = { $many ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent
}
end-player = Joueur
end-points = Points
end-skip = Compter d’un coup
end-back = Retour au résultat
end-look = Voir la table
end-replay = Revoir
end-rematch = Rejouer
end-level = Vos prochains adversaires
end-level-up = Plusieurs victoires de suite ! Voulez-vous affronter { $who } désormais ?
end-level-down = Ces dernières parties étaient rudes. Voulez-vous affronter { $who } désormais ?
end-level-change = Oui, { $who }
end-level-stay = Non, encore { $who }
end-level-settled = « Jouer » et les nouvelles places mettront { $who } en face de vous.
end-whence = Les points, manche par manche
end-chart = { $who } : { $points ->
    [one] { $points } point marqué
   *[other] { $points } points marqués
}
end-figures = En chiffres
end-round = Manche
rematch-pins = Les codes ne sont plus connus. Remettez-les dans le menu, chacun à son tour.

## Le menu

menu-title = Menu
menu-players = Joueurs
menu-person = une personne
menu-away = en son absence, { $who } joue
menu-leaves = Doit s’absenter
menu-leaves-why = Qui jouera pour { $who } jusqu’à son retour ?
with-colon = { $what } : { $more }
menu-back = { $who } est de retour
menu-pin = Code de { $who }, pour ouvrir la porte
menu-pin-set = Définir
menu-pin-is-set = Un code est défini. Quatre nouveaux chiffres le changent.
menu-pin-how = Quatre chiffres.
menu-pin-none = Sans code
menu-table = La table
menu-sound-0 = Silence
menu-sound-35 = Doux
menu-sound-70 = Fort
menu-rules = Les règles
menu-guide = Revoir le guide
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

## Les touches

keys-title = Touches
keys-letters = Les lettres seules sont des touches
keys-letters-why = À désactiver si vous parlez à l’appareil ou touchez des lettres par mégarde.
key-move = d’une chose à l’autre
key-press = appuyer ; sur la table nue, le bouton en bas à droite
key-back = fermer ce qui est au-dessus, ou lâcher ce qui est choisi
key-undo = annuler
key-redo = rétablir
key-over = recommencer mon tour
key-turn = à mon tour, pendant que les autres jouent
key-log = journal
key-menu = menu
key-zoom = agrandir, réduire, tout montrer
key-help = ces touches
keycap-enter = Entrée
keycap-escape = Échap
keycap-shift = Maj
