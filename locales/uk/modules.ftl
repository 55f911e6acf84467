## Ігри

game-saboteur = Саботер
    .text = Копайте разом і пильнуйте одне одного: хтось за цим столом тільки й чекає, щоб до золота ніхто не дістався.
game-duel = Дуель
    .text = Два входи, три жили і двері, які відчиняє лише хтось один. Десять хвилин без жалю.
game-corporation = Гном’яча корпорація
    .text = Вісім корпорацій риють одну гору. Вкладайтеся вчасно й копайте там, де платять вам, а не іншим.
game-for = { $least ->
    [2] { $most ->
        [2] для двох
       *[other] { $least }–{ $most } гравців
    }
   *[other] { $least }–{ $most } гравців
}
game-pick = У що граємо?

## Набори

preset-pick = Що беремо з коробки?
preset-classic = Класика
    .text = Базова гра й нічого більше.
preset-saboteur2 = Саботер 2
    .text = Дві команди, двері, кристали, злодії та пастки.
preset-championship = Чемпіонат
    .text = Базова гра, жадібний гном і сім сильних карт.
preset-minis = Дрібні сюрпризи
    .text = Збір, вечірка, дивні цілі та скрині.
preset-everything = Усе разом
    .text = Усе, що поєднується із «Саботером 2».
preset-tournament = Турнір
    .text = Ролі можна порахувати, плата відома заздалегідь.
preset-own = Свій набір

## Модулі

module-pick = Модулі
module-excluded = Не поєднується з модулем «{ $module }»
module-players = { $least }–{ $most } гравців
module-saboteur2 = Саботер 2
    .text = Зелені й сині золотошукачі, бос, посередник, геологи; двері, драбини, кристали, злодії та пастки.
module-greedy-dwarf = Жадібний гном
    .text = Одному золотошукачеві треба все: якщо останню ділянку прокладе він, іншим не заплатять.
module-goal-swap = Зміна золотої жили
    .text = Карта міняє місцями дві закриті цілі.
module-treasury = Скарбниця
    .text = Карта повертає в руку одну з п’яти верхніх карт скиду.
module-veto = Вето
    .text = Карта скасовує те, що хтось щойно виклав чи зіграв.
module-reverse = Зміна напрямку
    .text = Карта пускає ходи у зворотний бік.
module-artisan = Ремісник
    .text = Карта лагодить будь-який один інструмент.
module-pathfinder = Слідопит
    .text = Карта дає викласти два тунелі за хід.
module-diversion = Диверсія
    .text = Карта переносить останній викладений тунель в інше місце.
module-tunnel-toll = Тунельний збір
    .text = Два гноми стають біля відкритих ходів і нікого не пускають без самородка.
module-dressing-room = Костюмерна
    .text = Хто перший до неї докопається, вийде іншим гномом.
module-tunnel-party = Вечірка в тунелі
    .text = Хто дійде до неї першим, перемішає ролі всім.
module-new-goals = Нові цілі
    .text = П’ять цілей замість трьох: мішки із золотом, дракон, велетенський павук.
module-treasure-chests = Скрині зі скарбами
    .text = Чотири закриті скрині обабіч шляху і десять ефектів, не всі з них добрі.
module-compromised-dwarf = Скомпрометований гном
    .text = Золотошукач зі зламаним наприкінці інструментом лишається без золота. Добре для невеликого гурту.
module-tournament = Турнір
    .text = Ролі відомі за числом, посеред шляху лежить карта, платять за таблицею.

## Налаштування модулів

client-option-firstPlayer = Перший хід робить
client-option-firstPlayer-random = кому випаде
client-option-ladderGoal = Драбина й ціль
client-option-ladderGoal-not-adjacent = ніколи не лежать поруч
client-option-ladderGoal-not-joined = лише не з’єднуються
client-option-swapHandsDraw = Після обміну картами бере карту
client-option-swapHandsDraw-opponent = тільки інший гравець
client-option-swapHandsDraw-both = кожен із двох
client-option-geologistTrapped = Якщо один із двох геологів у пастці
client-option-geologistTrapped-other-gets-all = другому платять за всі кристали
client-option-geologistTrapped-half = другому платять за половину
client-option-thiefOrder = Красти починає
client-option-thiefOrder-last-thief-played = той, хто став злодієм останнім
client-option-thiefOrder-last-tunnel-laid = той, хто виклав останній тунель
client-option-greedyTakesAll = Коли шлях завершив жадібний гном
client-option-greedyTakesAll-true = більше нікому не платять
client-option-greedyTakesAll-false = золотошукачі теж мають частку
client-option-vetoWindow = Час на вето, секунд
client-option-vetoClose = Час на вето спливає
client-option-vetoClose-fixed = за годинником
client-option-vetoClose-all-clicked = коли відповіли всі
client-option-diversionWhileBlocked = Диверсія зі зламаним інструментом
client-option-diversionWhileBlocked-true = дозволена
client-option-diversionWhileBlocked-false = заборонена
client-option-postcardConducts = Кімната
client-option-postcardConducts-true = з’єднує всі тунелі, що в неї ведуть
client-option-postcardConducts-false = глухий кут для кожного тунелю
client-option-chestLayout = Скрині лежать
client-option-chestLayout-preset = завжди на тих самих місцях
client-option-chestLayout-random = будь-де
client-option-tournamentStrict = Інші модулі на турнірі
client-option-tournamentStrict-false = дозволені
client-option-tournamentStrict-true = лишаються в коробці
client-option-gapColumns = Від входів до золота
client-option-gapColumns-3 = три стовпці
client-option-gapColumns-4 = чотири стовпці
client-option-gemsPerColour = Кристалів кожного кольору
client-option-gemsPerColour-none = скільки знадобиться
client-option-gemsPerColour-50 = п’ятдесят
client-option-board = Гора
client-option-board-random = щоразу нова
client-option-board-reference = завжди та сама

## Місця й боти

seats-best = Найкраще: { $least }–{ $most }.
bot-level = Рівень ботів
bot-level-of = { $player }: рівень
bot-random = легкий
    .text = грає чим доведеться
bot-novice = звичайний
    .text = грає до ладу, але помиляється
bot-adept = важкий
    .text = знає, чого хоче
bot-master = майстер
    .text = думає наперед
settings-told = Як граємо за цим столом
print-game = Надрукувати гру (PDF)
