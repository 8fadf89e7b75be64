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

# Tasten, in der letzten Zeile.
terminal-keys-always = ?: Hilfe  l: Verlauf  q: Ende
terminal-keys-roll = Leertaste, Enter: würfeln
terminal-keys-tray = 1–9: Würfel wählen  Enter: einsetzen  0: keinen
terminal-keys-choose = 1–9 a–z: wählen  ↑↓ Enter: ebenso
terminal-keys-enter = Enter: das sind die Würfel
terminal-keys-watch = Bild auf/ab: im Verlauf blättern
terminal-keys-over = Enter: Ergebnis
terminal-keys-replay = ←→: Schritt  Bild↑↓: 10  Pos1/Ende  Leer: läuft

# Seiten neben dem Tisch.
terminal-log = Was bisher geschah
terminal-page-keys = ↑↓ Bild auf/ab blättern · Escape schließt
terminal-help-title = { $game }: Hilfe
terminal-help-keys = Tasten
terminal-help-play =
    Leertaste, Enter: würfeln
    1 bis 9: einen Würfel wählen oder zurücklegen; auch ← → und Leertaste
    Enter: gewählte Würfel einsetzen; 0: keinen; Rücktaste: alle zurück
    1 bis 9, a bis z: aus einer Liste wählen; auch ↑ ↓ und Enter
    Bild auf, Bild ab: im Verlauf blättern; l: der ganze Verlauf
    q: aufhören; ?: diese Seite. Die Maus geht auch.
terminal-help-replay =
    → ←: einen Schritt vor, einen zurück
    Bild ab, Bild auf: zehn Schritte
    Pos1, Ende: zum Anfang, zum Ende
    Leertaste: von selbst laufen lassen oder anhalten
    ↑ ↓: im Verlauf blättern; l: der ganze Verlauf
    q: aufhören; ?: diese Seite
terminal-leave = Den Tisch verlassen?
terminal-leave-yes = j verlassen
terminal-leave-no = n bleiben
terminal-leave-replay = Du kannst dir die Aufzeichnung jederzeit wieder ansehen.
terminal-record-none = Es wird nichts aufgezeichnet: Wer geht, verliert das Spiel.
terminal-record-at = Die Aufzeichnung kommt nach { $path }.
terminal-ending-leave = Enter verlassen
terminal-ending-look = b den Tisch ansehen
terminal-too-small =
    Dieses Fenster ist zu klein für den Tisch.
    Es hat { $width } × { $height }; mach es mindestens { $columns } × { $rows } groß.
    q beendet.
