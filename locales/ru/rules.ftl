## Страница правил

rules-contents = Содержание
rules-page-base = Основная игра
rules-page-saboteur2 = Вредители-2
rules-page-championship = Карты чемпионатов
rules-page-minis = Мини-дополнения
rules-page-variants = Варианты и сочетания
rules-page-duel = Дуэль
rules-page-corporation = Гномья корпорация
