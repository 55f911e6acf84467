## Стіл, намальований текстом

seat-name = Гравець { $seat }
table-piles = Раунд { $round } з { $rounds } · у колоді { $deck } · у скиді { $discard }
table-hand-size = { $count ->
    [0] карт немає
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
table-you = це ви
table-gold-cards = { $count ->
    [0] золота немає
    [one] { $count } карта золота
    [few] { $count } карти золота
   *[many] { $count } карт золота
}
table-broken = зламано: { $tools }
table-role = Ваш гном — { $role }. { $aim }
table-hand-of = { $player } тримає: { $cards }
table-empty-hand = Карт на руках не лишилося.

## Стіл, розказаний словами

tell-turn = Зараз ходить { $player }.
tell-hand = Ваші карти. { $cards }.
tell-whole = інструменти цілі
tell-player = Місце { $seat }, { $player }: { $facts }.
tell-start = Вхід до шахти ({ $cell }) відкритий на всі чотири боки.
tell-card = { $cell }: { $tunnel }{ $light ->
    [lit] {""}, є зв’язок із входом.
    [partly] {""}, із входом зв’язано лише це: { $sides }.
   *[dark] {""}, зв’язку з входом немає.
}
tell-free-ends = Копати далі можна в клітинки: { $cells }.
tell-no-free-ends = Відкритих кінців у тунелю немає.
tell-goal = Ціль ({ $cell }): { $state ->
    [open] відкрита, це { $face ->
        [gold] золото.
        [sack] мішок золота.
        [dragon] дракон.
        [spider] велетенський павук.
       *[stone] камінь.
    }
    [known] закрита; ви знаєте, що там { $face ->
        [gold] золото.
        [sack] мішок золота.
        [dragon] дракон.
        [spider] велетенський павук.
       *[stone] камінь.
    }
   *[hidden] закрита.
}
