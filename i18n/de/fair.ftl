fair-button = Fair?
fair-check = Geben prüfen
fair-title = ## Faires Geben
fair-none = An diesem Tisch werden die Karten wie in einer früheren Version gegeben; das lässt sich nicht prüfen.
fair-before = Dieser Tisch hat ein Geheimnis, gezogen, als er eröffnet wurde. Sein SHA-256 ist
    `{ $commitment }`
    Schreib es dir auf: Das Geheimnis wird nach dem Spiel verraten.
fair-how = Alle Karten werden aus diesem Geheimnis gegeben und aus den Nummern, die Discord den Klicks gibt, mit denen ihr euch dann setzt und loslegt. So kann weder der Bot noch sonst jemand die Karten bestimmen. Nach dem Spiel zeigen **Protokoll** und dann **Geben prüfen** alles, sodass du die Karten selbst noch einmal geben kannst.
fair-checked = { $follow ->
    [no] ❌ Die Karten dieses Spiels folgen **nicht** aus dem Geheimnis und den Klicks. Da stimmt etwas nicht.
   *[yes] ✅ Alle Karten dieses Spiels folgen aus dem Geheimnis und diesen Klicks.
}
fair-commitment = Hash des Geheimnisses: `{ $commitment }`
fair-secret = Geheimnis: `{ $secret }`
fair-joined = { $name } hat sich gesetzt: `{ $press }`
fair-started = Das Spiel wurde gestartet: `{ $press }`
fair-self = Um es selbst zu prüfen, vergleich den Hash mit dem aus der Lobby und ruf `python -m engine verify` mit dem Protokoll auf. Wie die Karten aus diesen Zahlen folgen, steht in *docs/fair-deals.md*; so kann es jedes Programm wiederholen.
