## Відповіді на запитання за столом

decide-treasure-at = скарб ({ $cell })
decide-back = Назад
decide-play-it = Зіграти
decide-discard = Пас: скинути…
decide-look-treasure = Подивитися на скарб ({ $cell })
decide-swap-goal = Поміняти: { $goal }
decide-swap-first = Яка ціль міняється місцями?
decide-swap-second = А з якою?
decide-send-goal = Відсунути на клітинку: { $goal }
decide-pass = Пас: позначте карти на скид, щонайбільше { $most }. Натомість візьмете стільки ж.
decide-pass-do = { $count ->
    [0] Позначте карту
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
   *[many] Скинути { $count } карт
}
decide-remove = Прибрати за дві карти: { $card }
decide-remove-prompt = Позначте карти на скид ({ $count }), і з вас знімуть: { $card }.
decide-remove-do = { $count ->
    [0] Позначте дві карти
    [1] Позначте ще одну
   *[other] Позбутися
}
decide-toll = Найняти збирача
decide-toll-where = Де поставити гнома? Виберіть відкритий кінець тунелю.
decide-toll-card = А яку карту за нього віддати?
decide-toll-hint = Хто копає там далі, платить вам самородок. За цей хід карту не беруть.
decide-toll-at = Поставити збирача: { $cell }
decide-toll-side = { $side ->
    [N] з півночі
    [E] зі сходу
    [S] з півдня
   *[W] із заходу
}
decide-toll-do = Поставити сюди
decide-payer = Тут треба самородок ({ $cell }): там стоїть збирач, його господар — { $owner }. Хто платить?
decide-payer-me = Плачу за себе
decide-payer-ask = прохання: { $player }
decide-payer-poor = На це вашого золота не вистачить.
decide-payer-do = Заплатити й покласти карту
decide-payer-do-ask = Попросити, потім покласти карту
decide-toll-asked = { $player } хоче копати далі ({ $cell }) і просить вас сплатити збір: { nuggets }. Отримає { $owner }.
decide-toll-asked-own = { $player } хоче копати далі ({ $cell }), де стоїть ваш гном, і просить пропустити задарма.
decide-toll-yes = Заплачу
decide-toll-yes-own = Пропущу
decide-toll-no = Ні
decide-pick = Яку карту залишите собі?
decide-pick-hint = Ці карти бачите лише ви.
decide-pick-do = Залишити
decide-pathfinder = { $card ->
    [1] Два тунелі за цей хід: кладіть перший.
   *[2] Тепер другий тунель.
}
decide-stop = Більше не класти
decide-chest-goal-shift = Скриня відсуває ціль на клітинку. Яку?
decide-chest-steal = Скриня дає витягти карту наосліп. У кого?
decide-chest-inspect = Скриня дає зазирнути під ковпак. До кого?
decide-steal = Ваш злодій береться до діла. Хто втратить самородок?
decide-steal-hint = У них є золото, а скільки — не видно.
decide-steal-nobody = Нікого не чіпати
decide-steal-other = { $player } вибирає, кого обікрасти…

## Вікно вето, однакове для всіх

decide-window = Залишити як є? Вето — або нехай буде.
decide-window-others = Решта ще може заперечити.
decide-veto-waits = Не у свій хід: вето зупиняє чужу карту.
decide-veto-none = На руці немає вето.
decide-let-it = Нехай буде
decide-veto = Вето!
decide-let = Ви не заперечуєте.
decide-vetoed = Ви наклали вето.
decide-veto-of = { $player }: вето!
toll-refused = Цей збір я не платитиму.
