## Почему действие невозможно

refusal-game-over = Игра окончена, копать больше нечего.
refusal-not-asked = Сейчас не ваш ход.
refusal-unknown-action = Такого действия здесь нет.
refusal-unknown-card = Карты { $card } в игре нет.
refusal-not-in-hand = Карты { $card } нет у вас на руках.
refusal-wrong-count = { $most ->
    [1] Пас стоит ровно одну карту.
    [one] Пас стоит от одной до { $most } карты.
   *[other] Пас стоит от одной до { $most } карт.
}
refusal-blocked = Пока хоть один ваш инструмент сломан, копать нельзя.
refusal-occupied = На { $cell } уже лежит карта.
refusal-not-adjacent = { $cell } не примыкает к туннелю: нужна общая сторона с открытой картой.
refusal-mismatch = На { $cell } карта не подходит: туннель должен встретить туннель, а порода — породу.
refusal-not-connected = На { $cell } карта не будет связана со входом в шахту.
refusal-own-seat = Ломать инструмент самим себе нельзя, выберите другого игрока.
refusal-no-such-seat = Такого игрока за столом нет.
refusal-already-broken = Этот инструмент уже сломан, второй раз не получится.
refusal-nothing-to-mend = Чинить этой картой здесь нечего.
refusal-wrong-tool = Этот инструмент такой картой не чинят.
refusal-not-removable = Вход и цели стоят крепко, обвал их не берёт.
refusal-nothing-there = На { $cell } нет туннеля, обваливать нечего.
refusal-goal-open = Эта цель и так у всех на виду.
refusal-no-such-goal = На { $cell } нет цели.
refusal-not-offered = Такого выбора нет. Можно выбрать: { $offered }.

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
