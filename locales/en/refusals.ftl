## Why an action is refused

refusal-game-over = The game is over; nothing more can be dug.
refusal-resting = The round is over; the next one has not been dealt yet.
refusal-not-resting = There is no pause between rounds to end.
refusal-not-asked = It is not your turn.
refusal-unknown-action = That is not something one can do here.
refusal-unknown-card = There is no card called { $card }.
refusal-not-in-hand = You do not hold { $card }.
refusal-wrong-count = { $most ->
    [1] Passing costs exactly one card.
   *[other] Passing costs one to { $most } cards.
}
refusal-blocked = You cannot dig while a broken tool or a trap lies in front of you.
refusal-occupied = There is a card at { $cell } already.
refusal-not-adjacent = No tunnel touches that place ({ $cell }): the cell has to share a whole side with an open card.
refusal-mismatch = It does not fit at { $cell }: tunnel has to meet tunnel, and rock has to meet rock.
refusal-not-connected = At { $cell } the card would not be joined to the start.
refusal-own-seat = Not on yourself; choose another player.
refusal-no-such-seat = There is no such player at this table.
refusal-already-broken = That tool is broken already; once is enough.
refusal-nothing-to-mend = This card finds nothing to mend there.
refusal-wrong-tool = This card cannot mend that tool.
refusal-not-removable = The start and the goals stand firm; no rockfall moves them.
refusal-nothing-there = There is no tunnel card at { $cell } to bring down.
refusal-goal-open = Everybody can see that goal already.
refusal-no-such-goal = There is no goal at { $cell }.
refusal-not-offered = That was not offered. Choose one of: { $offered }.
refusal-same-goal = Choose two different goals.
refusal-ladder-beside-goal = A ladder may not lie beside a goal, and this place is beside one: { $cell }.
refusal-ladder-not-joined = At { $cell } the ladder would meet no tunnel.
refusal-already-in-front = A card of that kind lies there already; one is enough.
refusal-not-in-front = No such card lies in front of you.
refusal-not-in-front-of = No such card lies in front of that player.
refusal-wrong-price = That costs exactly { $count } cards.
refusal-no-dwarf-left = There is no dwarf left in the pile to change into.
refusal-no-discards = The discard pile is empty.
refusal-own-turn = A veto is played in another player's turn, never in your own.
refusal-too-few-tunnels = You need { $count } tunnel cards in hand for that.
refusal-no-place = None of your tunnel cards has a place now.
refusal-must-lay = A tunnel card can be laid, so you have to lay one.
refusal-nothing-laid = There is no tunnel card that could be moved.
refusal-other-card = The card laid last does not look like that.
refusal-same-cell = It has to go to another place than where it lies: { $cell }.
refusal-dwarf-used = That toll dwarf is not available any more in this round.
refusal-end-taken = A toll dwarf stands there already.
refusal-no-open-end = No open tunnel end enters that place ({ $cell }) from that side.
refusal-own-dwarf = That toll dwarf is your own; nobody has to pay him for you.
refusal-toll-asked = That player has already refused in this turn.
refusal-payer-without-gold = That player has no gold to pay with.
refusal-wrong-payers = { $count ->
    [0] Nobody takes toll there.
    [one] There is one dwarf to be paid there.
   *[other] There are { $count } dwarfs to be paid there.
}
refusal-toll-unpaid = You do not have the gold for the toll; ask somebody else to pay.
refusal-map-ban = A chest has forbidden maps on goals for this round.
refusal-no-such-treasure = There is no closed treasure at { $cell }.

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
