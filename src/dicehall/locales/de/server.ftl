# Warum etwas nicht getan wurde, worum ein Programm gebeten hat.

## Was geschickt wurde, ist nicht lesbar.
server-refused-bad_message = Diese Nachricht ist nicht lesbar: { $reason }.
server-refused-bad_request = Mit dieser Anfrage lässt sich nichts anfangen: { $reason }.
server-refused-no_hello = Es kam keine rechtzeitige Begrüßung.
server-refused-too_big = Das ist zu viel auf einmal; höchstens { $most } Bytes dürfen es sein.
server-refused-head_too_long = Der Kopf dieser Anfrage ist zu lang.
server-refused-too_slow = Die Anfrage ist nicht rechtzeitig angekommen.

## Wovon die Rede ist, gibt es nicht.
server-refused-not_found = Unter dieser Adresse gibt es nichts.
server-refused-no_such_table = Diesen Tisch gibt es nicht; vielleicht stimmt ein Buchstabe im Code nicht.
server-refused-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
server-refused-no_such_player = Unter diesem Namen hat hier noch niemand eine Partie beendet.
server-refused-no_such_game = Dieses Spiel gibt es nicht.
server-refused-no_such_duplicate = Dieses Duplikat gibt es nicht; vielleicht ist ein Buchstabe im Code falsch.
server-refused-no_board = Dieses Spiel hat keinen Spielplan.

## Wer fragt, darf nicht.
server-refused-bad_token = Dieses Token gehört zu keinem Platz an diesem Tisch.
server-refused-not_your_seat = Dieser Platz gehört jemand anderem.
server-refused-not_host = Das kann nur, wer an diesem Tisch Gastgeber ist.
server-refused-watchers_only = Während des Spiels können nur angemeldete Zuschauer miteinander reden.
server-refused-duplicate_unfinished = Dieser Tisch gehört zu einem Duplikat: Hier kannst du zusehen, sobald du selbst einen Tisch davon zu Ende gespielt hast.
server-refused-not_signed_in = Bitte zuerst mit Name und Passphrase anmelden.
server-refused-wrong_passphrase = Name und Passphrase passen nicht zusammen.
server-refused-forbidden_origin = Seiten anderer Websites dürfen sich nicht mit diesem Server verbinden.
server-refused-banned =
    { $until ->
        [never] Du bist hier gesperrt: { $why }
       *[other] Du bist hier bis { $until } gesperrt: { $why }
    }
server-refused-method_not_allowed = Das geht unter dieser Adresse nicht.

## Was angegeben wurde, taugt nicht.
server-refused-bad_options = Mit diesen Optionen kommt kein Spiel zustande: { $reason }
server-refused-bad_name = Ein Name hat 1 bis { $longest } Buchstaben, Ziffern und Zeichen und keinen Zeilenumbruch.
server-refused-bad_seed = Ein Startwert hat 16 bis 64 Bytes, als Hexadezimalziffern geschrieben.
server-refused-bad_link = Das ist nicht das Glied deiner Kette, das hierher gehört.
server-refused-bad_text = Ein Text hat hier 1 bis { $longest } Zeichen und keine unsichtbaren.
server-refused-bad_passphrase = Eine Passphrase hat { $shortest } bis { $longest } Zeichen.
server-refused-bad_clock = Eine Bedenkzeit ist: keine, einige Sekunden pro Zug oder einige Tage.
server-refused-bad_seats = Die Plätze passen nicht zum Spiel: einer für jede Person, jeder offen, deiner oder für einen Bot.
server-refused-one_plays_duplicate = In einem Duplikat ist genau ein Platz für die Person, die den Link öffnet; die anderen sind offen oder für Bots.
server-refused-unknown_bot = Diesen Bot gibt es für dieses Spiel nicht.
server-refused-unknown_phrase = Diesen Spruch gibt es nicht.
server-refused-not_offered = Diese Antwort steht nicht zur Wahl.
server-refused-nobody_rolls = Für echte Würfel braucht es einen Menschen am Tisch, der sie wirft; Bots können das nicht.
server-refused-dice_take_time = Echte Würfel brauchen ihre Zeit: An so einem Tisch gibt es keine Bedenkzeit.
server-refused-dice_do_not_fit = Diese Seiten passen nicht zu den geworfenen Würfeln: { $dice }.
server-refused-bad_record = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }
server-refused-record_differs = Diese Aufzeichnung ist in sich nicht stimmig: { $reason }
server-refused-record_too_long = Diese Aufzeichnung ist zu lang, um hier nachgespielt zu werden; höchstens { $most } Schritte sind möglich.
server-refused-too_much_work = Das würde den Server zu lange beschäftigen und wurde deshalb nicht getan.
server-refused-bad_call_address = Diese Adresse geht nicht: { $reason }

## Es passt nicht zum Stand der Dinge.
server-refused-seat_taken = Dieser Platz ist besetzt.
server-refused-seat_kept = Dieser Platz ist für { $name } reserviert.
server-refused-seat_away = Ein Bot spielt für dich; nimm deinen Platz erst wieder ein.
server-refused-seat_empty = Dort sitzt niemand.
server-refused-no_free_seat = An diesem Tisch ist kein Platz frei.
server-refused-seats_open = Einige Plätze sind noch offen; besetze sie mit Menschen oder Bots und fang dann an.
server-refused-name_taken = An diesem Tisch heißt schon jemand so.
server-refused-name_claimed = Dieser Name oder ein gleich aussehender gehört schon jemandem; melde dich mit seiner Passphrase an oder wähle einen anderen.
server-refused-already_started = Das Spiel hat schon begonnen.
server-refused-not_sealed = Startwerte werden erst offengelegt, wenn das Spiel gestartet wurde.
server-refused-already_seated = Du sitzt schon an diesem Tisch.
server-refused-not_running = An diesem Tisch läuft kein Spiel.
server-refused-not_over = Das Spiel ist noch nicht zu Ende.
server-refused-not_asked = Du wirst gerade nichts gefragt.
server-refused-stale_turn = Diese Frage ist schon beantwortet.
server-refused-cannot_undo = Das lässt sich nicht mehr zurücknehmen: Es wurde gewürfelt, oder andere haben inzwischen gehandelt.
server-refused-dice_are_fair = An diesem Tisch wird hier gewürfelt; niemand gibt Würfel ein.
server-refused-not_thrown = Diese Würfel sind gerade nicht dran.
server-refused-table_closed = Dieser Tisch ist geschlossen.
server-refused-table_broken = An diesem Tisch geht es nicht weiter: Sein Verlauf ist nicht stimmig. Andere Tische sind nicht betroffen.
server-refused-seat_is_bot = Dort sitzt ein Bot.
server-refused-out_of_time = Die Zeit für diese Frage ist um; ein Bot beantwortet sie, danach kannst du zurückkommen.
server-refused-log_full = An diesem Tisch ist so viel geschehen, dass nur noch das Spiel selbst weitergeht: kein Chat mehr, und nichts kann zurückgenommen werden.
server-refused-no_hints_here = An diesem Tisch gibt es keine Tipps.
server-refused-duplicate_over = Die Zeit für dieses Duplikat ist um; es werden keine Tische mehr eröffnet.
server-refused-duplicate_full = Dieses Duplikat hat schon { $most } Tische, mehr passen nicht hinein.

## Es ist zu viel.
server-refused-too_fast = Das war zu schnell; warte einen Augenblick und versuche es noch einmal.
server-refused-too_many_tables = Du hast viele Tische eröffnet; spiele einige zu Ende oder versuche es später wieder.
server-refused-too_many_connections = Von deiner Adresse kommen zu viele Verbindungen.
server-refused-too_many_watchers = An diesem Tisch schauen schon zu viele zu.
server-refused-too_many_hints = Mehr als { $most } Tipps pro Minute gibt es nicht; warte ein wenig oder entscheide selbst.
server-refused-too_many_ways = Du kannst an { $most } Adressen dieser Art gerufen werden; entferne zuerst eine.
server-refused-too_many_mails = An diese Adresse oder von deiner aus gingen schon genug Mails; versuch es morgen wieder.

## Der Server kann nicht.
server-refused-not_stored = Dein Zug konnte nicht gespeichert werden und gilt deshalb nicht; versuche es gleich noch einmal.
server-refused-shutting_down = Der Server startet neu; versuche es gleich noch einmal.
server-refused-draining = Dieser Server wird bald angehalten und nimmt keine neuen Tische mehr an; versuche es später noch einmal.
server-refused-too_busy = Der Server hat gerade zu viel zu tun; versuche es gleich noch einmal.
server-refused-hall_full = Die Halle ist voll: Im Moment ist kein Platz für weitere Verbindungen. Versuche es in ein paar Minuten noch einmal.
server-refused-no_hint = Im Moment gibt es keinen Tipp; versuche es gleich noch einmal.
server-refused-server_error = Im Server ist etwas schiefgegangen. Nichts hat sich geändert; der Fehler wurde vermerkt.

## Ein Gerät kann es nicht.
server-refused-storage_full = Auf diesem Gerät ist kein Platz mehr, deshalb gilt dein Zug nicht; entferne alte Tische und versuche es noch einmal.
server-refused-other_tab = An diesem Tisch wurde in einem anderen Tab oder Fenster weitergespielt. Spiele dort weiter oder lade ihn hier neu.
server-refused-engine_too_old = Dieser Tisch wurde mit einer neueren Version gespielt. Lade die Seite neu, um sie zu bekommen; verloren ist nichts.

# Schnelle Sprüche.
server-phrase-hello = Hallo zusammen!
server-phrase-good_luck = Viel Glück!
server-phrase-well_done = Gut gemacht!
server-phrase-nice_roll = Schöner Wurf!
server-phrase-bad_luck = So ein Pech!
server-phrase-that_was_close = Das war knapp!
server-phrase-wow = Wow!
server-phrase-oh_no = Oh nein!
server-phrase-thinking = Moment, ich überlege …
server-phrase-your_turn = Du bist dran.
server-phrase-one_moment = Einen Augenblick, bitte.
server-phrase-thanks = Danke!
server-phrase-sorry = Tut mir leid!
server-phrase-good_game = Schönes Spiel!
server-phrase-play_again = Spielen wir noch einmal?
server-phrase-goodbye = Tschüss!

# Die erste Seite, bis es eine zum Spielen gibt.
server-page-title = dicehall
server-page-running = Dieser dicehall-Server läuft.
server-page-tables =
    { $running ->
        [0] Gerade läuft hier kein Spiel.
        [one] Gerade läuft hier ein Spiel.
       *[other] Gerade laufen hier { $running } Spiele.
    }
server-page-join = Im Terminal kommst du so an einen Tisch:
server-page-api = Wie Programme mit diesem Server sprechen
server-page-public = Öffentliche Tische
