## Первая страница

client-lead = Туннели, золото и подозрения при свете лампы: карточные игры под горой — с друзьями по ссылке или с ботами, которые лгут не хуже людей.
client-name = Ваше имя
client-play-now = Играть с ботами
client-with-friends = Играть с друзьями
client-how = Как играть
client-rules = Правила
client-my-tables = Мои столы
client-open-tables = Столы, где есть место
client-your-turn-short = ваш ход
client-status-waiting = ждёт игроков
client-status-playing = идёт игра
client-status-pause = между раундами
client-status-over = игра окончена
client-status-stuck = пока не открывается
client-table-of = Стол: { $player }
client-join = Сесть
client-language = Язык
client-close = Закрыть
client-rule = Правило { $clause }
client-rules-note = Пункты, по которым идёт игра. Каждый отказ называет пункт, на котором он основан.
client-offline = Сервер не отвечает. Попробуйте чуть позже.
client-refused = Не получилось.

## Новый стол

client-new-table = Новый стол
client-who-plays = Кто играет?
client-kind-friends = Друзья, по ссылке
client-kind-friends-text = Вы получите ссылку для друзей. На свободные места можно посадить ботов.
client-kind-bots = Боты и я
client-kind-bots-text = { $game ->
    [saboteur] Игра начнётся сразу. Боты врут, подозревают и обвиняют не хуже людей.
    [duel] Игра начнётся сразу. Соперник запрёт дверь у вас перед самым носом.
   *[other] Игра начнётся сразу. Боты копают там, где платят им.
}
client-kind-pass = Несколько человек за одним экраном
client-kind-pass-text = Устройство идёт по кругу, между ходами экран скрыт.
client-seats = Мест за столом
client-people = Человек за этим экраном
client-make-table = Создать стол
client-more-options = Другие настройки
client-listed = Показать стол на главной странице
client-free-chat = Свободный чат
client-claims = Можно рассказывать, что показала секретная карта
client-clock-setting = Время на ход
client-clock-none = без ограничения
client-clock = { $seconds } с
client-clock-over = Когда время выйдет, ответит сам стол: вместо хода картой — пас с ненужной картой, на любой другой вопрос — первый из ответов.
client-clock-soon = { $seconds } с, потом стол ответит за вас
client-time-over = Время вышло: стол ответил за вас.
client-pace = Боты думают
client-pace-slow = долго
client-pace-normal = обычно
client-pace-fast = быстро
client-pace-instant = мгновенно
client-edition = Издание
client-edition-jubilee = юбилейное, к 20-летию
client-edition-classic = первое
client-edition-igromag = издание одного дополнения
client-option-roundEnd = Раунд без золота кончается,
client-option-roundEnd-hands-empty = когда у всех кончились карты
client-option-roundEnd-full-circle-of-passes = когда все подряд спасовали
client-option-nextStarter = Следующий раунд начинает сосед того,
client-option-nextStarter-last-card-played = чья карта сыграна последней
client-option-nextStarter-last-turn = чей ход был последним

## Ожидание игроков

client-your-table = Ваш стол
client-link = Отправьте эту ссылку друзьям
client-link-scan = Та же ссылка для камеры телефона
client-copy = Скопировать
client-copied = Скопировано
client-take-seat = Сесть за стол
client-seat-coming = пока не здесь
client-seat-empty = свободное место
client-host = хозяин стола
client-bot = бот
client-add-bot = Посадить бота
client-remove-bot = Убрать: { $player }
client-fill = Посадить ботов
client-start = Начать игру
client-waiting-host = Когда все соберутся, игру начнёт { $player }.
client-leave = Встать из-за стола

## За столом

client-mine = Шахта. Стрелки двигают её, плюс и минус меняют масштаб, ноль показывает целиком.
client-players = Игроки
client-hand = Ваши карты
client-log = Журнал
client-log-back = На шаг назад
client-log-forth = На шаг вперёд
client-earlier-talk = Что говорили раньше
client-past = Вы смотрите на прошлое.
client-to-now = Вернуться к игре
client-menu = Меню
client-zoom-in = Ближе
client-zoom-out = Дальше
client-fit = Показать всю шахту
client-deck = Карты в колоде
client-discard-pile = Сброс
client-round = Раунд { $round } из { $rounds }
client-seat-turn = сейчас ходит
client-seat-away = не на связи
client-role-cover = Прикрыть карту.
client-role-uncover = Открыть своего гнома
client-your-turn = Ваш ход: выберите карту
client-waiting-for = Думает { $player }…
client-waiting-absent = { $player } не за столом, ждём.
client-move-made = Ход сделан.
client-sending = Секунду…
client-skip = К моему ходу
client-skip-on = Пропустить
client-glimpse-read = Понятно
client-turn = Повернуть
client-discard = Пас: сбросить карту
client-put-back = Вернуть карту на руку
client-confirm-lay = Положить сюда
client-confirm-play = Сыграть здесь
client-lay-at = Положить карту: { $cell }
client-collapse-at = Обвалить туннель: { $cell }
client-look-at = Посмотреть: { $goal }
client-open-first = Открыть первой: { $goal }
client-aim-at = Сыграть на игрока { $player }
client-looked = Уже смотрели: { $players }
client-goal-order = Туннель дошёл сразу до нескольких закрытых карт. Какую открыть первой?
client-position = Карта может лечь двумя способами. Каким?
client-blocked = Пока перед вами { $cards }, копать нельзя.
client-no-use = Сейчас ей нет применения, но её можно сбросить.
client-hint-choose = Яркие карты можно сыграть, сбросить можно любую.
client-hint-lay = Светлые клетки — куда карта подходит. { $game ->
    [duel] Туннель должен идти от вашего входа.
   *[other] Туннель должен продолжаться и не терять связи с лестницей.
}
client-hint-blocked = { client-blocked } Карты действий работают, сбросить можно любую карту.

## Разговоры

client-talk = Разговор
client-chat = Сообщение
client-send = Отправить
client-talk-panel = За столом
client-talk-to-all = Всем
client-talk-back = Это ты!
client-onlooker = Зритель
client-corner = Уголок зрителей
client-corner-silent = Что сказано здесь, игроки не слышат.
client-talk-said = Что сказано
client-talk-removed = Убрано хозяином стола
client-mute = Не слушать: { $player }
client-unmute = Снова слушать: { $player }
client-block = Заблокировать: { $player }
client-unblock = Разблокировать: { $player }
client-report = Пожаловаться
client-reported = Жалоба отправлена: её прочтёт хозяин сайта.
client-talk-remove = Убрать для всех
client-talk-silent = Пока все молчат.
client-talk-answer = Ваш ответ:
client-talk-about = О ком или о чём
client-chat-off = Свободный чат за этим столом выключен.
client-chat-allow = Разрешить
client-no-line = Нет связи со столами
client-no-line-replays = Партии, которые вы уже смотрели, можно посмотреть снова:
client-no-line-none = Как только связь появится, можно играть. Просмотренные партии хранятся здесь.
client-notes = Записная книжка
client-notes-all = Шахта
client-notes-goals = { $game ->
    [duel] Что я знаю о жилах
   *[other] Что я знаю о целях
}
client-notes-cards = Ещё не виденные карты
client-notes-cards-hint = В колоде, в чужих руках или в закрытом сбросе.
client-cards-left = { $left } из { $all }
client-goal-known = Знаю: { $face }
client-goal-unknown = Мне неизвестно
client-goal-looked = Смотрели: { $players }
client-mark = Что я думаю об игроке
client-mark-trusted = доверяю
client-mark-unsure = не знаю
client-mark-suspect = подозреваю
client-note = Заметка для себя
client-note-about = Заметка: { $player }
client-deeds-laid = Туннели
client-deeds-breaks = Поломки
client-deeds-mends = Починки
client-deeds-collapses = Обвалы
client-deeds-looks = Разведка
client-deeds-played = Другие карты
client-deeds-passed = Сбросы
client-deeds-claims = { $game ->
    [duel] Говорит о жилах
   *[other] Говорит о целях
}
client-deeds-none = В этом раунде пока ничего.
client-claim-open = пока неизвестно
client-claim-true = так и было
client-claim-false = это не так
client-key-notes = записная книжка
client-look = Ваше лицо
client-look-own = По имени
client-look-number = Лицо { $number }
client-about-to = Ход ждёт…
client-about-to-play = { $player } вот-вот сходит.
client-take-back = Отменить ход
client-commit = Сходить сейчас
client-takeback = Ход можно отменить
client-takeback-none = нельзя
client-takeback-press = до нажатия
client-aids = Помощь памяти: заметки, кто что сделал, счёт карт
client-keys = Клавиши
client-key-card = взять карту
client-key-turn = повернуть карту
client-key-discard = к сбросу; Enter подтверждает
client-key-fit = показать всё поле
client-key-away = убрать, закрыть
client-key-back = отменить ход
client-key-talk = разговор
client-key-log = журнал
client-key-move = двигать и приближать поле, когда оно выбрано
client-takeback-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
client-talk-unread = { $count ->
    [one] Разговор: { $count } новая реплика
    [few] Разговор: { $count } новые реплики
   *[many] Разговор: { $count } новых реплик
}

## Настройки за столом

client-sound = Звуки
client-volume = Громкость
client-hints = Короткий совет у каждого вопроса
client-speed = Чужие ходы показывать
client-speed-slow = медленно
client-speed-normal = спокойно
client-speed-fast = быстро
client-seat-link = Пересесть на другое устройство
client-seat-link-hint = Откройте там эту личную ссылку; она сработает один раз
client-seat-link-of = Пересадить на другое устройство: { $player }
client-link-show = Позвать за стол или показать игру
client-link-table = По этой ссылке можно сесть на свободное место или смотреть
client-other-game = Другая игра
client-end = Закрыть стол
client-sure-leave = Точно уйти?
client-sure-end = Точно закрыть стол для всех?

## Связь и отлучки

client-lost = Связь оборвалась. Прокапываемся к серверу…
client-moved = Ваше место теперь на другом устройстве.
client-look-on = Смотреть отсюда
client-elsewhere = Этот стол открыт в более новых окнах вашего браузера.
client-back-here = Продолжить здесь
client-looking-on = Вы зритель.
client-ended-host = Этот стол закрыт.
client-ended-all-left = Все ушли, и стол закрыт.
client-ended-operator = Стол закрыл хозяин сайта.
client-ended-rules-changed = Правила с тех пор обновились, и эту игру не продолжить.
client-stuck = Стол сейчас не открывается. Ничего не пропало, сервер попробует ещё раз сам.
client-record = Запись партии
client-away = { $player } не на связи ({ $seconds } с).
client-away-bot = Пусть играет бот
client-away-vote = Голосовать за бота ({ $votes })
client-away-wait = Лучше подождать
client-vacant = Освободилось место: { $player }.
client-replaced = За вас пока играет бот.
client-return = Вернуться за стол
client-hand-over = Передайте устройство. Ходит { $player }
client-hand-over-hint = Остальные пока не подглядывают.
client-hand-over-take = { $player } — это я

## Конец раунда и игры

client-who-was-who = Кто был кем
client-gained-hidden = карта золота
client-draft = Какую карту золота оставите себе?
client-draft-other = Карту золота выбирает { $player }…
client-onward = К следующему раунду
client-onward-waiting = Ждём остальных…
client-onward-in = продолжим через { $seconds } с
client-still-reading = Ещё читают: { $players }
client-all-read = Все прочитали.
client-place = Ваше место: { $place } из { $players }
client-picture = Картинка с этой партией
client-share = Поделиться
client-share-copied = Ссылка скопирована
client-round-short = Раунд { $round }
client-liar = Раунд { $round }, лучшее враньё: { $player } (неправда о целях: { $lies } { $lies ->
    [one] раз
    [few] раза
   *[many] раз
})
client-again = Сыграть ещё
client-next-table = К следующей игре
client-look-board = Посмотреть на шахту
client-replay = Запись игры
client-replay-run = Пуск
client-replay-stop = Стоп
client-replay-step = Шаг записи
client-replay-mark-before = Прошлый перелом
client-replay-mark-after = Следующий перелом
client-replay-record = Сохранить запись
client-suspicion = Подозрения
client-suspicion-round = Раунд { $round }: кого подозревали
client-suspicion-eyes = Глазами
client-suspicion-table = всех остальных
client-suspicion-seat = { $player } ({ $role })
client-suspicion-deeds = Что всё изменило
client-suspicion-jump = { $player }: было { $before } %, стало { $after } %.
client-suspicion-nearer = Золото стало ближе на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
client-suspicion-farther = Золото стало дальше на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
client-suspicion-claims = О целях сказано: { $claims }, из них неправда: { $lies }
client-suspicion-claim = { $player }: «{ $claim }» { $truth ->
    [yes] Это правда.
   *[no] Это неправда.
}
client-suspicion-working = Обдумываем игру заново…
client-suspicion-none = В этой игре подозревать некого.
client-suspicion-failed = Сейчас подозрения не посчитать.

## Как играть, в картинках

client-how-roles = Кто вы?
    .text = Каждому достаётся гном, втёмную. Золотоискатели копают к золоту. Вредители следят, чтобы его никто не нашёл. Одна карта остаётся в стороне, так что точного числа вредителей не знает никто.
client-how-dig = Копайте
    .text = За ход играют одну карту и берут одну. Туннель кладут рядом с туннелем: проход к проходу, порода к породе, и чтобы была связь с лестницей. Карту можно перевернуть вверх ногами, но не на бок.
client-how-light = Следите за светом
    .text = Что связано с лестницей, то освещено. Что отрезано — гаснет, и дальше оттуда не копают. Бывают и тупики: туннели на карте, которые не соединяются.
client-how-actions = Или другое дело
    .text = Сломайте кому-нибудь лампу, вагонетку или кирку — и копать будет нельзя. Почините сломанное. Обвальте туннель. Подсмотрите цель секретной картой и рассказывайте о ней что угодно. Или спасуйте: сбросьте карту.
client-how-goal = Доберитесь до золота
    .text = Через семь клеток лежат три закрытые цели, одна из них — золото. Когда свет доходит до цели, её открывают. Золото — победа золотоискателей. Карты кончились, а золота нет — победа вредителей.
client-how-gold = Поделите его
    .text = Победители берут карты золота. Три раунда, каждый раз новые гномы, и побеждает самый богатый — кем бы он ни был.
client-how-done = За дело
