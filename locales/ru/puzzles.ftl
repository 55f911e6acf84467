## Задача на каждый день

puzzle-title = Задача
puzzle-today = Задача дня
puzzle-days = Другие дни
puzzle-none = На этот день задачи нет.
puzzle-again = Ещё раз
puzzle-show = Показать решение
puzzle-solution = Решение
puzzle-right = Верно, с первой попытки!
puzzle-right-again = Верно, попытка { $tries }.
puzzle-wrong = Нет, не то.
puzzle-better = Есть ход заметно лучше.
puzzle-worth = Чего стоит: { $worth }.
puzzle-others = Другие ходы
puzzle-streak = { $days ->
    [0] Решённых подряд дней пока нет.
    [one] Решено подряд: { $days } день.
    [few] Решено подряд: { $days } дня.
   *[many] Решено подряд: { $days } дней.
}
puzzle-mark-first = решена с первой попытки
puzzle-mark-again = решена
puzzle-mark-shown = решение подсмотрено
puzzle-mark-open = ещё не решена

## Что нужно сделать

puzzle-goal-reach = Вы золотоискатель и знаете, где золото. Дойдите до него одной картой.
puzzle-goal-way = Вы золотоискатель и знаете, где золото. Какой ход ведёт к нему?
puzzle-goal-stop = Вы вредитель. Не пустите остальных к золоту, да так, чтобы никто не заметил.
puzzle-goal-win = Решите раунд этим ходом.
puzzle-goal-win-in-two = Победа в два хода: после этого хода соперник ничего не должен успеть.
puzzle-goal-vein = Один ход даёт вам куда больше остальных. Найдите его.

## Почему ход лучший

puzzle-reason-reached = Так открывается дорога к золоту ({ $goal }); больше ничем до него не достать.
puzzle-reason-two-cards = Следующим ходом до золота достанет ещё одна ваша карта: { $card } ({ $at }). После любой другой карты не достала бы.
puzzle-reason-nearer = { $after ->
    [one] До золота теперь не хватает { $after } карты;
    [few] До золота теперь не хватает { $after } карт;
   *[many] До золота теперь не хватает { $after } карт;
} после любой другой карты не хватало бы { $rest }.
puzzle-reason-blocked = { $after ->
    [9] Дороги к золоту больше нет.
   *[other] Кратчайшая дорога к золоту теперь требует карт: { $after } вместо { $before }.
} За столом вас подозревают на { $later } %, а было { $suspected } %.
puzzle-reason-collapsed = { $after ->
    [9] Без этого туннеля дороги к золоту больше нет.
   *[other] Без этого туннеля дорога к золоту требует карт: { $after } вместо { $before }.
} За столом вас подозревают на { $later } %, а было { $suspected } %.
puzzle-reason-decided = Счёт { $own } : { $other }, и того, что осталось, сопернику уже не хватит.
puzzle-reason-taken = { $taken ->
    [one] Вы берёте самородок: { $own } : { $other }.
    [few] Вы берёте { $taken } самородка: { $own } : { $other }.
   *[many] Вы берёте { $taken } самородков: { $own } : { $other }.
}
puzzle-forced = Что бы соперник теперь ни сделал, раунд ваш.
puzzle-reason-threat = Что бы соперник ни сделал, ваш следующий ход решает раунд.

## Чего стоят ходы

worth-nuggets = { $worth ->
    [one] { $worth } самородок
    [few] { $worth } самородка
    [many] { $worth } самородков
   *[other] { $worth } самородка
} за раунд
worth-chance = { $worth } % на победу в раунде
worth-coins = впереди других на { $worth ->
    [one] { $worth } монету
    [few] { $worth } монеты
    [many] { $worth } монет
   *[other] { $worth } монеты
}
worth-coins-behind = позади других на { $worth ->
    [one] { $worth } монету
    [few] { $worth } монеты
    [many] { $worth } монет
   *[other] { $worth } монеты
}

## Чего стоили ходы

client-judged = Ходы
client-judged-of = Чьи
client-judged-working = Мастер смотрит на каждый ход…
client-judged-sum = Ходов: { $moves }, явно хуже, чем у мастера: { $lost }.
client-judged-fine = Не хуже, чем у мастера
client-judged-failed = Сейчас мастер не может посмотреть на ходы.
client-judged-better = Лучше: { $move } { $worth }
help-analyse-moves = Сказать о каждом ходе игрока, как сыграл бы мастер и чего это стоило; игроков считаем с 0.
analyse-moves-title = { $player }: ходы
analyse-move = Ход { $move }: { $deed } ({ $worth })
analyse-better = → лучше: { $deed } ({ $worth })
analyse-dearest = Самый высокий столбик: { $worth }
analyse-no-seat = Игрока { $seat } в этой игре нет: от 0 до { $last }.
analyse-no-worth = Чего стоят ходы в этой игре, никто не знает.

## В терминале

help-puzzle = Задача дня, сегодняшнего или другого.
help-puzzle-day = Другой день вместо сегодняшнего, например 2026-11-30.
help-puzzle-move = Ваш ответ: номер одного из ходов.
help-puzzle-solution = Рассказать решение.
puzzle-no-day = { $day } — не день: пишите как 2026-11-30, и не из будущего.
puzzle-no-move = Хода { $move } нет: выберите от 1 до { $moves }.
puzzle-choose = Ответьте с --move НОМЕР или сдайтесь с --solution.
