# Чому не зроблено того, про що просила програма.

## Надісланого не можна прочитати.
server-refused-bad_message = Це повідомлення неможливо прочитати: { $reason }.
server-refused-bad_request = Цей запит неможливо виконати: { $reason }.
server-refused-no_hello = Привітання не надійшло вчасно.
server-refused-too_big = Це забагато за один раз; найбільше — { $most } байтів.
server-refused-head_too_long = Заголовок цього запиту задовгий.
server-refused-too_slow = Запит не надійшов вчасно.

## Того, про що йдеться, немає.
server-refused-not_found = За цією адресою нічого немає.
server-refused-no_such_table = Такого столу немає; можливо, у коді хибна літера.
server-refused-no_such_seat = За цим столом немає такого місця.
server-refused-no_such_player = Ніхто з таким ім’ям ще не завершив тут жодної гри.
server-refused-no_such_game = Такої гри немає.
server-refused-no_such_duplicate = Такого дуплікату немає; можливо, у коді помилка в якійсь літері.
server-refused-no_board = У цій грі немає ігрового поля.

## Хто просить, не має на це права.
server-refused-bad_token = Цей токен не належить жодному місцю за цим столом.
server-refused-not_your_seat = Це місце належить комусь іншому.
server-refused-not_host = Це може лише господар столу.
server-refused-watchers_only = Під час гри між собою можуть розмовляти лише глядачі, які увійшли під своїм ім’ям.
server-refused-duplicate_unfinished = Цей стіл належить до дуплікату: заглянути сюди можна, коли закінчиш власну гру за одним із його столів.
server-refused-not_signed_in = Спершу увійди зі своїм ім’ям і парольною фразою.
server-refused-wrong_passphrase = Ім’я та парольна фраза не збігаються.
server-refused-forbidden_origin = Сторінки інших сайтів не можуть під’єднуватися до цього сервера.
server-refused-banned =
    { $until ->
        [never] Тебе тут заблоковано: { $why }
       *[other] Тебе тут заблоковано до { $until }: { $why }
    }
server-refused-method_not_allowed = За цією адресою так зробити не можна.

## Задане не годиться.
server-refused-bad_options = З такими параметрами гри не буде: { $reason }
server-refused-bad_name = Ім’я має від 1 до { $longest } літер, цифр і знаків, без розривів рядка.
server-refused-bad_seed = Зерно має від 16 до 64 байтів, записаних шістнадцятковими цифрами.
server-refused-bad_link = Це не та ланка твого ланцюжка, якій тут місце.
server-refused-bad_text = Текст тут має від 1 до { $longest } символів, і жодного невидимого.
server-refused-bad_passphrase = Парольна фраза має від { $shortest } до { $longest } символів.
server-refused-bad_clock = Час на хід: без обмеження, кілька секунд на хід або кілька днів.
server-refused-bad_seats = Місця не відповідають грі: по одному на кожного гравця, кожне — вільне, твоє або для бота.
server-refused-one_plays_duplicate = У дуплікаті рівно одне місце — для того, хто відкриє посилання; решта вільні або для ботів.
server-refused-unknown_bot = Такого бота для цієї гри немає.
server-refused-unknown_phrase = Такої фрази немає.
server-refused-not_offered = Такої відповіді серед запропонованих немає.
server-refused-nobody_rolls = Справжні кубики має кидати людина за столом; боти цього не вміють.
server-refused-dice_take_time = Справжні кубики не поспішають: за таким столом час на хід не обмежують.
server-refused-dice_do_not_fit = Ці грані не відповідають кинутим кубикам: { $dice }.
server-refused-bad_record = Цей запис неможливо відтворити: { $reason }
server-refused-record_differs = Цей запис не сходиться: { $reason }
server-refused-record_too_long = Цей запис задовгий, щоб відтворити його тут; найбільша можлива кількість кроків: { $most }.
server-refused-too_much_work = Це забрало б у сервера забагато часу, тому він цього не зробив.
server-refused-bad_call_address = Ця адреса не підходить: { $reason }

## Це не відповідає стану справ.
server-refused-seat_taken = Це місце зайняте.
server-refused-seat_kept = Це місце чекає: { $name }.
server-refused-seat_away = За тебе грає бот; спершу повернися на своє місце.
server-refused-seat_empty = Там ніхто не сидить.
server-refused-no_free_seat = За цим столом немає вільних місць.
server-refused-seats_open = Деякі місця ще вільні; посади туди людей або ботів і тоді починай.
server-refused-name_taken = За цим столом хтось уже має таке ім’я.
server-refused-name_claimed = Це ім’я або схоже на нього вже комусь належить; увійди з його парольною фразою або вибери інше.
server-refused-already_started = Гра вже почалася.
server-refused-not_sealed = Зерна розкривають лише після того, як гру розпочато.
server-refused-already_seated = Ти вже за цим столом.
server-refused-not_running = За цим столом не йде жодна гра.
server-refused-not_over = Гра ще не закінчилася.
server-refused-not_asked = Зараз тебе ні про що не питають.
server-refused-stale_turn = На це запитання вже є відповідь.
server-refused-cannot_undo = Цього вже не скасувати: кубики кинуто, або інші вже зробили свій вибір.
server-refused-dice_are_fair = За цим столом кубики кидаються тут; ніхто їх не вводить.
server-refused-not_thrown = Цих кубиків зараз ніхто не кидає.
server-refused-table_closed = Цей стіл закрито.
server-refused-table_broken = За цим столом грати далі не можна: його журнал не сходиться. Інших столів це не стосується.
server-refused-seat_is_bot = Там сидить бот.
server-refused-out_of_time = Час на це питання вийшов; на нього відповість бот, а потім можна повернутися.
server-refused-log_full = За цим столом сталося так багато, що триває лише сама гра: без чату й без повернення ходів.
server-refused-no_hints_here = За цим столом підказок немає.
server-refused-duplicate_over = Час цього дуплікату минув; нові столи вже не відкриваються.
server-refused-duplicate_full = У цього дуплікату вже є стільки столів, скільки можна: { $most }.

## Забагато.
server-refused-too_fast = Це було зашвидко; зачекай трохи й спробуй ще раз.
server-refused-too_many_tables = У тебе багато відкритих столів; дограй деякі або спробуй пізніше.
server-refused-too_many_connections = З твоєї адреси забагато з’єднань.
server-refused-too_many_watchers = За цим столом уже забагато глядачів.
server-refused-too_many_hints = Забагато підказок; найбільше за хвилину: { $most }. Зачекай трохи або виріши без них.
server-refused-too_many_ways = Найбільше адрес такого виду: { $most }; спочатку прибери одну.
server-refused-too_many_mails = На цю адресу або з твоєї вже надіслано досить листів; спробуй завтра.

## Сервер не може.
server-refused-not_stored = Твій хід не вдалося зберегти, тож його не було; спробуй ще раз за мить.
server-refused-shutting_down = Сервер перезапускається; спробуй ще раз за мить.
server-refused-draining = Цей сервер скоро зупинять, тож нових столів він не приймає; спробуй пізніше.
server-refused-too_busy = У сервера зараз забагато роботи; спробуй ще раз за мить.
server-refused-hall_full = Зала заповнена: зараз немає місця для нових з’єднань. Спробуй ще раз за кілька хвилин.
server-refused-no_hint = Зараз підказки немає; спробуй ще раз за мить.
server-refused-server_error = На сервері щось пішло не так. Нічого не змінилося; помилку записано.

## Пристрій цього не може.
server-refused-storage_full = На цьому пристрої більше немає місця, тож твого ходу не було; прибери старі столи й спробуй ще раз.
server-refused-other_tab = За цим столом грали далі в іншій вкладці чи вікні. Продовжуй там або завантаж його тут знову.
server-refused-engine_too_old = За цим столом грали в новішій версії. Онови сторінку, щоб її отримати; нічого не втрачено.

# Швидкі фрази.
server-phrase-hello = Усім привіт!
server-phrase-good_luck = Щасти!
server-phrase-well_done = Чудово зіграно!
server-phrase-nice_roll = Гарний кидок!
server-phrase-bad_luck = Не пощастило!
server-phrase-that_was_close = Ледь-ледь!
server-phrase-wow = Ого!
server-phrase-oh_no = О ні!
server-phrase-thinking = Хвильку, думаю…
server-phrase-your_turn = Твій хід.
server-phrase-one_moment = Хвилинку, будь ласка.
server-phrase-thanks = Дякую!
server-phrase-sorry = Перепрошую!
server-phrase-good_game = Гарна гра!
server-phrase-play_again = Зіграємо ще раз?
server-phrase-goodbye = До побачення!

# Перша сторінка, доки немає тієї, на якій грають.
server-page-title = dicehall
server-page-running = Цей сервер dicehall працює.
server-page-tables =
    { $running ->
        [0] Зараз тут не йде жодна гра.
        [one] Зараз тут іде { $running } гра.
        [few] Зараз тут ідуть { $running } гри.
       *[many] Зараз тут іде { $running } ігор.
    }
server-page-join = Щоб сісти за стіл у терміналі, виконай:
server-page-api = Як програми спілкуються з цим сервером
server-page-public = Відкриті столи
