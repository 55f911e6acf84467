## What tunnel cards show

shape-crossing = crossing
    .short = crossing
    .text = All four ways meet here.
shape-fork = fork
    .short = fork
    .text = Three ways meet; the fourth side is rock.
shape-straight = straight tunnel
    .short = straight
    .text = Straight through, and rock on both sides.
shape-bend = bend
    .short = bend
    .text = The tunnel turns a corner.
shape-bridge = bridge
    .short = bridge
    .text = One tunnel passes over the other: nobody can turn from one into the other here.
shape-curves = double bend
    .short = double bend
    .text = Two bends back to back, with rock between them. One of them has to continue a lit tunnel.
shape-parted = parted tunnels
    .short = parted
    .text = Tunnels that do not meet: what comes in at a stub goes nowhere.
shape-dead-end = dead end
    .short = dead end
    .text = Nothing meets in the middle: the tunnel ends here.
feature-blue-door = blue door
    .short = blue door
    .text = { $game ->
        [duel] Lets only blue through: behind it green's light ends, and green cannot dig on from there, until a key opens the door for both.
       *[other] Among the miners only the blue team can pass. Anybody may dig on behind it.
    }
feature-green-door = green door
    .short = green door
    .text = { $game ->
        [duel] Lets only green through: behind it blue's light ends, and blue cannot dig on from there, until a key opens the door for both.
       *[other] Among the miners only the green team can pass. Anybody may dig on behind it.
    }
feature-ladder = ladder
    .short = ladder
    .text = Always joined to the start and to every other ladder, past gaps and doors. It goes to any tunnel that lies open, even one in the dark, but never beside a goal.
feature-crystal = crystal
    .short = crystal
    .text = Geologists are paid for every crystal that lies in the mine when the round ends.

## Places in the mine

place-start = the start
    .short = start
    .text = { $game ->
        [duel] The tunnels of one player begin here: you dig only where a way leads back to your own entrance.
       *[other] Every tunnel begins at this ladder. Nothing can bring it down.
    }
place-goal = a hidden goal
    .short = face down
    .text = { $game ->
        [duel] A vein of one, two or three nuggets. It is turned over when a tunnel reaches it; until then a map can tell what it holds.
       *[other] It is turned over when a lit tunnel reaches it. Until then a map can tell what it is.
    }
place-treasure = a closed treasure
    .short = face down
    .text = Who reaches it with a lit tunnel turns the tunnel card over and opens the chest beneath. A map looks into it, a rockfall takes it away.
figure-toll = toll dwarf
    .short = takes a toll
    .text = Nobody lays a card here without a nugget for his master. Once he is paid he leaves for this round.
figure-toll-of = toll dwarf { $number }, in the pay of { $player }
postcard-dressing-room = dressing room
    .short = a change of dwarf
    .text = Who first digs a lit tunnel to any of its edges has to exchange dwarfs with the pile. Tunnels that open into the room are joined.
postcard-tunnel-party = tunnel party
    .short = new dwarfs for all
    .text = When a lit tunnel first reaches any of its edges, the dwarfs of all players are shuffled and dealt anew. Tunnels that open into the room are joined.
postcard-used = over for this round
reconstructed-note = The face of this card is our reconstruction: the printed rules do not show it.

## At the table

seat-role-known = You know: { $role }
seat-barred = no gold while the tool is broken
seat-last = Last play: { $play }
seat-nothing = Nothing lies in front of { $player }.
seat-nuggets = { $gold ->
    [one] one nugget
   *[other] { $gold } nuggets
}
seat-toll = Keeps toll dwarf { $number }
direction-clockwise = Turns go clockwise
direction-counter = Turns go the other way round
pile-map-ban = No more maps for goals in this round
pile-toll = Toll dwarfs that can still be hired: { $count }
pile-dwarfs = Dwarf cards in the middle
pile-leftover = Dwarf cards left over: { $count }
pile-retired = Given up in this round: { $roles }
pile-unknown-dwarf = one that nobody showed you
