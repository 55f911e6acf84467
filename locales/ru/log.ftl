## Что происходит: по сообщению на каждый вид события

event-round = Начинается раунд { $round } из { $rounds }. Первый ход: { $first }.
event-round-own = Ваш гном — { $role }. { $aim }
event-laid = { $player } кладёт туннель { $shape } на { $cell }.
event-passed = { $count ->
    [0] { $player } без карт и пропускает ход.
    [one] { $player } пасует и сбрасывает карту рубашкой вверх.
    [few] { $player } пасует и сбрасывает { $count } карты рубашкой вверх.
   *[many] { $player } пасует и сбрасывает { $count } карт рубашкой вверх.
}
event-passed-own = Вы пасуете и сбрасываете втёмную: { $cards }.
event-drew = { $player } берёт { $count ->
    [one] карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-drew-own = Вы берёте: { $cards }.
event-revealed = { $player } открывает { goal-place-accusative }: { $face ->
    [gold] золото! Аж глаза слепит.
   *[stone] камень. Просто камень.
}
event-round-over = Раунд { $round } окончен. { $won ->
    [miners] Золото найдено: победа за золотоискателями.
    [saboteurs] Золото осталось в горе: победа за вредителями.
   *[nobody] Ни золота, ни вредителей — и винить некого.
}
event-round-over-completer = Последний участок туннеля кладёт { $player }.
event-round-over-gold = А золото всё это время лежало тут: { goal-place }.
event-round-over-role = { $player } — { $role }
event-round-over-leftover = Дома остался гном: { $role }
event-drafted = { $player } берёт карту золота и передаёт остальные.
event-drafted-own = Ваша карта золота: { nuggets }.
event-paid = { $player } получает плату: { nuggets }.
event-game-over = Игра окончена. Кошельки на стол:
event-game-over-gold = { $player }: { nuggets }
event-game-over-winners = { $count ->
    [one] Самый богатый кошелёк под горой: { $winners }.
   *[other] Поровну, а значит, победа общая: { $winners }.
}

## Сыгранные карты

event-played-broken-lamp = { $player } ломает лампу. Без света: { $target }.
event-played-broken-cart = { $player } ломает вагонетку. Дальше пешком: { $target }.
event-played-broken-pickaxe = { $player } ломает кирку. Без кирки: { $target }.
event-played-fix-lamp = { $self ->
    [yes] { $player } чинит свою лампу: снова светло.
   *[no] { $player } чинит чужую лампу. Снова со светом: { $target }.
}
event-played-fix-cart = { $self ->
    [yes] { $player } чинит свою вагонетку: поехали.
   *[no] { $player } чинит чужую вагонетку. Снова на колёсах: { $target }.
}
event-played-fix-pickaxe = { $self ->
    [yes] { $player } чинит свою кирку: как новая.
   *[no] { $player } чинит чужую кирку. Снова с киркой: { $target }.
}
event-played-fix-cart-lamp = { mended-one-of-two }
event-played-fix-cart-pickaxe = { mended-one-of-two }
event-played-fix-lamp-pickaxe = { mended-one-of-two }
mended-one-of-two = { $player } чинит { $self ->
    [yes] свою
   *[no] чужую
} { $tool ->
    [lamp] лампу
    [cart] вагонетку
   *[pickaxe] кирку
}{ $self ->
    [yes] {""}, и очень вовремя.
   *[no] . Ремонт принимает { $target }.
}
event-played-rockfall = { $player } устраивает обвал на { $cell }: { $removed } завален.
event-played-map = { $player } тайком смотрит { goal-place-accusative }.
event-played-map-own = Там { $face ->
    [gold] золото!
   *[stone] всего лишь камень.
}
