## The page of rules

rules-contents = Contents
rules-page-base = Base game
rules-page-saboteur2 = Saboteur 2
rules-page-championship = Championship cards
rules-page-minis = Mini-expansions
rules-page-variants = Variants, and what goes together
rules-page-duel = The duel
rules-page-corporation = Dwarf Corporation
