## Чому дія неможлива

refusal-game-over = Гру закінчено, копати більше нічого.
refusal-resting = Раунд закінчено, наступний ще не почався.
refusal-not-resting = Зараз немає перерви між раундами.
refusal-not-asked = Зараз не ваш хід.
refusal-unknown-action = Такої дії тут немає.
refusal-unknown-card = Карти { $card } у грі немає.
refusal-not-in-hand = Карти { $card } немає у вас на руках.
refusal-wrong-count = { $most ->
    [1] Пас коштує рівно одну карту.
    [one] Пас коштує від однієї до { $most } карти.
   *[other] Пас коштує від однієї до { $most } карт.
}
refusal-blocked = Доки перед вами зламаний інструмент або пастка, копати не можна.
refusal-occupied = Тут уже лежить карта: { $cell }.
refusal-not-adjacent = Це місце ({ $cell }) не прилягає до тунелю: потрібна спільна сторона з відкритою картою.
refusal-mismatch = Сюди карта не пасує ({ $cell }): тунель має зустріти тунель, а порода — породу.
refusal-not-connected = Тут карта не матиме зв’язку з входом до шахти: { $cell }.
refusal-own-seat = На себе не можна, оберіть іншого гравця.
refusal-no-such-seat = Такого гравця за столом немає.
refusal-already-broken = Цей інструмент уже зламано, вдруге не вийде.
refusal-nothing-to-mend = Лагодити цією картою тут нічого.
refusal-wrong-tool = Цей інструмент такою картою не лагодять.
refusal-not-removable = Вхід і цілі стоять міцно, обвал їх не бере.
refusal-nothing-there = Завалювати нічого, тут немає тунелю: { $cell }.
refusal-goal-open = Ця ціль і так у всіх перед очима.
refusal-no-such-goal = Тут немає цілі: { $cell }.
refusal-not-offered = Такого вибору немає. Можна обрати: { $offered }.
refusal-same-goal = Потрібні дві різні цілі.
refusal-ladder-beside-goal = Драбину не можна класти поруч із ціллю, а це місце поруч: { $cell }.
refusal-ladder-not-joined = Тут драбина не зустріне жодного тунелю: { $cell }.
refusal-already-in-front = Така карта там уже лежить, другої не треба.
refusal-not-in-front = Такої карти перед вами немає.
refusal-not-in-front-of = Такої карти перед цим гравцем немає.
refusal-wrong-price = { $count ->
    [one] Це коштує рівно { $count } карту.
    [few] Це коштує рівно { $count } карти.
   *[many] Це коштує рівно { $count } карт.
}
refusal-no-dwarf-left = У стосі не лишилося гномів на заміну.
refusal-no-discards = У скиді порожньо.
refusal-own-turn = Вето грають у чужий хід, а у свій — ніколи.
refusal-too-few-tunnels = { $count ->
    [one] Для цього потрібна { $count } карта тунелю на руках.
    [few] Для цього потрібно { $count } карти тунелю на руках.
   *[many] Для цього потрібно { $count } карт тунелю на руках.
}
refusal-no-place = Жодну вашу карту тунелю зараз покласти нікуди.
refusal-must-lay = Тунель покласти можна — отже, треба.
refusal-nothing-laid = Перекладати нічого: відповідної карти тунелю немає.
refusal-other-card = Остання карта тунелю має інший вигляд.
refusal-same-cell = Потрібне інше місце, не те саме: { $cell }.
refusal-dwarf-used = Цей збирач у раунді більше не з’явиться.
refusal-end-taken = Там уже стоїть збирач.
refusal-no-open-end = Із цього боку сюди не виходить відкритий тунель: { $cell }.
refusal-own-dwarf = Це ваш власний збирач, платити за вас нікому не треба.
refusal-toll-asked = Цей гравець у цей хід уже відмовив.
refusal-payer-without-gold = Цьому гравцеві платити нічим.
refusal-wrong-payers = { $count ->
    [0] Там збору не беруть.
    [one] Там платять { $count } збирачеві.
   *[other] Там платять { $count } збирачам.
}
refusal-toll-unpaid = На збір вам бракує золота; попросіть заплатити іншого.
refusal-map-ban = Скриня заборонила дивитися на цілі до кінця раунду.
refusal-no-such-treasure = Тут немає закритого скарбу: { $cell }.

## Чому стіл не накрити

setup-unknown-game = Гри «{ $name }» немає. Є: { $known }.
setup-unknown-module = Модуля «{ $module }» немає.
setup-unknown-edition = Видання «{ $edition }» немає. Є: { $known }.
setup-unknown-option = Налаштування «{ $option }» немає.
setup-bad-option = Налаштування «{ $option }» не має значення «{ $value }».
setup-player-count = У цю гру грають від { $least } до { $most } гравців, а не { $players }.
setup-excluded-modules = Ці модулі разом не грають: { $first }, { $second }.

## Чому положення не розкласти

position-bad-cell = «{ $cell }» — не клітинка; клітинка пишеться так: 3,-1.
position-bad-card = Карти «{ $card }» немає.
position-bad-goal = «{ $goal }» — не карта цілі.
position-bad-shape = «{ $shape }» — не форма тунелю; форма пишеться так: NE або E+W.
position-bad-seat = Місця «{ $seat }» за цим столом немає.
position-bad-dwarf = Гнома «{ $dwarf }» немає.
position-bad-roles = Гном потрібен кожному місцю, а місць тут { $count }.
position-bad-gold = Кількість самородків потрібна кожному місцю, а місць тут { $count }.
position-unknown-given = У положенні не буває слова «{ $key }».
position-bad-given = Положення не складається: { $why }
position-not-a-turn = Записати можна лише положення на початку звичайного ходу.
