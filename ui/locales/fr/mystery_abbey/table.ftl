# Mystère à l’Abbaye : la table, ce qu’on y demande, et ce qu’on peut y toucher.

## Onglets

a-tab-notebook = Carnet
a-tab-seats = Joueurs

## La ligne du haut

a-prompt-meant = { $words } ? Confirmez avec le bouton.
a-prompt-over = La partie est finie.
a-prompt-moving = Choisissez une salle : vous avez { $steps ->
    [one] un pas
   *[other] { $steps } pas
  }.
a-prompt-asking-whom = Choisissez qui interroger.
a-prompt-asking-encounter = Posez une question à { $who }.
a-prompt-asking-return = Vous avez répondu : vous pouvez interroger { $who } à votre tour.
a-prompt-asking-inquisition = L’Inquisiteur vous laisse interroger { $who }.
a-prompt-asking-books = Posez une question à { $who } : le silence est interdit.
a-prompt-asking-controversy = Posez une question à tous ceux de la salle.
a-prompt-answering = { $who } vous interroge. Répondez, ou gardez le silence.
a-prompt-answering-forced = { $who } vous interroge, et vous devez répondre.
a-prompt-insisting = { $who } garde le silence.
a-prompt-acting-done = Consultez votre carnet, puis terminez votre tour.
a-prompt-acting-drawn = Vous avez pris { $suspect } : innocent. Consultez votre carnet, puis terminez votre tour.
a-prompt-acting-cell = Vous êtes dans la cellule d’un autre. Tirez une carte, ou n’y touchez pas.
a-prompt-acting-lying = Une carte est posée ici. Regardez-la, ou finissez votre tour.
a-prompt-acting-parlor = Faites-vous montrer une carte.
a-prompt-acting-hall = Révélez un trait du coupable, ou terminez votre tour.
a-prompt-acting-accuse = Révélez un trait, accusez le coupable, ou terminez votre tour.
a-prompt-demanding = Dites quelle carte { $who } doit vous montrer.
a-prompt-searching = Choisissez une carte dans la main de { $who }.
a-prompt-considering = Lisez cette carte, puis faites ce qu’elle dit.
a-prompt-considering-or = Faites ce que dit cette carte, ou écartez-la avec un livre.
a-prompt-considering-book = Lisez ce livre, puis prenez-le.
a-prompt-considering-read = Lisez ce livre à voix haute.
a-prompt-considering-read-or = Lisez ce livre à voix haute, ou écartez-le avec un autre.
a-prompt-considering-book-or = Prenez ce livre, ou écartez-le avec un autre.
a-prompt-naming-tell = Nommez un trait.
a-prompt-naming-show = Nommez un trait : chacun vous montre une telle carte.
a-prompt-naming-show-all = Nommez un titre : chacun montre à tous une telle carte.
a-prompt-choosing-hand = Choisissez de qui vous regardez la main.
a-prompt-choosing-sheet = Choisissez de qui vous regardez la feuille.
a-prompt-choosing-liturgy = Choisissez à qui vous passez à la prochaine messe.
a-prompt-choosing-trade = Choisissez de qui vous tirez une carte contre le livre.
a-prompt-choosing-shelf = Choisissez de qui vous regardez des cartes.
a-prompt-naming-suspects = { $many ->
    [one] Nommez encore un suspect.
   *[other] Nommez { $many } suspects.
  }
a-prompt-showing = Choisissez une carte à montrer à { $who }.
a-prompt-showing-all = Choisissez une carte à montrer à tous.
a-prompt-meeting = Vous rencontrez quelqu’un. Utilisez un livre, ou posez simplement une question.
a-prompt-laying = Choisissez un novice à poser dans la cellule voisine de la vôtre.
a-prompt-keeping = Gardez une de ces cartes de { $who }.
a-prompt-revealing = Vous pouvez révéler un trait du coupable.
a-prompt-ringing = Déplacez la cloche.
a-prompt-at-mass = Messe. { $asks }
a-prompt-passing = { $left ->
    [0] { $many ->
        [one] Cette carte va
       *[other] Ces cartes vont
      } à { $who }, à votre { $side ->
        [right] droite
       *[left] gauche
      }.
    [one] Choisissez { $many ->
        [one] une carte
       *[other] encore une carte
      } pour { $who }, à votre { $side ->
        [right] droite
       *[left] gauche
      }.
   *[other] Choisissez { $left } cartes pour { $who }, à votre { $side ->
        [right] droite
       *[left] gauche
      }.
  }
a-prompt-passing-far = { $left ->
    [0] { $many ->
        [one] Cette carte va
       *[other] Ces cartes vont
      } à { $who }.
    [one] Choisissez encore une carte pour { $who }.
   *[other] Choisissez { $left } cartes pour { $who }.
  }
a-prompt-other = { $part ->
    [moving] va se déplacer
    [asking] prépare une question
    [answering] doit répondre à une question
    [insisting] se heurte au silence
    [passing] choisit des cartes à passer
    [showing] choisit une carte à montrer
    [acting] va agir
   *[other] décide
  }
a-interrupted = Au milieu du tour de { $who }

## Les actions dans une phrase : « À la place de… »

a-advice-go = aller { $what }
a-advice-use = se servir du livre « { $what } »
a-advice-take-back-ear = reprendre l’Oreille indiscrète
a-advice-send-to-penance = envoyer { $who } en pénitence
a-advice-cross = rayer { $who }
a-advice-uncross = ne plus rayer { $who }
a-advice-ask = s’adresser à { $who }
a-advice-say = demander avec ces mots : { $what }
a-advice-put = poser la question telle quelle
a-advice-question = Un prieur vous conseille de demander à { $who } : « { $question } »
a-advice-question-all = Un prieur vous conseille de demander à tous ceux qui sont là : « { $question } »
a-advice-ask-nothing = ne rien demander
a-advice-answer = répondre
a-advice-keep-silence = garder le silence
a-advice-promise-yes = dire oui
a-advice-promise-no = dire non
a-advice-accept = accepter le silence
a-advice-search = tirer une carte ici
a-advice-demand = demander ceci : { $what }
a-advice-make-demand = exiger cela
a-advice-show = montrer { $who }
a-advice-take = prendre { $who }
a-advice-reveal = révéler ceci du coupable : { $what }
a-advice-reveal-nothing = ne rien révéler
a-advice-accuse = accuser { $who }
a-advice-use-crypta = jouer la carte Crypta pour un tour de plus
a-advice-end-turn = terminer le tour
a-advice-keep = faire ce que dit la carte
a-advice-keep-book = prendre le livre
a-advice-keep-read = lire le livre à voix haute
a-advice-name = nommer ceci : { $what }
a-advice-name-suspect = nommer { $who }
a-advice-choose = choisir { $who }
a-advice-ring-on = avancer la cloche
a-advice-ring-back = reculer la cloche
a-advice-pass = passer { $who }
a-advice-use-nothing = n’utiliser aucun livre
a-advice-lay = y poser { $who }
a-advice-look = regarder la carte posée ici
a-advice-take-back = reprendre la carte posée ici

## Les mêmes sur un bouton

a-do-go = Aller { $what }
a-do-use = Utiliser « { $what } »
a-do-take-back-ear = Reprendre l’Oreille
a-do-send-to-penance = { $who } en pénitence
a-do-cross = Le rayer
a-do-uncross = Ne plus le rayer
a-do-ask = Interroger { $who }
a-do-say = { $what }
a-do-put = Poser cette question
a-do-another = Une autre question
a-do-ask-nothing = Ne rien demander
a-do-answer = Dire la vérité
a-do-keep-silence = Garder le silence
a-do-promise-yes = Oui, je le promets
a-do-promise-no = Non, je promets que non
a-do-accept = Accepter le silence
a-do-search = Tirer une carte
a-do-demand = { $what }
a-do-make-demand = L’exiger
a-do-show = Montrer { $who }
a-do-take = Prendre { $who }
a-do-reveal = Révéler : { $what }
a-do-reveal-nothing = Ne rien révéler
a-do-accuse = Accuser { $who }
a-do-use-crypta = Un tour de plus
a-do-end-turn = Finir le tour
a-do-keep = Faire ce qu’elle dit
a-do-keep-book = Prendre ce livre
a-do-keep-read = Le lire à voix haute
a-do-name = { $what }
a-do-name-suspect = Nommer { $who }
a-do-choose = Choisir { $who }
a-do-ring-on = Une case en avant
a-do-ring-back = Une case en arrière
a-do-pass = Passer { $who }
a-do-use-nothing = Aucun livre
a-do-lay = Y poser { $who }
a-do-look = Regarder la carte posée ici
a-do-take-back = Reprendre la carte posée ici
a-do-pass-choose = { $many ->
    [one] Choisir une carte
   *[other] Choisir { $many } cartes
  }
a-do-pass-all = { $many ->
    [one] Passer cette carte
   *[other] Passer ces { $many } cartes
  }
a-do-accusing = Accuser quelqu’un…
a-resume = Revenir à la question

## Billets

a-head-encounter = Vous rencontrez { $who }.
a-head-return = Interroger { $who } à votre tour ?
a-head-inquisition = Interroger { $who } ?
a-head-books = Interrogez qui vous voulez, où qu’il soit
a-head-answering = { $who } demande :
a-head-prepared = Votre question à { $who }. Tous l’entendent, et la réponse aussi.
a-head-insisting = { $who } garde le silence.
a-head-parlor = La pioche est épuisée. De qui voulez-vous voir une carte ?
a-head-cell = Tirer une carte au propriétaire de cette cellule ?
a-head-cell-why = S’il rentre pendant que vous y êtes, vous la rendez et faites pénitence.
a-head-demanding = Que doit vous montrer { $who } ?
a-head-searching = La main de { $who } : prenez une carte
a-head-keeping = Gardez une de ces cartes de { $who }
a-head-naming = Nommez un trait
a-naming-tell-hand = Chacun dit combien il en a en main.
a-naming-tell-seen = Chacun dit combien il en a vu.
a-naming-tell-crossed = Chacun dit combien il en a rayé.
a-naming-tell-open = Chacun dit combien restent possibles sur sa feuille.
a-naming-tell-taken = Chacun dit si la dernière carte prise en est une.
a-naming-tell-given = Chacun dit combien il en a passé à la dernière messe.
a-naming-tell-received = Chacun dit combien il en a reçu à la dernière messe.
a-naming-show = Quiconque en a vous en montre une.
a-naming-show-all = Quiconque en a en montre une à tous.
a-head-choosing-hand = De qui regardez-vous la main ?
a-head-choosing-sheet = De qui regardez-vous la feuille ?
a-head-choosing-liturgy = À qui passez-vous à la prochaine messe ?
a-head-choosing-trade = De qui tirez-vous une carte contre le livre ?
a-head-meeting = Vous rencontrez quelqu’un. Un livre ?
a-head-laying = Quel novice posez-vous dans la cellule voisine ?
a-head-lying = Une carte est posée ici.
a-head-controversy = Une question pour tous ceux de la salle
a-head-choosing-shelf = De qui regardez-vous des cartes ?
a-head-naming-suspects = { $many ->
    [one] Nommez encore un suspect
   *[other] Nommez { $many } suspects
  }
a-head-showing = Quelle carte montrez-vous à { $who } ?
a-head-showing-all = Quelle carte montrez-vous à tous ?
a-head-revealing = Révéler un trait du coupable ?
a-head-ringing = Où va la cloche ?
a-head-hall = Que savez-vous du coupable ?
a-head-accusing = Qui est-ce ?
a-hall-no-accusation = Personne ne peut être accusé maintenant.
a-hall-pile-left = On pourra l’accuser ici quand la pioche du parloir sera épuisée.
a-reveal-left = { $have ->
    [0] Aucun de ceux qui restent sur votre feuille.
   *[other] { $have } des { $left } qui restent sur votre feuille.
  }
a-reveal-why = Si c’est juste, cela rapporte { $right ->
    [one] un point
   *[other] { $right } points
  } à la fin ; si c’est faux, cela coûte { $wrong ->
    [one] un point
   *[other] { $wrong } points
  }. Personne ne pourra le redire.
a-accuse-why = S’il est innocent, il vous en coûte des points et une pénitence.
a-accuse-seen = Vous avez vu sa carte : il est innocent.
a-accuse-costs = L’accuser vous coûte des points et une pénitence.
a-accuse-crossed = Vous l’avez vous-même rayé.
a-truth = Votre vraie réponse :
a-answer-brings = Qui répond peut interroger à son tour.
a-answer-binds = Un « oui » vous engage, et un « non » aussi.
a-may-answer = Réponses possibles :
a-why-not = Pourquoi pas ?

## Interroger

a-ready-hand = Combien en main ?
a-ready-seen = Combien déjà vus ?
a-build = Composer une question…
a-steps = Une question en trois étapes
a-step-kind = Quoi
a-step-of = Sur quoi
a-step-about = Sur qui
a-part-versus = … comparés à
a-part-back = Retour
a-part-anew = Recommencer
a-or-names = ou par leur nom

## Ce qu’on regarde

a-mark-seen = vu : innocent
a-mark-crossed = rayé
a-mark-open = encore possible
a-mark-exposed = Tout le monde a vu sa carte.
a-mark-proved = innocenté
a-mark-noted = votre note : { $note }
a-proved-left = { $left ->
    [one] Tout ce qui fut vu et dit n’en laisse qu’un.
   *[other] Tout ce qui fut vu et dit en laisse { $left }.
  }
a-proved-places = Sa carte peut être { $places }.
a-place-hand = chez { $who }
a-place-pile = dans la pioche
a-place-culprit = sous le plateau
a-sight = { $ago ->
    [0] Vu en dernier dans la main de { $who }.
    [one] Vu en dernier dans la main de { $who }, il y a une messe.
   *[other] Vu en dernier dans la main de { $who }, il y a { $ago } messes.
  }
a-sight-own = { $ago ->
    [0] Vu en dernier dans votre main.
    [one] Vu en dernier dans votre main, il y a une messe.
   *[other] Vu en dernier dans votre main, il y a { $ago } messes.
  }
a-sight-short = vu chez { $who }
a-seat-where = { $room }
a-seat-penance = Fait pénitence : n’interroge pas, ne répond pas, et saute un tour.
a-seat-promise = A promis : { $promise }.
a-seat-accused = { $many ->
    [one] A accusé un innocent.
   *[other] A accusé { $many } innocents.
  }
a-seat-no-answers = N’a encore répondu à rien.
a-mass-in = { $rounds ->
    [0] La messe a lieu maintenant.
    [one] C’est la dernière manche avant la messe.
   *[other] { $rounds } manches avant la messe.
  }

## Le plan

a-plan = L’abbaye
a-room-in-reach = à portée
a-room-there = sur place : { $who }
a-room-laid = une carte y est posée
a-leaf-laid = Une carte est posée ici. Qui s’y arrête peut la regarder.
a-leaf-books = { $left ->
    [0] Tous les livres sont tirés.
    [one] Il reste un livre à tirer.
   *[other] Il reste { $left } livres à tirer.
  }
a-leaf-library = { $left ->
    [one] Il reste une carte.
   *[other] Il reste { $left } cartes.
  }

## À côté du plan

a-order = Les joueurs dans l’ordre du tour
a-mass-label = { $mass } : { $bell ->
    [0] la cloche est à côté de la carte
   *[other] la cloche est sur le { $bell }
  } ; { $passed ->
    [one] on passe une carte
   *[other] on passe { $passed } cartes
  }
a-cards = { $many ->
    [0] aucune carte
    [one] une carte
   *[other] { $many } cartes
  }
a-books = { $many ->
    [one] un livre
   *[other] { $many } livres
  }
a-crypta = une carte Crypta
a-in-penance = en pénitence
a-has-promised = a promis
a-revelations = Révélations
a-to-hall = Révéler, accuser…
a-revealed-by = révélé par { $who }

## Le carnet

a-notebook = Carnet
a-notebook-left = { $left ->
    [0] Plus aucun suspect
    [one] Encore un suspect
   *[other] Encore { $left } suspects
  }
a-notebook-shut = À chacun son carnet.
a-pencil = Crayon
a-filters = Ne montrer que ceux-là
a-filter = { $trait } : { $left }
a-sheet = La feuille
a-notes = Vos notes
a-note = Votre note
a-note-page = Sur toute l’affaire
a-note-hint = Personne d’autre ne lira ceci.
a-note-how = Pour écrire sur un suspect, posez le crayon et touchez son visage.
a-pencil-why = Avec le crayon, toucher un suspect le raye. Sans lui, on le regarde et on écrit à son sujet.

## L’étagère

a-shelf = Ce que possède { $who }
a-shelf-closed = À chacun ses cartes.
a-hand = Suspects en main
a-hand-none = Aucune carte en main
a-books-kept = Livres
a-ear-ready = prête
a-card = { $who }
a-card-chosen = { $who } : choisie

## Replays

a-stand-sheet = { $seen ->
    [one] { $seen } vu
   *[other] { $seen } vus
  }, { $crossed ->
    [one] { $crossed } rayé
   *[other] { $crossed } rayés
  } en plus
a-stand-points = { $points ->
    [one] un point
   *[other] { $points } points
  }
