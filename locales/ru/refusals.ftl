## Почему действие невозможно

refusal-game-over = Игра окончена, копать больше нечего.
refusal-resting = Раунд окончен, следующий ещё не начался.
refusal-not-resting = Сейчас нет перерыва между раундами.
refusal-not-asked = Сейчас не ваш ход.
refusal-unknown-action = Такого действия здесь нет.
refusal-unknown-card = Карты { $card } в игре нет.
refusal-not-in-hand = Карты { $card } нет у вас на руках.
refusal-wrong-count = { $most ->
    [1] Пас стоит ровно одну карту.
    [one] Пас стоит от одной до { $most } карты.
   *[other] Пас стоит от одной до { $most } карт.
}
refusal-blocked = Пока перед вами сломанный инструмент или ловушка, копать нельзя.
refusal-occupied = Здесь уже лежит карта: { $cell }.
refusal-not-adjacent = Это место ({ $cell }) не примыкает к туннелю: нужна общая сторона с открытой картой.
refusal-mismatch = Сюда карта не подходит ({ $cell }): туннель должен встретить туннель, а порода — породу.
refusal-not-connected = Здесь карта не будет связана со входом в шахту: { $cell }.
refusal-own-seat = На себя нельзя, выберите другого игрока.
refusal-no-such-seat = Такого игрока за столом нет.
refusal-already-broken = Этот инструмент уже сломан, второй раз не получится.
refusal-nothing-to-mend = Чинить этой картой здесь нечего.
refusal-wrong-tool = Этот инструмент такой картой не чинят.
refusal-not-removable = Вход и цели стоят крепко, обвал их не берёт.
refusal-nothing-there = Обваливать нечего, здесь нет туннеля: { $cell }.
refusal-goal-open = Эта цель и так у всех на виду.
refusal-no-such-goal = Здесь нет цели: { $cell }.
refusal-not-offered = Такого выбора нет. Можно выбрать: { $offered }.
refusal-same-goal = Нужны две разные цели.
refusal-ladder-beside-goal = Лестницу нельзя класть рядом с целью, а это место рядом: { $cell }.
refusal-ladder-not-joined = Здесь лестница не встретит ни одного туннеля: { $cell }.
refusal-already-in-front = Такая карта там уже лежит, второй не нужно.
refusal-not-in-front = Такой карты перед вами нет.
refusal-not-in-front-of = Такой карты перед этим игроком нет.
refusal-wrong-price = { $count ->
    [one] Это стоит ровно { $count } карту.
    [few] Это стоит ровно { $count } карты.
   *[many] Это стоит ровно { $count } карт.
}
refusal-no-dwarf-left = В стопке не осталось гномов на замену.
refusal-no-discards = В сбросе пусто.
refusal-own-turn = Вето играют в чужой ход, а в свой — никогда.
refusal-too-few-tunnels = { $count ->
    [one] Для этого нужна { $count } карта туннеля на руках.
    [few] Для этого нужно { $count } карты туннеля на руках.
   *[many] Для этого нужно { $count } карт туннеля на руках.
}
refusal-no-place = Ни одну вашу карту туннеля сейчас положить некуда.
refusal-must-lay = Туннель положить можно — значит, нужно.
refusal-nothing-laid = Переложить нечего: подходящей карты туннеля нет.
refusal-other-card = Последняя карта туннеля выглядит иначе.
refusal-same-cell = Нужно другое место, не то же самое: { $cell }.
refusal-dwarf-used = Этот сборщик в раунде больше не появится.
refusal-end-taken = Там уже стоит сборщик.
refusal-no-open-end = С этой стороны сюда не выходит открытый туннель: { $cell }.
refusal-own-dwarf = Это ваш собственный сборщик, платить за вас никому не нужно.
refusal-toll-asked = Этот игрок в этот ход уже отказал.
refusal-payer-without-gold = Этому игроку платить нечем.
refusal-wrong-payers = { $count ->
    [0] Там сбор не берут.
    [one] Там платят { $count } сборщику.
   *[other] Там платят { $count } сборщикам.
}
refusal-toll-unpaid = На сбор у вас не хватает золота; попросите заплатить другого.
refusal-map-ban = Сундук запретил смотреть цели до конца раунда.
refusal-no-such-treasure = Здесь нет закрытого сокровища: { $cell }.

## Почему стол не накрыть

setup-unknown-game = Игры «{ $name }» нет. Есть: { $known }.
setup-unknown-module = Модуля «{ $module }» нет.
setup-unknown-edition = Издания «{ $edition }» нет. Есть: { $known }.
setup-unknown-option = Настройки «{ $option }» нет.
setup-bad-option = У настройки «{ $option }» не бывает значения «{ $value }».
setup-player-count = В эту игру играют от { $least } до { $most } игроков, а не { $players }.
setup-excluded-modules = Эти модули вместе не играют: { $first }, { $second }.

## Почему положение не разложить

position-bad-cell = «{ $cell }» — не клетка; клетка пишется так: 3,-1.
position-bad-card = Карты «{ $card }» нет.
position-bad-goal = «{ $goal }» — не карта цели.
position-bad-shape = «{ $shape }» — не форма туннеля; форма пишется так: NE или E+W.
position-bad-seat = Места «{ $seat }» за этим столом нет.
position-bad-dwarf = Гнома «{ $dwarf }» нет.
position-bad-roles = Гном нужен каждому месту, а мест здесь { $count }.
position-bad-gold = Число самородков нужно каждому месту, а мест здесь { $count }.
position-unknown-given = В положении не бывает слова «{ $key }».
position-bad-given = Положение не складывается: { $why }
position-not-a-turn = Записать можно только положение в начале обычного хода.
