# Mystère à l’Abbaye : ce qui s’est passé.

## Mise en place, tours, cloche

a-log-culprit-hidden = Un suspect que nul n’a vu est mis sous le plateau. C’est le coupable.
a-log-dealt = { $who } reçoit { $many ->
    [one] une carte
   *[other] { $many } cartes
  }.
a-log-dealt-known = { $who } reçoit { $cards }.
a-log-first-player = La cloche est à { $who }, qui joue en premier.
a-log-die-turned = Dans { $the }, le dé montre maintenant { $who }.
a-log-turn-began = Au tour de { $who }.
a-log-turn-began-extra = { $who } joue un tour supplémentaire.
a-log-turn-skipped = { $who } fait pénitence et passe ce tour.
a-log-bell-moved = La cloche de { $mass } est sur le { $space }
a-log-went = { $who } va { $to }.
a-log-put-into = Le pion de { $who } est mis { $to }.
a-log-put-into-own = Le pion de { $who } est mis dans sa propre cellule.
a-log-put-into-several = Ces pions sont mis { $to } : { $names }.
a-log-put-into-all = Tous les pions vont { $to }.
a-log-put-into-cells = Chaque pion est mis dans sa propre cellule.
a-log-promise-over-kept = { $who } a tenu sa promesse.
a-log-promise-over-lapsed = La promesse de { $who } n’engage plus.

## Questions

a-log-asked = { $who } demande à { $whom } : « { $question } »
a-log-asked-sung = { $who } chante à { $whom } : « ♪ { $question } ♪ »
a-log-answered = { $who } répond : « { $answer }. »
a-log-answered-sung = { $who } répond en chantant : « ♪ { $answer } ♪ »
a-log-promised = { $who } { $promise }. C’est promis.
a-log-kept-silence = { $who } fait vœu de silence.
a-log-told-hand = { $who } { $many ->
    [0] n’a aucun { $one }
    [1] a un { $one }
   *[other] a { $many } { $group }
  } en main.
a-log-told-seen = { $who } { $many ->
    [0] n’a vu aucun { $one }
    [1] a vu un { $one }
   *[other] a vu { $many } { $group }
  }.
a-log-told-crossed = { $who } { $many ->
    [0] n’a rayé aucun { $one }
    [1] a rayé un { $one }
   *[other] a rayé { $many } { $group }
  }.
a-log-asks-nothing = { $who } ne demande rien.
a-log-uses-nothing = { $who } n’utilise aucun livre dans cette rencontre.
a-log-accepts = { $who } accepte le silence.

## Cartes

a-log-card-moved-confession = { $who } tire une carte de la main de { $whom } au confessionnal.
a-log-card-moved-confession-known = { $who } tire { $card } de la main de { $whom } au confessionnal.
a-log-card-moved-search = { $who } prend une carte dans la cellule de { $whom }.
a-log-card-moved-search-known = { $who } prend { $card } dans la cellule de { $whom }.
a-log-card-moved-returned = { $whom } rend une carte à { $who }.
a-log-card-moved-returned-known = { $whom } rend { $card } à { $who }.
a-log-card-moved-card = Une carte de { $whom } va à { $who }.
a-log-card-moved-card-known = Une carte de { $whom } va à { $who } : { $card }.
a-log-card-moved-pile = { $who } reçoit la première carte de la pioche.
a-log-card-moved-pile-known = { $who } reçoit la première carte de la pioche : { $card }.
a-log-card-shown = { $who } montre { $many ->
    [one] une carte
   *[other] { $many } cartes
  } à { $whom }.
a-log-card-shown-known = { $who } montre { $cards } à { $whom }.
a-log-card-shown-all = { $who } montre { $cards } à tout le monde.
a-log-hand-seen = { $who } regarde la main de { $whom }.
a-log-hand-seen-known = { $who } regarde la main de { $whom } : { $cards }.
a-log-sheet-seen = { $who } regarde la feuille de { $whom }.
a-log-sheet-seen-known = { $who } regarde la feuille de { $whom }. Vus : { $seen }. Rayés en outre : { $crossed }.
a-log-hands-swapped = { $who } et { $whom } échangent leurs mains.
a-log-hands-swapped-known = { $who } et { $whom } échangent leurs mains. { $who } donne { $given } ; { $whom } donne { $received }.
a-log-cards-passed = { $who } { $many ->
    [0] ne passe rien
    [one] passe une carte
   *[other] passe { $many } cartes
  } à { $whom }.
a-log-cards-passed-known = { $who } passe { $cards } à { $whom }.
a-log-pass-chosen = { $who } a choisi { $many ->
    [one] une carte
   *[other] { $many } cartes
  } à passer.
a-log-pass-chosen-known = { $who } compte passer { $cards }.
a-log-nothing-to-draw = { $whom } n’a pas de carte que { $who } puisse tirer.
a-log-demanded = { $who } demande à { $whom } au parloir : « { $demand } »
a-log-has-none = { $who } n’en a pas.
a-log-nothing = rien

## Cellules et pénitence

a-beat-caught = Pris sur le fait !
a-log-caught = { $whom } rentre et trouve { $who } dans sa cellule. Pris sur le fait !
a-log-sent-to-penance = { $who } va à la chapelle faire pénitence.
a-log-spared = { $who } échappe à la pénitence.

## Livres, cartes de la bibliothèque, événements

a-log-book-drawn = { $who } tire un livre.
a-log-book-drawn-known = { $who } tire un livre : { $book }.
a-log-book-kept = { $who } garde un livre en secret.
a-log-book-kept-known = { $who } garde un livre en secret : { $book }.
a-log-book-drawn-kept = { $who } tire un livre et le garde en secret.
a-log-book-drawn-kept-known = { $who } tire un livre et le garde en secret : { $book }.
a-log-book-read = { $who } lit à voix haute : { $book }. { $does }
a-log-book-unread = { $who } remet un livre sans le lire : { $book }.
a-log-book-used = { $who } utilise un livre : { $book }.
a-log-book-used-ear = { $who } a tout entendu : l’Oreille indiscrète était prête.
a-log-ear-laid = { $who } tient l’Oreille indiscrète prête.
a-log-ear-taken-back = { $who } reprend l’Oreille indiscrète.
a-log-books-shuffled = Tous les livres ont été tirés ; on mélange ceux qui ont servi.
a-log-library-drawn = { $who } tire à la bibliothèque : { $card }. { $does }
a-log-event-turned-up = { $card }. { $does }
a-log-put-under = { $card } va sous sa pile, et la carte suivante compte.
a-log-book-given = { $who } donne un livre à { $whom } contre une carte : { $book }. Il reste désormais visible.
a-log-passing-changed = À la prochaine messe, { $who } passe ses cartes à { $whom }, et chacun aussi loin autour de la table.
a-log-crypta-returned = { $who } rend sa carte Crypta.
a-log-card-laid = Une carte de { $who } est posée dans une salle : { $the }.
a-log-card-laid-known = Une carte de { $who } est posée dans une salle ({ $the }) : { $card }.
a-log-laid-seen = { $who } regarde la carte de { $whom } posée dans une salle : { $the }.
a-log-laid-seen-known = { $who } regarde la carte de { $whom } posée dans une salle ({ $the }) : { $card }.
a-log-laid-taken-back = { $who } reprend la carte posée dans une salle : { $the }.
a-log-escape-rolled = Le dé ne montre pas le moine noir : le coupable est toujours là.
a-log-escape-rolled-escaped = Le dé montre le moine noir : le coupable s’est échappé !
a-log-rolled = Le dé montre { $who }.
a-log-named = { $who } nomme un trait : { $named }.
a-log-suspects-named = { $who } nomme { $names }.
a-log-holds-of-them = { $who } { $many ->
    [0] ne tient ni l’un ni l’autre
    [1] tient l’un d’eux
   *[other] en tient { $many }
  }.
a-log-chosen = { $who } choisit { $whom }.
a-log-crypta-taken = { $who } prend une carte Crypta.
a-log-crypta-used = { $who } rend sa carte Crypta pour un tour supplémentaire.

## Salle capitulaire, messe, feuille

a-log-revealed = { $who } révèle : « { $he }. »
a-log-accused = { $who } accuse { $suspect } !
a-log-mass-called = { $mass } : la messe
a-log-crossed = { $who } raye { $cards }.
a-log-uncrossed = { $who } ne raye plus { $cards }.
a-log-ended-arrest = Le coupable est trouvé, et la partie est finie.
a-log-ended-compline = On a chanté Complies une fois de trop : personne n’a trouvé le coupable.
a-log-ended-escape = Le coupable s’est échappé, et la partie est finie.
a-log-culprit = C’était { $suspect }.

## Le canon que l’on chante

a-song-frere-jacques-1 = Frère Jacques, Frère Jacques,
a-song-frere-jacques-2 = Dormez-vous ? Dormez-vous ?
a-song-frere-jacques-3 = Sonnez les matines ! Sonnez les matines !
a-song-frere-jacques-4 = Ding, dang, dong ! Ding, dang, dong !
a-song-gregorian-chant-1 = Dies irae, dies illa
a-song-gregorian-chant-2 = solvet saeclum in favilla,
a-song-gregorian-chant-3 = teste David cum Sibylla.
a-song-silence = Faire silence
a-song-again = Encore une fois

## Ce qui s’est dit, révélations et accusations

a-heard-title = Ce qui s’est dit
a-heard-questions = Questions et réponses
a-heard-board = Révélations et accusations
a-heard-person = Par personne
a-heard-trait = Par trait
a-heard-everybody = Tout le monde
a-heard-every-trait = Tous les traits
a-heard-none = Rien ne s’est encore dit.
a-heard-none-such = Rien de tel ne s’est encore dit.
a-heard-line = { $asker } à { $asked }
a-heard-told = { $asked }, devant tous
a-heard-mass-0 = Avant la première messe
a-heard-mass = Depuis { $mass }
a-heard-open = pas encore de réponse
a-heard-many = { $many ->
    [0] Aucune question
    [one] Une question
   *[other] { $many } questions
  }
a-heard-revealed = { $who } : { $he }
a-heard-right = juste
a-heard-wrong = faux
a-heard-nobody-revealed = Aucun trait n’a encore été révélé.
a-heard-accused = { $who } a accusé { $suspect }
a-heard-innocent = innocent
a-heard-guilty = coupable
a-heard-nobody-accused = Personne n’a encore été accusé.
a-heard-exposed = Montrés à tous : { $cards }.
a-heard-private = Ce que vous seul avez appris
a-heard-private-none = Rien ne vous a encore été montré en secret.

## La fin

a-end-revelations = Révélations justes
a-end-wrong = Révélations fausses
a-end-culprit = Le coupable
a-end-accusations = Accusations fausses
a-end-who = C’était { $suspect }
a-end-reason-right = { $who } : « { $he }. » C’est juste.
a-end-reason-wrong = { $who } : « { $he }. » C’est faux.
a-end-reason-culprit = { $who } a nommé le coupable.
a-end-reason-accusation = { $who } a accusé { $suspect }, qui est innocent.
a-end-reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
a-end-reasons = Point par point
a-end-nothing = Personne n’a marqué de point.
a-end-help-none = Dans cette partie, le carnet n’aidait pas.
a-end-help-facts = Dans cette partie, le carnet aidait par des faits.
a-end-help-inference = Dans cette partie, le carnet aidait par des conclusions.
a-certain-title = Ce que chacun aurait pu savoir
a-certain-why = Combien de suspects pouvaient encore être coupables pour qui tire toutes les conclusions, tour par tour. La croix marque le moment de la certitude.
a-certain-waiting = On repasse tous les tours…
a-certain-failed = On n’a pas pu repasser les tours.
a-certain-at = { $who } aurait pu le savoir au tour { $turn }, { $when }.
a-certain-from = { $who } aurait pu le savoir dès le début.
a-certain-never = { $who } n’avait pas de certitude : { $many ->
    [one] il restait un suspect
   *[other] il restait { $many } suspects
  }.
a-certain-turn = Tour
a-certain-table = Le graphique en chiffres
a-series-title = La série
a-series-game = Partie
a-series-number = Partie { $number }
a-series-sum = Total
a-series-leads = { $names } { $many ->
    [one] mène
   *[other] mènent
  }.

## Ce qu’on vient d’apprendre

a-learnt-asked = Vous avez interrogé { $who }
a-learnt-asked-you = { $who } vous a demandé
a-learnt-given = Vous n’aviez pas le choix : la vraie réponse a été donnée pour vous.
a-learnt-silence = Garde le silence
a-learnt-rules-out = { $many ->
    [0] Cela n’écarte encore personne : il reste { $left } coupables possibles.
    [one] Cela écarte un suspect : { $left ->
        [one] il ne reste qu’un coupable possible.
       *[other] il reste { $left } coupables possibles.
      }
   *[other] Cela écarte { $many } suspects : { $left ->
        [one] il ne reste qu’un coupable possible.
       *[other] il reste { $left } coupables possibles.
      }
  }
a-learnt-book = Vous tirez un livre
a-learnt-book-kept = Vous le gardez en secret. Il reste près de vos cartes jusqu’à ce que vous l’utilisiez.
a-learnt-book-read = On le lit aussitôt à voix haute.
a-learnt-library = Vous tirez à la bibliothèque
a-learnt-card-pile = Vous tirez de la pioche
a-learnt-card-confession = Vous tirez de la main de { $who }
a-learnt-card-search = Vous prenez cette carte dans la cellule de { $who }
a-learnt-card-returned = { $who } vous rend cette carte
a-learnt-card-card = De la main de { $who }
a-learnt-lost = { $who } prend dans votre main
a-learnt-swapped = Vous échangez vos mains avec { $who } : voici la vôtre
a-learnt-said = Tous entendent
a-learnt-sheet = La feuille de { $who }
a-learnt-sheet-seen = { $many ->
    [0] Aucune carte n’a encore été vue.
    [one] Cette carte a été vue : il est innocent.
   *[other] Ces { $many } cartes ont été vues : ils sont innocents.
  }
a-learnt-sheet-crossed = Rayés en outre, à tort ou à raison : { $cards }.
a-learnt-passed = { $who } vous passe
a-learnt-hand = La main de { $who }
a-learnt-shown = { $who } vous montre
a-learnt-innocent = { $many ->
    [one] Il est innocent : vous avez vu sa carte.
   *[other] Ils sont innocents : vous avez vu leurs cartes.
  }
