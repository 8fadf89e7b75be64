# Böse Eins.

pig-title = Böse Eins
pig-asked-push = Weiterwürfeln oder aufhören?
pig-option-push = Weiterwürfeln
pig-option-pass = Aufhören
pig-event-turnbegan = { $player } ist am Zug.
pig-event-rolled = { $player } würfelt { $die }: { $points } in diesem Zug.
pig-event-bust = { $player } würfelt eine 1 und verliert { $lost }.
pig-event-kept = { $player } sichert { $points } und hat { $safe }.
pig-fact-turn = Zug
pig-fact-points = in diesem Zug
pig-fact-safe = gesichert
pig-fact-target = gespielt wird bis
pig-die-d = Würfel
pig-setting-target = Gespielt wird bis
pig-setting-target-about = So viele Punkte gewinnen; 100, wenn nichts gewählt ist.
pig-bot-careful = Vorsichtig
pig-bot-careful-note = Hört mit 20 Punkten auf
pig-rules = Würfle, so oft du willst, und zähle die Augen zusammen. Eine 1 beendet deinen Zug, und seine Punkte sind verloren; wer vorher aufhört, behält sie.
