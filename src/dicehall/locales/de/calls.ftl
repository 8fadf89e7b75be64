# Nachrichten, dass jemand in einem Spiel über Tage am Zug ist.
calls-title =
    { $others ->
        [0] Du bist dran: { $table }
        [one] Du bist dran: { $table } und noch ein Tisch
       *[other] Du bist dran: { $table } und { $others } weitere Tische
    }
calls-text =
    { $number ->
        [one] An diesem Tisch bist du dran:
       *[other] An diesen Tischen bist du dran:
    }
calls-table = { $game } mit { $others }
calls-confirm-title = Darf dicehall dir hierher schreiben?
calls-confirm-text = Wer als { $name } spielt, möchte an diese Adresse eine Mail bekommen, sobald er oder sie dran ist. Wenn du das bist, bestätige es hier:
calls-mail-not-you = Wenn du das nicht bist, brauchst du nichts zu tun: Es kommt nichts weiter.
calls-mail-end = Keine solchen Mails mehr:

# Die Seiten hinter den Links in Mails.
calls-page-confirm-title = Mail, wenn du dran bist
calls-page-confirm-text = Wenn du zustimmst, schickt dir dicehall eine Mail, sobald du in einem Spiel über Tage dran bist.
calls-page-confirm = Ja, schickt mir diese Mails
calls-page-confirmed = Danke. Du bekommst eine Mail, wenn du dran bist.
calls-page-end-title = Keine Mails mehr
calls-page-end-text = dicehall schickt dann keine Mails mehr an diese Adresse.
calls-page-end = Diese Mails beenden
calls-page-ended = Erledigt. An diese Adresse kommen keine Mails mehr.
calls-page-wrong = Dieser Link gilt nicht mehr. Unter deinem Namen in dicehall siehst du, wie du gerufen wirst.
calls-page-home = Zu den Spielen

# Wie jemand gerufen wird, auf der Seite.
calls-heading = Wenn ich dran bin
calls-what = In Spielen über Tage bekommst du eine Nachricht mit dem Namen des Tischs, wenn die anderen auf dich warten und du nicht da bist.
calls-browser = Ein Browser, über { $service }
calls-unconfirmed = Noch nicht bestätigt: Folge dem Link in der Mail.
calls-stopped = Aufgegeben, weil Nachrichten nicht ankamen. Füge es neu hinzu, um es noch einmal zu versuchen.
calls-end = Beenden
calls-end-of = Keine Nachrichten mehr an { $name }
calls-ended = Erledigt. Dorthin kommt nichts mehr.
calls-here = Auf diesem Gerät
calls-here-add = Auf diesem Gerät Bescheid geben
calls-here-on = Dieses Gerät bekommt Bescheid.
calls-here-blocked = Dieser Browser erlaubt hier keine Benachrichtigungen; in seinen Einstellungen kannst du sie erlauben.
calls-here-never = Dieser Browser kann nicht Bescheid geben, solange die Seite geschlossen ist. Auf iPhone und iPad füge die Seite zuerst zum Home-Bildschirm hinzu.
calls-mail = Per E-Mail
calls-mail-address = E-Mail-Adresse
calls-mail-add = Mails schicken
calls-mail-sent = Eine Mail an { $address } ist unterwegs; folge dem Link darin.
calls-hook = Per Webhook
calls-hook-url = Adresse des Webhooks
calls-hook-add = Webhook hinzufügen
calls-hook-secret = Nachrichten sind mit diesem Geheimnis signiert, das nur jetzt angezeigt wird:
calls-quiet = Ruhezeiten
calls-quiet-on = Nachts nichts schicken
calls-quiet-zone = Nachrichten warten, bis die Ruhezeit vorbei ist. Zeitzone: { $zone }.
calls-quiet-begin = Von
calls-quiet-end = Bis
calls-kept = Gespeichert.
