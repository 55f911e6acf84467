## Стол «Гномьей корпорации» в браузере

mountain-board = Гора. Стрелки ведут от клетки к клетке, Enter копает, плюс и минус меняют размер, 0 показывает всё.
mountain-in-words = Гора словами
mountain-fit = Показать всю гору
mountain-look = Посмотреть на гору
mountain-symbol = { $symbol ->
    [gold] золото
    [dwarf] гном
    [safe] сейф
    [chest] сундук
    [passage] подземный ход
    [danger] опасность
    [camp] лагерь
    [flag] флаг
   *[empty] голый камень
}
mountain-cell-dug = прорыто, { $colour }
mountain-dig-at = Копать: { $cell }, { mountain-symbol }. Кто может: { $colours }

## Корпорации и вложения в них

mountain-corporations = Корпорации
mountain-shares = { $count ->
    [one] { $count } вложение
    [few] { $count } вложения
   *[many] { $count } вложений
}
mountain-rank = { $rank ->
    [first] первое место
    [shared-first] делит первое
    [second] второе место
   *[shared-second] делит второе
}
mountain-finder = за находку
mountain-blocked = под завалом
mountain-exchange-title = Биржа
mountain-legend-first = платят первому
mountain-legend-second = второму; пунктир — место делят
mountain-pays = За золото сейчас: { $colour }
mountain-column-shares = Вложения
mountain-column-rank = Место
mountain-column-dwarfs = Гномы в счёт
mountain-column-coins = Монеты

## Карты перед игроками

mountain-own-cards = { $count ->
    [one] Ваша { $count } карта
    [few] Ваши { $count } карты
   *[many] Ваши { $count } карт
}
mountain-no-cards = Карт нет.
mountain-tokens = { $count ->
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
   *[many] осталось { $count } жетонов
}
mountain-use-card = { $card ->
    [union] Распустить профсоюз
   *[other] Сыграть { $name }
}

## О чём спрашивают

mountain-ask-dig = Ваш ход: { $budget ->
    [one] { $budget } кристалл
    [few] { $budget } кристалла
   *[many] { $budget } кристаллов
}
mountain-ask-which = Какая корпорация здесь копает?
mountain-ask-exit = В подземный ход — и наружу из другого. Где?
mountain-planned = Поставлено { $count } из { $budget }
mountain-ask-cards = Сыграть карту перед биржей?
mountain-ask-safe = Вложение из сейфа. В чей цвет?
mountain-ask-stock-market = «Биржа»: две корпорации ({ $count } из 2)
mountain-ask-invest = Возьмите первые четыре вложения ({ $count } из 4)
mountain-ask-exchange = Биржа: обменять вложение на другое?
mountain-ask-take = Отдаёте: { $colour }. Что взамен?
mountain-ask-lift = Снять кристалл с завала?
mountain-ask-cave-in = «Завал»: два кристалла. Этими цветами никто не будет копать.
mountain-ask-tunnel = «Тайный ход»: какой корпорации?
mountain-ask-danger = Выберите для него опасную клетку
mountain-undo = Вернуть
mountain-confirm-dig = Копать ({ $count })
mountain-confirm-invest = Взять
mountain-confirm-exchange = Обменять
mountain-confirm-lift = Снять
mountain-confirm-use = Сыграть карту
mountain-keep-shares = Оставить как есть
mountain-keep-cave-in = Пусть лежит
mountain-no-card = Перейти к бирже
mountain-hint-dig = Нажмите на подсвеченную клетку или сначала выберите корпорацию.
mountain-hint-cells = Светится там, куда может расти её туннель. Пока не нажато «Копать», всё можно вернуть.
mountain-hint-reveals = Сначала видно, что там внутри; потом ход продолжается.
mountain-hint-invest = Четыре разных. Золото платит тем, кто больше вложил в корпорацию, которая его выкопала.
mountain-hint-exchange = Нажмите на своё вложение, потом на то, что хотите взамен.
mountain-hint-safe = Вложение считается сразу, даже за золото в этот же ход.

## Конец

mountain-chart = Монеты, ход за ходом
mountain-chart-turn = Ход

## Как играть, в картинках

mountain-how-corporations = Восемь корпораций
    .text = У каждой свой цвет, свой знак и туннель от своего флага. Хозяев у них нет: копать любой может каждый, и вкладывать в любую может каждый.
mountain-how-dig = Прокопайте три клетки
    .text = В свой ход выберите одну корпорацию и поставьте три её кристалла, каждый рядом с её же туннелем. В первом ходу игры кристалл один, во втором — два. Где лежит кристалл, другим не пройти.
mountain-how-treasures = Что прячет гора
    .text = Гном идёт в вашу команду. Сейф даёт вложение. В сундуке лежит карта. Подземный ход сразу выводит к любому другому. Заколоченные клетки опасны: там не копают.
mountain-how-gold = Золото платит вкладчикам
    .text = Кто больше всех вложил в корпорацию, которая выкопала золото, получает две монеты за каждого гнома, второй — одну. Кто делит первое место, получает по одной; кто делит второе — одну за двух гномов. Нашедшему достаётся не меньше монеты за гнома.
mountain-how-exchange = Потом биржа
    .text = После первого копания возьмите четыре вложения в четыре корпорации. Дальше в каждый ход можно обменять одно вложение. Нажмите на любое золото — увидите, кому оно заплатит.
mountain-how-cards = Карты
    .text = Сверхурочные, тайные ходы, завалы, профсоюз: карты из сундуков лежат открыто перед хозяевами. Нажмите на игрока, чтобы их прочесть.
mountain-how-end = Последнее золото
    .text = Когда выкопано последнее золото, игра окончена. Побеждает тот, у кого больше монет; если поровну — у кого больше команда.

## Что значат знаки в горе

mountain-legend = Что значат знаки
mountain-about-gold = Платит тем, кто больше вложил в корпорацию, которая его выкопает, и тому, кто копал.
mountain-about-dwarf = Вступает в команду того, кто здесь копает: за золото ему станут платить больше.
mountain-about-safe = Кто здесь копает, берёт вложение любого цвета. Оно считается сразу.
mountain-about-chest = Кто здесь копает, берёт верхнюю карту колоды.
mountain-about-passage = Следующий кристалл выходит из любого другого свободного хода. Нет кристалла на выход — нет и входа.
mountain-about-danger = Здесь не копают. Кристалл сюда кладёт только тайный ход.
mountain-about-camp = Лагерь посреди горы: обычная порода, копать можно.
mountain-about-flag = Отсюда начинается туннель корпорации.
mountain-about-empty = Ничего, кроме места для туннеля.
mountain-about-dug = Туннель этой корпорации. Его продолжают с любой свободной стороны.

## Записная книжка «Гномьей корпорации»

mountain-notes-all = Гора
mountain-notes-left = В горе осталось: золото — { $gold }, подземные ходы — { $passages }
mountain-notes-crystals = { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
}
mountain-notes-first = На первом месте: { $players }; за следующее золото — { coins }
mountain-notes-second = На втором: { $players }
mountain-notes-nobody = Никто не вложился
mountain-notes-cards = Что ещё может быть в сундуках
mountain-notes-shares = Куда вложено
mountain-notes-dug = Что прокопано и сколько принесло
mountain-notes-hired = { $count ->
    [one] { $count } гном нанят по пути
    [few] { $count } гнома наняты по пути
   *[many] { $count } гномов нанято по пути
}
mountain-notes-trades = Вложения: взято и обменяно
mountain-notes-took = Взято: { $colours }
mountain-notes-exchanged = Отдано: { $gave }, взято: { $took }
mountain-notes-said = Сказано о корпорациях
mountain-notes-used = Сыгранные карты
mountain-notes-nothing = Пока записывать нечего.
