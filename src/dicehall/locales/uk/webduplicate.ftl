# Дуплікати в браузері: ті самі кубики за кількома столами й результати поруч.

webduplicate-title = Дуплікат
webduplicate-what = Про дуплікат
webduplicate-about = Та сама гра з тими самими кубиками за кількома столами: перший, другий і третій кидок кожного місця всюди однаковий. Тож удача в усіх та сама, а різниця — у тому, як нею скористатися.
webduplicate-code = Код дуплікату
webduplicate-seat-player = Хто відкриє посилання
webduplicate-seat-open = Хтось із друзів
webduplicate-tables = Столів: { $tables }, закінчено: { $finished }.
webduplicate-until = Грати можна до: { $until }.
webduplicate-over = Його час минув.
webduplicate-play = Грати за своїм столом
webduplicate-go-on = Назад до мого столу
webduplicate-again = Зіграти ще раз, поза заліком
webduplicate-hidden = Зараховується твій перший стіл. Результати інших з’являться, коли закінчиш гру за ним.

# Результати.
webduplicate-ranking = Без впливу удачі
webduplicate-ranking-about = Твій відрив — це різниця з найкращим із решти гравців за твоїм столом. Велике число — твій відрив мінус середній відрив усіх інших, хто мав те саме місце й ті самі кубики: те, що удача дала всім, відкинуто.
webduplicate-nobody = Ще ніхто не закінчив.
webduplicate-field = проти інших на цьому місці
webduplicate-alone = на цьому місці більше нікого
webduplicate-won = Перемога
webduplicate-ahead = попереду на { $count }
webduplicate-behind = позаду на { $count }
webduplicate-level = нарівні
webduplicate-uncounted-again = Не зараховано: не перша спроба
webduplicate-uncounted = Не зараховано: запізно, переважно грав бот або кубики були вже відомі
webduplicate-side = Столи поруч
webduplicate-table = Стіл { $number }
webduplicate-player = Гравець
webduplicate-replay = Повтор: { $player }

# Кубики.
webduplicate-dice = Про ці кубики
webduplicate-dice-about = Кубики визначила таємниця, коли дуплікат створено, ще до першої гри. Її печатку видно від самого початку, а саму таємницю — разом із результатами, тож кожен може перевірити всі кидки.
webduplicate-honest = Хто закінчив, знає кубики. Нікому не можна завадити їх виказати або зіграти ще раз під іншим ім’ям, тож дуплікат — для тих, хто довіряє одне одному.
webduplicate-commitment = Печатка
webduplicate-secret = Таємниця
webduplicate-fair-found-right = Кубиків: { $dice }, кидків: { $rolls }; усі випливають із таємниці дуплікату.
webduplicate-fair-found-roll = Крок { $step } з { $steps }: таємниця дуплікату дає { $shown }, а в записі стоїть { $said }.
webduplicate-fair-checked-2 = Кожен кидок обчислено знову з таємниці, назви дуплікату, місця та номера кидка, і грані збігаються.
webduplicate-fair-checked-4 = Кубики мають грані з коробки, і ніхто за столом не додавав свого зерна: у дуплікаті зерна задано правилом.
webduplicate-fair-means = Це кубики дуплікату, ті самі, що й за всіма іншими його столами. Їх визначено ще до першої гри, тож ніхто за цим столом їх не обирав.
webduplicate-fair-not-1 = Що сервер не знає кубиків наперед: ці він знав від самого початку.
webduplicate-fair-not-2 = Що їх не знав ніхто з гравців: хто закінчив за іншим столом, міг їх виказати.

# Після гри.
webduplicate-make = Створити дуплікат
webduplicate-make-about = Зіграйте це разом як дуплікат: ті самі місця й налаштування, а кубики нові й для всіх однакові. Потім порівняєте.
webduplicate-compare = Порівняти з іншими
