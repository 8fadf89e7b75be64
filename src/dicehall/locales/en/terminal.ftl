# What every game at the table says.

terminal-title = dicehall
terminal-you = Guest
terminal-percent = { $number }%
terminal-said-to = { $player }: { $sentence }
terminal-over = The game is over.
terminal-total = Total
terminal-won = { $winners } wins!
terminal-tied = A tie: { $winners } share the win.
terminal-step = Step { $step } of { $steps }

# Keys, in the last line.
terminal-keys-always = ?: help  l: log  q: quit
terminal-keys-roll = space, enter: roll
terminal-keys-tray = 1–9: choose a die  enter: lock in  0: none
terminal-keys-choose = 1–9 a–z: choose  ↑↓ enter: too
terminal-keys-enter = enter: these are the dice
terminal-keys-watch = page up/down: scroll the log
terminal-keys-over = enter: result
terminal-keys-replay = ←→: step  page up/down: 10  home/end  space: run

# Pages beside the table.
terminal-log = Everything that happened
terminal-page-keys = ↑↓ page up/down scroll · escape closes
terminal-help-title = { $game }: help
terminal-help-keys = Keys
terminal-help-play =
    space, enter: roll the dice
    1 to 9: choose a die or put it back; ← → and space do the same
    enter: lock the chosen dice in; 0: none; backspace: put all back
    1 to 9, a to z: choose from a list; ↑ ↓ and enter do the same
    page up, page down: scroll the log; l: the whole log
    q: leave; ?: this page. The mouse works too.
terminal-help-replay =
    → ←: one step forward, one back
    page down, page up: ten steps
    home, end: to the beginning, to the end
    space: run by itself, or stop
    ↑ ↓: scroll the log; l: the whole log
    q: leave; ?: this page
terminal-leave = Leave the table?
terminal-leave-yes = y leave
terminal-leave-no = n stay
terminal-leave-replay = You can replay the record again at any time.
terminal-record-none = No record is written: a game you leave is gone.
terminal-record-at = The record is written to { $path }.
terminal-ending-leave = enter leave
terminal-ending-look = b look at the board
terminal-too-small =
    This window is too small for the table.
    It has { $width } × { $height }; make it { $columns } × { $rows } or larger.
    q leaves.
