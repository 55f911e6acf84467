## The table drawn in text

seat-name = Player { $seat }
table-piles = Round { $round } of { $rounds } · deck { $deck } · discarded { $discard }
table-hand-size = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
table-you = you
table-gold-cards = { $count ->
    [0] no gold
    [one] { $count } gold card
   *[other] { $count } gold cards
}
table-broken = broken: { $tools }
table-role = Your dwarf: { $role }. { $aim }
table-hand-of = { $player } holds: { $cards }
table-empty-hand = Your hand is empty.

## The table told in sentences

tell-turn = To move: { $player }.
tell-hand = Your hand. { $cards }.
tell-whole = tools in order
tell-player = Seat { $seat }, { $player }: { $facts }.
tell-start = The start is at { $cell }, open to all four sides.
tell-card = { $cell }: { $tunnel }{ $light ->
    [lit] {""}, joined to the start.
    [partly] {""}, joined to the start only on these sides: { $sides }.
   *[dark] {""}, cut off from the start.
}
tell-free-ends = The tunnel can go on into these cells: { $cells }.
tell-no-free-ends = The tunnel has no open end.
tell-goal = Goal at { $cell }: { $state ->
    [open] turned over, { $face ->
        [gold] gold.
        [sack] a sack of gold.
        [dragon] a dragon.
        [spider] a giant spider.
       *[stone] stone.
    }
    [known] face down; you know that it is { $face ->
        [gold] gold.
        [sack] a sack of gold.
        [dragon] a dragon.
        [spider] a giant spider.
       *[stone] stone.
    }
   *[hidden] face down.
}
