## Корпорации и их кристаллы

colour-of = { $colour ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [cyan] голубой
    [blue] синий
    [violet] фиолетовый
    [white] белый
   *[other] { $colour }
}
coins = { $coins ->
    [0] монет нет
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
dwarf-count = { $dwarfs ->
    [one] { $dwarfs } гном
    [few] { $dwarfs } гнома
   *[many] { $dwarfs } гномов
}

## Карты: название и что карта делает

corporation-card-secret-tunnel = «Тайный ход»
    .text = Каждый получает гнома. Позже хозяин карты бесплатно кладёт кристалл любого цвета на любую опасную клетку.
corporation-card-overtime = «Сверхурочные»
    .text = Три жетона. В свой ход снимите один и поставьте ещё один кристалл.
corporation-card-cthulhu = «Ктулху»
    .text = Следующий гном, которого откопает кто-то другой, придёт к вам.
corporation-card-finders-keepers = «Кто нашёл, того и золото»
    .text = Один ход за выкопанное вами золото платят только вам.
corporation-card-cave-in = «Завал»
    .text = Положите сюда два кристалла: этими цветами никто не копает, пока другие их не снимут.
corporation-card-union = «Профсоюз»
    .text = В вашей команде на трёх гномов больше, зато менять вложения нельзя.
corporation-card-interns = «Стажёры»
    .text = Когда вам платят меньше двух монет за гнома, в команде на двух гномов больше.
corporation-card-stock-market = «Биржа»
    .text = Два кристалла разных цветов: это вложения, которые никогда не меняют.
held-card = { $card ->
    [secret-tunnel] { corporation-card-secret-tunnel }
    [overtime] { corporation-card-overtime }
    [cthulhu] { corporation-card-cthulhu }
    [finders-keepers] { corporation-card-finders-keepers }
    [cave-in] { corporation-card-cave-in }
    [union] { corporation-card-union }
    [interns] { corporation-card-interns }
   *[stock-market] { corporation-card-stock-market }
}

## Что происходит

event-began = Гора разложена, флаги стоят. Первый ход: { $player }.
event-turn = Ход { $number }. { $player }: { $budget ->
    [one] { $budget } кристалл.
    [few] { $budget } кристалла.
   *[many] { $budget } кристаллов.
}
event-dug = { $player } копает ({ $cell }), цвет { colour-of }{ $symbol ->
    [gold] {""}: золото!
    [dwarf] {""}: там гном.
    [safe] {""}: там сейф.
    [chest] {""}: там сундук.
    [passage] {""}: там подземный ход.
   *[empty] .
}
event-hired = Пополнение в команде. Встречает { $player }.
event-hired-cthulhu = Ктулху пробудился: гнома получает не тот, кто копал. Новый хозяин — { $player }.
event-income = Золото приносит доход. { $sums }.
event-invested = { $player } вкладывает: { $colours }.
event-exchanged = { $player } меняет вложение: { $gave } на { $took }.
event-chest = { $player } открывает сундук: { held-card }.
event-chest-empty = Сундук пуст. Кто-то побывал тут раньше.
event-reshuffled = Сброшенные карты перемешаны в новую колоду.
event-used-secret-tunnel = { $player } открывает тайный ход ({ $cell }), цвет { colour-of }.
event-used-overtime = { $player } объявляет сверхурочные: ещё один кристалл.
event-used-finders-keepers = Кто нашёл, того и золото! В этот ход платят только одному: { $player }.
event-used-cave-in = { $player } устраивает завал. Под ним: { $colours }.
event-used-union = { $player } распускает профсоюз.
event-unblocked = { $player } разбирает чужой завал, снят кристалл: { colour-of }. Хозяин завала — { $owner }.
event-unblocked-last = { $player } разбирает чужой завал до конца, снят последний кристалл: { colour-of }. Хозяин завала — { $owner }.
event-discarded = { $player } сбрасывает карту: { held-card }.
event-cleared = Целый круг никто не копал: все завалы расчищены.
event-no-digging = { $player } не находит, где копать.
event-corporation-over = { $why ->
    [last-gold] Последнее золото поднято из горы. Игра окончена.
    [no-gold] До оставшегося золота уже не добраться. Игра окончена.
   *[stand-off] Копать больше никто не может. Игра окончена.
}
event-corporation-over-purse = { $player }: { coins }, { dwarf-count }

## Стол рисунком и словами

corporation-piles = Ход { $number } · золота осталось { $gold } · подземных ходов { $passages } · колода { $deck } · сброс { $discard }
corporation-budget = Осталось поставить: { $budget }, цвет { $colour ->
    [any] любой, но один
   *[other] { colour-of }
}.
corporation-legend = $ золото, + гном, = сейф, ? сундук, @ подземный ход, # опасность, · пусто
corporation-colours = Кристаллы: { $colours }.
corporation-shares = вложения: { $shares }
corporation-no-shares = вложений нет
corporation-cards = карты: { $cards }
corporation-blocked = Сейчас никто не копает цветами: { $colours }.
corporation-pays = Золото, выкопанное сейчас, принесёт (цвет { colour-of }): { $sums }.
corporation-gold-left = Золото ещё в горе: { $cells }.
corporation-tunnels = { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
}, цвет { colour-of }: { $cells }.

## В терминале

play-in-words = Ваш ход, например: { $examples }. У клетки сначала столбец, потом строка:
play-help-corporation =
    Ход словами:     столько слов, чтобы было ясно, о каком ходе речь
                     красный 9,7                   красный кристалл: столбец 9, строка 7
                     10,7                          следующий, когда цвет уже выбран
                     красный зелёный синий белый   первые четыре вложения
                     exchange красный for синий · use overtime · done
    В любой момент:  смотреть    снова нарисовать гору и стол
                     рассказать  то же словами
                     журнал      что было недавно
                     правила CORP-47   прочитать пункт правил
                     выход       встать из-за стола
    Клетка — это столбец,строка: сначала число сверху, потом сбоку. Знаки объяснены под рисунком.
play-several-fit = Подходит действий: { $count }, например { $examples }.

## Почему действие невозможно

refusal-unknown-colour = Корпорации «{ $colour }» нет.
refusal-not-now = Сейчас спрашивают не об этом.
refusal-must-dig = Пока кристалл можно поставить, его надо поставить: копать обязательно.
refusal-must-invest = Четыре первых вложения взять обязательно.
refusal-must-choose = Тут придётся выбрать, отказаться нельзя.
refusal-colour-chosen = За ход копают одним цветом, и это { colour-of }.
refusal-colour-blocked = Цвет под завалом, копать им нельзя никому: { colour-of }.
refusal-treasury-empty = В казне больше нет кристаллов этого цвета: { colour-of }.
refusal-covered = Здесь уже лежит кристалл: { $cell }.
refusal-danger = Здесь опасно ({ $cell }), сюда ведёт только тайный ход.
refusal-not-beside = Рядом нет кристалла этого цвета ({ $cell }): { colour-of }.
refusal-no-exit = В подземный ход входят, только если следующий кристалл может выйти из другого; отсюда не выйти: { $cell }.
refusal-exit-first = Сначала выход: следующий кристалл — на другой подземный ход.
refusal-card-not-held = Этой карты перед вами нет: { held-card }.
refusal-card-not-used = Карту { held-card } не разыгрывают, она действует сама.
refusal-card-not-now = Для этой карты сейчас не время: { held-card }.
refusal-not-danger = Это не свободная опасная клетка: { $cell }.
refusal-token-spent = Каждая карта сверхурочных даёт один кристалл за ход, и ваши своё уже дали.
refusal-no-cell-left = Для лишнего кристалла не будет места.
refusal-keepers-announced = На этот ход «Кто нашёл, того и золото» уже объявлено.
refusal-two-crystals = На завал кладут ровно два кристалла.
refusal-four-colours = Нужны четыре кристалла четырёх разных цветов.
refusal-two-colours = На биржу кладут два кристалла двух разных цветов.
refusal-union-forbids = Профсоюз не даёт менять вложения. Сначала распустите его.
refusal-no-investment = На вашем планшете нет такого кристалла: { colour-of }.
refusal-same-colour = Кристалл меняют на кристалл другого цвета.
refusal-not-on-cave-in = Такой кристалл с завала сейчас не снять: { colour-of }.

## Почему положение не разложить

position-bad-square = «{ $cell }» — не клетка горы: строк и столбцов в ней по 18.
position-bad-colour = Корпорации «{ $colour }» нет.
position-bad-tile = «{ $tile }» — не восемь плиток; плитка пишется так: T3@1.
position-bad-symbol = Знака «{ $symbol }» нет.
position-covered-twice = Два кристалла на одной клетке не лежат: { $cell }.
position-one-each = Для «{ $key }» нужно число каждому месту, а мест здесь { $players }.
position-too-many-crystals = Кристаллов каждого цвета всего { $limit }.
