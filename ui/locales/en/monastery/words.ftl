# Monastery: its things, its happenings, its refusals.

## What a tile lies on

monastery-ground-grey = study
monastery-ground-brown = toil
monastery-ground-dual = study and toil
monastery-ground-neutral = neither study nor toil
monastery-ground-feature = a feature

## The hours

monastery-hour-matins = Matins
monastery-hour-sext = Sext
monastery-hour-vespers = Vespers
monastery-hour-study = Study
monastery-hour-toil = Toil
monastery-hour-night = Night
monastery-hour-on-day = { $hour }, day { $day }
monastery-hour-tells-service = { $hour }, a service. Praying monks rise and go home, the Abbot is elected, and everybody draws { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
}.
monastery-hour-tells-study = Study. Place a tile and walk; then score. Work counts on grey tiles.
monastery-hour-tells-toil = Toil. Place a tile and walk; then score. Work counts on brown tiles.
monastery-hour-tells-night = Night. Every monk goes home to the Abbey. The second night ends the game.

## What a tile does

monastery-does-chapel = Prayer here counts double, and up to three monks may pray at once.
monastery-does-almonry = A standing monk may take a blessing while you score.
monastery-does-farm = In toil, work here brings two points more.
monastery-does-scriptum = In study, work here brings a point more.
monastery-does-library = A standing monk may switch two letters of the grid; both turn small side up.
monastery-does-workshop = A standing monk may draw a tile and put one back.
monastery-does-stables = A standing monk may place another tile while you score.
monastery-does-abbots-house = A standing monk may call an election at once.
monastery-does-brewhouse = Its monk may stay through service and night, and those kept rise where they are.
monastery-does-prison-cell = A new Abbot may lock up a monk from the Abbey here.
monastery-does-secret-way = Its owner’s monks come here from anywhere for one step.
monastery-does-feature = No one works here. Placed, it gives a blessing for each neighbour.
monastery-does-group-path = Paths that hang together score together when built, four at most.
monastery-does-group-field = Fields that touch score together when built, four at most.
monastery-does-group-garden = Gardens that touch score together when built, two at most.
monastery-does-abbey = Home of all monks. One point for study here; nobody prays.
monastery-does-dual = Works in study and in toil, and may lie beside both.

## What happened

monastery-log-colours-dealt = The colours are drawn: { $colours }.
monastery-log-hour-struck = { $hour }, day { $day }
monastery-log-drew = { $who } draws { $many ->
    [one] a tile
   *[other] { $many } tiles
}.
monastery-log-drew-known = { $who } draws: { $tiles }.
monastery-log-put-back = { $who } puts a tile back into the bag.
monastery-log-put-back-known = { $who } puts back: { $tiles }.
monastery-log-placed = { $who } places { $the }.
monastery-log-moved = { $who }: a monk walks to { $the }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}.
monastery-log-moved-box = { $who }: a monk walks to { $the }, box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}.
monastery-log-moved-within = { $who }: a monk changes to box { $box } { $at }.
monastery-log-encouraged = { $who } lays a blessing on { $the }.
monastery-log-blessed-feature = { $who } receives { $many ->
    [one] a blessing
   *[other] { $many } blessings
} for { $the }.
monastery-log-blessed-encouragement = { $who } takes up { $many ->
    [one] a blessing
   *[other] { $many } blessings
} lying on { $the }.
monastery-log-blessed-almonry = { $who } receives a blessing at the Almonry.
monastery-log-blessed-other-strip = { $who } receives a blessing for the gift of a letter.
monastery-log-blessed-unspent = { $who } receives { $many ->
    [one] a blessing
   *[other] { $many } blessings
} for { $points ->
    [one] an unspent point
   *[other] { $points } unspent points
}.
monastery-log-pool-empty = The pool of blessings is empty: { $names } return one each.
monastery-log-pool-empty-nobody = The pool of blessings is empty, and nobody has one to return.
monastery-log-scoring-began = { $who } begins to score.
monastery-log-scored-boxes = { $who } scores { $points } for building { $the }.
monastery-log-scored-group = { $who } scores { $points } for building { $the }, in a group of { $tiles }.
monastery-log-scored-prayer = { $who } scores { $points } for prayer { $at }.
monastery-log-scored-chapel = { $who } scores { $points } for prayer in the Chapel.
monastery-log-scored-work = { $who } scores { $points } for work { $at }.
monastery-log-scored-farm = { $who } scores { $points } more for work on the Farm.
monastery-log-scored-scriptum = { $who } scores { $points } more for work in the Scriptum.
monastery-log-flipped = Built: { $the }.
monastery-log-prayed = A monk of { $who } kneels to pray { $at }.
monastery-log-switched = { $who } switches two letters of the grid.
monastery-log-totalled = { $who } has { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} to spend.
monastery-log-letter-own = { $who } collects { $letter } for { $price }.
monastery-log-letter-other = { $who } collects { $letter } for { $price } and gives it to { $whose }.
monastery-log-monk-own = { $who } calls a monk to the Abbey for { $price }.
monastery-log-monk-other = { $who } calls a monk of { $whose } to the Abbey for { $price }.
monastery-log-phrase-completed = The phrase of { $who } is complete.
monastery-log-stood-up = A monk of { $who } rises { $at }.
monastery-log-kept = { $who } keeps a monk { $at }.
monastery-log-went-home = { $who }: { $many ->
    [one] a monk goes
   *[other] { $many } monks go
} home to the Abbey.
monastery-log-election-called = { $who } calls an election.
monastery-log-elected-first = { $who } is the first Abbot.
monastery-log-elected-most = { $who } is Abbot, with most monks in the Abbey.
monastery-log-elected-only-other = { $who } is Abbot, tied with the old one.
monastery-log-elected-chosen = { $who } is Abbot, chosen among equals.
monastery-log-imprisoned = { $who } locks up a monk of { $whose }.
monastery-log-imprisoned-own = { $who } locks up a monk of their own.
monastery-log-pardoned = { $who } locks up nobody.
monastery-log-ended-last-letter = The last letter is collected: the game is over.
monastery-log-ended-no-place = No tile can be placed any more: the game is over.
monastery-log-ended-night = The last night falls: the game is over.

monastery-price-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
monastery-price-blessings = { $blessings ->
    [one] { $blessings } blessing
   *[other] { $blessings } blessings
}
monastery-price-both = { $points } and { $blessings }

## Short reasons of points

monastery-reason-boxes = Built: { $tile }
monastery-reason-group = Built: { $tile }, group of { $tiles }
monastery-reason-prayer = Prayer: { $tile }
monastery-reason-chapel = Prayer: Chapel
monastery-reason-work = Work: { $tile }
monastery-reason-farm = Farm
monastery-reason-scriptum = Scriptum

monastery-reasons-building = Building
monastery-reasons-group = Groups
monastery-reasons-prayer = Prayer
monastery-reasons-work = Work

## Why not

monastery-refusal-over = The game is over; nothing more can be done.
monastery-refusal-not-now = That belongs to another part of the round.
monastery-refusal-not-drawn = That cannot be drawn now.
monastery-refusal-no-such-tile = There is no such tile on the table.
monastery-refusal-not-in-hand = That tile is not behind your screen.
monastery-refusal-already-placed = You have placed or exchanged your tile for this round.
monastery-refusal-not-beside = A new tile goes on an empty place beside the monastery.
monastery-refusal-not-finished = A new tile must touch one that is built or fully occupied.
monastery-refusal-dead-end = A pathway would run against a wall here.
monastery-refusal-not-joined = A new tile must be joined to its neighbours by a pathway or a gateway.
monastery-refusal-fits-nowhere = It fits nowhere yet. A new tile is joined by a path to one that is built or fully occupied.
monastery-refusal-study-by-toil = Grey study and brown toil may not lie side by side.
monastery-refusal-group-too-large = This group would grow too large.
monastery-refusal-needless-turn = Turned less, the tile looks the same.
monastery-refusal-nothing-to-exchange = You have no tile that could be exchanged.
monastery-refusal-bag-empty = The bag is empty.
monastery-refusal-never-in-bag = A Secret Way never goes into the bag.
monastery-refusal-no-monk-there = You have no standing monk there.
monastery-refusal-praying-monk = A monk at prayer is not disturbed until the next service.
monastery-refusal-settled = This monk has entered a box and stays there for this round.
monastery-refusal-cannot-leave = Nobody may leave a full tile before it is built.
monastery-refusal-no-such-box = Before it is built, one stands in a box; afterwards, on the floor.
monastery-refusal-box-taken = Somebody stands in this box.
monastery-refusal-full = This tile is fully occupied.
monastery-refusal-same-spot = The monk is there already.
monastery-refusal-too-far = There is no way there with the steps you have left.
monastery-refusal-wrong-cost = The way there costs another number of steps.
monastery-refusal-not-unconstructed = Blessings are laid only on tiles not yet built and not yet full.
monastery-refusal-no-blessing = You have no blessing to give.
monastery-refusal-encouraging = After encouragement there is no more placing or walking in this round.
monastery-refusal-construct-first = First build your fully occupied tiles.
monastery-refusal-not-to-construct = You have nothing to build there.
monastery-refusal-prayed-already = Only one monk kneels to pray in each scoring, and yours has.
monastery-refusal-not-constructed = One prays only on a tile that is built.
monastery-refusal-just-constructed = This tile has only just been built; pray here from the next round.
monastery-refusal-not-alone = A monk prays only where he is alone.
monastery-refusal-no-prayer-in-abbey = The Abbey has no circled value, so nobody prays there for points.
monastery-refusal-one-in-chapel = You have a monk at prayer in the Chapel already.
monastery-refusal-no-icons = In the simpler game these tiles have no effect.
monastery-refusal-not-on-table = This tile is not on the table.
monastery-refusal-no-monk-on-icon = You have no standing monk on this tile.
monastery-refusal-prayer-on-icon = Somebody prays on this tile; its effect rests.
monastery-refusal-icon-used = Each effect is used once in a scoring, and this one has been.
monastery-refusal-no-letter-there = There is no letter on this place of the grid.
monastery-refusal-letter-flipped = A letter once switched may not be switched again.
monastery-refusal-two-letters = Two different letters are switched, both large side up.
monastery-refusal-finish-switching = First choose the second letter to switch.
monastery-refusal-no-space = That strip has no empty space for this letter.
monastery-refusal-no-such-seat = Nobody sits there.
monastery-refusal-no-monk-waiting = No monk of this player waits there.
monastery-refusal-too-dear = You have too few points and blessings for this.
monastery-refusal-nothing-to-keep = You have no monk there who could be kept.
monastery-refusal-not-tied = The old Abbot must choose another among those who tie.
monastery-refusal-nobody-in-abbey = This player has no monk in the Abbey.

## Chapters of the rules

monastery-rule-ending = The end
monastery-rule-sequence = The hours
monastery-rule-setting-up = Setting up
monastery-rule-tile-placement = Laying a tile
monastery-rule-groups = Groups
monastery-rule-exchanging = Exchanging
monastery-rule-secret-ways = Secret Ways
monastery-rule-movement = Movement
monastery-rule-occupation = Where a monk may stand
monastery-rule-encouragement = Encouragement
monastery-rule-constructing = Constructing
monastery-rule-prayer = Prayer
monastery-rule-chapel = The Chapel
monastery-rule-simpler-game = The simpler game
monastery-rule-icon-tiles = Icon tiles
monastery-rule-library = The Library
monastery-rule-letters = Letters
monastery-rule-collecting = Collecting
monastery-rule-brewhouse = The Brewhouse
monastery-rule-election = Election
monastery-rule-prison-cell = The Prison Cell

## Names of tiles: alone, as an object, as a place

monastery-tile-abbey = Abbey
monastery-the-abbey = the Abbey
monastery-at-abbey = at the Abbey
monastery-tile-secret-way-red = Secret Way
monastery-the-secret-way-red = the red Secret Way
monastery-at-secret-way-red = at the red Secret Way
monastery-tile-secret-way-blue = Secret Way
monastery-the-secret-way-blue = the blue Secret Way
monastery-at-secret-way-blue = at the blue Secret Way
monastery-tile-secret-way-green = Secret Way
monastery-the-secret-way-green = the green Secret Way
monastery-at-secret-way-green = at the green Secret Way
monastery-tile-secret-way-yellow = Secret Way
monastery-the-secret-way-yellow = the yellow Secret Way
monastery-at-secret-way-yellow = at the yellow Secret Way
monastery-tile-path-straight = Path
monastery-the-path-straight = a Path
monastery-at-path-straight = on a Path
monastery-tile-path-corner = Path
monastery-the-path-corner = a Path
monastery-at-path-corner = on a Path
monastery-tile-field = Field
monastery-the-field = a Field
monastery-at-field = in a Field
monastery-tile-garden = Garden
monastery-the-garden = a Garden
monastery-at-garden = in a Garden
monastery-tile-beehive = Beehive
monastery-the-beehive = the Beehive
monastery-at-beehive = at the Beehive
monastery-tile-carp-pond = Carp Pond
monastery-the-carp-pond = the Carp Pond
monastery-at-carp-pond = at the Carp Pond
monastery-tile-dovecote = Dovecote
monastery-the-dovecote = the Dovecote
monastery-at-dovecote = at the Dovecote
monastery-tile-garderobes = Garderobes
monastery-the-garderobes = the Garderobes
monastery-at-garderobes = at the Garderobes
monastery-tile-infirmary = Infirmary
monastery-the-infirmary = the Infirmary
monastery-at-infirmary = in the Infirmary
monastery-tile-refectory = Refectory
monastery-the-refectory = the Refectory
monastery-at-refectory = in the Refectory
monastery-tile-chapel = Chapel
monastery-the-chapel = the Chapel
monastery-at-chapel = in the Chapel
monastery-tile-almonry = Almonry
monastery-the-almonry = the Almonry
monastery-at-almonry = at the Almonry
monastery-tile-scriptum = Scriptum
monastery-the-scriptum = the Scriptum
monastery-at-scriptum = in the Scriptum
monastery-tile-library = Library
monastery-the-library = the Library
monastery-at-library = in the Library
monastery-tile-abbots-house = Abbot’s House
monastery-the-abbots-house = the Abbot’s House
monastery-at-abbots-house = at the Abbot’s House
monastery-tile-prison-cell = Prison Cell
monastery-the-prison-cell = the Prison Cell
monastery-at-prison-cell = in the Prison Cell
monastery-tile-cloisters = Cloisters
monastery-the-cloisters = the Cloisters
monastery-at-cloisters = in the Cloisters
monastery-tile-dormitory = Dormitory
monastery-the-dormitory = the Dormitory
monastery-at-dormitory = in the Dormitory
monastery-tile-chapter-house = Chapter House
monastery-the-chapter-house = the Chapter House
monastery-at-chapter-house = in the Chapter House
monastery-tile-sacristy = Sacristy
monastery-the-sacristy = the Sacristy
monastery-at-sacristy = in the Sacristy
monastery-tile-parlour = Parlour
monastery-the-parlour = the Parlour
monastery-at-parlour = in the Parlour
monastery-tile-vestry = Vestry
monastery-the-vestry = the Vestry
monastery-at-vestry = in the Vestry
monastery-tile-warming-house = Warming House
monastery-the-warming-house = the Warming House
monastery-at-warming-house = in the Warming House
monastery-tile-kitchen = Kitchen
monastery-the-kitchen = the Kitchen
monastery-at-kitchen = in the Kitchen
monastery-tile-workshop = Workshop
monastery-the-workshop = the Workshop
monastery-at-workshop = in the Workshop
monastery-tile-stables = Stables
monastery-the-stables = the Stables
monastery-at-stables = at the Stables
monastery-tile-brewhouse = Brewhouse
monastery-the-brewhouse = the Brewhouse
monastery-at-brewhouse = at the Brewhouse
monastery-tile-farm = Farm
monastery-the-farm = the Farm
monastery-at-farm = at the Farm
monastery-tile-bakehouse = Bakehouse
monastery-the-bakehouse = the Bakehouse
monastery-at-bakehouse = at the Bakehouse
monastery-tile-forge = Forge
monastery-the-forge = the Forge
monastery-at-forge = at the Forge
monastery-tile-mill = Mill
monastery-the-mill = the Mill
monastery-at-mill = at the Mill
monastery-tile-barn = Barn
monastery-the-barn = the Barn
monastery-at-barn = at the Barn
