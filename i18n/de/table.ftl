board-has-chosen = hat gewählt
board-is-choosing = wählt
board-bid = Stiche { $tricks }, will { $bid }
board-penalty = { $cards ->
    [one] 1 Strafkarte
   *[other] { $cards } Strafkarten
}
board-face-down = { $cards ->
    [one] 1 Karte verdeckt
   *[other] { $cards } Karten verdeckt
}
board-shown = offen: { $cards }
board-total = gesamt { $total }
board-penguins = { $total ->
    [one] 1 Pinguin
   *[other] { $total } Pinguine
}
board-pot = { $chips ->
    [one] 1 Chip im Topf
   *[other] { $chips } Chips im Topf
}
board-stock = { $cards ->
    [one] 1 Karte zu ziehen
   *[other] { $cards } Karten zu ziehen
}
board-trump = Trumpf: { $suit }
board-trump-colour = Trumpf: { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
}
board-community = Gemeinschaftskarten: { $cards }
board-closed = geschlossen: { $suits }
board-wanted = gesucht: { $cards }
board-group = zu schlagen: { $cards }
board-dead = { $cards ->
    [one] 1 toter Platz
   *[other] { $cards } tote Plätze
}
board-cover = Ein Joker liegt. Wer die Karte hat, für die er steht, darf ihn jetzt zudecken.
# On a seat's plate in the picture: what became of who no longer plays
plate-out = Fertig
plate-bankrupt = Pleite
plate-dropped-out = Raus
plate-eliminated = Eliminiert
plate-ghost = Geist
# Over the chips in the middle
plate-pot = Topf
