# Mystère à l’Abbaye : les questions en phrases, leurs réponses, et de qui elles parlent.

## De qui il s’agit

a-gap = …
# Un groupe de moines par leurs traits. Ce qui n’est pas dit est « no ».
a-group-many = { $girth ->
    [fat] gros{" "}
   *[no] {""}
  }{ $title ->
    [father] pères
    [brother] frères
    [novice] novices
   *[no] { $order ->
        [templar] templiers
        [franciscan] franciscains
        [benedictine] bénédictins
       *[no] moines
      }
  }{ $title ->
    [no] {""}
   *[other] { $order ->
        [templar] {" "}templiers
        [franciscan] {" "}franciscains
        [benedictine] {" "}bénédictins
       *[no] {""}
      }
  }{ $girth ->
    [thin] {" "}maigres
   *[no] {""}
  }{ $beard ->
    [no] {""}
   *[other] { $girth ->
        [thin] {" "}et
       *[no] {""}
      }{ $beard ->
        [bearded] {" "}barbus
       *[clean-shaven] {" "}glabres
      }
  }{ $hood ->
    [no] {""}
   *[other] { $girth ->
        [thin] {" "}et
       *[no] { $beard ->
            [no] {""}
           *[other] {" "}et
          }
      }{ $hood ->
        [hooded] {" "}encapuchonnés
       *[unhooded] {" "}tête nue
      }
  }
a-group-one = { $girth ->
    [fat] gros{" "}
   *[no] {""}
  }{ $title ->
    [father] père
    [brother] frère
    [novice] novice
   *[no] { $order ->
        [templar] templier
        [franciscan] franciscain
        [benedictine] bénédictin
       *[no] moine
      }
  }{ $title ->
    [no] {""}
   *[other] { $order ->
        [templar] {" "}templier
        [franciscan] {" "}franciscain
        [benedictine] {" "}bénédictin
       *[no] {""}
      }
  }{ $girth ->
    [thin] {" "}maigre
   *[no] {""}
  }{ $beard ->
    [no] {""}
   *[other] { $girth ->
        [thin] {" "}et
       *[no] {""}
      }{ $beard ->
        [bearded] {" "}barbu
       *[clean-shaven] {" "}glabre
      }
  }{ $hood ->
    [no] {""}
   *[other] { $girth ->
        [thin] {" "}et
       *[no] { $beard ->
            [no] {""}
           *[other] {" "}et
          }
      }{ $hood ->
        [hooded] {" "}encapuchonné
       *[unhooded] {" "}tête nue
      }
  }
a-group-a = un { $one }
a-group-the = les { $many }
a-group-suspects = suspects
a-group-suspect = suspect

a-suspect = { $title ->
    [father] Père
    [brother] Frère
   *[novice] Novice
  } { a-suspect-name }
a-suspect-the = { $title ->
    [father] le père
    [brother] le frère
   *[novice] le novice
  } { a-suspect-name }
# Le nom seul, comme on l’écrit ici.
a-suspect-name = { $name ->
    [Andre] André
    [Felix] Félix
    [Leo] Léo
    [Remi] Rémi
   *[other] { $name }
  }

## Combien

a-ask-count = Combien de … ?
a-ask-count-hand = Combien de { $many } as-tu en main ?
a-ask-count-seen = Combien de { $many } as-tu vus ?
a-ask-count-crossed = Combien de { $many } as-tu rayés ?
a-ask-count-open = Combien de { $many } ta feuille laisse-t-elle possibles ?
a-ask-count-given = Combien de { $many } as-tu passés à la dernière messe ?
a-ask-count-received = Combien de { $many } as-tu reçus à la dernière messe ?
a-ask-count-hand-names = { $count ->
    [1] Combien as-tu en main de moines de ce nom : { $and } ?
   *[other] Combien de ces moines as-tu en main : { $and } ?
  }
a-ask-count-seen-names = { $count ->
    [1] Combien as-tu vu de moines de ce nom : { $and } ?
   *[other] Combien de ces moines as-tu vus : { $and } ?
  }
a-ask-count-crossed-names = { $count ->
    [1] Combien as-tu rayé de moines de ce nom : { $and } ?
   *[other] Combien de ces moines as-tu rayés : { $and } ?
  }
a-ask-count-open-names = { $count ->
    [1] Combien ta feuille laisse-t-elle possibles de moines de ce nom : { $and } ?
   *[other] Combien de ces moines ta feuille laisse-t-elle possibles : { $and } ?
  }
a-ask-count-given-names = { $count ->
    [1] Combien as-tu passé de moines de ce nom à la dernière messe : { $and } ?
   *[other] Combien de ces moines as-tu passés à la dernière messe : { $and } ?
  }
a-ask-count-received-names = { $count ->
    [1] Combien as-tu reçu de moines de ce nom à la dernière messe : { $and } ?
   *[other] Combien de ces moines as-tu reçus à la dernière messe : { $and } ?
  }

## Y en a-t-il

a-ask-any = Y a-t-il … ?
a-ask-any-hand = As-tu { $a } en main ?
a-ask-any-seen = As-tu vu { $a } ?
a-ask-any-crossed = As-tu rayé { $a } ?
a-ask-any-open = Ta feuille laisse-t-elle possible { $a } ?
a-ask-any-taken = La dernière carte que tu as prise, était-ce { $a } ?
a-ask-any-given = As-tu passé { $a } à la dernière messe ?
a-ask-any-received = As-tu reçu { $a } à la dernière messe ?
a-ask-any-hand-names = As-tu { $or } en main ?
a-ask-any-seen-names = As-tu vu { $or } ?
a-ask-any-crossed-names = As-tu rayé { $or } ?
a-ask-any-open-names = Ta feuille laisse-t-elle possible { $or } ?
a-ask-any-taken-names = La dernière carte que tu as prise, était-ce { $or } ?
a-ask-any-given-names = As-tu passé { $or } à la dernière messe ?
a-ask-any-received-names = As-tu reçu { $or } à la dernière messe ?

## Tous

a-ask-every = As-tu … tous les … ?
a-ask-every-seen = As-tu vu tous les { $many } ?
a-ask-every-crossed = As-tu rayé tous les { $many } ?
a-ask-every-seen-names = { $count ->
    [one] As-tu vu { $and } ?
    [2] As-tu vu à la fois { $and } ?
   *[other] Les as-tu tous vus : { $and } ?
  }
a-ask-every-crossed-names = { $count ->
    [one] As-tu rayé { $and } ?
    [2] As-tu rayé à la fois { $and } ?
   *[other] Les as-tu tous rayés : { $and } ?
  }

## Plus de ceux-ci, ou de ceux-là

a-more = { $mixed ->
    [yes] plus de moines parmi { $one } que parmi { $other }
   *[no] plus de { $one } que de { $other }
  }
a-ask-compare = Plus de … que de … ?
a-ask-compare-hand = As-tu en main { $more }, moins ou autant ?
a-ask-compare-seen = As-tu vu { $more }, moins ou autant ?
a-ask-compare-crossed = As-tu rayé { $more }, moins ou autant ?
a-ask-compare-open = Ta feuille laisse-t-elle possibles { $more }, moins ou autant ?
a-ask-compare-given = À la dernière messe, as-tu passé { $more }, moins ou autant ?
a-ask-compare-received = À la dernière messe, as-tu reçu { $more }, moins ou autant ?

## C’est réglé

a-ask-settled = Ta feuille dit-elle … ?
a-ask-settled-order = Ta feuille ne laisse-t-elle plus qu’un ordre possible ?
a-ask-settled-title = Ta feuille ne laisse-t-elle plus qu’un titre possible ?
a-ask-settled-hood = Ta feuille dit-elle s’il porte une capuche ?
a-ask-settled-beard = Ta feuille dit-elle s’il a une barbe ?
a-ask-settled-girth = Ta feuille dit-elle s’il est gros ou maigre ?

## Promesses

a-ask-go = Iras-tu … ?
a-ask-will-go = Iras-tu { $to } { $when } ?
a-ask-will-go-next-turn = à ton prochain tour
a-ask-will-go-before-mass = avant la prochaine messe
a-ask-will-pass = Passeras-tu { $a } à la prochaine messe ?
a-ask-will-pass-names = Passeras-tu { $or } à la prochaine messe ?

a-ask-nothing = Que voulez-vous savoir ?

## Réponses

a-answer-number = { $many ->
    [0] Aucun
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
   *[other] { $many }
  }
a-answer-yes = Oui
a-answer-no = Non
a-answer-more = Plus
a-answer-fewer = Moins
a-answer-equal = Autant
a-answer-silence = Silence
a-answer-range = de 0 à { $most }

## Demandes au parloir

a-demand = Fais-moi voir { $a }.
a-demand-nothing = Fais-moi voir …

## Promesses qui engagent

a-promise-go-next-turn-yes = ira { $to } au prochain tour
a-promise-go-next-turn-no = n’ira pas { $to } au prochain tour
a-promise-go-before-mass-yes = ira { $to } avant la prochaine messe
a-promise-go-before-mass-no = n’ira pas { $to } avant la prochaine messe
a-promise-pass-yes = passera { $a } à la prochaine messe
a-promise-pass-yes-names = passera { $or } à la prochaine messe
a-promise-pass-no = ne passera { $any } à la prochaine messe
a-promise-pass-no-names = ne passera pas { $or } à la prochaine messe
a-promise-any = aucun { $one }
