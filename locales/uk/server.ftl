## Сервер у командному рядку

help-play-host = Адреса, яку слухати; типово всі адреси цього комп’ютера.
help-play-port = Порт; типово 8642, а якщо зайнятий — наступний вільний.
help-play-data = Тека, де зберігаються столи; типово поруч із даними інших програм.
help-play-local = Лише для цього комп’ютера, не для локальної мережі.
help-play-no-browser = Не відкривати браузер.
serve-here = Motherlode відкрито: { $address }
serve-network = Для друзів у тій самій мережі: { $address }
serve-port-taken = Порт { $wanted } зайнятий, цей порт — { $port }.
serve-no-client = Сторінки не зібрано, у браузері поки нема на що дивитися.
serve-stop = Ctrl+C зачиняє шахту. Столи зберігаються.
serve-failed = Сервер не запускається: { $why }

## Особисте посилання на місце

seat-link-title = Ваше місце за столом
seat-link-text = { $name }, грати далі на цьому пристрої? Попередній лишиться глядачем.
seat-link-button = Сісти на своє місце
seat-link-bad = Це посилання більше не діє. Нове є на тому пристрої, де ви граєте.

## Чого за столом не можна

table-bad-name = В імені має бути хоча б одна літера.
table-bad-origin = Запит надійшов з чужого сайту.
table-bad-remark = Тут так не скажеш.
table-bot-plays = За вас грає бот. Спершу поверніть собі місце.
table-chat-off = За цим столом вільну розмову вимкнено.
table-claims-off = За цим столом не можна розповідати, що показала карта схеми.
table-ended = Цей стіл закрито.
table-failed = На сервері щось зламалося. Нічого не змінилося.
table-has-seat = Ви вже маєте місце за цим столом.
table-hello-first = З’єднання відкрилося неправильно. Оновіть сторінку.
table-malformed = Сервер цього не зрозумів. Оновіть сторінку.
table-no-bot-there = Там не грає бот.
table-no-empty-seat = Вільних місць немає.
table-no-such-bot = Бота «{ $bot }» немає.
table-no-such-clause = Такого правила немає.
table-no-such-language = Цією мовою текстів немає.
table-no-such-link = Це посилання більше не діє.
table-no-such-page = Тут нічого немає.
table-no-such-seat = Такого місця немає.
table-no-such-table = Такого столу немає.
table-not-away = Там ніхто не відсутній.
table-not-host = Це може лише господар столу.
table-not-json = Сервер цього не зрозумів.
table-not-over = Гру ще не завершено.
table-not-playing = Гра ще не почалася.
table-not-seated = Ви не маєте місця за цим столом.
table-not-waiting = Гра вже почалася.
table-not-your-seat = Це не ваше місце.
table-paused = Раунд завершено. Спершу натисніть «далі».
table-rules-changed = Від тієї гри правила тут змінилися; запис збережено.
table-seat-taken = Це місце зайняте.
table-seats-empty = Є порожні місця. Дочекайтеся друзів або посадіть ботів.
table-stale = За столом уже походили. Погляньте ще раз.
table-storage-failed = Хід не вдалося зберегти, тож його не було. Спробуйте трохи згодом.
table-talk-full = За цим столом усе вже сказано.
table-too-fast = Трохи повільніше.
table-too-large = Задовго.
table-too-many = Тут надто людно. Спробуйте пізніше.
