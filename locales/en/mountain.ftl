## The table of Dwarf Corporation in the browser

mountain-board = The mountain. Arrow keys go from cell to cell, Enter digs there, plus and minus zoom, 0 shows everything.
mountain-in-words = The mountain in words
mountain-fit = Show the whole mountain
mountain-look = Look at the mountain
mountain-symbol = { $symbol ->
    [gold] gold
    [dwarf] a dwarf
    [safe] a safe
    [chest] a chest
    [passage] an underground passage
    [danger] danger
    [camp] the base camp
    [flag] a flag
   *[empty] bare rock
}
mountain-cell-dug = dug, { $colour }
mountain-dig-at = Dig at { $cell }, { mountain-symbol }. Who can: { $colours }

## Corporations and the investments in them

mountain-corporations = Corporations
mountain-shares = { $count ->
    [one] { $count } investment
   *[other] { $count } investments
}
mountain-rank = { $rank ->
    [first] first
    [shared-first] first, shared
    [second] second
   *[shared-second] second, shared
}
mountain-finder = finder's bonus
mountain-blocked = blocked by a Cave-In
mountain-exchange-title = Exchange
mountain-legend-first = is paid first
mountain-legend-second = second; dashed where it is shared
mountain-pays = Gold dug now: { $colour }
mountain-column-shares = Investments
mountain-column-rank = Rank
mountain-column-dwarfs = Dwarfs that count
mountain-column-coins = Coins

## Cards in front of players

mountain-own-cards = { $count ->
    [one] Your card
   *[other] Your { $count } cards
}
mountain-no-cards = No cards.
mountain-tokens = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
mountain-use-card = { $card ->
    [union] Send the Union home
   *[other] Use { $name }
}

## What is asked

mountain-ask-dig = Your turn: { $budget ->
    [one] one crystal to place
   *[other] { $budget } crystals to place
}
mountain-ask-which = Which corporation digs here?
mountain-ask-exit = Into the passage, and out of another one: where?
mountain-planned = { $count } of { $budget } placed
mountain-ask-cards = Use a card before the exchange?
mountain-ask-safe = An investment out of the safe. In which colour?
mountain-ask-stock-market = Stock Market: two corporations ({ $count } of 2)
mountain-ask-invest = Take your first four investments ({ $count } of 4)
mountain-ask-exchange = Exchange: swap an investment for another?
mountain-ask-take = { $colour } goes. What do you take for it?
mountain-ask-lift = Take a crystal off a Cave-In?
mountain-ask-cave-in = Cave-In: two crystals. Nobody will dig with them.
mountain-ask-tunnel = Secret Tunnel: of which corporation?
mountain-ask-danger = Choose a danger cell for it
mountain-undo = Undo
mountain-confirm-dig = { $count ->
    [one] Dig
   *[other] Dig all { $count }
}
mountain-confirm-invest = Take
mountain-confirm-exchange = Swap
mountain-confirm-lift = Take it off
mountain-confirm-use = Play the card
mountain-keep-shares = Keep my investments
mountain-keep-cave-in = Leave it there
mountain-no-card = On to the exchange
mountain-hint-dig = Tap a lit cell, or choose a corporation first.
mountain-hint-cells = Lit cells are where its tunnel can grow. Nothing is sent before you press Dig.
mountain-hint-reveals = What is in there is seen first; then the turn goes on.
mountain-hint-invest = Four different ones. Gold pays those who invested most in the corporation that digs it.
mountain-hint-exchange = Press an investment of yours, then what you want for it.
mountain-hint-safe = It counts at once, even for gold in this very turn.

## The end

mountain-chart = Coins, turn by turn
mountain-chart-turn = Turn

## How to play, in pictures

mountain-how-corporations = Eight corporations
    .text = Each has a colour and a sign, and a tunnel that starts at its flag. No player owns one: anybody may dig with any of them, and anybody may invest in any.
mountain-how-dig = Dig three cells
    .text = In your turn you choose one corporation and place three of its crystals, each beside its own tunnel. The first turn of the game has one crystal, the second two. Where a crystal lies nobody else gets through.
mountain-how-treasures = What the mountain hides
    .text = A dwarf joins your team. A safe gives you an investment. A chest holds a card. A passage leads at once to any other passage. Boarded-up cells are dangerous: no digging there.
mountain-how-gold = Gold pays the investors
    .text = Whoever has invested most in the corporation that digs the gold gets two coins for each dwarf, the second gets one. Who shares first place gets one, who shares second place one for two dwarfs. The finder always gets at least one coin a dwarf.
mountain-how-exchange = Then the exchange
    .text = After your first digging you take four investments in four corporations. Later you may swap one investment in each turn. Tap any gold to see whom it would pay.
mountain-how-cards = Cards
    .text = Overtime, secret tunnels, cave-ins, a union: cards out of chests lie open in front of their owners. Tap a player to read them.
mountain-how-end = The last gold
    .text = When the last gold is dug the game is over. Most coins win; if that is a tie, the larger team.

## What the signs in the mountain mean

mountain-legend = What the signs mean
mountain-about-gold = Pays whoever has invested most in the corporation that digs it, and the finder.
mountain-about-dwarf = Joins the team of whoever digs here: from then on gold pays that player more.
mountain-about-safe = Gives whoever digs here an investment in any colour. It counts at once.
mountain-about-chest = Gives whoever digs here the top card of the deck.
mountain-about-passage = The next crystal comes out of any other free passage. Without a crystal for the way out there is no way in.
mountain-about-danger = No digging here. Only a Secret Tunnel puts a crystal on it.
mountain-about-camp = The base camp in the middle: bare rock, free to dig.
mountain-about-flag = Here the tunnel of a corporation begins.
mountain-about-empty = Nothing here but room for a tunnel.
mountain-about-dug = A tunnel of this corporation. It can be dug on from every free side.

## The notebook of Dwarf Corporation

mountain-notes-all = Mountain
mountain-notes-left = Still in the mountain: gold { $gold }, passages { $passages }
mountain-notes-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
mountain-notes-first = First: { $players }, { coins } for the next gold
mountain-notes-second = Second: { $players }
mountain-notes-nobody = Nobody has invested
mountain-notes-cards = What chests may still hold
mountain-notes-shares = Invested in
mountain-notes-dug = Dug, and earned with it
mountain-notes-hired = { $count ->
    [one] Won { $count } dwarf while digging
   *[other] Won { $count } dwarfs while digging
}
mountain-notes-trades = Investments taken and exchanged
mountain-notes-took = Took: { $colours }
mountain-notes-exchanged = Gave { $gave }, took { $took }
mountain-notes-said = Said of corporations
mountain-notes-used = Cards used
mountain-notes-nothing = Nothing to note yet.
