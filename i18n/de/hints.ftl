hint-button = Tipp
hint-advice = **Tipp:** Ich würde **{ $move }** wählen: { $why }.
hint-only = Jetzt gibt es nur **{ $move }**: { $why }.
hint-question = Einen Tipp zeigen? **Von da an zählt diese Partie für dich nicht mehr**: für keine Wertung und in keiner Statistik{ $others ->
    [yes] . Für die anderen zählt sie wie zuvor. Im Ergebnis steht, wie viele Tipps du erfragt hast
   *[no] . Im Ergebnis steht, wie viele Tipps erfragt wurden
}.
hint-no = Kein Tipp
hint-count = { $times ->
    [one] ein Tipp erfragt
   *[other] { $times } Tipps erfragt
}
setup-hints = Tipps
setup-hints-meaning = **Tipps** nennen auf Nachfrage den besten Zug und den Grund dafür. { $hints ->
    [automatic] Es gibt sie, wenn eine Person allein mit Computern spielt.
    [allowed] Alle an diesem Tisch dürfen fragen.
   *[forbidden] Niemand an diesem Tisch darf fragen.
} Vom ersten Tipp an zählt eine Partie nicht für den, der fragt.
setup-hints-value = { $hints ->
    [automatic] nur allein
    [allowed] erlaubt
   *[forbidden] keine
}
lobby-hints = { $hints ->
    [allowed] Tipps sind erlaubt: Wenn du dran bist, darfst du nach dem besten Zug fragen. Für alle, die das tun, zählt die Partie für keine Wertung und in keiner Statistik.
   *[forbidden] An diesem Tisch gibt es keine Tipps.
}
