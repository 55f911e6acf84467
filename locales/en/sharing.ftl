## The sharing of the gold, told step by step

share-way = { $team ->
    [green] The green team
   *[blue] The blue team
} { $length ->
    [0] finds every way to the gold barred by doors.
    [one] has a way to the gold, { $length } card long.
   *[other] has a way to the gold, { $length } cards long.
}
share-verdict = { $case ->
    [one] Only one team gets there, so it wins, whoever laid the last card.
    [own] Both teams get there, but { $player } laid the last card: that team wins alone.
    [both] Both teams get there, and { $player }, who laid the last card, is of neither: both win.
   *[none] No team gets there. Only the boss and the profiteer have something of it.
}
share-winners = { $count ->
    [0] Nobody is left to share the gold.
    [one] One winner to pay: { nuggets }.
   *[other] { $count } winners to pay, { nuggets } each.
}
share-crystals = { $count ->
    [0] No crystals in the mine.
    [one] { $count } crystal in the mine, for the geologists.
   *[other] { $count } crystals in the mine, for the geologists.
}
share-why-winner = one of the winners
share-why-less = { $share } minus { $less } for this role
share-why-trapped = in a trap: no gold
share-why-crystals = { $split ->
    [1] paid for { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
   *[2] half of { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
}
share-why-completer = laid the last card
share-why-miner = one of the winning miners
share-why-broken = a broken tool: no gold card
share-why-saboteur = { $count ->
    [one] the only saboteur
   *[other] one of { $count } saboteurs
}
share-why-greedy = laid the last card and shares with nobody
share-total = { $gold } in all
share-leftover = { $count ->
    [one] { $count } dwarf stayed at home.
   *[other] { $count } dwarfs stayed at home.
}
share-moved = Gold that changed hands
share-chooses = is choosing…
share-chooses-later = chooses later
share-next = Next
share-before = One step back
share-step = Step { $step } of { $steps }
share-count = To the final count
