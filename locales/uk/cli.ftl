## Довідка

help-motherlode = Motherlode — настільні ігри про гномів і золото, точно за правилами.
help-usage = Запуск:
help-pieces = [ПАРАМЕТРИ]
help-subcommand = КОМАНДА …
help-options = Параметри
help-arguments = Аргументи
help-commands = Команди
help-help = Показати цю довідку.
help-language = Мова всіх текстів; інакше — як у середовищі.
help-version = Показати версію і те, яке ядро працює.
version-compiled = скомпільоване ядро
version-plain = чистий Python
help-game = Гра; зазвичай saboteur.
help-players = Скільки гравців; зазвичай 5.
help-modules = Додаткові модулі через кому.
help-edition = Чиї правила вирішують у спірних місцях: зазвичай jubilee, можна classic.
help-conformance = Прогнати сценарії й сказати, які виконуються.
help-conformance-paths = Файли сценаріїв або теки з ними.
help-rules = Правила за пунктами.
help-rules-clauses = Які пункти показати, наприклад BASE-43; без них — усі.
help-rules-coverage = Показати, які тести перевіряють який пункт.
help-rules-tests = Тека з тестами; зазвичай «tests».
help-show = Намалювати положення, збережену гру або запис.
help-show-file = Положення в YAML, збережена гра або запис гри.
help-show-at = Для запису: положення після стількох ходів.
help-show-seat = Показати лише те, що має право знати це місце; інакше все.
help-show-sentences = Розповісти словами, а не малювати.
help-print = Зробити PDF із картами, жетонами та сторінкою правил, щоб роздрукувати й вирізати.
help-print-game = Гра: saboteur, duel або corporation.
help-print-players = На скільки гравців; зазвичай на найбільше число.
help-print-output = Який файл записати; зазвичай гра й мова з «.pdf» у цій теці.
help-play = Грати у браузері; з --terminal або з будь-яким параметром партії — тут, проти ботів.
help-play-seat = Ваше місце, лік від 0; зазвичай 0.
help-play-name = Як вас називати.
help-play-bots = Хто на решті місць, через кому: easy (легкий), normal (звичайний), hard (важкий) або master; зазвичай hard.
help-play-seed = Число, від якого залежить розклад: те саме число — ті самі карти.
help-play-save = Зберігати гру в цей файл після кожного ходу.
help-play-resume = Продовжити гру, збережену через --save.
help-play-record = Записати зіграну гру в цей файл.
help-play-terminal = Грати тут, у терміналі, проти ботів.
help-simulate = Хай боти зіграють багато ігор, а ми полічимо перемоги.
help-simulate-bots = Боти через кому, за порядком місць: easy (легкий), normal (звичайний), hard (важкий) або master; зазвичай hard.
help-simulate-games = Скільки ігор; зазвичай 1000.
help-simulate-seed = Число, від якого залежить розклад; зазвичай 0.
help-simulate-jobs = Скільки ядер зайняти; зазвичай «all», тобто всі.

## Помилки в команді

usage-language = Текстів мовою «{ $language }» немає. Є: { $languages }.
usage-no-such-option = Параметра { $option } немає.
usage-no-such-command = Команди «{ $command }» немає.
usage-missing = Бракує: { $parameter }.
usage-bad-value = { $parameter } — це ціле число, від 0 і більше.
usage-extra = Зайве в команді: { $arguments }.
usage-no-command = Яку команду виконати?
usage-option-value = Параметру { $option } потрібне одне значення.
usage-wrong = Такої команди не вийде: { $why }
usage-try-help = Підкаже: { $command } --help
usage-seat = Місця { $seat } немає; місця — від 0 до { $last }.
usage-proxy = { $proxy } — не адреса й не мережа.
usage-no-such-bot = Бота «{ $bot }» немає. Є: { $bots }.
usage-jobs = «{ $jobs }» — не число ядер; вкажіть число або «all».

## Файли

file-missing = Файлу { $file } немає.
file-is-folder = { $file } — тека, а потрібен файл.
file-not-text = { $file } — не текстовий файл.
file-unreadable = Не вдалося прочитати { $file }: { $why }
file-unwritable = Не вдалося записати { $file }: { $why }
file-broken-yaml = { $file } — зіпсований YAML; не читається рядок { $line }.
file-no-record = Це не запис гри.
file-broken-header = Заголовок запису неповний або зіпсований: { $why }
file-broken-line = Рядок запису незрозумілий: { $text }
file-broken-action = Хід незрозумілий: { $text }
file-record-illegal = У записі є хід проти правил: { $why }
file-record-chance = У записі бракує випадкового результату: { $name }.
file-light-state = Цю партію полегшено для перебору, запису вона не веде.
file-broken-record = Запис не програється: { $why }
file-broken-dump = Збережений стан зіпсовано: { $why }
file-rules-version = Це зіграно за версією правил { $version }, а тут версія { $ours }.
show-at-needs-record = { $file } — не запис гри, і ходів для --at у ньому немає.
show-at-too-far = --at { $at } — це задалеко: у записі { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}.
show-unknown-content = { $file } — не положення, не збережена гра і не запис.
show-broken-position = Положення в { $file } не складається: { $why }
rules-no-such-clause = Пункту { $clause } у правилах немає.

## Гра в терміналі

play-own-name = Гість
bot-name-1 = Брокк
bot-name-2 = Гульда
bot-name-3 = Сноррі
bot-name-4 = Ірса
bot-name-5 = Грім
bot-name-6 = Аста
bot-name-7 = Кеттіль
bot-name-8 = Руна
bot-name-9 = Торві
bot-name-10 = Дагні
bot-name-11 = Орм
bot-name-12 = Сігні
play-welcome = Заходьте, бережіть голову. За столом { $name } і ще: { $others }. Підказка будь-якої миті — «допомога».
play-press-enter = (Enter — далі)
play-your-move = Ваш хід (номер карти або «допомога»):
play-type-help = Введіть номер карти або «допомога».
play-help =
    Хід крок за кроком: номер карти (3), потім одне із запропонованих місць чи імен.
    Хід одразу:      3 4,0       карта 3 на клітинку 4,0
                     3 Брокк     карта 3 гравцеві: ім’я або номер місця
                     3 с         пас: карта 3 йде у скид долілиць
                     прибрати 1 3  скинути карти 1 і 3 й позбутися карти перед собою, якщо правила дозволяють
                     lay SW at 4,0 · play map goal 8,2 · play fix-lamp on 1 · pass EW
    Будь-якої миті:  дивитися    знову намалювати шахту і стіл
                     розповісти  те саме словами
                     журнал      що було нещодавно
                     правила BASE-43   прочитати пункт правил
                     сказати …   поговорити за столом; просто «сказати» — перелік того, що можна сказати
                     вихід       встати з-за столу
    На малюнку:      ═ світлий тунель, зв’язаний із входом   ─ темний, відрізаний
                     ═╡ глухий кут   ⌂ вхід   ? закрита ціль   $ золото   # камінь
    Клітинка — це стовпець,рядок: спершу число згори, потім збоку.
    N, E, S, W — відкриті сторони карти: північ, схід, південь, захід.
play-say-which = Що сказати? { $phrases }
play-say-phrase = { $typed } («{ $text }»)
play-which-rule = Який пункт? Наприклад: правила BASE-43
play-no-such-card = Карти { $number } немає; у вас { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}.
play-blocked = Копати не можна, доки зламано: { $tools }. «{ $number } с» — скинути карту.
play-nowhere = Зараз не знадобиться: { $card }. «{ $number } с» — скинути карту.
play-nothing-to-remove = Перед вами немає нічого, чого можна позбутися.
play-remove-which = Якими картами платите? Потрібно карт: { $count }. Наприклад: прибрати 1 3.
play-remove-what = Яку карту перед собою прибрати (1–{ $last })? 0 — назад:
play-where = Що обираєте (1–{ $last })? 0 — назад, с — скинути карту:
play-discard-which = Яку карту? Наприклад: скинути 2
play-lay-at = { $shape }: { $cell }
play-tool-of = { $player }: { $tool }
play-several-there = Туди можна по-різному: { $keys }. Введіть один із цих номерів.
play-not-in-list = «{ $text }» у списку немає.
play-read-rule = («правила { $clause }» — прочитати це правило.)
play-draft = Золото пішло колом. Яку карту лишите собі?
play-choose = { $kind ->
    [goal-order] Відкрився шлях одразу до кількох цілей. Яку перевернути першою?
    [position] Камінь можна покласти двома способами. Яким?
   *[other] Обирайте:
}
play-broken-save = { $file } — не гра, збережена через --save.
play-damaged-save = Файл { $file } пошкоджено: продовжити цю гру не вдасться.
play-resume = Місце за вами. Продовжити: motherlode play --resume { $file }
play-recorded = Запис гри — у файлі { $file }.
play-again = Той самий розклад ще раз: --seed { $seed }
goodbye = До зустрічі, й обережно на сходах.

## Що можна вводити, через кому

typed-help = допомога, довідка, д
typed-rules = правила, правило
typed-look = дивитися, шахта, стіл
typed-tell = розповісти, словами
typed-log = журнал
typed-say = сказати
typed-quit = вихід, вийти, в
typed-discard = с, скид, скинути, пас
typed-remove = прибрати, п
typed-back = 0, н, назад
typed-distrust = саботер
typed-goal-gold = золото
typed-goal-stone = камінь
typed-mend-me = полагодьте, ремонт
typed-well-dug = гарно, молодець
typed-poor-vein = жила
typed-your-door = двері
typed-another-round = ще, повторимо
typed-goal-sack = мішок
typed-goal-dragon = дракон
typed-goal-spider = павук
typed-trust = вірю
typed-thief = злодій
typed-not-me = нея, неправда
typed-watch-me = копаю, дивіться
typed-withdraw = беру-назад
typed-no-card = нічим
typed-i-saw-it = видно
typed-dig-blue = сині
typed-dig-green = зелені
typed-our-door = заважає
typed-chest = скриня
typed-no-toll = плата
typed-why = навіщо, чому
typed-thanks = дякую
typed-doubt = сумніваюся
typed-oops = помилка, ой
typed-joke = жарт
typed-vein-rich = багато
typed-vein-poor = порожньо
typed-my-key = ключ
typed-rising = подорожчає
typed-worthless = порожняк
typed-together = разом
typed-hands-off = руки
typed-too-dear = дорого
typed-all-fair = чесно
typed-unclear = «{ $text }» — незрозуміло. Наберіть «допомога», там усе є.

## Симуляція

simulate-progress = Боти грають
simulate-title = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, гравців: { $players }, раундів: { $rounds }
simulate-bots = За ботами
simulate-bot = бот
simulate-seats = місць за столом
simulate-wins = перемог
simulate-gold = самородків за раунд
simulate-teams = За сторонами
simulate-team = сторона
simulate-rounds = виграних раундів
simulate-roles = За ролями
simulate-role = роль
simulate-dealt = разів роздано
simulate-share = Раундів із саботерами — { $rounds }, з них саботери виграли { $share } %.
simulate-speed = Рішень: { $decisions }, секунд: { $seconds }

## Нові модулі

help-new = Написати заготовку нового модуля з картою, яка вже працює.
help-new-what = Що зробити: module.
help-new-name = Назва латиницею, малими літерами, через дефіс: night-shift.
new-what = «{ $what }» зробити не можна, можна «motherlode new module НАЗВА».
new-bad-name = «{ $name }» не годиться в назви модуля: малі латинські літери й цифри, слова через дефіс, спершу літера, не довше 30 знаків.
new-python-name = «{ $name }» — слово Python або рушія: ні файл, ні клас так не назвати. Візьміть інше слово або додайте друге через дефіс.
new-taken-name = Назву «{ $name }» уже має гра, модуль чи карта.
new-exists = { $file } уже є, нічого не записано.
new-done-project = Модуль { $module } готовий. Далі: python -m tests.golden.write, потім ./check; чого попросить кожен тест, сказано в CONTRIBUTING.md.
new-done-package = Пакет motherlode-{ $module } готовий. Далі: pip install -e motherlode-{ $module }, потім у ньому pytest; решта в його README.md.

## Розбір гри

help-analyse = Хто кого міг підозрювати в записаній грі й через що.
help-analyse-file = Запис гри, який зберігає повтор.
help-analyse-picture = Ще й намалювати підозри кожного раунду у файл.
help-analyse-json = Усе в JSON: після кожного ходу, що кожен міг думати про кожного.
analyse-needs-record = { $file } — не запис гри.
analyse-no-saboteurs = У цій грі немає саботерів, тож підозрювати нікого.
analyse-title = Раунд { $round }: що за столом думали про кожного
analyse-seat = { $player } ({ $role }): наприкінці — саботер на { $chance } %
analyse-jump = Хід { $move }. { $deed } Підозра ({ $player }): було { $before } %, стало { $after } %.
analyse-claim = Хід { $move }. { $player } каже: «{ $claim }» { $truth ->
    [yes] Це правда.
   *[no] Це неправда.
}
analyse-nearer = Хід { $move }. { $deed } Перелом: золото стало ближче на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}.
analyse-farther = Хід { $move }. { $deed } Перелом: золото стало далі на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}.
