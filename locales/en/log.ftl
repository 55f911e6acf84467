## What happens, one message for each kind of event

event-round = Round { $round } of { $rounds } begins. First to dig: { $first }.
event-round-own = You are dealt a dwarf: { $role }. { $aim }
event-laid = { $player } lays { $shape } at { $cell }.
event-passed = { $count ->
    [0] { $player } has no cards left and sits this turn out.
    [one] { $player } passes and discards a card face down.
   *[other] { $player } passes and discards { $count } cards face down.
}
event-passed-own = You pass and discard face down: { $cards }.
event-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-own = You draw: { $cards }.
event-revealed = { $player } turns over { goal-place }: { $face ->
    [gold] gold! Everybody blinks.
   *[stone] stone, nothing but stone.
}
event-round-over = Round { $round } is over. { $won ->
    [miners] The gold is found: the miners win.
    [saboteurs] The gold stays in the mountain: the saboteurs win.
   *[nobody] No gold, and no saboteur to blame: nobody wins.
}
event-round-over-completer = The last stretch of tunnel was { $player }'s.
event-round-over-gold = The gold was here all along: { goal-place }.
event-round-over-role = { $player } turns out to be: { $role }
event-round-over-leftover = The dwarf who stayed at home: { $role }
event-drafted = { $player } picks a gold card and hands on the rest.
event-drafted-own = You keep a gold card: { nuggets }.
event-paid = { $player } is paid { nuggets }.
event-game-over = The game is over. Purses on the table:
event-game-over-gold = { $player }: { nuggets }
event-game-over-winners = { $count ->
    [one] The richest dwarf under the mountain: { $winners }.
   *[other] Equally rich, and all of them winners: { $winners }.
}

## Cards played

event-played-broken-lamp = { $player } breaks the lamp of { $target }.
event-played-broken-cart = { $player } breaks the cart of { $target }.
event-played-broken-pickaxe = { $player } breaks the pickaxe of { $target }.
event-played-fix-lamp = { $self ->
    [yes] { $player } mends the lamp: light again.
   *[no] { $player } mends the lamp of { $target }.
}
event-played-fix-cart = { $self ->
    [yes] { $player } mends the cart: it rolls again.
   *[no] { $player } mends the cart of { $target }.
}
event-played-fix-pickaxe = { $self ->
    [yes] { $player } mends the pickaxe: good as new.
   *[no] { $player } mends the pickaxe of { $target }.
}
event-played-fix-cart-lamp = { mended-one-of-two }
event-played-fix-cart-pickaxe = { mended-one-of-two }
event-played-fix-lamp-pickaxe = { mended-one-of-two }
mended-one-of-two = { $player } mends the { $tool ->
    [lamp] lamp
    [cart] cart
   *[pickaxe] pickaxe
}{ $self ->
    [yes] {""}, and not a moment too soon.
   *[no] {" "}of { $target }.
}
event-played-rockfall = { $player } brings the roof down at { $cell }: { $removed } is gone.
event-played-map = { $player } has a look at { goal-place }.
event-played-map-own = You see: { $face ->
    [gold] gold!
   *[stone] just stone.
}
