# Farkle.

farkle-title = Farkle
farkle-rules = Roll six dice and set at least one that counts aside; then roll the rest, or stop and keep the points of your turn. A 1 counts 100, a 5 counts 50, three alike 100 for each pip (three 1s: 1000), each further die doubles that, and 1 to 6 in one roll count 1500. With all six set aside, you may roll all of them again. If no die of a roll counts, the points of your turn are lost.
farkle-asked-aside = Which dice do you set aside?
farkle-option-keep = Set aside { $rest }
farkle-asked-push = Roll the other dice, or stop here?
farkle-option-push = Roll on
farkle-option-pass = Stop
farkle-event-turnbegan = { $player } takes the dice.
farkle-event-rolled = { $player } rolls { $dice }.
farkle-event-setaside = { $player } sets { $dice } aside for { $points } points.
farkle-event-bust = Nothing counts: { $player } loses { $lost } points.
farkle-event-kept = { $player } keeps { $points } points and has { $safe }.
farkle-fact-turn = turn
farkle-fact-rolled = not set aside
farkle-fact-points = points this turn
farkle-fact-left = dice to roll
farkle-fact-target = playing for
farkle-fact-safe = safe
farkle-fact-brings = points
farkle-die-d = die
farkle-setting-target = Playing for
farkle-setting-target-about = So many points win; 4000 if nothing is chosen.
farkle-bot-steady = Steady
farkle-bot-steady-note = Rolls while one more roll pays on average
