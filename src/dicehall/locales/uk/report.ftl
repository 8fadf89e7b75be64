# Звіт про завершену гру.
report-title = { $game }: удача й уміння
report-won = { $count ->
    [one] Перемога: { $winners }.
    [few] Перемогу ділять: { $winners }.
   *[other] Перемогу ділять: { $winners }.
}
report-chances = Шанс на перемогу
report-chances-explained = Таким його бачить { $adviser } до й після кожного кидка, раунд за раундом. Де лінія росте чи падає між двома кидками, там хтось вирішував або грали інші.
report-chances-heard = По лінії на гравця, раундів: { $number }; те саме нижче в числах.
report-in-figures = У числах
report-round-head = раунд
report-accounts = Удача й уміння
report-accounts-explained = У відсоткових пунктах. Початковий шанс плюс те, що принесли свої кубики та інші, мінус віддане задарма — це результат: 100 % за перемогу. До інших зараховано й те, чого не можна було передбачити.
report-account-start = початок
report-account-dice = свої кубики
report-account-others = інші
report-account-mistakes = віддано
report-account-result = результат
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
report-turn-others = у раунді { $round }, через інших:
report-turn-decision = вибір «{ $chosen }», хоча краще було б «{ $best }» (раунд { $round }, крок { $step }):
report-stops = А якби спасувати?
report-stop-right = ризик { $bust } — і невдача, лишилося { $after }. Пас був вартий { $stopping }, ризик — { $pushing }: усе правильно, просто не пощастило (раунд { $round }, крок { $step }).
report-stop-wrong = ризик { $bust } — і невдача, лишилося { $after }. Пас був вартий { $stopping }, ризик — лише { $pushing } (раунд { $round }, крок { $step }).
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
