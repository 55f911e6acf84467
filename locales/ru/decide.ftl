## Ответы на вопросы за столом

decide-treasure-at = сокровище ({ $cell })
decide-back = Назад
decide-play-it = Сыграть
decide-discard = Пас: сбросить…
decide-look-treasure = Посмотреть сокровище ({ $cell })
decide-swap-goal = Поменять: { $goal }
decide-swap-first = Какая цель меняется местами?
decide-swap-second = А с какой?
decide-send-goal = Отодвинуть на клетку: { $goal }
decide-pass = Пас: отметьте карты на сброс, не больше { $most }. Взамен возьмёте столько же.
decide-pass-do = { $count ->
    [0] Отметьте карту
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
}
decide-remove = Убрать за две карты: { $card }
decide-remove-prompt = Отметьте карты на сброс ({ $count }), и с вас снимут: { $card }.
decide-remove-do = { $count ->
    [0] Отметьте две карты
    [1] Отметьте ещё одну
   *[other] Убрать
}
decide-toll = Нанять сборщика
decide-toll-where = Где поставить гнома? Выберите открытый конец туннеля.
decide-toll-card = А какую карту за него отдать?
decide-toll-hint = Кто копает там дальше, платит вам самородок. За этот ход карту не берут.
decide-toll-at = Поставить сборщика: { $cell }
decide-toll-side = { $side ->
    [N] с севера
    [E] с востока
    [S] с юга
   *[W] с запада
}
decide-toll-do = Поставить сюда
decide-payer = Здесь нужен самородок ({ $cell }): там стоит сборщик, его хозяин — { $owner }. Кто платит?
decide-payer-me = Плачу за себя
decide-payer-ask = просьба: { $player }
decide-payer-poor = На это вашего золота не хватит.
decide-payer-do = Заплатить и положить карту
decide-payer-do-ask = Попросить, потом положить карту
decide-toll-asked = { $player } хочет копать дальше ({ $cell }) и просит вас заплатить сбор: { nuggets }. Получит { $owner }.
decide-toll-asked-own = { $player } хочет копать дальше ({ $cell }), где стоит ваш гном, и просит пропустить даром.
decide-toll-yes = Заплачу
decide-toll-yes-own = Пропущу
decide-toll-no = Нет
decide-pick = Какую карту оставите себе?
decide-pick-hint = Эти карты видите только вы.
decide-pick-do = Оставить
decide-pathfinder = { $card ->
    [1] Два туннеля за этот ход: кладите первый.
   *[2] Теперь второй туннель.
}
decide-stop = Больше не класть
decide-chest-goal-shift = Сундук отодвигает цель на клетку. Какую?
decide-chest-steal = Сундук даёт вытянуть карту вслепую. У кого?
decide-chest-inspect = Сундук даёт заглянуть под колпак. К кому?
decide-steal = Ваш вор на деле. Кто лишится самородка?
decide-steal-hint = У них есть золото, а сколько — не видно.
decide-steal-nobody = Никого не трогать
decide-steal-other = { $player } выбирает, кого обокрасть…

## Окно вето, одинаковое для всех

decide-window = Оставить как есть? Вето — или пусть будет.
decide-window-others = Остальные ещё могут возразить.
decide-veto-waits = Не в свой ход: вето останавливает чужую карту.
decide-veto-none = На руке нет вето.
decide-let-it = Пусть будет
decide-veto = Вето!
decide-let = Вы не возражаете.
decide-vetoed = Вы наложили вето.
decide-veto-of = { $player }: вето!
toll-refused = Платить этот сбор я не стану.
