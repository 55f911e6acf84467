## What is said at the table; $tone picks one of several ways to say it, `.short` stands on the button

talk-line = { $player }: “{ $text }”
talk-goal-gold = { $tone ->
    [1] I have seen it: { goal-place } is gold.
    [2] Gold behind { goal-place }. On my beard.
   *[0] Dig for { goal-place }: the gold is there, trust me.
}
    .short = { goal-gold }
talk-goal-stone = { $tone ->
    [1] I looked: { goal-place } is stone.
    [2] Nothing but stone behind { goal-place }, save your strength.
   *[0] Do not bother with { goal-place }: stone.
}
    .short = { goal-stone }
talk-distrust = { $tone ->
    [1] Something is off with the way { $target } digs.
    [2] Watch { $target }. I do.
   *[0] { $target } is a saboteur, mark my words.
}
    .short = I don't trust…
talk-mend-me = { $tone ->
    [1] Would somebody mend my tools?
    [2] Broken tools, no digging. Anyone?
   *[0] I cannot dig like this. A little help, please.
}
    .short = Mend me, please
talk-well-dug = { $tone ->
    [1] Now that was neatly dug.
    [2] Fine work. I could not have dug it better.
   *[0] Well dug!
}
    .short = { talk-well-dug }
talk-poor-vein = { $tone ->
    [1] There is not much in that vein, take it.
    [2] All that digging for a handful of dust?
   *[0] That vein is hardly worth the way.
}
    .short = { talk-poor-vein }
talk-your-door = { $tone ->
    [1] A door? I have seen thicker ones.
    [2] Lock it as you like, I shall get through.
   *[0] Your door will not stop me.
}
    .short = { talk-your-door }
talk-another-round = { $tone ->
    [1] Once more? My pickaxe is still warm.
    [2] Best of three?
   *[0] Another round?
}
    .short = { talk-another-round }
talk-goal-sack = { $tone ->
    [1] { goal-place }: a sack.
    [2] A sack at { goal-place }! And it had better be mine!
   *[0] Look before you dig: a sack of nuggets at { goal-place }, I saw it myself.
}
    .short = { goal-sack }
talk-goal-dragon = { $tone ->
    [1] { goal-place }: dragon.
    [2] A dragon at { goal-place }! Who digs there is a fool!
   *[0] I would go round { goal-place }, friends: a dragon sleeps there.
}
    .short = { goal-dragon }
talk-goal-spider = { $tone ->
    [1] { goal-place }: spider.
    [2] Spider at { goal-place }! Not one step further!
   *[0] Please leave { goal-place } alone: there is a spider, and that would be the end of it.
}
    .short = { goal-spider }
talk-trust = { $tone ->
    [1] { $target } is all right.
    [2] Hands off { $target }! That one digs for us!
   *[0] I would share my last lamp oil with { $target }.
}
    .short = I trust…
talk-thief = { $tone ->
    [1] { $target } steals.
    [2] Thief! { $target } is a thief!
   *[0] Count your nuggets, everybody: { $target } has light fingers.
}
    .short = Thief!
talk-not-me = { $tone ->
    [1] Not me.
    [2] Not me! Say that again to my face!
   *[0] Me? I have never so much as bent a nail in my life.
}
    .short = Not me!
talk-watch-me = { $tone ->
    [1] Look at my work.
    [2] Look at my tunnels, then open your mouth!
   *[0] Do not listen to what they say, look at what I have dug.
}
    .short = Look at my work
talk-dig-blue = { $tone ->
    [1] I dig for blue.
    [2] Blue! Blue, and nothing but blue!
   *[0] Blue lamp, blue heart: I dig for the blues, as my father did.
}
    .short = I dig for blue
talk-dig-green = { $tone ->
    [1] I dig for green.
    [2] Green! Green, and nothing but green!
   *[0] Green is the colour of hope, and I dig for it.
}
    .short = I dig for green
talk-our-door = { $tone ->
    [1] That door is in our way.
    [2] Who put that door there? Round it, all of you!
   *[0] That door does us no good, friends, somebody ought to dig round it.
}
    .short = That door…
talk-chest = { $tone ->
    [1] That chest is mine.
    [2] Hands off the chest! I saw it first!
   *[0] I can hear something clinking in that chest, and I would dearly like a look.
}
    .short = My chest!
talk-no-toll = { $tone ->
    [1] I pay no toll.
    [2] Not a nugget! Not for that hole in the wall!
   *[0] I would gladly pay, only my purse is such a shy thing.
}
    .short = I pay no toll
talk-why = { $tone ->
    [1] { $target }, why?
    [2] { $target }, what was that supposed to be?!
   *[0] { $target }, my friend, would you tell an old dwarf why?
}
    .short = Why?
talk-thanks = { $tone ->
    [1] Thanks, { $target }.
    [2] { $target }! I take back half of what I said!
   *[0] { $target }, the first ale tonight is on me.
}
    .short = Thanks!
talk-doubt = { $tone ->
    [1] I doubt it.
    [2] Rubbish! Not a word of it is true!
   *[0] A fine story, I would tell it to my grandchildren, but believe it I do not.
}
    .short = I doubt it
talk-oops = { $tone ->
    [1] My mistake.
    [2] Blast it! I know, I know!
   *[0] That was not at all what I had in mind, I had nothing better.
}
    .short = My mistake
talk-joke = { $tone ->
    [1] It is dark. I like it dark.
    [2] If one more stone falls on my foot, I marry it!
   *[0] Two dwarfs walk into a bar. It was a low one.
}
    .short = A joke
talk-vein-rich = { $tone ->
    [1] { goal-place }: rich.
    [2] Gold! { goal-place }, and plenty! You will never get there!
   *[0] I have seen it with my own eyes: at { goal-place } it glitters from floor to roof.
}
    .short = Rich vein
talk-vein-poor = { $tone ->
    [1] { goal-place }: nothing.
    [2] Go on, dig at { goal-place }! Dust is all you will get!
   *[0] Between the two of us: at { goal-place } there is nothing worth the sweat.
}
    .short = Poor vein
talk-my-key = { $tone ->
    [1] I have the key.
    [2] Lock it twice! I have the key!
   *[0] A good dwarf always has a key in some pocket or other.
}
    .short = I have a key
talk-rising = { $tone ->
    [1] The { talk-coloured } shares will rise.
    [2] The { talk-coloured } shares rise! Buy, or weep!
   *[0] I do not want to press anybody, but the { talk-coloured } shares are going to rise.
}
    .short = Will rise
talk-worthless = { $tone ->
    [1] Worthless, the { talk-coloured } shares.
    [2] Not worth the ink, the { talk-coloured } shares!
   *[0] Nice paper, the { talk-coloured } shares, one can light a pipe with it.
}
    .short = Worthless
talk-together = { $tone ->
    [1] Dig the { talk-coloured } tunnel together?
    [2] To the { talk-coloured } tunnel! Dig with me, and we are both rich!
   *[0] Two pickaxes dig faster than one: shall we, in the { talk-coloured } tunnel?
}
    .short = Together?
talk-hands-off = { $tone ->
    [1] Leave the { talk-coloured } tunnel.
    [2] Hands off the { talk-coloured } tunnel!
   *[0] I would be much obliged if the { talk-coloured } tunnel were left as it is.
}
    .short = Hands off!
talk-too-dear = { $tone ->
    [1] Too dear.
    [2] Robbery! Who pays such prices!
   *[0] For that money one gets three barrels of ale, and good ale.
}
    .short = Too dear
talk-all-fair = { $tone ->
    [1] All is fair.
    [2] You would have done the same!
   *[0] All is fair in love and in mining, neighbour.
}
    .short = All is fair
talk-withdraw = { $tone ->
    [1] { $target }: my mistake.
    [2] All right, all right! { $target } is no worse than the rest of you!
   *[0] I did { $target } wrong, and I am dwarf enough to say so.
}
    .short = I take it back
talk-no-card = { $tone ->
    [1] Nothing fitted.
    [2] You try digging with what I have in my hand!
   *[0] Not one card in my hand fitted anywhere, I would have dug like a mole.
}
    .short = Nothing fitted
talk-i-saw-it = { $tone ->
    [1] I saw what I saw.
    [2] I have eyes in my head! I saw it!
   *[0] I looked with both eyes and a lamp, and I stand by it.
}
    .short = I stand by it

## Which corporation is meant; at a table of an older time a remark may name none

talk-coloured = { $colour ->
    [none] same
   *[other] { colour-of }
}

## An accusation that names the deed: the deed follows the name, and goes on as a sentence

talk-accuse = { $tone ->
    [1] { $target } { $reason }. Not one of us.
    [2] { $target } { $reason }! I have seen enough!
   *[0] I am no gossip, friends, but { $target } { $reason }. I keep count of such things.
}
talk-turn = { $turn ->
    [1] on their first turn
    [2] on their second turn
    [3] on their third turn
    [4] on their fourth turn
    [5] on their fifth turn
    [6] on their sixth turn
    [7] on their seventh turn
    [8] on their eighth turn
    [9] on their ninth turn
    [10] on their tenth turn
   *[other] on their turn { $turn }
}
talk-reason-broke-mine = { $tool ->
    [lamp] broke my lamp
    [cart] broke my cart
    [pickaxe] broke my pickaxe
   *[other] kept me from digging
} { talk-turn }
talk-reason-broke = { $tool ->
    [lamp] broke the lamp of { $victim }
    [cart] broke the cart of { $victim }
    [pickaxe] broke the pickaxe of { $victim }
   *[other] kept { $victim } from digging
} { talk-turn }
talk-reason-mended-mine = mended my tools { talk-turn }, as if that made us friends
talk-reason-mended = mended { $victim }, of all dwarfs, { talk-turn }
talk-reason-collapsed = brought down a good tunnel { talk-turn }
talk-reason-dead-end = laid a dead end { talk-turn }
talk-reason-harmed = led the tunnel astray { talk-turn }
talk-reason-idle = dug where nobody needs it { talk-turn }
talk-reason-passed = threw cards away instead of digging { talk-turn }
talk-reason-played = played “{ $card }” { talk-turn }
talk-reason-called-gold = called { goal-place } gold, and it is not
talk-reason-called-stone = called { goal-place } worthless, and it is the gold
