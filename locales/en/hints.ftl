## Words for newcomers, each beside the thing it speaks of

hint-first-time = First time?
hint-first-round = Play a round with hints
hint-menu = Explain things when they first come up
hint-label = Hint
hint-offer = First time down here? I can point things out when they first matter.
hint-offer-yes = Show me round
hint-offer-no = I know my way
hint-sound = Would you like to hear picks, creaks and coins? How loud is in the menu.
hint-sound-yes = With sounds
hint-sound-no = Without
hint-next = Got it
hint-stop = No more hints

## In every mine

hint-choose = Your turn: play one card, then you draw a new one. The bright cards can be played now. Pick one up and see where it goes.
hint-lay = Lit cells are where this card fits: open side to open side, rock to rock. Tap one to lay it there.
hint-turn = A tunnel card may also lie upside down. Turn it and see what changes.
hint-map = Choose a goal to peek at. Everybody sees which one you picked, but only you see what it is.
hint-fall = This brings down one tunnel card: tap the one that is in your way. Whatever hung on it goes dark.
hint-aim = The players it can be played on have a dashed frame. Tap one of them.
hint-discard = No use for it? Then pass: throw it away and draw another. That is a turn, too.
hint-dark = A dark tunnel is cut off. Nobody digs on from there until the gap is closed.

## Saboteur

hint-role = This is you. { $aim } Nobody else sees this card; tap it to turn it face down.
hint-goals = { $count ->
    [3] Three
    [5] Five
   *[other] Some
} goals lie face down, and one of them is gold. Miners dig from the ladder to here; saboteurs would rather they did not.
hint-broken-own = One of your tools is broken, so no digging for you. Mend it with a fitting card, or ask somebody under “{ client-talk }”.
hint-broken-other = A broken tool: { $player } cannot dig for now. A saboteur's work, or somebody's caution?
hint-known = Now you know what lies here, and only you do. Tell the others. The truth, if you like.
hint-looked = The small face says: { $player } has peeked here. What there was to see, nobody else knows.
hint-talk = People talk. Some lie, and bots are no better than people. You can answer with the “{ client-talk }” button.
hint-stone = Just stone. The tunnel may run on through it: the gold lies under another goal.
hint-deck = The deck is empty. If the hands run out too before the gold is reached, the saboteurs win.
hint-log = Everything that happened stands in the log. Press a line there to see the mine as it was then.
hint-share = The round is over, and now you see who was who. Leaf through with the arrows; when everybody presses on, new dwarfs are dealt.
hint-draft = Take one of these gold cards; the others go to the next winner. The nuggets decide the game after three rounds.

## The duel

hint-duel-entrance = This is your entrance, { $colour }. You dig only where a way leads back to it.
hint-duel-veins = The gold is in these veins: one, two and three nuggets. Whoever joins one first claims it.
hint-duel-broken = A broken tool, so no digging for you. Mend it with a fitting card, or throw two cards away to be rid of it.
hint-duel-door = This door lets only the other colour through. Your light ends there, unless you find a key.
hint-duel-claim = A token: this gold is taken. When all three are, or the cards run out, the nuggets are counted.

## Dwarf Corporation

hint-mountain-dig = No corporation belongs to anybody: dig with whichever you like. Choose one here, or just tap a lit cell in the mountain.
hint-mountain-send = Go on tapping until your crystals are placed; you can undo until you press “Dig”.
hint-mountain-invest = Investments make you money: gold pays whoever has invested most in the corporation that digs it. Choose four different ones.
hint-mountain-exchange = You may swap one investment a turn. Press what you give, then what you take.
hint-mountain-safe = An investment for free out of the safe. Choose a colour you want to lead in.
hint-mountain-card = A card of your own. Tap it to read what it does and when.
hint-mountain-gold = Tap any gold to see who would be paid for it, before somebody digs there.
hint-mountain-paid = Somebody has struck gold. Coins win the game, and every dwarf in a team makes a payment larger.
