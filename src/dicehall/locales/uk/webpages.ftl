# Сторінки браузера поруч зі столом: після гри, повтор, правила, перші уроки, чесні кубики.

# Після гри.
webpages-after-title = Гру закінчено
webpages-after-problem = Не вдалося отримати цифри цієї гри. Спробуй ще раз за мить.
webpages-counting = Рахуємо …
webpages-again = Спробувати ще раз
webpages-result = Результат
webpages-result-label = Гравці на п’єдесталі
webpages-place = місце { $place }
webpages-spaces = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
}
webpages-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
webpages-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
webpages-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
    [many] { $count } раундів
   *[other] { $count } раунду
}
webpages-round = Раунд { $round }
webpages-round-head = Раунд
webpages-verdict-none = Гру закінчено
webpages-verdict-tie = Нічия: { $players }
webpages-verdict-even = { $player } перемагає на волосину
webpages-verdict-spaces = { $player } перемагає з відривом у { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
}
webpages-verdict-points = { $player } перемагає з відривом у { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
webpages-verdict-lucky = І кубики були найкращі за столом.
webpages-verdict-unlucky = В інших кубики були кращі.

webpages-chart-cubitos = Перегони, раунд за раундом
webpages-chart-novodice = Кораблі, раунд за раундом
webpages-chart-plain = Очки, крок за кроком
webpages-unit-come = пройдено клітинок найкоротшим шляхом
webpages-unit-points = очки
webpages-unit-worth = вартість усіх відсіків
webpages-chart-finish = фініш
webpages-chart-bust = провал
webpages-chart-trash = сміття

webpages-luck = Удача кубиків
webpages-luck-note-cubitos = влучання понад середнє або нижче
webpages-luck-note-novodice = леви понад середнє або нижче
webpages-luck-hits = Влучань: { $hits }, кинуто кубиків: { $dice }; у середньому такі кубики дають { $expected }.
webpages-luck-lions = Левів: { $hits }, кинуто кубиків: { $dice }; у середньому такі кубики дають { $expected }.
webpages-luck-blanks = Ризикованих кидків із самих порожніх: { $count }, у середньому { $expected }.
webpages-luck-means-cubitos = Тут порівняно, що показали кубики, з тим, що такі кубики показують у середньому. Як цим скористалися, з цих чисел не видно, і чи прийшли влучання вчасно — теж.
webpages-luck-means-novodice = Тут порівняно, як часто кубики показували лева, з тим, що такі кубики показують у середньому. Як цим скористалися, з цих чисел не видно.

webpages-choices = Рішення
webpages-choices-cubitos = { $pushes ->
    [one] { $pushes } ризик
    [few] { $pushes } ризики
    [many] { $pushes } ризиків
   *[other] { $pushes } ризику
}, { $busts ->
    [0] без провалів
    [one] { $busts } провал
    [few] { $busts } провали
    [many] { $busts } провалів
   *[other] { $busts } провалу
}
webpages-choices-novodice = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}, сміття: { $trash }
webpages-bought-nothing = нічого

webpages-points-title = Поворотні моменти
webpages-points-note-cubitos = найдовші забіги, найдорожчі провали, зміни лідера
webpages-points-note-novodice = найбільші здобутки, зміни лідера, кінець
webpages-points-none = У цій грі нічого не вирізнялося.
webpages-point-bust = { $player }: провал, втрачено { $count ->
    [one] { $count } активний кубик
    [few] { $count } активні кубики
    [many] { $count } активних кубиків
   *[other] { $count } активного кубика
}
webpages-point-bust-chance = { $player } кидає самі порожні ({ $chance }) і втрачає { $count ->
    [one] { $count } активний кубик
    [few] { $count } активні кубики
    [many] { $count } активних кубиків
   *[other] { $count } активного кубика
}
webpages-point-run = { $player } пробігає за раунд { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
}
webpages-point-lead = { $player } виходить уперед
webpages-point-finish = { $player } на фініші
webpages-point-gain = { $player } додає за хід { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
webpages-point-trash = { $player } не може взяти нічого й отримує сміття
webpages-point-filled = { $player } заповнює останній відсік: останні ходи

webpages-to-replay = Повтор
webpages-to-rules = Правила
webpages-share = Копіювати посилання
webpages-shared = Посилання на повтор скопійовано.
webpages-download = Запис гри
webpages-rematch = Зіграти ще
webpages-rematch-join = До реваншу
webpages-rematch-watch = Дивитися реванш
webpages-rematch-problem = Не вдалося поставити новий стіл. Спробуй ще раз за мить.

# Чесні кубики.
webpages-fair = Чесні кубики
webpages-fair-cannot = Цей браузер перевіряє кубики лише на сторінках, що приходять через https або з власного комп’ютера. Завантаж запис гри й перевір його скриптом, який іде разом із dicehall.
webpages-fair-checking = Кидаємо кожен кубик ще раз … { $share }
webpages-fair-no-record = Запис гри не вдалося отримати, тож нічого не перевірено.
webpages-fair-right = Перевірено: усі кубики правильні
webpages-fair-wrong = З цими кубиками щось не так
webpages-fair-unknown = Про ці кубики нічого сказати не можна
webpages-fair-found-right = Кубиків: { $dice }, кидків: { $rolls }; усі випливають із секрету та внесків гравців.
webpages-fair-found-noted = Печатка з твоїх нотаток інша, ніж у цьому записі.
webpages-fair-found-seed = Твого внеску немає в цьому записі.
webpages-fair-found-seeds = Місць за столом { $seats }, а внесків { $seeds }.
webpages-fair-found-kept = Гру закінчено, але її секрет не показано.
webpages-fair-found-commitment = Це не той секрет, який запечатали перед грою.
webpages-fair-found-sides = Грані кубиків у записі не ті, що в коробці.
webpages-fair-found-seat = Крок { $step } з { $steps }: такого місця немає.
webpages-fair-found-number = Крок { $step } з { $steps }: місце { $seat } називає кидок { $number }, а наступним мав бути { $expected }.
webpages-fair-found-die = Крок { $step } з { $steps }: кубика «{ $die }» немає.
webpages-fair-found-roll = Крок { $step } з { $steps }: секрет і внески дають { $shown }, а в записі стоїть { $said }.
webpages-fair-found-not-fair = Цю гру грали без запечатаних кубиків, тож порівнювати нічого.
webpages-fair-found-version = Ці кубики версії { $what }, якої ця сторінка не знає.
webpages-fair-found-shape = Запис тут не читається: { $what }.
webpages-fair-found-sealed = Гра ще триває; її секрет покажуть наприкінці.
webpages-fair-found-empty = У записі немає жодного кидка.
webpages-fair-step-sealed = Запечатано перед першим кидком: хеш секрету
webpages-fair-step-seeds = Кожне місце додало свій внесок
webpages-fair-step-secret = Показано після останнього кидка: секрет
webpages-fair-promised = Той самий, який цей браузер занотував перед грою.
webpages-fair-compared = Той самий, що й у твоїх нотатках.
webpages-fair-bot = бот, зі сталим внеском для ботів
webpages-fair-mine = твій
webpages-fair-what = Що перевірено і що це означає
webpages-fair-checked-title = Що перевірив твій браузер
webpages-fair-checked-1 = Секрет, який показано тепер, — той самий, чий хеш було видно перед грою.
webpages-fair-checked-2 = Кожен кидок обчислено знову із секрету, усіх внесків, столу, місця та номера кидка, і грані збігаються.
webpages-fair-checked-3 = Кидки кожного місця пронумеровано без пропусків: жодного не пропущено й не повторено.
webpages-fair-checked-4 = Кубики мають грані з коробки, а твій внесок є серед внесків, якщо цей браузер його зберіг.
webpages-fair-means-title = Що це означає
webpages-fair-means = Сервер вибрав свій секрет, ще не знаючи твого внеску, і більше ніхто секрету не знав. Тож ні сервер, ні гравці не могли вибрати чи змінити жодного кубика цієї гри. Одного чесного внеску досить для всіх кубиків за столом.
webpages-fair-not-title = Чого це не означає
webpages-fair-not-1 = Сервер, який змовився з гравцем, що сів останній, міг перебрати багато внесків для цього місця. Грай зі знайомими або сідай після всіх.
webpages-fair-not-2 = Сервер під час гри знає майбутні кидки й міг би комусь їх підказати. Жодна перевірка кубиків цього не виявить.
webpages-fair-not-3 = Сам запис показує лише, що його частини узгоджені. Хто записав печатку перед грою, може порівняти її нижче.
webpages-fair-not-4 = Про правила тут не йдеться. Їх перевіряє команда «dicehall verify».
webpages-fair-compare = Порівняти із записаною печаткою
webpages-fair-compare-label = Печатка (хеш), яку було видно перед грою
webpages-fair-check = Перевірити ще раз
webpages-fair-local = Обчислено на твоєму пристрої, без участі сервера.

# Повтор.
webpages-replay-title = Повтор
webpages-replay-loading = Отримуємо гру …
webpages-replay-none = Цю гру показати не можна
webpages-replay-problem = Такої гри тут немає, або вона ще триває.
webpages-replay-other = Інший запис
webpages-replay-controls = Повтор
webpages-replay-slider = Крок гри
webpages-replay-at = крок { $step } з { $steps }, раунд { $round }
webpages-replay-start = Початок
webpages-replay-end = Кінець
webpages-replay-play = Грати
webpages-replay-pause = Пауза
webpages-replay-back = На крок назад
webpages-replay-on = На крок уперед
webpages-replay-round-back = На раунд або хід назад
webpages-replay-round-on = На раунд або хід уперед
webpages-replay-pace = Швидкість
webpages-drop-title = Переглянути гру ще раз
webpages-drop-text = Перетягни сюди файл із записом або вибери його. Запис можна взяти після кожної гри, а також із «dicehall simulate» та «dicehall play».
webpages-drop-choose = Вибрати файл
webpages-drop-reading = Читаємо …
webpages-drop-no-json = «{ $file }» — не запис гри: у ньому немає JSON. Вибери файл, завантажений після гри.
webpages-drop-problem = Не вдалося відтворити «{ $file }».

# Правила.
webpages-rules-title = Правила { $game }
webpages-rules-search = Пошук у правилах
webpages-rules-contents = Зміст
webpages-rules-found = { $count ->
    [0] нічого не знайдено
    [one] знайдено в { $count } розділі
    [few] знайдено у { $count } розділах
    [many] знайдено в { $count } розділах
   *[other] знайдено в { $count } розділах
}
webpages-rules-nothing = Про «{ $query }» тут нічого немає. Спробуй інше слово.
webpages-rules-none = Правил цієї гри тут немає
webpages-rules-lesson = Перший урок
webpages-rules-cost = коштує { $cost }
webpages-rules-hand = жетон руки
webpages-rules-tile = плитка
webpages-rules-row = ряд
webpages-rules-lions = леви
webpages-rules-worth = вартість

# Перші уроки.
webpages-lesson-title = Перший урок: { $game }
webpages-lesson-table = Стіл
webpages-lesson-label = Урок
webpages-lesson-you = Ти
webpages-lesson-progress = крок { $step } з { $steps }
webpages-lesson-loading = Накриваємо стіл …
webpages-lesson-none = Для цієї гри уроку немає
webpages-lesson-next = Далі
webpages-lesson-back = Назад
webpages-lesson-skip = Пропустити
webpages-lesson-show = Покажи
webpages-lesson-play = Грати проти ботів

webpages-lesson-cubitos-welcome = Вітаємо на перегонах! Твій бігун — бірюзове коло; перемагає, хто перший на фініші. Рухають його твої кубики.
webpages-lesson-cubitos-zones = Щойно кинуто всі твої кубики. Ті, що щось показують, стали активними; порожні лишаються в кидку. Поки активних два: 1 монета і 1 крок.
webpages-lesson-cubitos-free-push = А тепер головне питання гри: ризикнути чи зупинитися? Доки активних кубиків не було трьох, провалу бути не може, тож наступний кидок нічого не коштує.
webpages-lesson-cubitos-free-push-tap = Натисни «Ризикнути».
webpages-lesson-cubitos-free-push-good = Саме так: цей кидок був задарма і приніс ще два кубики.
webpages-lesson-cubitos-free-push-less = Можна й зупинитися, але поки нічого не може піти не так. Ризикни й кинь решту ще раз.
webpages-lesson-cubitos-fair-push = Відтепер кидок із самих порожніх — це провал. Кільце показує його ймовірність: 27 %. Коли втрачати майже нічого, ризик вартий того.
webpages-lesson-cubitos-fair-push-tap = Ризикни ще раз.
webpages-lesson-cubitos-fair-push-good = Вийшло: ще чотири влучання. Сміливим щастить, часом.
webpages-lesson-cubitos-fair-push-less = Обережні тут зупиняються, і це не помилка. Та заради уроку ризикни.
webpages-lesson-cubitos-pass = Лишилося тільки два кубики, і ймовірність провалу — 69 %. Можна втратити 5 монет і 3 кроки.
webpages-lesson-cubitos-pass-tap = Зупинися й лиши собі все.
webpages-lesson-cubitos-pass-good = Добре збережено. Коли зупинилися всі, починається біг.
webpages-lesson-cubitos-pass-less = За 69 % кубики, найімовірніше, заберуть усе. Краще зупинися.
webpages-lesson-cubitos-no-moves = Починається біг: 3 кроки й 5 монет. За 4 монети можна купити ще крок, але зараз гроші краще вкласти в кубики. Підсвічені клітинки досяжні, а за три кроки попереду, за першою червоною лінією, лежать 2 кредити.
webpages-lesson-cubitos-no-moves-tap = Біжи до 2 кредитів: перший дотик показує шлях, другий веде.
webpages-lesson-cubitos-no-moves-good = Жодного кроку не куплено: гроші підуть на кубик.
webpages-lesson-cubitos-no-moves-less = Тоді на кубик грошей майже не лишиться. Лиши куплені кроки на 0.
webpages-lesson-cubitos-move = Ти отримуєш нагороду тієї клітинки, де закінчиш біг. За три кроки попереду, за першою червоною лінією, лежать 2 кредити.
webpages-lesson-cubitos-move-tap = Біжи до 2 кредитів за червоною лінією.
webpages-lesson-cubitos-move-good = Три кроки вперед, і тут щось лежить.
webpages-lesson-cubitos-move-less = Туди можна. Але за три кроки попереду, за червоною лінією, лежать 2 кредити: біжи туди.
webpages-lesson-cubitos-reward = Ти стоїш на нагороді. Монети наприкінці раунду згорають, а кредити лишаються, і платити ними можна так само.
webpages-lesson-cubitos-reward-tap = Візьми кредити.
webpages-lesson-cubitos-reward-good = 2 кредити твої.
webpages-lesson-cubitos-reward-less = Можна й лишити, але навіщо? Візьми кредити.
webpages-lesson-cubitos-buy = Час купувати: 5 монет і 1 з твоїх кредитів — це білий кубик. На кожній карті написано, що вміють її кубики; кіт дає 2 кроки, коли показує символ.
webpages-lesson-cubitos-buy-tap = Купи білий кубик за 6.
webpages-lesson-cubitos-buy-good = Кіт твій. Нові кубики чекають у скиді, доки не спорожніє запас.
webpages-lesson-cubitos-buy-less = Теж гарний кубик. Та для уроку візьми білий: три його грані допомагають бігти.
webpages-lesson-cubitos-bust = Два раунди по тому. У тебе 3 монети й 2 кроки, а ймовірність провалу — 39 %. Погляньмо, як виглядає провал.
webpages-lesson-cubitos-bust-tap = Ризикни, лише цього разу.
webpages-lesson-cubitos-bust-good = Самі порожні: провал!
webpages-lesson-cubitos-bust-less = Мудро. Але цього разу хай усе піде шкереберть: ризикни.
webpages-lesson-cubitos-after-bust = Усі активні кубики пішли в скид. Утіха — новий вболівальник: твоя фішка на шкалі просувається і дає кредити. Можна ще й скинути кубики з кидка.
webpages-lesson-cubitos-after-bust-tap = Лиши їх у кидку: вибери «Досить».
webpages-lesson-cubitos-after-bust-good = Біжімо далі. Навіть після провалу кредити купують кроки й кубики.
webpages-lesson-cubitos-after-bust-less = Так можна, але вони ще згодяться. Вибери «Досить».
webpages-lesson-cubitos-dinosaur = Згодом випадають і куплені кубики. Коли кубик показує символ, його карта світиться. Динозавр — це 4 кроки.
webpages-lesson-cubitos-dinosaur-tap = Використай фіолетовий кубик.
webpages-lesson-cubitos-dinosaur-good = 4 кроки! Кожен кубик діє раз на раунд.
webpages-lesson-cubitos-dinosaur-less = Ще ні: спершу фіолетовий, він дає 4 кроки.
webpages-lesson-cubitos-cat = А ось і куплений кіт.
webpages-lesson-cubitos-cat-tap = Використай і білий кубик.
webpages-lesson-cubitos-cat-good = Разом із сірим кубиком це 7 кроків.
webpages-lesson-cubitos-cat-less = Тоді пропадуть 2 кроки. Використай білий кубик.
webpages-lesson-cubitos-end = Оце й є Cubitos: бери, кидай, ризикуй або зупиняйся, біжи, купуй. Решта написана на картах, а знак питання пояснить, на що вказуєш. Готові до перегонів?

webpages-lesson-novodice-welcome = Вітаємо на борту! Ти заповнюєш три вантажні відсіки по п’ять місць. Коли хтось заповнить корабель, гра закінчується, і перемагає найдорожчий вантаж.
webpages-lesson-novodice-machine = У свій хід ти граєш на автоматі: три кидки, по одному на кожен слот. Однакові символи поруч, починаючи зі слота 1, утворюють ряд, а за ряди беруть плитки. Перший кидок уже зроблено.
webpages-lesson-novodice-slot-one = Вибери до трьох кубиків для слота 1. Шестірня починає ряд шестірень, найрідкісніший. А кожен лев дає чорний кубик на наступний кидок.
webpages-lesson-novodice-slot-one-tap = Вибери обох левів і шестірню та закріпи їх.
webpages-lesson-novodice-slot-one-good = Два леви — ще два чорні кубики.
webpages-lesson-novodice-slot-one-less = Можна й так. Але шестірня й обидва леви обіцяють більше: вибери ці три.
webpages-lesson-novodice-slot-two = Другий кидок: ще шестірня і ще лев. Кубики в слоті лишаються, решту кидають знову.
webpages-lesson-novodice-slot-two-tap = Постав шестірню й лева у слот 2.
webpages-lesson-novodice-slot-two-good = Дві шестірні в ряду, і ще один чорний кубик.
webpages-lesson-novodice-slot-two-less = Так ряд шестірень обірветься. Постав шестірню й лева у слот 2.
webpages-lesson-novodice-slot-three = Останній кидок. З третьою шестірнею ряд найдовший, а леви — це гроші: кожен рахується.
webpages-lesson-novodice-slot-three-tap = Постав шестірню й лева у слот 3.
webpages-lesson-novodice-slot-three-good = Три шестірні й чотири леви. Оце так хід!
webpages-lesson-novodice-slot-three-less = І шестірня, і лев згодяться. Постав обох у слот 3.
webpages-lesson-novodice-row = Тепер бери плитки. Ряд із трьох шестірень — це «Запчастини» або «Джон Бой», найдорожча плитка з усіх.
webpages-lesson-novodice-row-tap = Візьми «Джона Боя» за ряд.
webpages-lesson-novodice-row-good = Вартість 20: більше, ніж зараз більшість відсіків.
webpages-lesson-novodice-row-less = Можна, але ряд із трьох — рідкість: візьми за нього «Джона Боя».
webpages-lesson-novodice-lions = Твої чотири леви куплять ще плитку. У відсіку 2 вже дві блискавки; третя дасть набір.
webpages-lesson-novodice-lions-tap = Купи «Окситонатор» за 4 левів.
webpages-lesson-novodice-lions-good = Блискавка влучила.
webpages-lesson-novodice-lions-less = Глянь на відсік 2: із третьою блискавкою його плитки рахуються двічі. Купи «Окситонатор».
webpages-lesson-novodice-place-set = Плитка лишається там, куди її покладеш. Кожен відсік показує, скільки додасться: три плитки одного символу рахуються двічі.
webpages-lesson-novodice-place-set-tap = Поклади «Окситонатор» у відсік 2.
webpages-lesson-novodice-place-set-good = Від 12 до 28 завдяки плитці вартістю 2.
webpages-lesson-novodice-place-set-less = Там вона додасть лише 2. У відсіку 2 вийде набір, а це плюс 16.
webpages-lesson-novodice-place-big = «Джон Бой» усюди вартує 20. Але у відсіку 1 уже є шестірня; ще одна згодом — і вони рахуватимуться двічі.
webpages-lesson-novodice-place-big-tap = Поклади «Джона Боя» у відсік 1.
webpages-lesson-novodice-place-big-good = Дві шестірні: цей відсік має майбутнє.
webpages-lesson-novodice-place-big-less = Сьогодні там стільки ж. А поруч із шестірнею у відсіку 1 може вийти набір.
webpages-lesson-novodice-small = Згодом. Два кейси в ряду — невелика здобич: «Слаймер» або «Спайк». Та якщо можеш узяти щось — мусиш.
webpages-lesson-novodice-small-tap = Візьми «Спайка».
webpages-lesson-novodice-small-good = Дрібниця, але зачекай.
webpages-lesson-novodice-small-less = «Слаймер» сам нічого не вартий. «Спайк» коштує той самий ряд: візьми його.
webpages-lesson-novodice-different = У відсіку 3 три різні символи. Четвертий дає інший набір: чотири різні рахуються двічі, п’ять — тричі.
webpages-lesson-novodice-different-tap = Поклади «Спайка» у відсік 3.
webpages-lesson-novodice-different-good = 19 очок за плитку вартістю 1.
webpages-lesson-novodice-different-less = Там лише 1 очко. У відсіку 3 це четвертий символ, плюс 19.
webpages-lesson-novodice-trash = Деякі ходи не вдаються: слоти 1 і 2 порожні, тож ряд уже не почати, і лева теж немає.
webpages-lesson-novodice-trash-tap = Не став нічого у слот 3.
webpages-lesson-novodice-trash-good = Узяти нічого, тож маєш сміття.
webpages-lesson-novodice-trash-less = Це нічого не змінить: ряди починаються у слоті 1. Не став нічого у слот 3.
webpages-lesson-novodice-place-trash = Сміття нічого не варте, але займає місце. Поклади його туди, де воно найменше заважає: у відсіку 1 найпросторіше.
webpages-lesson-novodice-place-trash-tap = Поклади сміття у відсік 1.
webpages-lesson-novodice-place-trash-good = Готово. З усіма буває.
webpages-lesson-novodice-place-trash-less = Там воно забере місце в набору. У відсіку 1 вільніше.
webpages-lesson-novodice-end = Оце й є NovoDice. Коли хтось заповнив усі 15 місць, решта ходить ще по разу, і тоді плитки можна навіть обмінювати. Готові торгувати?
