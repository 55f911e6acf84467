## Корпорації та їхні кристали

colour-of = { $colour ->
    [red] червоний
    [orange] помаранчевий
    [yellow] жовтий
    [green] зелений
    [cyan] блакитний
    [blue] синій
    [violet] фіолетовий
    [white] білий
   *[other] { $colour }
}
coins = { $coins ->
    [0] монет немає
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
dwarf-count = { $dwarfs ->
    [one] { $dwarfs } гном
    [few] { $dwarfs } гноми
   *[many] { $dwarfs } гномів
}

## Карти: назва і що карта робить

corporation-card-secret-tunnel = «Таємний хід»
    .text = Кожен отримує гнома. Згодом власник карти безкоштовно кладе кристал будь-якого кольору на будь-яку небезпечну клітинку.
corporation-card-overtime = «Понаднормові»
    .text = Три жетони. У свій хід зніміть один і поставте ще один кристал.
corporation-card-cthulhu = «Ктулху»
    .text = Наступний гном, якого відкопає хтось інший, прийде до вас.
corporation-card-finders-keepers = «Хто знайшов, того й золото»
    .text = Один хід за викопане вами золото платять лише вам.
corporation-card-cave-in = «Завал»
    .text = Покладіть сюди два кристали: цими кольорами ніхто не копає, доки інші їх не знімуть.
corporation-card-union = «Профспілка»
    .text = У вашій команді на трьох гномів більше, зате міняти вкладення не можна.
corporation-card-interns = «Стажери»
    .text = Коли вам платять менше ніж дві монети за гнома, у команді на двох гномів більше.
corporation-card-stock-market = «Біржа»
    .text = Два кристали різних кольорів: це вкладення, яких ніколи не міняють.
held-card = { $card ->
    [secret-tunnel] { corporation-card-secret-tunnel }
    [overtime] { corporation-card-overtime }
    [cthulhu] { corporation-card-cthulhu }
    [finders-keepers] { corporation-card-finders-keepers }
    [cave-in] { corporation-card-cave-in }
    [union] { corporation-card-union }
    [interns] { corporation-card-interns }
   *[stock-market] { corporation-card-stock-market }
}

## Що відбувається

event-began = Гору розкладено, прапори стоять. Перший хід: { $player }.
event-turn = Хід { $number }. { $player }: { $budget ->
    [one] { $budget } кристал.
    [few] { $budget } кристали.
   *[many] { $budget } кристалів.
}
event-dug = { $player } копає ({ $cell }), колір { colour-of }{ $symbol ->
    [gold] {""}: золото!
    [dwarf] {""}: там гном.
    [safe] {""}: там сейф.
    [chest] {""}: там скриня.
    [passage] {""}: там підземний хід.
   *[empty] .
}
event-hired = Поповнення в команді. Зустрічає { $player }.
event-hired-cthulhu = Ктулху прокинувся: гном дістається не тому, хто копав. Новий господар — { $player }.
event-income = Золото дає прибуток. { $sums }.
event-invested = { $player } вкладає: { $colours }.
event-exchanged = { $player } міняє вкладення: { $gave } на { $took }.
event-chest = { $player } відчиняє скриню: { held-card }.
event-chest-empty = Скриня порожня. Хтось побував тут раніше.
event-reshuffled = Скинуті карти перетасовано в нову колоду.
event-used-secret-tunnel = { $player } відкриває таємний хід ({ $cell }), колір { colour-of }.
event-used-overtime = { $player } оголошує понаднормові: ще один кристал.
event-used-finders-keepers = Хто знайшов, того й золото! Цього ходу платять лише одному: { $player }.
event-used-cave-in = { $player } влаштовує завал. Під ним: { $colours }.
event-used-union = { $player } розпускає профспілку.
event-unblocked = { $player } розбирає чужий завал, знято кристал: { colour-of }. Господар завалу — { $owner }.
event-unblocked-last = { $player } розбирає чужий завал до кінця, знято останній кристал: { colour-of }. Господар завалу — { $owner }.
event-discarded = { $player } скидає карту: { held-card }.
event-cleared = Ціле коло ніхто не копав: усі завали розчищено.
event-no-digging = { $player } не знаходить, де копати.
event-corporation-over = { $why ->
    [last-gold] Останнє золото піднято з гори. Гру закінчено.
    [no-gold] До решти золота вже не дістатися. Гру закінчено.
   *[stand-off] Копати більше ніхто не може. Гру закінчено.
}
event-corporation-over-purse = { $player }: { coins }, { dwarf-count }

## Стіл малюнком і словами

corporation-piles = Хід { $number } · золота лишилося { $gold } · підземних ходів { $passages } · колода { $deck } · скинуто { $discard }
corporation-budget = Лишилося поставити: { $budget }, колір { $colour ->
    [any] будь-який, але один
   *[other] { colour-of }
}.
corporation-legend = $ золото, + гном, = сейф, ? скриня, @ підземний хід, # небезпека, · порожньо
corporation-colours = Кристали: { $colours }.
corporation-shares = вкладення: { $shares }
corporation-no-shares = вкладень немає
corporation-cards = карти: { $cards }
corporation-blocked = Зараз ніхто не копає кольорами: { $colours }.
corporation-pays = Золото, викопане зараз, дасть (колір { colour-of }): { $sums }.
corporation-gold-left = Золото ще в горі: { $cells }.
corporation-tunnels = { $count ->
    [one] { $count } кристал
    [few] { $count } кристали
   *[many] { $count } кристалів
}, колір { colour-of }: { $cells }.

## У терміналі

play-in-words = Ваш хід, наприклад: { $examples }. У клітинки спершу стовпець, потім рядок:
play-help-corporation =
    Хід словами:     стільки слів, щоб було ясно, про який хід мова
                     червоний 9,7                    червоний кристал: стовпець 9, рядок 7
                     10,7                            наступний, коли колір уже обрано
                     червоний зелений синій білий    перші чотири вкладення
                     exchange червоний for синій · use overtime · done
    Будь-якої миті:  дивитися    знову намалювати гору і стіл
                     розповісти  те саме словами
                     журнал      що було нещодавно
                     правила CORP-47   прочитати пункт правил
                     вихід       встати з-за столу
    Клітинка — це стовпець,рядок: спершу число згори, потім збоку. Знаки пояснено під малюнком.
play-several-fit = Підходить дій: { $count }, наприклад { $examples }.

## Чому дія неможлива

refusal-unknown-colour = Корпорації «{ $colour }» немає.
refusal-not-now = Зараз питають не про це.
refusal-must-dig = Поки кристал можна поставити, його треба поставити: копати обов’язково.
refusal-must-invest = Чотири перші вкладення взяти обов’язково.
refusal-must-choose = Тут доведеться вибрати, відмовитися не можна.
refusal-colour-chosen = За хід копають одним кольором, і це { colour-of }.
refusal-colour-blocked = Колір під завалом, копати ним не можна нікому: { colour-of }.
refusal-treasury-empty = У скарбниці більше немає кристалів цього кольору: { colour-of }.
refusal-covered = Тут уже лежить кристал: { $cell }.
refusal-danger = Тут небезпечно ({ $cell }), сюди веде лише таємний хід.
refusal-not-beside = Поруч немає кристала цього кольору ({ $cell }): { colour-of }.
refusal-no-exit = У підземний хід заходять, лише якщо наступний кристал може вийти з іншого; звідси не вийти: { $cell }.
refusal-exit-first = Спершу вихід: наступний кристал — на інший підземний хід.
refusal-card-not-held = Цієї карти перед вами немає: { held-card }.
refusal-card-not-used = Карту { held-card } не грають, вона діє сама.
refusal-card-not-now = Для цієї карти зараз не час: { held-card }.
refusal-not-danger = Це не вільна небезпечна клітинка: { $cell }.
refusal-token-spent = Кожна карта понаднормових дає один кристал за хід, і ваші своє вже дали.
refusal-no-cell-left = Для зайвого кристала не буде місця.
refusal-keepers-announced = На цей хід «Хто знайшов, того й золото» вже оголошено.
refusal-two-crystals = На завал кладуть рівно два кристали.
refusal-four-colours = Потрібні чотири кристали чотирьох різних кольорів.
refusal-two-colours = На біржу кладуть два кристали двох різних кольорів.
refusal-union-forbids = Профспілка не дає міняти вкладення. Спершу розпустіть її.
refusal-no-investment = На вашому планшеті немає такого кристала: { colour-of }.
refusal-same-colour = Кристал міняють на кристал іншого кольору.
refusal-not-on-cave-in = Такого кристала із завалу зараз не зняти: { colour-of }.

## Чому положення не розкласти

position-bad-square = «{ $cell }» — не клітинка гори: рядків і стовпців у ній по 18.
position-bad-colour = Корпорації «{ $colour }» немає.
position-bad-tile = «{ $tile }» — не вісім плиток; плитка пишеться так: T3@1.
position-bad-symbol = Знака «{ $symbol }» немає.
position-covered-twice = Два кристали на одній клітинці не лежать: { $cell }.
position-one-each = Для «{ $key }» потрібне число кожному місцю, а місць тут { $players }.
position-too-many-crystals = Кристалів кожного кольору всього { $limit }.
