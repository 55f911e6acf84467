## What happens, one message for each kind of event

event-round = Round { $round } of { $rounds } begins. First to dig: { $first }.
event-round-own = You are dealt a dwarf: { $role }. { $aim }
mine-laid = { $player } lays { $tunnel } at { $cell }.
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
event-turned-up = { $player } turns over the card at { $cell } and decides how it lies.
event-revealed = { $player } turns over { goal-place }: { $face ->
    [gold] gold! Everybody blinks.
    [sack] a sack of gold for the finder.
    [dragon] a dragon, and it wants gold.
    [spider] a giant spider! Everybody runs.
   *[stone] stone, nothing but stone.
}
event-round-over = Round { $round } is over. { $won ->
    [miners] The gold is found: the miners win.
    [greedy] The gold is found, and the greedy dwarf keeps it all.
    [green] The gold is found: the green team wins.
    [blue] The gold is found: the blue team wins.
    [both] The gold is found: both teams win.
    [boss] The gold lies behind closed doors: only the boss has something of it.
    [profiteer] The round goes to nobody but the profiteer.
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
   *[other] A tie at the top, and a shared win: { $winners }.
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
event-played-rockfall = { $player } brings the roof down at { $cell }. Gone: { $removed }.
event-played-map = { $player } has a look at { goal-place }.
event-played-map-own = You see: { $face ->
    [gold] gold!
    [sack] a sack of gold.
    [dragon] a dragon.
    [spider] a giant spider.
   *[stone] just stone.
}

event-played-thief = { $player } hires a thief.
event-played-hands-off = { $self ->
    [yes] { $player } sends the thief away.
   *[no] { $player } chases away the thief of { $target }.
}
event-played-swap-hands = { $player } wants to swap hands with { $target }.
event-played-inspection = { $player } looks under the hat of { $target }.
event-played-inspection-own = You see: { $role }
event-played-swap-hats = { $self ->
    [yes] { $player } puts on another hat.
   *[no] { $player } makes { $target } put on another hat.
}
event-played-trap = { $player } traps { $target }.
event-played-free = { $self ->
    [yes] { $player } gets out of the trap.
   *[no] { $player } frees { $target } from the trap.
}
event-played-goal-swap = { $player } swaps two goals: { $cells }.
event-played-treasury = { $player } goes through the upper discards.
event-played-reverse = { $player } turns the direction of play round.
event-played-artisan = { mended-one-of-two }
event-played-pathfinder = { $player } finds a path: two tunnel cards in one turn.
event-played-diversion = { $player } moves the last tunnel card: now it is at { $cell }.
event-played-map-at = { $player } has a look at the treasure at { $cell }.
event-played-map-at-own = You see tunnel { $tunnel } and a chest: { $chest }.
event-played-rockfall-treasure = { $player } brings the roof down on the closed treasure at { $cell }.

## What modules bring

event-declared = { $player } declares: { $card }.
event-vetoed = { $player } vetoes { $card } of { $target }.
event-answered = { $veto ->
    [yes] You veto.
   *[no] You let it pass.
}
event-swapped = { $player } and { $target } have exchanged their hands.
event-swapped-own = Your cards are now: { $cards }.
event-new-role = { $player } gets a new dwarf.
event-new-role-own = Your new dwarf: { $role }. { $aim }
event-handed-over = { $why ->
    [toll] { $player } pays a toll of { nuggets } to { $target }.
   *[steal] { $target } steals { nuggets } from { $player }.
}
event-decided = { $player } has decided.
event-spared = { $player } steals nothing.
event-bought-off = { $player } discards { $count } cards and is rid of { $card }.
event-bought-off-own = You discard face down: { $cards }, and are rid of { $card }.
event-looked-through = { $player } looks through { $count } cards.
event-looked-through-own = You look through: { $cards }.
event-picked = { $player } keeps one of { $of } cards.
event-picked-own = You keep: { $card }.
event-found = { $player } finds { nuggets }.
event-lost = { $player } loses { nuggets } to the dragon.
event-gold-card = { $player } gets a gold card.
event-gold-card-own = You get a gold card: { nuggets }.
event-treasure = { $player } opens the treasure at { $cell }: { $chest }.
event-milled = { $count ->
    [one] One card of the deck goes to the discards unseen.
   *[other] { $count } cards of the deck go to the discards unseen.
}
event-goal-moved = { $player } moves a goal away: from { $cell } to { $to }.
event-inspected = { $player } looks under the hat of { $target }.
event-inspected-own = { $target } is: { $role }
event-stole = { $player } takes a card from the hand of { $target }.
event-stole-own = { $player } takes from { $target }: { $card }.
event-postcard = { $side ->
    [tunnel-party] { $player } opens the tunnel party: all dwarf cards of the players are dealt anew.
   *[dressing-room] { $player } opens the dressing room and comes out with another dwarf card.
}
event-postcard-own = Your dwarf is now: { $role }. { $aim }
event-dwarf-placed = { $player } posts a toll dwarf at { $cell }.
event-dwarf-placed-own = You discard { $card } face down and post a toll dwarf at { $cell }.
event-toll-asked = { $player } asks { $target } to pay the toll at { $cell }.
event-toll-answered = { $pay ->
    [yes] { $player } agrees to pay.
   *[no] { $player } refuses to pay the toll.
}
event-lifted = Lifted at { $cell }: { $card }.
event-stopped = { $player } lays no further card.
