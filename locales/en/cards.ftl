## Tunnel cards

tunnel-kind = { $kind ->
    [crossing] a crossing
    [fork] a fork
    [straight] a straight tunnel
    [bend] a bend
    [bridge] a bridge
    [curves] a double bend
    [parted] tunnels that do not meet
   *[dead-end] a dead end
}
tunnel-in-words = { $kind ->
    [crossing] crossing
    [fork] fork
    [straight] straight tunnel
    [bend] bend
    [bridge] bridge
    [curves] two bends that do not meet
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
    .text = { $game ->
        [duel] Put it in front of your opponent, if nothing broken lies there yet: no digging in the dark until the lamp is mended.
       *[other] Put it in front of another player: nobody digs in the dark until the lamp is mended.
    }
card-broken-cart = broken cart
    .short = × cart
    .text = { $game ->
        [duel] Put it in front of your opponent, if nothing broken lies there yet: no digging until the cart rolls again.
       *[other] Put it in front of another player: no digging until the cart rolls again.
    }
card-broken-pickaxe = broken pickaxe
    .short = × pickaxe
    .text = { $game ->
        [duel] Put it in front of your opponent, if nothing broken lies there yet: no digging until the pickaxe is whole.
       *[other] Put it in front of another player: no digging until the pickaxe is whole.
    }
card-fix-lamp = lamp repair
    .short = + lamp
    .text = { $game ->
        [duel] Mends your own broken lamp.
       *[other] Mends a broken lamp, yours or anybody's.
    }
card-fix-cart = cart repair
    .short = + cart
    .text = { $game ->
        [duel] Mends your own broken cart.
       *[other] Mends a broken cart, yours or anybody's.
    }
card-fix-pickaxe = pickaxe repair
    .short = + pickaxe
    .text = { $game ->
        [duel] Mends your own broken pickaxe.
       *[other] Mends a broken pickaxe, yours or anybody's.
    }
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
    .text = { $game ->
        [duel] Look at one vein that lies face down. Nobody else sees it.
       *[other] Look at one hidden goal, and keep a straight face.
    }

## Action cards of Saboteur 2

card-thief = thief
    .short = thief
    .text = Put it in front of yourself: after the sharing you may take a nugget from another player.
card-hands-off = hands off
    .short = hands off
    .text = Takes away a thief, yours or anybody's.
card-swap-hands = swap hands
    .short = swap hands
    .text = Exchange all your cards with another player, who then draws one.
card-inspection = inspection
    .short = inspection
    .text = Look at another player's dwarf, and tell nobody.
card-swap-hats = swap hats
    .short = swap hats
    .text = Anybody you like, yourself included, gets a new dwarf from the pile.
card-trap = trap
    .short = trap
    .text = Put it in front of another player: no digging, no gold and no stealing until it is gone.
card-free = free
    .short = free
    .text = Opens a trap, yours or anybody's.

## Championship cards

card-goal-swap = goal swap
    .short = goal swap
    .text = Two hidden goals change places, and nobody looks.
card-treasury = treasury
    .short = treasury
    .text = Instead of drawing, keep one of the upper five discards.
card-veto = veto
    .short = veto
    .text = In another player's turn: cancels the card just laid or played. Both of you draw.
card-reverse = change of direction
    .short = reverse
    .text = From now until the end of the round turns go the other way round.
card-artisan = artisan
    .short = + any tool
    .text = Mends one broken tool of any kind, yours or anybody's.
card-pathfinder = pathfinder
    .short = pathfinder
    .text = Lay two tunnel cards in this turn, then draw two.
card-diversion = diversion
    .short = diversion
    .text = Move the tunnel card laid last to another place.

## Tools

tool-lamp = lamp
tool-cart = cart
tool-pickaxe = pickaxe

## Dwarfs and the sides they are on

role-miner = miner
    .short = digs for gold
    .text = Dig a way from the start to the gold.
role-saboteur = saboteur
    .short = wants no gold found
    .text = See to it that nobody reaches the gold, and look innocent.
team-miners = miners
team-saboteurs = saboteurs
team-nobody = nobody
role-greedy = greedy dwarf
    .short = wants it all
    .text = Lay the last stretch to the gold yourself: nothing else pays.
role-green = green miner
    .short = the green team
    .text = Dig a way to the gold that the green team can walk.
    .pay = { s2-pay-line }
role-blue = blue miner
    .short = the blue team
    .text = Dig a way to the gold that the blue team can walk.
    .pay = { s2-pay-line }
role-boss = boss
    .short = wins with both teams
    .text = You win with either team, for one nugget less.
    .pay = { s2-pay-line }
role-profiteer = profiteer
    .short = always on the right side
    .text = You win whoever wins, for two nuggets less.
    .pay = { s2-pay-line }
role-geologist = geologist
    .short = counts crystals
    .text = You are paid for the crystals in the mine, and for nothing else.
team-greedy = the greedy dwarf
team-green = the green team
team-blue = the blue team
team-boss = the boss
team-profiteer = the profiteer

## Goals

goal-gold = gold
    .short = what everybody is after
    .text = { $game ->
        [duel] Whoever is first joined to it from their own entrance puts a token on it. The round goes on.
       *[other] The round is over. Who is paid depends on who is who.
    }
goal-stone = stone
    .short = nothing but stone
    .text = A disappointment, but the tunnel goes on past it.
goal-sack = sack of gold
    .short = gold for the finder
    .text = Whoever reached it takes at once as many nuggets as it says on the sack. The round goes on.
goal-dragon = dragon
    .short = takes a nugget
    .text = Whoever woke it loses a nugget, unless there is none to lose. The round goes on.
goal-spider = giant spider
    .short = ends the round
    .text = The round is over at once, and the saboteurs have won it.
goal-place = { $place ->
    [top] the upper goal
    [middle] the middle goal
    [bottom] the lower goal
    [top-vein] the upper vein
    [middle-vein] the middle vein
    [bottom-vein] the lower vein
   *[other] the goal
}{ $cell ->
    [none] {""}
   *[cell] {" "}({ $cell })
}

## Treasure chests

chest-nugget = a nugget
    .short = a nugget
    .text = Whoever opened the chest gets a nugget at once; where gold is dealt in cards, the top gold card.
chest-map-ban = no more maps for goals
    .short = no maps
    .text = Until the end of the round no map can be used on a goal. Maps for treasures still work.
chest-no-draw = no card to draw
    .short = no card
    .text = Whoever opened the chest draws one card less this turn, and plays on with a smaller hand.
chest-extra-draw = one card more to draw
    .short = one card more
    .text = Whoever opened the chest draws one card more this turn, and plays on with a larger hand.
chest-goal-shift = a goal moves away
    .short = a goal moves
    .text = Whoever opened the chest moves one hidden goal a cell further to the east.
chest-steal = a card from another hand
    .short = a card is stolen
    .text = Instead of drawing, whoever opened the chest takes a card blindly out of another hand.
chest-dig = one of three cards from the deck
    .short = one of three
    .text = Instead of drawing, whoever opened the chest looks at the top three cards of the deck and keeps one.
chest-inspect = a look at another dwarf
    .short = a look at a dwarf
    .text = Whoever opened the chest looks in secret at another player’s dwarf.
chest-salvage = one of five discards
    .short = one of five
    .text = The discards are shuffled; whoever opened the chest keeps one of the upper five instead of drawing.
chest-mill = five cards of the deck are gone
    .short = five cards lost
    .text = The top five cards of the deck go to the discards, and nobody sees them.

## Gold

nuggets = { $gold ->
    [0] no gold
    [one] { $gold } nugget
   *[other] { $gold } nuggets
}

## Places, in words

cell-in-mine = column { $column }, { $way ->
    [up] { $rows } above the middle
    [down] { $rows } below the middle
   *[level] middle row
}
cell-in-mountain = column { $column }, row { $row }
cells-in-column = column { $column }: { $count ->
    [one] row
   *[other] rows
} { $rows }
