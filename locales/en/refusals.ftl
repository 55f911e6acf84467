## Why an action is refused

refusal-game-over = The game is over; nothing more can be dug.
refusal-not-asked = It is not your turn.
refusal-unknown-action = That is not something one can do here.
refusal-unknown-card = There is no card called { $card }.
refusal-not-in-hand = You do not hold { $card }.
refusal-wrong-count = { $most ->
    [1] Passing costs exactly one card.
   *[other] Passing costs one to { $most } cards.
}
refusal-blocked = You cannot dig while a tool of yours is broken.
refusal-occupied = There is a card at { $cell } already.
refusal-not-adjacent = { $cell } touches no tunnel: the cell has to share a whole side with an open card.
refusal-mismatch = It does not fit at { $cell }: tunnel has to meet tunnel, and rock has to meet rock.
refusal-not-connected = At { $cell } the card would not be joined to the start.
refusal-own-seat = Breaking your own tools helps nobody; choose another player.
refusal-no-such-seat = There is no such player at this table.
refusal-already-broken = That tool is broken already; once is enough.
refusal-nothing-to-mend = This card finds nothing to mend there.
refusal-wrong-tool = This card cannot mend that tool.
refusal-not-removable = The start and the goals stand firm; no rockfall moves them.
refusal-nothing-there = There is no tunnel card at { $cell } to bring down.
refusal-goal-open = Everybody can see that goal already.
refusal-no-such-goal = There is no goal at { $cell }.
refusal-not-offered = That was not offered. Choose one of: { $offered }.

## Why a table cannot be set up

setup-unknown-game = There is no game called “{ $name }”. Known: { $known }.
setup-unknown-module = There is no module called “{ $module }”.
setup-unknown-edition = There is no edition called “{ $edition }”. Known: { $known }.
setup-unknown-option = There is no option called “{ $option }”.
setup-bad-option = The option “{ $option }” cannot be “{ $value }”.
setup-player-count = This game is for { $least } to { $most } players, not { $players }.
setup-excluded-modules = These modules do not go together: { $first }, { $second }.

## Why a position cannot be laid out

position-bad-cell = “{ $cell }” is no cell; a cell looks like 3,-1.
position-bad-card = There is no card called “{ $card }”.
position-bad-goal = “{ $goal }” is no face of a goal.
position-bad-shape = “{ $shape }” is no shape of a tunnel; a shape looks like NE or E+W.
position-bad-seat = “{ $seat }” is no seat at this table.
position-bad-dwarf = There is no dwarf called “{ $dwarf }”.
position-bad-roles = There has to be a dwarf for each of the { $count } seats.
position-bad-gold = There has to be a number of nuggets for each of the { $count } seats.
position-unknown-given = A position knows nothing called “{ $key }”.
position-bad-given = The position makes no sense: { $why }
position-not-a-turn = Only a position at somebody's ordinary turn can be written down.
