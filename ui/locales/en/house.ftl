# Words that every page shares.

house-language = Language
house-light = Light
house-light-auto = As the system
house-light-day = Day
house-light-night = Night
