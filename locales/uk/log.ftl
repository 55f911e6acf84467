## Що відбувається: по повідомленню на кожен вид події

event-round = Починається раунд { $round } з { $rounds }. Перший хід: { $first }.
event-round-own = Ваш гном — { $role }. { $aim }
event-laid = { $player } кладе тунель { $shape } на { $cell }.
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
event-revealed = { $player } відкриває { goal-place-accusative }: { $face ->
    [gold] золото! Аж очі сліпить.
   *[stone] камінь. Звичайнісінький камінь.
}
event-round-over = Раунд { $round } закінчено. { $won ->
    [miners] Золото знайдено: перемога за золотошукачами.
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
   *[other] Порівну, тож і перемога спільна: { $winners }.
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
event-played-rockfall = { $player } влаштовує обвал на { $cell }: { $removed } завалено.
event-played-map = { $player } крадькома дивиться на { goal-place-accusative }.
event-played-map-own = Там { $face ->
    [gold] золото!
   *[stone] лише камінь.
}
