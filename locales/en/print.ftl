## Sheets to print and cut out

print-footer = { $title } · sheet { $number } of { $of } · { $side ->
    [front] front
   *[back] back
}
print-done = { $file } is ready to be printed.
print-how = Print on A4 in actual size, on both sides, turning over the long edge: the backs then meet their fronts.
print-how-cut = Thin card is best. Cut along the lines; the marks in the margins help with a ruler.
print-modules = And what else is in play
    .text = What the modules of this table add and change
print-duel-dwarf = Doors of this colour open to you alone.
print-player-board = The investments of one player
print-pays-first = most investments
    .coins = 2 coins a dwarf
print-pays-shared-first = shared most
    .coins = 1 coin a dwarf
print-pays-second = second most
    .coins = 1 coin a dwarf
print-pays-shared-second = shared second
    .coins = half a coin, rounded down
print-pays-finder = whoever dug it
    .coins = at least 1 coin a dwarf

## The duel

print-duel = The Duel
    .players = two players · about ten minutes
print-duel-aim = What it is about
    .text = Two dwarfs dig from two entrances towards three veins of gold. Whoever owns more nuggets when the mine is exhausted wins.
print-duel-setup = Laying out
    .text = One of you takes the green dwarf and the green entrance, the other the blue ones. Lay the entrances in a column with a gap of one card between them. Shuffle the three veins and lay them face down in another column, one card apart, the middle vein level with the gap between the entrances, so that three columns of cards fit between entrances and veins. Put tokens and keys aside. Shuffle all other cards, deal five to each and make a pile of the rest. The younger dwarf begins.
print-duel-turn = Your turn
    .text = Do one thing: lay a tunnel, play an action card, discard two cards to get rid of a broken tool, or pass by discarding one card face down. Then draw one card while there are any. Discards never come back. Whoever has no cards left is skipped.
print-duel-tunnels = Tunnels
    .text = Lay a tunnel card upright or upside down, never sideways. Where it touches an open card, tunnel must meet tunnel and rock must meet rock; a vein that is still face down does not matter. One of its openings must go on from a tunnel that leads back to your own entrance. Tunnels of the other player serve you as well once they are joined to yours. Cards that lie stay.
print-duel-doors = Doors and keys
    .text = A door stands in one opening. Its own dwarf walks through, the other one does not, unless a key lies on it. With a key card you put a key on any door of the other colour, wherever it is; from then on it is open to both, for good. There are two keys.
print-duel-tools = Broken tools
    .text = Lay a broken tool in front of the other player, who may then lay no tunnels; everything else is allowed. Nobody has more than one. You get rid of it with the repair card of the same tool, or by discarding any two cards: but you draw only one, and your hand stays smaller.
print-duel-cards = The map
    .text = Look at one vein that is face down, put it back and keep it to yourself. A card that would do nothing may not be played.
print-duel-gold = Gold
    .text = As soon as a tunnel from either entrance opens towards a face-down vein, turn it over, so that its tunnels fit what reached it; if both ways fit alike, the player whose turn it is chooses. A vein may fail to fit its neighbours. Open gold that is joined to an entrance, with no closed door between, belongs to that player: put a token on it, your colour up. If it is joined to both at once, the player whose turn it is takes it. Claimed gold is claimed for good.
print-duel-end = The end
    .text = It is over when all three veins are claimed, or when nobody has a card left. Count the nuggets on the veins you own. After a tie play another round.

## Saboteur

print-saboteur = Saboteur
    .players = three to ten players · three rounds
print-saboteur-aim = What it is about
    .text = Miners dig a tunnel from the start to the gold. Among them may be saboteurs, who want them to fail and do not say so. After three rounds the most nuggets win.
print-saboteur-setup = Laying out
    .text = Saboteurs and miners among the dwarf cards: 3 players 1 + 3, 4 players 1 + 4, 5 players 2 + 4, 6 players 2 + 5, 7 players 3 + 5, 8 players 3 + 6, 9 players 3 + 7, 10 players 4 + 7. Deal one to each in secret and leave the last one face down. Lay the start; seven cards away lay the three goals face down in a column with one card between them, the middle one level with the start. Shuffle tunnels and actions; each gets six cards (six or seven players five, more players four).
print-saboteur-turn = Your turn
    .text = Lay a tunnel, play an action card, or pass by discarding one card face down. Then draw one card, as long as there are any. Turns go to the left. Talk as much as you like, and believe as little as you like.
print-saboteur-tunnels = Tunnels
    .text = A tunnel card lies upright or upside down, never sideways. It must fit all open neighbours, tunnel to tunnel and rock to rock, and go on from a tunnel that leads without a break to the start.
print-saboteur-tools = Broken tools
    .text = A broken lamp, cart or pickaxe lies in front of another player, each tool at most once. Whoever has one lays no tunnels. A repair of the same tool takes it away, from you or from anybody. A card with two tools mends one of them.
print-saboteur-cards = Rockfall and map
    .text = A rockfall takes one tunnel card out of the mine, never the start or a goal. With a map you look at one goal and put it back; what you say about it is up to you.
print-saboteur-goals = Goals
    .text = When a tunnel from the start opens towards a goal, turn it over. Gold ends the round. Stone stays open and becomes part of the mine, turned so that it fits the tunnel that reached it, as well as it can.
print-saboteur-end = The end of a round
    .text = A round ends when the gold is reached, or when the pile and all hands are empty. Then everybody shows his dwarf.
print-saboteur-sharing = Gold
    .text = If the gold was reached, draw as many gold cards as there are miners. The one who laid the last tunnel takes one of them and hands the rest to the next miner on the right, until each has one; saboteurs get nothing. Otherwise each saboteur gets cards worth four nuggets if there is one of them, three if there are two or three, two if there are four. Gold stays secret. Play three rounds, dealing dwarfs anew each time.

## Dwarf Corporation

print-corporation = Dwarf Corporation
    .players = two to six players · about an hour
print-corporation-aim = What it is about
    .text = Eight corporations dig through one mountain, and you own none of them: you invest. Gold pays those who invested most in the colour that dug it. Most coins win.
print-corporation-setup = Laying out
    .text = The tile with the camp goes in the middle, the other eight around it, in any order and turned as you like. Put a crystal of its colour on each flag. Everybody has a board with four dwarfs, no coins and no investments. Shuffle the cards. Decide who begins; turns go to the left. Long pieces are two or three crystals in a row, for where a tunnel runs straight.
print-corporation-turn = Your turn
    .text = First dig, then exchange. Digging is a duty as long as any colour can dig.
print-corporation-digging = Digging
    .text = Choose one colour and place three crystals of it, one after the other, each beside a crystal of the same colour. Never on a covered cell and never on danger. In the very first turn of the game place one crystal, in the second turn two. A crystal on a passage goes on at once with the next crystal on any other free passage; without a crystal for the exit you may not enter.
print-corporation-symbols = What you dig up
    .text = A dwarf joins your team. A safe gives you an investment of any colour, which counts at once. A chest gives you the top card, shown to all. Everything is done before the next crystal.
print-corporation-gold = Gold
    .text = Compare the investments in the colour that dug it. The most get two coins for each dwarf of their team, the second most one coin. If several share the first place, each gets one coin a dwarf and there is no second; if several share the second, each gets half a coin a dwarf, rounded down. Without an investment there is no rank. Whoever dug the gold gets at least one coin a dwarf.
print-corporation-investing = Exchange
    .text = At the end of your first turn take four investments of four different colours. At the end of every later turn you may swap one investment of your board for another colour.
print-corporation-cards = Cards
    .text = Cards lie open in front of their owner and say what they do. They are used in one's own turn, before or after a crystal, never inside a passage. A Cave-In is played before the colour is chosen or after the last crystal; at the end of a turn each other player may take one crystal off it.
print-corporation-end = The end
    .text = With the last gold the game is over at once. A tie goes to the larger team.
print-setup = The table before the first turn
print-setup-mine = { $players } players: deal { $hand } cards to each; the other { $deck } are the deck. Dashed places stay empty.
print-setup-mountain = The camp in the middle, the others round it in any order, turned as you like. A crystal on every flag of its colour.
print-nuggets = Nuggets
print-counter-coins = Coins
print-counter-dwarfs = Dwarfs in the team
print-counter-how = A crystal marks the number in each row, and on your board how many investments you have in each colour.
print-pay-table = Pay
