# Pig.

pig-title = Pig
pig-asked-push = Roll again, or stop here?
pig-option-push = Roll again
pig-option-pass = Stop
pig-event-turnbegan = { $player } takes the die.
pig-event-rolled = { $player } rolls { $die }: { $points } this turn.
pig-event-bust = { $player } rolls a 1 and loses { $lost }.
pig-event-kept = { $player } keeps { $points } and has { $safe }.
pig-fact-turn = turn
pig-fact-points = this turn
pig-fact-safe = safe
pig-fact-target = playing for
pig-die-d = die
pig-setting-target = Playing for
pig-setting-target-about = So many points win; 100 if nothing is chosen.
pig-bot-careful = Careful
pig-bot-careful-note = Stops with 20 points
pig-rules = Roll the die as often as you like and add up what it shows. A 1 ends your turn and takes its points; stop before that to keep them.
