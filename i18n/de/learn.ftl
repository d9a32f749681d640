command-learn = lernen
command-learn-description = Lern ein Spiel beim Spielen: ein Übungstisch nur für dich, mit Tipps
option-learn-game-description = Welches Spiel du lernen willst
learn-button = Beim Spielen lernen
learn-which = ## Beim Spielen lernen
    Ein Übungstisch nur für dich: drei Computer, keine Eile und bei jedem Schritt ein Tipp. Niemand sonst sieht ihn, und er zählt für nichts.
learn-running = Deine Übung **{ $game }** ist noch offen. Eine neue schließt sie.
learn-game = **{ $game }** – { $about }
learn-go-on = Weiter: { $game }
learn-title = ### Beim Spielen lernen: { $game }
learn-stop = Übung beenden
learn-refresh = Tisch jetzt zeigen
learn-again = Noch einmal
learn-play = Mit anderen spielen
learn-your-turn = **Du bist dran.**
learn-your-choice = { $what ->
    [passing] **Wähl, was du weitergibst.**
    [bidding] **Wähl deine Ansage.**
   *[place] **Die Karten einstecken oder abwerfen?**
}
learn-agreed = Das würde ich tun: { $why }.
learn-rather = { $likewise ->
    [yes] Das heißt: { $why }. Für **{ $other }** gilt dasselbe, und das würde ich eher wählen.
   *[no] Das heißt: { $why }. Ich würde eher **{ $other }** wählen: { $other-why }.
}
learn-followed = Du hast **{ $move }** gewählt: { $why }.
learn-instead = { $likewise ->
    [yes] Du hast **{ $move }** gewählt: { $why }. Mit **{ $other }** wäre es genauso, und das gefällt mir ein wenig besser.
   *[no] Du hast **{ $move }** gewählt: { $why }. Ich hätte **{ $other }** gewählt: { $other-why }.
}
learn-waiting = Die anderen spielen. Wenn du dran bist, erscheint hier von selbst, was du tun kannst.
learn-last = **Letzte Züge**
learn-watching = In dieser { $part ->
    [round] Runde
   *[hand] Runde
} hast du nichts mehr zu tun. Sieh zu, wie die anderen sie beenden.
learn-between = **Diese { $part ->
    [round] Runde
   *[hand] Runde
} ist vorbei.** Sieh dir an, wer was bekommen hat, dann mach weiter oder hör hier auf: Wie es geht, weißt du jetzt.
learn-over = ### Die Übung ist vorbei: { $game }
learn-over-stopped = Du kannst jederzeit neu anfangen.
learn-over-place = { $rank ->
    [1] **Du hast gewonnen!** Jetzt versuch es mit Menschen.
   *[other] **Platz { $rank } von { $seats } für dich.** Wie es geht, weißt du jetzt; der Rest ist Übung.
}
learn-over-more = In den Regeln steht mehr: **/regeln** hat sie alle, und der Host eines Tisches kann viele davon ändern.

learn-lesson-rows-goal = **Das Ziel:** deine Karten vor den anderen loswerden. Die vier Siebenen liegen auf dem Tisch. Von jeder wächst eine Reihe hinab bis zum Ass und hinauf bis zum König.
learn-lesson-rows-playable = **Was passt:** nur die Karte direkt am Ende einer Reihe, etwa die 9♦ nach der 8♦. Deine Karten stehen an ihren Plätzen in kleinen Haltern. Was passt, ist angehoben und abgehakt, und jede solche Karte ist ein Knopf; ein Schloss wartet auf die Karte von jemand anderem; schraffierte Plätze warten auf eine von dir.
learn-lesson-rows-pass = **Passen:** Du darfst in der Runde dreimal passen, auch wenn eine Karte ginge. Wer eine 6 oder eine 8 zurückhält, lässt alle warten, die diese Reihe brauchen. Aber wenn du nicht mehr passen kannst und keine Karte geht, bist du pleite.
learn-lesson-rows-order = **Welche Karte zuerst?** Eine, nach der eigene kommen, kostet nichts. Eine, die nur den anderen hilft, kann warten, solange du noch passen kannst.
learn-lesson-piles-goal = **Das Ziel:** möglichst wenige Punkte auf dem eigenen Stapel. Die 7♠ beginnt; von jeder 7 wächst eine Reihe hinab bis zum Ass und hinauf bis zum König. Passt eine Karte, musst du eine legen, und am Ende sind alle Karten weg.
learn-lesson-piles-stuck = **Nichts passt:** Leg eine Karte verdeckt auf deinen Stapel. Ein Ass kostet 1 Punkt, ein König 13. Niemand sieht sie, aber was in der Reihe hinter ihr kommt, geht von da an nicht mehr, auch von dir nicht.
learn-lesson-piles-order = **Welche Karte zuerst?** Eine, nach der eigene kommen. Halte zurück, worauf nur die anderen warten, solange etwas anderes passt: Wer nicht kann, muss eine Karte verdeckt weglegen.
learn-lesson-cells-goal = **Das Ziel:** möglichst wenige Strafkarten. Jede Karte hat ihren Platz, in der Reihe ihrer Farbe und der Spalte ihrer Zahl, und kommt neben eine Karte auf dem Tisch: links, rechts, darüber oder darunter.
learn-lesson-cells-kill = **Töten:** Ein leerer Platz, dessen Nachbarn alle belegt sind, ist tot. Wer seine Karte hat, kann sie nie legen, und sie zählt als Strafkarte. Bevor du eine Karte legst, die tötet, wirst du gefragt.
learn-lesson-cells-danger = **Vorsicht:** Ein Platz von dir mit nur noch einem leeren Nachbarn kann durch die nächste Karte sterben. Leg deine Karte rechtzeitig oder bleib weg davon.
learn-lesson-cells-pass = **Passen:** dreimal, auch wenn eine Karte ginge. Wenn du nicht mehr passen kannst und keine Karte geht, scheidest du aus, und alles, was du noch hast, zählt gegen dich.
learn-lesson-tricks-bid = **Das Ziel:** Sag an, wie viele der sieben Stiche du machst, und mach genau so viele. Du sagst es mit einer deiner Karten: Ihre Zahl ist deine Ansage. Sie bleibt auf deiner Hand. Die Farbe der höchsten Ansage wird Trumpf.
learn-lesson-tricks-lead = **Ausspielen:** Du darfst jede Karte ausspielen. Die anderen müssen ihre Farbe oder ihre Zahl bedienen, wenn sie können.
learn-lesson-tricks-follow = **Bedienen:** Spiel die Farbe oder die Zahl der ersten Karte, wenn du kannst, sonst irgendetwas. Der höchste Trumpf macht den Stich, sonst die höchste Karte, die bedient hat. Eine höhere Zahl schlägt eine niedrigere.
learn-lesson-tricks-score = **Punkte:** Eine genaue Ansage bringt 2 und die Ansage. Jeder Stich zu viel oder zu wenig kostet 1.
learn-lesson-tricks-passing = **Weitergeben:** In dieser Runde gibst du vor der Ansage Karten weiter und bekommst gleich viele. Behalt möglichst wenige Farben, und davon hohe und niedrige Karten.
learn-lesson-tricks-keep = **Denk an die Ansage:** Du sagst mit einer deiner Karten an, also gib nicht die Zahl weiter, die du ansagen willst.
learn-lesson-tricks-middle = **Mittlere Ansagen sind riskant:** Bei 2, 3 oder 4 weißt du nicht, ob deine Ansage die höchste ist und welche Farbe Trumpf wird. Niedrige brauchen das nicht, hohe sorgen selbst dafür.
learn-lesson-tricks-sevens = **Eine Sieben ausspielen:** Eine höhere Sieben bedient mit ihrer Zahl und schlägt sie. Wenn deine Sieben gewinnen soll, spiel sie nicht aus, bevor alle höheren weg sind; die Reihenfolge ist Rot, Gelb, Grün, Blau, Lila.
learn-lesson-tricks-trumps = **Trümpfe ziehen:** Wenn du Stiche willst, ist ein niedriger Trumpf oft gut ausgespielt. Die anderen müssen mit ihren bedienen, und deine starken Karten sind danach sicherer.
learn-lesson-groups-goal = **Das Ziel:** nicht als Letztes noch Karten haben. Sonst verlierst du einen deiner zwei Pinguine. Die Reihenfolge deiner Karten ändert sich nie.
learn-lesson-groups-group = **Gruppen:** Gleiche Karten nebeneinander werden zusammen gespielt. Auf dem Tisch liegt nichts, also darfst du spielen, was du willst.
learn-lesson-groups-beat = **Schlagen:** Mehr Karten schlagen weniger, egal mit welchen Zahlen. Bei gleich vielen gewinnt die höhere Zahl.
learn-lesson-groups-pass = **Passen:** Zieh eine Karte vom Nachziehstapel und steck sie irgendwo ein oder wirf sie ab. In deinem nächsten Zug darfst du wieder spielen.
learn-lesson-groups-place = **Nach dem Schlagen:** Steck die geschlagenen Karten an einer Stelle ein oder wirf sie ab. Neben gleichen Karten machen sie eine größere Gruppe, sonst nur mehr Karten.
learn-lesson-groups-drawn = **Die gezogene Karte:** Neben einer gleichen macht sie eine größere Gruppe. Passt sie nirgends, wirf sie ab.
