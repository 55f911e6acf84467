## Answering what the table asks

decide-treasure-at = the treasure at { $cell }
decide-back = Back
decide-play-it = Play it
decide-discard = Pass and discard…
decide-look-treasure = Look at the treasure at { $cell }
decide-swap-goal = Swap { $goal }
decide-swap-first = Which goal changes places?
decide-swap-second = And with which one?
decide-send-goal = Push { $goal } one cell farther
decide-pass = Pass: mark up to { $most } cards to discard. You draw as many.
decide-pass-do = { $count ->
    [0] Mark a card
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
decide-remove = Two cards to be rid of: { $card }
decide-remove-prompt = Mark { $count } cards to discard, and you are rid of: { $card }.
decide-remove-do = { $count ->
    [0] Mark two cards
    [1] Mark one more
   *[other] Be rid of it
}
decide-toll = Hire a toll dwarf
decide-toll-where = Where shall the dwarf stand? Choose an open end of the tunnel.
decide-toll-card = And which card do you give for him?
decide-toll-hint = Who digs on there pays you a nugget. You draw no card for this turn.
decide-toll-at = Post the dwarf at { $cell }
decide-toll-side = { $side ->
    [N] from the north
    [E] from the east
    [S] from the south
   *[W] from the west
}
decide-toll-do = Put him there
decide-payer = A dwarf of { $owner } wants a nugget ({ $cell }). Who pays?
decide-payer-me = I pay
decide-payer-ask = ask { $player }
decide-payer-poor = You have not enough gold for that.
decide-payer-do = Pay and lay the card
decide-payer-do-ask = Ask, then lay the card
decide-toll-asked = { $player } wants to dig on at { $cell } and asks you to pay the toll to { $owner }: { nuggets }.
decide-toll-asked-own = { $player } wants to dig on at { $cell }, where your dwarf stands, and asks you to let the card pass for nothing.
decide-toll-yes = I pay
decide-toll-yes-own = Let it pass
decide-toll-no = No
decide-pick = Which card do you keep?
decide-pick-hint = Only you see these cards.
decide-pick-do = Keep it
decide-pathfinder = { $card ->
    [1] Two tunnel cards in this turn: lay the first one.
   *[2] Now the second tunnel card.
}
decide-stop = Lay no more
decide-chest-goal-shift = The chest pushes a goal one cell farther. Which one?
decide-chest-steal = The chest lets you take a card unseen. From whose hand?
decide-chest-inspect = The chest lets you look under a hat. Whose?
decide-steal = Your thief is at work. Who loses a nugget?
decide-steal-hint = These have gold; nobody sees how much.
decide-steal-nobody = Take nothing
decide-steal-other = { $player } decides whom to rob…

## The veto window, the same for everybody

decide-window = Does it stand? Veto, or let it pass.
decide-window-others = The others may still object.
decide-veto-waits = Not in your own turn: it stops a card of somebody else.
decide-veto-none = There is no Veto in your hand.
decide-let-it = Let it pass
decide-veto = Veto!
decide-let = You let it pass.
decide-vetoed = You have vetoed.
decide-veto-of = { $player }: Veto!
toll-refused = I am not paying that toll.
