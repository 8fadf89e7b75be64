# Cubitos: карти, кубики, клітинки, запитання, варіанти, журнал і правила стисло.

# Кубики: кольори, по літері на кожен, і що вони показують.
cubitos-colour-red = червоний
cubitos-letter-red = Ч
cubitos-colour-orange = оранжевий
cubitos-letter-orange = О
cubitos-colour-yellow = жовтий
cubitos-letter-yellow = Ж
cubitos-colour-green = зелений
cubitos-letter-green = З
cubitos-colour-blue = синій
cubitos-letter-blue = С
cubitos-colour-purple = фіолетовий
cubitos-letter-purple = Ф
cubitos-colour-brown = коричневий
cubitos-letter-brown = К
cubitos-colour-white = білий
cubitos-letter-white = Б
cubitos-colour-light = світло-сірий
cubitos-letter-light = В
cubitos-colour-dark = темно-сірий
cubitos-letter-dark = Т
cubitos-colour-start = кубик першого гравця
cubitos-letter-start = П
cubitos-borrowed = { $colour } (позичений)
cubitos-face-blank = порожньо
cubitos-face-symbol = символ
cubitos-face-power = посилений символ
cubitos-face-move = 1 крок
cubitos-face-money1 = 1 монета
cubitos-face-money2 = 2 монети
cubitos-face-money3 = 3 монети
cubitos-face-credit = 1 кредит

# Що вводити для грані справжнього кубика.
cubitos-typed-blank = 0
cubitos-typed-symbol = с
cubitos-typed-power = л
cubitos-typed-move = к
cubitos-typed-money1 = 1
cubitos-typed-money2 = 2
cubitos-typed-money3 = 3
cubitos-typed-credit = р
cubitos-die = { $colour }: { $face }
cubitos-several = { $count } × { $what }

# Скільки.
cubitos-count-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
cubitos-count-blanks = { $count ->
    [one] { $count } промах
    [few] { $count } промахи
    [many] { $count } промахів
   *[other] { $count } промаху
}
cubitos-count-symbols = { $count ->
    [one] { $count } символ
    [few] { $count } символи
    [many] { $count } символів
   *[other] { $count } символу
}
cubitos-count-moves = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
cubitos-count-water = { $count ->
    [one] { $count } водний крок
    [few] { $count } водні кроки
    [many] { $count } водних кроків
   *[other] { $count } водного кроку
}
cubitos-count-money = { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
cubitos-count-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
}
cubitos-count-fans = { $count ->
    [one] { $count } вболівальник
    [few] { $count } вболівальники
    [many] { $count } вболівальників
   *[other] { $count } вболівальника
}
cubitos-count-hands = { $count ->
    [one] { $count } жетон ліміту
    [few] { $count } жетони ліміту
    [many] { $count } жетонів ліміту
   *[other] { $count } жетона ліміту
}
cubitos-count-swords = { $count ->
    [one] { $count } меч
    [few] { $count } мечі
    [many] { $count } мечів
   *[other] { $count } меча
}
cubitos-stake = { $what } ({ $dice })
cubitos-nothing = нічого

# Стільки кубиків одного кольору, у знахідному відмінку.
cubitos-dice-red = { $count ->
    [1] червоний кубик
    [one] { $count } червоний кубик
    [few] { $count } червоні кубики
    [many] { $count } червоних кубиків
   *[other] { $count } червоного кубика
}
cubitos-dice-orange = { $count ->
    [1] оранжевий кубик
    [one] { $count } оранжевий кубик
    [few] { $count } оранжеві кубики
    [many] { $count } оранжевих кубиків
   *[other] { $count } оранжевого кубика
}
cubitos-dice-yellow = { $count ->
    [1] жовтий кубик
    [one] { $count } жовтий кубик
    [few] { $count } жовті кубики
    [many] { $count } жовтих кубиків
   *[other] { $count } жовтого кубика
}
cubitos-dice-green = { $count ->
    [1] зелений кубик
    [one] { $count } зелений кубик
    [few] { $count } зелені кубики
    [many] { $count } зелених кубиків
   *[other] { $count } зеленого кубика
}
cubitos-dice-blue = { $count ->
    [1] синій кубик
    [one] { $count } синій кубик
    [few] { $count } сині кубики
    [many] { $count } синіх кубиків
   *[other] { $count } синього кубика
}
cubitos-dice-purple = { $count ->
    [1] фіолетовий кубик
    [one] { $count } фіолетовий кубик
    [few] { $count } фіолетові кубики
    [many] { $count } фіолетових кубиків
   *[other] { $count } фіолетового кубика
}
cubitos-dice-brown = { $count ->
    [1] коричневий кубик
    [one] { $count } коричневий кубик
    [few] { $count } коричневі кубики
    [many] { $count } коричневих кубиків
   *[other] { $count } коричневого кубика
}
cubitos-dice-white = { $count ->
    [1] білий кубик
    [one] { $count } білий кубик
    [few] { $count } білі кубики
    [many] { $count } білих кубиків
   *[other] { $count } білого кубика
}
cubitos-dice-light = { $count ->
    [1] світло-сірий кубик
    [one] { $count } світло-сірий кубик
    [few] { $count } світло-сірі кубики
    [many] { $count } світло-сірих кубиків
   *[other] { $count } світло-сірого кубика
}
cubitos-dice-dark = { $count ->
    [1] темно-сірий кубик
    [one] { $count } темно-сірий кубик
    [few] { $count } темно-сірі кубики
    [many] { $count } темно-сірих кубиків
   *[other] { $count } темно-сірого кубика
}
cubitos-dice-start = { $count ->
    [one] кубик першого гравця
   *[other] { $count } кубики першого гравця
}

# Зони гравця.
cubitos-zone-draw = запас
cubitos-zone-roll = кидки
cubitos-zone-active = активні
cubitos-zone-discard = скид

# Перегони й траси.
cubitos-own-set = Власний набір
cubitos-race = Перегони { $number }
cubitos-race-combotastic = Комбо-вомбо
cubitos-race-such_much_fans = Забагато вболівальників
cubitos-race-grand_finale = Великий фінал
cubitos-variant = { cubitos-race }
cubitos-variant-own = { cubitos-own-set }
cubitos-variant-combotastic = { cubitos-race-combotastic }
cubitos-variant-such-much-fans = { cubitos-race-such_much_fans }
cubitos-variant-grand-finale = { cubitos-race-grand_finale }
cubitos-track-nothing_goes_right = Усе догори дриґом
cubitos-track-ahead_of_the_curve = Поворот на повороті
cubitos-track-testing_the_waters = Крапелька водички
cubitos-track-still_waters_run_deep = Достобіса водички
cubitos-on-leg = { $leg }/{ $space }
cubitos-jump = >{ $space }
cubitos-start = старт
cubitos-finish = фініш

# Карти.
cubitos-card-smelly_cat = Смердючий кіт
cubitos-card-cat_tastrophy = Кіт Тастрофа
cubitos-card-fat_cat = Котисько
cubitos-card-dope_cat = Крутий кіт
cubitos-card-broken_cow = Об’їджена корова
cubitos-card-fast_cat = Швидколапий кіт
cubitos-card-schmutz = Брудас
cubitos-card-rich_dog = Заможний пес
cubitos-card-captain_bark = Капітан Гав
cubitos-card-wizard = Чарівник
cubitos-card-dapper_doggie = Моторний песик
cubitos-card-dr_livingstone = Доктор Лівінгстон
cubitos-card-mr_dog = Пан Пес
cubitos-card-muggles = Драпіжник
cubitos-card-mr_soldier = Пан Вояк
cubitos-card-punch_guy = Коротун
cubitos-card-supah_general = Архигенерал!
cubitos-card-jacques_couteau = Жак-Краб Кусто
cubitos-card-champion = Чемпіон
cubitos-card-crabby = Крабун
cubitos-card-el_bandito = Поганець
cubitos-card-rock_on = Не гальмуй!
cubitos-card-pina_cubelada = Піна куболада
cubitos-card-keep_on_rollin = Не спиняйся!
cubitos-card-pineapple_rocks = Ананасовий квас
cubitos-card-up_to_11 = Повним ходом
cubitos-card-rolling_stoned = Через силу
cubitos-card-punk_fruit = Панкофрукт
cubitos-card-dugout = Довбанка
cubitos-card-reliever_beaver = Бобер з озер
cubitos-card-benchwarmer = Запасний бобер
cubitos-card-batter_beaver = Бородатий бобер
cubitos-card-mr_bats = Пан Битка
cubitos-card-the_babe = Бобреня
cubitos-card-pinch_eater = Тріскожер
cubitos-card-rollosaurus = Птахозавр
cubitos-card-dancing_dino = Дино-танцюрист
cubitos-card-cubasaurus = Кубозавр
cubitos-card-wikiwiki_dinosaur = Перший динозавр
cubitos-card-you_bet_jurassic = Гість із Юрського періоду
cubitos-card-shimmy_shimmy_dino = Вередливий завр
cubitos-card-pronto_bronto = Хутко-прудко
cubitos-card-reckless_cheese = Безголовий сир
cubitos-card-the_big_cheese = Видатний сир
cubitos-card-ledercheesen = Сметанковий сир
cubitos-card-stinky_cheese = Смородливий сир
cubitos-card-bad_cheese = Пліснявий сир
cubitos-card-the_cheese_stands_alone = Сир над сирами
cubitos-card-cheese_boy = Бринзовий хлопак
cubitos-card-bob = Бобище
cubitos-card-undercover_fish = Рибка-шпигун
cubitos-card-llama_rama = Лама-Рама
cubitos-card-bahama_llama = Багама-лама
cubitos-card-llama_shaman = Лама-шаман
cubitos-card-stogie = Чобітник
cubitos-card-chilly_mcchillster = Зимовий Змерзлюх

# Коли діє карта.
cubitos-when-now = Негайно
cubitos-when-after_push = Пощастило
cubitos-when-on_push = Перевірка
cubitos-when-would_bust = Невдача
cubitos-when-run = Біг
cubitos-when-power = Посилено
cubitos-when-second = Також
cubitos-when-any_time = Будь-коли
cubitos-when-after_move = Після руху
cubitos-when-compare = Мечі
cubitos-when-must_lose = Наприкінці бігу
cubitos-when-stays = У разі невдачі

# A loss that is not optional, wherever a card has one.
cubitos-this-die-is-lost = цей кубик утрачено

# Що карта тоді робить.
cubitos-does-mr_soldier-compare = найбільше мечів: 3 кредити й 2 кроки; втрать червоний кубик
cubitos-does-punch_guy-compare = найбільше мечів: білі й зелені кубики не рахуються, коли береш кубики наступного раунду; втрать червоний кубик
cubitos-does-supah_general-compare = найбільше мечів: по кроку за кожного вболівальника; втрать червоний кубик
cubitos-does-jacques_couteau-compare = посилений символ — 2 мечі; за кожного, у кого мечів менше, — вільний кидок 2 не червоних кубиків із будь-яких зон
cubitos-does-champion-compare = найбільше мечів: наступного раунду бери будь-які кубики із запасу й скиду; втрать червоний кубик
cubitos-does-crabby-compare = посилений символ — 2 мечі; якщо найбільше лише в тебе: втрать червоний кубик, а тоді можеш дати кубик тому, у кого найменше
cubitos-does-el_bandito-compare = посилений символ — 2 мечі; 1 кредит за кожного, у кого мечів менше
cubitos-does-dugout-now = вільний кидок 3 кубиків із запасу
cubitos-does-reliever_beaver-run = втрать кубик із зони кидків
cubitos-does-benchwarmer-run = втрать цей кубик і ще один
cubitos-does-batter_beaver-now = вільний кидок 2 кубиків із запасу
cubitos-does-mr_bats-run = 2 монети або вдвічі менше кредитів, ніж маєш уболівальників
cubitos-does-the_babe-run = 5 монет
cubitos-does-the_babe-power = ще 1 крок; { cubitos-this-die-is-lost }
cubitos-does-pinch_eater-now = кубик із зони кидків стає активним, грань вибираєш ти
cubitos-does-reckless_cheese-after_push = одразу 1 крок, але без винагороди
cubitos-does-the_big_cheese-run = 1 крок або вдвічі менше кроків, ніж маєш уболівальників
cubitos-does-ledercheesen-after_push = вільний кидок 1 кубика із запасу
cubitos-does-ledercheesen-power = 1 крок за кожні 4 активні кубики
cubitos-does-stinky_cheese-run = 2 кроки
cubitos-does-stinky_cheese-power = сірі кубики не рахуються, коли береш кубики наступного раунду
cubitos-does-bad_cheese-run = 2 кроки
cubitos-does-bad_cheese-power = ще 3 монети; { cubitos-this-die-is-lost }
cubitos-does-the_cheese_stands_alone-now = мусиш перевірити удачу ще раз
cubitos-does-the_cheese_stands_alone-run = 3 кроки
cubitos-does-cheese_boy-run = 2 кроки з активним коричневим кубиком; з активним оранжевим можеш утратити кубик із зони кидків
cubitos-does-rock_on-on_push = цей кубик іде в зону кидків
cubitos-does-pina_cubelada-on_push = цього разу невдачі не буде; один раз, доки кубик не кинуто знову
cubitos-does-keep_on_rollin-would_bust = втрать цей кубик — і невдачі немає
cubitos-does-pineapple_rocks-on_push = цей кубик іде в зону кидків; посилений символ бере із собою ще один активний
cubitos-does-up_to_11-on_push = цей кубик іде в зону кидків
cubitos-does-up_to_11-power = твоїх мечів удвічі більше
cubitos-does-rolling_stoned-would_bust = вільний кидок будь-яких своїх сірих кубиків; є успіх — невдачі немає; один раз, доки кубик не кинуто знову
cubitos-does-punk_fruit-run = після невдачі: вільний кидок до 9 кубиків різних кольорів із запасу й зони кидків
cubitos-does-bob-after_move = візьми винагороду за 1–2 клітинки від тебе, не зі своєї
cubitos-does-undercover_fish-run = 2 кроки, можна й по воді
cubitos-does-llama_rama-run = 3 монети
cubitos-does-llama_rama-power = 1 вболівальник, але без кредитів
cubitos-does-bahama_llama-run = 3 монети й 1 крок, можна й на воду
cubitos-does-llama_shaman-run = 2 монети й червоний кубик із лотка
cubitos-does-stogie-now = вільний кидок усіх сірих і білих кубиків із запасу й зони кидків
cubitos-does-chilly_mcchillster-run = 2 монети, потім двічі вільний кидок усіх кубиків із зони кидків
cubitos-does-rollosaurus-run = 4 кроки
cubitos-does-dancing_dino-run = 2 кроки; ще 2 з активним червоним кубиком, ще 1 з оранжевим
cubitos-does-cubasaurus-now = позич будь-який не фіолетовий кубик, грань вибираєш ти
cubitos-does-cubasaurus-run = 4 кроки; { cubitos-this-die-is-lost }
cubitos-does-wikiwiki_dinosaur-run = 1 крок за кожен колір серед активних кубиків
cubitos-does-you_bet_jurassic-run = 2 кроки; ще 2 з активним коричневим кубиком, ще 1 з жовтим
cubitos-does-shimmy_shimmy_dino-run = 1 крок за кожен активний білий і сірий кубик
cubitos-does-pronto_bronto-run = 2 кроки за кожні 3 червоні лінії до кінця кола
cubitos-does-rich_dog-run = 3 монети; { cubitos-this-die-is-lost }
cubitos-does-captain_bark-run = 2 кредити; { cubitos-this-die-is-lost }
cubitos-does-captain_bark-second = 1 вболівальник, але без кредитів, якщо активні білий і червоний кубики
cubitos-does-wizard-after_push = 1 кредит
cubitos-does-dapper_doggie-run = монети й кроки активних сірих кубиків ще раз; { cubitos-this-die-is-lost }
cubitos-does-dr_livingstone-run = 2 кроки; { cubitos-this-die-is-lost }
cubitos-does-mr_dog-run = 2 кредити; { cubitos-this-die-is-lost }
cubitos-does-muggles-now = вільний кидок 2 кубиків із запасу
cubitos-does-muggles-run = 2 монети; { cubitos-this-die-is-lost }
cubitos-does-smelly_cat-run = 2 кроки
cubitos-does-cat_tastrophy-run = отримай кубик, не дорожчий за кількість твоїх уболівальників
cubitos-does-fat_cat-run = 1 монета, 3 кроки й сірий кубик із лотка
cubitos-does-dope_cat-run = 2 монети з активним коричневим кубиком, 3 монети із зеленим
cubitos-does-broken_cow-any_time = два такі разом: позич будь-який кубик, грань вибираєш ти
cubitos-does-fast_cat-now = вільний кидок 2 кубиків із запасу
cubitos-does-schmutz-run = 1 крок
cubitos-does-schmutz-second = 3 кредити, якщо цього раунду втрачено кубик

# Що ще варто знати про карту.
cubitos-note-batter_beaver = Якщо цього раунду ти отримуєш кредит, після руху мусиш втратити по кубику за кожного активного Бородатого бобра.
cubitos-note-punk_fruit = У разі невдачі зелені й сірі кубики можуть лишитися активними.
cubitos-note-wizard = У фазі бігу { cubitos-this-die-is-lost }.

# Що робить карта, сказане з її слів: по одному повідомленню на кожен вид дії.
cubitos-tells-fan = 1 вболівальник
cubitos-tells-fan-without-credits = 1 вболівальник, без його кредитів
cubitos-tells-die-gained = отримай кубик { $which } { $most }
cubitos-tells-die-borrowed = позич кубик { $which }; він стає активним, грань вибираєш ти
cubitos-tells-die-set = кубик { $zones } стає активним, грань вибираєш ти
cubitos-tells-die-lost = втрать кубик { $which } { $zones }
cubitos-tells-this-die-lost = втрать цей кубик
cubitos-tells-die-given = можеш віддати кубик тому, у кого найменше мечів
cubitos-tells-free-roll = вільний кидок: { $dice } { $which } { $zones }
cubitos-tells-free-roll-of-all = вільний кидок: усі кубики { $which } { $zones }
cubitos-tells-bust-prevented = невдачі не буде
cubitos-tells-bust-prevented-by-a-hit = успіх тебе рятує
cubitos-tells-safe-push = цей кидок не може бути невдачею
cubitos-tells-forced-push = перевірити удачу ще раз
cubitos-tells-this-die-to-roll = перемісти цей кубик до зони кидків
cubitos-tells-another-die-to-roll = перемісти ще один активний кубик до зони кидків
cubitos-tells-stays-active = ці кубики можуть лишитися активними: { $colours }
cubitos-tells-uncounted = ці кубики не рахуються, коли береш наступного разу: { $colours }
cubitos-tells-free-draw = наступного разу бери будь-які кубики із запасу та скиду
cubitos-tells-swords-doubled = твої мечі подвоюються
cubitos-tells-step = одразу пройди 1 клітинку, без винагороди
cubitos-tells-nearby-reward = візьми винагороду з клітинки за 1 або 2 кроки від тебе
cubitos-tells-gray = сірий
cubitos-tells-not = не { $colours }
cubitos-from-draw = із запасу
cubitos-from-roll = із зони кидків
cubitos-from-active = з активних
cubitos-from-discard = зі скиду
cubitos-tells-any-dice = скільки завгодно кубиків
cubitos-tells-up-to = щонайбільше { $dice }
cubitos-tells-different = щонайбільше { $dice } різних кольорів
cubitos-tells-costs = ціною щонайбільше { $cost }
cubitos-tells-costs-fans = , не дорожчий за кількість твоїх уболівальників
cubitos-tells-may = за бажанням: { $what }
cubitos-tells-or = { $one } або { $other }
cubitos-tells-must = обов’язково: { $what }
cubitos-tells-once = { $what }; один раз, доки кубик не кинуто знову
cubitos-tells-most-swords = найбільше мечів: { $what }
cubitos-tells-most-swords-alone = якщо найбільше мечів лише в тебе: { $what }
cubitos-tells-power-swords = посилений символ — { cubitos-count-swords }; { $what }
cubitos-times-fans = { $every ->
    [1] { $what } за кожного твого вболівальника
   *[other] { $what } за кожних { $every } твоїх уболівальників
}
cubitos-times-colours = { $what } за кожен колір серед твоїх активних кубиків
cubitos-times-active = { $every ->
    [1] { $what } за кожен твій активний кубик { $which }
    [few] { $what } за кожні { $every } твої активні кубики { $which }
   *[other] { $what } за кожні { $every } твоїх активних кубиків { $which }
}
cubitos-times-gray-moves = { $what } за кожен крок, що показують твої активні сірі
cubitos-times-gray-money = { $what } за кожну монету, що показують твої активні сірі
cubitos-times-lines = { $every ->
    [1] { $what } за кожну червону лінію до фінішу кола
    [few] { $what } за кожні { $every } червоні лінії до фінішу кола
   *[other] { $what } за кожні { $every } червоних ліній до фінішу кола
}
cubitos-times-swords = { $what } за кожного гравця, у якого менше мечів
cubitos-given-active = якщо серед активних є { $colours }: { $what }
cubitos-given-lost = якщо цього раунду було втрачено кубик: { $what }
cubitos-given-credit = якщо цього раунду був кредит: { $what }
cubitos-given-busted = після невдачі: { $what }
cubitos-given-power = з посиленим символом: { $what }
cubitos-given-together = { $count } таких разом: { $what }

# Верхній рядок і клавіші.
cubitos-round = Раунд { $round }
cubitos-phase-roll = кидки
cubitos-phase-run = біг
cubitos-keys = c: карти  m: траса
cubitos-cards = Карти

# Про що тебе питають.
cubitos-ask-first = У кого спершу кубик першого гравця?
cubitos-ask-roll = Кидай: { $dice }.
cubitos-ask-roll-free = Вільний кидок, { $dice }: невдачі не буде.
cubitos-ask-enter = { $player }: що на кубиках?
cubitos-ask-draw = Візьми ще { $left }: який кубик наступний?
cubitos-ask-draw_uncounted = Ці кубики не рахуються: узяти ще один?
cubitos-ask-draw_freely = Бери в зону кидків будь-які кубики: ще один?
cubitos-ask-free_roll = Вільний кидок: який кубик додати?
cubitos-ask-lose = Який кубик утрачаєш?
cubitos-ask-set = Який кубик повертаєш потрібною гранню?
cubitos-ask-to_roll = Який активний кубик теж іде в зону кидків?
cubitos-ask-give = Який кубик віддаєш?
cubitos-ask-discard_after_bust = Невдача. Які кубики із зони кидків ідуть у скид?
cubitos-ask-would_bust = Самі промахи! Скористаєшся вмінням проти невдачі?
cubitos-ask-now = Яке вміння застосуєш зараз?
cubitos-ask-on_push = Перевіряєш удачу: яке вміння спершу?
cubitos-ask-run = Біг: яке вміння застосуєш?
cubitos-ask-after_move = Після руху: яке вміння застосуєш?
cubitos-ask-push = Перевірити удачу чи спасувати?
cubitos-ask-keep_green_and_gray = Невдача. Зелені й сірі кубики лишаються активними?
cubitos-ask-keep_others = Невдача. Чи лишаються активними ці кубики: { $colours }?
cubitos-ask-swords = Твої мечі рахуються: застосуєш карту «{ $card }»?
cubitos-ask-either = Що вибираєш?
cubitos-ask-gain = Який кубик береш?
cubitos-ask-borrow = Який кубик позичаєш на цей раунд?
cubitos-ask-face = Якою гранню його покласти?
cubitos-ask-give_to = Хто отримає кубик?
cubitos-ask-step = Куди ступає твій бігун?
cubitos-ask-move = Де зупиниться твій бігун? У тебе { $moves }.
cubitos-ask-buy_moves = У тебе { $moves }. Скільки докупиш по { $price }?
cubitos-ask-reward = Яку винагороду береш?
cubitos-ask-nearby_reward = Винагороду якої клітинки береш?
cubitos-ask-buy = Купиш кубик? У тебе { $money } і { $credits }.

# Про що питають інших.
cubitos-watch-roll = { $player } кидає.
cubitos-watch-dice = { $player } вибирає кубики.
cubitos-watch-ability = { $player } обмірковує вміння.
cubitos-watch-push = { $player }: перевірити удачу чи спасувати?
cubitos-watch-move = { $player } біжить.
cubitos-watch-buy = { $player } купує.
cubitos-watch-choose = { $player } вибирає.

# Що можна вибрати.
cubitos-offer-begins = { $player }
cubitos-offer-die = { $die } ({ $zone })
cubitos-offer-enough = Досить
cubitos-offer-ability = { $card } ({ $die }): { $does }
cubitos-offer-credit = { $die }: взяти кредит
cubitos-offer-stop-now = Більше ніяких умінь
cubitos-offer-stop-on_push = Кидати
cubitos-offer-stop-would_bust = Жодного: хай буде невдача
cubitos-offer-stop-run = Більше ніяких умінь
cubitos-offer-stop-after_move = Більше ніяких умінь
cubitos-offer-push = Перевірити удачу, { $dice }: { $risk }
cubitos-offer-pass = Спасувати й лишити собі: { $stake }
cubitos-offer-keep-yes = Так, лишаються
cubitos-offer-keep-no = Ні, усі в скид
cubitos-offer-swords-yes = Так: { $does }
cubitos-offer-swords-no = Ні, обійдуся
cubitos-offer-none = Нічого не брати
cubitos-offer-gray = { $die }, у лотку ще { $left }
cubitos-offer-tray = { $die }: { $card }, ціна { $cost }, у лотку ще { $left }
cubitos-offer-move = { $space }: { $cost }, до фінішу { $togo }
cubitos-offer-beyond = { $space }: { $cost }, за фінішем { $beyond }
cubitos-offer-stay = { $space }: лишитися, до фінішу { $togo }
cubitos-offer-moves = { $moves } за { $price }
cubitos-offer-no-moves = Не докуповувати
cubitos-offer-no-reward = Без винагороди
cubitos-offer-nothing = Більше нічого не купувати
cubitos-offer-buy-nothing = Нічого не купувати
cubitos-leaves = решта: { $purse }
cubitos-and = { $one } + { $other }

# Перевірити удачу чи спасувати: що може статися.
cubitos-risk-none = невдача ще не загрожує
cubitos-risk-safe = цього разу невдачі не буде
cubitos-risk = { $chance } невдача
cubitos-risk-full = Невдача: { $chance } ({ $fraction })
cubitos-at-stake = на кону: { $stake }
cubitos-hint-roll = пробіл або enter: кинути

# Нагороди й дії клітинок.
cubitos-reward-lose = { $count ->
    [one] втратити до { $count } кубика
   *[other] втратити до { $count } кубиків
}
cubitos-reward-any = будь-який кубик
cubitos-reward-upto = кубик до ціни { $cost }
cubitos-effect-jet = реактивний ранець
cubitos-effect-shortcut = короткий шлях

# Справжні кубики.
cubitos-enter-order = По одному знаку на кубик, у такому порядку: { $dice }
cubitos-enter-full = або повністю: red-symbol light-money1
cubitos-wrong-sign = «{ $typed }» — такої грані немає. Знаки вказано вище.
cubitos-wrong-side = { $colour }: грані «{ $face }» немає. Глянь ще раз.
cubitos-wrong-number = Уведено { $typed }, а кинуто { $dice }.

# Гравці й карти на екрані.
cubitos-other = { $space }, ще { $togo }  фани { $fans }  кредити { $credits }  жетони { $hand }
cubitos-other-dice = запас { $draw } кидки { $roll } акт. { $active } скид { $discard }
cubitos-state-bust = невдача
cubitos-state-passed = пас
cubitos-mine = { $player }: { $space }, ще { $togo }
cubitos-mine-round = Монети { $money } Кроки { $moves } Кредити { $credits }
cubitos-mine-kept = Фани { $fans }/13 Жетони { $hand } Ліміт { $draw }
cubitos-empty = немає
cubitos-card-line = ціна { $cost }, у лотку { $left }
cubitos-cards-head = Карти: ціна, скільки в лотку
cubitos-card-sides = Грані: { $sides }
cubitos-part-way = шлях
cubitos-part-beyond = далі

# Журнал.
cubitos-log-round = Раунд { $round }: перший гравець — { $player }.
cubitos-log-drew = { $player } бере { $dice }.
cubitos-log-refilled = { $player }: скид стає запасом.
cubitos-log-rolled = { $player } кидає: { $dice }.
cubitos-log-rolled-free = { $player }, вільний кидок: { $dice }.
cubitos-log-pushed = { $player } перевіряє удачу.
cubitos-log-passed = { $player } пасує.
cubitos-log-used = { $player } застосовує «{ $card }»: { $does }.
cubitos-log-prevented = { $player } уникає невдачі.
cubitos-log-bust = { $player }: невдача!
cubitos-log-gained = { $player } отримує: { $gains }.
cubitos-log-fan = { $player } отримує вболівальника: поділка { $fans }.
cubitos-log-die-gained = { $player } отримує { $die }.
cubitos-log-bought = { $player } купує { $die } за { $cost }.
cubitos-log-borrowed = { $player } позичає кубик: { $die }.
cubitos-log-set = { $player } повертає кубик: { $die }.
cubitos-log-lost = { $player } втрачає { $die }.
cubitos-log-given = { $player } віддає { $die }. Отримує { $other }.
cubitos-swords-of = { $player } { $swords }
cubitos-log-swords = Мечі: { $swords }.
cubitos-log-moved = { $player } біжить на { $space }: { $route }.
cubitos-log-stepped = { $player } біжить на { $space }.
cubitos-log-finished = { $player } на фініші!
cubitos-log-won = { $player } виграє перегони.
cubitos-log-shared = Перегони припинено; перемагає той, хто найдалі.

# Правила стисло.
cubitos-help-rules = Гра стисло
cubitos-help-aim = Твій бігун мчить трасою, а рухають його кубики. Перемагає той, хто перший на фініші; якщо таких кілька — хто забіг далі за нього.
cubitos-help-draw = Узяти кубики: доповни зону кидків до свого ліміту: 9 і ще по одному за кожен жетон ліміту кубиків та за кожну червону лінію відставання.
cubitos-help-roll = Кинути: кубик, що щось показує, — успіх і стає активним. Щойно активними були три кубики, кидок із самих промахів — невдача.
cubitos-help-push = Перевір удачу й кинь решту ще раз або спасуй і лиши собі те, що маєш.
cubitos-help-bust = Невдача відправляє всі активні кубики в скид і дає вболівальника. Бігти можна й так: за кредити купуєш кроки й кубики.
cubitos-help-run = Біг: бери те, що показують активні кубики, і застосовуй уміння; коли всі готові, порівнюють мечі.
cubitos-help-move = Рух: один крок — одна клітинка, у будь-який бік; за 4 монети чи кредити — ще крок. На воду ведуть лише водні кроки, у стіну — жоден. Винагороду останньої клітинки можна взяти.
cubitos-help-buy = Купівля: до двох кубиків різних кольорів, вони йдуть у скид. Невитрачені монети згорають, кредити лишаються.
cubitos-help-signs = Знаки
cubitos-help-dice = Кубик — це літера й те, що він показує:
cubitos-help-track = На трасі: cN кредити, F вболівальник, xN втратити кубики, D будь-який кубик, dN кубик ціною до N, J реактивний ранець, >a короткий шлях до <a, ~ вода (і водні кроки), ┃ і підкреслення — червона лінія, S/F старт і фініш. Кожен колір — ділянка між червоними лініями.
cubitos-help-keys = c відкриває карти з усіма текстами, m — усю трасу; стрілки скраю показують, що видно не все.
cubitos-help-house-title = Власні числа
cubitos-help-house = { $mark } — ціна, якої немає в жодному відкритому джерелі, тож її вибрали ми; так само трек уболівальників і деякі траси. Власники гри можуть задати свої числа.
cubitos-help-no-house = Усі числа — з власної коробки гри.

# Запитання стисло, для тих, хто не бачить столу.
cubitos-brief-push = Ризикований кидок: { $dice }
cubitos-brief-rolled = { $dice } (успіх { $chance })
cubitos-brief-best = з найкращим застосуванням здібностей { $risk }
cubitos-brief-range = від { $least } до { $most }
cubitos-brief-hits = успіхів { $numbers }
cubitos-brief-number = { $number }: { $chance }
cubitos-brief-brings = невдача дає { $brings }
cubitos-brief-wanted = Потрібно кубиків: { $number }
cubitos-brief-different = усі різних кольорів
cubitos-brief-hit = успіх { $chance }
cubitos-brief-then = тоді { $risk }
