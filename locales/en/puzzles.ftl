## A puzzle for each day

puzzle-title = Puzzle
puzzle-today = Puzzle of the day
puzzle-days = Other days
puzzle-none = There is no puzzle for that day.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-solution = The solution
puzzle-right = Right, at the first try!
puzzle-right-again = Right, at try { $tries }.
puzzle-wrong = That is not it.
puzzle-better = Another move is clearly better.
puzzle-worth = Worth: { $worth }.
puzzle-others = Other moves
puzzle-streak = { $days ->
    [0] No day solved in a row yet.
    [one] { $days } day solved in a row.
   *[other] { $days } days solved in a row.
}
puzzle-mark-first = solved at the first try
puzzle-mark-again = solved
puzzle-mark-shown = solution looked up
puzzle-mark-open = still open

## What is asked for

puzzle-goal-reach = You are a miner and know where the gold lies. Reach it with one card.
puzzle-goal-way = You are a miner and know where the gold lies. Which move takes you there?
puzzle-goal-stop = You are a saboteur. Keep the others from the gold, and let nobody notice.
puzzle-goal-win = Decide the round with this move.
puzzle-goal-win-in-two = Win in two: after this move your rival must have no answer.
puzzle-goal-vein = One move does far more for you than any other. Find it.

## Why a move is best

puzzle-reason-reached = This opens the way to the gold ({ $goal }); nothing else that you can lay does.
puzzle-reason-two-cards = Next turn one more card of yours reaches the gold: { $card } ({ $at }). After any other card it would not.
puzzle-reason-nearer = { $after ->
    [one] One card is missing to the gold now;
   *[other] { $after } cards are missing to the gold now;
} after any other card it would be { $rest }.
puzzle-reason-blocked = { $after ->
    [9] There is no way to the gold any more.
   *[other] The shortest way to the gold takes { $after } cards now instead of { $before }.
} The table suspects you at { $later } %, before it was { $suspected } %.
puzzle-reason-collapsed = { $after ->
    [9] Without this tunnel there is no way to the gold any more.
   *[other] Without this tunnel the way to the gold takes { $after } cards instead of { $before }.
} The table suspects you at { $later } %, before it was { $suspected } %.
puzzle-reason-decided = It is { $own } to { $other }, and what is left is not enough to catch up.
puzzle-reason-taken = { $taken ->
    [one] It takes a nugget: { $own } to { $other }.
   *[other] It takes { $taken } nuggets: { $own } to { $other }.
}
puzzle-forced = Whatever your rival does now, the round is yours.
puzzle-reason-threat = Whatever your rival does, your next move decides the round.

## What moves are worth

worth-nuggets = { $worth ->
    [one] { $worth } nugget
   *[other] { $worth } nuggets
} a round
worth-chance = { $worth } % to win the round
worth-coins = { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
} ahead of the others
worth-coins-behind = { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
} behind the others

## What moves were worth

client-judged = Moves
client-judged-of = Of
client-judged-working = The master looks at each move…
client-judged-sum = { $lost ->
    [0] Of { $moves } moves none was clearly worse than the master's.
    [one] Of { $moves } moves one was clearly worse than the master's.
   *[other] Of { $moves } moves { $lost } were clearly worse than the master's.
}
client-judged-fine = As good as the master’s
client-judged-failed = The master cannot look at the moves now.
client-judged-better = Better: { $move } { $worth }
help-analyse-moves = Say for each move of a player what the master would have done and what it was worth; players are counted from 0.
analyse-moves-title = Moves of { $player }
analyse-move = Move { $move }: { $deed } ({ $worth })
analyse-better = → better: { $deed } ({ $worth })
analyse-dearest = The highest bar: { $worth }
analyse-no-seat = There is no player { $seat } in this game: from 0 to { $last }.
analyse-no-worth = Nobody knows what moves of this game are worth.

## In the terminal

help-puzzle = The puzzle of the day, or of another one.
help-puzzle-day = Another day than today, as 2026-11-30.
help-puzzle-move = Your answer: the number of one of the moves.
help-puzzle-solution = Tell the solution.
puzzle-no-day = { $day } is no day: write it as 2026-11-30, and none that is still to come.
puzzle-no-move = There is no move { $move }: choose from 1 to { $moves }.
puzzle-choose = Choose with --move NUMBER, or give up with --solution.
