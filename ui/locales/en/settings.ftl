# Settings.

settings-title = Settings
settings-look = What you see and hear
settings-play = How you play
settings-not-kept = This holds for now, but could not be saved.

settings-language = Language
settings-language-why = For everything, the log of a game included.
settings-light = Light
settings-light-why = Plaster by day, oak by night.
settings-text = Text size
settings-text-why = Everything grows with it.
settings-motion = Motion
settings-motion-why = How much moves when something happens.
settings-motion-auto = System default
settings-motion-full = Full
settings-motion-less = Less
settings-motion-none = None
settings-sound = Sound
settings-sound-why = Bells at the hours, soft knocks, the clink of coins.
settings-sound-off = Silent

settings-confirm = Confirm
settings-confirm-why = Press twice before something counts.
settings-confirm-none = Never
settings-confirm-final = When something would be lost
settings-confirm-all = Always
settings-aids = Help at the table
settings-aids-why = What is shown before you choose.
settings-aids-none = Nothing
settings-aids-legal = What is allowed
settings-aids-full = What is allowed, and what it brings
settings-pace = Speed of bots
settings-pace-why = How long you see what they do.
settings-pace-slow = Slow
settings-pace-usual = Normal
settings-pace-fast = Fast
settings-pace-at-once = At once
settings-prompts = Pass the device
settings-prompts-why = A word to whoever is next, in games where nothing is hidden.
settings-prompts-ask = Say who is next
settings-prompts-none = Play on
settings-names = Names
settings-names-why = Suggested for new games; the first is yours.
settings-names-new = A new name
settings-names-add = Add
settings-names-remove = Forget { $name }
