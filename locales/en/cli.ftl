## Help

help-motherlode = Motherlode plays dwarf-mining board games by their exact rules.
help-usage = Usage:
help-pieces = [OPTIONS]
help-subcommand = COMMAND …
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-help = Show this help.
help-language = Language of all texts; otherwise the one of the environment.
help-version = Show the version, and which core runs.
version-compiled = compiled core
version-plain = plain Python
help-game = The game; saboteur by default.
help-players = How many play; 5 by default.
help-modules = Modules to add, with commas between them.
help-edition = Whose rulebook decides where they differ: jubilee by default, or classic.
help-conformance = Run scenario files and say which hold.
help-conformance-paths = Scenario files, or folders of them.
help-rules = Read the rules clause by clause.
help-rules-clauses = Clauses to read, e.g. BASE-43; all of them if none is named.
help-rules-coverage = List which tests exercise which clause.
help-rules-tests = The folder of the tests; “tests” by default.
help-show = Draw a position, a saved game or a record.
help-show-file = A position in YAML, a saved game or a record.
help-show-at = Of a record: the position after so many moves.
help-show-seat = Show only what this seat may know; otherwise everything.
help-show-sentences = Tell it in sentences instead of drawing it.
help-print = Make a PDF of cards, tokens and a page of rules, to print and cut out.
help-print-game = The game: saboteur, duel or corporation.
help-print-players = For how many players; for as many as can play by default.
help-print-output = The file to write; by default the game and the language with “.pdf”, here.
help-play = Play in the browser; with --terminal, or with any option of a game, here against bots.
help-play-seat = Your seat, counted from 0; 0 by default.
help-play-name = What the others call you.
help-play-bots = Who sits in the other seats, with commas between them: easy, normal, hard or master; hard by default.
help-play-seed = A number that decides how the cards fall; the same number, the same cards.
help-play-save = Keep the game in this file after each move.
help-play-resume = Go on with a game kept by --save.
help-play-record = Write the record of the finished game to this file.
help-play-terminal = Play here in the terminal against bots.
help-simulate = Let bots play many games and count who wins.
help-simulate-bots = The bots, with commas between them, in the order of the seats: easy, normal, hard or master; hard by default.
help-simulate-games = How many games; 1000 by default.
help-simulate-seed = A number that decides how the cards fall; 0 by default.
help-simulate-jobs = How many processor cores to use; “all” by default.

## Mistakes on the command line

usage-language = There are no texts in “{ $language }”. There are: { $languages }.
usage-no-such-option = There is no option { $option }.
usage-no-such-command = There is no command “{ $command }”.
usage-missing = { $parameter } is missing.
usage-bad-value = { $parameter } takes a whole number, 0 or more.
usage-extra = Nothing to do with: { $arguments }.
usage-no-command = Which command?
usage-option-value = The option { $option } needs one value.
usage-wrong = That does not make a command: { $why }
usage-try-help = Try: { $command } --help
usage-seat = There is no seat { $seat }; the seats are 0 to { $last }.
usage-proxy = { $proxy } is no address and no network.
usage-no-such-bot = There is no bot called “{ $bot }”. There are: { $bots }.
usage-jobs = “{ $jobs }” is no number of processor cores; give a number or “all”.

## Files

file-missing = { $file } does not exist.
file-is-folder = { $file } is a folder, not a file.
file-not-text = { $file } is not a text file.
file-unreadable = { $file } cannot be read: { $why }
file-unwritable = { $file } cannot be written: { $why }
file-broken-yaml = { $file } is not good YAML; line { $line } does not parse.
file-no-record = This is not a record of a game.
file-broken-header = The head of the record is incomplete or broken: { $why }
file-broken-line = A line of the record makes no sense: { $text }
file-broken-action = A move makes no sense: { $text }
file-record-illegal = The record holds a move that the rules forbid: { $why }
file-record-chance = The record lacks a chance result: { $name }.
file-light-state = This game was lightened for search and keeps no record.
file-broken-record = The record does not play: { $why }
file-broken-dump = The saved state is broken: { $why }
file-rules-version = This was played by version { $version } of the rules; here is version { $ours }.
show-at-needs-record = { $file } is not a record, so there are no moves to count for --at.
show-at-too-far = --at { $at } is too far; the record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
show-unknown-content = { $file } is neither a position nor a saved game nor a record.
show-broken-position = The position in { $file } makes no sense: { $why }
rules-no-such-clause = There is no clause { $clause }.

## The game in the terminal

play-own-name = Guest
bot-name-1 = Brokk
bot-name-2 = Hulda
bot-name-3 = Snorri
bot-name-4 = Yrsa
bot-name-5 = Grim
bot-name-6 = Asta
bot-name-7 = Kettil
bot-name-8 = Runa
bot-name-9 = Torvi
bot-name-10 = Dagny
bot-name-11 = Orm
bot-name-12 = Signy
play-welcome = Come in, mind your head. At the table: { $name }, with { $others }. Type “help” at any time.
play-press-enter = (Enter to go on)
play-your-move = Your move (a card's number, or help):
play-type-help = Type the number of a card, or “help”.
play-help =
    A move in steps: the number of a card (3), then one of the places or targets offered.
    A move at once:  3 4,0       card 3 to the cell 4,0
                     3 Brokk     card 3 on a player, by name or seat number
                     3 d         pass, discarding card 3 face down
                     remove 1 3  discard cards 1 and 3 to get rid of one in front of you, where the rules allow it
                     lay SW at 4,0 · play map goal 8,2 · play fix-lamp on 1 · pass EW
    At any time:     look        draw the mine and the table again
                     tell        the same in sentences
                     log         what happened last
                     rules BASE-43   read a clause of the rules
                     say …       talk to the table; “say” alone tells what can be said
                     quit        leave the table
    In the drawing:  ═ lit tunnel, joined to the start   ─ dark tunnel, cut off
                     ═╡ stub, a dead end   ⌂ start   ? goal face down   $ gold   # stone
    Cells are column,row: the numbers along the top, then at the side. N, E, S, W are a card's open sides.
play-say-which = What do you want to say? { $phrases }
play-say-phrase = { $typed } (“{ $text }”)
play-which-rule = Which clause? For example: rules BASE-43
play-no-such-card = { $count ->
    [one] There is no card { $number }; you hold one card.
   *[other] There is no card { $number }; you hold { $count } cards.
}
play-blocked = You cannot dig while something is broken: { $tools }. “{ $number } d” discards the card.
play-nowhere = There is no use for { $card } just now. “{ $number } d” discards it.
play-nothing-to-remove = There is nothing in front of you that you could get rid of.
play-remove-which = Which cards do you pay with? You need { $count } of them: remove 1 3.
play-remove-what = Which card in front of you (1–{ $last })? 0 goes back:
play-where = Which one (1–{ $last })? 0 goes back, d discards the card:
play-discard-which = Which card? For example: d 2
play-lay-at = { $shape }: { $cell }
play-tool-of = { $player }: { $tool }
play-several-there = There are several ways there: { $keys }. Type one of these numbers.
play-not-in-list = “{ $text }” is not in the list.
play-read-rule = (“rules { $clause }” shows the rule.)
play-draft = Gold is handed round. Which card do you keep?
play-choose = { $kind ->
    [goal-order] Several goals are reached. Which one is turned over first?
    [position] The stone may lie in two ways. Which one?
   *[other] Your choice:
}
play-broken-save = { $file } is not a game kept by --save.
play-damaged-save = { $file } is damaged: the game in it cannot go on.
play-resume = Your place is kept. Go on with: motherlode play --resume { $file }
play-recorded = The record of the game is in { $file }.
play-again = The same deal again: --seed { $seed }
goodbye = Goodbye, and watch the step on the way up.

## Words to type, with commas between them

typed-help = help, h, ?
typed-rules = rules, rule
typed-look = look, board
typed-tell = tell, describe
typed-log = log
typed-say = say
typed-quit = quit, exit, q
typed-discard = d, discard, pass
typed-remove = remove, r
typed-back = 0, b, back
typed-distrust = distrust, accuse
typed-goal-gold = gold
typed-goal-stone = stone
typed-mend-me = mend, repair
typed-well-dug = well, bravo
typed-poor-vein = poor, vein
typed-your-door = door
typed-another-round = again, another
typed-goal-sack = sack
typed-goal-dragon = dragon
typed-goal-spider = spider
typed-trust = trust
typed-thief = thief
typed-not-me = not-me, deny
typed-watch-me = watch, work
typed-withdraw = withdraw, retract
typed-no-card = nothing, nofit
typed-i-saw-it = saw, stand
typed-dig-blue = blue
typed-dig-green = green
typed-our-door = obstacle
typed-chest = chest
typed-no-toll = toll
typed-why = why
typed-thanks = thanks
typed-doubt = doubt
typed-oops = oops, sorry
typed-joke = joke
typed-vein-rich = rich
typed-vein-poor = empty
typed-my-key = key
typed-rising = rise, rising
typed-worthless = worthless
typed-together = together
typed-hands-off = hands, off
typed-too-dear = dear
typed-all-fair = fair
typed-unclear = “{ $text }” could mean anything. Type “help” to see what works.

## Simulation

simulate-progress = Bots at play
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, { $rounds } rounds
simulate-bots = By bot
simulate-bot = bot
simulate-seats = seats held
simulate-wins = games won
simulate-gold = nuggets a round
simulate-teams = By side
simulate-team = side
simulate-rounds = rounds won
simulate-roles = By role
simulate-role = role
simulate-dealt = times dealt
simulate-share = Of the { $rounds } rounds that had a saboteur, saboteurs won { $share } %.
simulate-speed = { $decisions } decisions in { $seconds } s

## New modules

help-new = Write the skeleton of a new module, with a card that works already.
help-new-what = What to make: module.
help-new-name = Its id in small letters, with hyphens: night-shift.
new-what = “{ $what }” cannot be made; “motherlode new module NAME” can.
new-bad-name = “{ $name }” is no name for a module: small Latin letters and digits, words joined by hyphens, a letter first, 30 characters at most.
new-python-name = “{ $name }” is a word of Python or of the engine: no file or class can be called so. Another word, or a second one after a hyphen.
new-taken-name = “{ $name }” is the name of a game, a module or a card already.
new-exists = { $file } is there already; nothing was written.
new-done-project = The module { $module } is ready. Next: python -m tests.golden.write, then ./check; CONTRIBUTING.md says what each test will ask for.
new-done-package = The package motherlode-{ $module } is ready. Next: pip install -e motherlode-{ $module }, then pytest in it; its README.md tells the rest.

## Looking at a game again

help-analyse = Who could suspect whom in a recorded game, and which deeds changed it.
help-analyse-file = The record of a game, as a replay saves it.
help-analyse-picture = Draw the suspicion of each round into a picture as well.
help-analyse-json = Everything as JSON: after every move what each seat could believe of each other.
analyse-needs-record = { $file } is no record of a game.
analyse-no-saboteurs = There are no saboteurs in this game, so nobody suspects anybody.
analyse-title = Round { $round }: what the table thought of everybody
analyse-seat = { $player } ({ $role }): a saboteur by { $chance } % at the end
analyse-jump = Move { $move }. { $deed } Suspicion of { $player }: { $before } % before, { $after } % after.
analyse-claim = Move { $move }. { $player } says: “{ $claim }” { $truth ->
    [yes] True.
   *[no] Untrue.
}
analyse-nearer = Move { $move }. { $deed } Turning point: the gold came { $cards ->
    [one] one card
   *[other] { $cards } cards
} nearer.
analyse-farther = Move { $move }. { $deed } Turning point: the gold went { $cards ->
    [one] one card
   *[other] { $cards } cards
} farther away.
