ghost-seat = 👻 Geist, pleite
ghost-counts = 👻 **Mit einem Geist reden:** Wer noch Karten hat und in diesem Kanal mit einem Geist redet, tauscht mit ihm den Platz. Es zählen: eine Antwort auf etwas, das der Geist als Geist geschrieben hat, und eine Erwähnung des Geistes, auch eine nachträglich eingefügte.{ $strict ->
    [yes] {" "}**Dieser Tisch ist streng:** Es zählen auch eine Reaktion auf eine Nachricht des Geistes und die nächste Nachricht binnen { $seconds } Sekunden danach, wenn niemand dazwischen geschrieben hat.
   *[no] {" "}Sonst nichts: Reagieren oder einfach danach schreiben ist hier ungefährlich.
}
ghost-short = 👻 Wer einem Geist antwortet oder ihn erwähnt, tauscht mit ihm den Platz.{ $strict ->
    [yes] {" "}Auch wer auf seine Nachricht reagiert oder binnen { $seconds } Sekunden als Nächstes schreibt.
   *[no] {""}
}
ghost-new = { $number ->
    [one] 👻 { $names } ist pleite und von jetzt an ein Geist.
   *[other] 👻 { $names } sind pleite und von jetzt an Geister.
}
ghost-may-talk = Geister dürfen reden, wie sie wollen.
ghost-private = { $how ->
    [talked] 👻 **Du hast mit einem Geist geredet.** Du hast mit { $other } den Platz getauscht: Deine Karten spielt jetzt { $other }, und der Geist bist du.
    [undone] 👻 **Der Tausch ist zurückgenommen.** { $other } hat die Karten wieder, und du bist der Geist, der du warst.
   *[bankrupt] 👻 **Du bist pleite und jetzt ein Geist.**
}
ghost-tempt = Du darfst im Kanal schreiben, was du willst. Lock die Lebenden: Frag sie etwas, erzähl etwas, das nach einer Antwort schreit, wünsch ihnen einen guten Morgen. Wer sich vergisst und mit dir redet, gibt dir die Karten und nimmt deinen Platz ein.
ghost-traded = 👻 { $talker } hat mit dem Geist { $ghost } geredet: { $way ->
    [reply] [durch eine Antwort]({ $link })
    [mention] [durch eine Erwähnung]({ $link })
    [reaction] [durch eine Reaktion]({ $link })
   *[next] [gleich danach]({ $link })
}. Die beiden tauschen die Plätze: { $ghost } spielt mit den Karten von { $talker } weiter, und { $talker } ist jetzt der Geist.
ghost-take-back = Zurücknehmen
ghost-take-back-until = Der Host kann das zurücknehmen, wenn beide zustimmen. Die Zeit läuft { $until } ab.
ghost-asked = Der Host möchte das zurücknehmen. Es geschieht, wenn beide zustimmen. Die Zeit läuft { $until } ab.
ghost-agree = { $name } stimmt zu
ghost-undone = **Zurückgenommen:** Beide sitzen wieder wie vorher.
ghost-stands = Nicht alle haben rechtzeitig zugestimmt: Der Tausch bleibt.
ghost-asks = 👻 **{ $ghost }:** { $name }, sag mal! { $question }
ghost-question-1 = Welche Farbe magst du am liebsten: Pik, Herz, Karo oder Kreuz?
ghost-question-2 = Welche Karte würdest du nie hergeben?
ghost-question-3 = Sortierst du deine Karten nach Farben oder gar nicht?
ghost-question-4 = Wer hat dir das Kartenspielen beigebracht?
ghost-question-5 = Gibt es eine Karte, die immer zu dir kommt?
ghost-question-6 = Hättest du lieber alle Asse oder alle Könige?
ghost-question-7 = Was ist deine Glückszahl, und warum ist es die Sieben?
ghost-question-8 = Was meinst du, wer gewinnt?
ghost-question-9 = Hältst du etwa etwas zurück?
ghost-question-10 = Wie oft passen ist zu oft?
ghost-question-11 = War dein Tag bisher gut?
ghost-question-12 = Was war das Beste, das du diese Woche gegessen hast?
ghost-question-13 = Tee oder Kaffee?
ghost-question-14 = Katzen oder Hunde?
ghost-question-15 = Wie ist das Wetter bei dir?
ghost-question-16 = Welches Lied geht dir nicht aus dem Kopf?
ghost-question-17 = Was gehört zu einem guten Frühstück?
ghost-question-18 = Meer oder Berge?
ghost-question-19 = Hast du in letzter Zeit etwas Gutes gelesen?
ghost-question-20 = Wenn du heute Nacht irgendwohin fliegen könntest, wohin?
ghost-question-21 = Was wolltest du als Kind werden?
ghost-question-22 = Was knabberst du beim Kartenspielen?
ghost-question-23 = Ist es zu früh zum Schlafengehen?
ghost-question-24 = Worüber hast du zuletzt gelacht?
ghost-question-25 = Glaubst du an Geister?
ghost-question-26 = Auf dieser Seite ist es etwas kalt. Gibst du mir eine Decke?
ghost-question-27 = Welche Jahreszeit passt am besten zu dir?
ghost-question-28 = Weißt du, wie spät es ist? Geister haben keine Uhr.
