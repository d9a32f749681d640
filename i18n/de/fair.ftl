fair-button = Wie gegeben wird
fair-check = Geben prüfen
fair-title = ## Faires Geben
fair-none = An diesem Tisch werden die Karten wie in einer früheren Version gegeben; das lässt sich nicht prüfen.
fair-before = Das ist Tisch { $table }. Er hat ein Geheimnis, gezogen, als er eröffnet wurde. Sein SHA-256 ist
    `{ $commitment }`
    Schreib dir beides auf: Das Geheimnis wird nach dem Spiel gezeigt.
fair-how = Alle Karten werden aus diesem Geheimnis gegeben und aus den Nummern, die Discord den Klicks gibt, mit denen ihr euch dann setzt und loslegt. So kann niemand am Tisch die Karten bestimmen; aussuchen könnte sie nur, wer den Bot betreibt. Nach dem Spiel zeigen **Protokoll** und dann **Geben prüfen** alles, sodass du die Karten selbst noch einmal geben kannst.
fair-how-words = Alle Karten werden aus diesem Geheimnis gegeben, aus den Wörtern, die Leute am Tisch beisteuern, in ihrer Reihenfolge, und aus Spiel, Regeln und Sitzordnung. Das Geheimnis stand vor jedem Wort fest; was dein Wort daraus macht, konnte also nicht einmal aussuchen, wer den Bot betreibt. Am meisten zählt das letzte Wort: Ändern sich nach deinem die Leute, die Regeln oder andere Wörter, dann nimm ein neues. Ohne jedes Wort zählen stattdessen die Nummern, die Discord euren Klicks gibt. Nach dem Spiel zeigen **Protokoll** und dann **Geben prüfen** alles, sodass du die Karten selbst noch einmal geben kannst.
fair-checked = { $follow ->
    [no] ❌ Die Karten dieses Spiels folgen **nicht** aus dem Geheimnis und dem Rest dieser Liste. Da stimmt etwas nicht.
   *[yes] ✅ Alle Karten dieses Spiels folgen aus dem Geheimnis und dem Rest dieser Liste.
}
fair-committed = Tisch { $table }, Hash des Geheimnisses: `{ $commitment }`
fair-brief = `{ $commitment }`{ $given ->
    [some] , Wörter: { $words }
   *[none] , kein Wort: Karten aussuchen kann nur, wer den Bot betreibt.
}
fair-commitment = Hash des Geheimnisses: `{ $commitment }`
fair-secret = Geheimnis: `{ $secret }`
fair-joined = { $name } hat sich gesetzt: `{ $press }`
fair-started = Das Spiel wurde gestartet: `{ $press }`
fair-self = Um es selbst zu prüfen, ruf `python -m engine verify` mit dem Protokoll auf. Wenn vor dem Ende ein Hash zu sehen war, in einer Lobby oder am Tisch, vergleich ihn mit diesem. Wie die Karten aus diesen Zahlen folgen, steht in *docs/fair-deals.md*; so kann es jedes Programm wiederholen.
fair-table = Tisch: `{ $table }`
fair-rules = Regeln: `{ $rules }`
fair-word = { $name }: „{ $word }“
fair-word-deleted = { $name }: gelöscht, die Marke ist `{ $mark }`
fair-alone = In diesem Geben steckt kein Wort: Aussuchen können hätte diese Karten nur, wer den Bot betreibt.
fair-last = Das Geheimnis stand vor diesen Wörtern fest. Aussuchen konnte die Karten also nur, wer den Bot betreibt, und auch das nur gemeinsam mit { $name }: Dieses Wort kam als letztes.
fair-add = Wort beisteuern
fair-change = Wort ändern
fair-form = Ein Wort fürs Geben
fair-form-label = Dein Wort
fair-form-hint = Alle hier sehen es. Höchstens { $most } Zeichen; leer heißt: keins.
fair-word-in = { $given ->
    [no] Von dir steckt kein Wort im Geben.
   *[yes] Dein Wort zählt mit. Unter **Wie gegeben wird** können es alle lesen.
}
fair-day = Das sind die Karten der Tagespartie { $day }, dieselben für alle: Sie folgen allein aus dem Geheimnis des Tages. Dessen Hash stand ab dem Vortag unter **So wird gezählt**. Aussuchen können hätte das Geheimnis nur, wer den Bot betreibt.
fair-cards = Das sind die Karten deiner Partie { $table }, gegeben aus deren Geheimnis, dessen Hash vor jener Partie zu sehen war. Du kennst sie schon, darum zählt diese Partie nirgends. Auf den anderen Plätzen sitzen Hausspieler: Auf dieselben Züge antworten sie mit denselben. { $later ->
    [winner] Die erste Runde ist gleich. Danach gibt, wer gewonnen hat: Eine Runde ist gleich, wenn derselbe Platz gibt.
   *[left] Die erste Runde ist gleich, und die späteren sind es auch.
}
