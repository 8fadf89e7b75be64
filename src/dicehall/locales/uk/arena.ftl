# Звіт про турнір ботів.

arena-title = Арена: { $game }
arena-whole-game = Гра
arena-summary = { $bots ->
        [one] { $bots } бот
        [few] { $bots } боти
       *[many] { $bots } ботів
    }, гравців за столом: { $players }, ігор: { $games }, зерно «{ $seed }».
arena-courses = { $number ->
        [one] { $number } варіант гри, роздач на кожну пару ботів: { $deals }.
        [few] { $number } варіанти гри, роздач у кожному для кожної пари ботів: { $deals }.
       *[many] { $number } варіантів гри, роздач у кожному для кожної пари ботів: { $deals }.
    }
arena-unfinished = Зупинено після { $games } з { $wanted } ігор: числа нижче стосуються лише їх.

arena-strength = Сила
arena-strength-about = Яку частку всіх ігор виграв кожен бот; нічию поділено. Пунктир — скільки вигравали б рівні.
arena-strength-one = Кожен бот сам за столом з іншими одного виду (їх { $others }), з якими він зустрічається на всіх місцях.
arena-bot = Бот
arena-plain = Просто
arena-paired = Ті самі кубики
arena-adjusted = Без удачі
arena-rating = Рейтинг
arena-bust-rate = Невдачі
arena-score = Очки
arena-matrix = Хто кого перемагає
arena-matrix-about = Скільки бот ліворуч виграє проти бота вгорі, і 95-відсотковий проміжок на тих самих кубиках.
arena-matrix-about-one = Скільки один бот ліворуч виграє за столом з ботами, названими вгорі (їх { $others }), і 95-відсотковий проміжок на тих самих кубиках.
arena-against = { $one } проти { $other }: { $share } (від { $low } до { $high }), ігор: { $games }
arena-ratings = Рейтинги
arena-ratings-about = OpenSkill (Плакетт — Люс), з усіх ігор; усі починають з 25, лінія охоплює 95 %.
arena-by-course = Варіант за варіантом
arena-by-course-about = Скільки виграв кожен бот у кожному варіанті гри, з 95-відсотковими проміжками на тих самих кубиках.
arena-course = Варіант
arena-rounds = Раунди
arena-games = Ігри
arena-in-figures = У числах
arena-decisions = Рішення
arena-lengths = Як довго триває гра
arena-lengths-about = У середньому раундів: { $mean }.
arena-lengths-busts = Невдачею закінчилися { $rate } усіх ходів.
arena-lengths-unit = раундів
arena-seats = Місця
arena-seats-about = Скільки виграло кожне місце, хоч би хто на ньому сидів; усі боти сиділи на всіх місцях однаково часто.
arena-seat = Місце { $number }
arena-forfeits = Технічні поразки
arena-forfeits-about = Ігри, які бот програв достроково, бо порушив правила для власних ботів; далі за нього грав інший бот.
arena-forfeits-why = Чому
arena-forfeits-first = Перша: гра { $game }
arena-forfeits-crashed = збій: { $games }
arena-forfeits-cheated = недозволена відповідь: { $games }
arena-forfeits-hung = забагато часу: { $games }
arena-forfeits-exited = завершився сам: { $games }
arena-forfeits-memory = забракло пам’яті: { $games }
arena-forfeits-log = Що вивів { $bot }, записано у { $log }.
arena-means = Що означають числа
arena-means-paired = Усі ігри однієї роздачі йдуть на тих самих кубиках: місце за місцем, кидок за кидком; лише боти міняються місцями. З чим пощастило одному, те дістається й іншому, і випадок зникає.
arena-means-shrink = Це звужує 95-відсоткові проміжки в середньому на { $percent }, наче ігор було в { $times } раза більше.
arena-means-wider = Тут це розширює 95-відсоткові проміжки в середньому на { $percent }: на тих самих кубиках ігри закінчувалися схоже.
arena-means-luck = Удача — це те, що показали кубики, мінус те, що вони показують у середньому, додане за всю гру. У середньому вона нульова, тож її можна вилучити з результатів.
arena-means-luck-value = Удачу виміряно кидок за кидком: шанс на перемогу після нього, як його бачить чемпіон, мінус шанс, якого можна було чекати до нього. У середньому вона нульова, тож її можна вилучити з результатів.
arena-means-luck-shrink = З обома засобами проміжки вужчі за прості на { $percent }.
arena-means-luck-wider = З обома засобами проміжки ширші за прості на { $percent }.
arena-means-intervals = Проміжки — Вілсонові: у 95 зі 100 таких турнірів справжня частка лежить усередині.
arena-means-again = Зіграти ті самі ігри ще раз:
arena-interval = { $share } (від { $low } до { $high })
arena-legend-of = { $what }: { $interval }
