# Réglages.

settings-title = Réglages
settings-look = Ce que l’on voit et entend
settings-play = Comment on joue
settings-not-kept = C’est fait pour l’instant, mais n’a pas pu être enregistré.

settings-language = Langue
settings-language-why = De tout, y compris le journal d’une partie.
settings-light = Lumière
settings-light-why = Chaux le jour, chêne la nuit.
settings-text = Taille du texte
settings-text-why = Tout grandit avec elle.
settings-motion = Mouvement
settings-motion-why = Ce qui bouge quand il se passe quelque chose.
settings-motion-auto = Comme le système
settings-motion-full = Complet
settings-motion-less = Réduit
settings-motion-none = Aucun
settings-sound = Son
settings-sound-why = Des cloches aux heures, de petits coups, le tintement des pièces.
settings-sound-off = Silence

settings-confirm = Confirmer
settings-confirm-why = Un second appui avant que cela compte.
settings-confirm-none = Jamais
settings-confirm-final = Quand quelque chose serait perdu
settings-confirm-all = Toujours
settings-aids = Aide à la table
settings-aids-why = Ce qui se montre avant de choisir.
settings-aids-none = Rien
settings-aids-legal = Ce qui est permis
settings-aids-full = Ce qui est permis, et ce que cela rapporte
settings-pace = Vitesse des robots
settings-pace-why = Combien de temps on voit ce qu’ils font.
settings-pace-slow = Lente
settings-pace-usual = Normale
settings-pace-fast = Rapide
settings-pace-at-once = Immédiate
settings-prompts = Passer l’appareil
settings-prompts-why = Un mot à qui doit jouer, dans les jeux où rien n’est caché.
settings-prompts-ask = Dire à qui est le tour
settings-prompts-none = Jouer sans arrêt
settings-names = Noms
settings-names-why = Proposés pour une nouvelle partie ; le premier est le vôtre.
settings-names-new = Un nouveau nom
settings-names-add = Ajouter
settings-names-remove = Oublier { $name }
