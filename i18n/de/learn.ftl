command-learn = lernen
command-learn-description = Lern ein Spiel beim Spielen: ein Übungstisch nur für dich, mit Tipps
option-learn-game-description = Welches Spiel du lernen willst
learn-button = Beim Spielen lernen
learn-which = ## Beim Spielen lernen
    Ein Übungstisch nur für dich: drei Computer, keine Eile und bei jedem Schritt ein Tipp. Niemand sonst sieht ihn, und er zählt für nichts.
learn-running = Deine Übung **{ $game }** ist noch offen. Eine neue schließt sie.
learn-go-on = Weiter: { $game }
learn-heading = -# { $reached ->
    [yes] Ziel erreicht ✓
   *[no] Ziel: { $goal }
}
learn-goal-row = zwei Karten einer Reihe legen
learn-goal-three = drei Karten legen
learn-goal-trick = einen Stich machen
learn-goal-sequence = eine Folge beenden und „Basilorum“ rufen
learn-goal-beat = die Karten auf dem Tisch schlagen
learn-reached = **Ziel erreicht!** Jetzt versuch zu gewinnen.
learn-stop = Übung beenden
learn-again = Nochmal
learn-now = Jetzt spielen
learn-other = Anderes Spiel
learn-your-choice = { $what ->
    [passing] **Wähl, was du weitergibst.**
    [bidding] **Wähl deine Ansage.**
   *[place] **Die Karten einstecken oder abwerfen?**
}
learn-advice = **Tipp:** Ich würde **{ $move }** wählen.
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
learn-watching = In dieser { $part ->
    [round] Runde
   *[hand] Runde
} hast du nichts mehr zu tun. Sieh zu, wie die anderen sie beenden.
learn-between = **Diese { $part ->
    [round] Runde
   *[hand] Runde
} ist vorbei.** Mach weiter oder hör hier auf: Wie es geht, weißt du jetzt.
learn-over = ### Die Übung ist vorbei: { $game }
learn-over-stopped = Du kannst jederzeit neu anfangen.

learn-lesson-rows-goal = **Das Ziel:** zuerst alle Karten loswerden. Von den vier Siebenen wachsen Reihen bis zum Ass und zum König.
learn-lesson-rows-playable = **Was passt,** kommt direkt ans Ende einer Reihe: die 9♦ nach der 8♦. Es ist angehoben, abgehakt und ein Knopf.
learn-lesson-rows-pass = **Passen:** dreimal in der Runde, auch wenn eine Karte ginge. Geht danach keine Karte, bist du pleite.
learn-lesson-rows-order = **Welche Karte zuerst?** Eine, nach der eigene kommen. Was nur den anderen hilft, kann warten, solange du passen kannst.
learn-lesson-rows-signs = **Zeichen:** Ein Schloss wartet auf die Karte von jemand anderem, ein schraffierter Platz auf eine von dir.
learn-lesson-must-goal = **Das Ziel:** zuerst alle Karten loswerden. Eine 7 öffnet ihre Reihe; die wächst bis zum Ass und zum König.
learn-lesson-must-order = **Welche Karte zuerst?** Eine, nach der eigene kommen. Halte zurück, worauf nur andere warten.
learn-lesson-chips-stuck = **Passt eine Karte, musst du legen.** Sonst zahlst du einen Chip in den Topf, den bekommt, wer gewinnt.
learn-lesson-trumps-trump = **Trümpfe** können auch die Karte desselben Werts in der Reihe einer anderen Farbe ersetzen.
learn-lesson-trumps-stuck = **Passt eine Karte, musst du legen.** Sonst darfst du eine passende Gemeinschaftskarte nehmen und legen.
learn-lesson-beg-six = **Nach einer 7** muss die 6 kommen. Erst dann wächst die Reihe nach beiden Seiten.
learn-lesson-beg-stuck = **Passt nichts,** gibt dir die Person rechts von dir eine Karte. Am Ende ist jede übrige ein Strafpunkt.
learn-lesson-beg-again = **Nach einem Ass oder König** darfst du noch einmal legen oder den Zug beenden.
learn-lesson-parliament-pass = **Passt eine Karte, musst du legen.** Sonst passt du, und das kostet nichts. Am Ende ist jede übrige ein Strafpunkt.
learn-lesson-stops-goal = **Das Ziel:** zuerst alle Karten loswerden. Jemand spielt eine Karte aus, und die nächsthöheren ihrer Farbe folgen, bis zu fünf.
learn-lesson-stops-lead = **Ausspielen:** Jede Karte geht. Endet die Folge mit einer Karte von dir, spielst du wieder aus.
learn-lesson-stops-follow = **Folgen:** Hast du die gesuchte Karte, musst du sie spielen; wenn nicht, passt du. Wer die Folge beendet, spielt wieder aus.
learn-lesson-piles-goal = **Das Ziel:** wenige Punkte auf dem eigenen Stapel. Von jeder 7 wächst eine Reihe zu Ass und König; geht eine Karte, musst du legen.
learn-lesson-piles-stuck = **Nichts passt:** Leg eine Karte verdeckt weg, ein Ass für 1 Punkt, einen König für 13. Was hinter ihr kommt, geht nicht mehr.
learn-lesson-cells-goal = **Das Ziel:** möglichst wenige Strafkarten. Jede Karte hat ihren Platz: neben, über oder unter einer auf dem Tisch.
learn-lesson-cells-kill = **Töten:** Ein leerer Platz, dessen Nachbarn alle belegt sind, ist tot. Seine Karte wird zur Strafkarte.
learn-lesson-cells-danger = **Vorsicht:** Ein Platz von dir mit nur noch einem leeren Nachbarn kann gleich sterben. Leg deine Karte rechtzeitig.
learn-lesson-cells-pass = **Passen:** dreimal, auch wenn eine Karte ginge. Geht danach keine Karte, scheidest du aus.
learn-lesson-tricks-bid = **Das Ziel:** Sag mit der Zahl einer Karte an, wie viele der sieben Stiche du machst. Die Farbe der höchsten Ansage wird Trumpf.
learn-lesson-tricks-lead = **Ausspielen:** Du darfst jede Karte ausspielen. Die anderen müssen ihre Farbe oder ihre Zahl bedienen, wenn sie können.
learn-lesson-tricks-follow = **Bedienen:** Spiel die Farbe oder Zahl der ersten Karte. Der höchste Trumpf macht den Stich, sonst die höchste, die bedient.
learn-lesson-tricks-score = **Punkte:** Eine genaue Ansage bringt 2 und die Ansage. Jeder Stich zu viel oder zu wenig kostet 1.
learn-lesson-tricks-passing = **Weitergeben:** Du bekommst so viele Karten, wie du gibst. Behalt wenige Farben, davon hohe und niedrige Karten.
learn-lesson-tricks-keep = **Denk an die Ansage:** Gib nicht die Zahl weiter, die du ansagen willst.
learn-lesson-tricks-middle = **2, 3 oder 4 sind riskant:** Du weißt nicht, ob deine Ansage die höchste ist und welche Farbe Trumpf wird.
learn-lesson-tricks-sevens = **Eine Sieben ausspielen:** Eine höhere Sieben schlägt sie. Die Reihenfolge ist Rot, Gelb, Grün, Blau, Lila.
learn-lesson-tricks-trumps = **Trümpfe ziehen:** Wenn du Stiche willst, spiel einen niedrigen Trumpf aus. Deine starken Karten sind danach sicherer.
learn-lesson-groups-goal = **Das Ziel:** nicht als Letztes noch Karten haben; das kostet einen deiner zwei Pinguine. Die Reihenfolge deiner Karten bleibt.
learn-lesson-groups-group = **Gruppen:** Gleiche Karten nebeneinander werden zusammen gespielt. Auf den leeren Tisch darf alles.
learn-lesson-groups-beat = **Schlagen:** Mehr Karten schlagen weniger, egal mit welchen Zahlen. Bei gleich vielen gewinnt die höhere Zahl.
learn-lesson-groups-pass = **Passen:** Zieh eine Karte und steck sie irgendwo ein oder wirf sie ab. Im nächsten Zug darfst du wieder spielen.
learn-lesson-groups-place = **Nach dem Schlagen:** Steck die Karten an einer Stelle ein oder wirf sie ab. Neben gleichen wächst die Gruppe.
learn-lesson-groups-drawn = **Die gezogene Karte:** Neben einer gleichen macht sie eine größere Gruppe. Passt sie nirgends, wirf sie ab.
