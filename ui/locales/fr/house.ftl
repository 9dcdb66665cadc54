# Les mots communs à toutes les pages.

house-language = Langue
house-light = Lumière
house-light-auto = Comme le système
house-light-day = Jour
house-light-night = Nuit
