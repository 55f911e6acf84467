## Дуель: карти, двері та кольори

card-key = ключ
    .short = ключ
    .text = Відімкніть двері чужого кольору: надалі вони відчинені для обох.
colour-green = зелений
colour-blue = синій
door-in-words = { $key ->
    [yes] відімкнені { $colour ->
        [green] зелені
       *[blue] сині
    } двері ({ $side })
   *[no] { $colour ->
        [green] зелені
       *[blue] сині
    } двері ({ $side })
}

## Що відбувається

event-played-key = { $player } відмикає двері на { $cell }.
event-uncovered = { $player } натрапляє на жилу на { $cell }: { $vein ->
    [gold-1] один самородок.
    [gold-2] два самородки.
   *[gold-3] три самородки за двома дверима.
}
event-vein-lies = Жила на { $cell } тепер лежить так: { $shape }.
event-vein-door = У жили на { $cell } на захід виходять { $colour ->
    [green] зелені двері, на схід — сині.
   *[blue] сині двері, на схід — зелені.
}
event-claimed = { $player } ставить фішку на золото на { $cell }: { nuggets }.
event-duel-over = Раунд { $round } завершено, рахунок { $green } : { $blue }. { $won ->
    [green] Перемогли зелені.
    [blue] Перемогли сині.
   *[nobody] Нічия, раунд не зараховано.
}

## Чому не можна

refusal-own-tool-only = Лагодити можна тільки власний інструмент.
refusal-no-key-left = Обидва ключі вже в дверях.
refusal-no-door = На { $cell } з цього боку дверей немає.
refusal-door-open = Ці двері для вас і так відчинені.

## Стіл

table-colour = Ваш колір — { $colour }, ваш вхід — { $cell }.
table-supply = Лишилося фішок: { $tokens } · ключів: { $keys }
table-letters = G — зелений, B — синій: входи, двері та зайняте золото; g, b — двері з ключем
tell-entrance = { $player } ({ $colour }): вхід на { $cell }, відкритий на всі чотири боки.
tell-vein = Жила на { $cell }: { $state ->
    [open] відкрита, { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
       *[other] { $gold } самородків
    }
    [known] лежить долілиць; ви знаєте, що в ній { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
       *[other] { $gold } самородків
    }
   *[hidden] лежить долілиць
}{ $owner ->
    [green] {""}, зайнята зеленим.
    [blue] {""}, зайнята синім.
   *[nobody] {"."}
}

## У браузері

duel-map-own = Там { nuggets }, і бачите це лише ви.
duel-unlock-at = Відімкнути двері на клітинці { $cell }
