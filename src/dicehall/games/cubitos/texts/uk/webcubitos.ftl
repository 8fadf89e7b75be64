# Стіл Cubitos у браузері.

# Зони, фази, вкладки.
webcubitos-zone-draw = Запас
webcubitos-zone-roll = Кидки
webcubitos-zone-active = Активні
webcubitos-zone-discard = Скид
webcubitos-empty-draw = порожньо
webcubitos-empty-roll = кидати вже нічого
webcubitos-empty-active = Сюди йдуть успіхи
webcubitos-empty-discard = порожньо
webcubitos-phase-draw = Набір
webcubitos-phase-roll = Кидки
webcubitos-phase-run = Біг
webcubitos-phase-move = Рух
webcubitos-phase-buy = Купівля
webcubitos-tabs = Що показати
webcubitos-tab-ends = Куди
webcubitos-tab-dice = Кубики
webcubitos-tab-cards = Карти
webcubitos-tab-others = Інші
webcubitos-tab-log = Журнал

# Чого скільки.
webcubitos-you = Ти
webcubitos-credits = { $count ->
    [one] кредит
    [few] кредити
    [many] кредитів
   *[other] кредиту
}
webcubitos-fans = { $count ->
    [one] фан
    [few] фани
    [many] фанів
   *[other] фана
}
webcubitos-hands = { $count ->
    [one] жетон
    [few] жетони
    [many] жетонів
   *[other] жетона
}
webcubitos-money = монети
webcubitos-moves = кроки
webcubitos-draw-amount = { $count ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
}
webcubitos-tip-fan-seat = Уболівальник { $fan } дає { $brings }.
webcubitos-tip-lines = { $count ->
    [one] Пройдено { $count } червону лінію. Хто відстає від лідера, бере на кубик більше за кожну лінію між ними.
    [few] Пройдено { $count } червоні лінії. Хто відстає від лідера, бере на кубик більше за кожну лінію між ними.
    [many] Пройдено { $count } червоних ліній. Хто відстає від лідера, бере на кубик більше за кожну лінію між ними.
   *[other] Пройдено { $count } червоної лінії. Хто відстає від лідера, бере на кубик більше за кожну лінію між ними.
}
webcubitos-tip-draws = { $count ->
    [one] Щораунду береться до { $count } кубика (ліміт кубиків).
    [few] Щораунду береться до { $count } кубиків (ліміт кубиків).
    [many] Щораунду береться до { $count } кубиків (ліміт кубиків).
   *[other] Щораунду береться до { $count } кубика (ліміт кубиків).
}
webcubitos-tip-hands = { $count ->
    [one] { $count } жетон ліміту кубиків: щораунду на кубик більше.
    [few] { $count } жетони ліміту кубиків: щораунду на стільки ж кубиків більше.
    [many] { $count } жетонів ліміту кубиків: щораунду на стільки ж кубиків більше.
   *[other] { $count } жетона ліміту кубиків: щораунду на стільки ж кубиків більше.
}
webcubitos-tip-fans = { $count ->
    [one] { $count } вболівальник: кожен дає кредити або жетон ліміту кубиків.
    [few] { $count } вболівальники: кожен дає кредити або жетон ліміту кубиків.
    [many] { $count } вболівальників: кожен дає кредити або жетон ліміту кубиків.
   *[other] { $count } вболівальника: кожен дає кредити або жетон ліміту кубиків.
}
webcubitos-tip-credits = { $count ->
    [one] { $count } кредит: зберігається, і платити ним можна, як монетою.
    [few] { $count } кредити: зберігаються, і платити ними можна, як монетами.
    [many] { $count } кредитів: зберігаються, і платити ними можна, як монетами.
   *[other] { $count } кредиту: зберігаються, і платити ними можна, як монетами.
}
webcubitos-lines-crossed = { $count ->
    [one] { $count } лінію пройдено
    [few] { $count } лінії пройдено
    [many] { $count } ліній пройдено
   *[other] { $count } лінії пройдено
}
webcubitos-active = { $count ->
    [one] { $count } діє
    [few] { $count } діють
    [many] { $count } діють
   *[other] { $count } діють
}
webcubitos-left = { $count ->
    [one] ще { $count }
    [few] ще { $count }
    [many] ще { $count }
   *[other] ще { $count }
}
webcubitos-hits = { $count ->
    [one] успіх на { $count } грані з 6
    [few] успіх на { $count } гранях із 6
    [many] успіх на { $count } гранях із 6
   *[other] успіх на { $count } гранях із 6
}
webcubitos-in-six = { $count } з 6
webcubitos-how-often = на скількох гранях успіх
webcubitos-stay-for-next = лишаються на наступний раунд
webcubitos-used = зіграно
webcubitos-none-active = активних немає
webcubitos-gray = Сірі кубики
webcubitos-leads = попереду
webcubitos-away = не тут
webcubitos-bot = бот
webcubitos-starts = перший гравець
webcubitos-time-left = залишилося часу

# Траса.
webcubitos-track = Траса { $track }
webcubitos-track-lines = { $lines ->
    [one] { $lines } червона лінія
    [few] { $lines } червоні лінії
    [many] { $lines } червоних ліній
   *[other] { $lines } червоні лінії
}
webcubitos-legs = Частини траси
webcubitos-lap = Коло { $lap } з { $laps }
webcubitos-on-leg = { $leg ->
    [2] { $space } (за лінією фінішу)
   *[other] { $space } (частина { $leg })
}
webcubitos-water = вода
webcubitos-runner = { $player } на { $space }
webcubitos-fan-track = Трек уболівальників. { $players }
webcubitos-zoom-in = Збільшити
webcubitos-zoom-out = Зменшити
webcubitos-zoom-home = До мого бігуна
webcubitos-jet-pack = Реактивний ранець: подвоює кроки, що лишилися.
webcubitos-shortcut = Короткий шлях: { $price } — і стрибаєш на { $target }.
webcubitos-legend-credits = кредити
webcubitos-legend-lose = втратити кубики
webcubitos-legend-any = будь-який кубик
webcubitos-legend-upto = кубик до n
webcubitos-legend-fan = фан
webcubitos-legend-jet_pack = ранець
webcubitos-legend-money_shortcut = короткий шлях (монети)
webcubitos-legend-move_shortcut = короткий шлях (кроки)
webcubitos-to-go = { $count ->
    [one] ще { $count } клітинка до фінішу
    [few] ще { $count } клітинки до фінішу
    [many] ще { $count } клітинок до фінішу
   *[other] ще { $count } клітинки до фінішу
}
webcubitos-beyond = { $count ->
    [one] { $count } клітинка за фінішем
    [few] { $count } клітинки за фінішем
    [many] { $count } клітинок за фінішем
   *[other] { $count } клітинки за фінішем
}
webcubitos-no-gain = { $reward }: цей крок винагороди не дає
webcubitos-needs-bought = { $count ->
    [one] з { $count } купленим кроком
    [few] з { $count } купленими кроками
    [many] з { $count } купленими кроками
   *[other] з { $count } купленими кроками
}

# Про що питають.
webcubitos-ask-draw = { $number ->
    [one] Візьми { $number } кубик
    [few] Візьми { $number } кубики
    [many] Візьми { $number } кубиків
   *[other] Візьми { $number } кубики
}
webcubitos-ask-free_roll = { $number ->
    [one] Вільний кидок: вибери { $number } кубик
    [few] Вільний кидок: вибери { $number } кубики
    [many] Вільний кидок: вибери { $number } кубиків
   *[other] Вільний кидок: вибери { $number } кубики
}
webcubitos-ask-discard_after_bust = Невдача! Які кубики йдуть у скид?
webcubitos-ask-push = Перевірити удачу чи спасувати?
webcubitos-ask-move = Куди біжиш?
webcubitos-ask-buy_moves = Куди біжиш?
webcubitos-ask-buy = Купиш кубик?
webcubitos-moment = Хвилинку…
webcubitos-rolling = Кубики котяться…
webcubitos-bust = Невдача!
webcubitos-skip = Торкнися, щоб пропустити
webcubitos-waiting = { $count ->
    [one] Чекаємо на: { $players }
    [few] Чекаємо на: { $players }
    [many] Чекаємо на: { $players }
   *[other] Чекаємо на: { $players }
}
webcubitos-you-bust = Невдача. Бігти можна й так: за кредити купуєш кроки й кубики.
webcubitos-you-passed = Пас. Далі біжать усі.
webcubitos-you-ran = Поки що все, чекаємо на інших.
webcubitos-over = Перегони закінчено.
webcubitos-won = { $count ->
    [one] { $players } виграє перегони!
    [few] { $players } ділять перемогу!
    [many] { $players } ділять перемогу!
   *[other] { $players } ділять перемогу!
}
webcubitos-you-won = Твоя перемога!
webcubitos-at-risk = { $dice ->
    [1] Якщо останній кубик схибить — невдача, і ти втратиш: { $stake }.
    [2] Якщо обидва кубики схиблять — невдача, і ти втратиш: { $stake }.
    [one] Якщо { $dice } кубик схибить — невдача, і ти втратиш: { $stake }.
    [few] Якщо всі { $dice } кубики схиблять — невдача, і ти втратиш: { $stake }.
    [many] Якщо всі { $dice } кубиків схиблять — невдача, і ти втратиш: { $stake }.
   *[other] Якщо всі { $dice } кубики схиблять — невдача, і ти втратиш: { $stake }.
}
webcubitos-no-risk = Трьох активних кубиків ще не було: невдача не загрожує.
webcubitos-must-push = Мусиш перевірити удачу ще раз.
webcubitos-tap-die = Торкнися кубика.
webcubitos-by-card = { $card }: { $note }
webcubitos-chosen = вибрано { $count } з { $needed }
webcubitos-chosen-any = { $count ->
    [one] вибрано { $count }; бери скільки хочеш
    [few] вибрано { $count }; бери скільки хочеш
    [many] вибрано { $count }; бери скільки хочеш
   *[other] вибрано { $count }; бери скільки хочеш
}
webcubitos-tap-ability = Торкнися підсвіченого кубика або вибери тут.
webcubitos-tap-space = У тебе { $moves }. Торкнися клітинки, щоб побачити шлях, і ще раз, щоб бігти.
webcubitos-tap-bought = У тебе { $moves }. На клітинки із золотим краєм треба докупити кроки.
webcubitos-tap-step = Двічі торкнися клітинки, щоб піти на неї.
webcubitos-tap-reward = Двічі торкнися клітинки, щоб узяти її винагороду.
webcubitos-tap-card = Торкнися піднятої карти. У тебе { $money } і { $credits }.
webcubitos-tap-second = Ще один, іншого кольору? У тебе { $money } і { $credits }.
webcubitos-tap-tray = Торкнися піднятої карти або сірого кубика тут.

# Що роблять інші.
webcubitos-thinks = думає
webcubitos-draws = вибирає кубики
webcubitos-decides = удача чи пас?
webcubitos-runs = біжить і купує
webcubitos-waits = чекає
webcubitos-ready-state = готово
webcubitos-log-rolled-short = { $hits ->
    [one] кинуто { $number }, { $hits } успіх
    [few] кинуто { $number }, { $hits } успіхи
    [many] кинуто { $number }, { $hits } успіхів
   *[other] кинуто { $number }, { $hits } успіху
}
webcubitos-log-rolled-free-short = { webcubitos-log-rolled-short }
webcubitos-log-pushed-short = перевіряє удачу
webcubitos-log-passed-short = пасує
webcubitos-log-bust-short = невдача
webcubitos-log-prevented-short = врятовано!
webcubitos-log-used-short = { $card }
webcubitos-log-gained-short = + { $gains }
webcubitos-log-fan-short = +1 фан (уже { $fans })
webcubitos-log-bought-short = купує: { $die }
webcubitos-log-die-gained-short = отримує: { $die }
webcubitos-log-lost-short = втрачає: { $die }
webcubitos-log-borrowed-short = позичає: { $die }
webcubitos-log-moved-short = біжить на { $space }
webcubitos-log-finished-short = на фініші!
webcubitos-strip = { $player }: { $doing }. На { $space }, червоних ліній: { $lines }, уболівальників: { $fans }, кредитів: { $credits }, жетонів ліміту кубиків: { $hand }. Активні: { $active }. Зона кидків: { $roll }.

# Журнал, де мова про того, хто читає.
webcubitos-log-round-you = Раунд { $round }: перший гравець — ти.
webcubitos-log-drew-you = Ти береш { $dice }.
webcubitos-log-refilled-you = Твій скид стає запасом.
webcubitos-log-rolled-you = Ти кидаєш: { $dice }.
webcubitos-log-rolled-free-you = Твій вільний кидок: { $dice }.
webcubitos-log-pushed-you = Ти перевіряєш удачу.
webcubitos-log-passed-you = Ти пасуєш.
webcubitos-log-used-you = Ти застосовуєш «{ $card }»: { $does }.
webcubitos-log-prevented-you = Ти уникаєш невдачі.
webcubitos-log-bust-you = Невдача!
webcubitos-log-gained-you = Ти отримуєш: { $gains }.
webcubitos-log-fan-you = Ти отримуєш уболівальника: поділка { $fans }.
webcubitos-log-die-gained-you = Ти отримуєш { $die }.
webcubitos-log-bought-you = Ти купуєш { $die } за { $cost }.
webcubitos-log-borrowed-you = Ти позичаєш кубик: { $die }.
webcubitos-log-set-you = Ти повертаєш кубик: { $die }.
webcubitos-log-lost-you = Ти втрачаєш { $die }.
webcubitos-log-given-you = Ти віддаєш { $die }. Отримує { $other }.
webcubitos-log-moved-you = Ти біжиш на { $space }: { $route }.
webcubitos-log-stepped-you = Ти біжиш на { $space }.
webcubitos-log-finished-you = Ти на фініші!
webcubitos-log-won-you = Перегони за тобою!

# Вибір.
webcubitos-space-key = Пробіл
webcubitos-push = Перевірити удачу
webcubitos-push-sure = Справді перевірити удачу?
webcubitos-push-sure-note = Натисни ще раз, щоб кинути.
webcubitos-pass = Спасувати
webcubitos-push-roll = { $count ->
    [one] Кинути { $count } кубик.
    [few] Кинути { $count } кубики.
    [many] Кинути { $count } кубиків.
   *[other] Кинути { $count } кубики.
}
webcubitos-push-lose = Невдача: мінус { $stake }, плюс { $brings }.
webcubitos-pass-keep = Лишиш собі: { $stake }.
webcubitos-pass-nothing = Нічого не лишається.
webcubitos-pass-stay = { $count ->
    [one] { $count } промах лишиться на потім.
    [few] { $count } промахи лишаться на потім.
    [many] { $count } промахів лишиться на потім.
   *[other] { $count } промаху лишиться на потім.
}
webcubitos-ring-bust = % ризику
webcubitos-ring = { $chance } невдача
webcubitos-risk-between = невдача від { $least } до { $most }
webcubitos-odds = Жодного успіху { $none }, один { $one }, два { $two }, три й більше { $more }.
webcubitos-odds-bust = невдача
webcubitos-odds-none = 0
webcubitos-odds-hit = 1 успіх
webcubitos-fill = { $how ->
    [draw] Доповнити й узяти
    [roll] Доповнити й кинути
   *[other] Доповнити
}
webcubitos-fill-note = { $how ->
    [discard] Тими, що найрідше дають успіх
    [give] Тими, що найрідше дають успіх
    [lose] Тими, що найрідше дають успіх
   *[other] Тими, що найчастіше дають успіх
}
webcubitos-take-chosen = { $how ->
    [draw] Узяти { $count }
    [roll] Кинути { $count }
    [discard] Скинути { $count }
    [lose] Втратити { $count }
    [give] Віддати { $count }
   *[other] Узяти { $count }
}
webcubitos-discard-none = Нічого не скидати
webcubitos-no-die = { $how ->
    [discard] { webcubitos-discard-none }
    [draw] Нічого не брати
    [give] Нічого не віддавати
    [lose] Лишити всі
    [roll] Нічого не кидати
   *[other] Нічого не брати
}
webcubitos-discard-none-note = Усі лишаються в зоні кидків
webcubitos-go = Біжу
webcubitos-stay = Лишаюся
webcubitos-stay-note = Усі монети — на кубики
webcubitos-bought-moves = Докупити кроки, по 4
webcubitos-pays = Ціна { $price }, решта: { $purse }
webcubitos-ready = Готово
webcubitos-done = Завершити
webcubitos-take-card = Узяти: { $card }
webcubitos-about-card = Про карту «{ $card }»
webcubitos-why-empty = Кубиків немає
webcubitos-why-second = Уже куплено
webcubitos-why-dear = { $missing ->
    [one] бракує { $missing }
    [few] бракує { $missing }
    [many] бракує { $missing }
   *[other] бракує { $missing }
}
webcubitos-why-not = Не зараз
webcubitos-swords = Порівнюємо мечі
webcubitos-no-track = Трасу не вдалося завантажити.
webcubitos-again = Ще раз

# Про карти.
webcubitos-moment-now = Щойно кубик став активним: тепер або ніколи.
webcubitos-moment-after_push = Після кожної перевірки удачі без невдачі, якщо кубик уже був активним.
webcubitos-moment-on_push = Коли перевіряєш удачу, перед кидком.
webcubitos-moment-would_bust = Коли кидок мав би стати невдачею.
webcubitos-moment-run = Один раз у фазі бігу.
webcubitos-moment-power = Лише для посиленого символу із чотирма крапками. Хто застосовує іншу частину, мусить застосувати й цю.
webcubitos-moment-second = Теж один раз у фазі бігу.
webcubitos-moment-any_time = Щоразу, коли ти щось вирішуєш.
webcubitos-moment-after_move = Після руху, перед купівлею.
webcubitos-moment-compare = Коли всі готові, порівнюють мечі: кожен активний червоний символ — це меч. Треба мати хоча б один.
webcubitos-moment-stays = У разі невдачі.
webcubitos-moment-must_lose = Без вибору: так буде, навіть якщо кубик не застосовано.
webcubitos-about-optional = Від цього можна відмовитися.
webcubitos-about-partly-optional = Від цього можна відмовитися, крім того, що ти мусиш.
webcubitos-about-ties-start = Якщо найбільше мечів у кількох, перевагу має перший гравець, коли він серед них, інакше — найближчий до нього за годинниковою стрілкою.
webcubitos-about-ties-nobody = Якщо найбільше мечів у кількох, переваги не має ніхто.
webcubitos-about-ties-house = Хто має перевагу за рівності, обрали ми самі: жодне джерело, яке ми змогли прочитати, цього не каже.
webcubitos-about-power = Посилений символ робить те саме, що звичайний, і ще своє.
webcubitos-about-lost = Кубик, який треба втратити, зникне щонайпізніше, коли ти завершиш; незастосований він не дає нічого.

# Підказка про те, що під пальцем.
webcubitos-title-push = Перевірити удачу
webcubitos-help-push = Усі кубики із зони кидків кидаєш ще раз. Успіхи стають активними. Якщо всі схиблять, коли є ризик, це невдача: активні кубики йдуть у скид, а ти отримуєш уболівальника.
webcubitos-title-pass = Спасувати
webcubitos-help-pass = Твоя фаза кидків закінчується. Активні кубики лишаються для бігу; промахи чекають у зоні кидків на наступний раунд.
webcubitos-title-me = Ти
webcubitos-help-me = Кредити зберігаються, і платити ними можна, як монетами. Уболівальники дають кредити й жетони ліміту кубиків. Кожен такий жетон — це на кубик більше щораунду.
webcubitos-title-strip = Інший гравець
webcubitos-help-strip = Пройдені червоні лінії, вболівальники, кредити, жетони ліміту кубиків; кольорова група активна, стос чекає в зоні кидків. Торкнися, щоб побачити все.
webcubitos-title-fans = Трек уболівальників
webcubitos-help-fans = Кожен уболівальник — це на поділку вперед і те, що на ній: кредити або жетон ліміту кубиків.
webcubitos-title-gray = Сірі кубики
webcubitos-help-gray = Сірі кубики дають монети й кроки, умінь не мають. Їх не можна купити, лише отримати. Світло- й темно-сірі — один колір.
webcubitos-help-start-die = Показує, хто перший гравець. Його кидають, як усі інші, але він не входить у ліміт кубиків і після раунду переходить ліворуч.
webcubitos-title-finish = Старт і фініш
webcubitos-help-finish = Хто заходить на фініш на останньому колі, закінчує перегони цим раундом. Якщо таких кілька, перемагає той, хто далі за фінішем.
webcubitos-help-zone-draw = Звідси береш кубики в зону кидків. Коли тут порожньо, скид стає запасом.
webcubitos-help-zone-roll = Ці кубики ти кидаєш. Промахи лишаються тут, і на наступний раунд теж.
webcubitos-help-zone-active = Твої успіхи. Вони працюють у фазі бігу; невдача змітає їх у скид. Від трьох активних кубиків є ризик.
webcubitos-help-zone-discard = Тут кубики відпочивають, доки запас не спорожніє. Куплені теж ідуть сюди.
webcubitos-space = Клітинка { $space }, ділянка { $zone }
webcubitos-help-space = Сюди можна ступити із сусідньої клітинки.
webcubitos-help-water = Вода: сюди ведуть лише водні кроки.
webcubitos-help-reward = Якщо зупинишся тут, можеш узяти: { $reward }.
webcubitos-help-target = Сюди веде короткий шлях { $letter }.
webcubitos-keys = Клавіші
webcubitos-keys-text = Пробіл — перевірити удачу, Enter підтверджує твій вибір. Цифра вибирає те, на чому вона стоїть; 0 — спасувати, завершити або нічого не брати. Стрілки ведуть від клітинки до клітинки, плюс і мінус змінюють кількість куплених кроків, плюс також добирає кубики. Знак питання пояснює вибране.

# Після гри.
webcubitos-chart = Перегони, раунд за раундом
webcubitos-choices = перевірка удачі: { $pushes ->
    [one] { $pushes } раз
    [few] { $pushes } рази
    [many] { $pushes } разів
   *[other] { $pushes } раза
}, { $busts ->
    [0] без невдач
    [one] { $busts } невдача
    [few] { $busts } невдачі
    [many] { $busts } невдач
   *[other] { $busts } невдачі
}

# Перший урок.
webcubitos-lesson-welcome = Вітаємо на перегонах! Твій бігун — бірюзове коло, а рухають його твої кубики. Перемагає той, хто перший на фініші.
webcubitos-lesson-zones = Щойно кинуто всі твої кубики. Ті, що щось показують, — успіхи, і вони стали активними; порожні лишаються у зоні кидків. Поки активних два: 1 монета і 1 крок.
webcubitos-lesson-free-push = А тепер головне питання гри: перевірити удачу чи спасувати? Доки не було трьох активних кубиків, невдачі бути не може, тож наступний кидок нічого не коштує.
webcubitos-lesson-free-push-tap = Натисни «{ webcubitos-push }».
webcubitos-lesson-free-push-good = Саме так: цей кидок був безплатний і приніс ще два кубики.
webcubitos-lesson-free-push-less = Можна й спасувати, але поки нічого не може піти не так. Натисни «{ webcubitos-push }» й кинь решту ще раз.
webcubitos-lesson-fair-push = Відтепер кидок із самих промахів — це невдача. Кільце показує її ймовірність: 27 %. Коли втрачати майже нічого, ризик того вартий.
webcubitos-lesson-fair-push-tap = Ще раз натисни «{ webcubitos-push }».
webcubitos-lesson-fair-push-good = Вийшло: ще чотири успіхи. Сміливим щастить — часом.
webcubitos-lesson-fair-push-less = Обережні тут пасують, і це не помилка. Та заради уроку натисни «{ webcubitos-push }».
webcubitos-lesson-pass = Лишилося тільки два кубики, і ймовірність невдачі — 69 %. Можна втратити 5 монет і 3 кроки.
webcubitos-lesson-pass-tap = Натисни «{ webcubitos-pass }» й лиши собі все.
webcubitos-lesson-pass-good = Усе при тобі. Коли спасують усі, починається біг.
webcubitos-lesson-pass-less = За 69 % кубики, найімовірніше, заберуть усе. Натисни «{ webcubitos-pass }».
webcubitos-lesson-no-moves = Починається біг: 3 кроки й 5 монет. За 4 монети можна купити ще крок, але зараз їх краще вкласти в кубики. Підсвічені клітинки досяжні, а за три кроки попереду, за першою червоною лінією, лежать 2 кредити.
webcubitos-lesson-no-moves-tap = Біжи до 2 кредитів: торкнися клітинки, щоб побачити шлях, і ще раз, щоб бігти.
webcubitos-lesson-no-moves-good = Жодного кроку не куплено: монети підуть на кубик.
webcubitos-lesson-no-moves-less = Тоді на кубик монет майже не лишиться. Лиши куплені кроки на 0.
webcubitos-lesson-move = Ти отримуєш винагороду тієї клітинки, де закінчиш біг. За три кроки попереду, за першою червоною лінією, лежать 2 кредити.
webcubitos-lesson-move-tap = Біжи до 2 кредитів за червоною лінією.
webcubitos-lesson-move-good = Три кроки вперед, і тут щось лежить.
webcubitos-lesson-move-less = Туди можна. Але за три кроки попереду, за червоною лінією, лежать 2 кредити: біжи туди.
webcubitos-lesson-reward = Ти стоїш на клітинці з винагородою. Монети наприкінці раунду згорають, а кредити лишаються, і платити ними можна так само.
webcubitos-lesson-reward-tap = Візьми кредити.
webcubitos-lesson-reward-good = 2 кредити твої.
webcubitos-lesson-reward-less = Можна й лишити, але навіщо? Візьми кредити.
webcubitos-lesson-buy = Час купувати: 5 монет і 1 з твоїх кредитів — це білий кубик. На кожній карті написано, що вміють її кубики; кіт дає 2 кроки, коли показує символ.
webcubitos-lesson-buy-tap = Купи білий кубик за 6.
webcubitos-lesson-buy-good = Кіт твій. Нові кубики чекають у скиді, доки не спорожніє запас.
webcubitos-lesson-buy-less = Теж гарний кубик. Та для уроку візьми білий: три його грані допомагають бігти.
webcubitos-lesson-bust = Два раунди по тому. У тебе 3 монети й 2 кроки, а ймовірність невдачі — 39 %. Погляньмо, яка вона, невдача.
webcubitos-lesson-bust-tap = Натисни «{ webcubitos-push }», лише цього разу.
webcubitos-lesson-bust-good = Самі промахи: невдача!
webcubitos-lesson-bust-less = Мудро. Але цього разу хай усе піде шкереберть: натисни «{ webcubitos-push }».
webcubitos-lesson-after-bust = Усі активні кубики пішли в скид. Утіха — новий уболівальник: твоя фігурка на треку вболівальників просувається і дає кредити. Можна ще й скинути кубики із зони кидків.
webcubitos-lesson-after-bust-tap = Лиши їх у зоні кидків: вибери «{ webcubitos-discard-none }».
webcubitos-lesson-after-bust-good = Біжімо далі. Навіть після невдачі кредити купують кроки й кубики.
webcubitos-lesson-after-bust-less = Так можна, але вони ще згодяться. Вибери «{ webcubitos-discard-none }».
webcubitos-lesson-dinosaur = Згодом випадають і куплені кубики. Коли кубик показує символ, його карта світиться. Динозавр — це 4 кроки.
webcubitos-lesson-dinosaur-tap = Застосуй фіолетовий кубик.
webcubitos-lesson-dinosaur-good = 4 кроки! Кожен кубик діє раз на раунд.
webcubitos-lesson-dinosaur-less = Ще ні: спершу застосуй фіолетовий, він дає 4 кроки.
webcubitos-lesson-cat = А ось і куплений кіт.
webcubitos-lesson-cat-tap = Застосуй і білий кубик.
webcubitos-lesson-cat-good = Разом із сірим кубиком це 7 кроків.
webcubitos-lesson-cat-less = Тоді пропадуть 2 кроки. Застосуй білий кубик.
webcubitos-lesson-end = Оце й є Cubitos: бери, кидай, перевіряй удачу або пасуй, біжи, купуй. Решту сказано на картах, а знак питання пояснить усе, на що вкажеш. Час на перегони?

# Як звуться уроки, і короткі уроки після першого.
webcubitos-course-first = Твої перші перегони
webcubitos-course-lines = Червоні лінії та вибір кубиків
webcubitos-course-fans = Уболівальники й жетони ліміту
webcubitos-course-water = Вода
webcubitos-course-shortcuts = Короткі шляхи й ранці
webcubitos-course-swords = Мечі
webcubitos-course-shop = Вдалі покупки
webcubitos-lesson-lines-behind = Otto попереду: між вами одна червона лінія. За кожну червону лінію, на яку ти відстаєш від лідера, береш на кубик більше. Тож цього раунду твій ліміт — 10 кубиків, а в Otto — лише 9.
webcubitos-lesson-lines-choose = Дев’ять кубиків іще лежать у зоні кидків, тож можна додати один — який вибереш. Сірі дають успіх на одній чи двох гранях, а фіолетовий може дати 4 кроки.
webcubitos-lesson-lines-choose-tap = Візьми фіолетовий кубик.
webcubitos-lesson-lines-choose-good = Він одразу йде в кидок.
webcubitos-lesson-lines-choose-less = Можна взяти будь-який, та фіолетовий — найсильніший: візьми його.
webcubitos-lesson-lines-end = Випав фіолетовий: 4 кроки! Відставати не так уже й погано: з більшою кількістю кубиків легше наздогнати. А коли попереду ти, більше кубиків беруть інші.
webcubitos-lesson-fans-where = За крок від тебе — клітинка з уболівальником. Уболівальники ведуть твою фігурку треком посередині траси, і кожна поділка щось дає.
webcubitos-lesson-fans-where-tap = Біжи до вболівальника.
webcubitos-lesson-fans-where-good = Ось він.
webcubitos-lesson-fans-where-less = Туди можна, але вболівальник цінніший: біжи на клітинку з прапорцем.
webcubitos-lesson-fans-take = Твоя фігурка на поділці 1. На наступній намальовано руку: це жетон ліміту кубиків.
webcubitos-lesson-fans-take-tap = Візьми вболівальника.
webcubitos-lesson-fans-take-good = Уболівальник, а з ним і жетон ліміту.
webcubitos-lesson-fans-take-less = Можна відмовитися, але жетон діє до кінця перегонів. Візьми вболівальника.
webcubitos-lesson-fans-end = Від наступного раунду твій ліміт більший на кубик: 10 замість 9, аж до кінця перегонів. Уболівальники приходять і після кожної невдачі: навіть вона дає щось корисне.
webcubitos-lesson-water-use = Дорогу перетинає вода. Звичайні кроки ведуть в обхід, а водні — навпростець. Синій кубик дає 2 кроки, якими можна йти й водою.
webcubitos-lesson-water-use-tap = Застосуй синій кубик.
webcubitos-lesson-water-use-good = 2 водні кроки й 2 звичайні.
webcubitos-lesson-water-use-less = Спершу синій кубик: без його водних кроків шлях довший.
webcubitos-lesson-water-move = Чотири кроки навпростець, два з них водою, ведуть за червону лінію. В обхід було б довше.
webcubitos-lesson-water-move-tap = Біжи навпростець через воду, якнайдалі: за червону лінію.
webcubitos-lesson-water-move-good = Навпростець!
webcubitos-lesson-water-move-less = Туди можна. Але навпростець через воду ти опинишся за червоною лінією: клітинку вже позначено.
webcubitos-lesson-water-end = Зупинитися можна й у воді. Але з глибини виводять лише водні кроки, тож думай, де спочивати.
webcubitos-lesson-shortcuts-bridge = За два кроки починається міст: на знаку його ціна, 7 кроків. З 9 кроками ти дійдеш до нього й опинишся за другим поворотом.
webcubitos-lesson-shortcuts-bridge-tap = Біжи на кінець мосту: далі нікуди не дістатися.
webcubitos-lesson-shortcuts-bridge-good = Увесь поворот позаду.
webcubitos-lesson-shortcuts-bridge-less = Там можна зупинитися. Але міст веде за поворот: його кінець уже позначено.
webcubitos-lesson-shortcuts-jet = Інший раунд, інше місце: за крок від тебе реактивний ранець. Він подвоює кроки, що лишилися: 1 крок до нього, а далі з 4 стає 8.
webcubitos-lesson-shortcuts-jet-tap = Біжи в далекий кут із барвистим кубиком.
webcubitos-lesson-shortcuts-jet-good = 5 кроків, 9 клітинок.
webcubitos-lesson-shortcuts-jet-less = Туди можна. Але з ранцем ти дістанешся кута й візьмеш будь-який кубик: його вже позначено.
webcubitos-lesson-shortcuts-die = Ця клітинка дає будь-який кубик із лотків, безплатно.
webcubitos-lesson-shortcuts-die-tap = Візьми кубик.
webcubitos-lesson-shortcuts-die-good = Задарма!
webcubitos-lesson-shortcuts-die-less = Можна відмовитися, але це подарунок. Візьми кубик.
webcubitos-lesson-shortcuts-end = Короткі шляхи коштують кроків або монет, а ранець — лише гаку. Куди вони ведуть, видно, коли вкажеш на клітинку.
webcubitos-lesson-swords-count = Коли всі готові, порівнюють мечі — ще до бігу: кожен активний червоний символ — це меч. У тебе два, в Otto один.
webcubitos-lesson-swords-use = У тебе найбільше, тож червона карта винагороджує: 3 кредити й 2 кроки. За це втрачаєш червоний кубик.
webcubitos-lesson-swords-use-tap = Застосуй карту.
webcubitos-lesson-swords-use-good = 3 кредити й 2 кроки.
webcubitos-lesson-swords-use-less = Можна відмовитися, але 3 кредити й 2 кроки варті червоного кубика.
webcubitos-lesson-swords-end = Інші бачать твої мечі й теж можуть купити червоні кубики. Кожна карта з мечами винагороджує по-своєму: прочитай її, перш ніж озброюватися.
webcubitos-lesson-shop-first = 8 монет і 2 кредити. Щораунду можна купити два кубики різних кольорів. Перегони виграють кубики, що дають кроки: білий кіт дає 2.
webcubitos-lesson-shop-first-tap = Купи білий кубик за 6.
webcubitos-lesson-shop-first-good = Відтепер кіт біжить для тебе.
webcubitos-lesson-shop-first-less = Непоганий кубик. Але перегони виграють кроками: купи білий.
webcubitos-lesson-shop-second = Лишаються 2 монети, а наприкінці раунду монети згорають. Саме стільки коштує коричневий пес: раз дає 3 монети й іде від тебе.
webcubitos-lesson-shop-second-tap = Купи коричневий кубик за 2.
webcubitos-lesson-shop-second-good = Нічого не згоріло, і обидва кредити цілі.
webcubitos-lesson-shop-second-less = Це коштувало б кредитів, що ще згодяться. Купи коричневий кубик.
webcubitos-lesson-shop-end = Отже: витрачай усі монети, кредити бережи на дорогі кубики й купуй рано, бо пізній кубик майже не кидатимеш. Перемагає той, у кого мало сірих і багато сильних.

# Порада: що зробити, кількома словами, за якими йде шанс.
webcubitos-hint-dice = { $how ->
    [draw] Візьми: { $dice }
    [roll] Кинь: { $dice }
    [discard] Скинь: { $dice }
    [lose] Втрать: { $dice }
    [give] Віддай: { $dice }
   *[other] Візьми: { $dice }
}
webcubitos-hint-where = { $space } ({ $rewards })
webcubitos-hint-run = Біжи на { $where }
webcubitos-hint-buy-run = Купи { $moves } і біжи на { $where }
webcubitos-hint-buy-moves = Купи { $moves }
webcubitos-hint-reward = Візьми винагороду з { $where }
webcubitos-hint-buy = Купи: { $die }
webcubitos-hint-buy-nothing = Нічого не купуй
webcubitos-hint-use = Застосуй «{ $card }» ({ $die })
