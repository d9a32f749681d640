board-has-chosen = hat gewählt
board-shown = offen: { $cards }
board-cover = Ein Joker liegt. Wer die Karte hat, für die er steht, darf ihn jetzt zudecken.
# On a seat's plate in the picture: what became of who no longer plays
plate-out = Fertig
plate-bankrupt = Pleite
plate-dropped-out = Raus
plate-eliminated = Eliminiert
plate-ghost = Geist
# Over the chips in the middle
plate-pot = Topf
