## The page of rules

rules-contents = Contents
rules-from-start = From the beginning
rules-page-base = Base game
rules-page-saboteur2 = Saboteur 2
rules-page-championship = Championship cards
rules-page-minis = Mini-expansions
rules-page-variants = Variants, and what goes together
rules-page-cards = The cards
rules-page-duel = The duel
rules-page-corporation = Dwarf Corporation
rules-ruling = Ruling:
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-contents-table = The rules of your table
rules-all = All rules

## How to play Saboteur 2

s2-how = How to play Saboteur 2
s2-how-teams = Who is who.
    .text = There are green and blue miners, a boss, a profiteer, two geologists and three saboteurs: fifteen dwarfs, one for each player, and nobody knows which stay in the box. Two to twelve play; ten cards of the deck are put aside unseen, everybody holds six, and there are three rounds.
s2-how-doors = A way for your team.
    .text = Dig as in the base game. A miner can walk to the gold only where no door of the other colour bars the way. A ladder is always joined to the start. If only one team has a free way, that team wins; if both have one, the team of whoever laid the last card wins, and if that was somebody without a team, both do.
s2-how-cards = New cards.
    .text = A thief steals a nugget after the sharing, unless somebody plays hands off. Swap hands, swap hats and inspection turn suspicion round. Who sits in a trap neither digs nor is paid. Two discarded cards also take one card from in front of you. Whoever passes may discard up to three cards and draws as many.
s2-how-end = The pay.
    .text = Count the winners: the boss wins with either team, the profiteer wins with whoever wins, geologists are paid for crystals and are not counted, nor is anybody in a trap. The fewer they are, the more each gets. Without gold the saboteurs win.
s2-pay = Pay
s2-pay-winners = Winners
s2-pay-each = each gets
s2-pay-more = Geologists: a nugget for every crystal in the mine, or half of them each if there are two. Who sits in a trap gets nothing. The most nuggets after three rounds win.
s2-pay-line = Nuggets by the number of winners: 5 for one, 4 each for two, 3 for three, 2 for four, 1 for five and more. The boss gets one less, the profiteer two less.
