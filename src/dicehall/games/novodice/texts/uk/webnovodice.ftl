# Стіл NovoDice у браузері.

webnovodice-player = Гравець { $number }
webnovodice-waiting = Готуємо стіл.
webnovodice-bot = бот
webnovodice-gone = не тут
webnovodice-away = не тут, грає бот
webnovodice-turn = ходить
webnovodice-time-left = залишилося часу
webnovodice-tabs = Частини столу
webnovodice-my-bays = Мої відсіки
webnovodice-bays = Відсіки
webnovodice-others = Інші
webnovodice-machine = Ігровий автомат
webnovodice-decision = Що треба вирішити
webnovodice-hand = Плитки, які треба розмістити

# Леви.
webnovodice-lions = Леви
webnovodice-lions-buy = купують до вартості
webnovodice-yours = твої
webnovodice-with-choice = з цим вибором

# Барабани й кубики.
webnovodice-slot = Слот { $slot }
webnovodice-roll = Кидок { $roll }
webnovodice-empty = порожньо
webnovodice-wish = порожньо; { $symbol } { $chance }
webnovodice-row-claims = дає: { $tiles }
webnovodice-row-needs = { $count ->
    [one] { $count } дає плитку
    [few] { $count } в ряду дають плитку
   *[many] { $count } в ряду дають плитку
}
webnovodice-row-lions = рахуються всі леви, у будь-якому ряду
webnovodice-room = { $count ->
    [one] у слот { $slot } вміститься ще { $count } кубик
    [few] у слот { $slot } вмістяться { $count } кубики
   *[many] у слот { $slot } вміститься { $count } кубиків
}
webnovodice-tap-dice = що лишаєш?
webnovodice-left-over = не використано
webnovodice-die-name = { $die }, клавіша { $key }
webnovodice-black = Чорні кубики дають за левів
webnovodice-black-left = { $count ->
    [0] чорних не лишилося
    [one] ще { $count } чорний
    [few] ще { $count } чорні
   *[many] ще { $count } чорних
}
webnovodice-extra = { $count ->
    [one] +{ $count } чорний за лева
    [few] +{ $count } чорні за левів
   *[many] +{ $count } чорних за левів
}

# Склад.
webnovodice-head-keep = { $count ->
    [0] Цих кубиків ще не досить на плитку
    [one] Цих кубиків досить на { $count } вид плиток
    [few] Цих кубиків досить на { $count } види плиток
   *[many] Цих кубиків досить на { $count } видів плиток
}
webnovodice-head-last = { $count ->
    [0] Цих кубиків ні на що не досить: буде сміття
    [one] Цих кубиків досить на { $count } вид плиток
    [few] Цих кубиків досить на { $count } види плиток
   *[many] Цих кубиків досить на { $count } видів плиток
}
webnovodice-head-claim = Зелені плитки можна взяти
webnovodice-legend = % = шанс до кінця ходу
webnovodice-left = є ще { $count }
webnovodice-tile-figures = вартість { $value }, левів: { $lions }
webnovodice-pays-now = можна зараз: { $ways }
webnovodice-maybe = { $chance } до кінця ходу, якщо грати на неї
webnovodice-if-no-claim = якщо нічого
webnovodice-never = задалеко
webnovodice-not-now = замало
webnovodice-why-gone = Плитки «{ $tile }» розібрано.
webnovodice-why-not = «{ $tile }» потребує ряду ({ $row }) або левів: { $lions }.
webnovodice-why-trash = Сміття нічого не варте. Його отримує лише той, хто не може взяти нічого.

# Відсіки.
webnovodice-worth = вартість
webnovodice-best = найкраще
webnovodice-if = якщо взяти
webnovodice-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
webnovodice-free = { $count ->
    [0] повно
    [one] { $count } вільне
    [few] { $count } вільні
   *[many] { $count } вільних
}
webnovodice-why-full = Відсік { $bay } повний. Вибери інший.
webnovodice-why-same = Це нічого не змінить: вибери іншу плитку, не «{ $tile }».

# Панель дій.
webnovodice-ask-keep = Які кубики підуть у слот { $slot }?
webnovodice-won = Перемагає { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
webnovodice-tied = Нічия, { $players }: по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[many] { $points } очок
}.
webnovodice-hint-keys = { $count ->
    [one] Торкнися кубика або натисни 1.
    [few] Торкнися не більш як 3 кубиків або натискай 1–{ $count }.
   *[many] Торкнися не більш як 3 кубиків або натискай 1–{ $count }.
}
webnovodice-more-fits = { $count ->
    [one] вміститься ще { $count }
    [few] вмістяться ще { $count }
   *[many] вміститься ще { $count }
}
webnovodice-next-roll = Наступний кидок, { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}:
webnovodice-next-none = Кидати вже нічого.
webnovodice-pays-for = досить на: { $tiles }
webnovodice-instead = якщо в слоті { $other }, а не { $mine }: { $chance }
webnovodice-would-claim = Тоді можна буде взяти одну із цих:
webnovodice-adds = Додасть
webnovodice-in-hand = { $count ->
    [one] розмістити { $count } плитку
    [few] розмістити { $count } плитки
   *[many] розмістити { $count } плиток
}
webnovodice-choose = Вибери кубики
webnovodice-why-none = Жодного кубика ще не вибрано. «{ webnovodice-none }» — і слот буде порожній.
webnovodice-lock = { $count ->
    [one] Лишити { $count }
    [few] Лишити { $count }
   *[many] Лишити { $count }
}
webnovodice-lock-roll = Лишити { $count }, кинути { $next }
webnovodice-none = Нічого не лишати
webnovodice-none-roll = кинути { $count } знову
webnovodice-tap-tile = Торкнися зеленої плитки, щоб побачити, що вона дасть.
webnovodice-choose-tile = Вибери плитку
webnovodice-why-no-tile = Спершу торкнися однієї із зелених плиток.
webnovodice-claim-row = Узяти за ряд
webnovodice-claim-lions = Узяти за { $count ->
    [one] { $count } лева
    [few] { $count } левів
   *[many] { $count } левів
}
webnovodice-claim-free = Вільний вибір
webnovodice-lions-left = { $count ->
    [0] левів не лишиться
    [one] лишиться { $count } лев
    [few] лишаться { $count } леви
   *[many] лишиться { $count } левів
}
webnovodice-free-left = { $count ->
    [0] остання
    [one] потім ще { $count }
    [few] потім ще { $count }
   *[many] потім ще { $count }
}
webnovodice-tap-bay = Торкнися відсіку, щоб вибрати його.
webnovodice-tap-swap = Торкнися плитки, яку треба замінити, або поверни цю.
webnovodice-into = У відсік { $bay }
webnovodice-swap = Замість «{ $old }»
webnovodice-drop = Повернути
webnovodice-choose-bay = Вибери відсік

# Журнал, де мова про того, хто читає.
webnovodice-log-began-you = Починаєш ти.
webnovodice-log-turn-began-you = Твій хід.
webnovodice-log-rolled-you = Твій кидок { $roll }: { $dice }.
webnovodice-log-kept-you = Ти ставиш у слот { $slot }: { $dice }.
webnovodice-log-kept-none-you = Ти лишаєш слот { $slot } порожнім.
webnovodice-log-took-extra-you = Ти береш { $number ->
    [one] { $number } чорний кубик
    [few] { $number } чорні кубики
   *[many] { $number } чорних кубиків
}.
webnovodice-log-claimed-row-you = Ти береш плитку «{ $tile }» за ряд.
webnovodice-log-claimed-lions-you = Ти береш плитку «{ $tile }» за левів.
webnovodice-log-claimed-free-you = Ти береш плитку «{ $tile }» на вільний вибір.
webnovodice-log-took-trash-you = Ти не можеш узяти нічого й отримуєш сміття.
webnovodice-log-got-nothing-you = Ти не можеш узяти нічого, а сміття вже немає.
webnovodice-log-placed-you = Ти кладеш «{ $tile }» у відсік { $bay }, тепер його вартість { $worth }.
webnovodice-log-exchanged-you = Ти міняєш «{ $old }» на «{ $tile }» у відсіку { $bay }, тепер його вартість { $worth }.
webnovodice-log-dropped-you = Ти повертаєш «{ $tile }» на склад.
webnovodice-log-bays-filled-you = Ти заповнюєш усі відсіки: решта ходить ще по разу.
webnovodice-log-ended-won-you = Твоя перемога! Очки: { $scores }.

# Що зробили інші, кількома словами.
webnovodice-log-rolled-short = кидок { $roll }
webnovodice-log-kept-short = { $number ->
    [one] лишає { $number } кубик
    [few] лишає { $number } кубики
   *[many] лишає { $number } кубиків
}
webnovodice-log-kept-none-short = не лишає нічого
webnovodice-log-claimed-row-short = бере: { $tile }
webnovodice-log-claimed-lions-short = { webnovodice-log-claimed-row-short }
webnovodice-log-claimed-free-short = { webnovodice-log-claimed-row-short }
webnovodice-log-took-trash-short = бере сміття
webnovodice-log-got-nothing-short = не бере нічого
webnovodice-log-placed-short = розміщує: { $tile }
webnovodice-log-exchanged-short = міняє на: { $tile }
webnovodice-log-dropped-short = повертає: { $tile }

# Пояснення того, що під пальцем.
webnovodice-help = Пояснити
webnovodice-help-rows = Однакові символи поруч, починаючи зі слота 1, утворюють ряд. Ряд дає одну плитку свого символу.
webnovodice-help-title-machine = Ігровий автомат
webnovodice-help-title-rows = Ряди та що вони дають
webnovodice-help-title-lions = Леви
webnovodice-help-title-dice = Кубики
webnovodice-help-title-keep = Вибір кубиків
webnovodice-help-title-warehouse = Склад
webnovodice-help-title-claim = Як узяти плитку
webnovodice-help-title-place = Розміщення
webnovodice-help-title-bay = Відсіки
webnovodice-help-die = Кубик { $kind }
webnovodice-help-lions = Двоє чи більше левів, хоч би де вони стояли у слотах, купують плитки за ціною на золотій бирці. За вісьмох можна натомість узяти дві будь-які плитки, за дев’ятьох — три. Відсоток — це шанс мати стільки левів наприкінці ходу, якщо грати на левів.
webnovodice-help-dice = A і B — білі кубики, X — чорні; грані в них різні. Усе, чого не лишиш, кидають знову, тому важливо, який із двох однакових кубиків лишити.
webnovodice-help-odds = Кільця показують точні шанси наступного кидка для вибраних зараз кубиків.
webnovodice-help-states = Зелена: кубиків на неї вже досить. Відсоток: шанс, що їх вистачить наприкінці ходу, якщо кожним кидком грати на неї. Риски під назвою показують, скільки плиток лишилося.
webnovodice-help-keys = Клавіші: 1–9 вибирають кубики, відсіки чи плитки, 0 — нічого не брати, пробіл або Enter підтверджує вибір, стрілки пересувають вибір, ? пояснює.
webnovodice-help-row = Її дають за ряд, що починається у слоті 1: { $row }.
webnovodice-help-price = Або за левів: { $lions }.
webnovodice-help-value = Вартість у відсіку — { $value }, доки її не помножить набір.

# Після гри.
webnovodice-chart = Кораблі, раунд за раундом
webnovodice-choices = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}, сміття: { $trash }

# Перший урок.
webnovodice-lesson-welcome = Вітаємо на борту! Ти заповнюєш три вантажні відсіки по п’ять місць. Коли хтось заповнить корабель, гра закінчується, і перемагає найдорожчий вантаж.
webnovodice-lesson-machine = У свій хід ти граєш на автоматі: три кидки, по одному на кожен слот. Однакові символи поруч, починаючи зі слота 1, утворюють ряд, а за ряди беруть плитки. Перший кидок уже зроблено.
webnovodice-lesson-slot-one = Вибери до трьох кубиків для слота 1. Шестірня починає ряд шестірень, найрідкісніший. А кожен лев дає чорний кубик на наступний кидок.
webnovodice-lesson-slot-one-tap = Вибери обох левів і шестірню та лиши їх.
webnovodice-lesson-slot-one-good = Два леви — ще два чорні кубики.
webnovodice-lesson-slot-one-less = Можна й так. Але шестірня й обидва леви обіцяють більше: вибери ці три.
webnovodice-lesson-slot-two = Другий кидок: ще шестірня і ще лев. Кубики в слоті лишаються, решту кидають знову.
webnovodice-lesson-slot-two-tap = Постав шестірню й лева у слот 2.
webnovodice-lesson-slot-two-good = Дві шестірні в ряду, і ще один чорний кубик.
webnovodice-lesson-slot-two-less = Так ряд шестірень обірветься. Постав шестірню й лева у слот 2.
webnovodice-lesson-slot-three = Останній кидок. З третьою шестірнею ряд найдовший, а леви — це гроші: кожен рахується.
webnovodice-lesson-slot-three-tap = Постав шестірню й лева у слот 3.
webnovodice-lesson-slot-three-good = Три шестірні й чотири леви. Оце так хід!
webnovodice-lesson-slot-three-less = І шестірня, і лев згодяться. Постав обох у слот 3.
webnovodice-lesson-row = Тепер бери плитки. За ряд із трьох шестірень дають «Запчастини» або «Джон Бой», найдорожчу плитку з усіх.
webnovodice-lesson-row-tap = Візьми «Джон Бой» за ряд.
webnovodice-lesson-row-good = Вартість 20: більше, ніж зараз у більшості відсіків.
webnovodice-lesson-row-less = Можна, але ряд із трьох — рідкість: візьми за нього «Джон Бой».
webnovodice-lesson-lions = Твої чотири леви куплять ще плитку. У відсіку 2 вже дві блискавки; третя дасть набір.
webnovodice-lesson-lions-tap = Купи «Окситонатор» за 4 левів.
webnovodice-lesson-lions-good = Блискавка влучила.
webnovodice-lesson-lions-less = Глянь на відсік 2: із третьою блискавкою його плитки рахуються двічі. Купи «Окситонатор».
webnovodice-lesson-place-set = Плитка лишається там, куди її покладеш. Кожен відсік показує, скільки додасться: три плитки одного символу рахуються двічі.
webnovodice-lesson-place-set-tap = Поклади «Окситонатор» у відсік 2.
webnovodice-lesson-place-set-good = Від 12 до 28 завдяки плитці вартістю 2.
webnovodice-lesson-place-set-less = Там вона додасть лише 2. У відсіку 2 вийде набір, а це плюс 16.
webnovodice-lesson-place-big = «Джон Бой» усюди вартий 20. Але у відсіку 1 уже є шестірня; ще одна згодом — і вони рахуватимуться двічі.
webnovodice-lesson-place-big-tap = Поклади «Джон Бой» у відсік 1.
webnovodice-lesson-place-big-good = Дві шестірні: цей відсік має майбутнє.
webnovodice-lesson-place-big-less = Сьогодні він і там вартий стільки ж. А поруч із шестірнею у відсіку 1 може вийти набір.
webnovodice-lesson-small = Згодом. Два кейси в ряду — невелика здобич: «Слаймер» або «Спайк». Та якщо можеш узяти щось — мусиш.
webnovodice-lesson-small-tap = Візьми «Спайк».
webnovodice-lesson-small-good = Дрібниця, але почекай.
webnovodice-lesson-small-less = «Слаймер» сам нічого не вартий. «Спайк» коштує той самий ряд: візьми «Спайк».
webnovodice-lesson-different = У відсіку 3 три різні символи. Четвертий дає інший набір: чотири різні рахуються двічі, п’ять — тричі.
webnovodice-lesson-different-tap = Поклади «Спайк» у відсік 3.
webnovodice-lesson-different-good = 19 очок за плитку вартістю 1.
webnovodice-lesson-different-less = Там лише 1 очко. У відсіку 3 це четвертий символ, плюс 19.
webnovodice-lesson-trash = Деякі ходи не вдаються: слоти 1 і 2 порожні, тож ряд уже не почати, і лева теж немає.
webnovodice-lesson-trash-tap = Натисни «{ webnovodice-none }»: слот 3 лишається порожнім.
webnovodice-lesson-trash-good = Узяти нічого, тож отримуєш сміття.
webnovodice-lesson-trash-less = Це нічого не змінить: ряди починаються у слоті 1. Не став нічого у слот 3.
webnovodice-lesson-place-trash = Сміття нічого не варте, але займає місце. Поклади його туди, де воно найменше заважає: у відсіку 1 найпросторіше.
webnovodice-lesson-place-trash-tap = Поклади сміття у відсік 1.
webnovodice-lesson-place-trash-good = Готово. З усіма буває.
webnovodice-lesson-place-trash-less = Там воно забере місце в набору. У відсіку 1 вільніше.
webnovodice-lesson-end = Оце й є NovoDice. Коли хтось заповнить усі 15 місць, решта ходить ще по разу, і тоді плитки можна навіть обмінювати. Час торгувати?

# Як звуться уроки, і короткі уроки після першого.
webnovodice-course-first = Твій перший хід
webnovodice-course-lions = Леви
webnovodice-course-claims = Великий улов
webnovodice-course-last = Останній хід
webnovodice-lesson-lions-keep = Три леви за один кидок! Кожен лев, якого лишаєш, дає чорний кубик для наступного кидка. Що більше кубиків, то більше левів.
webnovodice-lesson-lions-keep-tap = Лиши всіх трьох левів.
webnovodice-lesson-lions-keep-good = Ще три чорні кубики.
webnovodice-lesson-lions-keep-less = Лиши всіх трьох левів: це гроші, і кожен дає чорний кубик.
webnovodice-lesson-lions-more = Ще два леви, обидва на чорних кубиках. Лишене вже твоє, решту кидаєш знову.
webnovodice-lesson-lions-more-tap = Лиши обох левів.
webnovodice-lesson-lions-more-good = Разом п’ять.
webnovodice-lesson-lions-more-less = Цього ходу головне — леви: лиши обох.
webnovodice-lesson-lions-last = Останній кидок. Далі вже не кидаєш: лиши кожного лева.
webnovodice-lesson-lions-last-tap = Лиши обох левів.
webnovodice-lesson-lions-last-good = Сім левів.
webnovodice-lesson-lions-last-less = Після цього кидка важать лише леви й ряди, а ряду немає: лиши обох левів.
webnovodice-lesson-lions-buy = Ряду немає, але сім левів у будь-яких слотах — це гаманець: на золотих бирках видно, скільки коштують плитки. Відсік 2 чекає на третю плитку з блискавкою.
webnovodice-lesson-lions-buy-tap = Купи плитку «{ novodice-tile-warp_cell }» за левів.
webnovodice-lesson-lions-buy-good = Вартість 10, і пасує.
webnovodice-lesson-lions-buy-less = Можна. Але третя блискавка робить із відсіку 2 набір: купи «{ novodice-tile-warp_cell }».
webnovodice-lesson-lions-place = Три плитки з однаковим символом рахуються вдвічі.
webnovodice-lesson-lions-place-tap = Поклади її у відсік 2.
webnovodice-lesson-lions-place-good = Від 12 до 44.
webnovodice-lesson-lions-place-less = У відсіку 2 вона завершує набір: поклади її туди.
webnovodice-lesson-lions-end = Леви не входять у ряди, зате рахуються всі разом, у будь-яких слотах. За один хід можна взяти плитки і за ряд, і за левів.
webnovodice-lesson-claims-first = Вісім левів — велика мить! Замість купувати можна взяти дві будь-які плитки на вільний вибір; за дев’ять — навіть три.
webnovodice-lesson-claims-first-tap = Візьми плитку «{ novodice-tile-john_boy }» на вільний вибір.
webnovodice-lesson-claims-first-good = Найцінніша плитка з усіх.
webnovodice-lesson-claims-first-less = Можна купувати за левів, але вільний вибір дає більше: візьми «{ novodice-tile-john_boy }».
webnovodice-lesson-claims-second = Ще один вільний вибір. У відсіку 1 дві плитки із шестірнею, а однакові символи примножують одна одну.
webnovodice-lesson-claims-second-tap = Візьми й плитку «{ novodice-tile-spare_parts }».
webnovodice-lesson-claims-second-good = Ще одна шестірня.
webnovodice-lesson-claims-second-less = Поглянь на відсік 1: ще одна шестірня там цінніша за все інше.
webnovodice-lesson-claims-place = Три з однаковим символом рахуються вдвічі, чотири — втричі.
webnovodice-lesson-claims-place-tap = Поклади «{ novodice-tile-spare_parts }» у відсік 1.
webnovodice-lesson-claims-place-good = Від 25 до 60.
webnovodice-lesson-claims-place-less = У відсіку 1 буде набір: поклади її туди.
webnovodice-lesson-claims-big = А тепер найбільша.
webnovodice-lesson-claims-big-tap = Поклади «{ novodice-tile-john_boy }» у відсік 1.
webnovodice-lesson-claims-big-good = Від 60 до 150!
webnovodice-lesson-claims-big-less = Четвертій шестірні місце у відсіку 1.
webnovodice-lesson-claims-end = Один великий улов може вирішити гру. Якщо леви випадають рано, лишай кожного; якщо мало — краще складай ряд.
webnovodice-lesson-last-turn = Otto вже не має вільних місць, тож це твій останній хід. Взято дві плитки, а вільне місце одне.
webnovodice-lesson-last-fill = Спершу треба заповнити вільне місце. У відсіку 1 третя шестірня дає набір.
webnovodice-lesson-last-fill-tap = Поклади «{ novodice-tile-john_boy }» у відсік 1.
webnovodice-lesson-last-fill-good = Від 25 до 90.
webnovodice-lesson-last-fill-less = Третя шестірня там набагато цінніша: поклади «{ novodice-tile-john_boy }».
webnovodice-lesson-last-swap = Останнього ходу, і лише тоді, плитка без місця може замінити іншу. Сміття нічого не варте, а у відсіку 2 було б чотири блискавки.
webnovodice-lesson-last-swap-tap = Поміняй сміття у відсіку 2 на «{ novodice-tile-warp_cell }».
webnovodice-lesson-last-swap-good = Від 38 до 82.
webnovodice-lesson-last-swap-less = Так можна. Але у відсіку 2 замість сміття вона дасть найбільше.
webnovodice-lesson-last-end = Тож сміття в останній хід не страшне. І стеж, скільки вільних місць лишилося в інших: хто заповнить усе, той закінчує гру.

# Questions in the report and the replay.

# Порада: що зробити, кількома словами, за якими йде шанс.
webnovodice-hint-keep = Лиши: { $dice }
webnovodice-hint-none = Не лишай жодного кубика
webnovodice-hint-claim = { $by ->
    [row] Візьми плитку «{ $tile }» за ряд
    [lions] Візьми плитку «{ $tile }» за левів
   *[other] Візьми плитку «{ $tile }» вільним вибором
}
webnovodice-hint-stop = Більше нічого не бери
webnovodice-hint-place = «{ $tile }» у відсік { $bay } ({ $before } → { $after })
webnovodice-hint-swap = «{ $tile }» замість «{ $old }» у відсіку { $bay } ({ $before } → { $after })
webnovodice-hint-drop = Поверни плитку «{ $tile }»
