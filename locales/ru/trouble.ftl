# Что клиент говорит, когда больше ничего не загрузилось; эти строки приходят вместе со скриптом.

client-title = Motherlode
client-connecting = Спускаемся в шахту…
client-no-page = Этот туннель никуда не ведёт.
client-to-start = На главную
trouble-load = Этот ход завалило.
trouble-load-hint = Сервер не отвечает, или связь оборвалась.
trouble-draw = Здесь подломилась крепь.
trouble-draw-hint = Что-то не удалось нарисовать. Ничего не пропало: ваши столы на сервере.
trouble-newer = Вышла новая версия Motherlode.
trouble-newer-hint = Обновите страницу, чтобы играть дальше. Столы никуда не денутся.
trouble-again = Ещё раз
trouble-reload = Обновить
