## Що відбувається: по повідомленню на кожен вид події

event-round = Починається раунд { $round } з { $rounds }. Перший хід: { $first }.
event-round-own = Ваш гном — { $role }. { $aim }
mine-laid = { $player } копає ({ $cell }): { $tunnel }.
event-passed = { $count ->
    [0] { $player } без карт і пропускає хід.
    [one] { $player } пасує і скидає карту долілиць.
    [few] { $player } пасує і скидає { $count } карти долілиць.
   *[many] { $player } пасує і скидає { $count } карт долілиць.
}
event-passed-own = Ви пасуєте і скидаєте долілиць: { $cards }.
event-drew = { $player } бере { $count ->
    [one] карту
    [few] { $count } карти
   *[many] { $count } карт
}.
event-drew-own = Ви берете: { $cards }.
event-turned-up = { $player } перевертає карту ({ $cell }) і вирішує, як їй лежати.
event-revealed = { $player } відкриває { goal-place-accusative }: { $face ->
    [gold] золото! Аж очі сліпить.
    [sack] мішок золота — хто відкрив, того й мішок.
    [dragon] дракон, і він хоче золота.
    [spider] велетенський павук! Усі врозтіч.
   *[stone] камінь. Звичайнісінький камінь.
}
event-round-over = Раунд { $round } закінчено. { $won ->
    [miners] Золото знайдено: перемога за золотошукачами.
    [greedy] Золото знайдено, і все забирає жадібний гном.
    [green] Золото знайдено: перемога за зеленою командою.
    [blue] Золото знайдено: перемога за синьою командою.
    [both] Золото знайдено: перемога за обома командами.
    [boss] Золото за зачиненими дверима: користь із нього лише босові.
    [profiteer] У виграші сам посередник.
    [saboteurs] Золото лишилося в горі: перемога за саботерами.
   *[nobody] Ані золота, ані саботерів — і дорікнути нікому.
}
event-round-over-completer = Останній відтинок тунелю кладе { $player }.
event-round-over-gold = А золото весь цей час лежало тут: { goal-place }.
event-round-over-role = { $player } — { $role }
event-round-over-leftover = Удома лишився гном: { $role }
event-drafted = { $player } бере карту золота й передає решту далі.
event-drafted-own = Ваша карта золота: { nuggets }.
event-paid = { $player } отримує платню: { nuggets }.
event-game-over = Гру закінчено. Гаманці на стіл:
event-game-over-gold = { $player }: { nuggets }
event-game-over-winners = { $count ->
    [one] Найтугіший гаманець під горою: { $winners }.
   *[other] Нічия на вершині, перемогу ділять: { $winners }.
}

## Зіграні карти

event-played-broken-lamp = { $player } ламає лампу. Без світла: { $target }.
event-played-broken-cart = { $player } ламає вагонетку. Далі пішки: { $target }.
event-played-broken-pickaxe = { $player } ламає кайло. Без кайла: { $target }.
event-played-fix-lamp = { $self ->
    [yes] { $player } лагодить свою лампу: знову видно.
   *[no] { $player } лагодить чужу лампу. Знову зі світлом: { $target }.
}
event-played-fix-cart = { $self ->
    [yes] { $player } лагодить свою вагонетку: поїхали.
   *[no] { $player } лагодить чужу вагонетку. Знову на колесах: { $target }.
}
event-played-fix-pickaxe = { $self ->
    [yes] { $player } лагодить своє кайло: як нове.
   *[no] { $player } лагодить чуже кайло. Знову з кайлом: { $target }.
}
event-played-fix-cart-lamp = { mended-one-of-two }
event-played-fix-cart-pickaxe = { mended-one-of-two }
event-played-fix-lamp-pickaxe = { mended-one-of-two }
mended-one-of-two = { $player } лагодить { $tool ->
    [lamp] { $self ->
        [yes] свою лампу
       *[no] чужу лампу
    }
    [cart] { $self ->
        [yes] свою вагонетку
       *[no] чужу вагонетку
    }
   *[pickaxe] { $self ->
        [yes] своє кайло
       *[no] чуже кайло
    }
}{ $self ->
    [yes] {""}, і дуже вчасно.
   *[no] . Роботу приймає { $target }.
}
event-played-rockfall = { $player } влаштовує обвал ({ $cell }). Під завалом: { $removed }.
event-played-map = { $player } крадькома дивиться на { goal-place-accusative }.
event-played-map-own = Там { $face ->
    [gold] золото!
    [sack] мішок золота.
    [dragon] дракон.
    [spider] велетенський павук.
   *[stone] лише камінь.
}

event-played-thief = { $player } наймає злодія.
event-played-hands-off = { $self ->
    [yes] { $player } відпускає свого злодія.
   *[no] { $player } проганяє чужого злодія. Без злодія: { $target }.
}
event-played-swap-hands = { $player } хоче обмінятися картами з гравцем { $target }.
event-played-inspection = { $player } зазирає під ковпак. Під підозрою: { $target }.
event-played-inspection-own = Під ковпаком: { $role }
event-played-swap-hats = { $self ->
    [yes] { $player } міняє ковпак.
   *[no] { $player } влаштовує обмін ковпаками. Новий гном: { $target }.
}
event-played-trap = { $player } ставить пастку. Упіймано: { $target }.
event-played-free = { $self ->
    [yes] { $player } вибирається з пастки.
   *[no] { $player } відчиняє пастку. На волі: { $target }.
}
event-played-goal-swap = { $player } міняє місцями дві цілі: { $cells }.
event-played-treasury = { $player } перебирає верх скиду.
event-played-reverse = { $player } змінює напрямок ходу.
event-played-artisan = { mended-one-of-two }
event-played-pathfinder = { $player } знаходить стежку: два тунелі за хід.
event-played-diversion = { $player } перекладає останній тунель; тепер він тут: { $cell }.
event-played-map-at = { $player } крадькома дивиться на скарб ({ $cell }).
event-played-map-at-own = Там тунель { $tunnel } і скриня: { $chest }.
event-played-rockfall-treasure = { $player } влаштовує обвал: закритий скарб завалено ({ $cell }).

## Що додають модулі

event-declared = { $player } оголошує: { $card }.
event-vetoed = { $player } накладає вето. Скасовано: { $card }, хід гравця { $target }.
event-answered = { $veto ->
    [yes] Ви накладаєте вето.
   *[no] Ви не заперечуєте.
}
event-swapped = { $player } і { $target } обмінялися картами.
event-swapped-own = Тепер у вас: { $cards }.
event-new-role = { $player } отримує нового гнома.
event-new-role-own = Ваш новий гном — { $role }. { $aim }
event-handed-over = { $why ->
    [toll] { $player } платить збір: { nuggets }. Отримує { $target }.
   *[steal] { $target } краде { nuggets } у гравця { $player }.
}
event-decided = { $player }: вибір зроблено.
event-spared = { $player } нічого не краде.
event-bought-off = { $count ->
    [one] { $player } скидає { $count } карту й позбувається карти «{ $card }».
    [few] { $player } скидає { $count } карти й позбувається карти «{ $card }».
   *[many] { $player } скидає { $count } карт і позбувається карти «{ $card }».
}
event-bought-off-own = Ви скидаєте долілиць: { $cards }. Геть: { $card }.
event-looked-through = { $count ->
    [one] { $player } переглядає { $count } карту.
    [few] { $player } переглядає { $count } карти.
   *[many] { $player } переглядає { $count } карт.
}
event-looked-through-own = Перед вами: { $cards }.
event-picked = { $player } лишає собі одну карту з { $of }.
event-picked-own = Ви лишаєте собі: { $card }.
event-found = { $player } знаходить { nuggets }.
event-lost = Дракон відбирає { nuggets } у гравця { $player }.
event-gold-card = { $player } отримує карту золота.
event-gold-card-own = Ви отримуєте карту золота: { nuggets }.
event-treasure = { $player } відкриває скарб ({ $cell }): { $chest }.
event-milled = { $count ->
    [one] { $count } карта колоди йде у скид наосліп.
    [few] { $count } карти колоди йдуть у скид наосліп.
   *[many] { $count } карт колоди йдуть у скид наосліп.
}
event-goal-moved = { $player } відсуває ціль. Була: { $cell }; стала: { $to }.
event-inspected = { $player } зазирає під ковпак. Під підозрою: { $target }.
event-inspected-own = { $target } — { $role }
event-stole = { $player } витягує карту з чужих рук. Без карти: { $target }.
event-stole-own = { $player } витягує: { $card }. Без карти: { $target }.
event-postcard = { $side ->
    [tunnel-party] { $player } відкриває вечірку: гномів усіх гравців роздають заново.
   *[dressing-room] { $player } заходить до костюмерної й міняє карту гнома.
}
event-postcard-own = Ваш гном тепер — { $role }. { $aim }
event-dwarf-placed = { $player } ставить збирача ({ $cell }).
event-dwarf-placed-own = Ви скидаєте долілиць: { $card }. Ваш збирач стоїть тут: { $cell }.
event-toll-asked = { $player } просить заплатити збір ({ $cell }). Слово за гравцем: { $target }.
event-toll-answered = { $pay ->
    [yes] { $player } погоджується платити.
   *[no] { $player } платити не хоче.
}
event-lifted = Знято карту ({ $cell }): { $card }.
event-stopped = { $player } більше не кладе тунелів.
