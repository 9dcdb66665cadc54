# What every page may say of it.

mystery-of-the-abbey-name = Mystery of the Abbey
mystery-of-the-abbey-what = One of twenty-four monks did it. Walk, ask, look at cards, and name him first. For 3 to 6.
mystery-of-the-abbey-new-tactical = Tactical game
mystery-of-the-abbey-new-tactical-why = Less luck: no Library, no events, and few books at a time.
mystery-of-the-abbey-new-short = Short game
mystery-of-the-abbey-new-short-why = Longer steps, fewer rounds between Masses, and more cards passed from the start.
mystery-of-the-abbey-new-contradiction = Speaking against yourself
mystery-of-the-abbey-new-contradiction-why = A player’s revelations may contradict each other.
mystery-of-the-abbey-new-help = The notebook helps
mystery-of-the-abbey-new-help-facts = With facts
mystery-of-the-abbey-new-help-facts-why = It crosses out what you have seen, and remembers where and what was answered.
mystery-of-the-abbey-new-help-none = Not at all
mystery-of-the-abbey-new-help-none-why = A sheet and your own memory.
mystery-of-the-abbey-new-help-inference = With conclusions
mystery-of-the-abbey-new-help-inference-why = It also shows what follows from all that was seen and heard. Good for a first game.
mystery-of-the-abbey-counted-accusations_right = Right accusations
mystery-of-the-abbey-counted-accusations_wrong = False accusations
mystery-of-the-abbey-counted-questions = Questions asked
mystery-of-the-abbey-counted-silences = Vows of silence
mystery-of-the-abbey-counted-masses = Masses until the end
mystery-of-the-abbey-made-revelations = Right revelations
mystery-of-the-abbey-made-culprit = The culprit found
mystery-of-the-abbey-made-wrong_revelations = Wrong revelations
mystery-of-the-abbey-made-false_accusations = False accusations
mystery-of-the-abbey-ending-arrest = Ended by an arrest: { $many }.
mystery-of-the-abbey-ending-compline = Ended by the last Compline: { $many }.
