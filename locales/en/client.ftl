## First page

client-lead = Tunnels, gold and suspicion by lamplight: card games under the mountain, with friends by a link or with bots that lie like people do.
client-name = Your name
client-play-now = Play now against bots
client-with-friends = Play with friends
client-how = How to play
client-rules = The rules
client-my-tables = My tables
client-open-tables = Tables with a free seat
client-your-turn-short = your turn
client-status-waiting = waiting for players
client-status-playing = in play
client-status-pause = between rounds
client-status-over = finished
client-status-stuck = cannot be opened now
client-table-of = { $player }'s table
client-join = Join
client-language = Language
client-close = Close
client-rule = Rule { $clause }
client-rules-note = The clauses the game is played by. A refusal names the clause it rests on.
client-offline = The server does not answer. Try again in a moment.
client-refused = That was not possible.

## Making a table

client-new-table = A new table
client-who-plays = Who plays?
client-kind-friends = Friends, by link
client-kind-friends-text = You get a link to send. Bots can fill the seats that stay empty.
client-kind-bots = Bots and me
client-kind-bots-text = { $game ->
    [saboteur] Starts at once. They lie, deduce and accuse like people do.
    [duel] Starts at once. Your rival shuts doors in your face.
   *[other] Starts at once. They dig where it pays them.
}
client-kind-pass = Several people on this device
client-kind-pass-text = You hand the device round; the screen hides between players.
client-seats = Seats
client-people = People on this device
client-make-table = Make the table
client-more-options = More options
client-listed = Show the table on the home page
client-free-chat = Free chat
client-claims = Talk about what a map showed is allowed
client-clock-setting = Time for a turn
client-clock-none = no limit
client-clock = { $seconds } s
client-clock-over = When the time is up, the table answers: where cards are played it passes with one that is of no use, any other question gets its first answer.
client-clock-soon = { $seconds } s, then the table answers for you
client-time-over = Time is up: the table has answered for you.
client-pace = Bots take their time
client-pace-slow = slow
client-pace-normal = normal
client-pace-fast = fast
client-pace-instant = no time at all
client-edition = Edition
client-edition-jubilee = 20-year edition
client-edition-classic = first edition
client-edition-igromag = expansion-only edition
client-option-roundEnd = A round without gold ends
client-option-roundEnd-hands-empty = when all hands are empty
client-option-roundEnd-full-circle-of-passes = when everybody has passed in turn
client-option-nextStarter = The next round is begun
client-option-nextStarter-last-card-played = after whoever played the last card
client-option-nextStarter-last-turn = after whoever had the last turn

## Waiting for players

client-your-table = Your table
client-link = Send this link to your friends
client-link-scan = The link as a square to scan with a phone
client-copy = Copy
client-copied = Copied
client-take-seat = Take a seat
client-seat-coming = not here yet
client-seat-empty = free seat
client-host = host
client-bot = bot
client-add-bot = Add a bot
client-remove-bot = Send { $player } away
client-fill = Fill with bots
client-start = Start the game
client-waiting-host = { $player } starts the game when everybody is here.
client-leave = Leave the table

## At the table

client-mine = The mine. Arrow keys move it, plus and minus zoom, 0 brings it back.
client-players = Players
client-hand = Your cards
client-log = Log
client-log-back = One step back
client-log-forth = One step on
client-earlier-talk = What was said before
client-past = You are looking at an earlier moment.
client-to-now = Back to now
client-menu = Menu
client-zoom-in = Closer
client-zoom-out = Farther
client-fit = Show the whole mine
client-deck = Cards to draw
client-discard-pile = Discarded cards
client-round = Round { $round } of { $rounds }
client-seat-turn = to move
client-seat-away = away
client-role-cover = Cover the card.
client-role-uncover = Turn your dwarf over
client-your-turn = Your turn: choose a card
client-waiting-for = { $player } is thinking…
client-waiting-absent = { $player } is away. The table waits.
client-move-made = Your move is made.
client-sending = One moment…
client-skip = Skip to my turn
client-skip-on = Skip
client-glimpse-read = Got it
client-turn = Turn
client-discard = Pass and discard
client-put-back = Put the card back
client-confirm-lay = Lay it here
client-confirm-play = Play it here
client-lay-at = Lay the card at { $cell }
client-collapse-at = Bring down the tunnel at { $cell }
client-look-at = Look at { $goal }
client-open-first = Turn over { $goal } first
client-aim-at = Play it on { $player }
client-looked = Looked at by: { $players }
client-goal-order = Several closed cards are reached. Which one is turned over first?
client-position = The card may lie in two ways. Which one?
client-blocked = No digging while this lies before you: { $cards }.
client-no-use = No use for it just now; it can be discarded.
client-hint-choose = Bright cards can be played; any card can be discarded.
client-hint-lay = Lit cells are where it fits. { $game ->
    [duel] The tunnel has to go on from your own entrance.
   *[other] The tunnel has to go on, and stay joined to the ladder.
}
client-hint-blocked = { client-blocked } Action cards still work, and any card can be discarded.

## Talk

client-talk = Talk
client-chat = Message
client-send = Send
client-talk-panel = Table talk
client-talk-to-all = To all
client-talk-back = No, it is you!
client-onlooker = Onlooker
client-corner = Spectators’ corner
client-corner-silent = What is said here, the players do not hear.
client-talk-said = What was said
client-talk-removed = Taken off by the host
client-mute = Mute { $player }
client-unmute = Hear { $player } again
client-block = Block { $player }
client-unblock = Unblock { $player }
client-report = Report this
client-reported = Reported. The operator of the site will read it.
client-talk-remove = Remove for all
client-talk-silent = Nobody has said anything yet.
client-talk-answer = Your answer:
client-talk-about = Whom or what it is about
client-chat-off = Free chat is off at this table.
client-chat-allow = Allow it
client-no-line = No line to the tables
client-no-line-replays = Games you have looked at can be looked at again:
client-no-line-none = As soon as there is a line again, you can play. Replays that you look at are kept here.
client-notes = Notebook
client-notes-all = The mine
client-notes-goals = { $game ->
    [duel] What I know of the veins
   *[other] What I know of the goals
}
client-notes-cards = Cards not seen yet
client-notes-cards-hint = In the deck, in other hands, or discarded face down.
client-cards-left = { $left } of { $all }
client-goal-known = I know: { $face }
client-goal-unknown = Not known to me
client-goal-looked = Looked at by: { $players }
client-mark = What I think of this player
client-mark-trusted = trusted
client-mark-unsure = not sure
client-mark-suspect = suspect
client-note = A note for yourself
client-note-about = A note about { $player }
client-deeds-laid = Laid
client-deeds-breaks = Broke
client-deeds-mends = Mended
client-deeds-collapses = Collapsed
client-deeds-looks = Looked at
client-deeds-played = Played
client-deeds-passed = Discarded
client-deeds-claims = { $game ->
    [duel] Said of the veins
   *[other] Said of the goals
}
client-deeds-none = Nothing yet in this round.
client-claim-open = not known yet
client-claim-true = it was so
client-claim-false = it was not so
client-key-notes = notebook
client-look = Your face
client-look-own = The one that goes with the name
client-look-number = Face { $number }
client-about-to = About to be played…
client-about-to-play = { $player } is about to play.
client-take-back = Take back
client-commit = Play it now
client-takeback = A move can be taken back
client-takeback-none = not at all
client-takeback-press = until a press
client-aids = Thinking aids: notes, deeds, counts
client-keys = Keys
client-key-card = take up a card
client-key-turn = turn the card
client-key-discard = go to Discard; Enter confirms
client-key-fit = show the whole board
client-key-away = put away, close
client-key-back = take back the move
client-key-talk = talk
client-key-log = log
client-key-move = move and zoom the board, when it is chosen
client-takeback-seconds = { $seconds ->
    [one] for { $seconds } second
   *[other] for { $seconds } seconds
}
client-talk-unread = { $count ->
    [one] Talk: { $count } unread
   *[other] Talk: { $count } unread
}

## Settings at the table

client-sound = Sounds
client-volume = Volume
client-hints = A word of advice at each question
client-speed = Show the moves of others
client-speed-slow = slowly
client-speed-normal = at an easy pace
client-speed-fast = quickly
client-seat-link = Move my seat to another device
client-seat-link-hint = Open this private link there; it works once
client-seat-link-of = Move the seat of { $player } to another device
client-link-show = Invite or let others watch
client-link-table = Who opens this link can take an empty seat, or look on
client-other-game = Another game
client-end = End the table
client-sure-leave = Really leave?
client-sure-end = Really end it for everybody?

## Connection and absence

client-lost = The line is cut. Digging through to the server…
client-moved = Your seat has moved to another device.
client-look-on = Look on from here
client-elsewhere = This table is open in newer windows of this browser.
client-back-here = Go on in this one
client-looking-on = You are watching.
client-ended-host = The host has ended this table.
client-ended-all-left = Everybody has left this table.
client-ended-operator = The operator of this site closed the table.
client-ended-rules-changed = The rules have been updated since, and this game cannot go on.
client-stuck = This table cannot be opened at the moment. Nothing is lost, and it is tried again by itself.
client-record = The record of the game
client-away = { $player } is away ({ $seconds } s).
client-away-bot = Let a bot play
client-away-vote = Vote for a bot ({ $votes })
client-away-wait = Better wait
client-vacant = { $player }'s seat is free.
client-replaced = A bot is playing in your place.
client-return = Take my seat back
client-hand-over = Hand the device to { $player }
client-hand-over-hint = Nobody else looks, please.
client-hand-over-take = I am { $player }

## Ends of rounds and games

client-who-was-who = Who was who
client-gained-hidden = a gold card
client-draft = Which gold card do you keep?
client-draft-other = { $player } chooses a gold card…
client-onward = On to the next round
client-onward-waiting = Waiting for the others…
client-onward-in = goes on in { $seconds } s
client-still-reading = Still reading: { $players }
client-all-read = Everybody has read it.
client-place = Your place: { $place } of { $players }
client-picture = A picture of this game
client-share = Share
client-share-copied = Link copied
client-round-short = Round { $round }
client-liar = Round { $round }, best liar: { $player } ({ $lies ->
    [one] one untruth
   *[other] { $lies } untruths
} about the goals)
client-again = Play again
client-next-table = To the next game
client-look-board = Look at the mine
client-replay = Replay
client-replay-run = Run
client-replay-stop = Stop
client-replay-step = Step of the replay
client-replay-mark-before = Earlier turn of events
client-replay-mark-after = Next turn of events
client-replay-record = Save the record
client-suspicion = Suspicion
client-suspicion-round = Round { $round }: who was suspected
client-suspicion-eyes = In the eyes of
client-suspicion-table = all the others
client-suspicion-seat = { $player } ({ $role })
client-suspicion-deeds = What changed it
client-suspicion-jump = { $player }: { $before } % before, { $after } % after.
client-suspicion-nearer = The gold came { $cards ->
    [one] one card
   *[other] { $cards } cards
} nearer.
client-suspicion-farther = The gold went { $cards ->
    [one] one card
   *[other] { $cards } cards
} farther away.
client-suspicion-claims = Said about goals: { $claims }, untrue: { $lies }
client-suspicion-claim = { $player }: “{ $claim }” { $truth ->
    [yes] True.
   *[no] Untrue.
}
client-suspicion-working = Thinking the game over again…
client-suspicion-none = There is nobody to suspect in this game.
client-suspicion-failed = The suspicion cannot be worked out now.

## How to play, in pictures

client-how-roles = Who are you?
    .text = Everybody gets a dwarf, face down. Miners dig for the gold. Saboteurs see to it that nobody finds it. One card stays out, so nobody can be sure how many there are.
client-how-dig = Dig
    .text = In your turn you play one card and draw one. A tunnel card goes next to the tunnel: open side to open side, rock to rock, and joined to the ladder. It may be turned upside down, never sideways.
client-how-light = Follow the light
    .text = What is joined to the ladder is lit. What is cut off goes dark, and nobody can dig on from there. Some cards are dead ends: tunnels that do not meet.
client-how-actions = Or do something else
    .text = Break somebody's lamp, cart or pickaxe, and they cannot dig. Mend what is broken. Bring a tunnel down. Look at a goal with a map, and say what you like about it. Or pass: discard a card.
client-how-goal = Reach the gold
    .text = Seven cells away lie three goals, face down; one is gold. When the lit tunnel reaches a goal, it is turned over. Gold: the miners win. No gold, and no cards left: the saboteurs win.
client-how-gold = Share it
    .text = The winners take gold cards. After three rounds with new dwarfs the richest dwarf wins, whoever that was.
client-how-done = Let's dig
