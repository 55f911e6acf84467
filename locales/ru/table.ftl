## Стол, нарисованный текстом

seat-name = Игрок { $seat }
table-piles = Раунд { $round } из { $rounds } · в колоде { $deck } · в сбросе { $discard }
table-hand-size = { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-you = это вы
table-gold-cards = { $count ->
    [0] золота нет
    [one] { $count } карта золота
    [few] { $count } карты золота
   *[many] { $count } карт золота
}
table-broken = сломано: { $tools }
table-role = Ваш гном — { $role }. { $aim }
table-hand-of = { $player } держит: { $cards }
table-empty-hand = На руках карт не осталось.

## Стол, рассказанный словами

tell-turn = Сейчас ходит { $player }.
tell-hand = Ваши карты. { $cards }.
tell-whole = инструменты целы
tell-player = Место { $seat }, { $player }: { $facts }.
tell-start = Вход в шахту ({ $cell }) открыт на все четыре стороны.
tell-card = { $cell }: { $tunnel }{ $light ->
    [lit] {""}, есть связь со входом.
    [partly] {""}, со входом связано только это: { $sides }.
   *[dark] {""}, связи со входом нет.
}
tell-free-ends = Копать дальше можно в клетки: { $cells }.
tell-no-free-ends = Открытых концов у туннеля нет.
tell-goal = Цель ({ $cell }): { $state ->
    [open] открыта, это { $face ->
        [gold] золото.
        [sack] мешок золота.
        [dragon] дракон.
        [spider] гигантский паук.
       *[stone] камень.
    }
    [known] закрыта; вы знаете, что там { $face ->
        [gold] золото.
        [sack] мешок золота.
        [dragon] дракон.
        [spider] гигантский паук.
       *[stone] камень.
    }
   *[hidden] закрыта.
}
