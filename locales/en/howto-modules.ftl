## How to play with modules

how-modules = And if that is not enough
    .text = Every one of these can be added when a table is made; most of them go together.
how-module-saboteur2 = Green and blue miners dig for themselves, and a door lets only one team through, so only a team with a free way to the gold is paid. A boss, a profiteer and geologists have interests of their own, thieves help themselves, and who sits in a trap gets nothing.
how-module-greedy-dwarf = One of the miners has a different plan: only if the greedy dwarf lays the last stretch to the gold is he paid, and then nobody else is. Let him help, but do not let him finish.
how-module-goal-swap = Two hidden goals change places in front of everybody, and nobody looks. What you knew of them moves along.
how-module-treasury = Instead of drawing, look through the upper five discards and keep one. The rest goes back face down.
how-module-veto = Whenever somebody else lays or plays a card, whoever holds the veto may strike it out. Both of you draw, and the turn is over.
how-module-reverse = The order of play turns round at once and stays so until the end of the round. Gold is then handed round the other way too.
how-module-artisan = One card that mends any broken tool, yours or anybody's. It opens no traps.
how-module-pathfinder = Lay two tunnel cards in one turn, one after the other. You draw two, and still have one card less than before.
how-module-diversion = Pick up the tunnel card that was laid last and lay it somewhere else. If it reaches the gold there, the finish is yours.
how-module-tunnel-toll = For a card out of your hand you put a dwarf on an open end of the tunnel, and nobody goes on there without paying you a nugget. Who has none may ask somebody else to pay.
how-module-dressing-room = A room lies beside the way. Who first digs up to it has to exchange dwarfs with the pile, and may find himself on the other side.
how-module-tunnel-party = A party is going on beside the way. The first tunnel that reaches it makes everybody hand in their dwarfs, and all of them are dealt anew.
how-module-new-goals = Five goals instead of three: sacks give nuggets to whoever reaches them, the dragon takes one. And if you wake the spider, the saboteurs have won the round.
how-module-treasure-chests = Four treasures lie in the mountain, each a tunnel card with a chest beneath. Who reaches one opens it and gets what is inside, like it or not.
how-module-compromised-dwarf = A miner with a broken tool in front of him at the end of the round gets no gold. His share goes round among the others.
how-module-tournament = Everybody can count how many saboteurs, miners and greedy dwarfs there are, and pay is fixed. One random tunnel card lies half-way from the beginning.
