# Стіл NovoDice у браузері.

webnovodice-player = Гравець { $number }
webnovodice-waiting = Стіл накривають.
webnovodice-bot = бот
webnovodice-away = немає, грає бот
webnovodice-turn = ходить
webnovodice-time-left = залишилося часу
webnovodice-tabs = Частини столу
webnovodice-my-bays = Мої відсіки
webnovodice-bays = Відсіки
webnovodice-others = Інші
webnovodice-machine = Ігровий автомат
webnovodice-decision = Що питають
webnovodice-hand = Плитки, які треба розмістити

# Леви.
webnovodice-lions = Леви
webnovodice-lions-buy = вартість плитки
webnovodice-any-short = { $number } шт.
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
    [few] { $count } в ряд дають плитку
   *[many] { $count } в ряд дають плитку
}
webnovodice-row-lions = рахуються всі, у будь-якому ряду
webnovodice-room = { $count ->
    [one] у слот { $slot } влізе ще { $count } кубик
    [few] у слот { $slot } влізе { $count } кубики
   *[many] у слот { $slot } влізе { $count } кубиків
}
webnovodice-tap-dice = торкнись тих, що лишаєш
webnovodice-left-over = не використано
webnovodice-die-name = { $die }, клавіша { $key }
webnovodice-black = Чорні кубики приходять із левами
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
    [0] Ці кубики ще не платять за плитку
    [one] Ці кубики платять за { $count } вид плиток
    [few] Ці кубики платять за { $count } види плиток
   *[many] Ці кубики платять за { $count } видів плиток
}
webnovodice-head-last = { $count ->
    [0] Ці кубики не платять ні за що: буде сміття
    [one] Ці кубики платять за { $count } вид плиток
    [few] Ці кубики платять за { $count } види плиток
   *[many] Ці кубики платять за { $count } видів плиток
}
webnovodice-head-claim = Зелені плитки можна взяти
webnovodice-legend = % = шанс із наступним кидком
webnovodice-left = є ще { $count }
webnovodice-tile-figures = вартість { $value }, левів: { $lions }
webnovodice-pays-now = платить зараз: { $ways }
webnovodice-maybe = { $chance } із наступним кидком
webnovodice-if-no-claim = якщо нічого
webnovodice-later = згодом
webnovodice-never = задалеко
webnovodice-not-now = замало
webnovodice-why-gone = Плитки «{ $tile }» розібрано.
webnovodice-why-not = «{ $tile }» вимагає ряду ({ $row }) або левів: { $lions }.
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
    [one] Торкнись кубика або натисни 1.
    [few] Торкнись до 3 кубиків або натискай 1–{ $count }.
   *[many] Торкнись до 3 кубиків або натискай 1–{ $count }.
}
webnovodice-more-fits = { $count ->
    [one] влізе ще { $count }
    [few] влізе ще { $count }
   *[many] влізе ще { $count }
}
webnovodice-next-roll = Наступний кидок, { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}:
webnovodice-next-none = Кидати більше нічого.
webnovodice-pays-for = платить за: { $tiles }
webnovodice-instead = з { $other } у слоті замість { $mine }: { $chance }
webnovodice-would-claim = Тоді можна буде взяти одну з цих:
webnovodice-adds = Додасть
webnovodice-in-hand = { $count ->
    [one] розмістити { $count } плитку
    [few] розмістити { $count } плитки
   *[many] розмістити { $count } плиток
}
webnovodice-choose = Вибери кубики
webnovodice-why-none = Жодного кубика ще не вибрано. «Жодного» лишить слот порожнім.
webnovodice-lock = { $count ->
    [one] Закріпити { $count }
    [few] Закріпити { $count }
   *[many] Закріпити { $count }
}
webnovodice-lock-roll = Лишити { $count }, кинути { $next }
webnovodice-none = Жодного
webnovodice-none-roll = кинути { $count } знову
webnovodice-tap-tile = Торкнись зеленої плитки, щоб побачити, що вона дасть.
webnovodice-choose-tile = Вибери плитку
webnovodice-why-no-tile = Спершу торкнись однієї із зелених плиток.
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
    [few] лишиться { $count } леви
   *[many] лишиться { $count } левів
}
webnovodice-free-left = { $count ->
    [0] останній
    [one] потім ще { $count }
    [few] потім ще { $count }
   *[many] потім ще { $count }
}
webnovodice-tap-bay = Торкнись відсіку, щоб вибрати його.
webnovodice-tap-swap = Торкнись плитки, яку замінити, або поверни цю.
webnovodice-into = У відсік { $bay }
webnovodice-swap = Замість «{ $old }»
webnovodice-drop = Повернути
webnovodice-choose-bay = Вибери відсік

# Що зробили інші, кількома словами.
webnovodice-did-roll = кидок { $roll }
webnovodice-did-keep = { $number ->
    [0] лишає 0 кубиків
    [one] лишає { $number } кубик
    [few] лишає { $number } кубики
   *[many] лишає { $number } кубиків
}
webnovodice-did-claim = бере: { $tile }
webnovodice-did-trash = бере сміття
webnovodice-did-nothing = не бере нічого
webnovodice-did-place = має нове: { $tile }
webnovodice-did-exchange = міняє на: { $tile }
webnovodice-did-drop = повертає: { $tile }

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
webnovodice-help-lions = Двоє чи більше левів, де б вони не стояли у слотах, купують плитки за ціною на золотій бирці. Восьмеро можуть натомість узяти дві будь-які плитки, дев’ятеро — три.
webnovodice-help-dice = A і B — білі кубики, X — чорні; грані в них різні. Усе, чого не лишиш, кидається знову, тому важливо, який із двох однакових кубиків лишити.
webnovodice-help-odds = Кільця показують точні шанси наступного кидка для вибраних зараз кубиків.
webnovodice-help-states = Зелена: кубики вже платять за неї. Відсоток: шанс, що заплатять із наступним кидком. Риски під назвою показують, скільки плиток лишилося.
webnovodice-help-keys = Клавіші: 1–9 вибирають кубики, відсіки чи плитки, 0 — жодного, пробіл — далі, стрілки — рух, ? — пояснення.
webnovodice-help-row = Дає її ряд, що починається у слоті 1: { $row }.
webnovodice-help-price = Або ціна в левах: { $lions }.
webnovodice-help-value = Вартість у відсіку — { $value }, доки її не помножить набір.
