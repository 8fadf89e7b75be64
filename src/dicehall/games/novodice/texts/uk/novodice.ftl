# NovoDice: плитки, символи, кубики, запитання, варіанти, журнал і стислі правила.

novodice-tile-slimer = Слаймер
novodice-tile-spike = Спайк
novodice-tile-mr_smith = Містер Сміт
novodice-tile-space_pack = Космопакет
novodice-tile-med_bay = Медвідсік
novodice-tile-oxytonator = Окситонатор
novodice-tile-warp_cell = Варпкомірка
novodice-tile-novo_cola = Ново Кола
novodice-tile-novo_food = Ново Фуд
novodice-tile-lady_dice = Леді Дайс
novodice-tile-stowaway = Безбілетник
novodice-tile-spare_parts = Запчастини
novodice-tile-john_boy = Джон Бой
novodice-tile-trash = Сміття

novodice-symbol-lion = лев
novodice-symbol-suitcase = кейс
novodice-symbol-bandage = пластир
novodice-symbol-lightning = блискавка
novodice-symbol-cutlery = виделка
novodice-symbol-pawn = фішка
novodice-symbol-gear = шестірня

# По одній літері, усі різні.
novodice-letter-lion = Л
novodice-letter-suitcase = К
novodice-letter-bandage = П
novodice-letter-lightning = Б
novodice-letter-cutlery = В
novodice-letter-pawn = Ф
novodice-letter-gear = Ш

novodice-count-lion = { $count ->
    [one] { $count } лев
    [few] { $count } леви
   *[many] { $count } левів
}
novodice-count-suitcase = { $count ->
    [one] { $count } кейс
    [few] { $count } кейси
   *[many] { $count } кейсів
}
novodice-count-bandage = { $count ->
    [one] { $count } пластир
    [few] { $count } пластирі
   *[many] { $count } пластирів
}
novodice-count-lightning = { $count ->
    [one] { $count } блискавка
    [few] { $count } блискавки
   *[many] { $count } блискавок
}
novodice-count-cutlery = { $count ->
    [one] { $count } виделка
    [few] { $count } виделки
   *[many] { $count } виделок
}
novodice-count-pawn = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
}
novodice-count-gear = { $count ->
    [one] { $count } шестірня
    [few] { $count } шестірні
   *[many] { $count } шестірень
}

# Кубик із символом, наприклад «лев A».
novodice-die = { $symbol } { $kind }
novodice-no-dice = жодного кубика

# Верхній рядок.
novodice-moment-turn = ходить { $player }
novodice-moment-roll = кидок { $roll } з { $rolls }
novodice-moment-last = останні ходи

# Що питають у тебе.
novodice-ask-first = Хто починає?
novodice-ask-roll = Кидок { $roll }: кинь { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}.
novodice-ask-enter = { $player }, кидок { $roll }: що показують кубики?
novodice-ask-keep = Вибери до 3 кубиків для слота { $slot }.
novodice-ask-claim = Візьми плитку: у тебе { $rows ->
    [0] жодного ряду
    [one] { $rows } ряд
    [few] { $rows } ряди
   *[many] { $rows } рядів
} і { $lions ->
    [0] жодного лева
    [one] { $lions } лев
    [few] { $lions } леви
   *[many] { $lions } левів
}.
novodice-ask-claim-more = Візьми ще плитку або зупинися. Лишилося рядів: { $rows }, левів: { $lions }.
novodice-ask-place = У який відсік піде «{ $tile }»?
novodice-ask-surplus = Плиток більше, ніж вільних місць: яка і куди піде спершу?
novodice-ask-exchange = Відсіки повні: чи замінить «{ $tile }» якусь плитку?

# Що питають в інших.
novodice-watch-roll = { $player } кидає, кидок { $roll }.
novodice-watch-keep = { $player } вибирає кубики для слота { $slot }.
novodice-watch-claim = { $player } бере плитки.
novodice-watch-place = { $player } розміщує вантаж.

# Що можна вибрати.
novodice-offer-begins = Починає { $player }
novodice-offer-row = { $tile } (вартість { $value }) за ряд: { $row }
novodice-offer-lions = { $tile } (вартість { $value }) за { $lions ->
    [one] { $lions } лева
   *[other] { $lions } левів
}, залишок: { $left }
novodice-offer-free = { $tile } (вартість { $value }) на вільний вибір
novodice-claim = { $tile } ({ $way })
novodice-offer-stop = Більше нічого не брати
novodice-offer-bay = { $tile } у відсік { $bay }
novodice-offer-exchange = { $tile } замість «{ $old }» у відсіку { $bay }
novodice-offer-drop = Повернути «{ $tile }» на склад
novodice-gains = відсіки { $one } { $two } { $three }

# Лоток із кубиками.
novodice-hint-roll = пробіл або enter: кинути
novodice-hint-choose = { $count ->
    [one] Натисни 1, щоб вибрати кубик
   *[other] Натисни 1–{ $count }, щоб вибрати кубики
}; 0 — жодного.
novodice-hint-lock = enter: у слот { $slot } — { $dice }
novodice-none-chosen = Жодного кубика ще не вибрано. Натисни 0, якщо слот має лишитися порожнім.
novodice-slot-full = У слот { $slot } вміщується 3 кубики. Спершу поверни один.
novodice-next-roll = Наступний кидок: { $dice }
novodice-chance-lion = лев
novodice-chance-another-lion = ще один лев
novodice-chance-rows = ростуть щонайменше { $least } ряди «{ $symbol }»
novodice-chance-row = { $rows ->
    [one] ряд «{ $symbol }» росте
   *[other] якийсь ряд «{ $symbol }» росте
}
novodice-claims = За це можна взяти: { $tiles }
novodice-claims-none = За це нічого не взяти: буде сміття.

# Справжні кубики.
novodice-enter-order = По літері на кубик, у такому порядку: { $dice }
novodice-enter-full = або так: A-лев B-шестірня
novodice-wrong-letter = «{ $typed }» — не символ. Літери вказано вище.
novodice-wrong-side = На кубику { $kind } немає такого символу: { $symbol }. Глянь ще раз.
novodice-wrong-number = { $number ->
    [0] Ще нічого не набрано
    [one] Тут { $number } кубик
    [few] Тут { $number } кубики
   *[many] Тут { $number } кубиків
}; кинуто { $dice }.

# Автомат, склад і відсіки.
novodice-lions-none = 2 вже купують
novodice-lions-any = { $number ->
    [one] { $number } будь-яка
   *[other] { $number } будь-які
}
novodice-extra-dice = чорні
novodice-warehouse = Склад
novodice-warehouse-legend = вартість, леви, залишок; можна: { $row } ряд { $lion } леви
novodice-head-worth = варт.
novodice-head-lions = леви
novodice-head-left = є
novodice-head-pays = можна зараз
novodice-by-row = ряд
novodice-by-lions = леви
novodice-by-choice = вільний вибір
novodice-sold-out = розібрано
novodice-if-no-claim = якщо більше нічого
novodice-bays = { $player }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}, { $free ->
    [0] вільних місць немає
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}
novodice-bay = Відсік { $bay }
novodice-bay-worth = вартість { $worth }
novodice-bay-full = повний
novodice-bay-gain = { $tile } { $gain } → { $worth }
novodice-set-none = набору ще немає
novodice-set-same = { $tiles }: ×{ $factor }
novodice-set-different = різних { $number }: ×{ $factor }

# Журнал.
novodice-log-began = Починає { $player }.
novodice-log-turn-began = Ходить { $player }.
novodice-log-rolled = { $player }, кидок { $roll }: { $dice }.
novodice-log-kept = { $player } ставить у слот { $slot }: { $dice }.
novodice-log-kept-none = { $player } лишає слот { $slot } порожнім.
novodice-log-took-extra = { $player } бере { $number ->
    [one] { $number } чорний кубик
    [few] { $number } чорні кубики
   *[many] { $number } чорних кубиків
}.
novodice-log-claimed-row = { $player } бере плитку «{ $tile }» за ряд.
novodice-log-claimed-lions = { $player } бере плитку «{ $tile }» за левів.
novodice-log-claimed-free = { $player } бере плитку «{ $tile }» на вільний вибір.
novodice-log-took-trash = { $player } не може взяти нічого й отримує сміття.
novodice-log-got-nothing = { $player } не може взяти нічого, а сміття вже немає.
novodice-log-placed = { $player } кладе «{ $tile }» у відсік { $bay }, тепер його вартість { $worth }.
novodice-log-exchanged = { $player } міняє «{ $old }» на «{ $tile }» у відсіку { $bay }, тепер його вартість { $worth }.
novodice-log-dropped = { $player } повертає «{ $tile }» на склад.
novodice-log-bays-filled = { $player } заповнює всі відсіки: решта ходить ще по разу.
novodice-score = { $player } { $points }
novodice-log-ended-won = Перемагає { $player }. Очки: { $scores }.
novodice-log-ended-tied = Нічия: { $winners }. Очки: { $scores }.

# Стислі правила.
novodice-help-rules = Гра стисло
novodice-help-aim = Заповни вантажем три свої відсіки по п’ять місць; перемагає той, у кого найдорожчий вантаж.
novodice-help-turn = У ході три кидки. Після кожного до трьох кубиків ідуть у слот цього кидка; решту кидають знову.
novodice-help-lions = Кожен лев у слоті 1 чи 2 дає чорний кубик на наступний кидок, не більше чотирьох за хід.
novodice-help-claim = Однакові символи поруч, починаючи зі слота 1, утворюють ряд. Кожен ряд дає одну плитку свого символу, яка не вимагає довшого. Крім того, двоє або більше левів купують плитки за їхню ціну в левах; 8 левів можуть натомість узяти 2 будь-які плитки, 9 — 3 будь-які. Якщо можеш узяти плитку — мусиш; якщо ні, бери сміття.
novodice-help-place = Плитка йде у відсік із вільним місцем і лишається там. Лише в останньому ході зайві плитки можуть замінити інші.
novodice-help-worth = У відсіку рахується один набір, найкращий: 3, 4, 5 плиток одного символу ×2, ×3, ×4; 4 чи 5 різних символів ×2, ×3. Решта плиток рахується один раз.
novodice-help-end = Коли хтось заповнив усі 15 місць, решта ходить ще по разу.
novodice-help-signs = Знаки та літери
novodice-help-sides = Числа кажуть, на скількох гранях кожного кубика є цей символ.
novodice-help-dice = A і B — два види білих кубиків, X — чорні.
novodice-help-marks = У відсіках літера й число — це плитка: її символ і вартість; ×0 — сміття.
novodice-help-house-title = Власні числа
novodice-help-house = { $mark } — вартість, якої немає в жодному відкритому джерелі, тож її вибрали ми; так само вибрано грані кубиків і деякі ряди. Власники гри можуть задати свої числа.
novodice-help-no-house = Усі числа — з власної коробки гри.

# Запитання стисло, для тих, хто не бачить столу.
novodice-brief-slot = Ти заповнюєш слот { $slot }
novodice-brief-rows = ряди { $rows }
novodice-brief-free = вільних виборів { $number }
novodice-brief-pays = уже вистачає на { $tiles }
novodice-brief-next = далі кидає { $dice }
novodice-brief-outlook = у ньому { $chances }
novodice-brief-chance = { $least }+ { $symbol } { $chance }
novodice-brief-reach = зрештою може вистачити на { $tiles }
novodice-brief-tile = { $tile } { $chance }
novodice-brief-left = { $left ->
    [0] більше кидків немає
    [one] далі ще { $left } кидок
    [few] далі ще { $left } кидки
   *[many] далі ще { $left } кидків
}
