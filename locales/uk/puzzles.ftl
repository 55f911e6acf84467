## Задача на кожен день

puzzle-title = Задача
puzzle-today = Задача дня
puzzle-days = Інші дні
puzzle-none = На цей день задачі немає.
puzzle-again = Ще раз
puzzle-show = Показати розв’язок
puzzle-solution = Розв’язок
puzzle-right = Правильно, з першої спроби!
puzzle-right-again = Правильно, спроба { $tries }.
puzzle-wrong = Ні, не те.
puzzle-better = Є хід помітно кращий.
puzzle-worth = Чого варто: { $worth }.
puzzle-others = Інші ходи
puzzle-streak = { $days ->
    [0] Розв’язаних поспіль днів поки немає.
    [one] Розв’язано поспіль: { $days } день.
    [few] Розв’язано поспіль: { $days } дні.
   *[many] Розв’язано поспіль: { $days } днів.
}
puzzle-mark-first = розв’язано з першої спроби
puzzle-mark-again = розв’язано
puzzle-mark-shown = розв’язок підглянуто
puzzle-mark-open = ще не розв’язано

## Що треба зробити

puzzle-goal-reach = Ви золотошукач і знаєте, де золото. Дійдіть до нього однією картою.
puzzle-goal-way = Ви золотошукач і знаєте, де золото. Який хід веде до нього?
puzzle-goal-stop = Ви саботер. Не пустіть інших до золота, та так, щоб ніхто не помітив.
puzzle-goal-win = Вирішіть раунд цим ходом.
puzzle-goal-win-in-two = Перемога за два ходи: після цього ходу суперник не повинен нічого встигнути.
puzzle-goal-vein = Один хід дає вам значно більше за решту. Знайдіть його.

## Чому хід найкращий

puzzle-reason-reached = Так відкривається дорога до золота ({ $goal }); більше нічим до нього не дістати.
puzzle-reason-two-cards = Наступним ходом до золота дістане ще одна ваша карта: { $card } ({ $at }). Після будь-якої іншої карти не дістала б.
puzzle-reason-nearer = { $after ->
    [one] До золота тепер бракує { $after } карти;
    [few] До золота тепер бракує { $after } карт;
   *[many] До золота тепер бракує { $after } карт;
} після будь-якої іншої карти бракувало б { $rest }.
puzzle-reason-blocked = { $after ->
    [9] Дороги до золота більше немає.
   *[other] Найкоротша дорога до золота тепер потребує карт: { $after } замість { $before }.
} За столом вас підозрюють на { $later } %, а було { $suspected } %.
puzzle-reason-collapsed = { $after ->
    [9] Без цього тунелю дороги до золота більше немає.
   *[other] Без цього тунелю дорога до золота потребує карт: { $after } замість { $before }.
} За столом вас підозрюють на { $later } %, а було { $suspected } %.
puzzle-reason-decided = Рахунок { $own } : { $other }, і того, що лишилося, суперникові вже не вистачить.
puzzle-reason-taken = { $taken ->
    [one] Ви берете самородок: { $own } : { $other }.
    [few] Ви берете { $taken } самородки: { $own } : { $other }.
   *[many] Ви берете { $taken } самородків: { $own } : { $other }.
}
puzzle-forced = Хоч би що суперник тепер зробив, раунд ваш.
puzzle-reason-threat = Хоч би що зробив суперник, ваш наступний хід вирішує раунд.

## Чого варті ходи

worth-nuggets = { $worth ->
    [one] { $worth } самородок
    [few] { $worth } самородки
    [many] { $worth } самородків
   *[other] { $worth } самородка
} за раунд
worth-chance = { $worth } % на перемогу в раунді
worth-coins = попереду інших на { $worth ->
    [one] { $worth } монету
    [few] { $worth } монети
    [many] { $worth } монет
   *[other] { $worth } монети
}
worth-coins-behind = позаду інших на { $worth ->
    [one] { $worth } монету
    [few] { $worth } монети
    [many] { $worth } монет
   *[other] { $worth } монети
}

## Чого були варті ходи

client-judged = Ходи
client-judged-of = Чиї
client-judged-working = Майстер дивиться на кожен хід…
client-judged-sum = Ходів: { $moves }, явно гірших, ніж у майстра: { $lost }.
client-judged-fine = Не гірші, ніж у майстра
client-judged-failed = Зараз майстер не може подивитися на ходи.
client-judged-better = Краще: { $move } { $worth }
help-analyse-moves = Сказати про кожен хід гравця, як зіграв би майстер і чого це було варто; гравців лічимо з 0.
analyse-moves-title = { $player }: ходи
analyse-move = Хід { $move }: { $deed } ({ $worth })
analyse-better = → краще: { $deed } ({ $worth })
analyse-dearest = Найвищий стовпчик: { $worth }
analyse-no-seat = Гравця { $seat } у цій грі немає: від 0 до { $last }.
analyse-no-worth = Чого варті ходи в цій грі, ніхто не знає.

## У терміналі

help-puzzle = Задача дня, сьогоднішнього чи іншого.
help-puzzle-day = Інший день замість сьогоднішнього, наприклад 2026-11-30.
help-puzzle-move = Ваша відповідь: номер одного з ходів.
help-puzzle-solution = Розповісти розв’язок.
puzzle-no-day = { $day } — не день: пишіть як 2026-11-30, і не з майбутнього.
puzzle-no-move = Ходу { $move } немає: виберіть від 1 до { $moves }.
puzzle-choose = Відповідайте з --move НОМЕР або здайтеся з --solution.
