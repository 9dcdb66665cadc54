# À propos de cette copie.

about-title = À propos
about-cloister = Cloister
about-cloister-why = Des jeux de la vie monastique, pour des joueurs autour d’un même appareil et pour des robots qui n’en voient pas plus que vous. C’est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.
about-data = Où sont vos parties
about-data-why = Parties, réglages et statistiques se trouvent dans un dossier à vous, chaque partie deux fois, pour qu’un fichier abîmé ne coûte rien.
about-network = Cloister n’utilise jamais le réseau. Rien ne quitte cet appareil sans que vous l’exportiez.
about-export = Emporter vos parties
about-export-why = Une partie s’exporte en un petit fichier, illisible au premier coup d’œil tant qu’elle est en cours. Importez-le sur un autre appareil sous « Parties ».
about-export-all = Exporter toutes les parties
about-exported = { $many ->
    [one] Une partie est maintenant dans { $place }.
   *[other] { $many } parties sont maintenant dans { $place }.
}
about-left-out = { $many ->
    [one] Une partie est devenue illisible et n’en fait pas partie.
   *[other] { $many } parties sont devenues illisibles et n’en font pas partie.
}
about-guarded = { $many ->
    [one] Une partie avec codes est en cours et n’en fait pas partie : exportez-la à part.
   *[other] { $many } parties avec codes sont en cours et n’en font pas partie : exportez-les une à une.
}
about-nothing = Il n’y a pas encore de partie à exporter.
about-games = Les jeux
about-games-why = Monastery a été conçu par Steve Kendall, développé avec Phil Kendall et Gary Dicken, et édité par Ragnar Brothers en 2008. Domus Domini a été conçu par Heinz-Georg Thiemann et édité par franjos en 2015. Mystery of the Abbey (Le Mystère de l’Abbaye) a été conçu par Bruno Faidutti et Serge Laget et édité par Days of Wonder en 2003. Cloister n’a pas de lien avec eux.
about-games-box = Toutes les images et tous les mots sont de nous. Si un jeu vous plaît, cherchez sa boîte.
about-licences = Crédits
about-licences-why = Cloister repose sur le travail de beaucoup : Tauri, sled, lit-html, Fluent, et les polices EB Garamond et Cinzel, entre autres. Tout cela est libre.
about-all-parts = Chaque composant et sa licence
about-all-texts = Texte intégral des licences
