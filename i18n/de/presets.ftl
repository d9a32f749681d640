# What each preset is called; under `-aliases`, a line each, other names by which it is found.
preset-classic = Sieben anlegen (Shichi Narabe)
preset-classic-aliases =
    Sieben anlegen
    Siebenreihe
    Sieben
    7 anlegen
    Sieben in einer Reihe
    Sieben raus
    Siebenern
preset-joker = Shichi Narabe mit Joker
preset-joker-aliases =
    Sieben anlegen mit Joker
    Joker überspringen
    Joker ueberspringen
preset-joker-alone = Shichi Narabe, Joker allein
preset-joker-alone-aliases =
    Einzelner Joker
    Jokertausch
preset-wild-joker = Shichi Narabe, japanischer Joker
preset-wild-joker-aliases =
    Japanischer Joker
    Freier Joker
preset-closed-tunnel = Shichi Narabe, geschlossener Tunnel
preset-closed-tunnel-aliases =
    Geschlossener Tunnel
    Sieben mit Tunnel
preset-open-tunnel = Shichi Narabe, offener Tunnel
preset-open-tunnel-aliases =
    Offener Tunnel
    Um die Ecke
preset-tunnel-joker = Shichi Narabe, Tunnel und Joker
preset-tunnel-joker-aliases =
    Tunnel mit Joker
preset-ghost = Shichi Narabe mit Geist
preset-ghost-aliases =
    Geist
    Gespenst
preset-everything = Shichi Narabe, alles auf einmal
preset-everything-aliases =
    Alles auf einmal
    Zwei Joker
preset-points = Shichi Narabe nach Punkten
preset-points-aliases =
    Punkte
    Sieben nach Punkten
preset-killing = Mörderische Sieben
preset-killing-aliases =
    Moerderische Sieben
    Tödliche Sieben
    Toedliche Sieben
preset-killing-japanese = Mörderische Sieben, japanische Art
preset-killing-japanese-aliases =
    Moerderische Sieben, japanische Art
preset-moth-eaten = Mottenfraß-Sieben
preset-moth-eaten-aliases =
    Mottenfraß
    Mottenfrass
    Mottenfrass-Sieben
preset-fan-tan = Fan Tan
preset-fan-tan-aliases =
    Kartendomino
    Karten-Domino
preset-fan-tan-double-deck = Fan Tan, zwei Pakete
preset-fan-tan-double-deck-aliases =
    Zwei Pakete
    Fan Tan mit zwei Paketen
    Doppeldeck
    Zwei Decks
preset-fan-tan-penalties = Fan Tan mit Strafen
preset-fan-tan-penalties-aliases =
    Strafen
preset-five-or-nine = Fünf oder Neun
preset-five-or-nine-aliases =
    Fuenf oder Neun
    5 oder 9
preset-fan-tan-trumps = Fan Tan mit Trumpf
preset-fan-tan-trumps-aliases =
    Trumpf
    Trümpfe
    Truempfe
preset-crazy-tan = Crazy Tan
preset-crazy-tan-aliases =
    Verrücktes Tan
    Verruecktes Tan
preset-crazy-crazy-tan = Crazy Crazy Tan
preset-domino-sevens = Domino-Sieben
preset-domino-sevens-aliases =
    Siebenerdomino
preset-chinese-seven = Chinesische Sieben
preset-up-the-line = Up the Line
preset-ristiseiska = Ristiseiska (Kreuz-Sieben)
preset-ristiseiska-aliases =
    Kreuz-Sieben
    Kreuzsieben
    Kreuz 7
    Finnisches Fan Tan
    Finnische Sieben
preset-ristiseiska-penalties = Ristiseiska mit Strafen
preset-ristiseiska-penalties-aliases =
    Kreuz-Sieben mit Strafen
preset-play-or-pay = Spiel oder zahl
preset-play-or-pay-aliases =
    Spielen oder zahlen
preset-earl-of-coventry = Earl of Coventry
preset-earl-of-coventry-aliases =
    Earl von Coventry
    Graf von Coventry
preset-snip-snap-snorum = Schnipp, Schnapp, Schnurr
preset-snip-snap-snorum-aliases =
    Schnipp Schnapp Schnurr
    Schnippschnappschnurr
    Schnipp Schnapp Schnorum
preset-jig = Jig (Basilorum)
preset-jig-aliases =
    Basilorum
    Schnipp Schnapp Schnurr Burr Basilorum
    Schnippschnappschnurrburrbasilorum
preset-insidious-sevens = Tückische Sieben
preset-insidious-sevens-aliases =
    Tueckische Sieben
    Hinterhältige Sieben
    Hinterhaeltige Sieben
    Stiche
preset-insidious-sevens-piiko = Tückische Sieben mit Piiko
preset-insidious-sevens-piiko-aliases =
    Tueckische Sieben mit Piiko
    Piiko-Regel
preset-nanatoridori = Nanatoridori
preset-nanatoridori-aliases =
    Sieben Vögel
    Sieben Voegel
    Pinguine
preset-nanatoridori-advanced = Nanatoridori für Fortgeschrittene
preset-nanatoridori-advanced-aliases =
    Nanatoridori fuer Fortgeschrittene
preset-nanatoridori-duel = Nanatoridori-Duell
preset-nanatoridori-duel-aliases =
    Duell
    Nanatoridori zu zweit
    Zwei Spieler
preset-pai-qi = Pai Qi (Sieben auslegen)
preset-pai-qi-aliases =
    Siebenen legen
    Sieben ablegen
preset-pai-qi-closing = Pai Qi mit geschlossenen Farben
preset-pai-qi-closing-aliases =
    Geschlossene Farben
preset-pai-qi-shared = Pai Qi, alle rechnen ab
preset-pai-qi-shared-aliases =
    Pai Qi mit Abrechnung
preset-sevens = Parlament (Sevens)
preset-sevens-aliases =
    Parlament
preset-badam-satti = Badam Satti (Herz-Sieben)
preset-badam-satti-aliases =
    Herz-Sieben
    Herz 7
    Indische Siebenen
