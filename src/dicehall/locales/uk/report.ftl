# Звіт про завершену гру.
report-title = { $game }: удача й уміння
report-won = { $count ->
    [one] Перемога: { $winners }.
    [few] Перемогу ділять: { $winners }.
   *[other] Перемогу ділять: { $winners }.
}
report-chances = Шанс на перемогу, крок за кроком
report-chances-explained = Так його бачив { $adviser }, найсильніший бот, до й після кожного рішення. Де лінія стрибає, там упали кубики або зіграли інші.
report-accounts = Удача й уміння
report-accounts-explained = У відсоткових пунктах. Початок, плюс те, що принесли кубики та інші, мінус віддане задарма — це результат: 100 % за перемогу.
report-account-start = початок
report-account-dice = свої кубики
report-account-others = інші
report-account-mistakes = віддано
report-account-result = результат
report-score = очки
report-turns = Переломні миті
report-turn-dice = кидок ({ $rolled }): з { $before } до { $after } (крок { $step }).
report-turn-others = через інших: з { $before } до { $after } (крок { $step }).
report-turn-decision = вибір «{ $chosen }»; краще було б «{ $best }», { $loss } пункту (крок { $step }).
report-stops = А якби зупинитися?
report-stop-right = кидок із ризиком { $bust } — і провал, лишилося { $after }. Зупинка коштувала { $stopping }, кидок { $pushing }: усе правильно, просто не пощастило (крок { $step }).
report-stop-wrong = кидок із ризиком { $bust } — і провал, лишилося { $after }. Зупинка коштувала { $stopping }, кидок лише { $pushing } (крок { $step }).
report-decisions = Рішення
report-decisions-good = Рішень не гірших за найкраще: { $good } із { $count }. Решта, найдорожчі спершу:
report-decision-player = хто
report-decision-step = крок
report-decision-asked = питання
report-decision-chosen = вибрано
report-decision-best = краще
report-decision-reasons = бо
report-decision-loss = пункти
