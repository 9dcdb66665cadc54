# Monastery: its things, its happenings, its refusals.

## What a tile lies on

m-ground-grey = study
m-ground-brown = toil
m-ground-dual = study and toil
m-ground-neutral = neither study nor toil
m-ground-feature = a feature

## The hours

m-hour-matins = Matins
m-hour-sext = Sext
m-hour-vespers = Vespers
m-hour-study = Study
m-hour-toil = Toil
m-hour-night = Night
m-hour-on-day = { $hour }, day { $day }
m-hour-tells-service = { $hour }, a service. Praying monks rise and go home, the Abbot is elected, and everybody draws { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
}.
m-hour-tells-study = Study. Place a tile and walk; then score. Work counts on grey tiles.
m-hour-tells-toil = Toil. Place a tile and walk; then score. Work counts on brown tiles.
m-hour-tells-night = Night. Every monk goes home to the Abbey. The second night ends the game.

## What a tile does

m-does-chapel = Prayer here counts double, and others may pray beside you.
m-does-almonry = A standing monk may take a blessing while you score.
m-does-farm = In toil, work here brings { $farm_more } points more.
m-does-scriptum = In study, work here brings { $scriptum_more ->
    [one] a point
   *[other] { $scriptum_more } points
} more.
m-does-library = A standing monk may switch two letters of the grid; both turn small side up.
m-does-workshop = A standing monk may draw a tile and put one back.
m-does-stables = A standing monk may place another tile while you score.
m-does-abbots-house = A standing monk may call an election at once.
m-does-brewhouse = Its monk may stay through service and night, and those kept rise where they are.
m-does-prison-cell = A new Abbot may lock up a monk from the Abbey here.
m-does-secret-way = Its owner’s monks come here from anywhere for one step.
m-does-feature = No one works here. Placed, it gives a blessing for each neighbour.
m-does-group-path = Connected paths score together when built, { $path_most } at most.
m-does-group-field = Fields that touch score together when built, { $field_most } at most.
m-does-group-garden = Gardens that touch score together when built, { $garden_most } at most.
m-does-abbey = Home of all monks. One point for study here; nobody prays.
m-does-dual = Works in study and in toil, and may lie beside both.

## What happened

m-log-colours-dealt = The colours are drawn: { $colours }.
m-log-hour-struck = { $hour }, day { $day }
m-log-drew = { $who } draws { $many ->
    [one] a tile
   *[other] { $many } tiles
}.
m-log-drew-known = { $who } draws: { $tiles }.
m-log-put-back = { $who } puts a tile back into the bag.
m-log-put-back-known = { $who } puts back: { $tiles }.
m-log-placed = { $who } places { $the }.
m-log-moved = { $who }: a monk walks to { $the }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}.
m-log-moved-box = { $who }: a monk walks to { $the }, box { $box }, { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}.
m-log-moved-within = { $who }: a monk changes to box { $box } { $at }.
m-log-moved-many = { $who }: { $many } walks, to { $places }.
m-log-encouraged = { $who } lays a blessing on { $the }.
m-log-blessed-feature = { $who } receives { $many ->
    [one] a blessing
   *[other] { $many } blessings
} for { $the }.
m-log-blessed-encouragement = { $who } takes up { $many ->
    [one] a blessing
   *[other] { $many } blessings
} lying on { $the }.
m-log-blessed-almonry = { $who } receives a blessing at the Almonry.
m-log-blessed-other-strip = { $who } receives a blessing for the gift of a letter.
m-log-blessed-unspent = { $who } receives { $many ->
    [one] a blessing
   *[other] { $many } blessings
} for { $points ->
    [one] an unspent point
   *[other] { $points } unspent points
}.
m-log-pool-empty = The pool of blessings is empty: { $many ->
    [one] { $names } returns one
   *[other] { $names } return one each
}.
m-log-pool-empty-nobody = The pool of blessings is empty, and nobody has one to return.
m-log-scoring-began = { $who } begins to score.
m-log-scored-boxes = { $who } scores { $points } for building { $the }.
m-log-scored-group = { $tiles ->
    [one] { $who } scores { $points } for building { $the }, alone in its group.
   *[other] { $who } scores { $points } for building { $the }, in a group of { $tiles }.
}
m-log-scored-prayer = { $who } scores { $points } for prayer { $at }.
m-log-scored-chapel = { $who } scores { $points } for prayer in the Chapel.
m-log-scored-work = { $who } scores { $points } for work { $at }.
m-log-scored-farm = { $who } scores { $points } more for work on the Farm.
m-log-scored-scriptum = { $who } scores { $points } more for work in the Scriptum.
m-log-scored-many = { $who } scores { $points }: { $parts }.
m-log-flipped = Built: { $the }.
m-log-prayed = A monk of { $who } kneels to pray { $at }.
m-log-switched = { $who } switches two letters of the grid.
m-log-totalled = { $who } has { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} to spend.
m-log-letter-own = { $who } collects { $letter } for { $price }.
m-log-letter-other = { $who } collects { $letter } for { $price } and gives it to { $whose }.
m-log-monk-own = { $who } calls a monk to the Abbey for { $price }.
m-log-monk-other = { $who } calls a monk of { $whose } to the Abbey for { $price }.
m-log-phrase-completed = The phrase of { $who } is complete.
m-log-stood-up = A monk of { $who } rises { $at }.
m-log-kept = { $who } keeps a monk { $at }.
m-log-went-home = { $who }: { $many ->
    [one] a monk goes
   *[other] { $many } monks go
} home to the Abbey.
m-log-election-called = { $who } calls an election.
m-log-elected-first = { $who } is the first Abbot.
m-log-elected-most = { $who } is Abbot, with the most monks in the Abbey.
m-log-elected-only-other = { $who } is Abbot, tied with the old one.
m-log-elected-chosen = { $who } is Abbot, chosen among equals.
m-log-imprisoned = { $who } locks up a monk of { $whose }.
m-log-imprisoned-own = { $who } locks up a monk of their own.
m-log-pardoned = { $who } locks up nobody.
m-log-ended-last-letter = The last letter is collected: the game is over.
m-log-ended-no-place = No tile can be placed any more: the game is over.
m-log-ended-night = The last night falls: the game is over.

m-price-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
m-price-blessings = { $blessings ->
    [one] { $blessings } blessing
   *[other] { $blessings } blessings
}
m-price-both = { $points } and { $blessings }

## Short reasons of points

m-reason-boxes = Built: { $tile }
m-reason-group = { $tiles ->
    [one] Built: { $tile }
   *[other] Built: { $tile }, group of { $tiles }
}
m-reason-prayer = Prayer: { $tile }
m-reason-chapel = Prayer: Chapel
m-reason-work = Work: { $tile }
m-reason-farm = Farm
m-reason-scriptum = Scriptum

m-reasons-building = Building
m-reasons-group = Groups
m-reasons-prayer = Prayer
m-reasons-work = Work

## Why not

m-refusal-over = The game is over; nothing more can be done.
m-refusal-not-now = That belongs to another part of the hour.
m-refusal-not-drawn = That cannot be drawn now.
m-refusal-no-such-tile = There is no such tile on the table.
m-refusal-not-in-hand = That tile is not behind your screen.
m-refusal-already-placed = You have placed or exchanged your tile for this hour.
m-refusal-not-beside = A new tile goes on an empty place beside the monastery.
m-refusal-not-finished = A new tile must touch one that is built or fully occupied.
m-refusal-dead-end = A pathway would run against a wall here.
m-refusal-not-joined = A new tile must be joined to its neighbours by a pathway or a gateway.
m-refusal-fits-nowhere = It fits nowhere yet. A new tile is joined by a path to one that is built or fully occupied.
m-refusal-study-by-toil = Grey study and brown toil may not lie side by side.
m-refusal-group-too-large = This group would grow too large.
m-refusal-needless-turn = Turned less far, the tile looks the same.
m-refusal-nothing-to-exchange = You have no tile that could be exchanged.
m-refusal-bag-empty = The bag is empty.
m-refusal-never-in-bag = A Secret Way never goes into the bag.
m-refusal-no-monk-there = You have no standing monk there.
m-refusal-praying-monk = A monk at prayer is not disturbed until the next service.
m-refusal-settled = This monk has entered a box and stays there for this hour.
m-refusal-cannot-leave = Nobody may leave a full tile before it is built.
m-refusal-no-such-box = Before it is built, one stands in a box; afterwards, on the floor.
m-refusal-box-taken = Somebody stands in this box.
m-refusal-full = This tile is fully occupied.
m-refusal-same-spot = The monk is there already.
m-refusal-too-far = There is no way there with the steps you have left.
m-refusal-wrong-cost = The way there costs another number of steps.
m-refusal-not-unconstructed = Blessings are laid only on tiles not yet built and not yet full.
m-refusal-no-blessing = You have no blessing to give.
m-refusal-encouraging = After encouragement there is no more placing or walking in this hour.
m-refusal-construct-first = First build your fully occupied tiles.
m-refusal-not-to-construct = You have nothing to build there.
m-refusal-prayed-already = Only one monk kneels to pray in each scoring, and yours has.
m-refusal-not-constructed = One prays only on a tile that is built.
m-refusal-just-constructed = This tile has only just been built; pray here from the next hour on.
m-refusal-not-alone = A monk prays only where he is alone.
m-refusal-no-prayer-in-abbey = The Abbey has no circled value, so nobody prays there for points.
m-refusal-one-in-chapel = You have a monk at prayer in the Chapel already.
m-refusal-no-icons = In the simpler game these tiles have no effect.
m-refusal-not-on-table = This tile is not on the table.
m-refusal-no-monk-on-icon = You have no standing monk on this tile.
m-refusal-prayer-on-icon = Somebody prays on this tile; its effect rests.
m-refusal-icon-used = Each effect is used once in a scoring, and this one has been.
m-refusal-no-letter-there = There is no letter on this place of the grid.
m-refusal-letter-flipped = A letter once switched may not be switched again.
m-refusal-two-letters = Two different letters are switched, both large side up.
m-refusal-finish-switching = First choose the second letter to switch.
m-refusal-no-space = That strip has no empty space for this letter.
m-refusal-no-such-seat = Nobody sits there.
m-refusal-no-monk-waiting = No monk of this player waits there.
m-refusal-too-dear = You have too few points and blessings for this.
m-refusal-nothing-to-keep = You have no monk there who could be kept.
m-refusal-not-tied = The old Abbot must choose another among those who tie.
m-refusal-nobody-in-abbey = This player has no monk in the Abbey.

## Chapters of the rules

m-rule-ending = The end
m-rule-sequence = The hours
m-rule-setting-up = Setting up
m-rule-tile-placement = Laying a tile
m-rule-groups = Groups
m-rule-exchanging = Exchanging
m-rule-secret-ways = Secret Ways
m-rule-movement = Movement
m-rule-occupation = Where a monk may stand
m-rule-encouragement = Encouragement
m-rule-constructing = Constructing
m-rule-prayer = Prayer
m-rule-chapel = The Chapel
m-rule-simpler-game = The simpler game
m-rule-icon-tiles = Icon tiles
m-rule-library = The Library
m-rule-letters = Letters
m-rule-collecting = Collecting
m-rule-brewhouse = The Brewhouse
m-rule-election = Election
m-rule-prison-cell = The Prison Cell

## Names of tiles: alone, as an object, as a place

m-tile-abbey = Abbey
m-the-abbey = the Abbey
m-at-abbey = at the Abbey
m-tile-secret-way-red = Secret Way
m-the-secret-way-red = the red Secret Way
m-at-secret-way-red = at the red Secret Way
m-tile-secret-way-blue = Secret Way
m-the-secret-way-blue = the blue Secret Way
m-at-secret-way-blue = at the blue Secret Way
m-tile-secret-way-green = Secret Way
m-the-secret-way-green = the green Secret Way
m-at-secret-way-green = at the green Secret Way
m-tile-secret-way-yellow = Secret Way
m-the-secret-way-yellow = the yellow Secret Way
m-at-secret-way-yellow = at the yellow Secret Way
m-tile-path-straight = Path
m-the-path-straight = a Path
m-at-path-straight = on a Path
m-tile-path-corner = Path
m-the-path-corner = a Path
m-at-path-corner = on a Path
m-tile-field = Field
m-the-field = a Field
m-at-field = in a Field
m-tile-garden = Garden
m-the-garden = a Garden
m-at-garden = in a Garden
m-tile-beehive = Beehive
m-the-beehive = the Beehive
m-at-beehive = at the Beehive
m-tile-carp-pond = Carp Pond
m-the-carp-pond = the Carp Pond
m-at-carp-pond = at the Carp Pond
m-tile-dovecote = Dovecote
m-the-dovecote = the Dovecote
m-at-dovecote = at the Dovecote
m-tile-garderobes = Garderobes
m-the-garderobes = the Garderobes
m-at-garderobes = at the Garderobes
m-tile-infirmary = Infirmary
m-the-infirmary = the Infirmary
m-at-infirmary = in the Infirmary
m-tile-refectory = Refectory
m-the-refectory = the Refectory
m-at-refectory = in the Refectory
m-tile-chapel = Chapel
m-the-chapel = the Chapel
m-at-chapel = in the Chapel
m-tile-almonry = Almonry
m-the-almonry = the Almonry
m-at-almonry = at the Almonry
m-tile-scriptum = Scriptum
m-the-scriptum = the Scriptum
m-at-scriptum = in the Scriptum
m-tile-library = Library
m-the-library = the Library
m-at-library = in the Library
m-tile-abbots-house = Abbot’s House
m-the-abbots-house = the Abbot’s House
m-at-abbots-house = at the Abbot’s House
m-tile-prison-cell = Prison Cell
m-the-prison-cell = the Prison Cell
m-at-prison-cell = in the Prison Cell
m-tile-cloisters = Cloisters
m-the-cloisters = the Cloisters
m-at-cloisters = in the Cloisters
m-tile-dormitory = Dormitory
m-the-dormitory = the Dormitory
m-at-dormitory = in the Dormitory
m-tile-chapter-house = Chapter House
m-the-chapter-house = the Chapter House
m-at-chapter-house = in the Chapter House
m-tile-sacristy = Sacristy
m-the-sacristy = the Sacristy
m-at-sacristy = in the Sacristy
m-tile-parlour = Parlour
m-the-parlour = the Parlour
m-at-parlour = in the Parlour
m-tile-vestry = Vestry
m-the-vestry = the Vestry
m-at-vestry = in the Vestry
m-tile-warming-house = Warming House
m-the-warming-house = the Warming House
m-at-warming-house = in the Warming House
m-tile-kitchen = Kitchen
m-the-kitchen = the Kitchen
m-at-kitchen = in the Kitchen
m-tile-workshop = Workshop
m-the-workshop = the Workshop
m-at-workshop = in the Workshop
m-tile-stables = Stables
m-the-stables = the Stables
m-at-stables = at the Stables
m-tile-brewhouse = Brewhouse
m-the-brewhouse = the Brewhouse
m-at-brewhouse = at the Brewhouse
m-tile-farm = Farm
m-the-farm = the Farm
m-at-farm = at the Farm
m-tile-bakehouse = Bakehouse
m-the-bakehouse = the Bakehouse
m-at-bakehouse = at the Bakehouse
m-tile-forge = Forge
m-the-forge = the Forge
m-at-forge = at the Forge
m-tile-mill = Mill
m-the-mill = the Mill
m-at-mill = at the Mill
m-tile-barn = Barn
m-the-barn = the Barn
m-at-barn = at the Barn

## Scenes

m-beat-abbot = A new Abbot
m-beat-phrase = A phrase is complete
m-beat-end = The game is over

## Why a bot did it

m-why-points-now = { $many ->
    [one] { $who } can score { $many } point with it in this round.
   *[other] { $who } can score { $many } points with it in this round.
}
m-why-monks-moved = { $many ->
    [one] One walk, so that the monk stands well for what comes.
   *[other] { $many } walks, so that the monks stand well for what comes.
}
m-why-tile-placed = A tile that is never placed counts against its owner.
m-why-construct-first = Built first, it helps what is built after it.
m-why-icon-effect = The effect of the tile costs nothing.
m-why-prayer = { $many ->
    [one] The prayer scores { $many } point at once.
   *[other] The prayer scores { $many } points at once.
}
m-why-letters-own = { $many ->
    [one] A letter of one’s own counts { $letter_points } points at the end.
   *[other] { $many } letters of one’s own count { $letter_points } points each at the end.
}
m-why-monks-bought = { $many ->
    [one] { $who } has one more monk to walk and work.
   *[other] { $who } has { $many } more monks to walk and work.
}
m-why-letters-denied = { $many ->
    [one] The rival gets only a small letter, and { $who } a blessing.
   *[other] The rivals get only small letters, and { $who } blessings.
}
m-why-blessings-now = { $many ->
    [one] It brings { $who } a blessing at once.
   *[other] It brings { $who } { $many } blessings at once.
}
m-why-encouragement = The blessing is to bring others there to build.
m-why-blessings-kept = { $many ->
    [one] What was left over became a blessing.
   *[other] What was left over became { $many } blessings.
}
