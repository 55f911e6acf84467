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
refusal-no-door = There is no door on that side of { $cell }.
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

duel-map-own = You see { nuggets } there, and nobody else does.
duel-unlock-at = Unlock the door at { $cell }
