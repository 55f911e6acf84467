## Дуэль: карты, двери и цвета

card-key = ключ
    .short = ключ
    .text = Отоприте дверь чужого цвета: дальше она открыта для обоих.
colour-green = зелёный
colour-blue = синий
door-in-words = { $key ->
    [yes] отпертая { $colour ->
        [green] зелёная
       *[blue] синяя
    } дверь ({ $side })
   *[no] { $colour ->
        [green] зелёная
       *[blue] синяя
    } дверь ({ $side })
}

## Что происходит

event-played-key = { $player } отпирает дверь на { $cell }.
event-uncovered = { $player } находит жилу на { $cell }: { $vein ->
    [gold-1] один самородок.
    [gold-2] два самородка.
   *[gold-3] три самородка за двумя дверями.
}
event-vein-lies = Жила на { $cell } теперь лежит так: { $shape }.
event-vein-door = У жилы на { $cell } на запад выходит { $colour ->
    [green] зелёная дверь, на восток — синяя.
   *[blue] синяя дверь, на восток — зелёная.
}
event-claimed = { $player } ставит фишку на золото на { $cell }: { nuggets }.
event-duel-over = Раунд { $round } окончен, счёт { $green } : { $blue }. { $won ->
    [green] Победа зелёных.
    [blue] Победа синих.
   *[nobody] Ничья, раунд не в счёт.
}

## Почему нельзя

refusal-own-tool-only = Чинить можно только свой инструмент.
refusal-no-key-left = Оба ключа уже в дверях.
refusal-no-door = На { $cell } с этой стороны двери нет.
refusal-door-open = Эта дверь для вас и так открыта.

## Стол

table-colour = Ваш цвет — { $colour }, ваш вход — { $cell }.
table-supply = Осталось фишек: { $tokens } · ключей: { $keys }
table-letters = G — зелёный, B — синий: входы, двери и занятое золото; g, b — двери с ключом
tell-entrance = { $player } ({ $colour }): вход на { $cell }, открыт на все четыре стороны.
tell-vein = Жила на { $cell }: { $state ->
    [open] открыта, { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
       *[other] { $gold } самородков
    }
    [known] лежит лицом вниз; вы знаете, что в ней { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
       *[other] { $gold } самородков
    }
   *[hidden] лежит лицом вниз
}{ $owner ->
    [green] {""}, занята зелёным.
    [blue] {""}, занята синим.
   *[nobody] {"."}
}

## В браузере

duel-map-own = Там { nuggets }, и видите это только вы.
duel-unlock-at = Отпереть дверь на клетке { $cell }
