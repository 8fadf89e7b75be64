# Стіл Cubitos у браузері.

# Зони, фази, вкладки.
webcubitos-zone-draw = Запас
webcubitos-zone-roll = Кидок
webcubitos-zone-active = Активні
webcubitos-zone-discard = Скид
webcubitos-empty-draw = порожньо
webcubitos-empty-roll = нічого кидати
webcubitos-empty-active = Сюди йдуть влучання
webcubitos-empty-discard = порожньо
webcubitos-phase-draw = Беремо
webcubitos-phase-roll = Кидки
webcubitos-phase-run = Біг
webcubitos-phase-move = Рух
webcubitos-phase-buy = Купівля
webcubitos-tabs = Що показати
webcubitos-tab-dice = Кубики
webcubitos-tab-cards = Карти
webcubitos-tab-others = Інші
webcubitos-tab-log = Хід

# Чого скільки.
webcubitos-you = Ти
webcubitos-credits = кредити
webcubitos-fans = фани
webcubitos-hands = руки
webcubitos-money = монети
webcubitos-moves = кроки
webcubitos-lines = червоні лінії
webcubitos-draw-amount = брати
webcubitos-draws-dice = кубиків за раз
webcubitos-lines-crossed = { $count ->
    [one] { $count } лінія позаду
    [few] { $count } лінії позаду
    [many] { $count } ліній позаду
   *[other] { $count } лінії позаду
}
webcubitos-count-hands = { $count ->
    [one] { $count } жетон руки
    [few] { $count } жетони руки
    [many] { $count } жетонів руки
   *[other] { $count } жетони руки
}
webcubitos-active = { $count ->
    [one] { $count } активний
    [few] { $count } активні
    [many] { $count } активних
   *[other] { $count } активні
}
webcubitos-left = { $count ->
    [one] ще { $count }
    [few] ще { $count }
    [many] ще { $count }
   *[other] ще { $count }
}
webcubitos-hits = { $count ->
    [one] влучає { $count } стороною з 6
    [few] влучає { $count } сторонами з 6
    [many] влучає { $count } сторонами з 6
   *[other] влучає { $count } сторонами з 6
}
webcubitos-in-six = { $count } з 6
webcubitos-how-often = як часто влучає кожен
webcubitos-stay-for-next = лишаються на наступний раунд
webcubitos-used = ужито
webcubitos-none-active = немає активних
webcubitos-gray = Сірі
webcubitos-leads = попереду
webcubitos-bot = бот
webcubitos-starts = має стартовий кубик
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
webcubitos-on-leg = { $space } (частина { $leg })
webcubitos-water = вода
webcubitos-runner = { $player }: { $space }
webcubitos-fan-track = Шкала вболівальників. { $players }
webcubitos-zoom-in = Ближче
webcubitos-zoom-out = Далі
webcubitos-zoom-home = До мого бігуна
webcubitos-jet-pack = Реактивний ранець: подвоює кроки, що лишилися.
webcubitos-shortcut = Короткий шлях: { $price }, і ти на { $target }.
webcubitos-legend-credits = кредити
webcubitos-legend-lose = без кубиків
webcubitos-legend-any = кубик
webcubitos-legend-upto = кубик до n
webcubitos-legend-fan = фан
webcubitos-legend-jet_pack = ранець
webcubitos-legend-money_shortcut = стрибок за монети
webcubitos-legend-move_shortcut = стрибок за кроки
webcubitos-to-go = { $count ->
    [one] ще { $count } до фінішу
    [few] ще { $count } до фінішу
    [many] ще { $count } до фінішу
   *[other] ще { $count } до фінішу
}
webcubitos-beyond = { $count ->
    [one] { $count } за фінішем
    [few] { $count } за фінішем
    [many] { $count } за фінішем
   *[other] { $count } за фінішем
}
webcubitos-no-gain = { $reward } не за крок
webcubitos-needs-bought = { $count ->
    [one] з { $count } купленим кроком
    [few] з { $count } купленими кроками
    [many] з { $count } купленими кроками
   *[other] з { $count } купленими кроками
}

# Про що питають.
webcubitos-ask-something = Вибирай.
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
webcubitos-ask-discard_after_bust = Провал! Які кубики йдуть у скид?
webcubitos-ask-push = Ризикнути чи зупинитися?
webcubitos-ask-move = Куди біжиш?
webcubitos-ask-buy_moves = Куди біжиш?
webcubitos-ask-buy = Купиш кубик?
webcubitos-moment = Хвилинку…
webcubitos-rolling = Кубики котяться…
webcubitos-bust = Провал!
webcubitos-skip = Торкнись, щоб пропустити
webcubitos-waiting = { $count ->
    [one] Чекаємо: { $players }
    [few] Чекаємо: { $players }
    [many] Чекаємо: { $players }
   *[other] Чекаємо: { $players }
}
webcubitos-you-bust = У тебе провал. Бігти можна й так: за кредити купуєш кроки й кубики.
webcubitos-you-passed = Ти зупинився. Далі біжать усі.
webcubitos-you-ran = Ти поки все.
webcubitos-over = Перегони скінчено.
webcubitos-won = { $count ->
    [one] { $players } виграє перегони!
    [few] { $players } ділять перемогу!
    [many] { $players } ділять перемогу!
   *[other] { $players } ділять перемогу!
}
webcubitos-you-won = Ти виграєш перегони!
webcubitos-at-risk = { $dice ->
    [one] Якщо { $dice } кубик не влучить — провал, і ти втратиш: { $stake }.
    [few] Якщо всі { $dice } кубики схиблять — провал, і ти втратиш: { $stake }.
    [many] Якщо всі { $dice } кубиків схиблять — провал, і ти втратиш: { $stake }.
   *[other] Якщо всі { $dice } кубики схиблять — провал, і ти втратиш: { $stake }.
}
webcubitos-no-risk = Трьох активних кубиків ще не було: провал не загрожує.
webcubitos-must-push = Мусиш ризикнути ще раз.
webcubitos-tap-die = Торкнись кубика.
webcubitos-by-card = { $card }: { $note }
webcubitos-chosen = вибрано { $count } з { $needed }
webcubitos-chosen-any = { $count ->
    [one] { $count } вибрано, скільки хочеш
    [few] { $count } вибрано, скільки хочеш
    [many] { $count } вибрано, скільки хочеш
   *[other] { $count } вибрано, скільки хочеш
}
webcubitos-tap-ability = Торкнись підсвіченого кубика або вибери тут.
webcubitos-tap-space = Маєш { $moves }. Торкнись клітинки, щоб бачити шлях, ще раз — і біжиш.
webcubitos-tap-bought = Маєш { $moves }. Золотий край — лише з купленими кроками.
webcubitos-tap-step = Торкнись клітинки, ще раз — і йдеш.
webcubitos-tap-reward = Торкнись клітинки, ще раз — і береш нагороду.
webcubitos-tap-card = Торкнись карти. У тебе { $money } і { $credits }.
webcubitos-tap-second = Ще один, іншого кольору? У тебе { $money } і { $credits }.
webcubitos-tap-tray = Торкнись карти або тут сірого кубика.

# Що роблять інші.
webcubitos-thinks = думає
webcubitos-draws = вибирає кубики
webcubitos-decides = ризик чи стоп?
webcubitos-runs = біжить і купує
webcubitos-waits = чекає
webcubitos-ready-state = готово
webcubitos-say-rolled = { $hits ->
    [one] кинуто { $dice }, { $hits } влучив
    [few] кинуто { $dice }, { $hits } влучили
    [many] кинуто { $dice }, { $hits } влучили
   *[other] кинуто { $dice }, { $hits } влучили
}
webcubitos-say-pushed = ризикує
webcubitos-say-passed = зупинка
webcubitos-say-bust = провал
webcubitos-say-saved = врятовано!
webcubitos-say-fan = +1 фан (уже { $fans })
webcubitos-say-bought = купує: { $die }
webcubitos-say-gained = дістає: { $die }
webcubitos-say-lost = втрачає: { $die }
webcubitos-say-borrowed = позичає: { $die }
webcubitos-say-moved = біжить на { $space }
webcubitos-say-finished = на фініші!
webcubitos-strip = { $player }: { $doing }. На { $space }, червоних ліній { $lines }, вболівальників { $fans }, кредитів { $credits }, жетонів руки { $hand }. Активні: { $active }. Кидок: { $roll }.

# Вибір.
webcubitos-space-key = Пробіл
webcubitos-push = Ризикнути
webcubitos-pass = Зупинитися
webcubitos-push-roll = { $count ->
    [one] Кинути { $count } кубик.
    [few] Кинути { $count } кубики.
    [many] Кинути { $count } кубиків.
   *[other] Кинути { $count } кубики.
}
webcubitos-push-lose = Ціна провалу: { $stake }; зате буде { $brings }.
webcubitos-pass-keep = Лишається { $stake }.
webcubitos-pass-stay = { $count ->
    [one] { $count } порожній лишиться на потім.
    [few] { $count } порожні лишаться на потім.
    [many] { $count } порожніх лишиться на потім.
   *[other] { $count } порожні лишаться на потім.
}
webcubitos-ring-bust = % провал
webcubitos-ring = { $chance } провал
webcubitos-odds = Жодного влучання { $none }, одне { $one }, два { $two }, три й більше { $more }.
webcubitos-odds-bust = провал
webcubitos-odds-none = 0
webcubitos-odds-hit = 1 влуч.
webcubitos-fill = { $how ->
    [draw] Доповнити й узяти
    [roll] Доповнити й кинути
   *[other] Доповнити
}
webcubitos-fill-note = Ті, що влучають найчастіше
webcubitos-take-chosen = { $how ->
    [draw] Узяти { $count }
    [roll] Кинути { $count }
    [discard] Скинути { $count }
    [lose] Позбутися { $count }
    [give] Віддати { $count }
   *[other] Узяти { $count }
}
webcubitos-no-die = { $how ->
    [discard] Жодного не скидати
    [draw] Жодного не брати
    [give] Жодного не віддавати
    [lose] Лишити всі
    [roll] Жодного не кидати
   *[other] Жодного не брати
}
webcubitos-discard-none-note = Усі лишаються в кидку
webcubitos-go = Біжу
webcubitos-stay = Лишаюся
webcubitos-stay-note = Усі гроші на кубики
webcubitos-bought-moves = Куплені кроки, по 4
webcubitos-pays = Коштує { $price }, лишиться { $purse }
webcubitos-ready = Готово
webcubitos-done = Усе
webcubitos-take-card = Узяти: { $card }
webcubitos-about-card = Про { $card }
webcubitos-why-empty = Кубиків немає
webcubitos-why-second = Цей колір уже куплено
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
webcubitos-moment-after_push = Після кожного ризику без провалу, якщо кубик уже був активним.
webcubitos-moment-on_push = Коли ризикуєш, перед кидком.
webcubitos-moment-would_bust = Коли кидок був би провалом.
webcubitos-moment-run = Раз під час бігу.
webcubitos-moment-power = Лише сильна сторона з чотирма крапками. Хто вживає решту, вживає й це.
webcubitos-moment-second = Теж раз під час бігу, щойно виконано умову.
webcubitos-moment-any_time = Щоразу, коли ти щось вирішуєш.
webcubitos-moment-after_move = Після руху, перед купівлею.
webcubitos-moment-compare = Коли всі готові, порівнюють мечі: кожен активний червоний символ — меч. Треба хоча б один.
webcubitos-about-optional = Ти завжди можеш відмовитися.
webcubitos-about-power = Сильна сторона робить те саме, що символ, і ще своє.
webcubitos-about-lost = Кубик, що мусить піти, піде найпізніше, коли ти скажеш «усе»; невжитий не дає нічого.

# Підказка про те, що під пальцем.
webcubitos-title-push = Ризик
webcubitos-help-push = Усі кубики з кидка котяться ще раз. Що влучить, стає активним. Якщо всі схиблять, коли є ризик, — провал: активні йдуть у скид, а ти дістаєш вболівальника.
webcubitos-title-pass = Зупинка
webcubitos-help-pass = Твої кидки скінчено. Активні лишаються для бігу; решта чекає в кидку на наступний раунд.
webcubitos-title-me = Ти
webcubitos-help-me = Кредити лишаються й платять, як монети. Вболівальники дають кредити й жетони руки. Жетон руки — на кубик більше щораунду.
webcubitos-title-strip = Інший гравець
webcubitos-help-strip = Пройдені червоні лінії, вболівальники, кредити, жетони руки; кольорова група активна, стос чекає кидка. Торкнись, щоб бачити все.
webcubitos-title-fans = Шкала вболівальників
webcubitos-help-fans = Кожен вболівальник — на місце далі, і маєш те, що там: кредити або жетон руки.
webcubitos-title-gray = Сірі кубики
webcubitos-help-gray = Сірі кубики дають монети й кроки, умінь не мають. Їх не купують, лише дістають. Світло- й темно-сірі — один колір.
webcubitos-help-start-die = Показує першого гравця. Котиться, як усі, але не рахується, коли береш кубики, і після раунду йде ліворуч.
webcubitos-title-finish = Старт і фініш
webcubitos-help-finish = Хто фінішував на останньому колі, закінчує перегони цим раундом. Якщо таких кілька, виграє найдальший.
webcubitos-help-zone-draw = Кубики, які береш у кидок. Коли порожньо, скид стає запасом.
webcubitos-help-zone-roll = Ці кубики кидаєш. Що схибило, лишається тут, і на наступний раунд.
webcubitos-help-zone-active = Що влучило. Платить під час бігу; провал змітає все в скид. Від трьох активних є ризик провалу.
webcubitos-help-zone-discard = Кубики відпочивають, доки запас не спорожніє. Куплене йде сюди.
webcubitos-space = Клітинка { $space }, зона { $zone }
webcubitos-help-space = Сюди ведуть з сусідньої клітинки одним кроком.
webcubitos-help-water = Вода: сюди ведуть лише водні кроки.
webcubitos-help-reward = Якщо зупинишся тут, можеш узяти: { $reward }.
webcubitos-help-target = Сюди веде короткий шлях { $letter }.
webcubitos-keys = Клавіші
webcubitos-keys-text = Пробіл — ризикнути, Enter — зупинитися, бігти або завершити. Цифри вибирають позначене. Стрілки ведуть від клітинки до клітинки, плюс і мінус купують кроки. Знак питання пояснює вибране.

# Після гри.
webcubitos-chart = Перегони, раунд за раундом
webcubitos-luck-note = влучання понад середнє або нижче
webcubitos-luck-means = Тут порівняно, що показали кубики, з тим, що такі кубики показують у середньому. Як цим скористалися, з цих чисел не видно, і чи прийшли влучання вчасно — теж.
webcubitos-choices = { $pushes ->
    [one] { $pushes } ризик
    [few] { $pushes } ризики
    [many] { $pushes } ризиків
   *[other] { $pushes } ризику
}, { $busts ->
    [0] без провалів
    [one] { $busts } провал
    [few] { $busts } провали
    [many] { $busts } провалів
   *[other] { $busts } провалу
}
webcubitos-points-note = найдовші забіги, найдорожчі провали, зміни лідера

# Перший урок.
webcubitos-lesson-welcome = Вітаємо на перегонах! Твій бігун — бірюзове коло; перемагає, хто перший на фініші. Рухають його твої кубики.
webcubitos-lesson-zones = Щойно кинуто всі твої кубики. Ті, що щось показують, стали активними; порожні лишаються в кидку. Поки активних два: 1 монета і 1 крок.
webcubitos-lesson-free-push = А тепер головне питання гри: ризикнути чи зупинитися? Доки активних кубиків не було трьох, провалу бути не може, тож наступний кидок нічого не коштує.
webcubitos-lesson-free-push-tap = Натисни «Ризикнути».
webcubitos-lesson-free-push-good = Саме так: цей кидок був задарма і приніс ще два кубики.
webcubitos-lesson-free-push-less = Можна й зупинитися, але поки нічого не може піти не так. Ризикни й кинь решту ще раз.
webcubitos-lesson-fair-push = Відтепер кидок із самих порожніх — це провал. Кільце показує його ймовірність: 27 %. Коли втрачати майже нічого, ризик вартий того.
webcubitos-lesson-fair-push-tap = Ризикни ще раз.
webcubitos-lesson-fair-push-good = Вийшло: ще чотири влучання. Сміливим щастить, часом.
webcubitos-lesson-fair-push-less = Обережні тут зупиняються, і це не помилка. Та заради уроку ризикни.
webcubitos-lesson-pass = Лишилося тільки два кубики, і ймовірність провалу — 69 %. Можна втратити 5 монет і 3 кроки.
webcubitos-lesson-pass-tap = Зупинися й лиши собі все.
webcubitos-lesson-pass-good = Добре збережено. Коли зупинилися всі, починається біг.
webcubitos-lesson-pass-less = За 69 % кубики, найімовірніше, заберуть усе. Краще зупинися.
webcubitos-lesson-no-moves = Починається біг: 3 кроки й 5 монет. За 4 монети можна купити ще крок, але зараз гроші краще вкласти в кубики. Підсвічені клітинки досяжні, а за три кроки попереду, за першою червоною лінією, лежать 2 кредити.
webcubitos-lesson-no-moves-tap = Біжи до 2 кредитів: перший дотик показує шлях, другий веде.
webcubitos-lesson-no-moves-good = Жодного кроку не куплено: гроші підуть на кубик.
webcubitos-lesson-no-moves-less = Тоді на кубик грошей майже не лишиться. Лиши куплені кроки на 0.
webcubitos-lesson-move = Ти отримуєш нагороду тієї клітинки, де закінчиш біг. За три кроки попереду, за першою червоною лінією, лежать 2 кредити.
webcubitos-lesson-move-tap = Біжи до 2 кредитів за червоною лінією.
webcubitos-lesson-move-good = Три кроки вперед, і тут щось лежить.
webcubitos-lesson-move-less = Туди можна. Але за три кроки попереду, за червоною лінією, лежать 2 кредити: біжи туди.
webcubitos-lesson-reward = Ти стоїш на нагороді. Монети наприкінці раунду згорають, а кредити лишаються, і платити ними можна так само.
webcubitos-lesson-reward-tap = Візьми кредити.
webcubitos-lesson-reward-good = 2 кредити твої.
webcubitos-lesson-reward-less = Можна й лишити, але навіщо? Візьми кредити.
webcubitos-lesson-buy = Час купувати: 5 монет і 1 з твоїх кредитів — це білий кубик. На кожній карті написано, що вміють її кубики; кіт дає 2 кроки, коли показує символ.
webcubitos-lesson-buy-tap = Купи білий кубик за 6.
webcubitos-lesson-buy-good = Кіт твій. Нові кубики чекають у скиді, доки не спорожніє запас.
webcubitos-lesson-buy-less = Теж гарний кубик. Та для уроку візьми білий: три його грані допомагають бігти.
webcubitos-lesson-bust = Два раунди по тому. У тебе 3 монети й 2 кроки, а ймовірність провалу — 39 %. Погляньмо, як виглядає провал.
webcubitos-lesson-bust-tap = Ризикни, лише цього разу.
webcubitos-lesson-bust-good = Самі порожні: провал!
webcubitos-lesson-bust-less = Мудро. Але цього разу хай усе піде шкереберть: ризикни.
webcubitos-lesson-after-bust = Усі активні кубики пішли в скид. Утіха — новий вболівальник: твоя фішка на шкалі просувається і дає кредити. Можна ще й скинути кубики з кидка.
webcubitos-lesson-after-bust-tap = Лиши їх у кидку: вибери «Досить».
webcubitos-lesson-after-bust-good = Біжімо далі. Навіть після провалу кредити купують кроки й кубики.
webcubitos-lesson-after-bust-less = Так можна, але вони ще згодяться. Вибери «Досить».
webcubitos-lesson-dinosaur = Згодом випадають і куплені кубики. Коли кубик показує символ, його карта світиться. Динозавр — це 4 кроки.
webcubitos-lesson-dinosaur-tap = Використай фіолетовий кубик.
webcubitos-lesson-dinosaur-good = 4 кроки! Кожен кубик діє раз на раунд.
webcubitos-lesson-dinosaur-less = Ще ні: спершу фіолетовий, він дає 4 кроки.
webcubitos-lesson-cat = А ось і куплений кіт.
webcubitos-lesson-cat-tap = Використай і білий кубик.
webcubitos-lesson-cat-good = Разом із сірим кубиком це 7 кроків.
webcubitos-lesson-cat-less = Тоді пропадуть 2 кроки. Використай білий кубик.
webcubitos-lesson-end = Оце й є Cubitos: бери, кидай, ризикуй або зупиняйся, біжи, купуй. Решта написана на картах, а знак питання пояснить, на що вказуєш. Готові до перегонів?
