# Farkle.

farkle-title = Farkle
farkle-rules = Wirf sechs Würfel und leg mindestens einen heraus, der zählt; wirf dann die übrigen, oder hör auf und behalte die Punkte deines Zuges. Eine 1 zählt 100, eine 5 zählt 50, drei gleiche das Hundertfache ihrer Augen (drei Einsen 1000), jeder weitere verdoppelt das, und 1 bis 6 in einem Wurf zählen 1500. Liegen alle sechs draußen, darfst du wieder mit allen werfen. Zählt in einem Wurf kein Würfel, sind die Punkte deines Zuges verloren.
farkle-asked-aside = Welche Würfel legst du heraus?
farkle-option-keep = Herauslegen: { $rest }
farkle-asked-push = Die übrigen werfen oder aufhören?
farkle-option-push = Weiterwerfen
farkle-option-pass = Aufhören
farkle-event-turnbegan = { $player } ist am Zug.
farkle-event-rolled = { $player } wirft { $dice }.
farkle-event-setaside = { $player } legt { $dice } heraus: { $points } Punkte.
farkle-event-bust = Nichts zählt: { $player } verliert { $lost } Punkte.
farkle-event-kept = { $player } behält { $points } Punkte und hat { $safe }.
farkle-fact-turn = Zug
farkle-fact-rolled = nicht herausgelegt
farkle-fact-points = Punkte in diesem Zug
farkle-fact-left = Würfel zum Werfen
farkle-fact-target = gespielt wird bis
farkle-fact-safe = gesichert
farkle-fact-brings = Punkte
farkle-die-d = Würfel
farkle-setting-target = Gespielt wird bis
farkle-setting-target-about = So viele Punkte gewinnen; 4000, wenn nichts gewählt ist.
farkle-bot-steady = Bedächtig
farkle-bot-steady-note = Wirft, solange sich ein weiterer Wurf im Schnitt lohnt
