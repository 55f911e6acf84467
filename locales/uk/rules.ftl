## Сторінка правил

rules-contents = Зміст
rules-page-base = Основна гра
rules-page-saboteur2 = Саботер 2
rules-page-championship = Карти чемпіонатів
rules-page-minis = Мінідоповнення
rules-page-variants = Варіанти й поєднання
rules-page-duel = Дуель
rules-page-corporation = Гном’яча корпорація
