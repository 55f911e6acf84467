## The corporations and their crystals

colour-of = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [cyan] cyan
    [blue] blue
    [violet] violet
    [white] white
   *[other] { $colour }
}
coins = { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}
dwarf-count = { $dwarfs ->
    [one] { $dwarfs } dwarf
   *[other] { $dwarfs } dwarfs
}

## Cards: the name, and what the card does

corporation-card-secret-tunnel = Secret Tunnel
    .text = Everybody gains a dwarf. Later its owner puts a crystal of any colour on any danger cell, free of charge.
corporation-card-overtime = Overtime
    .text = Three tokens. On your turn take one off and place one crystal more.
corporation-card-cthulhu = Cthulhu
    .text = The next dwarf that somebody else digs up joins your team instead.
corporation-card-finders-keepers = Finders Keepers
    .text = For one turn, gold that you dig pays nobody but you.
corporation-card-cave-in = Cave-In
    .text = Put two crystals on it: nobody digs with these colours until the others have taken them off.
corporation-card-union = Union
    .text = Your team counts three dwarfs more, but you may not swap investments.
corporation-card-interns = Interns
    .text = Whenever you are paid less than two coins per dwarf, your team counts two dwarfs more.
corporation-card-stock-market = Stock Market
    .text = Two crystals of two colours that count as investments and are never swapped.
held-card = { $card ->
    [secret-tunnel] { corporation-card-secret-tunnel }
    [overtime] { corporation-card-overtime }
    [cthulhu] { corporation-card-cthulhu }
    [finders-keepers] { corporation-card-finders-keepers }
    [cave-in] { corporation-card-cave-in }
    [union] { corporation-card-union }
    [interns] { corporation-card-interns }
   *[stock-market] { corporation-card-stock-market }
}

## What happens

event-began = The mountain is laid out and the flags are planted. First to dig: { $player }.
event-turn = Turn { $number }. { $player } has { $budget ->
    [one] one crystal to place.
   *[other] { $budget } crystals to place.
}
event-dug = { $player } digs { colour-of } at { $cell }{ $symbol ->
    [gold] {""}: gold!
    [dwarf] {""} and meets a dwarf.
    [safe] {""} and cracks a safe.
    [chest] {""} and opens a chest.
    [passage] {""}, an underground passage.
   *[empty] .
}
event-hired = The dwarf joins the team: { $player }.
event-hired-cthulhu = Cthulhu stirs: the dwarf goes not to the digger but to { $player }.
event-income = The gold pays. { $sums }.
event-invested = { $player } invests: { $colours }.
event-exchanged = { $player } swaps an investment: { $gave } for { $took }.
event-chest = In the chest of { $player }: { held-card }.
event-chest-empty = The chest is empty. Somebody was here before.
event-reshuffled = The discarded cards are shuffled into a new deck.
event-used-secret-tunnel = { $player } opens a Secret Tunnel at { $cell }: { colour-of }.
event-used-overtime = { $player } calls for overtime: one crystal more.
event-used-finders-keepers = Finders keepers! This turn only { $player } is paid for what { $player } digs.
event-used-cave-in = { $player } brings the roof down on: { $colours }.
event-used-union = { $player } sends the Union home.
event-unblocked = { $player } clears a crystal off the Cave-In of { $owner }: { colour-of }.
event-unblocked-last = { $player } clears the last crystal off the Cave-In of { $owner }: { colour-of }. The way is free.
event-discarded = { $player } discards a card: { held-card }.
event-cleared = Nobody has dug for a whole round: all Cave-Ins are cleared away.
event-no-digging = { $player } finds nowhere to dig.
event-corporation-over = { $why ->
    [last-gold] The last gold is out of the mountain. The game is over.
    [no-gold] What gold is left can never be reached. The game is over.
   *[stand-off] Nobody can dig any more. The game is over.
}
event-corporation-over-purse = { $player }: { coins }, { dwarf-count }

## The table drawn in text and told in sentences

corporation-piles = Turn { $number } · gold left { $gold } · passages { $passages } · deck { $deck } · discarded { $discard }
corporation-budget = Still to place: { $budget }, { $colour ->
    [any] of any one colour
   *[other] { colour-of }
}.
corporation-legend = $ gold, + dwarf, = safe, ? chest, @ passage, # danger, · empty
corporation-colours = Crystals: { $colours }.
corporation-shares = invested: { $shares }
corporation-no-shares = no investments
corporation-cards = cards: { $cards }
corporation-blocked = Nobody may dig now: { $colours }.
corporation-pays = Gold dug now with { colour-of } pays: { $sums }.
corporation-gold-left = Gold still in the mountain: { $cells }.
corporation-tunnels = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
} of { colour-of }: { $cells }.

## At the terminal

play-in-words = Your move, for example: { $examples }. Of a cell the column comes first, then the row:
play-help-corporation =
    A move in words: as many of its words as it takes to tell it from other moves
                     red 9,7              place a red crystal at column 9, row 7
                     10,7                 the next one, once the colour is chosen
                     red green cyan blue  your first four investments
                     exchange red for blue · use overtime · done
    At any time:     look        draw the mountain and the table again
                     tell        the same in sentences
                     log         what happened last
                     rules CORP-47   read a clause of the rules
                     quit        leave the table
    Cells are column,row: the number along the top, then the one at the side. The table explains the signs.
play-several-fit = { $count } actions fit, for example { $examples }.

## Why an action is refused

refusal-unknown-colour = There is no corporation called “{ $colour }”.
refusal-not-now = That is not what is asked for now.
refusal-must-dig = As long as a crystal can be placed it has to be placed; digging is not optional.
refusal-must-invest = The four opening investments have to be taken.
refusal-must-choose = This has to be chosen; there is no way round it.
refusal-colour-chosen = All crystals of a turn have one colour; yours is { colour-of } now.
refusal-colour-blocked = A Cave-In lies on { colour-of }: nobody may dig with it.
refusal-treasury-empty = The treasury has no more crystals of this colour: { colour-of }.
refusal-covered = There is a crystal at { $cell } already.
refusal-danger = It is dangerous at { $cell }; only a Secret Tunnel leads there.
refusal-not-beside = No neighbour of { $cell } has this colour: { colour-of }.
refusal-no-exit = A passage is entered only if the next crystal can come out of another one; from { $cell } it cannot.
refusal-exit-first = First the way out: the next crystal goes on another passage.
refusal-card-not-held = That card is not in front of you: { held-card }.
refusal-card-not-used = { held-card } is not used; it works by itself.
refusal-card-not-now = This is not the moment for that card: { held-card }.
refusal-not-danger = There is no uncovered danger cell at { $cell }.
refusal-token-spent = Each Overtime card gives one crystal a turn, and yours have given theirs.
refusal-no-cell-left = There would be no cell for the extra crystal.
refusal-keepers-announced = Finders Keepers is announced already for this turn.
refusal-two-crystals = A Cave-In takes exactly two crystals.
refusal-four-colours = Four crystals of four different colours, please.
refusal-two-colours = The Stock Market takes two crystals of two different colours.
refusal-union-forbids = The Union allows no swap. Send it home first.
refusal-no-investment = There is no such crystal on your board: { colour-of }.
refusal-same-colour = A crystal is swapped for one of another colour.
refusal-not-on-cave-in = You can take no such crystal off a Cave-In: { colour-of }.

## Why a position cannot be laid out

position-bad-square = “{ $cell }” is no cell of the mountain: its rows and columns go from 1 to 18.
position-bad-colour = There is no corporation called “{ $colour }”.
position-bad-tile = “{ $tile }” are no eight tiles; a tile looks like T3@1.
position-bad-symbol = There is no symbol called “{ $symbol }”.
position-covered-twice = Two crystals cannot lie at { $cell }.
position-one-each = “{ $key }” needs a number for each of the { $players } seats.
position-too-many-crystals = There are only { $limit } crystals of each colour.
