# Der Bericht über ein Turnier unter Bots.

arena-title = Arena: { $game }
arena-whole-game = Das Spiel
arena-summary = { $bots } Bots an Tischen zu { $players }, { $games } Spiele, Startwert „{ $seed }“.
arena-courses = { $number ->
        [one] Eine Spielvariante, { $deals } Würfelfolgen für jedes Paar von Bots.
       *[other] { $number } Spielvarianten, in jeder { $deals } Würfelfolgen für jedes Paar von Bots.
    }
arena-unfinished = Nach { $games } von { $wanted } Spielen angehalten: Die Zahlen unten gelten nur für diese.

arena-strength = Spielstärke
arena-strength-about = Welchen Anteil aller Spiele jeder Bot gewonnen hat; ein Gleichstand wird geteilt. Die gestrichelte Linie zeigt, was gleich starke Bots gewännen.
arena-strength-one = Jeder Bot allein an einem Tisch mit { $others } anderen einer Art, denen er auf allen Plätzen begegnet.
arena-bot = Bot
arena-plain = Einfach
arena-paired = Gleiche Würfel
arena-adjusted = Ohne Glück
arena-rating = Wertung
arena-bust-rate = Fehlwürfe
arena-score = Punkte
arena-matrix = Wer schlägt wen
arena-matrix-about = Was der Bot links von seinen Spielen gegen den Bot oben gewinnt, mit dem 95-%-Bereich bei gleichen Würfeln.
arena-matrix-about-one = Was ein Bot von links an einem Tisch mit { $others } der oben genannten gewinnt, mit dem 95-%-Bereich bei gleichen Würfeln.
arena-against = { $one } gegen { $other }: { $share } ({ $low } bis { $high }), { $games } Spiele
arena-ratings = Wertungen
arena-ratings-about = OpenSkill (Plackett–Luce), aus allen Spielen; alle beginnen bei 25, die Linie reicht über 95 %.
arena-by-course = Variante für Variante
arena-by-course-about = Was jeder Bot in jeder Spielvariante gewonnen hat, mit 95-%-Bereichen bei gleichen Würfeln.
arena-course = Variante
arena-rounds = Runden
arena-games = Spiele
arena-in-figures = In Zahlen
arena-decisions = Entscheidungen
arena-lengths = Wie lange Spiele dauern
arena-lengths-about = Im Mittel { $mean } Runden.
arena-lengths-busts = { $rate } aller Züge endeten mit einem Fehlwurf.
arena-lengths-unit = Runden
arena-seats = Plätze
arena-seats-about = Was jeder Platz gewonnen hat, egal wer dort saß; alle Bots saßen auf allen Plätzen gleich oft.
arena-seat = Platz { $number }
arena-forfeits = Aufgegebene Spiele
arena-forfeits-about = Spiele, die ein Bot vor ihrem Ende verloren hat, weil er sich nicht an die Regeln für eigene Bots gehalten hat; ein anderer Bot hat dann für ihn weitergespielt.
arena-forfeits-why = Warum
arena-forfeits-first = Das erste: Spiel { $game }
arena-forfeits-crashed = Fehler im Programm: { $games }
arena-forfeits-cheated = keine erlaubte Antwort: { $games }
arena-forfeits-hung = zu langsam: { $games }
arena-forfeits-exited = selbst beendet: { $games }
arena-forfeits-memory = zu viel Speicher: { $games }
arena-forfeits-log = Was { $bot } ausgegeben hat, steht in { $log }.
arena-means = Was die Zahlen bedeuten
arena-means-paired = Alle Spiele einer Würfelfolge haben dieselben Würfel: Platz für Platz, Wurf für Wurf; nur die Bots tauschen die Plätze. Womit der eine Glück hatte, das bekommt auch der andere, und der Zufall hebt sich auf.
arena-means-shrink = Das macht die 95-%-Bereiche im Mittel { $percent } schmaler, so viel wie { $times }-mal so viele Spiele.
arena-means-wider = Hier macht das die 95-%-Bereiche im Mittel { $percent } breiter: Mit denselben Würfeln ging es eher ähnlich aus.
arena-means-luck = Glück ist, was die Würfel gezeigt haben, minus das, was sie im Mittel zeigen, summiert über das Spiel. Im Mittel ist es null, darum kann man es aus den Ergebnissen herausrechnen.
arena-means-luck-value = Glück wird Wurf für Wurf gemessen: die Gewinnchance nach dem Wurf, wie der Meister sie sieht, minus die Chance, die davor zu erwarten war. Im Mittel ist es null, darum kann man es aus den Ergebnissen herausrechnen.
arena-means-luck-shrink = Mit beidem sind die Bereiche { $percent } schmaler als die einfachen.
arena-means-luck-wider = Mit beidem sind die Bereiche { $percent } breiter als die einfachen.
arena-means-intervals = Die Bereiche sind die von Wilson: In 95 von 100 solchen Turnieren liegt der wahre Anteil darin.
arena-means-again = Dieselben Spiele noch einmal:
arena-interval = { $share } ({ $low } bis { $high })
arena-legend-of = { $what }: { $interval }
