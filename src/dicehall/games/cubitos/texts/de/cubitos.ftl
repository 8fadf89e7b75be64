# Cubitos: Karten, Würfel, Felder, Fragen, Möglichkeiten, das Protokoll und die Regeln in Kürze.

cubitos-title = Cubitos

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
cubitos-colour-start = Startwürfel
cubitos-letter-start = S
cubitos-borrowed = { $colour } (geliehen)
cubitos-face-blank = leer
cubitos-face-symbol = Symbol
cubitos-face-power = Kraft
cubitos-face-move = 1 Schritt
cubitos-face-money1 = 1 Geld
cubitos-face-money2 = 2 Geld
cubitos-face-money3 = 3 Geld
cubitos-face-credit = 1 Kredit

# Was für die Seite eines echten Würfels getippt wird.
cubitos-typed-blank = 0
cubitos-typed-symbol = s
cubitos-typed-power = k
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
    [one] { $count } Niete
   *[other] { $count } Nieten
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
    [one] { $count } Geld
   *[other] { $count } Geld
}
cubitos-count-credits = { $count ->
    [one] { $count } Kredit
   *[other] { $count } Kredite
}
cubitos-count-fans = { $count ->
    [one] { $count } Fan
   *[other] { $count } Fans
}
cubitos-count-swords = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}
cubitos-nothing = nichts

# Die Zonen eines Spielers.
cubitos-zone-draw = Vorrat
cubitos-zone-roll = Wurf
cubitos-zone-active = Aktiv
cubitos-zone-discard = Ablage

# Rennen und Strecken.
cubitos-own-set = Eigener Satz
cubitos-race = Rennen { $number }
cubitos-race-combotastic = Combomania
cubitos-race-such_much_fans = Liebling der Fans
cubitos-race-grand_finale = Das Große Finale
cubitos-track-nothing_goes_right = Verflinkst und zugenäht
cubitos-track-ahead_of_the_curve = Eine Würfellänge voraus
cubitos-track-testing_the_waters = Wassertreten
cubitos-track-still_waters_run_deep = Stille Wasser sind tief
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
cubitos-when-after_push = Nach dem Weiterwürfeln
cubitos-when-on_push = Beim Weiterwürfeln
cubitos-when-would_bust = Vor Sturz
cubitos-when-run = Lauf
cubitos-when-power = Kraft
cubitos-when-second = Lauf, außerdem
cubitos-when-any_time = Jederzeit
cubitos-when-after_move = Nach der Bewegung
cubitos-when-compare = Schwerter
cubitos-when-must_lose = Am Ende des Laufs
cubitos-when-stays = Beim Sturz

# Was eine Karte dann tut.
cubitos-does-mr_soldier-compare = am meisten: 3 Kredite und 2 Schritte; verliere 1 Rot
cubitos-does-punch_guy-compare = am meisten: Weiß und Grün zählen beim nächsten Ziehen nicht; verliere 1 Rot
cubitos-does-supah_general-compare = am meisten: 1 Schritt für jeden deiner Fans; verliere 1 Rot
cubitos-does-jacques_couteau-compare = Kraft zählt 2; für jeden mit weniger: Freiwurf mit 2 Würfeln, nicht Rot
cubitos-does-champion-compare = am meisten: nimm beim nächsten Ziehen beliebige Würfel aus Vorrat und Ablage; verliere 1 Rot
cubitos-does-crabby-compare = Kraft zählt 2; allein die meisten: verliere 1 Rot, dann darfst du dem mit den wenigsten einen Würfel geben
cubitos-does-el_bandito-compare = Kraft zählt 2; 1 Kredit für jeden mit weniger
cubitos-does-dugout-now = Freiwurf mit 3 Würfeln aus dem Vorrat
cubitos-does-reliever_beaver-run = verliere 1 Würfel aus dem Wurf
cubitos-does-benchwarmer-run = verliere diesen Würfel und einen weiteren
cubitos-does-batter_beaver-now = Freiwurf mit 2 Würfeln aus dem Vorrat
cubitos-does-mr_bats-run = 2 Geld, oder Kredite für die Hälfte deiner Fans
cubitos-does-the_babe-run = 5 Geld
cubitos-does-the_babe-power = dazu 1 Schritt; dieser Würfel geht verloren
cubitos-does-pinch_eater-now = lege 1 Würfel aus dem Wurf mit einer Seite deiner Wahl zu Aktiv
cubitos-does-reckless_cheese-after_push = gehe sofort 1 Feld, ohne Belohnung
cubitos-does-the_big_cheese-run = 1 Schritt, oder Schritte für die Hälfte deiner Fans
cubitos-does-ledercheesen-after_push = Freiwurf mit 1 Würfel aus dem Vorrat
cubitos-does-ledercheesen-power = 1 Schritt je 4 aktive Würfel
cubitos-does-stinky_cheese-run = 2 Schritte
cubitos-does-stinky_cheese-power = Grau zählt beim nächsten Ziehen nicht
cubitos-does-bad_cheese-run = 2 Schritte
cubitos-does-bad_cheese-power = dazu 3 Geld; dieser Würfel geht verloren
cubitos-does-the_cheese_stands_alone-now = du musst noch einmal weiterwürfeln
cubitos-does-the_cheese_stands_alone-run = 3 Schritte
cubitos-does-cheese_boy-run = mit aktivem Braun 2 Schritte; mit aktivem Orange darfst du 1 Würfel aus dem Wurf verlieren
cubitos-does-rock_on-on_push = dieser Würfel geht in den Wurf
cubitos-does-pina_cubelada-on_push = dieser Wurf kann nicht stürzen; einmal, bis der Würfel neu fällt
cubitos-does-keep_on_rollin-would_bust = verliere diesen Würfel, dann stürzt du nicht
cubitos-does-pineapple_rocks-on_push = dieser Würfel geht in den Wurf; Kraft nimmt einen aktiven mit
cubitos-does-up_to_11-on_push = dieser Würfel geht in den Wurf
cubitos-does-up_to_11-power = deine Schwerter zählen doppelt
cubitos-does-rolling_stoned-would_bust = Freiwurf mit beliebigen eigenen Grauen; ein Treffer rettet dich; einmal, bis der Würfel neu fällt
cubitos-does-punk_fruit-run = nach einem Sturz: Freiwurf mit bis zu 9 Würfeln verschiedener Farben aus Vorrat und Wurf
cubitos-does-bob-after_move = nimm die Belohnung eines Feldes, das 1 oder 2 entfernt ist
cubitos-does-undercover_fish-run = 2 Schritte, auch ins Wasser
cubitos-does-llama_rama-run = 3 Geld
cubitos-does-llama_rama-power = 1 Fan, ohne dessen Kredite
cubitos-does-bahama_llama-run = 3 Geld und 1 Schritt, auch ins Wasser
cubitos-does-llama_shaman-run = 2 Geld, und 1 Rot dazu
cubitos-does-stogie-now = Freiwurf mit allen Grauen und Weißen aus Vorrat und Wurf
cubitos-does-chilly_mcchillster-run = 2 Geld, dann zweimal ein Freiwurf mit dem ganzen Wurf
cubitos-does-rollosaurus-run = 4 Schritte
cubitos-does-dancing_dino-run = 2 Schritte; 2 mehr mit aktivem Rot, 1 mehr mit aktivem Orange
cubitos-does-cubasaurus-now = leihe 1 Würfel, nicht Lila, mit einer Seite deiner Wahl
cubitos-does-cubasaurus-run = 4 Schritte; dieser Würfel geht verloren
cubitos-does-wikiwiki_dinosaur-run = 1 Schritt je Farbe unter deinen aktiven Würfeln
cubitos-does-you_bet_jurassic-run = 2 Schritte; 2 mehr mit aktivem Braun, 1 mehr mit aktivem Gelb
cubitos-does-shimmy_shimmy_dino-run = 1 Schritt je aktivem Weiß und Grau
cubitos-does-pronto_bronto-run = 2 Schritte je 3 rote Linien bis zum Ziel der Runde
cubitos-does-rich_dog-run = 3 Geld; dieser Würfel geht verloren
cubitos-does-captain_bark-run = 2 Kredite, mit aktivem Weiß und Rot 1 Fan ohne Kredite; dieser Würfel geht verloren
cubitos-does-wizard-after_push = 1 Kredit
cubitos-does-dapper_doggie-run = Geld und Schritte deiner aktiven Grauen noch einmal; dieser Würfel geht verloren
cubitos-does-dr_livingstone-run = 2 Schritte; dieser Würfel geht verloren
cubitos-does-mr_dog-run = 2 Kredite; dieser Würfel geht verloren
cubitos-does-muggles-now = Freiwurf mit 2 Würfeln aus dem Vorrat
cubitos-does-muggles-run = 2 Geld; dieser Würfel geht verloren
cubitos-does-smelly_cat-run = 2 Schritte
cubitos-does-cat_tastrophy-run = nimm 1 Würfel, der höchstens so viel kostet, wie du Fans hast
cubitos-does-fat_cat-run = 1 Geld und 3 Schritte, und 1 Grau dazu
cubitos-does-dope_cat-run = 2 Geld mit aktivem Braun, 3 Geld mit aktivem Grün
cubitos-does-broken_cow-any_time = zwei davon zusammen: leihe einen Würfel, Seite deiner Wahl
cubitos-does-fast_cat-now = Freiwurf mit 2 Würfeln aus dem Vorrat
cubitos-does-schmutz-run = 1 Schritt
cubitos-does-schmutz-second = 3 Kredite, wenn du in dieser Runde einen Würfel verloren hast

# Was sonst für eine Karte gilt.
cubitos-note-batter_beaver = Hast du in dieser Runde einen Kredit bekommen, verliere nach der Bewegung 1 Würfel je aktivem.
cubitos-note-punk_fruit = Wenn du stürzt, dürfen Grün und Grau aktiv bleiben.
cubitos-note-wizard = Er geht im Lauf verloren.

# Was eine Karte tut, aus ihren Wörtern gesagt: eine Nachricht für jede Art von Wirkung.
cubitos-tells-fan = 1 Fan
cubitos-tells-fan-without-credits = 1 Fan, ohne dessen Kredite
cubitos-tells-die-gained = nimm 1 Würfel { $which } { $most }
cubitos-tells-die-borrowed = leihe 1 Würfel { $which } und lege ihn mit einer Seite deiner Wahl zu Aktiv
cubitos-tells-die-set = lege 1 Würfel { $zones } mit einer Seite deiner Wahl zu Aktiv
cubitos-tells-die-lost = verliere 1 Würfel { $which } { $zones }
cubitos-tells-this-die-lost = dieser Würfel geht verloren
cubitos-tells-die-given = du darfst dem mit den wenigsten Schwertern 1 Würfel geben
cubitos-tells-free-roll = Freiwurf: { $dice } { $which } { $zones }
cubitos-tells-free-roll-of-all = Freiwurf: alle Würfel { $which } { $zones }
cubitos-tells-bust-prevented = du stürzt nicht
cubitos-tells-bust-prevented-by-a-hit = ein Treffer rettet dich
cubitos-tells-safe-push = dieser Wurf kann nicht stürzen
cubitos-tells-forced-push = noch einmal weiterwürfeln
cubitos-tells-this-die-to-roll = dieser Würfel geht in den Wurf
cubitos-tells-another-die-to-roll = ein weiterer aktiver Würfel geht in den Wurf
cubitos-tells-stays-active = diese Würfel dürfen aktiv bleiben: { $colours }
cubitos-tells-uncounted = diese Würfel zählen beim nächsten Ziehen nicht: { $colours }
cubitos-tells-free-draw = nimm beim nächsten Ziehen beliebige Würfel aus Vorrat und Ablage
cubitos-tells-swords-doubled = deine Schwerter zählen doppelt
cubitos-tells-step = gehe sofort 1 Feld, ohne Belohnung
cubitos-tells-nearby-reward = nimm die Belohnung eines Feldes, das 1 oder 2 entfernt ist
cubitos-tells-gray = Grau
cubitos-tells-not = nicht { $colours }
cubitos-tells-zones = aus { $zones }
cubitos-tells-any-dice = beliebig viele Würfel
cubitos-tells-up-to = bis zu { $dice }
cubitos-tells-different = bis zu { $dice } verschiedener Farben
cubitos-tells-costs = für höchstens { $cost }
cubitos-tells-costs-fans = , der nicht mehr kostet, als du Fans hast
cubitos-tells-may = wenn du willst: { $what }
cubitos-tells-or = { $one }, oder { $other }
cubitos-tells-must = du musst: { $what }
cubitos-tells-once = { $what }; einmal, bis der Würfel neu fällt
cubitos-tells-most-swords = am meisten: { $what }
cubitos-tells-most-swords-alone = allein am meisten: { $what }
cubitos-tells-power-swords = Kraft zählt { $count }; { $what }
cubitos-times-fans = { $every ->
    [1] { $what } für jeden deiner Fans
   *[other] { $what } je { $every } deiner Fans
}
cubitos-times-colours = { $what } für jede Farbe unter deinen aktiven Würfeln
cubitos-times-active = { $every ->
    [1] { $what } für jeden deiner aktiven Würfel { $which }
   *[other] { $what } je { $every } deiner aktiven Würfel { $which }
}
cubitos-times-gray-moves = { $what } für jeden Schritt, den deine aktiven Grauen zeigen
cubitos-times-gray-money = { $what } für jedes Geld, das deine aktiven Grauen zeigen
cubitos-times-lines = { $every ->
    [1] { $what } für jede rote Linie bis zum Ziel der Runde
   *[other] { $what } je { $every } rote Linien bis zum Ziel der Runde
}
cubitos-times-swords = { $what } für jeden mit weniger Schwertern
cubitos-given-active = mit aktivem { $colours } { $what }
cubitos-given-lost = wenn du in dieser Runde einen Würfel verloren hast: { $what }
cubitos-given-credit = wenn du in dieser Runde einen Kredit bekommen hast: { $what }
cubitos-given-busted = nach einem Sturz: { $what }
cubitos-given-power = mit Kraft: { $what }
cubitos-given-together = { $count } davon zusammen: { $what }

# Die oberste Zeile und die Tasten.
cubitos-round = Runde { $round }
cubitos-phase-roll = Würfeln
cubitos-phase-run = Laufen
cubitos-keys = c: Karten
cubitos-cards = Die Karten

# Was du gefragt wirst.
cubitos-ask-first = Wer bekommt zuerst den Startwürfel?
cubitos-ask-roll = Würfle: { $dice }.
cubitos-ask-roll-free = Freiwurf, { $dice }: dabei stürzt niemand.
cubitos-ask-enter = { $player }: Was zeigen die Würfel?
cubitos-ask-draw = Ziehe noch { $left }: welchen als Nächsten?
cubitos-ask-draw_uncounted = Diese Würfel zählen nicht: noch einen ziehen?
cubitos-ask-draw_freely = Nimm beliebige Würfel in den Wurf: noch einen?
cubitos-ask-free_roll = Freiwurf: Welcher Würfel kommt mit?
cubitos-ask-lose = Welchen Würfel verlierst du?
cubitos-ask-set = Welchen Würfel drehst du auf eine Seite deiner Wahl?
cubitos-ask-to_roll = Welcher aktive Würfel geht mit in den Wurf?
cubitos-ask-give = Welchen Würfel gibst du weg?
cubitos-ask-discard_after_bust = Gestürzt. Welche Würfel aus dem Wurf gehen in die Ablage?
cubitos-ask-would_bust = Lauter Nieten! Nutzt du eine Fähigkeit gegen den Sturz?
cubitos-ask-now = Welche Fähigkeit nutzt du jetzt?
cubitos-ask-on_push = Du würfelst weiter: Welche Fähigkeit nutzt du zuerst?
cubitos-ask-run = Lauf: Welche Fähigkeit nutzt du als Nächstes?
cubitos-ask-after_move = Nach der Bewegung: Welche Fähigkeit nutzt du?
cubitos-ask-push = Weiterwürfeln oder aufhören?
cubitos-ask-keep_green_and_gray = Gestürzt. Bleiben deine grünen und grauen Würfel aktiv?
cubitos-ask-swords = Deine Schwerter zählen: Nutzt du { $card }?
cubitos-ask-either = Was möchtest du?
cubitos-ask-gain = Welchen Würfel bekommst du?
cubitos-ask-borrow = Welchen Würfel leihst du für diese Runde?
cubitos-ask-face = Welche Seite zeigt er?
cubitos-ask-give_to = Wer bekommt den Würfel?
cubitos-ask-step = Wohin geht deine Figur?
cubitos-ask-move = Wo endet deine Bewegung? Du hast { $moves }.
cubitos-ask-buy_moves = Du hast { $moves }. Wie viele kaufst du dazu, je { $price }?
cubitos-ask-reward = Welche Belohnung nimmst du?
cubitos-ask-nearby_reward = Von welchem Feld nimmst du die Belohnung?
cubitos-ask-buy = Würfel kaufen? Du hast { $money } und { $credits }.

# Was andere gefragt werden.
cubitos-watch-roll = { $player } würfelt.
cubitos-watch-dice = { $player } wählt Würfel.
cubitos-watch-ability = { $player } überlegt, welche Fähigkeit hilft.
cubitos-watch-push = { $player }: weiterwürfeln oder aufhören?
cubitos-watch-move = { $player } läuft.
cubitos-watch-buy = { $player } kauft ein.
cubitos-watch-choose = { $player } entscheidet sich.

# Was du wählen kannst.
cubitos-offer-begins = { $player }
cubitos-offer-die = { $die } ({ $zone })
cubitos-offer-enough = Das ist alles
cubitos-offer-ability = { $card } ({ $die }): { $does }
cubitos-offer-credit = { $die }: Kredit nehmen
cubitos-offer-stop-now = Keine Fähigkeit mehr
cubitos-offer-stop-on_push = Jetzt würfeln
cubitos-offer-stop-would_bust = Keine: Ich stürze
cubitos-offer-stop-run = Keine Fähigkeit mehr
cubitos-offer-stop-after_move = Keine Fähigkeit mehr
cubitos-offer-push = Weiterwürfeln, { $dice }: { $risk }
cubitos-offer-pass = Aufhören und { $stake } behalten
cubitos-offer-keep-yes = Ja, sie bleiben
cubitos-offer-keep-no = Nein, alle in die Ablage
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
cubitos-offer-no-reward = Keine Belohnung nehmen
cubitos-offer-nothing = Nichts mehr kaufen
cubitos-leaves = bleibt { $purse }
cubitos-and = { $one } + { $other }

# Weiterwürfeln oder aufhören: was geschehen kann.
cubitos-risk-none = noch kannst du nicht stürzen
cubitos-risk-safe = dieser Wurf kann nicht stürzen
cubitos-risk = { $chance } Sturz
cubitos-risk-full = Sturz: { $chance } ({ $fraction })
cubitos-at-stake = auf dem Spiel: { $stake }
cubitos-hint-roll = Leertaste oder Enter: würfeln

# Belohnungen und Wirkungen von Feldern.
cubitos-reward-lose = bis { $count } loswerden
cubitos-reward-any = beliebiger Würfel
cubitos-reward-upto = Würfel bis Preis { $cost }
cubitos-effect-jet = Düsenrucksack
cubitos-effect-shortcut = Abkürzung

# Echte Würfel.
cubitos-enter-order = Ein Zeichen je Würfel, in dieser Reihenfolge: { $dice }
cubitos-enter-full = oder ganz: red-symbol light-money1
cubitos-wrong-sign = „{ $typed }“ ist keine Seite. Nimm die Zeichen oben.
cubitos-wrong-side = { $colour } hat keine Seite „{ $face }“. Noch einmal hinsehen?
cubitos-wrong-number = { $typed } getippt, gewürfelt sind aber { $dice }.

# Die Spieler und die Karten auf dem Schirm.
cubitos-other = { $space }, noch { $togo }  Fans { $fans }  Kredite { $credits }  Hände { $hand }
cubitos-other-dice = Vorrat { $draw } Wurf { $roll } Aktiv { $active } Abl. { $discard }
cubitos-state-bust = Sturz
cubitos-state-passed = fertig
cubitos-mine = { $player }: { $space }, noch { $togo }
cubitos-mine-round = Geld { $money } Schritte { $moves } Kredite { $credits }
cubitos-mine-kept = Fans { $fans }/13 Hände { $hand } Ziehen { $draw }
cubitos-empty = keine
cubitos-card-line = kostet { $cost }, noch { $left }
cubitos-cards-head = Karten: Preis, Würfel übrig
cubitos-card-sides = Seiten: { $sides }
cubitos-part-way = Weg
cubitos-part-beyond = dahinter

# Das Protokoll.
cubitos-log-round = Runde { $round }: { $player } hat den Startwürfel.
cubitos-log-drew = { $player } legt in den Wurf: { $dice }.
cubitos-log-refilled = { $player }: Die Ablage wird zum Vorrat.
cubitos-log-rolled = { $player } würfelt { $dice }.
cubitos-log-rolled-free = { $player } würfelt frei: { $dice }.
cubitos-log-pushed = { $player } würfelt weiter.
cubitos-log-passed = { $player } hört auf.
cubitos-log-used = { $player } nutzt { $card }: { $does }.
cubitos-log-prevented = { $player } entgeht dem Sturz.
cubitos-log-bust = { $player } stürzt!
cubitos-log-gained = { $player } bekommt { $gains }.
cubitos-log-fan = { $player } gewinnt einen Fan und steht auf Fanfeld { $fans }.
cubitos-log-die-gained = { $player } bekommt einen Würfel: { $die }.
cubitos-log-bought = { $player } kauft einen Würfel: { $die } für { $cost }.
cubitos-log-borrowed = { $player } leiht einen Würfel: { $die }.
cubitos-log-set = { $player } dreht einen Würfel: { $die }.
cubitos-log-lost = { $player } verliert einen Würfel: { $die }.
cubitos-log-given = { $player } gibt { $other } einen Würfel: { $die }.
cubitos-log-swords = Schwerter: { $swords }.
cubitos-log-moved = { $player } läuft nach { $space }: { $route }.
cubitos-log-stepped = { $player } läuft nach { $space }.
cubitos-log-finished = { $player } ist im Ziel!
cubitos-log-won = { $player } gewinnt das Rennen.
cubitos-log-shared = Das Rennen wird abgebrochen; wer am weitesten ist, teilt sich den Sieg.

# Die Regeln in Kürze.
cubitos-help-rules = Das Spiel in Kürze
cubitos-help-aim = Deine Figur läuft um die Strecke, deine Würfel treiben sie an. Wer zuerst im Ziel ist, gewinnt; sind es mehrere, wer am weitesten dahinter ist.
cubitos-help-draw = Ziehen: Fülle den Wurf bis zu deiner Zugzahl auf: 9, dazu 1 je Handmarker und je roter Linie Rückstand.
cubitos-help-roll = Würfeln: Was etwas zeigt, wird aktiv. Sobald drei Würfel aktiv waren, ist ein Wurf aus lauter Nieten ein Sturz.
cubitos-help-push = Würfle mit dem Rest weiter, oder höre auf und behalte, was du hast.
cubitos-help-bust = Ein Sturz schickt alle aktiven Würfel in die Ablage und bringt einen Fan. Laufen darfst du trotzdem: Kredite kaufen Schritte und Würfel.
cubitos-help-run = Lauf: Nimm, was die aktiven Würfel zeigen, und nutze ihre Fähigkeiten; sind alle bereit, werden Schwerter verglichen.
cubitos-help-move = Bewegung: je Schritt ein Feld, in jede Richtung; 4 Geld oder Kredite kaufen einen dazu. Ins Wasser führen nur besondere Schritte, in Mauern keine. Auf dem letzten Feld darfst du die Belohnung nehmen.
cubitos-help-buy = Kaufen: bis zu zwei Würfel verschiedener Farbe; sie kommen in die Ablage. Übriges Geld verfällt, Kredite bleiben.
cubitos-help-signs = Zeichen
cubitos-help-dice = Würfel sind ein Buchstabe und was sie zeigen:
cubitos-help-track = Auf der Strecke: cN Kredite, F Fan, xN Würfel loswerden, D beliebiger Würfel, dN Würfel bis Preis N, J Düsenrucksack, >a Abkürzung nach <a, ~ Wasser (auch bei Schritten), ┃ und unterstrichen: rote Linie, S/F Start und Ziel. Jede Farbe ist ein Abschnitt zwischen roten Linien.
cubitos-help-keys = c öffnet die Karten mit allen Texten.
cubitos-help-house-title = Hauszahlen
cubitos-help-house = { $mark } steht bei Preisen, die keine veröffentlichte Quelle zeigt und die wir selbst gewählt haben; auch die Fanleiste und manche Strecken sind so gewählt. Wer das Spiel besitzt, kann eigene Zahlen angeben.
cubitos-help-no-house = Alle Zahlen sind die des Besitzers.
