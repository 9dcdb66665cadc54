# Monastery: its things, its happenings, its refusals.

## What a tile lies on

ground-grey = study
ground-brown = toil
ground-dual = study and toil
ground-neutral = neither study nor toil
ground-feature = a feature

## The hours

hour-matins = Matins
hour-sext = Sext
hour-vespers = Vespers
hour-study = Study
hour-toil = Toil
hour-night = Night
hour-on-day = { $hour }, day { $day }
hour-tells-service = { $hour }, a service. Praying monks rise and go home, the Abbot is elected, and everybody draws { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
}.
hour-tells-study = Study. Place a tile and walk; then score. Work counts on grey tiles.
hour-tells-toil = Toil. Place a tile and walk; then score. Work counts on brown tiles.
hour-tells-night = Night. Every monk goes home to the Abbey. The second night ends the game.

## What a tile does

does-chapel = Prayer here counts double, and up to three monks may pray at once.
does-almonry = A standing monk may take a blessing while you score.
does-farm = In toil, work here brings two points more.
does-scriptum = In study, work here brings a point more.
does-library = A standing monk may switch two letters of the grid; both turn small side up.
does-workshop = A standing monk may draw a tile and put one back.
does-stables = A standing monk may place another tile while you score.
does-abbots-house = A standing monk may call an election at once.
does-brewhouse = Its monk may stay through service and night, and those kept rise where they are.
does-prison-cell = A new Abbot may lock up a monk from the Abbey here.
does-secret-way = Its owner’s monks come here from anywhere for one step.
does-feature = No one works here. Placed, it gives a blessing for each neighbour.
does-group-path = Paths that hang together score together when built, four at most.
does-group-field = Fields that touch score together when built, four at most.
does-group-garden = Gardens that touch score together when built, two at most.
does-abbey = Home of all monks. One point for study here; nobody prays.
does-dual = Works in study and in toil, and may lie beside both.

## What happened

told-colours-dealt = The colours are drawn: { $colours }.
told-hour-struck = { $hour }, day { $day }
told-drew = { $who } draws { $many ->
    [one] a tile
   *[other] { $many } tiles
}.
told-drew-known = { $who } draws: { $tiles }.
told-put-back = { $who } puts a tile back into the bag.
told-put-back-known = { $who } puts back: { $tiles }.
told-placed = { $who } places { $the }.
told-moved = { $who }: a monk walks to { $the }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}.
told-moved-box = { $who }: a monk walks to { $the }, box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}.
told-moved-within = { $who }: a monk changes to box { $box } { $at }.
told-encouraged = { $who } lays a blessing on { $the }.
told-blessed-feature = { $who } receives { $many ->
    [one] a blessing
   *[other] { $many } blessings
} for { $the }.
told-blessed-encouragement = { $who } takes up { $many ->
    [one] a blessing
   *[other] { $many } blessings
} lying on { $the }.
told-blessed-almonry = { $who } receives a blessing at the Almonry.
told-blessed-other-strip = { $who } receives a blessing for the gift of a letter.
told-blessed-unspent = { $who } receives { $many ->
    [one] a blessing
   *[other] { $many } blessings
} for { $points ->
    [one] an unspent point
   *[other] { $points } unspent points
}.
told-pool-empty = The pool of blessings is empty: { $names } return one each.
told-pool-empty-nobody = The pool of blessings is empty, and nobody has one to return.
told-scoring-began = { $who } begins to score.
told-scored-boxes = { $who } scores { $points } for building { $the }.
told-scored-group = { $who } scores { $points } for building { $the }, in a group of { $tiles }.
told-scored-prayer = { $who } scores { $points } for prayer { $at }.
told-scored-chapel = { $who } scores { $points } for prayer in the Chapel.
told-scored-work = { $who } scores { $points } for work { $at }.
told-scored-farm = { $who } scores { $points } more for work on the Farm.
told-scored-scriptum = { $who } scores { $points } more for work in the Scriptum.
told-flipped = Built: { $the }.
told-prayed = A monk of { $who } kneels to pray { $at }.
told-switched = { $who } switches two letters of the grid.
told-totalled = { $who } has { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} to spend.
told-letter-own = { $who } collects { $letter } for { $price }.
told-letter-other = { $who } collects { $letter } for { $price } and gives it to { $whose }.
told-monk-own = { $who } calls a monk to the Abbey for { $price }.
told-monk-other = { $who } calls a monk of { $whose } to the Abbey for { $price }.
told-phrase-completed = The phrase of { $who } is complete.
told-stood-up = A monk of { $who } rises { $at }.
told-kept = { $who } keeps a monk { $at }.
told-went-home = { $who }: { $many ->
    [one] a monk goes
   *[other] { $many } monks go
} home to the Abbey.
told-election-called = { $who } calls an election.
told-elected-first = { $who } is the first Abbot.
told-elected-most = { $who } is Abbot, with most monks in the Abbey.
told-elected-only-other = { $who } is Abbot, tied with the old one.
told-elected-chosen = { $who } is Abbot, chosen among equals.
told-imprisoned = { $who } locks up a monk of { $whose }.
told-imprisoned-own = { $who } locks up a monk of their own.
told-pardoned = { $who } locks up nobody.
told-ended-last-letter = The last letter is collected: the game is over.
told-ended-no-place = No tile can be placed any more: the game is over.
told-ended-night = The last night falls: the game is over.

price-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
price-blessings = { $blessings ->
    [one] { $blessings } blessing
   *[other] { $blessings } blessings
}
price-both = { $points } and { $blessings }

## Short reasons of points

reason-boxes = Built: { $tile }
reason-group = Built: { $tile }, group of { $tiles }
reason-prayer = Prayer: { $tile }
reason-chapel = Prayer: Chapel
reason-work = Work: { $tile }
reason-farm = Farm
reason-scriptum = Scriptum

reasons-building = Building
reasons-group = Groups
reasons-prayer = Prayer
reasons-work = Work

## Why not

refusal-over = The game is over; nothing more can be done.
refusal-not-now = That belongs to another part of the round.
refusal-not-drawn = That cannot be drawn now.
refusal-no-such-tile = There is no such tile on the table.
refusal-not-in-hand = That tile is not behind your screen.
refusal-already-placed = You have placed or exchanged your tile for this round.
refusal-not-beside = A new tile goes on an empty place beside the monastery.
refusal-not-finished = A new tile must touch one that is built or fully occupied.
refusal-dead-end = A pathway would run against a wall here.
refusal-not-joined = A new tile must be joined to its neighbours by a pathway or a gateway.
refusal-fits-nowhere = It fits nowhere yet. A new tile is joined by a path to one that is built or fully occupied.
refusal-study-by-toil = Grey study and brown toil may not lie side by side.
refusal-group-too-large = This group would grow too large.
refusal-needless-turn = Turned less, the tile looks the same.
refusal-nothing-to-exchange = You have no tile that could be exchanged.
refusal-bag-empty = The bag is empty.
refusal-never-in-bag = A Secret Way never goes into the bag.
refusal-no-monk-there = You have no standing monk there.
refusal-praying-monk = A monk at prayer is not disturbed until the next service.
refusal-settled = This monk has entered a box and stays there for this round.
refusal-cannot-leave = Nobody may leave a full tile before it is built.
refusal-no-such-box = Before it is built, one stands in a box; afterwards, on the floor.
refusal-box-taken = Somebody stands in this box.
refusal-full = This tile is fully occupied.
refusal-same-spot = The monk is there already.
refusal-too-far = There is no way there with the steps you have left.
refusal-wrong-cost = The way there costs another number of steps.
refusal-not-unconstructed = Blessings are laid only on tiles not yet built and not yet full.
refusal-no-blessing = You have no blessing to give.
refusal-encouraging = After encouragement there is no more placing or walking in this round.
refusal-construct-first = First build your fully occupied tiles.
refusal-not-to-construct = You have nothing to build there.
refusal-prayed-already = Only one monk kneels to pray in each scoring, and yours has.
refusal-not-constructed = One prays only on a tile that is built.
refusal-just-constructed = This tile has only just been built; pray here from the next round.
refusal-not-alone = A monk prays only where he is alone.
refusal-no-prayer-in-abbey = The Abbey has no circled value, so nobody prays there for points.
refusal-one-in-chapel = You have a monk at prayer in the Chapel already.
refusal-no-icons = In the simpler game these tiles have no effect.
refusal-not-on-table = This tile is not on the table.
refusal-no-monk-on-icon = You have no standing monk on this tile.
refusal-prayer-on-icon = Somebody prays on this tile; its effect rests.
refusal-icon-used = Each effect is used once in a scoring, and this one has been.
refusal-no-letter-there = There is no letter on this place of the grid.
refusal-letter-flipped = A letter once switched may not be switched again.
refusal-two-letters = Two different letters are switched, both large side up.
refusal-finish-switching = First choose the second letter to switch.
refusal-no-space = That strip has no empty space for this letter.
refusal-no-such-seat = Nobody sits there.
refusal-no-monk-waiting = No monk of this player waits there.
refusal-too-dear = You have too few points and blessings for this.
refusal-nothing-to-keep = You have no monk there who could be kept.
refusal-not-tied = The old Abbot must choose another among those who tie.
refusal-nobody-in-abbey = This player has no monk in the Abbey.

## Chapters of the rules

rule-ending = The end
rule-sequence = The hours
rule-setting-up = Setting up
rule-tile-placement = Laying a tile
rule-groups = Groups
rule-exchanging = Exchanging
rule-secret-ways = Secret Ways
rule-movement = Movement
rule-occupation = Where a monk may stand
rule-encouragement = Encouragement
rule-constructing = Constructing
rule-prayer = Prayer
rule-chapel = The Chapel
rule-simpler-game = The simpler game
rule-icon-tiles = Icon tiles
rule-library = The Library
rule-letters = Letters
rule-collecting = Collecting
rule-brewhouse = The Brewhouse
rule-election = Election
rule-prison-cell = The Prison Cell

## Names of tiles: alone, as an object, as a place

tile-abbey = Abbey
the-abbey = the Abbey
at-abbey = at the Abbey
tile-secret-way-red = Secret Way
the-secret-way-red = the red Secret Way
at-secret-way-red = at the red Secret Way
tile-secret-way-blue = Secret Way
the-secret-way-blue = the blue Secret Way
at-secret-way-blue = at the blue Secret Way
tile-secret-way-green = Secret Way
the-secret-way-green = the green Secret Way
at-secret-way-green = at the green Secret Way
tile-secret-way-yellow = Secret Way
the-secret-way-yellow = the yellow Secret Way
at-secret-way-yellow = at the yellow Secret Way
tile-path-straight = Path
the-path-straight = a Path
at-path-straight = on a Path
tile-path-corner = Path
the-path-corner = a Path
at-path-corner = on a Path
tile-field = Field
the-field = a Field
at-field = in a Field
tile-garden = Garden
the-garden = a Garden
at-garden = in a Garden
tile-beehive = Beehive
the-beehive = the Beehive
at-beehive = at the Beehive
tile-carp-pond = Carp Pond
the-carp-pond = the Carp Pond
at-carp-pond = at the Carp Pond
tile-dovecote = Dovecote
the-dovecote = the Dovecote
at-dovecote = at the Dovecote
tile-garderobes = Garderobes
the-garderobes = the Garderobes
at-garderobes = at the Garderobes
tile-infirmary = Infirmary
the-infirmary = the Infirmary
at-infirmary = in the Infirmary
tile-refectory = Refectory
the-refectory = the Refectory
at-refectory = in the Refectory
tile-chapel = Chapel
the-chapel = the Chapel
at-chapel = in the Chapel
tile-almonry = Almonry
the-almonry = the Almonry
at-almonry = at the Almonry
tile-scriptum = Scriptum
the-scriptum = the Scriptum
at-scriptum = in the Scriptum
tile-library = Library
the-library = the Library
at-library = in the Library
tile-abbots-house = Abbot’s House
the-abbots-house = the Abbot’s House
at-abbots-house = at the Abbot’s House
tile-prison-cell = Prison Cell
the-prison-cell = the Prison Cell
at-prison-cell = in the Prison Cell
tile-cloisters = Cloisters
the-cloisters = the Cloisters
at-cloisters = in the Cloisters
tile-dormitory = Dormitory
the-dormitory = the Dormitory
at-dormitory = in the Dormitory
tile-chapter-house = Chapter House
the-chapter-house = the Chapter House
at-chapter-house = in the Chapter House
tile-sacristy = Sacristy
the-sacristy = the Sacristy
at-sacristy = in the Sacristy
tile-parlour = Parlour
the-parlour = the Parlour
at-parlour = in the Parlour
tile-vestry = Vestry
the-vestry = the Vestry
at-vestry = in the Vestry
tile-warming-house = Warming House
the-warming-house = the Warming House
at-warming-house = in the Warming House
tile-kitchen = Kitchen
the-kitchen = the Kitchen
at-kitchen = in the Kitchen
tile-workshop = Workshop
the-workshop = the Workshop
at-workshop = in the Workshop
tile-stables = Stables
the-stables = the Stables
at-stables = at the Stables
tile-brewhouse = Brewhouse
the-brewhouse = the Brewhouse
at-brewhouse = at the Brewhouse
tile-farm = Farm
the-farm = the Farm
at-farm = at the Farm
tile-bakehouse = Bakehouse
the-bakehouse = the Bakehouse
at-bakehouse = at the Bakehouse
tile-forge = Forge
the-forge = the Forge
at-forge = at the Forge
tile-mill = Mill
the-mill = the Mill
at-mill = at the Mill
tile-barn = Barn
the-barn = the Barn
at-barn = at the Barn
