record-button = Protokoll
record-here = Das Protokoll dieses Spiels: jede gegebene Karte und jeder Zug, als eine Zeile JSON für Programme. Um das Spiel noch einmal anzusehen, drück **Replay**.
record-description = Ein Spielprotokoll, eine Zeile JSON
record-players = Nur wer dieses Spiel gespielt hat, bekommt sein Protokoll.
record-not-yet = Das Protokoll gibt es, wenn das Spiel vorbei ist.
