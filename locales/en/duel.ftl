## The duel: cards, doors and colours

card-key = key
    .short = key
    .text = Put a key on a door of the other colour: from now on it is open to both of you.
colour-green = green
colour-blue = blue
door-in-words = { $key ->
    [yes] an open { $colour ->
        [green] green
       *[blue] blue
    } door ({ $side })
   *[no] a { $colour ->
        [green] green
       *[blue] blue
    } door ({ $side })
}

## What happens

event-played-key = { $player } unlocks the door at { $cell }.
event-uncovered = { $player } strikes a vein at { $cell }: { $vein ->
    [gold-1] one nugget.
    [gold-2] two nuggets.
   *[gold-3] three nuggets behind two doors.
}
event-vein-lies = The vein at { $cell } now lies like this: { $shape }.
event-vein-door = The vein at { $cell } has its { $colour ->
    [green] green
   *[blue] blue
} door to the west and the other one to the east.
event-claimed = { $player } puts a token on the gold at { $cell }: { nuggets }.
event-duel-over = Round { $round } is over: { $green } to { $blue }. { $won ->
    [green] Green wins.
    [blue] Blue wins.
   *[nobody] A tie: the round does not count.
}

## Why an action is refused

refusal-own-tool-only = A repair mends your own tool only.
refusal-no-key-left = Both keys are on doors already.
refusal-no-door = There is no door on that side ({ $cell }).
refusal-door-open = That door is open to you already.

## The table

table-colour = You are { $colour }: your entrance is at { $cell }.
table-supply = Tokens left { $tokens } · keys left { $keys }
table-letters = G green, B blue: entrances, doors and claimed gold; g, b: doors with a key
tell-entrance = { $player }, { $colour }: the entrance is at { $cell }, open to all four sides.
tell-vein = Vein at { $cell }: { $state ->
    [open] turned over, { $gold ->
        [one] one nugget
       *[other] { $gold } nuggets
    }
    [known] face down; you know that it holds { $gold ->
        [one] one nugget
       *[other] { $gold } nuggets
    }
   *[hidden] face down
}{ $owner ->
    [green] {""}, claimed by green.
    [blue] {""}, claimed by blue.
   *[nobody] {"."}
}

## In the browser

duel-round = The duel begins. First to dig: { $first }.
duel-round-again = A tie, so it goes on: all cards anew. First to dig: { $first }.
duel-map-own = You see { nuggets } there, and nobody else does.
duel-entrance = The entrance of { $player } ({ $colour })
duel-claimed = This gold belongs to: { $player }
duel-unclaimed = nobody's
duel-door-open = A door that lets you through
duel-door-shut = A door that is shut for you
duel-unlock-at = Unlock the door at { $cell }
duel-how-dig = Your own way in
    .text = Each of you has an entrance. A tunnel card goes where it joins a tunnel that leads back to your own entrance; what the other one has dug is yours too once it is joined.
duel-how-doors = Doors
    .text = A door lets only its own colour through: green has a diamond on it, blue a circle. Behind the other one's door your light ends.
duel-how-key = Keys
    .text = A key opens a door of the other colour, for both of you and for good. There are two of them.
duel-how-tools = Tools and the map
    .text = With a broken tool one does not dig: mend it, or discard two cards to be rid of it. The map shows one vein to you alone.
duel-how-veins = Three veins
    .text = They lie face down and hold one, two and three nuggets. The tunnel that reaches a vein turns it over, whoever dug it; the big one has a door at either end.
duel-how-claim = Stake your claim
    .text = Whoever is joined to a turned vein first puts a token on it. When all three are taken, or all cards are played, the most nuggets win. A tie means another round.
