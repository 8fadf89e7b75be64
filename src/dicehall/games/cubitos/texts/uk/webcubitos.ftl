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
webcubitos-tab-dice = Кубики
webcubitos-tab-cards = Карти
webcubitos-tab-others = Інші
webcubitos-tab-log = Журнал

# Чого скільки.
webcubitos-you = Ти
webcubitos-credits = кред.
webcubitos-fans = фани
webcubitos-hands = жетони
webcubitos-money = монети
webcubitos-moves = кроки
webcubitos-lines = червоні лінії
webcubitos-draw-amount = ліміт
webcubitos-draws-dice = стільки кубиків тягнеш на раунд (ліміт кубиків)
webcubitos-lines-crossed = { $count ->
    [one] { $count } лінію пройдено
    [few] { $count } лінії пройдено
    [many] { $count } ліній пройдено
   *[other] { $count } лінії пройдено
}
webcubitos-count-hands = { $count ->
    [one] { $count } жетон ліміту
    [few] { $count } жетони ліміту
    [many] { $count } жетонів ліміту
   *[other] { $count } жетона ліміту
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
webcubitos-used = використано
webcubitos-none-active = активних немає
webcubitos-gray = Сірі кубики
webcubitos-leads = попереду
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
webcubitos-ask-something = Вибір за тобою.
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
webcubitos-ask-push = Ризикнути чи спасувати?
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
webcubitos-must-push = Мусиш ризикнути ще раз.
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
webcubitos-decides = ризик чи пас?
webcubitos-runs = біжить і купує
webcubitos-waits = чекає
webcubitos-ready-state = все
webcubitos-say-rolled = { $hits ->
    [one] кинуто { $dice }, { $hits } успіх
    [few] кинуто { $dice }, { $hits } успіхи
    [many] кинуто { $dice }, { $hits } успіхів
   *[other] кинуто { $dice }, { $hits } успіху
}
webcubitos-say-pushed = ризикує
webcubitos-say-passed = пасує
webcubitos-say-bust = невдача
webcubitos-say-saved = пронесло!
webcubitos-say-fan = +1 фан (уже { $fans })
webcubitos-say-bought = купує: { $die }
webcubitos-say-gained = отримує: { $die }
webcubitos-say-lost = втрачає: { $die }
webcubitos-say-borrowed = позичає: { $die }
webcubitos-say-moved = біжить на { $space }
webcubitos-say-finished = на фініші!
webcubitos-strip = { $player }: { $doing }. На { $space }, червоних ліній: { $lines }, уболівальників: { $fans }, кредитів: { $credits }, жетонів ліміту кубиків: { $hand }. Активні: { $active }. Зона кидків: { $roll }.

# Вибір.
webcubitos-space-key = Пробіл
webcubitos-push = Ризикнути
webcubitos-pass = Спасувати
webcubitos-push-roll = { $count ->
    [one] Кинути { $count } кубик.
    [few] Кинути { $count } кубики.
    [many] Кинути { $count } кубиків.
   *[other] Кинути { $count } кубики.
}
webcubitos-push-lose = Невдача: мінус { $stake }, плюс { $brings }.
webcubitos-pass-keep = Залишок: { $stake }.
webcubitos-pass-stay = { $count ->
    [one] { $count } промах лишиться на потім.
    [few] { $count } промахи лишаться на потім.
    [many] { $count } промахів лишиться на потім.
   *[other] { $count } промаху лишиться на потім.
}
webcubitos-ring-bust = % ризик
webcubitos-ring = { $chance } невдача
webcubitos-odds = Жодного успіху { $none }, один { $one }, два { $two }, три й більше { $more }.
webcubitos-odds-bust = невдача
webcubitos-odds-none = 0
webcubitos-odds-hit = 1 успіх
webcubitos-fill = { $how ->
    [draw] Доповнити й узяти
    [roll] Доповнити й кинути
   *[other] Доповнити
}
webcubitos-fill-note = Тими, що найчастіше дають успіх
webcubitos-take-chosen = { $how ->
    [draw] Узяти { $count }
    [roll] Кинути { $count }
    [discard] Скинути { $count }
    [lose] Втратити { $count }
    [give] Віддати { $count }
   *[other] Узяти { $count }
}
webcubitos-no-die = { $how ->
    [discard] Нічого не скидати
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
webcubitos-moment-after_push = Щоразу, коли ризикуєш без невдачі, якщо кубик уже був активним.
webcubitos-moment-on_push = Коли ризикуєш, перед кидком.
webcubitos-moment-would_bust = Коли кидок мав би стати невдачею.
webcubitos-moment-run = Один раз у фазі бігу.
webcubitos-moment-power = Лише для посиленого символу із чотирма крапками. Хто застосовує іншу частину, мусить застосувати й цю.
webcubitos-moment-second = Теж один раз у фазі бігу, щойно виконано умову.
webcubitos-moment-any_time = Щоразу, коли ти щось вирішуєш.
webcubitos-moment-after_move = Після руху, перед купівлею.
webcubitos-moment-compare = Коли всі готові, порівнюють мечі: кожен активний червоний символ — це меч. Треба мати хоча б один.
webcubitos-about-optional = Ти завжди можеш відмовитися.
webcubitos-about-power = Посилений символ робить те саме, що звичайний, і ще своє.
webcubitos-about-lost = Кубик, який треба втратити, зникне щонайпізніше, коли ти завершиш; незастосований він не дає нічого.

# Підказка про те, що під пальцем.
webcubitos-title-push = Ризикнути
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
webcubitos-keys-text = Пробіл — ризикнути, Enter — спасувати, бігти або завершити. Цифра вибирає те, на чому вона стоїть. Стрілки ведуть від клітинки до клітинки, плюс і мінус докуповують кроки. Знак питання пояснює вибране.

# Після гри.
webcubitos-chart = Перегони, раунд за раундом
webcubitos-choices = ризик: { $pushes ->
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
webcubitos-lesson-free-push = А тепер головне питання гри: ризикнути чи спасувати? Доки не було трьох активних кубиків, невдачі бути не може, тож наступний кидок нічого не коштує.
webcubitos-lesson-free-push-tap = Натисни «Ризикнути».
webcubitos-lesson-free-push-good = Саме так: цей кидок був безплатний і приніс ще два кубики.
webcubitos-lesson-free-push-less = Можна й спасувати, але поки нічого не може піти не так. Натисни «Ризикнути» й кинь решту ще раз.
webcubitos-lesson-fair-push = Відтепер кидок із самих промахів — це невдача. Кільце показує її ймовірність: 27 %. Коли втрачати майже нічого, ризик того вартий.
webcubitos-lesson-fair-push-tap = Ще раз натисни «Ризикнути».
webcubitos-lesson-fair-push-good = Вийшло: ще чотири успіхи. Сміливим щастить — часом.
webcubitos-lesson-fair-push-less = Обережні тут пасують, і це не помилка. Та заради уроку ризикни.
webcubitos-lesson-pass = Лишилося тільки два кубики, і ймовірність невдачі — 69 %. Можна втратити 5 монет і 3 кроки.
webcubitos-lesson-pass-tap = Натисни «Спасувати» й лиши собі все.
webcubitos-lesson-pass-good = Усе при тобі. Коли спасують усі, починається біг.
webcubitos-lesson-pass-less = За 69 % кубики, найімовірніше, заберуть усе. Натисни «Спасувати».
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
webcubitos-lesson-bust-tap = Натисни «Ризикнути», лише цього разу.
webcubitos-lesson-bust-good = Самі промахи: невдача!
webcubitos-lesson-bust-less = Мудро. Але цього разу хай усе піде шкереберть: натисни «Ризикнути».
webcubitos-lesson-after-bust = Усі активні кубики пішли в скид. Утіха — новий уболівальник: твоя фігурка на треку вболівальників просувається і дає кредити. Можна ще й скинути кубики із зони кидків.
webcubitos-lesson-after-bust-tap = Лиши їх у зоні кидків: вибери «Нічого не скидати».
webcubitos-lesson-after-bust-good = Біжімо далі. Навіть після невдачі кредити купують кроки й кубики.
webcubitos-lesson-after-bust-less = Так можна, але вони ще згодяться. Вибери «Нічого не скидати».
webcubitos-lesson-dinosaur = Згодом випадають і куплені кубики. Коли кубик показує символ, його карта світиться. Динозавр — це 4 кроки.
webcubitos-lesson-dinosaur-tap = Застосуй фіолетовий кубик.
webcubitos-lesson-dinosaur-good = 4 кроки! Кожен кубик діє раз на раунд.
webcubitos-lesson-dinosaur-less = Ще ні: спершу застосуй фіолетовий, він дає 4 кроки.
webcubitos-lesson-cat = А ось і куплений кіт.
webcubitos-lesson-cat-tap = Застосуй і білий кубик.
webcubitos-lesson-cat-good = Разом із сірим кубиком це 7 кроків.
webcubitos-lesson-cat-less = Тоді пропадуть 2 кроки. Застосуй білий кубик.
webcubitos-lesson-end = Оце й є Cubitos: бери, кидай, ризикуй або пасуй, біжи, купуй. Решту сказано на картах, а знак питання пояснить усе, на що вкажеш. Час на перегони?

# Власні карти в лобі.
webcubitos-own-cards = Власні карти
webcubitos-own-cards-note = Текстовий файл із власними картами; як їх писати, розповідає сторінка про карти.
webcubitos-own-cards-remove = Без { $file }
