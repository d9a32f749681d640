board-sit = Dazusetzen
sit-page = Du spielst an diesem Tisch nicht mit, aber ein Computer überlässt dir seinen Platz: { $when ->
        [now] sofort, mit seinen Karten. **Die Partie wird dann nicht gewertet**, für niemanden.
       *[next] ab dem nächsten Geben. Für die anderen wird die Partie weiter gewertet, für dich nicht.
    }
sit-for = Statt { $name }
sit-coming = Du setzt dich an die Stelle von { $name }, sobald neu gegeben wird.
sit-stay-out = Doch nicht
sit-stayed-out = Gut, du setzt dich nicht dazu.
sit-came = Du spielst jetzt mit, an der Stelle von { $name }.
sit-told = { $when ->
        [now] { $name } hat sich an die Stelle von { $computer } gesetzt
       *[next] { $name } setzt sich beim nächsten Geben an die Stelle von { $computer }
    }
sit-in-between = { $name } hat sich während der Partie dazugesetzt
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refused-no-seat = An diesen Tisch kann sich gerade niemand setzen. Wenn es vorbei ist, kannst du beim nächsten Spiel dabei sein.
refused-seat-asked = Gerade wird jemand etwas Geheimes gefragt. Versuch es nach diesem Zug noch einmal.
refused-seat-left = Du hast dieses Spiel verlassen. Beim nächsten kannst du wieder dabei sein.
setup-sit-down = Dazusetzen
setup-sit-down-meaning = Ob andere mitten im Spiel den Platz eines Computers übernehmen dürfen
setup-sit-down-value = { $sit_down ->
        [next_deal] ab dem nächsten Geben
        [at_once] sofort (dann ungewertet)
       *[never] nie
    }
result-sat-down = Nicht gewertet, weil sich { $name } mitten in einer Runde dazugesetzt hat.
