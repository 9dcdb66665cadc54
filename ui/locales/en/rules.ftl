# The rules.

rules-title = Rules { $of }
rules-search = Search the rules
rules-contents = Contents
rules-found = { $many ->
    [0] No chapter
    [one] One chapter
   *[other] { $many } chapters
  }
rules-nothing = Nothing is said about “{ $wanted }”.
