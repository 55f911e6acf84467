# Що клієнт каже, коли більше нічого не завантажилося; ці рядки приходять разом зі скриптом.

client-title = Motherlode
client-connecting = Спускаємося в шахту…
client-no-page = Цей тунель нікуди не веде.
client-to-start = На головну
trouble-load = Цей хід завалило.
trouble-load-hint = Сервер не відповідає, або зв’язок обірвався.
trouble-draw = Тут підломилося кріплення.
trouble-draw-hint = Щось не вдалося намалювати. Нічого не пропало: ваші столи на сервері.
trouble-newer = Вийшла нова версія Motherlode.
trouble-newer-hint = Оновіть сторінку, щоб грати далі. Столи нікуди не подінуться.
trouble-again = Ще раз
trouble-reload = Оновити
