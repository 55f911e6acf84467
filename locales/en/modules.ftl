## Games

game-saboteur = Saboteur
    .text = Dig for gold together, and watch each other's hands: somebody at this table wants the tunnel to fail.
game-duel = The Duel
    .text = Two entrances, three veins, doors only one of you can open. Ten minutes, no mercy.
game-corporation = Dwarf Corporation
    .text = Eight companies dig into one mountain. Buy in early, and dig where it pays you and not the others.
game-for = { $least ->
    [2] { $most ->
        [2] for two
       *[other] for { $least } to { $most }
    }
   *[other] for { $least } to { $most }
}
game-pick = Which game?

## Presets

preset-pick = What goes into the box?
preset-classic = Classic
    .text = The base game and nothing else.
preset-saboteur2 = Saboteur 2
    .text = Two teams, doors, crystals, thieves and traps.
preset-championship = Championship
    .text = The base game with a greedy dwarf and seven strong cards.
preset-minis = Small surprises
    .text = A toll, a party, odd goals and treasure chests.
preset-everything = Everything at once
    .text = All that goes together, round Saboteur 2.
preset-tournament = Tournament
    .text = Roles that everybody can count, and fixed pay.
preset-own = Your own mix

## Modules

module-pick = Modules
module-excluded = Not together with { $module }
module-players = { $least } to { $most } players
module-saboteur2 = Saboteur 2
    .text = Green and blue miners, a boss, a profiteer, geologists; doors, ladders, crystals, thieves and traps.
module-greedy-dwarf = Greedy dwarf
    .text = One miner wants it all: if he lays the last stretch himself, nobody else is paid.
module-goal-swap = Goal swap
    .text = A card that makes two hidden goals change places.
module-treasury = Treasury
    .text = A card that takes one of the upper five discards back into the hand.
module-veto = Veto
    .text = A card that cancels what somebody else has just laid or played.
module-reverse = Change of direction
    .text = A card that turns the order of play round.
module-artisan = Artisan
    .text = A card that mends any one tool.
module-pathfinder = Pathfinder
    .text = A card that lays two tunnels in one turn.
module-diversion = Diversion
    .text = A card that moves the tunnel laid last to another place.
module-tunnel-toll = Tunnel toll
    .text = Two dwarfs stand on open ends and let nobody past without a nugget.
module-dressing-room = Dressing room
    .text = Whoever digs through to it first comes out as another dwarf.
module-tunnel-party = Tunnel party
    .text = Whoever reaches it first mixes up everybody's roles.
module-new-goals = New goals
    .text = Five goals instead of three: sacks of gold, a dragon, a giant spider.
module-treasure-chests = Treasure chests
    .text = Four closed chests beside the way, with ten effects, not all of them kind.
module-compromised-dwarf = Compromised dwarf
    .text = A miner whose tool is broken at the end gets no gold. Good with few players.
module-tournament = Tournament
    .text = Exactly known roles, a card in the middle of the way, pay by a fixed table.

## Options that modules name

client-option-firstPlayer = The first to play is
client-option-firstPlayer-random = drawn by lot
client-option-ladderGoal = A ladder and a goal
client-option-ladderGoal-not-adjacent = never side by side
client-option-ladderGoal-not-joined = only not joined
client-option-swapHandsDraw = After swapping hands draws
client-option-swapHandsDraw-opponent = only the other player
client-option-swapHandsDraw-both = both players
client-option-geologistTrapped = If one of two geologists is trapped
client-option-geologistTrapped-other-gets-all = the other is paid for all crystals
client-option-geologistTrapped-half = the other is paid for half of them
client-option-thiefOrder = Stealing is begun by
client-option-thiefOrder-last-thief-played = whoever became a thief last
client-option-thiefOrder-last-tunnel-laid = whoever laid the last tunnel
client-option-greedyTakesAll = When the greedy dwarf completes the way
client-option-greedyTakesAll-true = nobody else is paid
client-option-greedyTakesAll-false = the miners share as well
client-option-vetoWindow = Time to veto, in seconds
client-option-vetoClose = Time to veto ends
client-option-vetoClose-fixed = by the clock
client-option-vetoClose-all-clicked = when everybody has answered
client-option-diversionWhileBlocked = Diversion with a broken tool
client-option-diversionWhileBlocked-true = is allowed
client-option-diversionWhileBlocked-false = is not allowed
client-option-postcardConducts = The room
client-option-postcardConducts-true = joins all tunnels that open into it
client-option-postcardConducts-false = is the end of every tunnel
client-option-chestLayout = The chests lie
client-option-chestLayout-preset = always in the same places
client-option-chestLayout-random = anywhere
client-option-tournamentStrict = Other modules beside the tournament
client-option-tournamentStrict-false = are allowed
client-option-tournamentStrict-true = stay in the box
client-option-gapColumns = From the entrances to the gold
client-option-gapColumns-3 = three columns
client-option-gapColumns-4 = four columns
client-option-gemsPerColour = Crystals of each colour
client-option-gemsPerColour-none = as many as are needed
client-option-gemsPerColour-50 = fifty
client-option-board = The mountain
client-option-board-random = laid at random
client-option-board-reference = always the same

## Seats and bots

seats-best = Best with { $least } to { $most }.
bot-level = How well the bots play
bot-level-of = How well { $player } plays
bot-random = easy
    .text = plays whatever comes to hand
bot-novice = normal
    .text = plays well and makes mistakes
bot-adept = hard
    .text = knows what it wants
bot-master = master
    .text = thinks ahead
settings-told = How this table plays
print-game = Print this game (PDF)
