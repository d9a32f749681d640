private-more = { lobby-more }
private-channel = Im Kanal spielen
private-channel-about = Alle hier sehen dann den Tisch, aber nicht deine Karten
private-placed = Dein Tisch steht jetzt im Kanal.
private-waits = Diesen Tisch siehst nur du. Er wartet einen Tag auf deinen nächsten Zug; **/karten** holt ihn überall zurück.
private-cards = Nochmal die Karten von Partie { $table }: Das zählt nirgends. **/karten** holt sie überall zurück.
private-open = Du hast noch eigene Tische offen. An welchem geht es weiter?
private-go-on = Weiter: { $game }
private-idle = An diesem Tisch ist einen Tag lang nichts passiert, darum wurde er geschlossen.
refused-tables-enough = Du hast schon { $most } eigene Tische offen. Spiel erst einen davon zu Ende, oder verlass ihn unter **{ private-more }**
occupied-alone = Allein gegen Computer kannst du jederzeit spielen: Diesen Tisch siehst nur du.
refused-no-cards = { $why ->
    [unfinished] Karten lassen sich noch einmal spielen, wenn die Partie zu Ende gespielt ist.
    [others] Nur wer diese Partie gespielt hat, kann ihre Karten noch einmal spielen.
    [people] Karten lassen sich noch einmal spielen, wenn eine Person den Tisch eröffnet und allein gegen Computer gespielt hat.
    [ghosts] Mit Geistern muss man in einem Kanal reden können, darum lassen sich diese Karten nicht allein noch einmal spielen.
    [day] Die Karten eines Tages gibt es auf seiner Seite noch einmal: **/tagespartie** mit seiner Nummer.
   *[seed] Wie diese Karten gegeben wurden, ist nicht so festgehalten, dass es sich wiederholen lässt.
}
