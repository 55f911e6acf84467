## Sites of many nodes: `motherlode serve`
help-serve = Столы для других: на одном этом сервере или узлом сайта с PostgreSQL.
help-serve-database = Где сайт хранит всё, например postgresql://motherlode@host/motherlode. Пароля здесь быть не должно, его увидел бы каждый на этой машине: положите весь адрес в MOTHERLODE_DATABASE или в файл, который называет MOTHERLODE_DATABASE_FILE.
help-serve-bus = Где узлы переговариваются: Valkey или Redis, например redis://host:6379/0; с паролем — в MOTHERLODE_BUS или MOTHERLODE_BUS_FILE.
help-serve-address = По какому адресу этот узел видят остальные, если не по тому, на котором он слушает.
help-serve-metrics = Где Prometheus найдёт счётчики этого узла; без этого — нигде. Не для игроков: выберите адрес, который виден только вам.
help-serve-demo = Сайт из N узлов на этой машине, со своими PostgreSQL и Valkey, чтобы посмотреть.
help-serve-forbidden = Файл со словами, по одному в строке, которых не должно быть в именах и чате; `слово*` находит и всё, что так начинается.
usage-forbidden-words = Слова из файла { $file } не прочитать: { $why }
usage-password = Пароль в { $option } увидит каждый на этой машине. Положите весь адрес в переменную { $variable } или в файл, который называет { $variable }_FILE.
usage-address = { $option } ждёт адрес, который начинается с { $kind }://
usage-unreadable-address = То, что лежит в { $where }, не читается как адрес: порт — это число, а символы пароля @ : / ? # % пишутся как %40 %3A %2F %3F %23 %25.
usage-node-address = По адресу { $address } другие узлы этот не найдут: --address ждёт имя или номер и порт, например 10.0.0.7:8642.
usage-metrics-address = По адресу { $address } Prometheus ничего не спросит: --metrics ждёт адрес этой машины и порт, например 127.0.0.1:9642.
usage-address-file = Файл { $file } с адресом не читается: { $why }
usage-needs-extra = Для этого нужны пакеты, без которых обычная установка обходится: pip install "motherlode[{ $extra }]"
site-no-database = Сайт не открыть: база данных по адресу { $where } недоступна ({ $why }).
site-newer-database = Более новая версия Motherlode изменила базу данных (форма { $form }) так, что этой она не подходит: обновите этот узел.
site-no-metrics = Счётчики для Prometheus не открыть на { $address }: { $why }
site-demo-begins = Запускаются PostgreSQL, Valkey и узлы; это займёт несколько секунд.
site-demo-node = Узел { $number }: { $address } (его счётчики: { $counts })
site-demo-kill = Узлы поднимаются сами. Чтобы увидеть, что заметят игроки, убейте один: kill -9 { $process }
site-demo-look = Осмотреться: motherlode admin tables --database { $database }  (шина: { $bus })
site-demo-stop = Ctrl+C закрывает шахту, и столы пропадают; с --data ПАПКА они сохранятся.
site-demo-again = Узел { $number } упал и запущен снова.
site-demo-worker = Боты думают в отдельном процессе.
site-demo-worker-again = Процесс, где думают боты, упал и запущен снова.

## `motherlode worker`
help-worker = Процессы, в которых думают боты сайта, на любой машине, откуда видна его шина; листы и картинки рисуются там же. Узлы без таких помощников думают сами.
help-worker-processes = Сколько думают одновременно; обычно по одному на ядро.
usage-no-bus = Задания приходят по шине: укажите её в --bus, MOTHERLODE_BUS или MOTHERLODE_BUS_FILE.
worker-here = Думаем за ботов сайта в { $processes } { $processes ->
    [one] процессе
   *[other] процессах
}. Остановить: Ctrl+C.

## `motherlode backup`, `restore`, `move-site`
help-backup = Записать всё, что хранится, в один файл, хоть бы и во время игры.
help-backup-file = Файл с копией.
help-restore = Положить всё из копии в пустую базу данных или папку.
help-move-site = Перенести все столы из папки ./play в базу данных сайта или обратно. На старом месте всё остаётся как было.
help-move-site-back = Из базы данных в папку.
moved-backup = В { $file }: { $tables } { $tables ->
    [one] стол
    [few] стола
   *[many] столов
}, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}.
moved-restored = Снова на месте: { $tables } { $tables ->
    [one] стол
    [few] стола
   *[many] столов
}, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}.
moved-site = Перенесено: { $tables } { $tables ->
    [one] стол
    [few] стола
   *[many] столов
}, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}. На старом месте они тоже есть; открывайте их только в одном из двух.
moved-no-file = В { $path } столов нет.
moved-nodes = С этой базой данных работают узлы: { $addresses }. Сначала остановите их.
moved-not-empty = Там уже есть столы ({ $where }), ничего с ними не смешивается.
moved-bad-backup = Это не целая копия: { $why }
moved-failed = Не получилось, и ничего не изменилось: { $why }

## `motherlode admin`
help-admin = Посмотреть на столы и людей и что-нибудь с ними сделать.
help-admin-tables = Самые новые столы и где каждый из них идёт.
help-admin-limit = Сколько показать; обычно 50.
help-admin-show = Один стол: кто сидит, что сохранено и почему он не открывается, если не открывается.
help-admin-end = Закрыть стол насовсем. Запись остаётся.
help-admin-repair = Продолжить стол, который не открывается, с последнего хода, который удаётся сыграть.
help-admin-table = Имя стола, как в его ссылке.
admin-table = стол
admin-made = создан (UTC)
admin-game = игра
admin-status = состояние
admin-seats = места
admin-node = где идёт
admin-kept = сохранено: { $moves } { $moves ->
    [one] строка записи
    [few] строки записи
   *[many] строк записи
}, { $said } { $said ->
    [one] реплика
    [few] реплики
   *[many] реплик
}
admin-not-begun = Игра там ещё не началась.
admin-well = Запись играется до конца.
admin-broken = Запись играется до версии { $version }; дальше: { $why }
admin-ended = Стол { $table } закрыт.
admin-mended = Стол { $table } идёт дальше; { $moves } { $moves ->
    [one] ход, который нельзя сыграть, убран
    [few] хода, которые нельзя сыграть, убраны
   *[many] ходов, которые нельзя сыграть, убраны
}.
admin-not-mended = Чинить нечего. { $health }

## `motherlode admin`: people
help-admin-people = Все, у кого есть место, последние сверху: отпечаток ключа браузера и имена.
help-admin-reports = На кого жаловались и что говорили вокруг.
help-admin-ban = Больше не пускать: человека по отпечатку из `people` и `reports`, адрес или сеть. Действует через десять секунд.
help-admin-unban = Снова пускать.
help-admin-bans = Кого не пускают.
help-admin-who = Отпечаток человека, адрес вроде 203.0.113.7 или сеть вроде 203.0.113.0/24.
help-admin-why = За что — для тех, кто смотрит список.
admin-person = человек
admin-names = имена
admin-tables = столы
admin-latest = последний стол (UTC)
admin-banned = запрет
admin-no-reports = Никто ни на кого не жаловался.
admin-report = { $time }  стол { $table }: { $name } ({ $accused }), жалуется { $reporter }
admin-no-bans = Пускают всех.
admin-banned-now = { $who } больше сюда не пустят.
admin-unbanned = { $who } снова может играть.
admin-not-banned = { $who } и так пускают.
admin-bad-who = { $who } — не отпечаток человека, не адрес и не сеть.
