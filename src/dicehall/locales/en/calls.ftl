# Messages that tell people that it is their turn in a game over days.
calls-title =
    { $others ->
        [0] Your turn: { $table }
       *[other] Your turn: { $table } and { $others } more
    }
calls-text =
    { $number ->
        [one] It is your turn at this table:
       *[other] It is your turn at these tables:
    }
calls-table = { $game } with { $others }
calls-confirm-title = May dicehall call you here?
calls-confirm-text = Somebody who plays as { $name } wants a mail to this address when it is their turn. If that is you, confirm it here:
calls-mail-not-you = If it is not you, you need not do anything: nothing else will be sent.
calls-mail-end = No more of these mails:

# The pages behind the links in mails.
calls-page-confirm-title = Mail when it is your turn
calls-page-confirm-text = If you agree, dicehall sends you a mail when it is your turn in a game over days.
calls-page-confirm = Yes, send me these mails
calls-page-confirmed = Thank you. You will get a mail when it is your turn.
calls-page-end-title = No more mails
calls-page-end-text = dicehall will send no more mails to this address.
calls-page-end = End these mails
calls-page-ended = Done. No more mails will come to this address.
calls-page-wrong = This link is not valid any more. Under your name in dicehall you can see how you are called.
calls-page-home = To the games

# How a person is called, in the page.
calls-heading = When it is my turn
calls-what = In games over days, one message with the table’s name is sent to you when the others wait for you and you are not there.
calls-browser = A browser, by { $service }
calls-unconfirmed = Not confirmed yet: follow the link in the mail.
calls-stopped = Given up, because messages did not arrive. Add it again to try once more.
calls-end = End
calls-end-of = No more messages to { $name }
calls-ended = Done. No more messages go there.
calls-here = On this device
calls-here-add = Notify me on this device
calls-here-on = This device is notified.
calls-here-blocked = This browser does not allow notifications here; you can allow them in its settings.
calls-here-never = This browser cannot be notified while the page is closed. On an iPhone or iPad, add the page to the home screen first.
calls-mail = By e-mail
calls-mail-address = E-mail address
calls-mail-add = Send me mails
calls-mail-sent = A mail to { $address } is on its way; follow the link in it.
calls-hook = By web hook
calls-hook-url = Address of the hook
calls-hook-add = Add this hook
calls-hook-secret = Messages are signed with this secret, which is shown only now:
calls-quiet = Quiet hours
calls-quiet-on = Send me nothing at night
calls-quiet-zone = Messages wait until the quiet hours are over. Time zone: { $zone }.
calls-quiet-begin = From
calls-quiet-end = Until
calls-kept = Saved.
