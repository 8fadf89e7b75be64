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
web-help = Довідка
web-help-how = Наведи вказівник на будь-що, натисни й утримуй або вибери й натисни «?» — і дізнаєшся, що це.
web-what = dicehall — зала ігор із кубиками: кидай, випробовуй удачу й перемагай друзів чи ботів, безплатно й без реєстрації.
web-to-lobby = До зали
web-page-missing = Такої сторінки немає
web-page-broken = Не вдалося завантажити цю сторінку
web-no-connection = Сервер недоступний. Перевір з’єднання і спробуй ще раз.
web-problem = Не вдалося. Спробуй ще раз за мить.
web-problem-lost = Саме тоді перервалося з’єднання. Перевір, чи все виконано, а якщо ні, спробуй ще раз.
web-newer = Є нова версія: завантажити

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
web-theme-to-light = Перемкнути на світлий
web-theme-to-dark = Перемкнути на темний
web-speed = Швидкість
web-speed-note = Як швидко рухаються кубики та ходять інші
web-speed-slow = Повільно
web-speed-normal = Звичайно
web-speed-fast = Швидко
web-speed-instant = Миттєво
web-still = Менше руху
web-still-note = Без кочення, ковзання й тремтіння
web-sound = Звуки
web-sound-note = Від першого дотику
web-odds = Показувати шанси
web-odds-note = Поруч із тим, що можна зробити
web-confirm-push = Перепитувати перед ризиком
web-confirm-push-note = Коли можлива невдача, «Перевірити удачу» треба натиснути двічі
web-auto-pass = Пасувати автоматично
web-auto-pass-note = Коли ймовірність невдачі щонайменше така
web-auto-pass-never = Ніколи
web-auto-pass-50 = 50 %
web-auto-pass-70 = 70 %
web-notify = Сповіщати, коли мій хід
web-notify-note = Коли ця сторінка згорнута
web-notify-forbidden = Цей браузер не дозволяє тут сповіщення; це можна змінити в його налаштуваннях.

# Own cards in the lobby.
web-own-cards = Власні карти
web-own-cards-note = Текстовий файл із власними картами; як їх писати, розповідає сторінка про карти.
web-own-cards-remove = Без { $file }

# The lobby: which game, which race.
web-which-race = Які перегони сьогодні?
web-which-novo = Ніч біля автомата
web-tour = Чемпіонські
web-cube = Тур де Куб
web-own-set = Власний набір
web-lesson = Уроки
web-rules = Правила
web-preview = Траса й карти
web-surprise = Здивуй нас
web-surprise-note = Випадкові карти й траса. Набір видно ще до старту.
web-race-1 = Легкі перші перегони
web-race-2 = Здобудь уболівальників, і вони тебе понесуть
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
web-set-good = Добрий набір: є дешеві карти й такі, що дають утрачати або додавати кубики.
web-set-few_cheap_cards = Мало дешевих карт: спершу майже нічого буде купити.
web-set-no_card_loses_or_draws_dice = Жодна карта не дає втрачати чи додавати кубики: сірі довго заважатимуть.
web-card-measured = хто починає з двома такими кубиками, виграє на { $worth } перегонів зі 100 більше (± { $error }); її купують { $buyers } % сильних гравців
web-card-strength = сила { $group } з 5
web-set-pair-good = Добре разом: { $one } і { $other }.
web-set-pair-bad = Заважають одна одній: { $one } і { $other }.
web-set-studied = Крапки показують, наскільки кубики карти допомагали в чемпіонських перегонах (усього { $races }).
web-novo-title = Кидай, лишай, забирай
web-novo-about = Три кидки заповнюють слоти автомата. За однакові символи в ряду або за левів беруть плитки зі складу; у трьох відсіках вони стають очками.
web-novo-step-1 = Кинь і лиши в слоті потрібні кубики. Кожен лев дає чорний кубик.
web-novo-step-2 = Після третього кидка бери плитки: за ряди однакових символів або за левів.
web-novo-step-3 = Розміщуй їх у відсіках. Однакові або всі різні плитки коштують більше.

# The lobby: my table.
web-your-table = Твій стіл
web-your-name = Твоє ім’я
web-name-placeholder = Як до тебе звертатися?
web-host = господар столу
web-seat = Місце { $number }
web-seat-open = Вільне для друзів
web-seat-free = Вільне місце
web-seat-send = надішли посилання
web-seat-kept = чекає на того, хто тут сидів
web-host-pass = Передати роль господаря: { $name }
web-claimed = Закріплене ім’я: { $name }
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
web-bot-novice-note = ще тільки вчить правила
web-bot-apprentice = учень
web-bot-apprentice-note = трохи думає наперед
web-bot-skilled = вправний
web-bot-skilled-note = гідний суперник для більшості
web-bot-expert = знавець
web-bot-expert-note = його важко перемогти
web-bot-master = майстер
web-bot-master-note = знає, чого вартий кожен кубик
web-bot-champion = чемпіон
web-bot-champion-note = зважує кожен вибір за шансом на перемогу
web-order = Черговість
web-order-free = Одночасно
web-order-free-note = Усі разом — швидше
web-order-strict = По черзі
web-order-strict-note = Одне за одним
web-real-dice = Наші кубики на столі
web-real-dice-on = Ви кидаєте справжні кубики й торкаєтеся граней, що випали, також за ботів; без обмеження часу та рейтингу
web-real-dice-off = Кидає Dicehall, і кожен може перевірити кубики
web-clock = Час на хід
web-clock-note = Хто не встигає, за того грає бот
web-clock-none-note = Усі грають без поспіху
web-clock-none = Без обмеження
web-clock-60 = 1 хвилина на рішення
web-clock-180 = 3 хвилини на рішення
web-clock-day = 1 день на рішення
web-clock-days = 3 дні на рішення
web-open = Відкритий стіл
web-open-note = Будь-хто може знайти його й дивитися
web-closed-note = Лише за посиланням або кодом
web-hints = Підказки
web-hints-on = Кожен може спитати чемпіона, і всі це бачать; гра не впливає на рейтинг
web-hints-off = Чемпіона питати не можна
web-duplicate = Дуплікат
web-duplicate-on = Хто відкриє посилання, грає за власним столом із тими самими кубиками; потім порівнюєте
web-duplicate-off = Більше ніхто не грає цими кубиками
web-duplicate-make = Створити дуплікат
web-duplicate-make-note = ті самі кубики для всіх
web-skip-to-start = Перейти до кнопки початку гри
web-play-now = Грати зараз
web-new-game = Нова гра
web-play-now-note = { $count ->
    [one] проти { $count } бота
    [few] проти { $count } ботів
   *[many] проти { $count } ботів
}
web-open-table = Відкрити стіл
web-open-table-note = { $count ->
    [one] { $count } місце вільне для інших
    [few] { $count } місця вільні для інших
   *[many] { $count } місць вільно для інших
}

# The lobby: other tables.
web-join = Приєднатися
web-join-placeholder = Код або посилання
web-join-go = Уперед
web-mine = Мої поточні ігри
web-game-goes-on = Твоя гра триває
web-game-over = Твою гру завершено
web-race-goes-on = Твої перегони тривають
web-race-over = Твої перегони завершено
web-table-waits = Твій стіл чекає
web-go-on-now = Грати далі
web-see-end = Дізнатися, хто переміг
web-to-table = До столу
web-against = Інші гравці
web-more-running = { $count ->
    [one] Ще { $count } гра
    [few] Ще { $count } гри
   *[many] Ще { $count } ігор
}
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
web-copy-link = Копіювати посилання
web-copied = Посилання скопійовано: надішли його друзям.
web-share = Поділитися
web-share-text = Зіграймо в кубики!
web-sit = Сісти тут
web-here = на місці
web-not-here = зараз не на зв’язку
web-seats-missing = { $count ->
    [one] Ще { $count } місце вільне
    [few] Ще { $count } місця вільні
   *[many] Ще { $count } місць вільно
}
web-start-now = Почати гру
web-sealed = Готуємо кубики…
web-watching-open = Сідай або просто дивися.
web-watching-full = Усі місця зайняті; можна дивитися.
web-seal = Кубики запечатано: після гри кожен може перевірити, що вони чесні.

# At the table.
web-your-turn = Твій хід
web-waiting-for = Чекаємо на: { $names }
web-watching = Ти дивишся
web-watcher = Глядач
web-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
web-undo = Скасувати
web-hint = Підказка
# A hint: the move, the chance to win with it, and the next best move with its own.
web-hint-told = { $move } — шанс на перемогу { $chance }. { $other } — { $less }.
web-hint-alone = { $move } — шанс на перемогу { $chance }.
web-hint-equal = { $move } — шанс на перемогу { $chance }. { $other } — не гірше.
web-away = За тебе грає бот.
web-come-back = Повернутися до гри
web-leave = Вийти з-за столу
web-leave-title = Вийти з-за столу?
web-leave-open = Твоє місце звільниться для інших.
web-leave-running = Далі за тебе гратиме бот. Повернутися можна будь-коли.
web-stay = Залишитися
web-no-table = Такого столу немає
web-table-unreachable = Зараз цей стіл відкрити не вдається
web-closed = Цей стіл закрито
web-closed-idle = Тут довго ніхто не грав.
web-closed-by-operators = Адміністрація сервера закрила його: { $words }
web-closed-replay = Переглянути гру
web-announcement = Від адміністрації
web-announcement-away = Прибрати
web-connecting = З’єднуємося…
web-lost = Зв’язок утрачено; пробуємо знову
web-restarting = Сервер перезапускається; гра зараз продовжиться
web-retry = Зараз
web-plain-choose = Вибери: { $what }
web-plain-position = Позиція

# Log and chat.
web-log = Журнал
web-chat = Чат
web-log-and-chat = Журнал і чат
web-log-empty = Ще нічого не сталося.
web-log-sat = { $name } сідає за стіл.
web-log-stood = Місце знову вільне.
web-log-hosts = Господар столу тепер { $name }.
web-log-left = { $name } виходить; далі грає бот.
web-log-late = { $name } не встигає; далі грає бот.
web-log-returned = { $name } знову в грі.
web-log-undone = { $name } скасовує рішення.
web-log-picked_up = Останній кидок уведено з помилкою; його вводять знову.
web-log-hinted = { $name } бере підказку.
web-log-bot_failed = { $name } губить нитку і грає навмання.
web-log-began = Гра починається.
web-log-closed = Стіл закрито.
web-log-closed_by_operators = Адміністрація сервера закрила стіл: { $words }
web-log-rematch = Буде реванш.
web-log-you-sat = Ти сідаєш за стіл.
web-log-you-left = Ти виходиш; далі грає бот.
web-log-you-late = Ти не встигаєш; далі грає бот.
web-log-you-returned = Ти знову в грі.
web-log-you-undone = Ти скасовуєш рішення.
web-log-you-hinted = Ти береш підказку.
web-chat-empty = Привітайся!
web-chat-write = Напиши щось
web-chat-send = Надіслати
web-chat-watchers = До кінця гри це читають лише інші глядачі, які увійшли.
web-chat-sign-in = Увійди, щоб розмовляти з іншими глядачами під час гри.
web-phrases = Швидкі фрази

# After the game.
web-over = Гру закінчено.
web-winner = перемога

# History and people.
web-history = Зіграні партії
web-dice-counted = Чи чесні кубики
web-history-of = Партії гравця { $name }
web-history-none = Зіграних партій ще немає.
web-history-own = Зіграно в цьому браузері
web-history-listed = Партії цього сервера
web-everybody = Усіх
web-mine-only = Мої
web-more-games = Показати більше
web-replay = Переглянути партію
web-person = Ім’я та рейтинг
web-person-title = Збережи своє ім’я
web-person-why = Можна й без цього. З власним іменем твоя історія та рейтинг доступні на кожному пристрої; електронна пошта не потрібна.
web-claim = Закріпити ім’я
web-sign-in = Увійти
web-sign-out = Вийти
web-account = Парольна фраза, пристрої, видалення імені
web-passphrase-change = Змінити парольну фразу
web-passphrase-new = Нова парольна фраза
web-passphrase-change-note = На всіх інших пристроях відбудеться вихід.
web-passphrase-changed = Парольну фразу змінено.
web-sign-out-elsewhere = Вийти на всіх інших пристроях
web-signed-out-elsewhere = На всіх інших пристроях виконано вихід.
web-name-delete = Видалити ім’я
web-name-delete-note = Твій рейтинг і показники буде видалено. Твої партії залишаться як партії гостя. Ім’я { $name } більше ніхто не зможе закріпити за собою, навіть ти, тож ніхто не видаватиме себе за тебе.
web-name-deleted = Ім’я видалено.
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
web-rating-rules = До рейтингу зараховують повні партії зі звичайними налаштуваннями, у яких усі мають закріплені імена. Що частіше ті самі двоє зустрічаються протягом місяця, то менше це важить.
web-count-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}

web-plain-question = Про що питають
web-plain-time = Час, що лишився: { $name }
web-plain-game = Гравців: від { $least } до { $most }. Власного поля тут гра не має: простий стіл показує позицію, а кожен варіант — це кнопка.

## Гра на цьому пристрої, без сервера.
web-place = Де ти граєш
web-place-online = Онлайн
web-place-here = На цьому пристрої
web-place-here-note = Гра йде просто тут, із тими самими правилами, ботами й кубиками. Сервер не потрібен, і ніщо не залишає цього пристрою.
web-seat-here = Ще хтось тут
web-seat-name = Ім’я на місці { $number }
web-add-here = Додати гравця тут
web-player = Гравець { $number }
web-around = Навколо цього пристрою
web-around-asked = має вирішити
web-tables-here = На цьому пристрої
web-tables-here-remove = Прибрати: { $what }
web-status-ended = завершено
web-result-won = Твоя перемога
web-result-shared = Спільна перемога
web-result-lost = Перемога: { $players }
web-engine-loading = Ігри вже в дорозі: { $loaded } з { $total } МБ
web-engine-starting = Готуємо ігри…
web-engine-forgets = Цей браузер нічого не зберігає: стіл зникне, щойно закриєш сторінку.
web-engine-no_webassembly = Цей браузер не може сам виконувати ігри: WebAssembly у ньому немає або вимкнено. Онлайн грати все одно можна.
web-engine-no_network = Ігор на цьому пристрої ще немає, і зараз їх не вдається отримати. Під’єднайся один раз; далі вони працюватимуть і без мережі.
web-engine-damaged = Ігри прийшли пошкодженими, навіть із другої спроби. Онови сторінку пізніше.
web-engine-newer_saves = За твоїми столами на цьому пристрої грали в новішій версії. Онови сторінку, щоб її отримати; нічого не втрачено.
web-engine-broken = Ігри тут перестали працювати. Кожен підтверджений хід збережено: онови сторінку, щоб грати далі.

## Справжні кубики
web-roll-you = Кинь свої кубики й торкнися граней, що випали.
web-roll-other = Кидає { $name }: торкнися граней, що випали.
web-roll-first = Киньте жереб: хто починає?
web-roll-begins = Починає { $name }
web-roll-table = Стіл
web-roll-whose = Чиї кубики
web-roll-left = { $count ->
    [0] { $die }: усі введено
    [one] { $die }: лишився { $count } кубик
    [few] { $die }: лишилося { $count } кубики
   *[other] { $die }: лишилося { $count } кубиків
  }
web-roll-tapped = Уже введено
web-roll-hint = Торкнися однієї грані для кожного кубика.
web-roll-untap = Прибрати:
web-roll-done = Так і випало
web-roll-due = Кидає { $name }
web-roll-enter = Увести кубики
web-roll-wrong = Помилка? Увести знову
