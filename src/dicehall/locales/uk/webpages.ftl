# Сторінки браузера поруч зі столом: після гри, повтор, правила, перші уроки, чесні кубики.

# Після гри.
webpages-after-title = Гру закінчено
webpages-after-problem = Не вдалося завантажити числа цієї гри. Спробуй ще раз за мить.
webpages-counting = Рахуємо…
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
webpages-verdict-even = { $player } перемагає, але ледь-ледь
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

webpages-unit-come = просування найкоротшим шляхом
webpages-unit-worth = вартість усіх відсіків
webpages-chart-finish = фініш
webpages-chart-bust = невдача
webpages-chart-trash = сміття

webpages-luck-hits = Успіхів: { $hits }, кинуто кубиків: { $dice }; у середньому такі кубики дають { $expected }.
webpages-luck-lions = Левів: { $hits }, кинуто кубиків: { $dice }; у середньому такі кубики дають { $expected }.
webpages-luck-blanks = Ризикованих кидків із самих промахів: { $count }, у середньому { $expected }.

webpages-bought-nothing = нічого

webpages-points-title = Поворотні моменти

webpages-to-replay = Повтор
webpages-share = Копіювати посилання
webpages-shared = Посилання на повтор скопійовано.
webpages-share-long = Ця гра задовга для посилання. Завантаж запис і надішли файл.
webpages-share-browser = Цей браузер не може вкласти запис у посилання. Завантаж запис і надішли файл.
webpages-share-problem = Не вдалося скопіювати посилання. Завантаж запис і надішли файл.
webpages-download = Запис гри
webpages-rematch = Зіграти ще раз
webpages-rematch-join = До реваншу
webpages-rematch-watch = Дивитися реванш
webpages-rematch-problem = Не вдалося відкрити новий стіл. Спробуй ще раз за мить.

# Чесні кубики.
webpages-fair = Чесні кубики
webpages-fair-cannot = Цей браузер перевіряє кубики лише на сторінках, що приходять через https або з власного комп’ютера. Завантаж запис гри й перевір його скриптом, який іде разом із dicehall.
webpages-fair-checking = Кидаємо кожен кубик ще раз… { $share }
webpages-fair-no-record = Запис гри не вдалося завантажити, тож нічого не перевірено.
webpages-fair-right = Перевірено: усі кубики правильні
webpages-fair-wrong = З цими кубиками щось не так
webpages-fair-unknown = Про ці кубики нічого сказати не можна
webpages-fair-entered = Ці кубики кидали рукою
webpages-fair-found-right = Кубиків: { $dice }, кидків: { $rolls }; усі випливають із таємниці та зерен.
webpages-fair-found-noted = Печатка з твоїх нотаток інша, ніж у цьому записі.
webpages-fair-found-seed = Твого зерна немає в цьому записі.
webpages-fair-found-seeds = Місць за столом { $seats }, а зерен { $seeds }.
webpages-fair-found-anchors = Місць { $seats }, а якорів { $anchors }.
webpages-fair-found-duplicate = Це не кубики того дуплікату, який названо в записі.
webpages-fair-found-noted-anchors = Те, чим зобов’язалися місця, не збігається з тим, що цей браузер занотував, коли розкривав твоє зерно.
webpages-fair-found-opened = Місце { $seat } не зобов’язалося щодо свого зерна.
webpages-fair-found-link = Крок { $step }: ланку для ходу { $turn } місце { $seat } тут показати не могло.
webpages-fair-found-kept = Гру закінчено, але її таємницю не розкрито.
webpages-fair-found-commitment = Це не та таємниця, яку запечатали перед грою.
webpages-fair-found-sides = Грані кубиків у записі не ті, що в коробці.
webpages-fair-found-seat = Крок { $step } з { $steps }: такого місця немає.
webpages-fair-found-number = Крок { $step } з { $steps }: місце { $seat } називає кидок { $number }, а наступним мав бути { $expected }.
webpages-fair-found-die = Крок { $step } з { $steps }: кубика «{ $die }» немає.
webpages-fair-found-roll = Крок { $step } з { $steps }: таємниця й зерна дають { $shown }, а в записі стоїть { $said }.
webpages-fair-found-shown = Місць { $seats }, а найновіших ланок { $links }.
webpages-fair-found-bot-seed = На місці { $seat } грає бот, але його зерно не те, що визначене для ботів.
webpages-fair-found-answer = Крок { $step } з { $steps }: це названо відповіддю { $number } місця { $seat }, а наступною мала бути інша.
webpages-fair-found-hand = Крок { $step } з { $steps }: той, хто нібито відповів, не сидить на місці { $seat }.
webpages-fair-found-set = Крок { $step } з { $steps }: ця відповідь не може бути частиною такого набору.
webpages-fair-found-newest-link = Найновішу ланку місця { $seat }, для ходу { $turn }, воно показати не могло.
webpages-fair-found-links = Кидків { $rolls }, а ланок { $links }.
webpages-fair-condition = (умова { $number } зі сторінки про чесні кубики)
webpages-fair-unchecked-older = Цей запис має давнішу форму: у ньому не вказано, хто відповідав, які відповіді були одним набором і коли місце покинуло свій ланцюжок. Тож це перевірено лише частково.
webpages-fair-unchecked-no-bots = У цьому записі не вказано, хто відповідав, тож не видно, на яких місцях грають боти.
webpages-fair-found-not-fair = Цю гру грали без запечатаних кубиків, тож порівнювати нічого.
webpages-fair-found-entered = Люди кидали справжні кубики й вводили, що випало. Кожен хід відповідає правилам; як кубики впали насправді, знають лише ті, хто був за столом.
webpages-fair-found-version = Ці кубики версії { $what }, якої ця сторінка не знає.
webpages-fair-found-shape = Запис тут не читається: { $what }.
webpages-fair-found-sealed = Гра ще триває; її таємницю розкриють наприкінці.
webpages-fair-found-empty = У записі немає жодного кидка.
webpages-fair-step-sealed = Запечатано перед першим кидком: хеш таємниці
webpages-fair-step-seeds = Кожне місце додало своє зерно
webpages-fair-step-links = З кожною відповіддю додавалася ланка з власного ланцюжка того, хто кидає
webpages-fair-linked = { $linked } з { $rolls } { $rolls ->
    [one] кидка
   *[other] кидків
}
webpages-fair-step-secret = Розкрито після останнього кидка: таємниця
webpages-fair-promised = Той самий, який цей браузер занотував перед грою.
webpages-fair-compared = Той самий, що й у твоїх нотатках.
webpages-fair-bot = бот, зі сталим зерном для ботів
webpages-fair-mine = твоє
webpages-fair-what = Що перевірено і що це означає
webpages-fair-checked-title = Що перевірив твій браузер
webpages-fair-checked-1 = Таємниця, яку розкрито тепер, — та сама, чий хеш було видно перед грою.
webpages-fair-checked-2 = Кожен кидок обчислено знову з таємниці, усіх зерен, столу, місця та номера кидка, і грані збігаються.
webpages-fair-checked-3 = Кидки кожного місця пронумеровано без пропусків: жодного не пропущено й не повторено.
webpages-fair-checked-4 = Кубики мають грані з коробки, а твоє зерно є серед зерен, якщо цей браузер його зберіг.
webpages-fair-checked-chained = Кожне місце заздалегідь зобов’язалося щодо свого зерна, а кожен кидок бере ланку останньої відповіді свого місця, з його ланцюжка.
webpages-fair-means-title = Що це означає
webpages-fair-means = Сервер вибрав свою таємницю, ще не знаючи твого зерна, і більше ніхто її не знав. Тож ні сервер, ні гравці не могли вибрати чи змінити жодного кубика цієї гри. Одного чесного зерна досить для всіх кубиків за столом.
webpages-fair-means-chained = Сервер визначив свою таємницю, а кожне місце — свій ланцюжок, ще до того, як стало відоме хоч одне зерно. До кожного кидка додається ланка, яку пристрій того, хто кидає, показав лише разом із відповіддю. Тож ніхто не міг вибрати чи змінити жодного кубика цієї гри, а там, де ланку додано, навіть сервер не міг передбачити, що випаде.
webpages-fair-not-title = Чого це не означає
webpages-fair-not-1 = Сервер, який змовився з тим, хто сідає за стіл останнім, міг перебрати багато зерен для цього місця. Грай зі знайомими або сідай після всіх.
webpages-fair-not-2 = Сервер під час гри знає майбутні кидки й міг би комусь їх підказати. Жодна перевірка кубиків цього не виявить.
webpages-fair-not-chained-1 = Кидки без ланки сервер передбачає: кидки ботів, відсутніх гравців і найперші в грі. Вибрати їх він не може.
webpages-fair-not-chained-2 = Сервер і той, хто кидає, разом можуть передбачити його кубики; а якщо ланку не показати, випадуть інші кубики, ніж із нею. Тому кидки без ланки тут полічено.
webpages-fair-not-3 = Сам запис показує лише, що його частини узгоджені. Хто записав печатку перед грою, може порівняти її нижче.
webpages-fair-not-4 = Про правила тут не йдеться. Їх перевіряє команда «dicehall verify».
webpages-fair-compare = Порівняти із записаною печаткою
webpages-fair-compare-label = Печатка (хеш), яку було видно перед грою
webpages-fair-check = Перевірити ще раз
webpages-fair-local = Обчислено на твоєму пристрої, без участі сервера.

# Повтор.
webpages-replay-title = Повтор
webpages-replay-older-rules = Зіграно за версією { $rules } правил; роз’яснення { $ruling } змінює крок { $step }.
webpages-replay-loading = Завантажуємо гру…
webpages-replay-none = Цю гру показати не можна
webpages-replay-problem = Такої гри тут немає, або вона ще триває.
webpages-link-problem = Гру з цього посилання неможливо показати; можливо, посилання дорогою обрізали.
webpages-replay-other = Інший запис
webpages-replay-controls = Повтор
webpages-replay-slider = Крок гри
webpages-replay-at = крок { $step } з { $steps }, раунд { $round }
webpages-replay-start = Початок
webpages-replay-end = Кінець
webpages-replay-play = Пуск
webpages-replay-pause = Пауза
webpages-replay-back = На крок назад
webpages-replay-on = На крок уперед
webpages-replay-round-back = На раунд або хід назад
webpages-replay-round-on = На раунд або хід уперед
webpages-replay-pace = Швидкість
webpages-drop-title = Переглянути гру ще раз
webpages-drop-text = Перетягни сюди файл із записом або вибери його. Запис можна взяти після кожної гри, а також із «dicehall simulate» та «dicehall play».
webpages-drop-choose = Вибрати файл
webpages-drop-reading = Читаємо…
webpages-drop-no-json = «{ $file }» — не запис гри: у ньому немає JSON. Вибери файл, завантажений після гри.
webpages-drop-problem = Не вдалося відтворити «{ $file }».

# Правила.
webpages-rules-title = { $game }: правила
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
webpages-rules-lesson = Уроки
webpages-rules-cost = коштує { $cost }
webpages-rules-hand = жетон ліміту кубиків
webpages-rules-tile = плитка
webpages-rules-row = ряд
webpages-rules-lions = леви
webpages-rules-worth = вартість

# Перші уроки.
webpages-lesson-title = { $lesson }: { $game }
webpages-lesson-following = Наступний урок: { $lesson }
webpages-lesson-all = Усі уроки
webpages-lesson-done = пройдено
webpages-lesson-again = Спочатку
webpages-lesson-table = Стіл
webpages-lesson-label = Урок
webpages-lesson-you = Гість
webpages-lesson-progress = крок { $step } з { $steps }
webpages-lesson-loading = Готуємо стіл…
webpages-lesson-none = Для цієї гри уроку немає
webpages-lesson-next = Далі
webpages-lesson-back = Назад
webpages-lesson-skip = Пропустити
webpages-lesson-show = Покажи мені
webpages-lesson-play = Грати проти ботів

webpages-chart-plain = Очки, крок за кроком
webpages-unit-points = очки

webpages-dice = Чи чесно падали кубики в цій залі
webpages-dice-about = Кожна грань кожного кубика в усіх завершених партіях, де кидала сама зала. Смужка показує, як часто випадала грань, а риска — де вона має закінчуватися в середньому.
webpages-dice-none = Жодної партії ще не завершено. Кожну лічать протягом хвилини після її кінця.
webpages-dice-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
webpages-dice-thrown = { $count ->
    [one] { $count } кинутий кубик
    [few] { $count } кинуті кубики
    [many] { $count } кинутих кубиків
   *[other] { $count } кинутого кубика
}
webpages-dice-freedom = { $count ->
    [one] { $count } ступінь свободи
    [few] { $count } ступені свободи
    [many] { $count } ступенів свободи
   *[other] { $count } ступеня свободи
}
webpages-dice-chance = p = { $chance }
webpages-dice-face = випало: { $count }, очікувано: { $expected }
webpages-dice-lot = Хто починає, гравців: { $players }
webpages-dice-seat = Місце { $seat }
webpages-dice-means = Що кажуть ці числа
webpages-dice-means-1 = Значення p показує, як часто чесні кубики лише випадково відхиляються від риски щонайменше так само. Його дає критерій хі-квадрат Пірсона; показано його тоді, коли кожну грань можна очікувати щонайменше п’ять разів.
webpages-dice-means-2 = Мале p нічого не доводить: із двадцяти видів чесних кубиків один у середньому має p нижче 5 %. Лише p, яке зменшується з кожною партією, було б приводом придивитися.
webpages-dice-means-3 = Велике p теж нічого не доводить. Кубики можуть бути рівномірними загалом і все-таки вибраними по одному. Чи було так у якійсь партії, показує її запис: там кожен кидок можна обчислити знову.
webpages-dice-means-4 = Перервані партії, справжні кубики та столи з власними значеннями не лічаться.
