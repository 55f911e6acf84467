## Tunnel cards

card-tunnel = tunnel { $shape }
tunnel-in-words = { $kind ->
    [crossing] crossing
    [fork] fork
    [straight] straight tunnel
    [bend] bend
    [parted] tunnels that do not meet
   *[dead-end] dead end
}: { $sides }
direction-N = north
direction-E = east
direction-S = south
direction-W = west

## Action cards: the name, a label for a small picture, and what the card does

card-broken-lamp = broken lamp
    .short = × lamp
    .text = Put it in front of another player: nobody digs in the dark until the lamp is mended.
card-broken-cart = broken cart
    .short = × cart
    .text = Put it in front of another player: no digging until the cart rolls again.
card-broken-pickaxe = broken pickaxe
    .short = × pickaxe
    .text = Put it in front of another player: no digging until the pickaxe is whole.
card-fix-lamp = lamp repair
    .short = + lamp
    .text = Mends a broken lamp, yours or anybody's.
card-fix-cart = cart repair
    .short = + cart
    .text = Mends a broken cart, yours or anybody's.
card-fix-pickaxe = pickaxe repair
    .short = + pickaxe
    .text = Mends a broken pickaxe, yours or anybody's.
card-fix-cart-lamp = cart or lamp repair
    .short = + cart/lamp
    .text = Mends one broken cart or one broken lamp, not both.
card-fix-cart-pickaxe = cart or pickaxe repair
    .short = + cart/pickaxe
    .text = Mends one broken cart or one broken pickaxe, not both.
card-fix-lamp-pickaxe = lamp or pickaxe repair
    .short = + lamp/pickaxe
    .text = Mends one broken lamp or one broken pickaxe, not both.
card-rockfall = rockfall
    .short = rockfall
    .text = Takes one tunnel card out of the mine; never the start, never a goal.
card-map = map
    .short = map
    .text = Look at one hidden goal, and keep a straight face.

## Tools

tool-lamp = lamp
tool-cart = cart
tool-pickaxe = pickaxe

## Dwarfs and the sides they are on

role-miner = miner
    .text = Dig a way from the start to the gold.
role-saboteur = saboteur
    .text = See to it that nobody reaches the gold, and look innocent.
team-miners = miners
team-saboteurs = saboteurs
team-nobody = nobody

## Goals

goal-gold = gold
goal-stone = stone
goal-place = { $place ->
    [top] the upper goal
    [middle] the middle goal
    [bottom] the lower goal
   *[other] the goal
} ({ $cell })

## Gold

nuggets = { $gold ->
    [0] no gold
    [one] { $gold } nugget
   *[other] { $gold } nuggets
}
