## Что происходит: по сообщению на каждый вид события

event-round = Начинается раунд { $round } из { $rounds }. Первый ход: { $first }.
event-round-own = Ваш гном — { $role }. { $aim }
mine-laid = { $player } копает ({ $cell }): { $tunnel }.
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
event-turned-up = { $player } переворачивает карту ({ $cell }) и решает, как ей лежать.
event-revealed = { $player } открывает { goal-place-accusative }: { $face ->
    [gold] золото! Аж глаза слепит.
    [sack] мешок золота — кто открыл, того и мешок.
    [dragon] дракон, и он хочет золота.
    [spider] гигантский паук! Все врассыпную.
   *[stone] камень. Просто камень.
}
event-round-over = Раунд { $round } окончен. { $won ->
    [miners] Золото найдено: победа за золотоискателями.
    [greedy] Золото найдено, и всё забирает жадный гном.
    [green] Золото найдено: победа за зелёной командой.
    [blue] Золото найдено: победа за синей командой.
    [both] Золото найдено: победа за обеими командами.
    [boss] Золото за закрытыми дверями: толк от него только боссу.
    [profiteer] В выигрыше один делец.
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
   *[other] Ничья на вершине, победу делят: { $winners }.
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
event-played-rockfall = { $player } устраивает обвал ({ $cell }). Под завалом: { $removed }.
event-played-map = { $player } тайком смотрит { goal-place-accusative }.
event-played-map-own = Там { $face ->
    [gold] золото!
    [sack] мешок золота.
    [dragon] дракон.
    [spider] гигантский паук.
   *[stone] всего лишь камень.
}

event-played-thief = { $player } нанимает вора.
event-played-hands-off = { $self ->
    [yes] { $player } отпускает своего вора.
   *[no] { $player } прогоняет чужого вора. Без вора: { $target }.
}
event-played-swap-hands = { $player } хочет обменяться картами с игроком { $target }.
event-played-inspection = { $player } заглядывает под колпак. Под подозрением: { $target }.
event-played-inspection-own = Под колпаком: { $role }
event-played-swap-hats = { $self ->
    [yes] { $player } меняет колпак.
   *[no] { $player } устраивает смену ролей. Новый гном: { $target }.
}
event-played-trap = { $player } ставит ловушку. В ловушке: { $target }.
event-played-free = { $self ->
    [yes] { $player } выбирается из ловушки.
   *[no] { $player } открывает ловушку. На свободе: { $target }.
}
event-played-goal-swap = { $player } меняет местами две цели: { $cells }.
event-played-treasury = { $player } перебирает верх сброса.
event-played-reverse = { $player } меняет направление хода.
event-played-artisan = { mended-one-of-two }
event-played-pathfinder = { $player } находит тропу: два туннеля за ход.
event-played-diversion = { $player } перекладывает последний туннель; теперь он здесь: { $cell }.
event-played-map-at = { $player } тайком смотрит сокровище ({ $cell }).
event-played-map-at-own = Там туннель { $tunnel } и сундук: { $chest }.
event-played-rockfall-treasure = { $player } устраивает обвал: закрытое сокровище завалено ({ $cell }).

## Что добавляют модули

event-declared = { $player } объявляет: { $card }.
event-vetoed = { $player } накладывает вето. Отменено: { $card }, ход игрока { $target }.
event-answered = { $veto ->
    [yes] Вы накладываете вето.
   *[no] Вы не возражаете.
}
event-swapped = { $player } и { $target } обменялись картами.
event-swapped-own = Теперь у вас: { $cards }.
event-new-role = { $player } получает нового гнома.
event-new-role-own = Ваш новый гном — { $role }. { $aim }
event-handed-over = { $why ->
    [toll] { $player } платит сбор: { nuggets }. Получает { $target }.
   *[steal] { $target } крадёт { nuggets } у игрока { $player }.
}
event-decided = { $player }: выбор сделан.
event-spared = { $player } ничего не крадёт.
event-bought-off = { $count ->
    [one] { $player } сбрасывает { $count } карту и избавляется от карты «{ $card }».
    [few] { $player } сбрасывает { $count } карты и избавляется от карты «{ $card }».
   *[many] { $player } сбрасывает { $count } карт и избавляется от карты «{ $card }».
}
event-bought-off-own = Вы сбрасываете втёмную: { $cards }. Прочь: { $card }.
event-looked-through = { $count ->
    [one] { $player } просматривает { $count } карту.
    [few] { $player } просматривает { $count } карты.
   *[many] { $player } просматривает { $count } карт.
}
event-looked-through-own = Перед вами: { $cards }.
event-picked = { $player } оставляет себе одну карту из { $of }.
event-picked-own = Вы оставляете себе: { $card }.
event-found = { $player } находит { nuggets }.
event-lost = Дракон отбирает { nuggets } у игрока { $player }.
event-gold-card = { $player } получает карту золота.
event-gold-card-own = Вы получаете карту золота: { nuggets }.
event-treasure = { $player } открывает сокровище ({ $cell }): { $chest }.
event-milled = { $count ->
    [one] { $count } карта колоды уходит в сброс не глядя.
    [few] { $count } карты колоды уходят в сброс не глядя.
   *[many] { $count } карт колоды уходят в сброс не глядя.
}
event-goal-moved = { $player } отодвигает цель. Была: { $cell }; стала: { $to }.
event-inspected = { $player } заглядывает под колпак. Под подозрением: { $target }.
event-inspected-own = { $target } — { $role }
event-stole = { $player } вытягивает карту из чужих рук. Без карты: { $target }.
event-stole-own = { $player } вытягивает: { $card }. Без карты: { $target }.
event-postcard = { $side ->
    [tunnel-party] { $player } открывает вечеринку: гномов всех игроков сдают заново.
   *[dressing-room] { $player } заходит в костюмерную и меняет карту гнома.
}
event-postcard-own = Ваш гном теперь — { $role }. { $aim }
event-dwarf-placed = { $player } ставит сборщика ({ $cell }).
event-dwarf-placed-own = Вы сбрасываете втёмную: { $card }. Ваш сборщик стоит здесь: { $cell }.
event-toll-asked = { $player } просит заплатить сбор ({ $cell }). Слово за игроком: { $target }.
event-toll-answered = { $pay ->
    [yes] { $player } соглашается платить.
   *[no] { $player } платить не хочет.
}
event-lifted = Снята карта ({ $cell }): { $card }.
event-stopped = { $player } больше не кладёт туннелей.
