# Was ein Ratgeber von einer Möglichkeit hält: die Gewinnchance und die Zahlen dahinter.
advice-told = Rat: { $option } (Gewinnchance { $chance })
advice-why = Rat: { $option } (Gewinnchance { $chance }; { $reasons })
advice-reason-bust = { $chance } Sturzgefahr
