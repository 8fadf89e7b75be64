# Cubitos: Karten, Würfel, Felder, Fragen, Möglichkeiten, das Protokoll und die Regeln in Kürze.

# Die Würfel: Farben, je ein Buchstabe, und was sie zeigen.
cubitos-colour-red = Rot
cubitos-letter-red = R
cubitos-colour-orange = Orange
cubitos-letter-orange = O
cubitos-colour-yellow = Gelb
cubitos-letter-yellow = G
cubitos-colour-green = Grün
cubitos-letter-green = N
cubitos-colour-blue = Blau
cubitos-letter-blue = B
cubitos-colour-purple = Lila
cubitos-letter-purple = L
cubitos-colour-brown = Braun
cubitos-letter-brown = U
cubitos-colour-white = Weiß
cubitos-letter-white = W
cubitos-colour-light = Hellgrau
cubitos-letter-light = H
cubitos-colour-dark = Dunkelgrau
cubitos-letter-dark = D
cubitos-colour-start = Nase vorn
cubitos-letter-start = V
cubitos-borrowed = { $colour } (geliehen)
cubitos-face-blank = leer
cubitos-face-symbol = Symbol
cubitos-face-power = Spezialsymbol
cubitos-face-move = 1 Schritt
cubitos-face-money1 = 1 Münze
cubitos-face-money2 = 2 Münzen
cubitos-face-money3 = 3 Münzen
cubitos-face-credit = 1 Kredit

# Was für die Seite eines echten Würfels getippt wird.
cubitos-typed-blank = 0
cubitos-typed-symbol = s
cubitos-typed-power = p
cubitos-typed-move = g
cubitos-typed-money1 = 1
cubitos-typed-money2 = 2
cubitos-typed-money3 = 3
cubitos-typed-credit = c
cubitos-die = { $colour } { $face }
cubitos-several = { $count } × { $what }

# Wie viele.
cubitos-count-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
cubitos-count-blanks = { $count ->
    [one] { $count } leerer Würfel
   *[other] { $count } leere Würfel
}
cubitos-count-symbols = { $count ->
    [one] { $count } Symbol
   *[other] { $count } Symbole
}
cubitos-count-moves = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
cubitos-count-water = { $count ->
    [one] { $count } Wasserschritt
   *[other] { $count } Wasserschritte
}
cubitos-count-money = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
cubitos-count-credits = { $count ->
    [one] { $count } Kredit
   *[other] { $count } Kredite
}
cubitos-count-fans = { $count ->
    [one] { $count } Fan
   *[other] { $count } Fans
}
cubitos-count-hands = { $count ->
    [one] { $count } Nachschub-Plättchen
   *[other] { $count } Nachschub-Plättchen
}
cubitos-count-swords = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}
cubitos-stake = { $what } ({ $dice })
cubitos-nothing = nichts

# So viele Würfel einer Farbe, im Akkusativ.
cubitos-dice-red = { $count ->
    [one] einen roten Würfel
   *[other] { $count } rote Würfel
}
cubitos-dice-orange = { $count ->
    [one] einen orangen Würfel
   *[other] { $count } orange Würfel
}
cubitos-dice-yellow = { $count ->
    [one] einen gelben Würfel
   *[other] { $count } gelbe Würfel
}
cubitos-dice-green = { $count ->
    [one] einen grünen Würfel
   *[other] { $count } grüne Würfel
}
cubitos-dice-blue = { $count ->
    [one] einen blauen Würfel
   *[other] { $count } blaue Würfel
}
cubitos-dice-purple = { $count ->
    [one] einen lila Würfel
   *[other] { $count } lila Würfel
}
cubitos-dice-brown = { $count ->
    [one] einen braunen Würfel
   *[other] { $count } braune Würfel
}
cubitos-dice-white = { $count ->
    [one] einen weißen Würfel
   *[other] { $count } weiße Würfel
}
cubitos-dice-light = { $count ->
    [one] einen hellgrauen Würfel
   *[other] { $count } hellgraue Würfel
}
cubitos-dice-dark = { $count ->
    [one] einen dunkelgrauen Würfel
   *[other] { $count } dunkelgraue Würfel
}
cubitos-dice-start = { $count ->
    [one] den „Nase vorn“-Würfel
   *[other] { $count } „Nase vorn“-Würfel
}

# Die Zonen eines Spielers.
cubitos-zone-draw = Nachschub
cubitos-zone-roll = Bereitschaft
cubitos-zone-active = Aktiv
cubitos-zone-discard = Ruhezone

# Rennen und Strecken.
cubitos-own-set = Eigenes Set
cubitos-race = Rennen { $number }
cubitos-race-combotastic = Combomania
cubitos-race-such_much_fans = Liebling der Fans
cubitos-race-grand_finale = Das Große Finale
cubitos-variant = { cubitos-race }
cubitos-variant-own = { cubitos-own-set }
cubitos-variant-combotastic = { cubitos-race-combotastic }
cubitos-variant-such-much-fans = { cubitos-race-such_much_fans }
cubitos-variant-grand-finale = { cubitos-race-grand_finale }
cubitos-track-nothing_goes_right = Verflinkst und zugenäht
cubitos-track-ahead_of_the_curve = Eine Würfellänge voraus
cubitos-track-testing_the_waters = Wassertreten
cubitos-track-still_waters_run_deep = Stille Wasser sind tief
cubitos-on-leg = { $leg }/{ $space }
cubitos-jump = >{ $space }
cubitos-start = Start
cubitos-finish = Ziel

# Die Karten.
cubitos-card-smelly_cat = Tom
cubitos-card-cat_tastrophy = Snowball
cubitos-card-fat_cat = Garfield
cubitos-card-dope_cat = Ted the Cat
cubitos-card-broken_cow = Mungojerrie
cubitos-card-fast_cat = Speedy Catzales
cubitos-card-schmutz = Azrael
cubitos-card-rich_dog = Krötenköter
cubitos-card-captain_bark = Alexander G. Bell
cubitos-card-wizard = Trüffelterrier
cubitos-card-dapper_doggie = Daisy Mooshammer
cubitos-card-dr_livingstone = Dr. Dackel
cubitos-card-mr_dog = Cane Corso Credito
cubitos-card-muggles = Allzweck-Akita
cubitos-card-mr_soldier = Mr. Krabs
cubitos-card-punch_guy = Dieter
cubitos-card-supah_general = Aufschneider
cubitos-card-jacques_couteau = Jacques Couteau
cubitos-card-champion = Uppercut-Uwe
cubitos-card-crabby = Edward
cubitos-card-el_bandito = Katrin
cubitos-card-rock_on = Einer geht noch
cubitos-card-pina_cubelada = Piña Cubelada
cubitos-card-keep_on_rollin = Cubela Libre
cubitos-card-pineapple_rocks = Bar Bar
cubitos-card-up_to_11 = Bertha Trocken
cubitos-card-rolling_stoned = Granatananas
cubitos-card-punk_fruit = Punk Grapefruit
cubitos-card-dugout = Lasse Liefern
cubitos-card-reliever_beaver = Justin
cubitos-card-benchwarmer = Edeljoker
cubitos-card-batter_beaver = Schlägertyp
cubitos-card-mr_bats = Lieber O
cubitos-card-the_babe = Holzbein
cubitos-card-pinch_eater = Wadenbeißer
cubitos-card-rollosaurus = Rollosaurus
cubitos-card-dancing_dino = Strategos Paralysix
cubitos-card-cubasaurus = Draftodon
cubitos-card-wikiwiki_dinosaur = Taktopterix
cubitos-card-you_bet_jurassic = Sammlognathus
cubitos-card-shimmy_shimmy_dino = Bietodactylus
cubitos-card-pronto_bronto = Pronto Bronto
cubitos-card-reckless_cheese = Mutiger Maasdamer
cubitos-card-the_big_cheese = King Käs
cubitos-card-ledercheesen = Obatzda
cubitos-card-stinky_cheese = Handkäs mit Muckis
cubitos-card-bad_cheese = Brutaler Brie
cubitos-card-the_cheese_stands_alone = Käsehäppchen
cubitos-card-cheese_boy = Dreikäsehoch
cubitos-card-bob = Bob
cubitos-card-undercover_fish = Jesus Huanako
cubitos-card-llama_rama = Rama Lama
cubitos-card-bahama_llama = Dalai
cubitos-card-llama_shaman = Martha Lama King
cubitos-card-stogie = Lamalala
cubitos-card-chilly_mcchillster = Mahatma

# Wann eine Karte wirkt.
cubitos-when-now = Sofort
cubitos-when-after_push = Geglückt
cubitos-when-on_push = Risiko
cubitos-when-would_bust = Fehlwurf
cubitos-when-run = Lauf
cubitos-when-power = Spezial
cubitos-when-second = Außerdem
cubitos-when-any_time = Jederzeit
cubitos-when-after_move = Ankunft
cubitos-when-compare = Schwerter
cubitos-when-must_lose = Am Ende des Laufs
cubitos-when-stays = Bei Fehlwurf

# A loss that is not optional, wherever a card has one.
cubitos-this-die-is-lost = dieser Würfel wird abgegeben

# Was eine Karte dann tut.
cubitos-does-mr_soldier-compare = mit den meisten Schwertern: 3 Kredite und 2 Schritte; gib einen roten Würfel ab
cubitos-does-punch_guy-compare = mit den meisten Schwertern: Weiße und grüne Würfel zählen beim nächsten Nachfüllen nicht mit; gib einen roten Würfel ab
cubitos-does-supah_general-compare = mit den meisten Schwertern: 1 Schritt je Fan; gib einen roten Würfel ab
cubitos-does-jacques_couteau-compare = Spezialsymbole sind 2 Schwerter; Freiwurf mit 2 nicht roten Würfeln aus beliebigen Bereichen für jede Person mit weniger
cubitos-does-champion-compare = mit den meisten Schwertern: Nimm beim nächsten Nachfüllen beliebig viele Würfel aus Nachschub und Ruhezone; gib einen roten Würfel ab
cubitos-does-crabby-compare = Spezialsymbole sind 2 Schwerter; hast du allein die meisten: Gib einen roten Würfel ab, danach darfst du der Person mit den wenigsten einen Würfel geben
cubitos-does-el_bandito-compare = Spezialsymbole sind 2 Schwerter; 1 Kredit für jede Person mit weniger
cubitos-does-dugout-now = Freiwurf mit 3 Würfeln aus dem Nachschub
cubitos-does-reliever_beaver-run = gib 1 Würfel aus der Bereitschaft ab
cubitos-does-benchwarmer-run = gib diesen Würfel und einen weiteren ab
cubitos-does-batter_beaver-now = Freiwurf mit 2 Würfeln aus dem Nachschub
cubitos-does-mr_bats-run = 2 Münzen oder halb so viele Kredite, wie du Fans hast
cubitos-does-the_babe-run = 5 Münzen
cubitos-does-the_babe-power = dazu 1 Schritt; { cubitos-this-die-is-lost }
cubitos-does-pinch_eater-now = 1 Würfel aus der Bereitschaft wird aktiv, mit einer Seite deiner Wahl
cubitos-does-reckless_cheese-after_push = geh sofort 1 Feld weit, ohne Bonus
cubitos-does-the_big_cheese-run = 1 Schritt oder halb so viele Schritte, wie du Fans hast
cubitos-does-ledercheesen-after_push = Freiwurf mit 1 Würfel aus dem Nachschub
cubitos-does-ledercheesen-power = 1 Schritt je 4 aktive Würfel
cubitos-does-stinky_cheese-run = 2 Schritte
cubitos-does-stinky_cheese-power = graue Würfel zählen beim nächsten Nachfüllen nicht mit
cubitos-does-bad_cheese-run = 2 Schritte
cubitos-does-bad_cheese-power = dazu 3 Münzen; { cubitos-this-die-is-lost }
cubitos-does-the_cheese_stands_alone-now = du musst noch einmal riskieren
cubitos-does-the_cheese_stands_alone-run = 3 Schritte
cubitos-does-cheese_boy-run = 2 Schritte, wenn ein brauner Würfel aktiv ist; ist ein oranger aktiv, darfst du 1 Würfel aus der Bereitschaft abgeben
cubitos-does-rock_on-on_push = dieser Würfel kommt in die Bereitschaft
cubitos-does-pina_cubelada-on_push = dieser Wurf kann kein Fehlwurf sein; einmal, bis der Würfel wieder geworfen wird
cubitos-does-keep_on_rollin-would_bust = gib diesen Würfel ab und ignoriere den Fehlwurf
cubitos-does-pineapple_rocks-on_push = dieser Würfel kommt in die Bereitschaft; ein Spezialsymbol nimmt einen weiteren aktiven mit
cubitos-does-up_to_11-on_push = dieser Würfel kommt in die Bereitschaft
cubitos-does-up_to_11-power = deine Schwerter zählen doppelt
cubitos-does-rolling_stoned-would_bust = Freiwurf mit beliebig vielen deiner grauen Würfel; ein Treffer rettet dich; einmal, bis der Würfel wieder geworfen wird
cubitos-does-punk_fruit-run = nach einem Fehlwurf: Freiwurf mit bis zu 9 verschiedenfarbigen Würfeln aus Nachschub und Bereitschaft
cubitos-does-bob-after_move = nimm einen Bonus, der 1 oder 2 Felder entfernt ist, nicht vom eigenen Feld
cubitos-does-undercover_fish-run = 2 Schritte, auch durchs Wasser
cubitos-does-llama_rama-run = 3 Münzen
cubitos-does-llama_rama-power = 1 Fan, aber ohne Kredite
cubitos-does-bahama_llama-run = 3 Münzen und 1 Schritt, auch ins Wasser
cubitos-does-llama_shaman-run = 2 Münzen und ein roter Würfel aus dem Vorrat
cubitos-does-stogie-now = Freiwurf mit allen grauen und weißen Würfeln aus Nachschub und Bereitschaft
cubitos-does-chilly_mcchillster-run = 2 Münzen, dann zweimal ein Freiwurf mit allen Würfeln in der Bereitschaft
cubitos-does-rollosaurus-run = 4 Schritte
cubitos-does-dancing_dino-run = 2 Schritte; 2 mehr, wenn ein roter Würfel aktiv ist, 1 mehr bei einem orangen
cubitos-does-cubasaurus-now = leih dir einen Würfel, der nicht lila ist, mit einer Seite deiner Wahl
cubitos-does-cubasaurus-run = 4 Schritte; { cubitos-this-die-is-lost }
cubitos-does-wikiwiki_dinosaur-run = 1 Schritt je Farbe unter deinen aktiven Würfeln
cubitos-does-you_bet_jurassic-run = 2 Schritte; 2 mehr, wenn ein brauner Würfel aktiv ist, 1 mehr bei einem gelben
cubitos-does-shimmy_shimmy_dino-run = 1 Schritt je aktivem weißen oder grauen Würfel
cubitos-does-pronto_bronto-run = 2 Schritte je 3 rote Linien bis ans Ende des Umlaufs
cubitos-does-rich_dog-run = 3 Münzen; { cubitos-this-die-is-lost }
cubitos-does-captain_bark-run = 2 Kredite; { cubitos-this-die-is-lost }
cubitos-does-captain_bark-second = 1 Fan, aber ohne Kredite, wenn ein weißer und ein roter Würfel aktiv sind
cubitos-does-wizard-after_push = 1 Kredit
cubitos-does-dapper_doggie-run = Münzen und Schritte deiner aktiven grauen Würfel noch einmal; { cubitos-this-die-is-lost }
cubitos-does-dr_livingstone-run = 2 Schritte; { cubitos-this-die-is-lost }
cubitos-does-mr_dog-run = 2 Kredite; { cubitos-this-die-is-lost }
cubitos-does-muggles-now = Freiwurf mit 2 Würfeln aus dem Nachschub
cubitos-does-muggles-run = 2 Münzen; { cubitos-this-die-is-lost }
cubitos-does-smelly_cat-run = 2 Schritte
cubitos-does-cat_tastrophy-run = nimm einen Würfel, der höchstens so viel kostet, wie du Fans hast
cubitos-does-fat_cat-run = 1 Münze, 3 Schritte und ein grauer Würfel aus dem Vorrat
cubitos-does-dope_cat-run = 2 Münzen, wenn ein brauner Würfel aktiv ist, 3 Münzen bei einem grünen
cubitos-does-broken_cow-any_time = zwei davon zusammen: Leih dir einen beliebigen Würfel mit einer Seite deiner Wahl
cubitos-does-fast_cat-now = Freiwurf mit 2 Würfeln aus dem Nachschub
cubitos-does-schmutz-run = 1 Schritt
cubitos-does-schmutz-second = 3 Kredite, wenn du in dieser Runde einen Würfel abgegeben hast

# Was sonst für eine Karte gilt.
cubitos-note-batter_beaver = Hast du in dieser Runde einen Kredit bekommen, musst du nach dem Bewegen je aktivem Schlägertyp 1 Würfel abgeben.
cubitos-note-punk_fruit = Bei einem Fehlwurf dürfen grüne und graue Würfel aktiv bleiben.
cubitos-note-wizard = Im Lauf gilt: { cubitos-this-die-is-lost }.

# Was eine Karte tut, aus ihren Wörtern gesagt: eine Nachricht für jede Art von Wirkung.
cubitos-tells-fan = 1 Fan
cubitos-tells-fan-without-credits = 1 Fan, ohne dessen Kredite
cubitos-tells-die-gained = nimm 1 Würfel { $which } { $most }
cubitos-tells-die-borrowed = leihe 1 Würfel { $which }; er wird mit einer Seite deiner Wahl aktiv
cubitos-tells-die-set = 1 Würfel { $zones } wird mit einer Seite deiner Wahl aktiv
cubitos-tells-die-lost = gib 1 Würfel { $which } { $zones } ab
cubitos-tells-this-die-lost = gib diesen Würfel ab
cubitos-tells-die-given = du darfst jemandem mit den wenigsten Schwertern 1 Würfel schenken
cubitos-tells-free-roll = Freiwurf: { $dice } { $which } { $zones }
cubitos-tells-free-roll-of-all = Freiwurf: alle Würfel { $which } { $zones }
cubitos-tells-bust-prevented = kein Fehlwurf
cubitos-tells-bust-prevented-by-a-hit = ein Treffer rettet dich
cubitos-tells-safe-push = dieser Wurf kann kein Fehlwurf werden
cubitos-tells-forced-push = noch einmal riskieren
cubitos-tells-this-die-to-roll = lege diesen Würfel in die Bereitschaft
cubitos-tells-another-die-to-roll = lege einen weiteren aktiven Würfel in die Bereitschaft
cubitos-tells-stays-active = diese Würfel dürfen aktiv bleiben: { $colours }
cubitos-tells-uncounted = diese Würfel zählen beim nächsten Nachfüllen nicht mit: { $colours }
cubitos-tells-free-draw = nimm beim nächsten Nachfüllen beliebige Würfel aus Nachschub und Ruhezone
cubitos-tells-swords-doubled = deine Schwerter zählen doppelt
cubitos-tells-step = geh sofort 1 Feld weiter, ohne Bonus
cubitos-tells-nearby-reward = nimm den Bonus eines Feldes, das 1 oder 2 Felder entfernt ist
cubitos-tells-gray = Grau
cubitos-tells-not = nicht { $colours }
cubitos-from-draw = aus dem Nachschub
cubitos-from-roll = aus der Bereitschaft
cubitos-from-active = von den aktiven
cubitos-from-discard = aus der Ruhezone
cubitos-tells-any-dice = beliebig viele Würfel
cubitos-tells-up-to = bis zu { $dice }
cubitos-tells-different = bis zu { $dice } verschiedener Farben
cubitos-tells-costs = für höchstens { $cost }
cubitos-tells-costs-fans = , der nicht mehr kostet, als du Fans hast
cubitos-tells-may = wenn du willst: { $what }
cubitos-tells-or = { $one } oder { $other }
cubitos-tells-must = du musst: { $what }
cubitos-tells-once = { $what }; einmal, bis der Würfel wieder geworfen wird
cubitos-tells-most-swords = mit den meisten Schwertern: { $what }
cubitos-tells-most-swords-alone = hast du allein die meisten Schwerter: { $what }
cubitos-tells-power-swords = Spezialsymbole sind { cubitos-count-swords }; { $what }
cubitos-times-fans = { $every ->
    [1] { $what } für jeden deiner Fans
   *[other] { $what } je { $every } deiner Fans
}
cubitos-times-colours = { $what } für jede Farbe unter deinen aktiven Würfeln
cubitos-times-active = { $every ->
    [1] { $what } für jeden deiner aktiven Würfel { $which }
   *[other] { $what } je { $every } deiner aktiven Würfel { $which }
}
cubitos-times-gray-moves = { $what } für jeden Schritt, den deine aktiven grauen Würfel zeigen
cubitos-times-gray-money = { $what } für jede Münze, die deine aktiven grauen Würfel zeigen
cubitos-times-lines = { $every ->
    [1] { $what } für jede rote Linie bis zum Ziel des Umlaufs
   *[other] { $what } je { $every } rote Linien bis zum Ziel des Umlaufs
}
cubitos-times-swords = { $what } für jede Person mit weniger Schwertern
cubitos-given-active = mit aktivem { $colours }: { $what }
cubitos-given-lost = wenn du in dieser Runde einen Würfel abgegeben hast: { $what }
cubitos-given-credit = wenn du in dieser Runde einen Kredit bekommen hast: { $what }
cubitos-given-busted = nach einem Fehlwurf: { $what }
cubitos-given-power = mit Spezialsymbol: { $what }
cubitos-given-together = { $count } davon zusammen: { $what }

# Die oberste Zeile und die Tasten.
cubitos-round = Runde { $round }
cubitos-phase-roll = Würfeln
cubitos-phase-run = Laufen
cubitos-keys = c: Karten  m: Plan
cubitos-cards = Die Karten

# Was du gefragt wirst.
cubitos-ask-first = Wer hat zuerst die Nase vorn?
cubitos-ask-roll = Würfle: { $dice }.
cubitos-ask-roll-free = Freiwurf, { $dice }: Ein Fehlwurf ist nicht möglich.
cubitos-ask-enter = { $player }: Was zeigen die Würfel?
cubitos-ask-draw = Noch { $left } nachfüllen: Welcher Würfel kommt als Nächstes?
cubitos-ask-draw_uncounted = Diese Würfel zählen nicht mit: noch einen nehmen?
cubitos-ask-draw_freely = Nimm beliebig viele Würfel in die Bereitschaft: noch einen?
cubitos-ask-free_roll = Freiwurf: Welcher Würfel kommt mit?
cubitos-ask-lose = Welchen Würfel gibst du ab?
cubitos-ask-set = Welchen Würfel drehst du auf eine Seite deiner Wahl?
cubitos-ask-to_roll = Welcher aktive Würfel kommt mit in die Bereitschaft?
cubitos-ask-give = Welchen Würfel verschenkst du?
cubitos-ask-discard_after_bust = Fehlwurf. Welche Würfel aus der Bereitschaft kommen in die Ruhezone?
cubitos-ask-would_bust = Kein Treffer! Nutzt du eine Fähigkeit gegen den Fehlwurf?
cubitos-ask-now = Welche Fähigkeit nutzt du jetzt?
cubitos-ask-on_push = Du riskierst es: Welche Fähigkeit nutzt du zuerst?
cubitos-ask-run = Lauf: Welche Fähigkeit nutzt du?
cubitos-ask-after_move = Du bist angekommen: Welche Fähigkeit nutzt du?
cubitos-ask-push = Riskieren oder passen?
cubitos-ask-keep_green_and_gray = Fehlwurf. Bleiben deine grünen und grauen Würfel aktiv?
cubitos-ask-keep_others = Fehlwurf. Bleiben diese Würfel aktiv: { $colours }?
cubitos-ask-swords = Deine Schwerter zählen: Nutzt du { $card }?
cubitos-ask-either = Was möchtest du?
cubitos-ask-gain = Welchen Würfel nimmst du?
cubitos-ask-borrow = Welchen Würfel leihst du dir für diese Runde?
cubitos-ask-face = Welche Seite soll er zeigen?
cubitos-ask-give_to = Wer bekommt den Würfel?
cubitos-ask-step = Wohin geht deine Figur?
cubitos-ask-move = Wohin läuft deine Figur? Du hast { $moves }.
cubitos-ask-buy_moves = Du hast { $moves }. Wie viele kaufst du dazu, für je { $price }?
cubitos-ask-reward = Welchen Bonus nimmst du?
cubitos-ask-nearby_reward = Von welchem Feld nimmst du den Bonus?
cubitos-ask-buy = Einen Würfel kaufen? Du hast { $money } und { $credits }.

# Was andere gefragt werden.
cubitos-watch-roll = { $player } würfelt.
cubitos-watch-dice = { $player } wählt Würfel.
cubitos-watch-ability = { $player } überlegt, welche Fähigkeit hilft.
cubitos-watch-push = { $player }: riskieren oder passen?
cubitos-watch-move = { $player } läuft.
cubitos-watch-buy = { $player } kauft ein.
cubitos-watch-choose = { $player } entscheidet sich.

# Was du wählen kannst.
cubitos-offer-begins = { $player }
cubitos-offer-die = { $die } ({ $zone })
cubitos-offer-enough = Das reicht
cubitos-offer-ability = { $card } ({ $die }): { $does }
cubitos-offer-credit = { $die }: Kredit nehmen
cubitos-offer-stop-now = Keine Fähigkeit mehr
cubitos-offer-stop-on_push = Jetzt würfeln
cubitos-offer-stop-would_bust = Keine: Fehlwurf
cubitos-offer-stop-run = Keine Fähigkeit mehr
cubitos-offer-stop-after_move = Keine Fähigkeit mehr
cubitos-offer-push = Riskieren, { $dice }: { $risk }
cubitos-offer-pass = Passen und { $stake } behalten
cubitos-offer-keep-yes = Ja, sie bleiben
cubitos-offer-keep-no = Nein, alle in die Ruhezone
cubitos-offer-swords-yes = Ja: { $does }
cubitos-offer-swords-no = Nein, ich verzichte
cubitos-offer-none = Keinen nehmen
cubitos-offer-gray = { $die }, noch { $left }
cubitos-offer-tray = { $die }: { $card }, kostet { $cost }, noch { $left }
cubitos-offer-move = { $space }: { $cost }, noch { $togo }
cubitos-offer-beyond = { $space }: { $cost }, { $beyond } hinter dem Ziel
cubitos-offer-stay = { $space }: bleiben, noch { $togo }
cubitos-offer-moves = { $moves } für { $price }
cubitos-offer-no-moves = Keine Schritte kaufen
cubitos-offer-no-reward = Keinen Bonus nehmen
cubitos-offer-nothing = Nichts mehr kaufen
cubitos-offer-buy-nothing = Nichts kaufen
cubitos-leaves = übrig: { $purse }
cubitos-and = { $one } + { $other }

# Weiterwürfeln oder aufhören: was geschehen kann.
cubitos-risk-none = ein Fehlwurf ist noch nicht möglich
cubitos-risk-safe = dieser Wurf kann kein Fehlwurf sein
cubitos-risk = { $chance } Fehlwurf
cubitos-risk-full = Fehlwurf: { $chance } ({ $fraction })
cubitos-at-stake = auf dem Spiel: { $stake }
cubitos-hint-roll = Leertaste oder Enter: würfeln

# Belohnungen und Wirkungen von Feldern.
cubitos-reward-lose = bis zu { $count } Würfel abgeben
cubitos-reward-any = beliebiger Würfel
cubitos-reward-upto = Würfel bis Preis { $cost }
cubitos-effect-jet = Düsenantrieb
cubitos-effect-shortcut = Abkürzung

# Echte Würfel.
cubitos-enter-order = Ein Zeichen je Würfel, in dieser Reihenfolge: { $dice }
cubitos-enter-full = oder ausgeschrieben: red-symbol light-money1
cubitos-wrong-sign = „{ $typed }“ ist keine Würfelseite. Nimm die Zeichen von oben.
cubitos-wrong-side = { $colour } hat keine Seite „{ $face }“. Schau noch einmal hin.
cubitos-wrong-number = Eingetippt: { $typed }. Geworfen: { $dice }.

# Die Spieler und die Karten auf dem Schirm.
cubitos-other = { $space }, noch { $togo }  Fans { $fans }  Kredite { $credits }  Plättchen { $hand }
cubitos-other-dice = Nachs. { $draw } Bereit { $roll } Aktiv { $active } Ruhe { $discard }
cubitos-state-bust = Fehlwurf
cubitos-state-passed = gepasst
cubitos-mine = { $player }: { $space }, noch { $togo }
cubitos-mine-round = Münzen { $money } Schritte { $moves } Kredite { $credits }
cubitos-mine-kept = Fans { $fans }/13 Plättchen { $hand } Maximalwert { $draw }
cubitos-empty = keine
cubitos-card-line = kostet { $cost }, noch { $left }
cubitos-cards-head = Karten: Preis, Würfel übrig
cubitos-card-sides = Seiten: { $sides }
cubitos-part-way = Weg
cubitos-part-beyond = dahinter

# Das Protokoll.
cubitos-log-round = Runde { $round }: { $player } hat die Nase vorn.
cubitos-log-drew = { $player } füllt nach: { $dice }.
cubitos-log-refilled = { $player }: Die Ruhezone wird zum Nachschub.
cubitos-log-rolled = { $player } würfelt: { $dice }.
cubitos-log-rolled-free = { $player }, Freiwurf: { $dice }.
cubitos-log-pushed = { $player } riskiert es.
cubitos-log-passed = { $player } passt.
cubitos-log-used = { $player } nutzt { $card }: { $does }.
cubitos-log-prevented = { $player } entgeht dem Fehlwurf.
cubitos-log-bust = Fehlwurf für { $player }!
cubitos-log-gained = { $player } bekommt { $gains }.
cubitos-log-fan = { $player } bekommt einen Fan und hat jetzt { $fans }.
cubitos-log-die-gained = { $player } nimmt { $die }.
cubitos-log-bought = { $player } kauft { $die } für { $cost }.
cubitos-log-borrowed = { $player } leiht sich einen Würfel: { $die }.
cubitos-log-set = { $player } dreht einen Würfel: { $die }.
cubitos-log-lost = { $player } gibt { $die } ab.
cubitos-log-given = { $player } schenkt { $other } { $die }.
cubitos-swords-of = { $player } { $swords }
cubitos-log-swords = Schwerter: { $swords }.
cubitos-log-moved = { $player } läuft nach { $space }: { $route }.
cubitos-log-stepped = { $player } läuft nach { $space }.
cubitos-log-finished = { $player } ist im Ziel!
cubitos-log-won = { $player } gewinnt das Rennen.
cubitos-log-shared = Das Rennen wird abgebrochen; wer am weitesten vorn ist, gewinnt.

# Die Regeln in Kürze.
cubitos-help-rules = Das Spiel in Kürze
cubitos-help-aim = Deine Figur läuft über die Rennstrecke, deine Würfel treiben sie an. Wer zuerst im Ziel ist, gewinnt; sind es mehrere, gewinnt, wer am weitesten darüber hinaus ist.
cubitos-help-draw = Nachfüllen: Fülle deine Bereitschaft bis zum Maximalwert auf: 9, dazu 1 je Nachschub-Plättchen und 1 je roter Linie Rückstand.
cubitos-help-roll = Werfen: Jeder Würfel, der etwas zeigt, ist ein Treffer und wird aktiv. Sobald drei Würfel aktiv waren, ist ein Wurf ohne Treffer ein Fehlwurf.
cubitos-help-push = Riskiere es und wirf den Rest noch einmal, oder passe und behalte, was du hast.
cubitos-help-bust = Bei einem Fehlwurf kommen alle aktiven Würfel in die Ruhezone, dafür gewinnst du einen Fan. Laufen darfst du trotzdem: Für Kredite gibt es Schritte und Würfel.
cubitos-help-run = Lauf: Nimm, was deine aktiven Würfel zeigen, und nutze ihre Fähigkeiten; sind alle bereit, werden die Schwerter verglichen.
cubitos-help-move = Bewegen: ein Feld je Schritt, in jede Richtung; 4 Münzen oder Kredite kaufen einen dazu. Ins Wasser führen nur besondere Schritte, in Mauern keine. Den Bonus des letzten Feldes darfst du nehmen.
cubitos-help-buy = Einkaufen: bis zu zwei Würfel verschiedener Farbe; sie kommen in die Ruhezone. Übrige Münzen verfallen, Kredite bleiben.
cubitos-help-signs = Zeichen
cubitos-help-dice = Ein Würfel ist ein Buchstabe und das, was er zeigt:
cubitos-help-track = Auf der Strecke: cN Kredite, F Fan, xN Würfel abgeben, D beliebiger Würfel, dN Würfel bis Preis N, J Düsenantrieb, >a Abkürzung nach <a, ~ Wasser (auch bei Schritten), ┃ und unterstrichen: rote Linie, S/F Start und Ziel. Jede Farbe ist ein Abschnitt zwischen roten Linien.
cubitos-help-keys = c öffnet die Karten mit allen Texten, m den Plan der ganzen Strecke; Pfeile am Rand zeigen, dass nicht alles zu sehen ist.
cubitos-help-house-title = Eigene Zahlen
cubitos-help-house = { $mark } steht bei Preisen, die keine veröffentlichte Quelle nennt und die wir selbst gewählt haben; auch die Fankurve und manche Strecken haben wir selbst gewählt. Wer das Spiel besitzt, kann eigene Zahlen angeben.
cubitos-help-no-house = Alle Zahlen stammen aus deinem eigenen Spiel.

# Eine Frage in Kürze, für alle, die kein Spielfeld sehen.
cubitos-brief-push = Ein riskierter Wurf mit { $dice }
cubitos-brief-rolled = { $dice } (Treffer { $chance })
cubitos-brief-best = mit dem besten Einsatz der Fähigkeiten { $risk }
cubitos-brief-range = { $least } bis { $most }
cubitos-brief-hits = Treffer { $numbers }
cubitos-brief-number = { $number }: { $chance }
cubitos-brief-brings = ein Fehlwurf bringt { $brings }
cubitos-brief-wanted = Gefragt sind Würfel: { $number }
cubitos-brief-different = alle in verschiedenen Farben
cubitos-brief-hit = Treffer { $chance }
cubitos-brief-then = dann { $risk }
