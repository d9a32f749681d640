lobby-title = ### { $game }
lobby-borrowed = Dieser Tisch lebt vom Drücken: Eine Viertelstunde nach dem letzten Mal schläft er, und seine Uhr mit ihm. Geister gibt es hier nicht.
lobby-house-rules = { $game }, Hausregeln
lobby-changed = **Anders als üblich:**
    { $changes }
lobby-too-many = **{ $seated } sitzen am Tisch, aber nach diesen Regeln können nur { $most } spielen.** So kann das Spiel nicht starten.
lobby-seats = **Am Tisch ({ $seated } von { $most }):** { $names }
lobby-seat = { $name }{ $host ->
    [yes] {" "}(Host)
   *[no] {""}
}
lobby-closes = Der Host startet das Spiel. Wenn { $minutes ->
    [1440] einen Tag
   *[other] { $minutes } Minuten
} lang niemand etwas tut, schließt der Tisch von selbst.
occupied = In diesem Kanal gibt es schon einen Tisch.
occupied-lobby = **{ $game }** fängt gleich an. Am Tisch: { $names }. { $room ->
    [0] Er ist voll.
    [one] Ein Platz ist noch frei.
   *[other] { $room } Plätze sind noch frei.
}
occupied-playing = { $stage ->
    [between] **{ $game }** wird gespielt von { $names }. Gleich wird die nächste { $part ->
        [round] Runde
       *[hand] Runde
    } gegeben.
   *[playing] **{ $game }** wird gespielt von { $names }.
}
occupied-number = ({ $number })
occupied-wait = Wenn es vorbei ist, kannst du beim nächsten Spiel mitmachen.
occupied-seated = Du sitzt daran.
occupied-left = Du bist gegangen.
occupied-below = Ich zeige ihn unten noch einmal.
occupied-go = Zum Tisch
lobby-join = Mitspielen
lobby-full = Tisch voll
lobby-leave = Gehen
lobby-how = So geht’s
lobby-start = Start
lobby-filled = { $computers ->
    [one] 1 Computer
   *[other] { $computers } Computer
}
lobby-start-too-many = { $over ->
    [one] Start (1 zu viel)
   *[other] Start ({ $over } zu viele)
}
lobby-set-up = Tisch...
lobby-panel-title = ### Tisch einrichten
lobby-more = Mehr...
lobby-guest = { $role ->
    [host] Du sitzt am Tisch und bist Host: **Start** steht unter der Lobby.
    [guest] Du sitzt am Tisch. { $host } startet das Spiel, dann siehst du dein Blatt hier und mit **Meine Karten**.
   *[none] { $host } ist Host und startet das Spiel.
}
lobby-options = Optionen
lobby-missing = noch { $missing } nötig
lobby-fill = Plätze auffüllen
lobby-decline = Jetzt nicht
lobby-invite = Einladen...
lobby-ask = Hier fragen
lobby-thread = Privater Thread
lobby-moved = Der Tisch ist jetzt in { $thread }. Dort sieht ihn nur, wer daran sitzt, eingeladen wurde oder Threads verwalten darf.
lobby-stays = Ich konnte niemanden zu einem privaten Thread hinzufügen, deshalb bleibt der Tisch hier. Vielleicht fehlt das Recht, diesen Kanal zu sehen.
lobby-not-added = Ich konnte { $names } nicht zum Thread hinzufügen. Vielleicht fehlt das Recht, diesen Kanal zu sehen.
lobby-left-out = Nicht eingeladen: { $names }.
lobby-left-out-one = { $name }{ $why ->
    [app] {" "}(eine App kann nicht spielen)
    [self] {" "}(das bist du)
    [absent] {" "}(sieht diesen Kanal nicht)
    [barred] {" "}(darf auf diesem Server nicht spielen)
    [seated] {" "}(sitzt am Tisch)
   *[asked] {" "}(wurde schon gefragt)
}
lobby-invited = **Eingeladen:** { $names }
lobby-invited-one = { $name }{ $answer ->
    [no] {" "}(jetzt nicht)
   *[none] {""}
}
lobby-add = +1
lobby-remove = −1
lobby-levels = Wie Computer spielen
lobby-level-of = { $what ->
    [add] Einen Computer dazu, und wie er spielt
   *[all] Alle Computer
}
lobby-level-ask = { $what ->
    [add] **Computer dazu.** Wie soll er spielen?
    [all] **Alle Computer:** Wie sollen sie spielen?
   *[one] **{ $name }:** Wie soll dieser Computer spielen?
}
lobby-level-no-strong = In diesem Spiel ist nichts bekannt, das besser spielt als *normal*: Mehr Suchen hat nicht mehr gewonnen.
lobby-level-chosen = { $what ->
    [add] **{ $name }** sitzt am Tisch: { $level }.
    [all] Alle Computer: { $level }.
   *[one] **{ $name }:** { $level }.
}
lobby-level-which = { $what ->
    [add] Einen Computer dazu, der so spielt...
   *[other] Spielweise
}
lobby-level-name = { $level ->
    [easy] leicht
    [strong] stark
    [hoarder] Hamster
    [opener] Türöffner
    [killer] Killer
    [gambler] Zocker
   *[normal] normal
}
lobby-level-about = { $level ->
    [easy] macht Fehler wie am Anfang
    [strong] denkt vor dem Zug viele Verteilungen durch
    [hoarder] hält gern Karten zurück und passt früh
    [opener] öffnet gern Reihen für alle, statt zu passen
    [killer] mag Züge, bei denen die anderen verlieren
    [gambler] will den ersten Platz und riskiert den letzten
   *[normal] spielt gut, ohne langes Suchen
}
lobby-cancel = Abbrechen
lobby-turn-time = Zugzeit
lobby-turn-time-alone = Allein mit Computern läuft keine Uhr
lobby-pace-of = Langsam: { $time } pro Zug
lobby-pace-about = Eine Partie über Tage. Einmal darin hat jeder { $bank } mehr
slow-start-where = **Eine langsame Partie dauert Tage.** Soll sie einen eigenen Thread bekommen oder in diesem Kanal bleiben, in dem bis zu ihrem Ende kein anderer Tisch ist?
slow-start-here = Hier starten
lobby-turn-time-of = { $seconds ->
    [30] 30 Sekunden pro Zug
    [60] 1 Minute pro Zug
    [90] 90 Sekunden pro Zug
   *[other] { $minutes ->
        [0] { $seconds } Sekunden pro Zug
        [one] { $seconds } Sekunden pro Zug
       *[other] { $minutes } Minuten pro Zug
    }
}
lobby-closed = { $ending ->
    [cancelled] Der Tisch wurde geschlossen, bevor das Spiel begann. **/spielen** eröffnet einen neuen.
    [moderated] Die Moderation hat den Tisch geschlossen{ $stage ->
        [played] , also zählt diese Partie nirgends
       *[lobby] {""}
    }. **/spielen** eröffnet einen neuen.
    [moved] Der Tisch ist in einen privaten Thread umgezogen. Wer daran sitzt oder eingeladen wurde, findet ihn dort.
    [channel_gone] Ich konnte nicht mehr in diesem Kanal sein, also wurde der Tisch geschlossen. **/spielen** eröffnet einen neuen.
   *[deserted] { $stage ->
        [played] Niemand ist mehr da, also wurde das Spiel beendet.
       *[lobby] Hier hat eine Weile niemand etwas getan, also wurde der Tisch geschlossen. **/spielen** eröffnet einen neuen.
    }
}
