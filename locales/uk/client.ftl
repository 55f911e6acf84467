## Перша сторінка

client-lead = Тунелі, золото й підозри при світлі лампи: карткові ігри під горою — з друзями за посиланням або з ботами, що брешуть не гірше за людей.
client-name = Ваше ім’я
client-play-now = Грати з ботами
client-with-friends = Грати з друзями
client-how = Як грати
client-rules = Правила
client-my-tables = Мої столи
client-open-tables = Столи, де є місце
client-your-turn-short = ваш хід
client-status-waiting = чекає на гравців
client-status-playing = гра триває
client-status-pause = між раундами
client-status-over = гру закінчено
client-status-stuck = поки не відкривається
client-table-of = Стіл: { $player }
client-join = Сісти
client-language = Мова
client-close = Закрити
client-rule = Правило { $clause }
client-rules-note = Пункти, за якими йде гра. Кожна відмова називає пункт, на якому вона ґрунтується.
client-offline = Сервер не відповідає. Спробуйте трохи згодом.
client-refused = Не вийшло.

## Новий стіл

client-new-table = Новий стіл
client-who-plays = Хто грає?
client-kind-friends = Друзі, за посиланням
client-kind-friends-text = Ви отримаєте посилання для друзів. На вільні місця можна посадити ботів.
client-kind-bots = Боти та я
client-kind-bots-text = { $game ->
    [saboteur] Гра почнеться одразу. Боти брешуть, підозрюють і звинувачують не гірше за людей.
    [duel] Гра почнеться одразу. Суперник замкне двері перед самим вашим носом.
   *[other] Гра почнеться одразу. Боти копають там, де платять їм.
}
client-kind-pass = Кілька людей за одним екраном
client-kind-pass-text = Пристрій іде по колу, між ходами екран прихований.
client-seats = Місць за столом
client-people = Людей за цим екраном
client-make-table = Створити стіл
client-more-options = Інші налаштування
client-listed = Показати стіл на головній сторінці
client-free-chat = Вільний чат
client-claims = Можна розповідати, що показала таємна мапа
client-clock-setting = Час на хід
client-clock-none = без обмеження
client-clock = { $seconds } с
client-clock-over = Коли час вийде, відповість сам стіл: замість ходу картою — пас із непотрібною картою, на будь-яке інше питання — перша з відповідей.
client-clock-soon = { $seconds } с, потім стіл відповість за вас
client-time-over = Час вийшов: стіл відповів за вас.
client-pace = Боти думають
client-pace-slow = довго
client-pace-normal = звичайно
client-pace-fast = швидко
client-pace-instant = миттєво
client-edition = Видання
client-edition-jubilee = ювілейне, до 20-річчя
client-edition-classic = перше
client-edition-igromag = видання самого доповнення
client-option-roundEnd = Раунд без золота закінчується,
client-option-roundEnd-hands-empty = коли в усіх скінчилися карти
client-option-roundEnd-full-circle-of-passes = коли всі поспіль спасували
client-option-nextStarter = Наступний раунд починає сусід того,
client-option-nextStarter-last-card-played = чию карту зіграно останньою
client-option-nextStarter-last-turn = чий хід був останнім

## Очікування гравців

client-your-table = Ваш стіл
client-link = Надішліть це посилання друзям
client-link-scan = Те саме посилання для камери телефона
client-copy = Скопіювати
client-copied = Скопійовано
client-take-seat = Сісти за стіл
client-seat-coming = поки не тут
client-seat-empty = вільне місце
client-host = господар столу
client-bot = бот
client-add-bot = Посадити бота
client-remove-bot = Прибрати: { $player }
client-fill = Посадити ботів
client-start = Почати гру
client-waiting-host = Коли всі зберуться, гру почне { $player }.
client-leave = Встати з-за столу

## За столом

client-mine = Шахта. Стрілки рухають її, плюс і мінус змінюють масштаб, нуль показує всю.
client-players = Гравці
client-hand = Ваші карти
client-log = Журнал
client-log-back = На крок назад
client-log-forth = На крок уперед
client-earlier-talk = Що казали раніше
client-past = Ви дивитеся в минуле.
client-to-now = Повернутися до гри
client-menu = Меню
client-zoom-in = Ближче
client-zoom-out = Далі
client-fit = Показати всю шахту
client-deck = Карти в колоді
client-discard-pile = Скид
client-round = Раунд { $round } із { $rounds }
client-seat-turn = зараз ходить
client-seat-away = не на зв’язку
client-role-cover = Прикрити карту.
client-role-uncover = Відкрити свого гнома
client-your-turn = Ваш хід: оберіть карту
client-waiting-for = Думає { $player }…
client-waiting-absent = { $player } не за столом, чекаємо.
client-move-made = Хід зроблено.
client-sending = Секунду…
client-skip = До мого ходу
client-skip-on = Пропустити
client-glimpse-read = Зрозуміло
client-turn = Повернути
client-discard = Пас: скинути карту
client-put-back = Повернути карту на руку
client-confirm-lay = Покласти сюди
client-confirm-play = Зіграти тут
client-lay-at = Покласти карту: { $cell }
client-collapse-at = Обвалити тунель: { $cell }
client-look-at = Подивитися: { $goal }
client-open-first = Відкрити першою: { $goal }
client-aim-at = Зіграти на гравця { $player }
client-looked = Уже дивилися: { $players }
client-goal-order = Тунель дійшов одразу до кількох закритих карт. Яку відкрити першою?
client-position = Карта може лягти двома способами. Яким?
client-blocked = Доки перед вами { $cards }, копати не можна.
client-no-use = Зараз вона ні до чого, але її можна скинути.
client-hint-choose = Яскраві карти можна зіграти, скинути можна будь-яку.
client-hint-lay = Світлі клітинки — куди карта підходить. { $game ->
    [duel] Тунель має йти від вашого входу.
   *[other] Тунель має тривати й не втрачати зв’язку з драбиною.
}
client-hint-blocked = { client-blocked } Карти дій працюють, скинути можна будь-яку карту.

## Розмови

client-talk = Розмова
client-chat = Повідомлення
client-send = Надіслати
client-talk-panel = За столом
client-talk-to-all = Усім
client-talk-back = Це ти!
client-onlooker = Глядач
client-corner = Куток глядачів
client-corner-silent = Що сказано тут, гравці не чують.
client-talk-said = Що сказано
client-talk-removed = Прибрав господар столу
client-mute = Не слухати: { $player }
client-unmute = Знову слухати: { $player }
client-block = Заблокувати: { $player }
client-unblock = Розблокувати: { $player }
client-report = Поскаржитися
client-reported = Скаргу надіслано: її прочитає господар сайту.
client-talk-remove = Прибрати для всіх
client-talk-silent = Поки всі мовчать.
client-talk-answer = Ваша відповідь:
client-talk-about = Про кого чи про що
client-chat-off = Вільний чат за цим столом вимкнено.
client-chat-allow = Дозволити
client-no-line = Немає зв’язку зі столами
client-no-line-replays = Партії, які ви вже дивилися, можна переглянути знову:
client-no-line-none = Щойно зв’язок з’явиться, можна грати. Переглянуті партії зберігаються тут.
client-notes = Записник
client-notes-all = Шахта
client-notes-goals = { $game ->
    [duel] Що я знаю про жили
   *[other] Що я знаю про цілі
}
client-notes-cards = Ще не бачені карти
client-notes-cards-hint = У колоді, в чужих руках або в закритому скиді.
client-cards-left = { $left } з { $all }
client-goal-known = Знаю: { $face }
client-goal-unknown = Мені невідомо
client-goal-looked = Дивилися: { $players }
client-mark = Що я думаю про гравця
client-mark-trusted = довіряю
client-mark-unsure = не знаю
client-mark-suspect = підозрюю
client-note = Нотатка для себе
client-note-about = Нотатка: { $player }
client-deeds-laid = Тунелі
client-deeds-breaks = Поломки
client-deeds-mends = Ремонти
client-deeds-collapses = Обвали
client-deeds-looks = Розвідка
client-deeds-played = Інші карти
client-deeds-passed = Скиди
client-deeds-claims = { $game ->
    [duel] Каже про жили
   *[other] Каже про цілі
}
client-deeds-none = У цьому раунді поки нічого.
client-claim-open = поки невідомо
client-claim-true = так і було
client-claim-false = це не так
client-key-notes = записник
client-look = Ваше обличчя
client-look-own = За іменем
client-look-number = Обличчя { $number }
client-about-to = Хід чекає…
client-about-to-play = { $player } ось-ось походить.
client-take-back = Скасувати хід
client-commit = Походити зараз
client-takeback = Хід можна скасувати
client-takeback-none = не можна
client-takeback-press = до натискання
client-aids = Допомога пам’яті: нотатки, хто що зробив, лік карт
client-keys = Клавіші
client-key-card = взяти карту
client-key-turn = повернути карту
client-key-discard = до скидання; Enter підтверджує
client-key-fit = показати все поле
client-key-away = прибрати, закрити
client-key-back = скасувати хід
client-key-talk = розмова
client-key-log = журнал
client-key-move = рухати й наближати поле, коли його обрано
client-takeback-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
client-talk-unread = { $count ->
    [one] Розмова: { $count } нова репліка
    [few] Розмова: { $count } нові репліки
   *[many] Розмова: { $count } нових реплік
}

## Налаштування за столом

client-sound = Звуки
client-volume = Гучність
client-hints = Коротка порада біля кожного питання
client-speed = Чужі ходи показувати
client-speed-slow = повільно
client-speed-normal = спокійно
client-speed-fast = швидко
client-seat-link = Пересісти на інший пристрій
client-seat-link-hint = Відкрийте там це особисте посилання; воно спрацює один раз
client-seat-link-of = Пересадити на інший пристрій: { $player }
client-link-show = Покликати за стіл або показати гру
client-link-table = За цим посиланням можна сісти на вільне місце або дивитися
client-other-game = Інша гра
client-end = Закрити стіл
client-sure-leave = Справді піти?
client-sure-end = Справді закрити стіл для всіх?

## Зв’язок і відлучки

client-lost = Зв’язок обірвався. Прокопуємося до сервера…
client-moved = Ваше місце тепер на іншому пристрої.
client-look-on = Дивитися звідси
client-elsewhere = Цей стіл відкрито в новіших вікнах вашого браузера.
client-back-here = Продовжити тут
client-looking-on = Ви глядач.
client-ended-host = Цей стіл закрито.
client-ended-all-left = Усі пішли, і стіл закрито.
client-ended-operator = Стіл закрив господар сайту.
client-ended-rules-changed = Правила відтоді оновилися, і цю гру не продовжити.
client-stuck = Стіл зараз не відкривається. Нічого не зникло, сервер спробує ще раз сам.
client-record = Запис партії
client-away = { $player } не на зв’язку ({ $seconds } с).
client-away-bot = Хай грає бот
client-away-vote = Голосувати за бота ({ $votes })
client-away-wait = Краще зачекати
client-vacant = Звільнилося місце: { $player }.
client-replaced = За вас поки грає бот.
client-return = Повернутися за стіл
client-hand-over = Передайте пристрій. Ходить { $player }
client-hand-over-hint = Решта поки не підглядає.
client-hand-over-take = { $player } — це я

## Кінець раунду та гри

client-who-was-who = Хто був ким
client-gained-hidden = карта золота
client-draft = Яку карту золота лишите собі?
client-draft-other = Карту золота обирає { $player }…
client-onward = До наступного раунду
client-onward-waiting = Чекаємо на решту…
client-onward-in = продовжимо за { $seconds } с
client-still-reading = Ще читають: { $players }
client-all-read = Усі прочитали.
client-place = Ваше місце: { $place } з { $players }
client-picture = Картинка з цією партією
client-share = Поділитися
client-share-copied = Посилання скопійовано
client-round-short = Раунд { $round }
client-liar = Раунд { $round }, найкраща брехня: { $player } (неправда про цілі: { $lies } { $lies ->
    [one] раз
    [few] рази
   *[many] раз
})
client-again = Зіграти ще
client-next-table = До наступної гри
client-look-board = Подивитися на шахту
client-replay = Запис гри
client-replay-run = Пуск
client-replay-stop = Стоп
client-replay-step = Крок запису
client-replay-mark-before = Попередній перелом
client-replay-mark-after = Наступний перелом
client-replay-record = Зберегти запис
client-suspicion = Підозри
client-suspicion-round = Раунд { $round }: кого підозрювали
client-suspicion-eyes = Очима
client-suspicion-table = усіх інших
client-suspicion-seat = { $player } ({ $role })
client-suspicion-deeds = Що все змінило
client-suspicion-jump = { $player }: було { $before } %, стало { $after } %.
client-suspicion-nearer = Золото стало ближче на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}.
client-suspicion-farther = Золото стало далі на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}.
client-suspicion-claims = Про цілі сказано: { $claims }, з них неправда: { $lies }
client-suspicion-claim = { $player }: «{ $claim }» { $truth ->
    [yes] Це правда.
   *[no] Це неправда.
}
client-suspicion-working = Обмірковуємо гру наново…
client-suspicion-none = У цій грі підозрювати нікого.
client-suspicion-failed = Зараз підозри не порахувати.

## Як грати, у малюнках

client-how-roles = Хто ви?
    .text = Кожному дістається гном, потай. Золотошукачі копають до золота. Саботери пильнують, щоб його ніхто не знайшов. Одна карта лишається осторонь, тож точного числа саботерів не знає ніхто.
client-how-dig = Копайте
    .text = За хід грають одну карту й беруть одну. Тунель кладуть поруч із тунелем: прохід до проходу, порода до породи, і щоб був зв’язок із драбиною. Карту можна перевернути догори дриґом, але не на бік.
client-how-light = Пильнуйте світло
    .text = Що сполучене з драбиною, те освітлене. Що відрізане — гасне, і далі звідти не копають. Бувають і глухі кути: тунелі на карті, які не сходяться.
client-how-actions = Або щось інше
    .text = Зламайте комусь лампу, вагонетку чи кайло — і копати не можна. Полагодьте зламане. Обваліть тунель. Підгляньте ціль таємною мапою й розповідайте про неї що завгодно. Або спасуйте: скиньте карту.
client-how-goal = Дістаньтеся золота
    .text = За сім клітинок лежать три закриті цілі, одна з них — золото. Коли світло доходить до цілі, її відкривають. Золото — перемога золотошукачів. Карти скінчилися, а золота немає — перемога саботерів.
client-how-gold = Поділіть його
    .text = Переможці беруть карти золота. Три раунди, щоразу нові гноми, і перемагає найбагатший — хай ким він був.
client-how-done = До роботи
