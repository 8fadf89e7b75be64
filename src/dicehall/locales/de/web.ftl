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
web-help = Hilfe
web-help-how = Zeig auf etwas, halte es länger gedrückt oder wähle es aus und drücke „?“: Dann sagt es, was es ist.
web-what = dicehall ist eine Halle voller Würfelspiele: würfeln, das Glück herausfordern und gewinnen, gegen Freunde oder Bots, kostenlos und ohne Anmeldung.
web-to-lobby = Zur Lobby
web-page-missing = Diese Seite gibt es nicht
web-page-broken = Diese Seite konnte nicht geladen werden
web-no-connection = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-problem = Das hat nicht geklappt. Versuche es gleich noch einmal.
web-problem-lost = In diesem Moment ist die Verbindung abgerissen. Sieh nach, ob es angekommen ist, und versuche es sonst noch einmal.
web-newer = Eine neue Version ist da: jetzt laden

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
web-theme-to-light = Zu Hell wechseln
web-theme-to-dark = Zu Dunkel wechseln
web-speed = Tempo
web-speed-note = Wie schnell Würfel rollen und andere spielen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Sofort
web-still = Bewegung reduzieren
web-still-note = Kein Rollen, Gleiten oder Wackeln
web-sound = Töne
web-sound-note = Ab dem ersten Tippen
web-odds = Chancen zeigen
web-odds-note = Sie stehen bei dem, was du tun kannst
web-confirm-push = Riskieren bestätigen
web-confirm-push-note = Wenn ein Fehlwurf möglich ist, zählt erst das zweite Tippen
web-auto-pass = Von selbst passen
web-auto-pass-note = Wenn ein Fehlwurf mindestens so wahrscheinlich ist
web-auto-pass-never = Nie
web-auto-pass-50 = 50 %
web-auto-pass-70 = 70 %
web-notify = Bescheid sagen, wenn ich dran bin
web-notify-note = Wenn diese Seite im Hintergrund ist
web-notify-forbidden = Dieser Browser erlaubt hier keine Benachrichtigungen; das lässt sich in seinen Einstellungen ändern.

# Own cards in the lobby.
web-own-cards = Eigene Karten
web-own-cards-note = Eine Textdatei mit eigenen Karten; wie man sie schreibt, steht auf der Seite über Karten.
web-own-cards-remove = Ohne { $file }

# The lobby: which game, which race.
web-which-race = Welches Rennen heute?
web-which-novo = Eine Nacht am Automaten
web-tour = Meisterschaft
web-cube = Tour de Cube
web-own-set = Eigenes Set
web-lesson = Lektionen
web-rules = Regeln
web-preview = Strecke und Karten
web-surprise = Überrasch uns
web-surprise-note = Karten und Strecke nach Zufall. Du siehst das Set vor dem Start.
web-race-1 = Ein gemütlicher Einstieg
web-race-2 = Gewinne Fans, und sie tragen dich
web-race-3 = Wer mehr wagt, bekommt mehr
web-race-4 = Farben mischen, Wasser beachten
web-race-5 = Schärfe die Schwerter
web-race-6 = Graue Würfel werden groß
web-race-7 = Wilde Karten, zwei Umläufe
web-race-combotastic = Farben, die einander helfen
web-race-such_much_fans = Alles dreht sich um Fans
web-race-grand_finale = Zwei Strecken, ein langes Rennen
web-track = Strecke
web-course = Länge
web-joined = Zwei Strecken
web-then = Danach
web-own-map = Eigener Plan
web-own-map-note = Eine Textdatei; wie man einen zeichnet, steht auf der Seite über Strecken.
web-own-map-problem = Diese Datei ist kein Streckenplan.
web-laps = { $count ->
    [one] { $count } Umlauf
   *[other] { $count } Umläufe
}
web-tracks = { $count ->
    [one] { $count } Strecke
   *[other] { $count } Strecken
}
web-search-cards = Karten durchsuchen
web-search-nothing = Dazu gibt es keine Karte.
web-random-set = Zufälliges Set
web-set-good = Ein gutes Set: Es hat günstige Karten und solche, mit denen man Würfel abgibt oder nachfüllt.
web-set-few_cheap_cards = Wenige günstige Karten: Anfangs gibt es kaum etwas zu kaufen.
web-set-no_card_loses_or_draws_dice = Mit keiner Karte gibt man Würfel ab oder füllt nach: Graue Würfel bleiben lange im Weg.
web-card-measured = wer mit zwei dieser Würfel beginnt, gewinnt { $worth } von 100 Rennen mehr (± { $error }); { $buyers } % der Starken kaufen sie
web-card-strength = Stärke { $group } von 5
web-set-pair-good = Gut zusammen: { $one } und { $other }.
web-set-pair-bad = Stehen sich im Weg: { $one } und { $other }.
web-set-studied = Die Punkte zeigen, wie viel die Würfel einer Karte in { $races } Rennen starker Bots gebracht haben.
web-novo-title = Würfeln, behalten, zugreifen
web-novo-about = Drei Würfe füllen die Schächte des Automaten. Für gleiche Symbole in einer Reihe oder genug Löwen gibt es Plättchen aus dem Lager; in drei Laderäumen werden sie zu Punkten.
web-novo-step-1 = Würfle und behalte passende Würfel in einem Schacht. Jeder Löwe bringt einen schwarzen Würfel.
web-novo-step-2 = Nach dem dritten Wurf nimmst du Plättchen: für Reihen gleicher Symbole oder für Löwen.
web-novo-step-3 = Verstau sie in deinen Laderäumen. Lauter gleiche oder lauter verschiedene Plättchen zählen mehr.

# The lobby: my table.
web-your-table = Dein Tisch
web-your-name = Dein Name
web-name-placeholder = Wie sollen wir dich nennen?
web-host = Gastgeber
web-seat = Platz { $number }
web-seat-open = Frei für Freunde
web-seat-free = Freier Platz
web-seat-send = Link verschicken
web-seat-kept = reserviert für die Person, die hier saß
web-host-pass = { $name } zum Gastgeber machen
web-claimed = { $name } hat sich diesen Namen gesichert
web-seat-bot = Bot hierher setzen
web-seat-empty = { $name } entfernen
web-seat-remove = Platz { $number } entfernen
web-add-bot = Bot hinzufügen
web-add-open = Platz hinzufügen
web-bot-random = zufällig
web-bot-random-note = spielt ganz zufällig
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
web-bot-master = Profi
web-bot-master-note = weiß, was jeder Würfel wert ist
web-bot-champion = Meister
web-bot-champion-note = misst jede Wahl an der Gewinnchance
web-order = Reihenfolge
web-order-free = Gleichzeitig
web-order-free-note = Alle gleichzeitig: das geht schneller
web-order-strict = Der Reihe nach
web-order-strict-note = Alle nacheinander
web-real-dice = Eigene Würfel auf dem Tisch
web-real-dice-on = Ihr werft echte Würfel und tippt an, was sie zeigen, auch für Bots; ohne Bedenkzeit und Wertung
web-real-dice-off = Dicehall würfelt, und alle können die Würfel prüfen
web-clock = Bedenkzeit
web-clock-note = Wer länger braucht, wird von einem Bot vertreten
web-clock-none-note = Alle lassen sich Zeit
web-clock-none = Keine
web-clock-60 = 1 Minute je Entscheidung
web-clock-180 = 3 Minuten je Entscheidung
web-clock-day = 1 Tag je Entscheidung
web-clock-days = 3 Tage je Entscheidung
web-open = Öffentlicher Tisch
web-open-note = Alle können ihn finden und zusehen
web-closed-note = Nur mit Link oder Code
web-hints = Tipps
web-hints-on = Alle dürfen den Champion fragen, und alle sehen es; das Spiel wird nicht gewertet
web-hints-off = Niemand darf den Champion fragen
web-duplicate = Duplikat
web-duplicate-on = Wer den Link öffnet, spielt an einem eigenen Tisch mit denselben Würfeln; dann vergleicht ihr
web-duplicate-off = Niemand sonst spielt mit diesen Würfeln
web-duplicate-make = Duplikat anlegen
web-duplicate-make-note = dieselben Würfel für alle
web-skip-to-start = Zum Startknopf springen
web-play-now = Jetzt spielen
web-new-game = Neues Spiel
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
web-join = Mitspielen
web-join-placeholder = Code oder Link
web-join-go = Los
web-mine = Meine laufenden Spiele
web-game-goes-on = Dein Spiel geht weiter
web-game-over = Dein Spiel ist zu Ende
web-race-goes-on = Dein Rennen geht weiter
web-race-over = Dein Rennen ist zu Ende
web-table-waits = Dein Tisch wartet
web-go-on-now = Weiterspielen
web-see-end = Ansehen, wie es ausging
web-to-table = Zum Tisch
web-against = Die anderen
web-more-running = { $count ->
    [one] Noch ein Spiel
   *[other] Noch { $count } Spiele
}
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
web-waiting-title = Der Tisch ist bereit
web-code = Tischcode
web-copy-link = Link kopieren
web-copied = Der Link ist kopiert: Schick ihn deinen Freunden.
web-share = Teilen
web-share-text = Komm, spiel eine Runde mit
web-sit = Hier hinsetzen
web-here = da
web-not-here = gerade nicht verbunden
web-seats-missing = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-start-now = Spiel starten
web-sealed = Die Würfel werden vorbereitet …
web-watching-open = Setz dich dazu oder sieh zu.
web-watching-full = Alle Plätze sind besetzt; du kannst zusehen.
web-seal = Die Würfel sind versiegelt: Nach dem Spiel können alle prüfen, ob sie fair waren.

# At the table.
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $names }
web-watching = Du siehst zu
web-watcher = Jemand aus dem Publikum
web-watchers = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Leute sehen zu
}
web-undo = Rückgängig
web-hint = Tipp
# A hint: the move, the chance to win with it, and the next best move with its own.
web-hint-told = { $move }: Gewinnchance { $chance }. { $other }: { $less }.
web-hint-alone = { $move }: Gewinnchance { $chance }.
web-hint-equal = { $move }: Gewinnchance { $chance }. { $other }: genauso gut.
web-away = Ein Bot spielt für dich.
web-come-back = Wieder selbst spielen
web-leave = Tisch verlassen
web-leave-title = Den Tisch verlassen?
web-leave-open = Dein Platz wird für andere frei.
web-leave-running = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
web-stay = Bleiben
web-no-table = Diesen Tisch gibt es nicht
web-table-unreachable = Der Tisch lässt sich gerade nicht öffnen
web-closed = Dieser Tisch wurde geschlossen
web-closed-idle = Hier hatte lange niemand mehr gespielt.
web-closed-by-operators = Die Betreiber dieses Servers haben ihn geschlossen: { $words }
web-closed-replay = Das Spiel ansehen
web-announcement = Von den Betreibern
web-announcement-away = Ausblenden
web-connecting = Verbindung wird aufgebaut …
web-lost = Verbindung verloren; neuer Versuch
web-restarting = Der Server startet neu; gleich geht es weiter
web-retry = Jetzt
web-plain-choose = Wähle: { $what }
web-plain-position = Die Stellung

# Log and chat.
web-log = Verlauf
web-chat = Chat
web-log-and-chat = Verlauf und Chat
web-log-empty = Noch ist nichts passiert.
web-log-sat = { $name } setzt sich dazu.
web-log-stood = Ein Platz ist wieder frei.
web-log-hosts = Gastgeber ist jetzt { $name }.
web-log-left = { $name } geht; ein Bot spielt weiter.
web-log-late = { $name } hat zu lange gebraucht; ein Bot spielt weiter.
web-log-returned = { $name } ist wieder da.
web-log-undone = { $name } nimmt eine Entscheidung zurück.
web-log-picked_up = Der letzte Wurf war falsch eingegeben; er wird noch einmal eingegeben.
web-log-hinted = { $name } nimmt einen Tipp.
web-log-bot_failed = { $name } hat den Faden verloren und spielt zufällig weiter.
web-log-began = Das Spiel beginnt.
web-log-closed = Der Tisch wurde geschlossen.
web-log-closed_by_operators = Die Betreiber dieses Servers haben den Tisch geschlossen: { $words }
web-log-rematch = Es gibt eine Revanche.
web-log-you-sat = Du setzt dich dazu.
web-log-you-left = Du gehst; ein Bot spielt weiter.
web-log-you-late = Du hast zu lange gebraucht; ein Bot spielt weiter.
web-log-you-returned = Du bist wieder da.
web-log-you-undone = Du nimmst eine Entscheidung zurück.
web-log-you-hinted = Du nimmst einen Tipp.
web-chat-empty = Sag Hallo!
web-chat-write = Schreib etwas
web-chat-send = Senden
web-chat-watchers = Bis zum Ende des Spiels lesen das nur andere angemeldete Zuschauer.
web-chat-sign-in = Melde dich an, um während des Spiels mit anderen Zuschauern zu reden.
web-phrases = Schnelle Sprüche

# After the game.
web-over = Das Spiel ist aus.
web-winner = Sieg

# History and people.
web-history = Gespielte Partien
web-dice-counted = Wie fair die Würfel sind
web-history-of = Partien von { $name }
web-history-none = Noch keine gespielten Partien.
web-history-own = In diesem Browser gespielt
web-history-listed = Partien dieses Servers
web-everybody = Von allen
web-mine-only = Meine
web-more-games = Mehr zeigen
web-replay = Wiederholung ansehen
web-person = Name und Wertung
web-person-title = Behalte deinen Namen
web-person-why = Es geht auch ohne. Mit einem eigenen Namen hast du deine Partien und deine Wertung auf jedem Gerät; eine E-Mail-Adresse brauchst du nicht.
web-claim = Namen sichern
web-sign-in = Anmelden
web-sign-out = Abmelden
web-account = Passphrase, Geräte, Namen löschen
web-passphrase-change = Passphrase ändern
web-passphrase-new = Neue Passphrase
web-passphrase-change-note = Alle anderen Geräte werden abgemeldet.
web-passphrase-changed = Die Passphrase ist geändert.
web-sign-out-elsewhere = Auf allen anderen Geräten abmelden
web-signed-out-elsewhere = Alle anderen Geräte sind abgemeldet.
web-name-delete = Namen löschen
web-name-delete-note = Deine Wertung und deine Zahlen werden gelöscht. Deine Partien bleiben, als die eines Gastes. Niemand kann sich den Namen { $name } je wieder sichern, auch du nicht; so kann sich niemand für dich ausgeben.
web-name-deleted = Der Name ist gelöscht.
web-signed-in = Hallo, { $name }!
web-passphrase = Passphrase
web-passphrase-note = { $count ->
    [one] Mindestens { $count } Zeichen; sie lässt sich nicht wiederherstellen, also notiere sie dir.
   *[other] Mindestens { $count } Zeichen; sie lässt sich nicht wiederherstellen, also notiere sie dir.
}
web-rating = Wertung
web-games-played = Partien
web-games-won = Siege
web-score-mean = Punkte im Schnitt
web-score-best = Bestes Ergebnis
web-my-history = Meine Partien
web-no-statistics = Spiel eine Partie, dann stehen hier deine Zahlen.
web-strongest = Die Stärksten bei { $game }
web-rating-rules = Gewertet werden ganze Partien mit den üblichen Optionen, bei denen alle ihren Namen gesichert haben. Je öfter dieselben zwei in einem Monat aufeinandertreffen, desto weniger zählt es.
web-count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

web-plain-question = Was gefragt ist
web-plain-time = Restzeit für { $name }
web-plain-game = Ein Spiel für { $least } bis { $most } Personen. Ein eigenes Brett hat es hier nicht: Ein einfacher Tisch zeigt die Stellung, und jede Möglichkeit ist ein Knopf.

## Auf diesem Gerät spielen, ohne Server.
web-place = Wo du spielst
web-place-online = Online
web-place-here = Auf diesem Gerät
web-place-here-note = Gespielt wird gleich hier, mit denselben Regeln, Bots und Würfeln. Es braucht keinen Server, und nichts verlässt dieses Gerät.
web-seat-here = Noch jemand hier
web-seat-name = Der Name auf Platz { $number }
web-add-here = Mitspieler hier hinzufügen
web-player = Spieler { $number }
web-around = Rund um dieses Gerät
web-around-asked = muss sich entscheiden
web-tables-here = Auf diesem Gerät
web-tables-here-remove = { $what } entfernen
web-status-ended = beendet
web-result-won = Gewonnen
web-result-shared = Geteilter Sieg
web-result-lost = Sieg für { $players }
web-engine-loading = Die Spiele sind unterwegs: { $loaded } von { $total } MB
web-engine-starting = Die Spiele werden vorbereitet …
web-engine-forgets = Dieser Browser merkt sich nichts: Dein Tisch ist weg, sobald du die Seite schließt.
web-engine-no_webassembly = Dieser Browser kann die Spiele nicht selbst ausführen, weil ihm WebAssembly fehlt oder es abgeschaltet ist. Online kannst du trotzdem spielen.
web-engine-no_network = Die Spiele sind noch nicht auf diesem Gerät und können gerade nicht geholt werden. Verbinde dich einmal; danach gehen sie auch ohne Netz.
web-engine-damaged = Die Spiele sind beschädigt angekommen, auch beim zweiten Versuch. Lade die Seite später neu.
web-engine-newer_saves = Deine Tische auf diesem Gerät wurden mit einer neueren Version gespielt. Lade die Seite neu, um sie zu bekommen; verloren ist nichts.
web-engine-broken = Die Spiele laufen hier nicht mehr. Jeder bestätigte Zug ist aufbewahrt: Lade die Seite neu, um weiterzuspielen.

## Echte Würfel
web-roll-you = Wirf deine Würfel und tippe an, was sie zeigen.
web-roll-other = { $name } würfelt: Tippe an, was die Würfel zeigen.
web-roll-first = Lost aus: Wer beginnt?
web-roll-begins = { $name } beginnt
web-roll-table = Der Tisch
web-roll-whose = Wessen Würfel
web-roll-left = { $count ->
    [0] { $die }: alle angetippt
    [one] { $die }: noch ein Würfel
   *[other] { $die }: noch { $count } Würfel
  }
web-roll-tapped = Bisher angetippt
web-roll-hint = Tippe für jeden Würfel eine Seite an.
web-roll-untap = Zurücknehmen:
web-roll-done = So sind sie gefallen
web-roll-due = { $name } würfelt
web-roll-enter = Würfel eingeben
web-roll-wrong = Vertippt? Noch einmal
