# What each preset is called; under `-aliases`, a line each, other names by which it is found.
preset-classic = { game-shichi-narabe }
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
preset-points = { game-shichi-narabe-points }
preset-points-aliases =
    Punkte
    Sieben nach Punkten
preset-killing = { game-koroshi }
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
preset-fan-tan = { game-fan-tan }
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
preset-five-or-nine = { game-five-or-nine }
preset-five-or-nine-aliases =
    Fuenf oder Neun
    5 oder 9
preset-fan-tan-trumps = { game-fan-tan-trumps }
preset-fan-tan-trumps-aliases =
    Trumpf
    Trümpfe
    Truempfe
preset-crazy-tan = { game-crazy-tan }
preset-crazy-tan-aliases =
    Verrücktes Tan
    Verruecktes Tan
preset-crazy-crazy-tan = { game-crazy-crazy-tan }
preset-domino-sevens = { game-domino-sevens }
preset-domino-sevens-aliases =
    Siebenerdomino
preset-chinese-seven = { game-chinese-seven }
preset-up-the-line = { game-up-the-line }
preset-ristiseiska = { game-ristiseiska }
preset-ristiseiska-aliases =
    Kreuz-Sieben
    Kreuzsieben
    Kreuz 7
    Finnisches Fan Tan
    Finnische Sieben
preset-ristiseiska-penalties = Ristiseiska mit Strafen
preset-ristiseiska-penalties-aliases =
    Kreuz-Sieben mit Strafen
preset-play-or-pay = { game-play-or-pay }
preset-play-or-pay-aliases =
    Spielen oder zahlen
preset-earl-of-coventry = { game-earl-of-coventry }
preset-earl-of-coventry-aliases =
    Earl von Coventry
    Graf von Coventry
preset-snip-snap-snorum = { game-snip-snap-snorum }
preset-snip-snap-snorum-aliases =
    Schnipp Schnapp Schnurr
    Schnippschnappschnurr
    Schnipp Schnapp Schnorum
preset-jig = { game-jig }
preset-jig-aliases =
    Basilorum
    Schnipp Schnapp Schnurr Burr Basilorum
    Schnippschnappschnurrburrbasilorum
preset-insidious-sevens = { game-insidious-sevens }
preset-insidious-sevens-aliases =
    Tueckische Sieben
    Hinterhältige Sieben
    Hinterhaeltige Sieben
    Stiche
preset-insidious-sevens-piiko = Tückische Sieben mit Piiko
preset-insidious-sevens-piiko-aliases =
    Tueckische Sieben mit Piiko
    Piiko-Regel
preset-nanatoridori = { game-nanatoridori }
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
preset-pai-qi = { game-pai-qi }
preset-pai-qi-aliases =
    Siebenen legen
    Sieben ablegen
preset-pai-qi-closing = Pai Qi mit geschlossenen Farben
preset-pai-qi-closing-aliases =
    Geschlossene Farben
preset-pai-qi-shared = Pai Qi, alle rechnen ab
preset-pai-qi-shared-aliases =
    Pai Qi mit Abrechnung
preset-sevens = { game-sevens }
preset-sevens-aliases =
    Parlament
preset-badam-satti = Badam Satti (Herz-Sieben)
preset-badam-satti-aliases =
    Herz-Sieben
    Herz 7
    Indische Siebenen
