# Звіт про завершену гру.
report-title = { $game }: удача й уміння
report-won = { $count ->
    [one] Перемога: { $winners }.
    [few] Перемогу ділять: { $winners }.
   *[other] Перемогу ділять: { $winners }.
}
report-hints = Узято підказок: { $hints }
report-chances = Шанс на перемогу
report-chances-explained = Таким його бачить { $adviser } до й після кожного кидка та кожного рішення. У кожну мить шанси всіх гравців разом дають 100 %.
report-chances-heard = По лінії на гравця, раундів: { $number }; те саме нижче в числах.
report-in-figures = У числах
report-round-head = раунд
report-accounts = Удача й уміння
report-accounts-explained = У відсоткових пунктах шансу на перемогу. Що хтось здобуває, те решта втрачає: кожен рядок разом дає нуль, початок і результат — 100 %.
report-account-start = початок
report-account-dice = свої кубики
report-account-others-dice = кубики інших
report-account-others-choices = рішення інших
report-account-unforeseen = не передбачено
report-account-mistakes = змарновано
report-account-result = результат
report-figure = число
report-means = що воно означає
report-means-start = Шанс на перемогу перед першим кидком.
report-means-dice = Удача: наскільки більше чи менше, ніж очікувалося, принесли власні кидки.
report-means-mistakes = Уміння: скільки коштували власні рішення проти найкращого варіанта щоразу.
report-means-others-dice = Удача інших, якою вона видна звідси: їхні вдалі кидки забирають шанси, невдалі — повертають.
report-means-others-choices = Що інші змарнували своїми рішеннями й що завдяки цьому здобуто тут.
report-means-unforeseen = Чого ніхто не робив: поглянувши знову, порадник оцінив позицію інакше, ніж передбачав. Що більші ці числа, то менше можна вірити решті.
report-means-result = 100 % за перемогу, порівну, якщо переможців кілька, інакше 0 %.
report-score = очки
report-rolls = Кожен кидок
report-rolls-explained = Удача кидка — це шанс на перемогу після нього мінус шанс, якого можна було чекати до нього, з огляду на все, що могло випасти.
report-rolls-luckiest = Найщасливіші
report-rolls-unluckiest = Найнещасливіші
report-rolls-all = { $count ->
    [one] { $count } кидок
    [few] Усі { $count } кидки
   *[many] Усі { $count } кидків
}
report-roll-told = з { $before } до { $after } (раунд { $round }, крок { $step }):
report-roll-player = хто
report-roll-round = раунд
report-roll-step = крок
report-roll-dice = кубики
report-roll-before = очікувано
report-roll-after = після
report-roll-luck = удача
report-turns = Поворотні моменти
report-turn-unforeseen = у раунді { $round }, без кидка чи рішення, які б це пояснили:
report-turn-decision = вибір «{ $chosen }», хоча краще було б «{ $best }» (раунд { $round }, крок { $step }):
report-stops = А якби спасувати?
report-stop-right = ризик { $bust } — і невдача, лишилося { $after }. Пас був вартий { $stopping }, перевірка удачі — { $pushing }: усе правильно, просто не пощастило (раунд { $round }, крок { $step }).
report-stop-wrong = ризик { $bust } — і невдача, лишилося { $after }. Пас був вартий { $stopping }, перевірка удачі — лише { $pushing } (раунд { $round }, крок { $step }).
report-decisions = Рішення
report-decisions-good = Рішень не гірших за найкраще: { $good } із { $count }. Решта, найдорожчі спершу:
report-decision-player = хто
report-decision-round = раунд
report-decision-step = крок
report-decision-asked = запитання
report-decision-chosen = вибрано
report-decision-best = краще
report-decision-reasons = бо
report-decision-loss = пункти
