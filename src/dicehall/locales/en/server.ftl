# Why something a client asked for was not done.

## What was sent cannot be read.
server-refused-bad_message = This message cannot be read: { $reason }.
server-refused-bad_request = This request makes no sense: { $reason }.
server-refused-no_hello = No hello came in time.
server-refused-too_big = That is too much at once; send at most { $most } bytes.
server-refused-head_too_long = The head of this request is too long.
server-refused-too_slow = The request did not arrive in time.

## What is spoken of does not exist.
server-refused-not_found = There is nothing at this address.
server-refused-no_such_table = There is no such table; perhaps a letter of its code is wrong.
server-refused-no_such_seat = This table has no such seat.
server-refused-no_such_player = Nobody by this name has finished a game here.
server-refused-no_such_game = There is no such game.
server-refused-no_such_duplicate = There is no such duplicate; perhaps a letter of its code is wrong.
server-refused-no_board = This game is not played on a board.

## Who asks may not.
server-refused-bad_token = This token belongs to no seat at this table.
server-refused-not_your_seat = This seat belongs to somebody else.
server-refused-not_host = Only the host of this table can do that.
server-refused-watchers_only = During the game only watchers who are signed in can talk to each other.
server-refused-duplicate_unfinished = This table belongs to a duplicate: you can look here once you have finished a table of it yourself.
server-refused-not_signed_in = Sign in first, with your name and passphrase.
server-refused-wrong_passphrase = Name and passphrase do not match.
server-refused-forbidden_origin = Pages of other sites may not connect to this server.
server-refused-banned =
    { $until ->
        [never] You are banned here: { $why }
       *[other] You are banned here until { $until }: { $why }
    }
server-refused-method_not_allowed = That cannot be done at this address.

## What was given is no good.
server-refused-bad_options = No game can be made with these options: { $reason }
server-refused-bad_name = A name has 1 to { $longest } letters, digits and signs, and no line breaks.
server-refused-bad_seed = A seed has 16 to 64 bytes, written as hexadecimal digits.
server-refused-bad_link = This is not the link of your chain that belongs here.
server-refused-bad_text = A text here has 1 to { $longest } characters, none of them invisible.
server-refused-bad_passphrase = A passphrase has { $shortest } to { $longest } characters.
server-refused-bad_clock = A clock is none, some seconds for each move, or some days.
server-refused-bad_seats = The seats do not fit the game: one for every player, each open, yours or a bot’s.
server-refused-one_plays_duplicate = In a duplicate, exactly one seat is for whoever opens the link; the others are open or a bot’s.
server-refused-unknown_bot = There is no such bot for this game.
server-refused-unknown_phrase = There is no such phrase.
server-refused-not_offered = This is not one of the answers on offer.
server-refused-nobody_rolls = Real dice need a person at the table who rolls them; bots cannot.
server-refused-dice_take_time = Real dice take the time they take: such a table has no clock.
server-refused-dice_do_not_fit = These faces do not fit the dice that were thrown: { $dice }.
server-refused-bad_record = This record cannot be replayed: { $reason }
server-refused-record_differs = This record does not add up: { $reason }
server-refused-record_too_long = This record is too long to replay here; it may have at most { $most } steps.
server-refused-too_much_work = This would take the server too long, so it was not done.
server-refused-bad_call_address = This address cannot be used: { $reason }

## It does not fit how things stand.
server-refused-seat_taken = This seat is taken.
server-refused-seat_kept = This seat is kept for { $name }.
server-refused-seat_away = A bot plays for you; take the seat back first.
server-refused-seat_empty = Nobody sits there.
server-refused-no_free_seat = No seat is free at this table.
server-refused-seats_open = Some seats are still open; fill them with people or bots, then start.
server-refused-name_taken = Somebody at this table already has this name.
server-refused-name_claimed = This name, or one that looks like it, belongs to somebody; sign in with its passphrase, or choose another.
server-refused-already_started = The game has already begun.
server-refused-not_sealed = Seeds are opened when the game has been started, not before.
server-refused-already_seated = You already sit at this table.
server-refused-not_running = No game is running at this table.
server-refused-not_over = The game is not over yet.
server-refused-not_asked = There is nothing for you to answer right now.
server-refused-stale_turn = This question has already been answered.
server-refused-cannot_undo = It is too late to take this back: dice were rolled, or others have acted since.
server-refused-dice_are_fair = The dice of this table are rolled here; nobody enters them.
server-refused-not_thrown = Nobody is throwing these dice right now.
server-refused-table_closed = This table is closed.
server-refused-table_broken = This table cannot go on: its log does not add up. Other tables are not affected.
server-refused-seat_is_bot = A bot sits there.
server-refused-out_of_time = Your time for this question is over; a bot answers it, then you can come back.
server-refused-log_full = So much has happened at this table that only the game itself goes on; no more chat, and nothing can be taken back.
server-refused-no_hints_here = Hints are off at this table.
server-refused-duplicate_over = The time for this duplicate is over; no more tables are opened.
server-refused-duplicate_full = This duplicate already has { $most } tables, and more do not fit.

## Too much of it.
server-refused-too_fast = That was too fast; wait a moment and try again.
server-refused-too_many_tables = You have opened many tables; finish some, or try again later.
server-refused-too_many_connections = There are too many connections from your address.
server-refused-too_many_watchers = Too many people are watching this table already.
server-refused-too_many_hints = You may ask for { $most } hints a minute; wait a little, or decide for yourself.
server-refused-too_many_ways = You can be called at { $most } addresses of this kind; remove one first.
server-refused-too_many_mails = Enough mails have been sent to this address or from yours; try again tomorrow.

## The server cannot.
server-refused-not_stored = Your move could not be stored, so it did not happen; try again in a moment.
server-refused-shutting_down = The server is restarting; try again in a moment.
server-refused-draining = This server is about to be stopped and takes no new tables; try again later.
server-refused-too_busy = The server is too busy right now; try again in a moment.
server-refused-hall_full = The hall is full: there is no room for more connections right now. Try again in a few minutes.
server-refused-no_hint = There is no hint right now; try again in a moment.
server-refused-server_error = Something went wrong on the server. Nothing has changed; the error has been noted.

## A device cannot do it.
server-refused-storage_full = There is no room left on this device, so your move did not happen; remove old tables, then try again.
server-refused-other_tab = This table was played on in another tab or window. Go on there, or load it here again.
server-refused-engine_too_old = This table was played with a newer version. Reload the page to get it; nothing is lost.

# Quick phrases.
server-phrase-hello = Hello, everybody!
server-phrase-good_luck = Good luck!
server-phrase-well_done = Well done!
server-phrase-nice_roll = Nice roll!
server-phrase-bad_luck = Bad luck!
server-phrase-that_was_close = That was close!
server-phrase-wow = Wow!
server-phrase-oh_no = Oh no!
server-phrase-thinking = Let me think …
server-phrase-your_turn = It’s your turn.
server-phrase-one_moment = One moment, please.
server-phrase-thanks = Thank you!
server-phrase-sorry = Sorry!
server-phrase-good_game = Good game!
server-phrase-play_again = Shall we play again?
server-phrase-goodbye = Goodbye!

# The first page, until there is one to play on.
server-page-title = dicehall
server-page-running = This dicehall server is running.
server-page-tables =
    { $running ->
        [0] No game is running here right now.
        [one] One game is running here right now.
       *[other] { $running } games are running here right now.
    }
server-page-join = To join a table from a terminal, run:
server-page-api = How programs talk to this server
server-page-public = Public tables
