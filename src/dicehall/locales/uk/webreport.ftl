# Звіт про завершену партію та повтор, над яким можна подумати.

# Чим закінчилося.
webreport-you-win = Перемога твоя!
webreport-you-share = Спільна перемога!
webreport-you-place = Твоє місце — { $place }
webreport-note-you = { $won ->
    [yes] { $dice ->
        [best] Перемога з найкращими кубиками за столом
        [worst] Перемога з найгіршими кубиками за столом
       *[middling] Перемога з кубиками, не найкращими й не найгіршими
    }
   *[no] { $dice ->
        [best] Твої кубики були найкращі за столом, та цього не вистачило
        [worst] Твої кубики були найгірші за столом
       *[middling] Твої кубики були не найкращі й не найгірші за столом
    }
}; { $choices ->
    [best] ніхто не змарнував менше
    [worst] ніхто не змарнував більше
   *[middling] дещо змарновано
}. У пунктах: кубики { $brought }, рішення { $lost }.
webreport-note = { $player }: перемога { $dice ->
    [best] з найкращими кубиками за столом
    [worst] з найгіршими кубиками за столом
   *[middling] з кубиками, не найкращими й не найгіршими
}; { $choices ->
    [best] ніхто не змарнував менше
    [worst] ніхто не змарнував більше
   *[middling] хтось змарнував більше, хтось менше
}. У пунктах: кубики { $brought }, рішення { $lost }.

# Звіт.
webreport-title = Звіт
webreport-problem = Звіт скласти не вдалося. Спробуй ще раз за мить.
webreport-progress = Чемпіон розбирає партію: { $share }
webreport-progress-label = Яку частину партії розібрано
webreport-none = Такого в цій партії не було.
webreport-none-yet = Поки нічого.
webreport-hints = Узято підказок: { $hints }
webreport-hints-of = { $name } { $count }
webreport-points = у пунктах шансу на перемогу
webreport-chances = Шанс на перемогу
webreport-chances-note = як його бачить чемпіон; разом завжди 100 %
webreport-chances-press = Торкнися графіка, щоб побачити цю мить у повторі.
webreport-accounts = Що все вирішило
webreport-account-start = Початок
webreport-account-start-means = Шанс на перемогу перед першим кидком.
webreport-account-dice = Свої кубики
webreport-account-dice-means = Удача: наскільки краще чи гірше випадали кубики, ніж можна було чекати, кидок за кидком.
webreport-account-mistakes = Змарновано
webreport-account-mistakes-means = Чого були б варті кращі рішення, одне за одним.
webreport-account-others-dice = Кубики інших
webreport-account-others-dice-means = Їхня удача: що хтось здобуває, те решта втрачає.
webreport-account-others-choices = Рішення інших
webreport-account-others-choices-means = Що вони змарнували.
webreport-account-unforeseen = Не передбачено
webreport-account-unforeseen-means = Де чемпіон оцінив позицію не так, як очікував.
webreport-account-result = Кінець
webreport-account-result-means = 100 % за перемогу, інакше 0 %: сума всього, що вище.
webreport-whose = Чия гра
webreport-everybody = Усі
webreport-mistakes = Що було б краще
webreport-mistakes-note = рішень не гірших за чемпіонські: { $well } із { $count }
webreport-mistake = «{ $chosen }» ({ $worth }). Краще: «{ $best }» ({ $better }).
webreport-rolls = Удача кожного кидка
webreport-rolls-note = угору — пощастило, униз — ні; стовпчик веде до свого кидка
webreport-roll = очікувалося { $before }, вийшло { $after }
webreport-stops = А якби спасувати?
webreport-stops-note = перевірки удачі, що закінчилися невдачею, проти пасу
webreport-stop-right = Ризик { $bust } — і так і сталося: лишилося { $after }. Пас був вартий { $stopping }, перевірка удачі — { $pushing }. Усе правильно, просто не пощастило.
webreport-stop-wrong = Ризик { $bust } — і так і сталося: лишилося { $after }. Пас був вартий { $stopping }, перевірка удачі — лише { $pushing }.
webreport-footnote = Кубики й рішення в числах

# Повтор.
webreport-to-report = Звіт
webreport-to-replay = Повтор
webreport-at-stake = Ця мить
webreport-happened = Що щойно сталося
webreport-next-question = { $player }: { $question }
webreport-next-roll = { $player } кидає кубики
webreport-next-choice = { $player } вирішує
webreport-next-table = Кидок для всього столу
webreport-roll-expected = { $player } зараз кидатиме. Шанс на перемогу в середньому за всіма кидками: { $before }.
webreport-rolled = { $player } кидає: було { $before }, стало { $after }.
webreport-chose = { $player } вибирає «{ $chosen }».
webreport-chose-well = Не гірше за вибір чемпіона.
webreport-chose-worse = Чемпіон: «{ $best }».
webreport-option-played = зіграно
webreport-option-best = чемпіон
webreport-options-more = { $count ->
    [one] і ще { $count } варіант
    [few] і ще { $count } варіанти
   *[many] і ще { $count } варіантів
}
webreport-not-judged = Ще не розібрано: готово { $share } партії.
webreport-mistake-back = Попередня помилка (Shift+M)
webreport-mistake-on = Наступна помилка (M)
webreport-mistake-none = Далі помилок немає.
webreport-eyes = Чиїми очима
webreport-next-own = Наступне рішення: { $player } (N)
webreport-keys = Клавіші: стрілки — крок, Page Up і Page Down — раунд, M і Shift+M — помилка, N і Shift+N — рішення з обраного місця, 1–4 — чиїми очима дивитися, пробіл — відтворення, + і − — швидкість.

# Зіграти ще.
webreport-change = Змінити перегони чи рівень
webreport-change-game = Змінити рівень
webreport-change-level = Рівень ботів
webreport-change-same = Як було
webreport-change-play = Грати

# Історія та профіль.
webreport-all-races = Усі
webreport-race-label = У що грали
webreport-rival = Проти
webreport-rival-any = будь-кого
webreport-history-none = Таких партій немає.
webreport-curve-won = Частка виграних партій
webreport-curve-score = Рахунок кожної партії
webreport-curve-note = { $count ->
    [one] остання { $count } партія
    [few] останні { $count } партії
   *[many] останні { $count } партій
}
webreport-taken-along = { $count ->
    [one] { $count } партія, зіграна на цьому пристрої, тепер твоя.
    [few] { $count } партії, зіграні на цьому пристрої, тепер твої.
   *[many] { $count } партій, зіграних на цьому пристрої, тепер твої.
}
