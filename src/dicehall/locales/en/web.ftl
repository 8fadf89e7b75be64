# The browser: lobby, table, settings and everything around the games.

# Everywhere.
web-close = Close
web-again = Try again
web-all = All
web-you = You
web-guest = Guest
web-bot = Bot
web-less = { $what }: less
web-more = { $what }: more
web-games = Games
web-pages = Pages
web-help = Help
web-help-how = Rest the pointer on anything, press it long, or focus it and press “?”: it says what it is.
web-what = dicehall is a hall of dice games: roll, push your luck and win, against friends or bots, free and without signing up.
web-to-lobby = To the lobby
web-page-missing = There is no such page
web-page-broken = This page could not be loaded
web-no-connection = The server cannot be reached. Check your connection and try again.
web-problem = That did not work. Try again in a moment.
web-problem-lost = The connection was lost at that moment. Check whether it went through, and try again if not.
web-newer = A new version is ready: load it

# Dice, for who cannot see them.
web-die-used = { $die }, used
web-novodie-bare = die { $die }

# Settings.
web-settings = Settings
web-language = Language
web-theme = Look
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark
web-speed = Speed
web-speed-note = How fast dice move and others play
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-still = Reduce motion
web-still-note = No tumbling, sliding or shaking
web-sound = Sounds
web-sound-note = From the first press on
web-odds = Show the odds
web-odds-note = Chances beside what you can do
web-confirm-push = Confirm risky pushes
web-confirm-push-note = Where a bust is possible, push takes a second press
web-auto-pass = Pass by itself
web-auto-pass-note = When a bust is at least this likely
web-auto-pass-never = Never
web-auto-pass-50 = 50%
web-auto-pass-70 = 70%
web-notify = Notify me when it is my turn
web-notify-note = When this page is in the background
web-notify-forbidden = This browser does not allow notifications here; you can change that in its settings.

# Own cards in the lobby.
web-own-cards = Own cards
web-own-cards-note = A text file with cards of your own; the page about cards explains how to write them.
web-own-cards-remove = Without { $file }

# The lobby: which game, which race.
web-which-race = Which race tonight?
web-which-novo = A night at the slot machine
web-tour = Championship
web-cube = Tour de Cube
web-own-set = Own set
web-lesson = Lessons
web-rules = Rules
web-preview = Track and cards
web-surprise = Surprise us
web-surprise-note = Random cards, random track. You see the set before you start.
web-race-1 = A friendly first ride
web-race-2 = Win fans, and they carry you
web-race-3 = The more you push, the more you get
web-race-4 = Mix your colours, mind the water
web-race-5 = Sharpen the swords
web-race-6 = Gray dice grow up
web-race-7 = Wild cards, two laps
web-race-combotastic = Colours that help each other
web-race-such_much_fans = Everything turns on fans
web-race-grand_finale = Two tracks, one long race
web-track = Track
web-course = Length
web-joined = Two tracks joined
web-then = Then
web-own-map = Own map
web-own-map-note = A text file; the page about tracks explains how to draw one.
web-own-map-problem = This file is not a map.
web-laps = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
}
web-tracks = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
}
web-search-cards = Search the cards
web-search-nothing = No card matches.
web-random-set = Random set
web-set-good = A good set: it has cheap cards, and some that lose or draw dice.
web-set-few_cheap_cards = Few cheap cards: there is little to buy at first.
web-set-no_card_loses_or_draws_dice = No card loses or draws dice: gray dice will be in the way for a long time.
web-card-measured = starting with two of its dice wins { $worth } more races in 100 (± { $error }); { $buyers }% of strong players buy it
web-card-strength = strength { $group } of 5
web-set-pair-good = Good together: { $one } and { $other }.
web-set-pair-bad = In each other’s way: { $one } and { $other }.
web-set-studied = The dots show how much a card’s dice helped in { $races } races of champions.
web-novo-title = Roll, keep, claim
web-novo-about = Three rolls fill the slots of the machine. Equal symbols in a row, or enough lions, buy tiles from the warehouse; three bays turn them into points.
web-novo-step-1 = Roll, and keep the dice you like in a slot. Every lion brings a black die.
web-novo-step-2 = After the third roll, claim tiles: with rows of equal symbols, or with lions.
web-novo-step-3 = Stow them in your bays. Equal or all-different tiles are worth more.

# The lobby: my table.
web-your-table = Your table
web-your-name = Your name
web-name-placeholder = What should we call you?
web-host = host
web-seat = Seat { $number }
web-seat-open = Open for a friend
web-seat-free = Free seat
web-seat-send = send the link
web-seat-kept = kept for whoever sat here before
web-host-pass = Let { $name } be the host
web-claimed = { $name } has claimed this name
web-seat-bot = Put a bot here
web-seat-empty = Remove { $name }
web-seat-remove = Remove seat { $number }
web-add-bot = Add a bot
web-add-open = Add a free seat
web-bot-random = random
web-bot-random-note = plays at random
web-bot-greedy = clever
web-bot-greedy-note = takes what pays most right now
web-bot-novice = novice
web-bot-novice-note = has just learned the rules
web-bot-apprentice = apprentice
web-bot-apprentice-note = thinks a little before it acts
web-bot-skilled = skilled
web-bot-skilled-note = a good match for most
web-bot-expert = expert
web-bot-expert-note = hard to beat
web-bot-master = master
web-bot-master-note = knows what every die is worth
web-bot-champion = champion
web-bot-champion-note = weighs every choice by the chance to win
web-order = Turn order
web-order-free = At once
web-order-free-note = All at once is quicker
web-order-strict = In turn
web-order-strict-note = One after the other
web-real-dice = Our own dice on the table
web-real-dice-on = You roll real dice and tap what they show, for bots too; no clock, no rating
web-real-dice-off = Dicehall rolls, and anybody can check the dice
web-clock = Clock
web-clock-note = A bot takes over for anyone who takes longer
web-clock-none-note = Everybody takes their time
web-clock-none = None
web-clock-60 = 1 minute per decision
web-clock-180 = 3 minutes per decision
web-clock-day = 1 day per decision
web-clock-days = 3 days per decision
web-open = Public table
web-open-note = Anyone may find it and watch
web-closed-note = Only by link or code
web-hints = Hints
web-hints-on = Everyone may ask the champion, and everyone sees it; the game is not rated
web-hints-off = Nobody may ask the champion
web-duplicate = Duplicate
web-duplicate-on = Whoever opens the link plays a table of their own with the same dice; then you compare
web-duplicate-off = Nobody else plays with these dice
web-duplicate-make = Make the duplicate
web-duplicate-make-note = the same dice for all
web-skip-to-start = Skip to the start button
web-play-now = Play now
web-new-game = New game
web-play-now-note = { $count ->
    [one] against a bot
   *[other] against { $count } bots
}
web-open-table = Open the table
web-open-table-note = { $count ->
    [one] { $count } seat is free for others
   *[other] { $count } seats are free for others
}

# The lobby: other tables.
web-join = Join a table
web-join-placeholder = Code or link
web-join-go = Go
web-mine = My running games
web-game-goes-on = Your game goes on
web-game-over = Your game is over
web-race-goes-on = Your race goes on
web-race-over = Your race is over
web-table-waits = Your table is waiting
web-go-on-now = Go on
web-see-end = See how it ended
web-to-table = To the table
web-against = The others
web-more-running = { $count ->
    [one] One more game
   *[other] { $count } more games
}
web-go-on = continue
web-status-open = waiting
web-public = Public tables
web-public-none = None right now. Open one!
web-nobody = nobody yet
web-watch = watch
web-free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}

# The waiting room.
web-waiting-title = The table is ready
web-code = Table code
web-copy-link = Copy link
web-copied = Link copied: send it to your friends.
web-share = Share
web-share-text = Come and play dice with me
web-sit = Sit here
web-here = here
web-not-here = not connected right now
web-seats-missing = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
web-start-now = Start the game
web-sealed = The dice are being prepared …
web-watching-open = Take a seat, or stay and watch.
web-watching-full = All seats are taken; you can watch.
web-seal = The dice are sealed: after the game everybody can check that they were fair.

# At the table.
web-your-turn = It is your turn
web-waiting-for = Waiting for { $names }
web-watching = You are watching
web-watcher = A spectator
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-undo = Undo
web-hint = Hint
# A hint: the move, the chance to win with it, and the next best move with its own.
web-hint-told = { $move }: { $chance } to win. { $other }: { $less }.
web-hint-alone = { $move }: { $chance } to win.
web-hint-equal = { $move }: { $chance } to win. { $other }: just as good.
web-away = A bot is playing for you.
web-come-back = Take my seat back
web-leave = Leave the table
web-leave-title = Leave the table?
web-leave-open = Your seat will be free for someone else.
web-leave-running = A bot plays on for you. You can come back at any time.
web-stay = Stay
web-no-table = There is no such table
web-table-unreachable = This table cannot be opened right now
web-closed = This table was closed
web-closed-idle = Nobody had played here for a long time.
web-closed-by-operators = The operators of this server closed it: { $words }
web-closed-replay = Look at the game
web-announcement = From the operators
web-announcement-away = Put away
web-connecting = Connecting …
web-lost = Connection lost; trying again
web-restarting = The server is restarting; the game goes on in a moment
web-retry = Now
web-plain-choose = Choose: { $what }
web-plain-position = The position

# Log and chat.
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-log-empty = Nothing has happened yet.
web-log-sat = { $name } sits down.
web-log-stood = A seat is free again.
web-log-hosts = { $name } is the host now.
web-log-left = { $name } leaves; a bot plays on.
web-log-late = { $name } took too long; a bot plays on.
web-log-returned = { $name } is back.
web-log-undone = { $name } takes back a decision.
web-log-picked_up = The last roll was entered wrong; its dice are entered again.
web-log-hinted = { $name } takes a hint.
web-log-bot_failed = { $name } lost the thread and plays at random.
web-log-began = The game begins.
web-log-closed = The table was closed.
web-log-closed_by_operators = The operators of this server closed the table: { $words }
web-log-rematch = There is a rematch.
web-log-you-sat = You sit down.
web-log-you-left = You leave; a bot plays on.
web-log-you-late = You took too long; a bot plays on.
web-log-you-returned = You are back.
web-log-you-undone = You take back a decision.
web-log-you-hinted = You take a hint.
web-chat-empty = Say hello!
web-chat-write = Write something
web-chat-send = Send
web-chat-watchers = Until the game is over, only other spectators who are signed in can read this.
web-chat-sign-in = Sign in to talk to other spectators during the game.
web-phrases = Quick phrases

# After the game.
web-over = The game is over.
web-winner = winner

# History and people.
web-history = Finished games
web-dice-counted = How fair the dice are
web-history-of = Games of { $name }
web-history-none = No finished games yet.
web-history-own = Played in this browser
web-history-listed = Games of this server
web-everybody = Everyone’s
web-mine-only = Mine
web-more-games = Show more
web-replay = Watch a replay
web-person = Name and rating
web-person-title = Keep your name
web-person-why = You can play without one. With a name of your own, your history and rating follow you to every device; no e-mail needed.
web-claim = Claim a name
web-sign-in = Sign in
web-sign-out = Sign out
web-account = Passphrase, devices, deleting the name
web-passphrase-change = Change the passphrase
web-passphrase-new = New passphrase
web-passphrase-change-note = This signs out all other devices.
web-passphrase-changed = The passphrase is changed.
web-sign-out-elsewhere = Sign out on all other devices
web-signed-out-elsewhere = All other devices are signed out.
web-name-delete = Delete the name
web-name-delete-note = Your rating and statistics are deleted. Your games stay, as those of a guest. Nobody can ever claim the name { $name } again, not even you, so nobody can pose as you.
web-name-deleted = The name is deleted.
web-signed-in = Hello, { $name }!
web-passphrase = Passphrase
web-passphrase-note = { $count ->
    [one] At least { $count } character; it cannot be recovered, so write it down.
   *[other] At least { $count } characters; it cannot be recovered, so write it down.
}
web-rating = Rating
web-games-played = Games
web-games-won = Won
web-score-mean = Average score
web-score-best = Best score
web-my-history = My games
web-no-statistics = Play a game, and your figures will appear here.
web-strongest = The strongest at { $game }
web-rating-rules = What counts are whole games with the usual options in which everybody has claimed their name. The more often the same two meet within a month, the less it counts.
web-count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

web-plain-question = What is asked
web-plain-time = Time left for { $name }
web-plain-game = A game for { $least } to { $most } players. It has no board of its own here: a plain table shows the position, and every option is a button.

## Playing on this device, without a server.
web-place = Where you play
web-place-online = Online
web-place-here = On this device
web-place-here-note = Played right here, with the same rules, bots and dice. No server is needed, and nothing leaves this device.
web-seat-here = Somebody here
web-seat-name = The name on seat { $number }
web-add-here = Add a player here
web-player = Player { $number }
web-around = Around this device
web-around-asked = has to decide
web-tables-here = On this device
web-tables-here-remove = Remove { $what }
web-status-ended = finished
web-result-won = You won
web-result-shared = Shared win
web-result-lost = { $players } won
web-engine-loading = The games are on their way: { $loaded } of { $total } MB
web-engine-starting = Getting the games ready …
web-engine-forgets = This browser keeps nothing: your table is lost when you close the page.
web-engine-no_webassembly = This browser cannot run the games themselves, because it has no WebAssembly or has switched it off. You can still play online.
web-engine-no_network = The games are not on this device yet, and they cannot be fetched now. Connect once; afterwards they work without a network.
web-engine-damaged = The games arrived damaged, even at a second try. Reload the page later.
web-engine-newer_saves = Your tables on this device were played with a newer version. Reload the page to get it; nothing is lost.
web-engine-broken = The games stopped working here. Every move you saw confirmed is kept: reload the page to go on.

## Real dice
web-roll-you = Roll your dice and tap what they show.
web-roll-other = { $name } rolls: tap what the dice show.
web-roll-first = Draw lots: who begins?
web-roll-begins = { $name } begins
web-roll-table = The table
web-roll-whose = Whose dice
web-roll-left = { $count ->
    [0] { $die }: all tapped
    [one] { $die }: one die left
   *[other] { $die }: { $count } dice left
  }
web-roll-tapped = Tapped so far
web-roll-hint = Tap one face for every die.
web-roll-untap = Take back:
web-roll-done = That is the roll
web-roll-due = { $name } rolls
web-roll-enter = Enter the dice
web-roll-wrong = Wrong? Enter again
