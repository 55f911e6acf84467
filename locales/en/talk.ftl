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
