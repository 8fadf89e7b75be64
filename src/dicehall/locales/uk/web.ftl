# The browser: lobby, table, settings and everything around the games.

# Everywhere.
web-close = Закрити
web-again = Спробувати ще раз
web-all = Усі
web-you = Ти
web-guest = Гість
web-bot = Бот
web-less = { $what }: менше
web-more = { $what }: більше
web-games = Ігри
web-pages = Сторінки
web-to-lobby = До лобі
web-page-missing = Такої сторінки немає
web-page-broken = Не вдалося завантажити цю сторінку
web-no-connection = Сервер недоступний. Перевір з’єднання і спробуй ще раз.
web-problem = Не вдалося. Спробуй ще раз за мить.
web-problem-lost = З’єднання саме перервалося. Подивися, чи це виконано, а якщо ні, спробуй ще раз.

# Dice, for who cannot see them.
web-die-used = { $die }, використано
web-novodie-bare = кубик { $die }

# Settings.
web-settings = Налаштування
web-language = Мова
web-theme = Вигляд
web-theme-system = Як у системі
web-theme-light = Світлий
web-theme-dark = Темний
web-theme-to-light = Увімкнути світлий вигляд
web-theme-to-dark = Увімкнути темний вигляд
web-speed = Швидкість
web-speed-note = Як швидко рухаються кубики та ходять інші
web-speed-slow = Повільно
web-speed-normal = Звичайно
web-speed-fast = Швидко
web-speed-instant = Миттєво
web-still = Без руху
web-still-note = Без кочення, ковзання й тремтіння
web-sound = Звуки
web-notify = Кликати, коли мій хід
web-notify-note = Коли ця сторінка у фоні
web-notify-forbidden = Цей браузер не дозволяє тут сповіщень; це можна змінити в його налаштуваннях.

# The lobby: which game, which race.
web-which-race = Які перегони сьогодні?
web-which-novo = Ніч біля автомата
web-tour = Champion Tour
web-cube = Tour de Cube
web-own-set = Власний набір
web-lesson = Перший урок
web-rules = Правила
web-preview = Траса й карти
web-surprise = Здивуй нас
web-surprise-note = Випадкові карти й траса. Набір видно ще до старту.
web-race-1 = Легкі перші перегони
web-race-2 = Здобудь уболівальників, і вони понесуть тебе
web-race-3 = Що більше ризику, то більше здобичі
web-race-4 = Змішуй кольори й зважай на воду
web-race-5 = Гостри мечі
web-race-6 = Сірі кубики підростають
web-race-7 = Шалені карти, два кола
web-race-combotastic = Кольори, що допомагають одне одному
web-race-such_much_fans = Усе крутиться навколо вболівальників
web-race-grand_finale = Дві траси, одні довгі перегони
web-track = Траса
web-course = Довжина
web-joined = Дві траси
web-then = Потім
web-own-map = Власна мапа
web-own-map-note = Текстовий файл; як намалювати мапу, написано на сторінці про траси.
web-own-map-problem = Цей файл не є мапою.
web-laps = { $count ->
    [one] { $count } коло
    [few] { $count } кола
   *[many] { $count } кіл
}
web-tracks = { $count ->
    [one] { $count } траса
    [few] { $count } траси
   *[many] { $count } трас
}
web-search-cards = Пошук карт
web-search-nothing = Такої карти немає.
web-random-set = Випадковий набір
web-set-good = Добрий набір: є дешеві карти й такі, що позбавляють кубиків чи додають їх у кидок.
web-set-few-cheap = Мало дешевих карт: спершу майже нічого буде купити.
web-set-no-loss-no-draw = Жодна карта не позбавляє кубиків і не додає їх у кидок: сірі довго заважатимуть.
web-card-measured = два такі кубики на початку дають на { $worth } зі 100 перемог більше (± { $error }); її купують { $buyers } % сильних гравців
web-card-strength = сила { $group } з 5
web-set-pair-good = Добре разом: { $one } і { $other }.
web-set-pair-bad = Заважають одна одній: { $one } і { $other }.
web-set-studied = Крапки показують, наскільки допомагали кубики карти в { $races } перегонах чемпіонів.
web-novo-title = Кидай, фіксуй, забирай
web-novo-about = Три кидки заповнюють слоти автомата. Однакові символи в ряду або досить левів купують плитки зі складу; у трьох відсіках вони стають очками.
web-novo-step-1 = Кинь і зафіксуй у слоті потрібні кубики. Кожен лев дає чорний кубик.
web-novo-step-2 = Після третього кидка забирай плитки: за ряди однакових символів або за левів.
web-novo-step-3 = Клади їх у відсіки. Однакові або всі різні плитки коштують більше.

# The lobby: my table.
web-your-table = Твій стіл
web-your-name = Твоє ім’я
web-name-placeholder = Як тебе називати?
web-host = запрошує
web-seat = Місце { $number }
web-seat-open = Вільне для друзів
web-seat-free = Вільне місце
web-seat-send = надішли посилання
web-seat-kept = збережено за попереднім гравцем
web-seat-bot = Посадити бота
web-seat-empty = Прибрати: { $name }
web-seat-remove = Прибрати місце { $number }
web-add-bot = Додати бота
web-add-open = Додати місце
web-bot-random = навмання
web-bot-random-note = грає навмання
web-bot-greedy = кмітливий
web-bot-greedy-note = бере те, що найвигідніше зараз
web-bot-novice = новачок
web-bot-novice-note = щойно вивчив правила
web-bot-apprentice = учень
web-bot-apprentice-note = трохи обмірковує кроки
web-bot-skilled = вправний
web-bot-skilled-note = гідний суперник для більшості
web-bot-expert = знавець
web-bot-expert-note = його важко перемогти
web-bot-champion = чемпіон
web-bot-champion-note = найсильніший; не поспішає
web-bot-planner = стратег
web-bot-planner-note = дивиться на кілька кроків уперед
web-bot-rollout = мислитель
web-bot-rollout-note = багато разів випробовує все
web-order = Черговість
web-order-free = Разом
web-order-free-note = Разом усім швидше
web-order-strict = По черзі
web-order-strict-note = Один за одним
web-clock = Годинник
web-clock-note = Хто не встигне, за того грає бот
web-clock-none-note = Кожен грає без поспіху
web-clock-none = Без годинника
web-clock-60 = 1 хвилина на крок
web-clock-180 = 3 хвилини на крок
web-clock-day = 1 день на крок
web-clock-days = 3 дні на крок
web-open = Відкритий стіл
web-open-note = Будь-хто може знайти його й дивитися
web-closed-note = Лише за посиланням або кодом
web-play-now = Грати
web-play-now-note = { $count ->
    [one] проти { $count } бота
    [few] проти { $count } ботів
   *[many] проти { $count } ботів
}
web-open-table = Відкрити стіл
web-open-table-note = { $count ->
    [one] { $count } місце вільне для інших
    [few] { $count } місця вільні для інших
   *[many] { $count } місць вільні для інших
}

# The lobby: other tables.
web-join = Сісти за стіл
web-join-placeholder = Код або посилання
web-join-go = Уперед
web-mine = Мої поточні ігри
web-go-on = далі
web-status-open = чекає
web-public = Відкриті столи
web-public-none = Зараз жодного. Відкрий свій!
web-nobody = ще нікого
web-watch = дивитися
web-free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}

# The waiting room.
web-waiting-title = Стіл готовий
web-code = Код столу
web-copy-link = Копіювати
web-copied = Посилання скопійовано: надішли його друзям.
web-share = Поділитися
web-share-text = Ходімо грати в кубики
web-sit = Сісти тут
web-here = на місці
web-not-here = зараз не на зв’язку
web-seats-missing = { $count ->
    [one] Ще { $count } місце вільне
    [few] Ще { $count } місця вільні
   *[many] Ще { $count } місць вільно
}
web-start-now = Почати гру
web-watching-open = Сідай або просто дивися.
web-watching-full = Усі місця зайняті; можна дивитися.
web-seal = Кубики запечатано: після гри кожен може перевірити, що вони чесні.

# At the table.
web-your-turn = Твій хід
web-waiting-for = Чекаємо: { $names }
web-watching = Ти дивишся
web-watcher = Глядач
web-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
web-undo = Скасувати хід
web-hint = Підказка
web-hint-told = Сильний бот обрав би: { $option }
web-hint-worth = шанс на перемогу { $chance }
web-away = За тебе грає бот.
web-come-back = Повернутися до гри
web-leave = Вийти з-за столу
web-leave-title = Вийти з-за столу?
web-leave-open = Твоє місце звільниться для інших.
web-leave-running = Далі за тебе гратиме бот. Повернутися можна будь-коли.
web-stay = Залишитися
web-no-table = Цього столу не знайти
web-closed = Цей стіл закрито
web-connecting = З’єднуємося …
web-lost = Зв’язок утрачено; пробуємо знову
web-restarting = Сервер перезапускається; гра зараз продовжиться
web-retry = Зараз
web-plain-choose = Обери: { $what }
web-plain-question = Про що питають
web-plain-time = Час, що лишився: { $name }
web-plain-position = Позиція
web-plain-game = Гра на таку кількість гравців: від { $least } до { $most }. Власного поля тут вона не має: простий стіл показує позицію, а кожен варіант — це кнопка.

# Log and chat.
web-log = Журнал
web-chat = Чат
web-log-and-chat = Журнал і чат
web-log-empty = Ще нічого не сталося.
web-log-sat = { $name } сідає за стіл.
web-log-stood = Місце знову вільне.
web-log-left = { $name } виходить; далі грає бот.
web-log-late = { $name } не встигає; далі грає бот.
web-log-returned = { $name } знову в грі.
web-log-undone = { $name } скасовує крок.
web-log-bot_failed = { $name } збивається і грає навмання.
web-log-began = Гра починається.
web-log-closed = Стіл закрито.
web-log-rematch = Буде реванш.
web-chat-empty = Привітайся!
web-chat-write = Напиши щось
web-chat-send = Надіслати
web-chat-watchers = До кінця гри це читають лише інші глядачі.
web-phrases = Швидкі фрази

# After the game.
web-over = Гру завершено.
web-winner = перемога

# History and people.
web-history = Зіграні партії
web-history-of = Партії: { $name }
web-history-none = Зіграних партій ще немає.
web-everybody = Усіх
web-mine-only = Мої
web-more-games = Показати більше
web-replay = Переглянути партію
web-person = Ім’я та рейтинг
web-person-title = Збережи своє ім’я
web-person-why = Можна й без цього. З власним іменем історія та рейтинг доступні на кожному пристрої; е-пошта не потрібна.
web-claim = Закріпити ім’я
web-sign-in = Увійти
web-sign-out = Вийти
web-signed-in = Привіт, { $name }!
web-passphrase = Парольна фраза
web-passphrase-note = { $count ->
    [one] Щонайменше { $count } символ; відновити її не можна, тож запиши.
    [few] Щонайменше { $count } символи; відновити її не можна, тож запиши.
   *[many] Щонайменше { $count } символів; відновити її не можна, тож запиши.
}
web-rating = Рейтинг
web-games-played = Партій
web-games-won = Виграно
web-score-mean = Середній рахунок
web-score-best = Найкращий рахунок
web-my-history = Мої партії
web-no-statistics = Зіграй партію, і тут з’являться твої показники.
web-strongest = Найсильніші: { $game }
web-count-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
