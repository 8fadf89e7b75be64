# The browser: lobby, table, settings and everything around the games.

# Everywhere.
web-close = Schließen
web-again = Noch einmal versuchen
web-all = Alle
web-you = Du
web-guest = Gast
web-bot = Bot
web-less = { $what }: weniger
web-more = { $what }: mehr
web-games = Spiele
web-pages = Seiten
web-to-lobby = Zur Lobby
web-page-missing = Diese Seite gibt es nicht
web-page-broken = Diese Seite konnte nicht geladen werden
web-no-connection = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-problem = Das hat nicht geklappt. Versuche es gleich noch einmal.
web-problem-lost = Die Verbindung ist gerade abgerissen. Sieh nach, ob es angekommen ist, und versuche es sonst noch einmal.

# Dice, for who cannot see them.
web-die-used = { $die }, benutzt
web-novodie-bare = Würfel { $die }

# Settings.
web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Hell machen
web-theme-to-dark = Dunkel machen
web-speed = Tempo
web-speed-note = Wie schnell Würfel rollen und andere spielen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Sofort
web-still = Nichts bewegt sich
web-still-note = Kein Rollen, Gleiten und Wackeln
web-sound = Töne
web-notify = Mich rufen, wenn ich dran bin
web-notify-note = Wenn diese Seite im Hintergrund ist
web-notify-forbidden = Dieser Browser erlaubt hier keine Benachrichtigungen; das lässt sich in seinen Einstellungen ändern.

# The lobby: which game, which race.
web-which-race = Welches Rennen heute?
web-which-novo = Eine Nacht am Automaten
web-tour = Champion Tour
web-cube = Tour de Cube
web-own-set = Eigenes Set
web-lesson = Erste Lektion
web-rules = Regeln
web-preview = Strecke und Karten
web-surprise = Überrasch uns
web-surprise-note = Karten und Strecke nach Zufall. Du siehst das Set vor dem Start.
web-race-1 = Ein gemütlicher Einstieg
web-race-2 = Gewinne Fans, und sie tragen dich
web-race-3 = Wer mehr wagt, bekommt mehr
web-race-4 = Farben mischen, Wasser beachten
web-race-5 = Schärft die Schwerter
web-race-6 = Graue Würfel werden groß
web-race-7 = Wilde Karten, zwei Runden
web-race-combotastic = Farben, die einander helfen
web-race-such_much_fans = Alles dreht sich um Fans
web-race-grand_finale = Zwei Strecken, ein langes Rennen
web-track = Strecke
web-course = Wie weit
web-joined = Zwei Strecken
web-then = Danach
web-own-map = Eigene Karte
web-own-map-note = Eine Textdatei; wie man eine zeichnet, steht auf der Seite über Strecken.
web-own-map-problem = Diese Datei ist keine Karte.
web-laps = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
web-tracks = { $count ->
    [one] { $count } Strecke
   *[other] { $count } Strecken
}
web-search-cards = Karten durchsuchen
web-search-nothing = So eine Karte gibt es nicht.
web-random-set = Zufälliges Set
web-set-good = Ein gutes Set: Es hat günstige Karten und solche, die Würfel abgeben oder nachziehen.
web-set-few-cheap = Wenige günstige Karten: Mit kleinem Beutel gibt es anfangs wenig zu kaufen.
web-set-no-loss-no-draw = Keine Karte gibt Würfel ab oder zieht nach: Graue Würfel stehen lange im Weg.
web-card-measured = zwei Würfel davon zu Beginn gewinnen { $worth } von 100 Rennen mehr (± { $error }); { $buyers } % der Starken kaufen sie
web-card-strength = Stärke { $group } von 5
web-set-pair-good = Gut zusammen: { $one } und { $other }.
web-set-pair-bad = Stehen sich im Weg: { $one } und { $other }.
web-set-studied = Die Punkte sagen, wie viel Würfel einer Karte in { $races } Rennen von Champions brachten.
web-novo-title = Würfeln, sperren, zugreifen
web-novo-about = Drei Würfe füllen die Schächte des Automaten. Gleiche Symbole in einer Reihe oder genug Löwen kaufen Plättchen aus dem Lager; in drei Buchten werden sie zu Punkten.
web-novo-step-1 = Würfle und sperre passende Würfel in einen Schacht. Jeder Löwe bringt einen schwarzen Würfel.
web-novo-step-2 = Nach dem dritten Wurf greif zu: mit Reihen gleicher Symbole oder mit Löwen.
web-novo-step-3 = Leg sie in deine Buchten. Lauter gleiche oder lauter verschiedene Plättchen zählen mehr.

# The lobby: my table.
web-your-table = Dein Tisch
web-your-name = Dein Name
web-name-placeholder = Wie sollen wir dich nennen?
web-host = lädt ein
web-seat = Platz { $number }
web-seat-open = Frei für Freunde
web-seat-free = Freier Platz
web-seat-send = Link verschicken
web-seat-kept = für den letzten Spieler reserviert
web-seat-bot = Bot dazusetzen
web-seat-empty = { $name } wegschicken
web-seat-remove = Platz { $number } entfernen
web-add-bot = Bot dazu
web-add-open = Freier Platz dazu
web-bot-random = Zufall
web-bot-random-note = spielt nach Zufall
web-bot-greedy = schlau
web-bot-greedy-note = nimmt, was gerade am meisten bringt
web-bot-novice = Neuling
web-bot-novice-note = hat die Regeln gerade erst gelernt
web-bot-apprentice = Lehrling
web-bot-apprentice-note = denkt ein wenig nach
web-bot-skilled = geübt
web-bot-skilled-note = für die meisten ein guter Gegner
web-bot-expert = Könner
web-bot-expert-note = schwer zu schlagen
web-bot-champion = Meister
web-bot-champion-note = der Stärkste; lässt sich Zeit
web-bot-planner = Planer
web-bot-planner-note = denkt ein paar Schritte voraus
web-bot-rollout = Grübler
web-bot-rollout-note = probiert alles viele Male durch
web-order = Reihenfolge
web-order-free = Zugleich
web-order-free-note = Alle zugleich geht schneller
web-order-strict = Der Reihe nach
web-order-strict-note = Einer nach dem anderen
web-clock = Uhr
web-clock-note = Wer länger braucht, für den spielt ein Bot
web-clock-none-note = Alle lassen sich Zeit
web-clock-none = Keine
web-clock-60 = 1 Minute je Schritt
web-clock-180 = 3 Minuten je Schritt
web-clock-day = 1 Tag je Schritt
web-clock-days = 3 Tage je Schritt
web-open = Öffentlicher Tisch
web-open-note = Jeder kann ihn finden und zusehen
web-closed-note = Nur mit Link oder Code
web-play-now = Jetzt spielen
web-play-now-note = { $count ->
    [one] gegen einen Bot
   *[other] gegen { $count } Bots
}
web-open-table = Tisch eröffnen
web-open-table-note = { $count ->
    [one] { $count } Platz bleibt für andere frei
   *[other] { $count } Plätze bleiben für andere frei
}

# The lobby: other tables.
web-join = An einen Tisch setzen
web-join-placeholder = Code oder Link
web-join-go = Los
web-mine = Meine laufenden Spiele
web-go-on = weiter
web-status-open = wartet
web-public = Öffentliche Tische
web-public-none = Gerade keiner. Eröffne einen!
web-nobody = noch niemand
web-watch = zusehen
web-free-seats = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}

# The waiting room.
web-waiting-title = Der Tisch ist gedeckt
web-code = Code des Tisches
web-copy-link = Link kopieren
web-copied = Der Link ist kopiert: Schick ihn deinen Freunden.
web-share = Teilen
web-share-text = Komm und würfle mit
web-sit = Hier sitzen
web-here = da
web-not-here = gerade nicht verbunden
web-seats-missing = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-start-now = Spiel beginnen
web-watching-open = Setz dich dazu oder sieh zu.
web-watching-full = Alle Plätze sind besetzt; du kannst zusehen.
web-seal = Die Würfel sind versiegelt: Nach dem Spiel kann jeder prüfen, dass sie fair waren.

# At the table.
web-your-turn = Du bist dran
web-waiting-for = Wir warten auf { $names }
web-watching = Du siehst zu
web-watcher = Jemand, der zusieht
web-watchers = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Leute sehen zu
}
web-undo = Rückgängig
web-hint = Tipp
web-hint-told = Ein starker Bot würde wählen: { $option }
web-hint-worth = Gewinnchance { $chance }
web-away = Ein Bot spielt für dich.
web-come-back = Wieder selbst spielen
web-leave = Tisch verlassen
web-leave-title = Den Tisch verlassen?
web-leave-open = Dein Platz wird für andere frei.
web-leave-running = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
web-stay = Bleiben
web-no-table = Diesen Tisch gibt es nicht
web-closed = Dieser Tisch wurde aufgegeben
web-connecting = Verbindung wird aufgebaut …
web-lost = Verbindung verloren; neuer Versuch
web-restarting = Der Server startet neu; gleich geht es weiter
web-retry = Jetzt
web-plain-choose = Wähle: { $what }
web-plain-question = Was gefragt ist
web-plain-time = Restzeit für { $name }
web-plain-position = Die Stellung
web-plain-game = Ein Spiel für { $least } bis { $most } Personen. Ein eigenes Brett hat es hier nicht: Ein einfacher Tisch zeigt die Stellung, und jede Möglichkeit ist ein Knopf.

# Log and chat.
web-log = Verlauf
web-chat = Chat
web-log-and-chat = Verlauf und Chat
web-log-empty = Noch ist nichts passiert.
web-log-sat = { $name } setzt sich.
web-log-stood = Ein Platz ist wieder frei.
web-log-left = { $name } geht; ein Bot spielt weiter.
web-log-late = { $name } hat zu lange gebraucht; ein Bot spielt weiter.
web-log-returned = { $name } ist wieder da.
web-log-undone = { $name } nimmt einen Schritt zurück.
web-log-bot_failed = { $name } hat den Faden verloren und spielt nach Zufall.
web-log-began = Das Spiel beginnt.
web-log-closed = Der Tisch wurde aufgegeben.
web-log-rematch = Es gibt eine Revanche.
web-chat-empty = Sag Hallo!
web-chat-write = Schreib etwas
web-chat-send = Senden
web-chat-watchers = Bis zum Ende des Spiels lesen das nur andere Zuschauer.
web-phrases = Kurze Sprüche

# After the game.
web-over = Das Spiel ist aus.
web-winner = gewonnen

# History and people.
web-history = Gespielte Partien
web-history-of = Partien von { $name }
web-history-none = Noch keine gespielten Partien.
web-everybody = Von allen
web-mine-only = Meine
web-more-games = Mehr zeigen
web-replay = Partie nachspielen
web-person = Name und Wertung
web-person-title = Behalte deinen Namen
web-person-why = Es geht auch ohne. Mit einem eigenen Namen begleiten dich Verlauf und Wertung auf jedes Gerät; eine E-Mail braucht es nicht.
web-claim = Namen sichern
web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Hallo, { $name }!
web-passphrase = Passphrase
web-passphrase-note = { $count ->
    [one] Mindestens { $count } Zeichen
   *[other] Mindestens { $count } Zeichen; sie lässt sich nicht wiederherstellen, also notiere sie dir.
}
web-rating = Wertung
web-games-played = Partien
web-games-won = Gewonnen
web-score-mean = Mittlere Punkte
web-score-best = Beste Punkte
web-my-history = Meine Partien
web-no-statistics = Spiel eine Partie, dann stehen hier deine Zahlen.
web-strongest = Die Stärksten bei { $game }
web-count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
