## Игры

game-saboteur = Гномы-вредители
    .text = Копайте вместе и следите друг за другом: кто-то за этим столом только и ждёт, чтобы до золота никто не добрался.
game-duel = Дуэль
    .text = Два входа, три жилы и двери, которые открывает только один из вас. Десять минут без пощады.
game-corporation = Гномья корпорация
    .text = Восемь корпораций роют одну гору. Вложитесь вовремя и копайте там, где платят вам, а не другим.
game-for = { $least ->
    [2] { $most ->
        [2] для двоих
       *[other] { $least }–{ $most } игроков
    }
   *[other] { $least }–{ $most } игроков
}
game-pick = Во что играем?

## Наборы

preset-pick = Что берём из коробки?
preset-classic = Классика
    .text = Базовая игра и ничего больше.
preset-saboteur2 = Вредители-2
    .text = Две команды, двери, кристаллы, воры и ловушки.
preset-championship = Чемпионат
    .text = Базовая игра, жадный гном и семь сильных карт.
preset-minis = Мелкие сюрпризы
    .text = Сбор, вечеринка, странные цели и сундуки.
preset-everything = Всё сразу
    .text = Всё, что сочетается с «Вредителями-2».
preset-tournament = Турнир
    .text = Роли можно пересчитать, плата известна заранее.
preset-own = Свой набор

## Модули

module-pick = Модули
module-excluded = Не сочетается с модулем «{ $module }»
module-players = { $least }–{ $most } игроков
module-saboteur2 = Вредители-2
    .text = Зелёные и синие золотоискатели, босс, делец, геологи; двери, лестницы, кристаллы, воры и ловушки.
module-greedy-dwarf = Жадный гном
    .text = Одному золотоискателю нужно всё: если последний участок проложит он, остальным не заплатят.
module-goal-swap = Смена золотой жилы
    .text = Карта меняет местами две закрытые цели.
module-treasury = Сокровищница
    .text = Карта возвращает в руку одну из пяти верхних карт сброса.
module-veto = Вето
    .text = Карта отменяет то, что кто-то только что выложил или сыграл.
module-reverse = Смена направления
    .text = Карта пускает ходы в обратную сторону.
module-artisan = Ремесленник
    .text = Карта чинит любой один инструмент.
module-pathfinder = Следопыт
    .text = Карта даёт выложить два туннеля за ход.
module-diversion = Диверсия
    .text = Карта переносит последний выложенный туннель в другое место.
module-tunnel-toll = Туннельный сбор
    .text = Два гнома встают у открытых ходов и никого не пускают без самородка.
module-dressing-room = Костюмерная
    .text = Кто первым до неё докопается, выйдет другим гномом.
module-tunnel-party = Вечеринка в туннеле
    .text = Кто дойдёт до неё первым, перемешает роли всем.
module-new-goals = Новые цели
    .text = Пять целей вместо трёх: мешки с золотом, дракон, гигантский паук.
module-treasure-chests = Сундуки с сокровищами
    .text = Четыре закрытых сундука у дороги и десять эффектов, не все из них добрые.
module-compromised-dwarf = Скомпрометированный гном
    .text = Золотоискатель со сломанным в конце инструментом остаётся без золота. Хорошо для небольшой компании.
module-tournament = Турнир
    .text = Роли известны по счёту, посреди пути лежит карта, платят по таблице.

## Настройки модулей

client-option-firstPlayer = Первым ходит
client-option-firstPlayer-random = кому выпадет
client-option-ladderGoal = Лестница и цель
client-option-ladderGoal-not-adjacent = никогда не лежат рядом
client-option-ladderGoal-not-joined = лишь не соединяются
client-option-swapHandsDraw = После обмена картами берёт карту
client-option-swapHandsDraw-opponent = только другой игрок
client-option-swapHandsDraw-both = каждый из двоих
client-option-geologistTrapped = Если один из двух геологов в ловушке
client-option-geologistTrapped-other-gets-all = другому платят за все кристаллы
client-option-geologistTrapped-half = другому платят за половину
client-option-thiefOrder = Воровать начинает
client-option-thiefOrder-last-thief-played = тот, кто стал вором последним
client-option-thiefOrder-last-tunnel-laid = тот, кто выложил последний туннель
client-option-greedyTakesAll = Когда путь завершил жадный гном
client-option-greedyTakesAll-true = больше никому не платят
client-option-greedyTakesAll-false = золотоискатели тоже получают долю
client-option-vetoWindow = Время на вето, секунд
client-option-vetoClose = Время на вето кончается
client-option-vetoClose-fixed = по часам
client-option-vetoClose-all-clicked = когда ответили все
client-option-diversionWhileBlocked = Диверсия со сломанным инструментом
client-option-diversionWhileBlocked-true = разрешена
client-option-diversionWhileBlocked-false = запрещена
client-option-postcardConducts = Комната
client-option-postcardConducts-true = соединяет все туннели, что в неё ведут
client-option-postcardConducts-false = для каждого туннеля тупик
client-option-chestLayout = Сундуки лежат
client-option-chestLayout-preset = всегда на одних местах
client-option-chestLayout-random = где попало
client-option-tournamentStrict = Другие модули на турнире
client-option-tournamentStrict-false = разрешены
client-option-tournamentStrict-true = остаются в коробке
client-option-gapColumns = От входов до золота
client-option-gapColumns-3 = три столбца
client-option-gapColumns-4 = четыре столбца
client-option-gemsPerColour = Кристаллов каждого цвета
client-option-gemsPerColour-none = сколько понадобится
client-option-gemsPerColour-50 = пятьдесят
client-option-board = Гора
client-option-board-random = каждый раз новая
client-option-board-reference = всегда одна и та же

## Места и боты

seats-best = Лучше всего: { $least }–{ $most }.
bot-level = Уровень ботов
bot-level-of = { $player }: уровень
bot-random = лёгкий
    .text = играет чем придётся
bot-novice = обычный
    .text = играет толково, но ошибается
bot-adept = трудный
    .text = знает, чего хочет
bot-master = мастер
    .text = думает наперёд
settings-told = Как играем за этим столом
print-game = Распечатать игру (PDF)
