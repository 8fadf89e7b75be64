# Was jedes Spiel am Tisch sagt.

terminal-title = dicehall
terminal-you = Gast
terminal-percent = { $number } %
terminal-said-to = { $player }: { $sentence }
terminal-over = Das Spiel ist aus.
terminal-total = Summe
terminal-won = { $winners } gewinnt!
terminal-tied = Gleichstand: { $winners } teilen sich den Sieg.
terminal-step = Schritt { $step } von { $steps }
terminal-replay-older-rules = Nach Fassung { $rules } der Regeln gespielt; Entscheidung { $ruling } ändert Schritt { $step }.

# Tasten, in der letzten Zeile.
terminal-keys-always = ?: Hilfe  l: Verlauf  q: Ende
terminal-keys-roll = Leertaste, Enter: würfeln
terminal-keys-tray = 1–9: Würfel wählen  Enter: behalten  0: keinen
terminal-keys-choose = 1–9 a–z: wählen  ↑↓ Enter: auch
terminal-keys-enter = Enter: das sind die Würfel
terminal-keys-watch = Bild auf/ab: im Verlauf blättern
terminal-keys-over = Enter: Ergebnis
terminal-keys-replay = ←→: Schritt  Bild↑↓: 10  Pos1/Ende  Leer: läuft
terminal-pressed-nothing = „{ $key }“ bewirkt hier nichts.
terminal-pressed-no-page = Eine solche Seite hat dieses Spiel nicht.
terminal-key-space = Leertaste
terminal-pressed-too-soon = Das kam zu schnell, um gelesen zu sein; noch einmal drücken.

# Seiten neben dem Tisch.
terminal-log = Was bisher geschah
terminal-page-keys = ↑↓ Bild auf/ab blättern · Escape schließt
terminal-help-title = { $game }: Hilfe
terminal-help-keys = Tasten
terminal-help-play =
    Leertaste, Enter: würfeln
    1 bis 9: einen Würfel wählen oder zurücklegen; auch ← → und Leertaste
    Enter: gewählte Würfel behalten; 0: keinen; Rücktaste: alle zurück
    1 bis 9, a bis z: aus einer Liste wählen; auch ↑ ↓ und Enter
    Bild auf, Bild ab: im Verlauf blättern; l: der ganze Verlauf
    q: aufhören; zweimal Strg-C: sofort; ?: diese Seite. Die Maus geht auch.
terminal-help-replay =
    → ←: einen Schritt vor, einen zurück
    Bild ab, Bild auf: zehn Schritte
    Pos1, Ende: zum Anfang, zum Ende
    Leertaste: von selbst laufen lassen oder anhalten
    ↑ ↓: im Verlauf blättern; l: der ganze Verlauf
    q: aufhören; zweimal Strg-C: sofort; ?: diese Seite
terminal-leave = Den Tisch verlassen?
terminal-leave-yes = j verlassen
terminal-leave-no = n bleiben
terminal-leave-replay = Du kannst dir die Aufzeichnung jederzeit wieder ansehen.
terminal-record-none = Es wird nichts aufgezeichnet: Ein verlassenes Spiel ist weg.
terminal-record-at = Die Aufzeichnung wird in { $path } gespeichert.
terminal-ending-leave = q verlassen
terminal-ending-look = b den Tisch ansehen
terminal-too-small =
    Dieses Fenster ist zu klein für den Tisch.
    Es hat { $width } × { $height }; mach es mindestens { $columns } × { $rows } groß.
    q beendet.

# Ein Spiel ohne eigenes Spielbrett.
terminal-plain-asked = { $question }?
terminal-plain-watched = { $player } überlegt …
terminal-plain-dice =
    { $count ->
        [one] den Würfel
       *[other] { $count } Würfel
    }
terminal-plain-roll = Wirf { $dice }.
terminal-plain-player-rolls = { $player } wirft { $dice }.
terminal-plain-table-rolls = Der Tisch wirft { $dice }.
terminal-plain-lot = Dieser Wurf entscheidet, wer beginnt.
terminal-plain-rolled = { $player } hat gewürfelt: { $dice }
terminal-plain-table-rolled = Für den Tisch gewürfelt: { $dice }
terminal-plain-begins = { $player } beginnt.
terminal-plain-wrong-dice =
    { $number ->
        [one] Das ist ein Würfel; geworfen werden { $thrown }.
       *[other] Das sind { $number } Würfel statt { $thrown }.
    }
terminal-plain-keys = c: alles
terminal-plain-more = … c: alles

# An einem Tisch im Netz.
terminal-online-wrong-address = „{ $address }“ ist keine Tischadresse; schreib sie so: http://127.0.0.1:8420/t/BKKJ2X.
terminal-online-wrong-server = „{ $address }“ ist keine Adresse eines Servers; schreib sie wie http://127.0.0.1:8420 oder dice.example.org.
terminal-online-no-server = unter { $server } antwortet kein Server: { $reason }.
terminal-online-no-dicehall = was unter { $server } antwortet, ist kein dicehall-Server; vielleicht fehlt ein Teil der Adresse.
terminal-online-other-rules = diese Version von dicehall kann { $game } an jenem Tisch nicht spielen; Server und Terminal brauchen dieselbe Version.
terminal-online-name-needed = alle Namen für Gäste sind an diesem Tisch vergeben; wähle einen mit --name.
terminal-online-seats-unread = { $path } ist nicht lesbar; dort stehen deine Plätze, also bring die Datei in Ordnung oder leg sie beiseite.
terminal-online-seats-unwritten = dein Platz ließ sich nicht in { $path } speichern: { $reason }.
terminal-online-waiting = Vor dem Spiel
terminal-online-how-to-join = So kommt man dazu:
terminal-online-seat-open = frei
terminal-online-seat-kept = freigehalten für { $player }
terminal-online-is-bot = (ein Bot)
terminal-online-is-you = (du)
terminal-online-is-host = (Gastgeber)
terminal-online-is-gone = (gerade nicht da)
terminal-online-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
terminal-online-ready = Alle sind da. Mit s geht es los.
terminal-online-wait-start = Alle sind da; jemand am Tisch startet gleich das Spiel.
terminal-online-connecting = Verbindung wird aufgebaut …
terminal-online-retrying =
    { $seconds ->
        [one] Keine Verbindung; nächster Versuch in einer Sekunde
       *[other] Keine Verbindung; nächster Versuch in { $seconds } Sekunden
    }
terminal-online-apart = Nicht mehr am Tisch
terminal-online-unwanted = Der Server lässt dieses Terminal nicht mehr an den Tisch.
terminal-online-trouble = Was der Server sagt, folgt nicht aus den Regeln (Eintrag { $number } des Verlaufs): Diesem Tisch ist nicht zu trauen.
terminal-online-not-here = nicht da: { $players }
terminal-online-stood-in = ein Bot spielt für { $players }
terminal-online-watchers =
    { $count ->
        [one] jemand schaut zu
       *[other] { $count } schauen zu
    }
terminal-online-you-are-away = Ein Bot spielt für dich.
terminal-online-come-back = Den Platz wieder einnehmen
terminal-online-broken = Die Verbindung ist abgerissen; das wurde nicht ausgeführt.
terminal-online-nothing-to-do = Das geht gerade nicht.
terminal-online-sat = { $player } setzt sich an den Tisch.
terminal-online-bot-sat = { $player }, ein Bot, setzt sich an den Tisch.
terminal-online-stood = { $player } steht wieder auf.
terminal-online-hosts = Gastgeber ist jetzt { $player }.
terminal-online-began = Das Spiel beginnt.
terminal-online-undone = { $player } nimmt die letzte Antwort zurück.
terminal-online-picked-up = Der letzte Wurf war falsch eingegeben; seine Würfel werden noch einmal eingegeben.
terminal-online-said = { $player }: „{ $text }“
terminal-online-somebody = Jemand aus dem Publikum
terminal-online-left = { $player } geht; ein Bot spielt weiter.
terminal-online-too-slow = { $player } hat zu lange gebraucht; ein Bot spielt weiter.
terminal-online-hinted = { $player } nimmt einen Tipp.
terminal-online-returned = { $player } ist wieder da.
terminal-online-bot-failed = Der Bot, der für { $player } spielt, hat versagt; dieses eine Mal entscheidet der Zufall.
terminal-online-closed = Dieser Tisch wurde geschlossen, weil lange niemand mehr daran gespielt hat.
terminal-online-closed-by-operators = Die Betreiber dieses Servers haben diesen Tisch geschlossen: { $words }
terminal-online-announcement = Von den Betreibern dieses Servers: { $text }
terminal-online-rematch = Sie spielen noch einmal: dicehall play --table { $address }
terminal-online-keys-always = /: Chat  ^z: zurück  ?: Hilfe  q: Ende
terminal-online-keys-wait = /: Chat   ?: Hilfe   q: Ende
terminal-online-keys-start = s: losspielen   /: Chat   ?: Hilfe   q: Ende
terminal-online-help =
    /: den anderen etwas schreiben
    Strg-Z: die letzte Antwort zurücknehmen, solange keine Würfel gefallen sind
    s: vor dem Spiel: beginnen, sobald alle Plätze besetzt sind
    h: die nächste Person am Tisch zum Gastgeber machen (vor dem Start)
    q: gehen; der Platz bleibt deiner, oder ein Bot spielt weiter
terminal-online-write = Etwas sagen
terminal-online-write-keys = Enter sendet · → nimmt den Vorschlag · Escape bricht ab
terminal-online-leave-watching = Das Spiel geht ohne dich weiter.
terminal-online-leave-seat = Dein Platz bleibt deiner: Derselbe Befehl bringt dich zurück.
terminal-online-stand-up = b den Platz freigeben
terminal-online-hand-over = b bleiben, aber einen Bot für dich spielen lassen
terminal-online-dice-fair =
    { $rolls ->
        [one] Die Würfel waren fair: Der eine Wurf folgt aus dem Geheimnis und allen Startwerten.
       *[other] Die Würfel waren fair: Alle { $rolls } Würfe folgen aus dem Geheimnis und allen Startwerten.
    }
terminal-online-dice-entered = Es waren echte Würfel, von Hand geworfen und eingegeben; wie sie wirklich fielen, lässt sich nicht prüfen.
terminal-online-dice-sealed = Die Würfel lassen sich nicht prüfen: Ihr Geheimnis wurde nicht offengelegt.
terminal-online-dice-commitment = Die Würfel waren nicht fair: Der Server hat geändert, worauf er sich festgelegt hatte.
terminal-online-dice-seed = Die Würfel waren nicht fair: Dein Startwert wurde nicht verwendet.
terminal-online-dice-bot-seed = Die Würfel waren nicht fair: Der Startwert von { $player } ist nicht der eines Bots.
terminal-online-dice-differ = Die Würfel waren nicht fair: { $reason }
terminal-online-save = s speichert die Aufzeichnung als { $path }.
terminal-online-unsaved = { $path } lässt sich nicht schreiben: { $reason }.
terminal-forfeited = { $player } hat das Spiel aufgegeben: { $why } Ab jetzt spielt dort { $bot }.
