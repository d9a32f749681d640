refused-table-gone = Dieser Tisch ist nicht mehr offen. **/spielen** eröffnet einen neuen.
refused-unreadable = Ich kann den Tisch hier gerade nicht lesen, also kann niemand daran spielen. Verloren ist nichts: Eine neuere Version von mir kann ihn wieder aufnehmen. Bis dahin eröffnet **/spielen** einen Tisch in einem Thread oder einem anderen Kanal.
refused-elsewhere = Das gehört zu einem Tisch in einem anderen Kanal, also bewirkt es hier nichts.
refused-stopping = Ich werde gerade neu gestartet. Vom Spiel ist nichts verloren; bitte versuch es gleich noch einmal.
refused-channel-busy = { occupied }
refused-not-seated = Du spielst an diesem Tisch nicht mit. Wenn es vorbei ist, kannst du beim nächsten Spiel dabei sein.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-not-host = Das kann nur der Host: { $host }.
refused-not-in-lobby = Das Spiel hat schon begonnen.
refused-not-started = Das Spiel hat noch nicht begonnen. Der Host startet es.
refused-table-full = Der Tisch ist voll: Höchstens { $most } können spielen.
refused-too-few = Das sind zu wenige: Mindestens { $least } müssen es sein, { $seated ->
    [one] 1 ist da
   *[other] { $seated } sind da
}.
refused-no-computer = Am Tisch sitzt kein Computer.
refused-not-invited = Niemand hat dich an diesen Tisch gebeten. Wenn Platz ist, drück **Mitspielen**.
refused-asked-already = Die gewählte Person sitzt am Tisch oder wurde schon gefragt. Alle werden nur einmal gefragt.
refused-asked-enough = An einen Tisch können höchstens { $most } Leute eingeladen werden.
refused-asked-here = Dieser Tisch hat hier schon gefragt. Das geht nur einmal.
refused-ask-off = Auf diesem Server darf keine Rolle gefragt werden. Wer ihn verwaltet, kann in **/einstellungen** eine nennen.
refused-ask-everybody = **@everyone** lässt sich nicht wählen. Wähl eine Rolle, deren Leute gefragt werden wollen.
refused-role-everybody = **@everyone** haben alle. Damit alle Tische eröffnen können, wähl gar keine Rolle.
refused-bad-setting = Darauf lässt sich das nicht stellen, also wurde nichts geändert. Wähl aus der Liste.
refused-default-not-here = Das Spiel des Standardtischs muss hier spielbar sein. Nichts wurde geändert.
refused-barred = Die Moderation dieses Servers hat entschieden, dass du an seinen Tischen nicht spielst. Allein üben kannst du weiterhin mit **/lernen**.
refused-not-barred = Die gewählte Person ist hier nicht gesperrt.
refused-barred-by-manager = Diese Sperre kommt von der Serververwaltung. Aufheben kann sie nur, wer das Recht **Server verwalten** hat.
refused-barred-enough = Auf einem Server können höchstens { $most } Leute gesperrt sein.
refused-cannot-bar = { $who ->
    [self] Dich selbst kannst du nicht sperren.
    [app] Eine App spielt nicht, also gibt es niemanden zu sperren.
   *[manager] Wer diesen Server verwaltet, lässt sich nicht von seinen Tischen sperren.
}
refused-channel-not-allowed = Auf diesem Server werden Tische eröffnet in { $channels }.
refused-role-needed = Auf diesem Server braucht, wer einen Tisch eröffnet, eine dieser Rollen: { $roles }. An einen offenen Tisch können sich alle setzen.
refused-game-not-here = Dieses Spiel gehört nicht zu denen, die auf diesem Server gespielt werden. **/spielen** zeigt die Spiele; mit **/lernen** kannst du alle üben, die es zu lernen gibt.
refused-often = { $whose ->
    [own] { $what ->
        [share] Du hast gerade { $most } Stellungen geteilt. Die nächste geht { $until }.
        [film] Du hast gerade { $most } Animationen geteilt. Die nächste geht { $until }.
        [ask] Du hast erst vor Kurzem gefragt. Wieder fragen kannst du { $until }.
        [thread] Du hast gerade { $most } private Threads eröffnet. Der nächste geht { $until }.
       *[invite] Du hast gerade { $most } Einladungen geschickt. Die nächste geht { $until }, auch an mehrere Leute zugleich.
    }
   *[channel] { $what ->
        [share] In diesem Kanal wurden gerade { $most } Stellungen geteilt. Die nächste geht { $until }.
        [film] In diesem Kanal wurden gerade { $most } Animationen geteilt. Die nächste geht { $until }.
        [ask] In diesem Kanal wurde erst vor Kurzem gefragt. Wieder fragen kannst du { $until }.
        [thread] In diesem Kanal wurden gerade { $most } private Threads eröffnet. Der nächste geht { $until }.
       *[invite] In diesem Kanal wurden gerade { $most } Einladungen geschickt. Die nächste geht { $until }.
    }
}
refused-opened-often = Du hast binnen einer Minute { $most } Tische eröffnet. In { $seconds } Sekunden kannst du noch einen eröffnen.
refused-server-opened-often = Auf diesem Server wurden binnen einer Minute { $most } Tische eröffnet. Bitte versuch es in { $seconds } Sekunden noch einmal.
refused-hosts-enough = Du bist auf diesem Server Host von { $most } offenen Tischen: { $channels }. Sobald einer davon vorbei ist, kannst du noch einen eröffnen.
refused-server-full = { $most ->
    [one] Auf diesem Server ist schon ein Tisch offen, und mehr als einen darf es nicht geben.
   *[other] Auf diesem Server sind schon { $most } Tische offen, und mehr darf es nicht geben.
} Du kannst bei einem mitspielen oder einen eröffnen, wenn ein anderer vorbei ist.
refused-not-moderator = Das kann nur, wer das Recht **Nachrichten verwalten** oder **Server verwalten** hat.
refused-no-table-here = In diesem Kanal gibt es keinen offenen Tisch.
refused-no-threads = Hier kann es keinen privaten Thread geben. In einem Textkanal des Servers geht es.
refused-no-ghosts = Mit Geistern redet man in einem Kanal, in dem ich merke, dass jemand schreibt. Hier merke ich das nicht: Wähle ein anderes Spiel, oder spiel dieses auf einem Server, der mich eingeladen hat.
refused-no-pace = Langsames Spiel braucht einen Server, der mich eingeladen hat: Hier steht die Uhr still, solange niemand etwas drückt.
refused-may-not-thread = Dafür brauchst du in diesem Kanal das Recht **Private Threads erstellen**.
refused-last-person = Niemand sonst spielt: Ohne dich endet das Spiel.
refused-not-your-turn = { illegal-not-your-turn }
refused-stale = Das Spiel ist inzwischen weiter. So steht es jetzt.
refused-illegal = Dieser Zug geht jetzt nicht.
refused-away = Du bist weg. Drück erst **Bin wieder da**.
refused-not-away = Du bist nicht weg: Du sitzt selbst auf deinem Platz.
refused-stepped-enough = Du warst seit dem letzten Zug schon { $most }-mal weg. Nach dem nächsten Zug geht es wieder.
refused-not-alone = Zurücknehmen geht nur, wo von Anfang an eine Person allein mit Computern spielt.
refused-taken-back = Dieser Zug ist schon zurückgenommen. So steht es jetzt.
refused-not-last = Nur deine letzte Entscheidung in dieser Runde lässt sich zurücknehmen. So steht es jetzt.
refused-no-hints = { $why ->
    [host] An diesem Tisch gibt es keine Tipps: Der Host hat sie ausgeschlossen.
   *[people] Hier gibt es keine Tipps mehr, weil mehr als eine Person spielt. Der Host kann sie in der Lobby unter **{ lobby-set-up }** → **{ lobby-options }** erlauben.
}
refused-not-over = Die nächste Runde wird gegeben, wenn diese vorbei ist.
refused-no-talk = Das war kein Reden mit einem Geist dieses Tisches.
refused-no-trade = Es gibt keinen Tausch zurückzunehmen, oder es ist zu spät.
refused-not-concerned = Darüber entscheiden nur der Host und die beiden, die getauscht haben.
refused-word-bad = Ein Wort hat höchstens { $most } Zeichen, und mindestens eins muss man sehen können. Es bleibt, was vorher da war.
refused-word-often = Du hast dein Wort hier schon { $most }-mal gesetzt, öfter geht es nicht. Es bleibt, wie es ist. Um es zurückzunehmen, lass das Feld leer.
refused-dealt = Die Karten sind schon gegeben. Ein Wort zählt nur vor dem Start.
refused-no-words = Diesen Tisch hat eine frühere Version eröffnet; bei ihr gibt es keine Wörter.
refused-bad-setup = { $option ->
    [turn_seconds] Ein Zug kann { $least } bis { $most } Sekunden dauern.
   *[other] Das kann { $least } bis { $most } sein.
}
refused-bad-option = Diese Regeln gehen nicht zusammen, also wurde nichts geändert.
refused-not-manager = Das kann für den Server nur einstellen, wer das Recht **Server verwalten** hat.
refused-game-unknown = Dieses Spiel kenne ich nicht. Wähl eins aus der Liste, die **/spielen** zeigt.
refused-no-match = Ich kenne keine Partie mit dieser Nummer. **/replay** zeigt die, die du gespielt hast.
refused-match-unreadable = Ich kann diese Partie nicht mehr lesen. Verloren ist nichts: Eine neuere Version von mir kann sie vielleicht wieder lesen.
refused-match-not-over = Diese Partie lässt sich ansehen, sobald sie vorbei ist.
refused-match-broken-off = Diese Partie wurde nie beendet, also lässt sie sich nicht ansehen.
refused-match-of-others = Nur wer diese Partie gespielt hat, kann sie hier ansehen.
refused-not-played = Nur wer diese Partie gespielt hat, bekommt eine Analyse, und zwar der eigenen Entscheidungen.
refused-not-over-yet = Deine Entscheidungen lassen sich analysieren, sobald die Partie vorbei ist, falls sie bis zum Ende gespielt wird.
refused-reviews-busy = Gerade laufen zu viele Analysen. Bitte versuch es in ein paar Minuten noch einmal.
illegal-hand-over = Diese Runde ist vorbei.
illegal-not-your-turn = Du bist noch nicht dran.
illegal-not-in-this-game = Diesen Zug gibt es in diesem Spiel jetzt nicht.
illegal-not-in-hand = Du hast { $card } nicht.
illegal-not-next = { $card } hat noch keinen Platz: Erst muss { $needs } liegen.
illegal-already-laid = { $card } liegt schon.
illegal-tunnel-closed = Der Tunnel hat diese Seite geschlossen: { $needs } kommt vor { $card }.
illegal-suit-closed = { $needs } hat diese Farbe geschlossen: { $card } geht nicht mehr.
illegal-no-passes-left = Du kannst nicht mehr passen.
illegal-must-play = Du kannst eine Karte legen, also musst du.
illegal-not-bankrupt = Du bist nicht pleite: Du kannst noch legen oder passen.
illegal-bankrupt = Keine deiner Karten passt, und passen kannst du nicht mehr: Du bist pleite.
illegal-joker-held-card = Du hast { $card } selbst, also kann der Joker nicht dafür stehen.
illegal-joker-alone = Der Joker muss zusammen mit der nächsten fehlenden Karte in derselben Richtung gelegt werden.
illegal-nothing-beyond = Hinter { $card } fehlt keine Karte.
illegal-no-ghost = Auf diesem Platz sitzt kein Geist.
illegal-not-alive = Wer keine Karten hat, kann nicht mit einem Geist reden.
illegal-not-adjacent = { $card } berührt keine Karte auf dem Tisch.
illegal-dead = { $card } ist getötet.
illegal-forced = Jetzt geht nur { $card }.
illegal-exposed = { $card } liegt offen vor dir und geht erst nach deinem ersten Zug.
illegal-only-trump-row = { $card } kann nur in die Trumpfreihe.
illegal-must-follow = Du musst { $card } bedienen, in Farbe oder Zahl.
illegal-does-not-beat = { $number } × { $rank } schlägt { $to_beat } × { $to_beat_rank } nicht, und das liegt auf dem Tisch.
illegal-not-a-group = Das sind keine gleichen Karten, die auf deiner Hand nebeneinander stehen.
illegal-not-a-set = Das sind nicht in jeder Farbe dieselben aufeinanderfolgenden Karten.
illegal-wrong-number = Du musst { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} geben.
illegal-nothing-to-choose = Jetzt gibt es nichts zu wählen.
refused-talk-alone = An diesem Tisch sitzt sonst niemand.
refused-talk-ghost = Solange ein Geist am Tisch ist, ruhen die Sprüche: Wer redet, tut es im Kanal und auf eigene Gefahr.
refused-talk-often = Ein Spruch geht alle zehn Sekunden. Warte noch { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
refused-talk-off = { $whose ->
    [own] Du hast Sprüche in **/einstellungen** ausgeschaltet.
   *[server] Auf diesem Server sind Sprüche ausgeschaltet.
}
