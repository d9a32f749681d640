notice-fault = Bei mir ist etwas schiefgegangen. Vom Spiel ist nichts verloren; bitte versuch es noch einmal.
notice-storage = Ich kann gerade nichts speichern, deshalb ruht das Spiel. Vom Spiel ist nichts verloren; bitte versuch es gleich noch einmal.
notice-outdated = Das stammt von einer früheren Version von mir, und ich weiß nicht mehr, was es hieß. **/spielen** und **/karten** zeigen, was es jetzt gibt.
notice-pressed-gone = Das ist erledigt, auch wenn die Nachricht, auf die du gedrückt hast, inzwischen weg ist.
notice-forbidden = Mir fehlt in diesem Kanal ein Recht. Bitte sag jemandem Bescheid, der diesen Server verwaltet.
notice-place = { $place ->
   *[own] In einer Direktnachricht spielst du mit mir allein. Andere können auf einem Server oder in einer Gruppe mitspielen: Schreib dort **/spielen**.
    [forced] Dieser Server zeigt meine Antworten nur dir, weil er *Externe Apps verwenden* abgeschaltet hat. Darum kann sich niemand an einen Tisch setzen, aber allein gegen Computer kannst du spielen.
}
notice-missing = Ich kann hier keinen Tisch eröffnen. In diesem Kanal fehlt mir: { $permissions }.
notice-missing-thread = Ich kann hier keinen privaten Thread eröffnen. In diesem Kanal fehlt mir: { $permissions }.
notice-no-table = In diesem Kanal gibt es keinen Tisch. **/spielen** eröffnet einen.
notice-leave-question = { $others ->
    [0] Willst du das Spiel endgültig verlassen? Niemand sonst spielt, also **endet das Spiel** ohne Ergebnis.
   *[other] Willst du das Spiel endgültig verlassen? { $more ->
        [no] Auf deinem Platz gibt es nichts mehr zu tun.
       *[yes] Ein Computer nimmt deinen Platz ein und spielt weiter.
    } Das Spiel wird trotzdem gewertet, und du kommst hinter allen, die bleiben.
}
notice-leave-yes = Endgültig gehen
notice-leave-end = Gehen und beenden
notice-leave-no = Bleiben
notice-step-away = Kurz weg
notice-step-away-question = Oder geh **kurz weg**, dann spielt ein Computer für dich, nur bis du wieder da bist: Der Platz bleibt deiner. Wer am Ende noch weg ist, kommt zuletzt, wie nach dem Gehen.
notice-step-away-alone = Oder geh **kurz weg**, dann wartet das Spiel einen Tag lang, bis du wieder da bist. Kein Computer spielt für dich.
notice-stepped-away = Du bist kurz weg.
notice-back = Willkommen zurück! Der Platz gehört wieder dir.
notice-again-players = Nur wer mitgespielt hat, kann das nächste Spiel mit denselben Leuten eröffnen. **/spielen** eröffnet einen Tisch für alle.
ping-lobby = { $how ->
    [again] { $names }: **{ $host }** möchte noch einmal { $game } spielen. Wer nicht mag, drückt **Gehen**. { $link }
    [role] { $names }: **{ $host }** sucht Leute für { $game }. { $link }
   *[invited] { $names }: **{ $host }** lädt zu { $game } ein. { $link }
}
ping-turn = { $mention }, du bist dran.
ping-again = { $mention }, du bist noch dran, und deine Zeit läuft ab.
ping-all-away = { $mention }, niemand ist mehr da, also wartet das Spiel. Mit **Bin wieder da** geht es weiter.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-private-threads = Private Threads erstellen
permission-attach-files = Dateien anhängen
unread-close-note = Wer diesen Server verwaltet, kann ihn auch aufgeben: Er ist dann endgültig geschlossen, und hier kann ein neuer eröffnet werden.
unread-close = Endgültig schließen
unread-closed = Der Tisch ist geschlossen. **/spielen** eröffnet einen neuen.
