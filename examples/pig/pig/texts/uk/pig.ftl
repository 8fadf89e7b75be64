# Свинка.

pig-title = Свинка
pig-asked-push = Кидати ще чи зупинитися?
pig-option-push = Кидати ще
pig-option-pass = Зупинитися
pig-event-turnbegan = Ходить { $player }.
pig-event-rolled = { $player } кидає { $die }: за цей хід { $points }.
pig-event-bust = { $player } кидає 1 і втрачає { $lost }.
pig-event-kept = { $player } зберігає { $points } і має { $safe }.
pig-fact-turn = хід
pig-fact-points = за цей хід
pig-fact-safe = збережено
pig-fact-target = грають до
pig-die-d = кубик
pig-setting-target = Грають до
pig-setting-target-about = Скільки очок треба для перемоги; 100, якщо нічого не вибрано.
pig-bot-careful = Обережний
pig-bot-careful-note = Зупиняється з 20 очками
pig-rules = Кидай кубик скільки хочеш і додавай те, що випало. Одиниця закінчує хід і забирає його очки; зупинися раніше, щоб їх зберегти.
