command-daily = tagespartie
command-daily-description = Jeden Tag dieselben Karten für alle: ein Versuch
daily-button = Tagespartie
daily-title = ## Tagespartie { $day } · { $game }
daily-about = Heute haben alle diese Karten, gegen dieselben drei Hausspieler. Du hast **einen Versuch**, ohne Tipps. Du kannst jederzeit aufhören und später weiterspielen.
daily-begun = Du hast angefangen. Weiterspielen kannst du bis zum Abschluss des Tages, { $until }.
daily-one-try = Dein einziger Versuch bei der Tagespartie. Aufhören und weiterspielen geht bis { $until }; **/tagespartie** holt sie zurück.
daily-next = Neue Karten { $next } · { $people ->
    [0] noch ist niemand fertig
    [one] 1 Person ist fertig
   *[other] { $people } Leute sind fertig
}
daily-play = Spielen
daily-go-on = Weiterspielen
daily-share = Hier teilen
daily-how = So wird gezählt
daily-result = **Platz { $place }** · Vorsprung { $margin }
daily-first = Du bist als Erstes fertig.
daily-among = Bisher besser als **{ $percent } %** von { $others ->
    [one] 1 anderen Person
   *[other] { $others } anderen
}.
daily-yesterday = Gestern: { $result }
daily-sealed = Andere spielen diese Karten noch: Alle Hände sind { $until } zu sehen.
daily-shared = Sevens Tagespartie { $day } · { $game } · Platz { $place }
daily-better = besser als { $percent } %
daily-how-text = ## So wird gezählt
    - Am selben Tag (UTC) haben alle dieselben Karten. Auf dieselben Züge antworten die Hausspieler mit denselben Zügen.
    - Zuerst zählt dein **Platz**, dann der **Vorsprung**: deine Punkte oder Chips, oder minus deine Strafen. In Shichi Narabe sind es die Karten, die die anderen noch halten, wenn du fertig bist, oder minus die, die du zuletzt hattest.
    - **Besser als** zählt, wer schlechter war, und die Hälfte derer, die gleich gut waren.
daily-commitments = Der Tag wird { $closes } abgeschlossen. Die Karten stehen durch ein Geheimnis fest, dessen Hash { $today } ist; der von morgen ist { $tomorrow }.
refused-not-tried = Du hast bei dieser Tagespartie keinen Versuch zu Ende gespielt.
refused-tried = Du hattest deinen Versuch bei dieser Tagespartie schon.
refused-day-over = Für diese Tagespartie kann jetzt kein Versuch beginnen.
refused-one-try = Du hast bei diesen Karten einen Versuch: ohne Tipps, ohne Zurücknehmen. Du kannst jederzeit aufhören und später weiterspielen.
refused-sealed = { $of ->
    [challenge] In deinem Duell werden diese Karten noch gespielt. Alles von dieser Partie ist zu sehen, wenn ihr beide fertig seid oder die Zeit um ist: { $until }.
   *[day] Andere spielen diese Karten noch. Alles von dieser Partie ist { $until } zu sehen, wenn der Tag abgeschlossen ist.
}
daily-board = Dieser Server
daily-board-leave = Nicht auf dieser Liste
daily-board-place = Platz { $place }
daily-board-month = Der Monat: Tage { $first } bis { $last }
daily-board-month-line = im Mittel { $percent } %, { $days } Tage
daily-board-nobody = Noch niemand.
daily-board-about = Wer hier auf Spielen gedrückt hat; zu sehen erst nach dem eigenen Versuch. Die Anteile eines Tages ändern sich bis zu seinem Abschluss. Der Monat: das Mittel der { $best } besten abgeschlossenen Tage, ab { $least }.
daily-board-left = Du stehst nicht mehr auf dieser Liste. Der nächste Versuch, den du hier anfängst, steht wieder darauf.
daily-presence = Du hast an { $days } der letzten { $of } Tage gespielt.
daily-world = Welt
daily-world-title = Die Ergebnisse von allen
daily-world-margins = { $low } bis { $high }
daily-world-line = Platz { $place }, Vorsprung { $margin }: { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
daily-world-own = **{ $line }** – hier bist du
daily-world-open = Andere spielen noch; das ändert sich, bis der Tag abgeschlossen ist, { $until }.
daily-announced = Heute dieselben Karten für alle, für jeden ein Versuch.
daily-announced-yesterday = Gestern · { $game }
daily-remind = Erinnere mich
daily-reminder = Du hast die Karten von heute noch nicht gespielt.
daily-reminder-end = Darum hast du gebeten. Nach dreien hintereinander ohne Versuch höre ich von selbst auf.
daily-reminders = ## Erinnerungen
    Zu einer Stunde deiner Wahl schreibe ich dir an Tagen, an denen du deinen Versuch nicht angefangen hast. Nach dreien hintereinander ohne einen höre ich von selbst auf.
daily-reminders-at = Ich erinnere dich um { $time } deiner Zeit.
daily-reminders-never = Keine Erinnerungen
daily-reminders-ended = { $why ->
    [refused] Discord lässt mich dir nicht schreiben, deshalb erinnere ich dich nicht mehr.
   *[unanswered] Auf drei Erinnerungen hintereinander kam kein Versuch, deshalb erinnere ich dich nicht mehr.
}
