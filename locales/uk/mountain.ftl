## Стіл «Гном’ячої корпорації» у браузері

mountain-board = Гора. Стрілки ведуть від клітинки до клітинки, Enter копає, плюс і мінус змінюють розмір, 0 показує все.
mountain-in-words = Гора словами
mountain-fit = Показати всю гору
mountain-look = Поглянути на гору
mountain-symbol = { $symbol ->
    [gold] золото
    [dwarf] гном
    [safe] сейф
    [chest] скриня
    [passage] підземний хід
    [danger] небезпека
    [camp] табір
    [flag] прапор
   *[empty] голий камінь
}
mountain-cell-dug = прорито, { $colour }
mountain-dig-at = Копати: { $cell }, { mountain-symbol }. Хто може: { $colours }

## Корпорації та вкладення в них

mountain-corporations = Корпорації
mountain-shares = { $count ->
    [one] { $count } вкладення
    [few] { $count } вкладення
   *[many] { $count } вкладень
}
mountain-rank = { $rank ->
    [first] перше місце
    [shared-first] ділить перше
    [second] друге місце
   *[shared-second] ділить друге
}
mountain-finder = за знахідку
mountain-blocked = під завалом
mountain-exchange-title = Біржа
mountain-legend-first = платять першому
mountain-legend-second = другому; пунктир — місце ділять
mountain-pays = За золото зараз: { $colour }
mountain-column-shares = Вкладення
mountain-column-rank = Місце
mountain-column-dwarfs = Гноми в рахунок
mountain-column-coins = Монети

## Карти перед гравцями

mountain-own-cards = { $count ->
    [one] Ваша { $count } карта
    [few] Ваші { $count } карти
   *[many] Ваші { $count } карт
}
mountain-no-cards = Карт немає.
mountain-tokens = { $count ->
    [one] лишився { $count } жетон
    [few] лишилося { $count } жетони
   *[many] лишилося { $count } жетонів
}
mountain-use-card = { $card ->
    [union] Розпустити профспілку
   *[other] Зіграти { $name }
}

## Про що питають

mountain-ask-dig = Ваш хід: { $budget ->
    [one] { $budget } кристал
    [few] { $budget } кристали
   *[many] { $budget } кристалів
}
mountain-ask-which = Яка корпорація тут копає?
mountain-ask-exit = У підземний хід — і назовні з іншого. Де?
mountain-planned = Поставлено { $count } з { $budget }
mountain-ask-cards = Зіграти карту перед біржею?
mountain-ask-safe = Вкладення із сейфа. У чий колір?
mountain-ask-stock-market = «Біржа»: дві корпорації ({ $count } з 2)
mountain-ask-invest = Візьміть перші чотири вкладення ({ $count } з 4)
mountain-ask-exchange = Біржа: обміняти вкладення на інше?
mountain-ask-take = Віддаєте: { $colour }. Що натомість?
mountain-ask-lift = Зняти кристал із завалу?
mountain-ask-cave-in = «Завал»: два кристали. Цими кольорами ніхто не копатиме.
mountain-ask-tunnel = «Таємний хід»: якої корпорації?
mountain-ask-danger = Виберіть для нього небезпечну клітинку
mountain-undo = Повернути
mountain-confirm-dig = Копати ({ $count })
mountain-confirm-invest = Взяти
mountain-confirm-exchange = Обміняти
mountain-confirm-lift = Зняти
mountain-confirm-use = Зіграти карту
mountain-keep-shares = Лишити як є
mountain-keep-cave-in = Хай лежить
mountain-no-card = Перейти до біржі
mountain-hint-dig = Натисніть на підсвічену клітинку або спершу виберіть корпорацію.
mountain-hint-cells = Світиться там, куди може рости її тунель. Поки не натиснуто «Копати», усе можна повернути.
mountain-hint-reveals = Спершу видно, що там усередині; потім хід триває.
mountain-hint-invest = Чотири різні. Золото платить тим, хто більше вклав у корпорацію, яка його викопала.
mountain-hint-exchange = Натисніть на своє вкладення, а тоді на те, що хочете натомість.
mountain-hint-safe = Вкладення рахується відразу, навіть за золото цього ж ходу.

## Кінець

mountain-chart = Монети, хід за ходом
mountain-chart-turn = Хід

## Як грати, у малюнках

mountain-how-corporations = Вісім корпорацій
    .text = У кожної свій колір, свій знак і тунель від свого прапора. Господарів у них немає: копати будь-якою може кожен, і вкладати в будь-яку може кожен.
mountain-how-dig = Прокопайте три клітинки
    .text = У свій хід виберіть одну корпорацію й поставте три її кристали, кожен поруч із її ж тунелем. У першому ході гри кристал один, у другому — два. Де лежить кристал, іншим не пройти.
mountain-how-treasures = Що ховає гора
    .text = Гном іде до вашої команди. Сейф дає вкладення. У скрині лежить карта. Підземний хід одразу виводить до будь-якого іншого. Забиті дошками клітинки небезпечні: там не копають.
mountain-how-gold = Золото платить вкладникам
    .text = Хто найбільше вклав у корпорацію, яка викопала золото, отримує дві монети за кожного гнома, другий — одну. Хто ділить перше місце, отримує по одній; хто ділить друге — одну за двох гномів. Тому, хто знайшов, дістається щонайменше монета за гнома.
mountain-how-exchange = Потім біржа
    .text = Після першого копання візьміть чотири вкладення в чотири корпорації. Далі щоходу можна обміняти одне вкладення. Натисніть на будь-яке золото — побачите, кому воно заплатить.
mountain-how-cards = Карти
    .text = Понаднормові, таємні ходи, завали, профспілка: карти зі скринь лежать відкрито перед власниками. Натисніть на гравця, щоб їх прочитати.
mountain-how-end = Останнє золото
    .text = Коли викопано останнє золото, гру закінчено. Перемагає той, у кого більше монет; якщо порівну — у кого більша команда.

## Що означають знаки в горі

mountain-legend = Що означають знаки
mountain-about-gold = Платить тим, хто більше вклав у корпорацію, яка його викопає, і тому, хто копав.
mountain-about-dwarf = Вступає до команди того, хто тут копає: за золото йому платитимуть більше.
mountain-about-safe = Хто тут копає, бере вкладення будь-якого кольору. Воно рахується відразу.
mountain-about-chest = Хто тут копає, бере верхню карту колоди.
mountain-about-passage = Наступний кристал виходить із будь-якого іншого вільного ходу. Немає кристала на вихід — немає і входу.
mountain-about-danger = Тут не копають. Кристал сюди кладе лише таємний хід.
mountain-about-camp = Табір посеред гори: звичайна порода, копати можна.
mountain-about-flag = Звідси починається тунель корпорації.
mountain-about-empty = Нічого, крім місця для тунелю.
mountain-about-dug = Тунель цієї корпорації. Його продовжують з будь-якого вільного боку.

## Записник «Гном’ячої корпорації»

mountain-notes-all = Гора
mountain-notes-left = У горі лишилося: золото — { $gold }, підземні ходи — { $passages }
mountain-notes-crystals = { $count ->
    [one] { $count } кристал
    [few] { $count } кристали
   *[many] { $count } кристалів
}
mountain-notes-first = На першому місці: { $players }; за наступне золото — { coins }
mountain-notes-second = На другому: { $players }
mountain-notes-nobody = Ніхто не вклався
mountain-notes-cards = Що ще може бути у скринях
mountain-notes-shares = Куди вкладено
mountain-notes-dug = Що прокопано і скільки принесло
mountain-notes-hired = { $count ->
    [one] { $count } гнома найнято дорогою
    [few] { $count } гномів найнято дорогою
   *[many] { $count } гномів найнято дорогою
}
mountain-notes-trades = Вкладення: узято й обміняно
mountain-notes-took = Узято: { $colours }
mountain-notes-exchanged = Віддано: { $gave }, узято: { $took }
mountain-notes-said = Сказано про корпорації
mountain-notes-used = Зіграні карти
mountain-notes-nothing = Поки що записувати нічого.
