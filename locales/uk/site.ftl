## Sites of many nodes: `motherlode serve`
help-serve = Столи для інших: на одному цьому сервері або вузлом сайту з PostgreSQL.
help-serve-database = Де сайт тримає все, наприклад postgresql://motherlode@host/motherlode. Пароля тут бути не повинно, його побачив би кожен на цій машині: покладіть усю адресу в MOTHERLODE_DATABASE або у файл, який називає MOTHERLODE_DATABASE_FILE.
help-serve-bus = Де вузли перемовляються: Valkey або Redis, наприклад redis://host:6379/0; з паролем — у MOTHERLODE_BUS або MOTHERLODE_BUS_FILE.
help-serve-address = За якою адресою цей вузол бачать інші, якщо не за тією, на якій він слухає.
help-serve-metrics = Де Prometheus знайде лічильники цього вузла; без цього — ніде. Не для гравців: оберіть адресу, яку бачите лише ви.
help-serve-demo = Сайт із N вузлів на цій машині, зі своїми PostgreSQL і Valkey, щоб подивитися.
help-serve-forbidden = Файл зі словами, по одному в рядку, яких не має бути в іменах і чаті; `слово*` знаходить і все, що так починається.
usage-forbidden-words = Слова з файлу { $file } не прочитати: { $why }
usage-password = Пароль у { $option } побачить кожен на цій машині. Покладіть усю адресу у змінну { $variable } або у файл, який називає { $variable }_FILE.
usage-address = { $option } чекає на адресу, що починається з { $kind }://
usage-unreadable-address = Те, що лежить у { $where }, не читається як адреса: порт — це число, а символи пароля @ : / ? # % пишуться як %40 %3A %2F %3F %23 %25.
usage-node-address = За адресою { $address } інші вузли цей не знайдуть: --address чекає на ім’я чи номер і порт, наприклад 10.0.0.7:8642.
usage-metrics-address = За адресою { $address } Prometheus нічого не спитає: --metrics чекає на адресу цієї машини й порт, наприклад 127.0.0.1:9642.
usage-address-file = Файл { $file } з адресою не читається: { $why }
usage-needs-extra = Для цього потрібні пакунки, без яких звичайне встановлення обходиться: pip install "motherlode[{ $extra }]"
site-no-database = Сайт не відкрити: база даних за адресою { $where } недоступна ({ $why }).
site-newer-database = Новіша версія Motherlode змінила базу даних (форма { $form }) так, що цій вона не підходить: оновіть цей вузол.
site-no-metrics = Лічильники для Prometheus не відкрити на { $address }: { $why }
site-demo-begins = Запускаються PostgreSQL, Valkey і вузли; це забере кілька секунд.
site-demo-node = Вузол { $number }: { $address } (його лічильники: { $counts })
site-demo-kill = Вузли піднімаються самі. Щоб побачити, що помітять гравці, убийте один: kill -9 { $process }
site-demo-look = Роззирнутися: motherlode admin tables --database { $database }  (шина: { $bus })
site-demo-stop = Ctrl+C зачиняє шахту, і столи зникають; із --data ТЕКА вони збережуться.
site-demo-again = Вузол { $number } упав, його запущено знову.
site-demo-worker = Боти думають в окремому процесі.
site-demo-worker-again = Процес, де думають боти, упав, його запущено знову.

## `motherlode worker`
help-worker = Процеси, у яких думають боти сайту, на будь-якій машині, звідки видно його шину; аркуші й картинки малюються там само. Вузли без таких помічників думають самі.
help-worker-processes = Скільки думають водночас; зазвичай по одному на ядро.
usage-no-bus = Завдання приходять шиною: вкажіть її в --bus, MOTHERLODE_BUS або MOTHERLODE_BUS_FILE.
worker-here = Думаємо за ботів сайту в { $processes } { $processes ->
    [one] процесі
   *[other] процесах
}. Зупинити: Ctrl+C.

## `motherlode backup`, `restore`, `move-site`
help-backup = Записати все, що зберігається, в один файл, хоч би й під час гри.
help-backup-file = Файл із копією.
help-restore = Покласти все з копії в порожню базу даних або теку.
help-move-site = Перенести всі столи з теки ./play до бази даних сайту або назад. На старому місці все лишається як було.
help-move-site-back = З бази даних у теку.
moved-backup = У { $file }: { $tables } { $tables ->
    [one] стіл
    [few] столи
   *[many] столів
}, { $moves } { $moves ->
    [one] хід
    [few] ходи
   *[many] ходів
}.
moved-restored = Знову на місці: { $tables } { $tables ->
    [one] стіл
    [few] столи
   *[many] столів
}, { $moves } { $moves ->
    [one] хід
    [few] ходи
   *[many] ходів
}.
moved-site = Перенесено: { $tables } { $tables ->
    [one] стіл
    [few] столи
   *[many] столів
}, { $moves } { $moves ->
    [one] хід
    [few] ходи
   *[many] ходів
}. На старому місці вони теж є; відкривайте їх лише в одному з двох.
moved-no-file = У { $path } столів немає.
moved-nodes = З цією базою даних працюють вузли: { $addresses }. Спершу зупиніть їх.
moved-not-empty = Там уже є столи ({ $where }), нічого з ними не змішується.
moved-bad-backup = Це не ціла копія: { $why }
moved-failed = Не вийшло, і нічого не змінилося: { $why }

## `motherlode admin`
help-admin = Подивитися на столи й людей і щось із ними зробити.
help-admin-tables = Найновіші столи і де кожен із них іде.
help-admin-limit = Скільки показати; зазвичай 50.
help-admin-show = Один стіл: хто сидить, що збережено і чому він не відкривається, якщо не відкривається.
help-admin-end = Закрити стіл назавжди. Запис лишається.
help-admin-repair = Продовжити стіл, який не відкривається, з останнього ходу, який вдається зіграти.
help-admin-table = Назва столу, як у його посиланні.
admin-table = стіл
admin-made = створено (UTC)
admin-game = гра
admin-status = стан
admin-seats = місця
admin-node = де йде
admin-kept = збережено: { $moves } { $moves ->
    [one] рядок запису
    [few] рядки запису
   *[many] рядків запису
}, { $said } { $said ->
    [one] репліка
    [few] репліки
   *[many] реплік
}
admin-not-begun = Гра там ще не почалася.
admin-well = Запис грається до кінця.
admin-broken = Запис грається до версії { $version }; далі: { $why }
admin-ended = Стіл { $table } закрито.
admin-mended = Стіл { $table } іде далі; { $moves } { $moves ->
    [one] хід, який не можна зіграти, прибрано
    [few] ходи, які не можна зіграти, прибрано
   *[many] ходів, які не можна зіграти, прибрано
}.
admin-not-mended = Лагодити нічого. { $health }

## `motherlode admin`: people
help-admin-people = Усі, хто має місце, останні зверху: відбиток ключа браузера та імена.
help-admin-reports = На кого скаржилися і що казали довкола.
help-admin-ban = Більше не пускати: людину за відбитком із `people` і `reports`, адресу або мережу. Діє за десять секунд.
help-admin-unban = Знову пускати.
help-admin-bans = Кого не пускають.
help-admin-who = Відбиток людини, адреса на зразок 203.0.113.7 або мережа на зразок 203.0.113.0/24.
help-admin-why = За що — для тих, хто дивиться список.
admin-person = людина
admin-names = імена
admin-tables = столи
admin-latest = останній стіл (UTC)
admin-banned = заборона
admin-no-reports = Ніхто ні на кого не скаржився.
admin-report = { $time }  стіл { $table }: { $name } ({ $accused }), скаржиться { $reporter }
admin-no-bans = Пускають усіх.
admin-banned-now = { $who } більше сюди не пустять.
admin-unbanned = { $who } знову може грати.
admin-not-banned = { $who } і так пускають.
admin-bad-who = { $who } — не відбиток людини, не адреса і не мережа.
