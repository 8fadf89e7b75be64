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

# Клавіші в останньому рядку.
terminal-keys-always = ?: довідка  l: журнал  q: вихід
terminal-keys-roll = пробіл, enter: кинути
terminal-keys-tray = 1–9: вибрати  enter: поставити  0: жодного
terminal-keys-choose = 1–9 a–z: вибрати  ↑↓ enter: так само
terminal-keys-enter = enter: це всі кубики
terminal-keys-watch = page up/down: гортати журнал
terminal-keys-over = enter: підсумок
terminal-keys-replay = ←→: крок  page↑↓: 10  home/end  пробіл: показ

# Сторінки поруч зі столом.
terminal-log = Усе, що сталося
terminal-page-keys = ↑↓ page up/down гортати · escape закриває
terminal-help-title = { $game }: довідка
terminal-help-keys = Клавіші
terminal-help-play =
    пробіл, enter: кинути кубики
    1–9: вибрати кубик або повернути його; також ← → і пробіл
    enter: поставити вибрані кубики; 0: жодного; backspace: повернути всі
    1–9, a–z: вибрати зі списку; також ↑ ↓ та enter
    page up, page down: гортати журнал; l: увесь журнал
    q: вийти; ?: ця сторінка. Миша теж працює.
terminal-help-replay =
    → ←: крок уперед, крок назад
    page down, page up: десять кроків
    home, end: на початок, у кінець
    пробіл: запустити показ або зупинити
    ↑ ↓: гортати журнал; l: увесь журнал
    q: вийти; ?: ця сторінка
terminal-leave = Вийти з-за столу?
terminal-leave-yes = y вийти
terminal-leave-no = n лишитися
terminal-leave-replay = Запис можна переглянути знову будь-коли.
terminal-record-none = Запис не ведеться: покинуту гру не повернути.
terminal-record-at = Запис буде у { $path }.
terminal-ending-leave = enter вийти
terminal-ending-look = b глянути на стіл
terminal-too-small =
    Це вікно замале для столу.
    У ньому { $width } × { $height }; зроби його щонайменше { $columns } × { $rows }.
    q — вихід.
