## Справка

help-motherlode = Motherlode — настольные игры про гномов и золото, точно по правилам.
help-usage = Запуск:
help-pieces = [ПАРАМЕТРЫ]
help-subcommand = КОМАНДА …
help-options = Параметры
help-arguments = Аргументы
help-commands = Команды
help-help = Показать эту справку.
help-language = Язык всех текстов; иначе — как в окружении.
help-version = Показать версию и то, какое ядро работает.
version-compiled = скомпилированное ядро
version-plain = чистый Python
help-game = Игра; обычно saboteur.
help-players = Сколько игроков; обычно 5.
help-modules = Дополнительные модули через запятую.
help-edition = Чьи правила решают в спорных местах: обычно jubilee, можно classic.
help-conformance = Прогнать сценарии и сказать, какие выполняются.
help-conformance-paths = Файлы сценариев или папки с ними.
help-rules = Правила по пунктам.
help-rules-clauses = Какие пункты показать, например BASE-43; без них — все.
help-rules-coverage = Показать, какие тесты проверяют какой пункт.
help-rules-tests = Папка с тестами; обычно «tests».
help-show = Нарисовать положение, сохранённую игру или запись.
help-show-file = Положение в YAML, сохранённая игра или запись игры.
help-show-at = Для записи: положение после стольких ходов.
help-show-seat = Показать только то, что вправе знать это место; иначе всё.
help-show-sentences = Рассказать словами, а не рисовать.
help-print = Сделать PDF с картами, жетонами и страницей правил, чтобы распечатать и вырезать.
help-print-game = Игра: saboteur, duel или corporation.
help-print-players = На сколько игроков; обычно на самое большое число.
help-print-output = Какой файл записать; обычно игра и язык с «.pdf» в этой папке.
help-play = Играть в браузере; с --terminal или с любым параметром партии — здесь, против ботов.
help-play-seat = Ваше место, счёт от 0; обычно 0.
help-play-name = Как вас называть.
help-play-bots = Кто на остальных местах, через запятую: easy (лёгкий), normal (обычный), hard (трудный) или master; обычно hard.
help-play-seed = Число, от которого зависит расклад: то же число — те же карты.
help-play-save = Сохранять игру в этот файл после каждого хода.
help-play-resume = Продолжить игру, сохранённую через --save.
help-play-record = Записать сыгранную игру в этот файл.
help-play-terminal = Играть здесь, в терминале, против ботов.
help-simulate = Пусть боты сыграют много игр, а мы посчитаем победы.
help-simulate-bots = Боты через запятую, по порядку мест: easy (лёгкий), normal (обычный), hard (трудный) или master; обычно hard.
help-simulate-games = Сколько игр; обычно 1000.
help-simulate-seed = Число, от которого зависит расклад; обычно 0.
help-simulate-jobs = Сколько ядер занять; обычно «all», то есть все.

## Ошибки в команде

usage-language = Текстов на языке «{ $language }» нет. Есть: { $languages }.
usage-no-such-option = Параметра { $option } нет.
usage-no-such-command = Команды «{ $command }» нет.
usage-missing = Не хватает: { $parameter }.
usage-bad-value = { $parameter } — это целое число, от 0 и больше.
usage-extra = Лишнее в команде: { $arguments }.
usage-no-command = Какую команду выполнить?
usage-option-value = Параметру { $option } нужно одно значение.
usage-wrong = Такой команды не получится: { $why }
usage-try-help = Подскажет: { $command } --help
usage-seat = Места { $seat } нет; места — от 0 до { $last }.
usage-proxy = { $proxy } — не адрес и не сеть.
usage-no-such-bot = Бота «{ $bot }» нет. Есть: { $bots }.
usage-jobs = «{ $jobs }» — не число ядер; укажите число или «all».

## Файлы

file-missing = Файла { $file } нет.
file-is-folder = { $file } — папка, а нужен файл.
file-not-text = { $file } — не текстовый файл.
file-unreadable = Не удалось прочитать { $file }: { $why }
file-unwritable = Не удалось записать { $file }: { $why }
file-broken-yaml = { $file } — испорченный YAML; не читается строка { $line }.
file-no-record = Это не запись игры.
file-broken-header = Заголовок записи неполон или испорчен: { $why }
file-broken-line = Строка записи непонятна: { $text }
file-broken-action = Ход непонятен: { $text }
file-record-illegal = В записи есть ход против правил: { $why }
file-record-chance = В записи не хватает случайного исхода: { $name }.
file-light-state = Эта партия облегчена для перебора и не ведёт записи.
file-broken-record = Запись не проигрывается: { $why }
file-broken-dump = Сохранённое состояние испорчено: { $why }
file-rules-version = Это сыграно по версии правил { $version }, а здесь версия { $ours }.
show-at-needs-record = { $file } — не запись игры, и ходов для --at в нём нет.
show-at-too-far = --at { $at } — это слишком далеко: в записи { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
show-unknown-content = { $file } — не положение, не сохранённая игра и не запись.
show-broken-position = Положение в { $file } не складывается: { $why }
rules-no-such-clause = Пункта { $clause } в правилах нет.

## Игра в терминале

play-own-name = Гость
bot-name-1 = Брокк
bot-name-2 = Хульда
bot-name-3 = Снорри
bot-name-4 = Ирса
bot-name-5 = Грим
bot-name-6 = Аста
bot-name-7 = Кеттиль
bot-name-8 = Руна
bot-name-9 = Торви
bot-name-10 = Дагни
bot-name-11 = Орм
bot-name-12 = Сигни
play-welcome = Заходите, берегите голову. За столом { $name } и ещё: { $others }. Подсказка в любой момент — «помощь».
play-press-enter = (Enter — дальше)
play-your-move = Ваш ход (номер карты или «помощь»):
play-type-help = Введите номер карты или «помощь».
play-help =
    Ход по шагам:    номер карты (3), затем одно из предложенных мест или имён.
    Ход сразу:       3 4,0       карта 3 на клетку 4,0
                     3 Брокк     карта 3 игроку: имя или номер места
                     3 с         пас: карта 3 уходит в сброс рубашкой вверх
                     убрать 1 3  сбросить карты 1 и 3 и избавиться от карты перед собой, если правила позволяют
                     lay SW at 4,0 · play map goal 8,2 · play fix-lamp on 1 · pass EW
    В любой момент:  смотреть    снова нарисовать шахту и стол
                     рассказать  то же словами
                     журнал      что было недавно
                     правила BASE-43   прочитать пункт правил
                     сказать …   поговорить за столом; просто «сказать» — список того, что можно сказать
                     выход       встать из-за стола
    На рисунке:      ═ светлый туннель, связан со входом   ─ тёмный, отрезан
                     ═╡ тупик   ⌂ вход   ? закрытая цель   $ золото   # камень
    Клетка — это столбец,строка: сначала число сверху, потом сбоку.
    N, E, S, W — открытые стороны карты: север, восток, юг, запад.
play-say-which = Что сказать? { $phrases }
play-say-phrase = { $typed } («{ $text }»)
play-which-rule = Какой пункт? Например: правила BASE-43
play-no-such-card = Карты { $number } нет; у вас { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
play-blocked = Копать нельзя, пока сломано: { $tools }. «{ $number } с» — сбросить карту.
play-nowhere = Сейчас не пригодится: { $card }. «{ $number } с» — сбросить карту.
play-nothing-to-remove = Перед вами нет ничего, от чего можно избавиться.
play-remove-which = Какими картами платите? Нужно карт: { $count }. Например: убрать 1 3.
play-remove-what = Какую карту перед собой убрать (1–{ $last })? 0 — назад:
play-where = Что выбираете (1–{ $last })? 0 — назад, с — сбросить карту:
play-discard-which = Какую карту? Например: сброс 2
play-lay-at = { $shape }: { $cell }
play-tool-of = { $player }: { $tool }
play-several-there = Туда можно по-разному: { $keys }. Введите один из этих номеров.
play-not-in-list = «{ $text }» в списке нет.
play-read-rule = («правила { $clause }» — прочитать это правило.)
play-draft = Золото пошло по кругу. Какую карту оставите себе?
play-choose = { $kind ->
    [goal-order] Открылся путь сразу к нескольким целям. Какую перевернуть первой?
    [position] Камень можно положить двумя способами. Каким?
   *[other] Выбирайте:
}
play-broken-save = { $file } — не игра, сохранённая через --save.
play-damaged-save = Файл { $file } повреждён: продолжить эту игру не получится.
play-resume = Место за вами. Продолжить: motherlode play --resume { $file }
play-recorded = Запись игры — в файле { $file }.
play-again = Тот же расклад ещё раз: --seed { $seed }
goodbye = До встречи, и осторожнее на ступеньках.

## Что можно вводить, через запятую

typed-help = помощь, справка, п
typed-rules = правила, правило
typed-look = смотреть, шахта, стол
typed-tell = рассказать, словами
typed-log = журнал
typed-say = сказать
typed-quit = выход, выйти, в
typed-discard = с, сброс, сбросить, пас
typed-remove = убрать, у
typed-back = 0, н, назад
typed-distrust = вредитель
typed-goal-gold = золото
typed-goal-stone = камень
typed-mend-me = почините, ремонт
typed-well-dug = хорошо, молодец
typed-poor-vein = жила
typed-your-door = дверь
typed-another-round = ещё, еще, повторим
typed-goal-sack = мешок
typed-goal-dragon = дракон
typed-goal-spider = паук
typed-trust = верю
typed-thief = вор
typed-not-me = нея, неправда
typed-watch-me = копаю, смотрите
typed-withdraw = беру-назад
typed-no-card = нечем
typed-i-saw-it = видно
typed-dig-blue = синие
typed-dig-green = зелёные, зеленые
typed-our-door = мешает
typed-chest = сундук
typed-no-toll = плата
typed-why = зачем, почему
typed-thanks = спасибо
typed-doubt = сомневаюсь
typed-oops = промашка, ой
typed-joke = шутка
typed-vein-rich = богато
typed-vein-poor = пусто
typed-my-key = ключ
typed-rising = подорожает
typed-worthless = пустышка
typed-together = вместе
typed-hands-off = руки
typed-too-dear = дорого
typed-all-fair = честно
typed-unclear = «{ $text }» — непонятно. Наберите «помощь», там всё есть.

## Симуляция

simulate-progress = Боты играют
simulate-title = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, игроков: { $players }, раундов: { $rounds }
simulate-bots = По ботам
simulate-bot = бот
simulate-seats = мест за столом
simulate-wins = побед
simulate-gold = самородков за раунд
simulate-teams = По сторонам
simulate-team = сторона
simulate-rounds = выигранных раундов
simulate-roles = По ролям
simulate-role = роль
simulate-dealt = раз сдано
simulate-share = Раундов с вредителями — { $rounds }, из них вредители выиграли { $share } %.
simulate-speed = Решений: { $decisions }, секунд: { $seconds }

## Новые модули

help-new = Написать заготовку нового модуля с картой, которая уже работает.
help-new-what = Что сделать: module.
help-new-name = Имя латиницей, строчными буквами, через дефис: night-shift.
new-what = «{ $what }» сделать нельзя, можно «motherlode new module ИМЯ».
new-bad-name = «{ $name }» не годится в имена модуля: строчные латинские буквы и цифры, слова через дефис, сначала буква, не длиннее 30 знаков.
new-python-name = «{ $name }» — слово Python или движка: ни файл, ни класс так не назвать. Возьмите другое слово или добавьте второе через дефис.
new-taken-name = Имя «{ $name }» уже занято игрой, модулем или картой.
new-exists = { $file } уже есть, ничего не записано.
new-done-project = Модуль { $module } готов. Дальше: python -m tests.golden.write, потом ./check; чего попросит каждый тест, написано в CONTRIBUTING.md.
new-done-package = Пакет motherlode-{ $module } готов. Дальше: pip install -e motherlode-{ $module }, потом в нём pytest; остальное в его README.md.

## Разбор игры

help-analyse = Кто кого мог подозревать в записанной игре и из-за чего.
help-analyse-file = Запись игры, какую сохраняет повтор.
help-analyse-picture = Ещё и нарисовать подозрения каждого раунда в файл.
help-analyse-json = Всё в JSON: после каждого хода, что каждый мог думать о каждом.
analyse-needs-record = { $file } — не запись игры.
analyse-no-saboteurs = В этой игре нет вредителей, подозревать некого.
analyse-title = Раунд { $round }: что за столом думали о каждом
analyse-seat = { $player } ({ $role }): в конце — вредитель на { $chance } %
analyse-jump = Ход { $move }. { $deed } Подозрение ({ $player }): было { $before } %, стало { $after } %.
analyse-claim = Ход { $move }. { $player } говорит: «{ $claim }» { $truth ->
    [yes] Это правда.
   *[no] Это неправда.
}
analyse-nearer = Ход { $move }. { $deed } Перелом: золото стало ближе на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
analyse-farther = Ход { $move }. { $deed } Перелом: золото стало дальше на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
