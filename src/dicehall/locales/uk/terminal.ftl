# Що каже кожна гра за столом.

terminal-title = dicehall
terminal-you = Гість
terminal-percent = { $number } %
terminal-said-to = { $player }: { $sentence }
terminal-over = Гру закінчено.
terminal-total = Разом
terminal-won = Перемагає { $winners }!
terminal-tied = Нічия: { $winners } ділять перемогу.
terminal-step = Крок { $step } з { $steps }
terminal-replay-older-rules = Зіграно за версією { $rules } правил; роз’яснення { $ruling } змінює крок { $step }.

# Клавіші в останньому рядку.
terminal-keys-always = ?: довідка  l: журнал  q: вихід
terminal-keys-roll = пробіл, enter: кинути
terminal-keys-tray = 1–9: вибрати  enter: лишити  0: жодного
terminal-keys-choose = 1–9 a–z: вибрати  ↑↓ enter: теж
terminal-keys-enter = enter: це всі кубики
terminal-keys-watch = page up/down: гортати журнал
terminal-keys-over = enter: підсумок
terminal-keys-replay = ←→: крок  page↑↓: 10  home/end  пробіл: показ
terminal-pressed-nothing = «{ $key }» тут нічого не робить.
terminal-pressed-no-page = Такої сторінки в цій грі немає.
terminal-key-space = пробіл
terminal-pressed-too-soon = Зашвидко, щоб це встигнути прочитати; натисни ще раз.

# Сторінки поруч зі столом.
terminal-log = Усе, що сталося
terminal-page-keys = ↑↓ page up/down гортати · escape закриває
terminal-help-title = { $game }: довідка
terminal-help-keys = Клавіші
terminal-help-play =
    пробіл, enter: кинути кубики
    1–9: вибрати кубик або повернути його; також ← → і пробіл
    enter: лишити вибрані кубики; 0: жодного; backspace: повернути всі
    1–9, a–z: вибрати зі списку; також ↑ ↓ та enter
    page up, page down: гортати журнал; l: увесь журнал
    q: вийти; двічі ctrl-c: вийти одразу; ?: ця сторінка. Миша теж працює.
terminal-help-replay =
    → ←: крок уперед, крок назад
    page down, page up: десять кроків
    home, end: на початок, у кінець
    пробіл: запустити показ або зупинити
    ↑ ↓: гортати журнал; l: увесь журнал
    q: вийти; двічі ctrl-c: вийти одразу; ?: ця сторінка
terminal-leave = Вийти з-за столу?
terminal-leave-yes = y вийти
terminal-leave-no = n лишитися
terminal-leave-replay = Запис можна переглянути знову будь-коли.
terminal-record-none = Запис не ведеться: покинуту гру не повернути.
terminal-record-at = Запис буде у { $path }.
terminal-ending-leave = q вийти
terminal-ending-look = b глянути на стіл
terminal-too-small =
    Це вікно замале для столу.
    У ньому { $width } × { $height }; зроби його щонайменше { $columns } × { $rows }.
    q — вихід.

# Гра без власного поля.
terminal-plain-asked = { $question }?
terminal-plain-watched = { $player } обирає…
terminal-plain-dice =
    { $count ->
        [1] кубик
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
terminal-plain-roll = Кидай { $dice }.
terminal-plain-player-rolls = { $player } кидає { $dice }.
terminal-plain-table-rolls = Для столу кидають { $dice }.
terminal-plain-lot = Цей кидок вирішить, хто починає.
terminal-plain-rolled = Останній кидок ({ $player }): { $dice }
terminal-plain-table-rolled = Останній кидок для столу: { $dice }
terminal-plain-begins = { $player } починає.
terminal-plain-wrong-dice =
    { $number ->
        [one] Це { $number } кубик, а треба { $thrown }.
        [few] Це { $number } кубики, а треба { $thrown }.
       *[many] Це { $number } кубиків, а треба { $thrown }.
    }
terminal-plain-keys = c: усе
terminal-plain-more = … c: усе

# За столом у мережі.
terminal-online-wrong-address = «{ $address }» — не адреса столу; напиши її так: http://127.0.0.1:8420/t/BKKJ2X.
terminal-online-wrong-server = «{ $address }» — не адреса сервера; напиши її, як http://127.0.0.1:8420 або dice.example.org.
terminal-online-no-server = за адресою { $server } не відповідає жоден сервер: { $reason }.
terminal-online-no-dicehall = те, що відповідає за адресою { $server }, — не сервер dicehall; можливо, бракує частини адреси.
terminal-online-other-rules = ця версія dicehall не може грати в { $game } за тим столом; серверу й терміналу потрібна та сама версія.
terminal-online-name-needed = усі імена для гостей за цим столом зайняті; вибери ім’я через --name.
terminal-online-seats-unread = файл { $path } не читається; у ньому записано твої місця, тож виправ його або прибери.
terminal-online-seats-unwritten = не вдалося зберегти твоє місце у { $path }: { $reason }.
terminal-online-waiting = Перед грою
terminal-online-how-to-join = Щоб приєднатися:
terminal-online-seat-open = вільно
terminal-online-seat-kept = місце чекає: { $player }
terminal-online-is-bot = (бот)
terminal-online-is-you = (це ти)
terminal-online-is-host = (господар столу)
terminal-online-is-gone = (зараз не тут)
terminal-online-missing =
    { $count ->
        [one] Ще вільне { $count } місце.
        [few] Ще вільні { $count } місця.
       *[many] Ще вільно { $count } місць.
    }
terminal-online-ready = Усі на місці. Натисни s, щоб почати.
terminal-online-wait-start = Усі на місці; гру почне хтось із гравців.
terminal-online-connecting = З’єднання…
terminal-online-retrying =
    { $seconds ->
        [one] Немає зв’язку; наступна спроба за { $seconds } секунду
        [few] Немає зв’язку; наступна спроба за { $seconds } секунди
       *[many] Немає зв’язку; наступна спроба за { $seconds } секунд
    }
terminal-online-apart = Уже не за столом
terminal-online-unwanted = Сервер більше не пускає цей термінал за стіл.
terminal-online-trouble = Слова сервера не випливають із правил (запис { $number } журналу): цьому столу не можна вірити.
terminal-online-not-here = не тут: { $players }
terminal-online-stood-in = бот грає замість: { $players }
terminal-online-watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }
terminal-online-you-are-away = Замість тебе грає бот.
terminal-online-come-back = Повернутися на своє місце
terminal-online-broken = Зв’язок обірвався; цього не зроблено.
terminal-online-nothing-to-do = Зараз це неможливо.
terminal-online-sat = За стіл сідає { $player }.
terminal-online-bot-sat = За стіл сідає бот { $player }.
terminal-online-stood = З-за столу встає { $player }.
terminal-online-hosts = Господар столу тепер { $player }.
terminal-online-began = Гра починається.
terminal-online-undone = { $player } скасовує останню відповідь.
terminal-online-picked-up = Останній кидок уведено з помилкою; його кубики вводять знову.
terminal-online-said = { $player }: «{ $text }»
terminal-online-somebody = Хтось із глядачів
terminal-online-left = { $player } виходить; далі грає бот.
terminal-online-too-slow = { $player } не встигає; далі грає бот.
terminal-online-hinted = { $player } бере підказку.
terminal-online-returned = { $player } знову тут.
terminal-online-bot-failed = У бота, що грає за { $player }, сталася помилка; цього разу вирішує випадок.
terminal-online-closed = Цей стіл закрито, бо за ним довго ніхто не грав.
terminal-online-closed-by-operators = Адміністрація сервера закрила цей стіл: { $words }
terminal-online-announcement = Від адміністрації сервера: { $text }
terminal-online-rematch = Грають ще раз: dicehall play --table { $address }
terminal-online-keys-always = /: чат  ^z: назад  ?: довідка  q: вихід
terminal-online-keys-wait = /: чат   ?: довідка   q: вихід
terminal-online-keys-start = s: почати   /: чат   ?: довідка   q: вихід
terminal-online-help =
    /: написати щось іншим
    ctrl-z: узяти останню відповідь назад, поки не кинуто кубиків
    s: перед грою: почати, щойно всі місця зайнято
    h: передати роль господаря наступному за столом (до початку гри)
    q: вийти; місце лишається твоїм, або далі грає бот
terminal-online-write = Сказати щось
terminal-online-write-keys = enter надсилає · → бере підказку · escape скасовує
terminal-online-leave-watching = Гра триватиме й без тебе.
terminal-online-leave-seat = Місце лишається твоїм: та сама команда поверне тебе сюди.
terminal-online-stand-up = b звільнити місце
terminal-online-hand-over = b лишитися, але хай замість тебе грає бот
terminal-online-dice-fair =
    { $rolls ->
        [one] Кубики були чесні: { $rolls } кидок випливає з таємниці та всіх зерен.
        [few] Кубики були чесні: усі { $rolls } кидки випливають із таємниці та всіх зерен.
       *[many] Кубики були чесні: усі { $rolls } кидків випливають із таємниці та всіх зерен.
    }
terminal-online-dice-entered = Кубики були справжні: їх кидали рукою й вводили, тож перевірити, як вони впали насправді, неможливо.
terminal-online-dice-sealed = Кубики не можна перевірити: їхню таємницю не розкрито.
terminal-online-dice-commitment = Кубики були нечесні: сервер змінив те, що сам запечатав.
terminal-online-dice-seed = Кубики були нечесні: твоє зерно не використано.
terminal-online-dice-bot-seed = Кубики були нечесні: зерно, з яким грає { $player }, — не те, що має бот.
terminal-online-dice-differ = Кубики були нечесні: { $reason }
terminal-online-save = s зберігає запис як { $path }.
terminal-online-unsaved = Не вдалося записати { $path }: { $reason }.
terminal-forfeited = { $player } зазнає технічної поразки: { $why } Далі на цьому місці грає { $bot }.
