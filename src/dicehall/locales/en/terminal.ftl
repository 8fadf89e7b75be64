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
terminal-replay-older-rules = Played under version { $rules } of the rules; ruling { $ruling } changes step { $step }.

# Keys, in the last line.
terminal-keys-always = ?: help  l: log  q: quit
terminal-keys-roll = space, enter: roll
terminal-keys-tray = 1–9: choose a die  enter: keep  0: none
terminal-keys-choose = 1–9 a–z: choose  ↑↓ enter: too
terminal-keys-enter = enter: these are the dice
terminal-keys-watch = page up/down: scroll the log
terminal-keys-over = enter: result
terminal-keys-replay = ←→: step  page up/down: 10  home/end  space: run
terminal-pressed-nothing = “{ $key }” does nothing here.
terminal-pressed-no-page = This game has no such page.
terminal-key-space = space
terminal-pressed-too-soon = Too soon to have read this; press again.

# Pages beside the table.
terminal-log = Everything that happened
terminal-page-keys = ↑↓ page up/down scroll · escape closes
terminal-help-title = { $game }: help
terminal-help-keys = Keys
terminal-help-play =
    space, enter: roll the dice
    1 to 9: choose a die or put it back; ← → and space do the same
    enter: keep the chosen dice; 0: none; backspace: put all back
    1 to 9, a to z: choose from a list; ↑ ↓ and enter do the same
    page up, page down: scroll the log; l: the whole log
    q: leave; ctrl-c twice: leave at once; ?: this page. The mouse works too.
terminal-help-replay =
    → ←: one step forward, one back
    page down, page up: ten steps
    home, end: to the beginning, to the end
    space: run by itself, or stop
    ↑ ↓: scroll the log; l: the whole log
    q: leave; ctrl-c twice: leave at once; ?: this page
terminal-leave = Leave the table?
terminal-leave-yes = y leave
terminal-leave-no = n stay
terminal-leave-replay = You can watch the record again at any time.
terminal-record-none = No record is kept: a game you leave is gone.
terminal-record-at = The record is written to { $path }.
terminal-ending-leave = q leave
terminal-ending-look = b look at the board
terminal-too-small =
    This window is too small for the table.
    It has { $width } × { $height }; make it { $columns } × { $rows } or larger.
    q leaves.

# A game without a board of its own.
terminal-plain-asked = { $question }?
terminal-plain-watched = { $player } chooses …
terminal-plain-dice =
    { $count ->
        [one] the die
       *[other] { $count } dice
    }
terminal-plain-roll = Roll { $dice }.
terminal-plain-player-rolls = { $player } rolls { $dice }.
terminal-plain-table-rolls = The table rolls { $dice }.
terminal-plain-lot = This roll decides who begins.
terminal-plain-rolled = { $player } rolled: { $dice }
terminal-plain-table-rolled = Rolled for the table: { $dice }
terminal-plain-begins = { $player } begins.
terminal-plain-wrong-dice =
    { $number ->
        [one] That is one die; { $thrown } are rolled.
       *[other] Those are { $number } dice, not { $thrown }.
    }
terminal-plain-keys = c: everything
terminal-plain-more = … c: everything

# At an online table.
terminal-online-wrong-address = “{ $address }” is not the address of a table; write it like http://127.0.0.1:8420/t/BKKJ2X.
terminal-online-wrong-server = “{ $address }” is not the address of a server; write it like http://127.0.0.1:8420 or dice.example.org.
terminal-online-no-server = no server answers at { $server }: { $reason }.
terminal-online-no-dicehall = what answers at { $server } is not a dicehall server; perhaps part of the address is missing.
terminal-online-other-rules = this version of dicehall cannot play the { $game } of that table; server and terminal need the same version.
terminal-online-name-needed = every name for guests is taken at this table; choose one with --name.
terminal-online-seats-unread = { $path } cannot be read; your seats are kept there, so repair it or move it away.
terminal-online-seats-unwritten = your seat could not be kept in { $path }: { $reason }.
terminal-online-waiting = Before the game
terminal-online-how-to-join = To join:
terminal-online-seat-open = free
terminal-online-seat-kept = kept for { $player }
terminal-online-is-bot = (a bot)
terminal-online-is-you = (you)
terminal-online-is-host = (host)
terminal-online-is-gone = (not here right now)
terminal-online-missing =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
terminal-online-ready = Everybody is here. Press s to start.
terminal-online-wait-start = Everybody is here; one of the players will start the game.
terminal-online-connecting = Connecting …
terminal-online-retrying =
    { $seconds ->
        [one] No connection; next try in a second
       *[other] No connection; next try in { $seconds } seconds
    }
terminal-online-apart = No longer at the table
terminal-online-unwanted = The server no longer lets this terminal sit at the table.
terminal-online-trouble = What the server says does not follow from the rules (entry { $number } of the log): this table cannot be trusted.
terminal-online-not-here = not here: { $players }
terminal-online-stood-in = a bot plays for { $players }
terminal-online-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
terminal-online-you-are-away = A bot plays for you.
terminal-online-come-back = Take your seat back
terminal-online-broken = The connection was lost; that was not done.
terminal-online-nothing-to-do = That is not possible right now.
terminal-online-sat = { $player } sits down.
terminal-online-bot-sat = { $player }, a bot, sits down.
terminal-online-stood = { $player } stands up again.
terminal-online-hosts = { $player } is the host now.
terminal-online-began = The game begins.
terminal-online-undone = { $player } takes back the last answer.
terminal-online-picked-up = The last roll was entered wrong; its dice are entered again.
terminal-online-said = { $player }: “{ $text }”
terminal-online-somebody = A spectator
terminal-online-left = { $player } leaves; a bot plays on.
terminal-online-too-slow = { $player } took too long; a bot plays on.
terminal-online-hinted = { $player } takes a hint.
terminal-online-returned = { $player } is back.
terminal-online-bot-failed = The bot playing for { $player } failed, so chance decides this once.
terminal-online-closed = This table was closed because nobody played at it for a long time.
terminal-online-closed-by-operators = The operators of this server closed this table: { $words }
terminal-online-announcement = From the operators of this server: { $text }
terminal-online-rematch = They play again: dicehall play --table { $address }
terminal-online-keys-always = /: chat  ^z: undo  ?: help  q: quit
terminal-online-keys-wait = /: chat   ?: help   q: quit
terminal-online-keys-start = s: start   /: chat   ?: help   q: quit
terminal-online-help =
    /: write something to the others
    ctrl-z: take your last answer back, as long as no dice were rolled
    s: start, before the game, once every seat is taken
    h: let the next person at the table be the host (before the start)
    q: leave; your seat stays yours, or a bot plays on
terminal-online-write = Say something
terminal-online-write-keys = enter sends it · → takes the suggestion · escape cancels
terminal-online-leave-watching = The game goes on without you.
terminal-online-leave-seat = Your seat stays yours: the same command brings you back.
terminal-online-stand-up = b give the seat up
terminal-online-hand-over = b stay, but let a bot play for you
terminal-online-dice-fair =
    { $rolls ->
        [one] The dice were fair: the one roll follows from the secret and all seeds.
       *[other] The dice were fair: all { $rolls } rolls follow from the secret and all seeds.
    }
terminal-online-dice-entered = The dice were real ones, rolled by hand and entered, so nothing shows how they really fell.
terminal-online-dice-sealed = The dice cannot be checked: their secret was not revealed.
terminal-online-dice-commitment = The dice were not fair: the server changed what it had committed to.
terminal-online-dice-seed = The dice were not fair: your seed was not used.
terminal-online-dice-bot-seed = The dice were not fair: the seed of { $player } is not the one a bot has.
terminal-online-dice-differ = The dice were not fair: { $reason }
terminal-online-save = s saves the record as { $path }.
terminal-online-unsaved = { $path } cannot be written: { $reason }.
terminal-forfeited = { $player } forfeits the game: { $why } From now on { $bot } plays in its place.
