board-title = ### { $game }
board-asleep = Der Tisch schläft, und seine Uhr steht still. Drück **Tisch**, um weiterzuspielen.
board-wake = Tisch
board-seat = **{ $name }** – { $state }
board-left = ist gegangen, ein Computer spielt weiter
board-away = ist weg, ein Computer hält den Platz
board-days-away = tagelang weg, bis { $until }
board-hurried = der Bot ist ausgelastet, daher teils wie *normal* gespielt
board-away-waits = ist weg
board-all-away = Niemand ist da, also wartet das Spiel auf { $names }. Wenn niemand zurückkommt, endet es { $until }.
board-turn = Am Zug: { $names }.
board-turn-computer = Am Zug: { $names }.
board-unsaved = Ich kann gerade keine Züge speichern, deshalb ruht das Spiel. Nichts ist verloren, und es geht von selbst weiter, sobald ich wieder speichern kann.
board-last-calls = **Letzte Züge**
board-untold = Im Moment lässt sich nicht alles an diesem Tisch zeigen.{ $stage ->
    [over] {""}
   *[playing] {" "}Das Spiel läuft weiter: **Meine Karten** zeigt dir, was du legen kannst.
}
board-hand = Meine Karten
board-back = Bin wieder da
board-rules = Regeln
board-log = Verlauf
board-leave = Gehen
name-computer = { $name } ({ $level ->
    [unsaid] Computer
   *[other] Computer, { $level }
})
# Somebody whose name is not kept any more, in an old match.
name-unknown = Person { $number }
name-drawn = { $name } ({ $level })
list-comma = {", "}
list-or = { $others } oder { $last }
list-dot = {" · "}
list-semicolon = {"; "}
list-space = {" "}
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
