# Фаркл.

farkle-title = Фаркл
farkle-rules = Кинь шість кубиків і відклади хоча б один, що дає очки; решту кидай знову або зупинися й збережи очки цього ходу. Одиниця дає 100, п’ятірка — 50, три однакові — по 100 за кожне очко грані (три одиниці — 1000), кожен наступний такий кубик подвоює це, а від 1 до 6 одним кидком — 1500. Коли відкладено всі шість, можна знову кидати всі. Якщо в кидку нічого не дає очок, очки цього ходу втрачено.
farkle-asked-aside = Які кубики відкладеш?
farkle-option-keep = Відкласти { $rest }
farkle-asked-push = Кидати решту чи зупинитися?
farkle-option-push = Кидати далі
farkle-option-pass = Зупинитися
farkle-event-turnbegan = Ходить { $player }.
farkle-event-rolled = { $player } кидає { $dice }.
farkle-event-setaside = { $player } відкладає { $dice }; очок: { $points }.
farkle-event-bust = Нічого не рахується: { $player } втрачає очки ({ $lost }).
farkle-event-kept = { $player } зберігає { $points } і має { $safe }.
farkle-fact-turn = хід
farkle-fact-rolled = не відкладено
farkle-fact-points = очки за цей хід
farkle-fact-left = кубиків до кидка
farkle-fact-target = грають до
farkle-fact-safe = збережено
farkle-fact-brings = очок
farkle-die-d = кубик
farkle-setting-target = Грають до
farkle-setting-target-about = Скільки очок треба для перемоги; 4000, якщо нічого не вибрано.
farkle-bot-steady = Виважений
farkle-bot-steady-note = Кидає, поки ще один кидок у середньому вигідний
