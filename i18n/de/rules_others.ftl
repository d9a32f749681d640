rules-koroshi-start = Jede Karte hat ihren eigenen Platz in einem Raster, mit einer Reihe für jede Farbe und einer Spalte für jeden Wert; du legst eine Karte, deren Platz an eine Karte auf dem Tisch grenzt, am Anfang an eine der vier Siebenen{ $passes ->
    [0] {""}
    [one] { $voluntary ->
        [yes] , oder du passt, aber nur einmal
       *[no] , oder du passt, wenn du nicht kannst, aber nur einmal
    }
   *[other] { $voluntary ->
        [yes] , oder du passt, aber nur { $passes }-mal
       *[no] , oder du passt, wenn du nicht kannst, aber nur { $passes }-mal
    }
}. Ein Platz, der eingeschlossen wird, ist tot, und wer seine Karte hat, hat sie verloren. { $remains ->
    [laid] { $hands ->
        [one] Verlorene Karten sind deine Strafkarten
       *[other] Verlorene Karten und solche, die du nicht legen kannst, sind deine Strafkarten
    }
   *[aside] Verlorene Karten und solche, die du nicht legen kannst, sind deine Strafkarten
}, und die wenigsten gewinnen.
rules-koroshi-aim = Leg so viele eigene Karten wie möglich und töte die der anderen.
rules-koroshi-deal = Alle 52 Karten werden gegeben. Wer eine 7 hat, legt sie auf den Tisch, bevor das Spiel beginnt. Die Siebenen bilden eine Spalte, und jede Farbe hat die Reihe ihrer 7, mit dem Ass links und dem König rechts. { $rows ->
    [SHCD] Von oben nach unten sind die Reihen ♠ ♥ ♣ ♦.
    [SHDC] Von oben nach unten sind die Reihen ♠ ♥ ♦ ♣.
   *[random] Welche Farbe welche Reihe hat, entscheidet der Zufall.
}
rules-koroshi-begins = Wer die 7♦ gelegt hat, beginnt; dann geht es nach links weiter.
rules-koroshi-turn = **Du legst eine Karte{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] {""} oder passt
       *[no] {""} oder passt, wenn keine geht
    }
}.** Eine Karte passt, wenn ihr Platz an eine Karte auf dem Tisch grenzt: links, rechts, darüber oder darunter{ $adjacency ->
    [diagonal] {""}, oder an einer Ecke
   *[orthogonal] {""}
}. Die beiden müssen nicht dieselbe Farbe haben.
rules-koroshi-tunnel = **Der Tunnel.** Ass und König einer Reihe sind Nachbarn, beim Legen wie beim Töten; das Raster hat also nur oben und unten einen Rand. Die üblichen Wege bleiben offen.
rules-koroshi-kill-cell = **Töten.** Ein leerer Platz ist tot, wenn links, rechts, darüber und darunter Karten liegen. Ein Rand des Rasters zählt wie eine Karte: Am Rand töten drei Karten, in einer Ecke zwei.
rules-koroshi-kill-cell-tunnel = **Töten.** Ein leerer Platz ist tot, wenn links, rechts, darüber und darunter Karten liegen. Die Ränder über der obersten und unter der untersten Reihe zählen wie Karten: Dort töten drei Karten.
rules-koroshi-kill-sides = **Töten.** Ein leerer Platz ist tot, sobald links und rechts davon Karten liegen{ $tunnel ->
    [yes] {""}
   *[no] {""}; ein Rand des Rasters zählt wie eine Karte
}. Was darüber und darunter liegt, ist egal.
rules-koroshi-kill-strip = **Töten.** Ein leerer Platz ist tot, wenn links, rechts, darüber und darunter Karten liegen. Ebenso zwei oder drei leere Plätze in gerader Linie, in einer Reihe oder einer Spalte, wenn Karten die ganze Linie einschließen. { $tunnel ->
    [yes] Die Ränder oben und unten zählen wie Karten, und eine Linie kann durch den Tunnel gehen.
   *[no] Ein Rand des Rasters zählt wie eine Karte.
}
rules-koroshi-kill-group = **Töten, Mottenfraß (*Mushikui*).** Leere Plätze, die sich links, rechts, oben oder unten berühren, bilden eine Gruppe. Eine Gruppe lebt, solange sie bis zur obersten und bis zur untersten Reihe des Rasters reicht; sonst ist sie ganz tot. So kann eine einzige Karte ein großes Loch fressen.
rules-koroshi-corners = Ecken zählen nur beim Legen: Was einschließt und was zusammenhängt, geht nach links, rechts, oben und unten.
rules-koroshi-killed = Nur gelegte Karten schließen andere ein: Ein toter Platz bleibt leer. Eine Karte kann mehrere auf einmal töten, auch eigene.
rules-koroshi-dead = { $dead ->
    [face-down] **Getötete Karten** kommen verdeckt vor die Person, der sie gehören: Die anderen sehen, wie viele, aber nicht welche.
    [in-hand] **Getötete Karten** bleiben auf der Hand, wo niemand sonst sie sieht, und gehen nie mehr.
   *[face-up] **Getötete Karten** kommen offen vor die Person, der sie gehören.
} Jede ist eine Strafkarte.
rules-koroshi-dropout = **Ausscheiden.** Wer am Zug { $passes ->
    [0] {""}
   *[other] nicht mehr passen darf und{" "}
}keine passende Karte hat, scheidet aus. { $remains ->
    [laid] Alle Karten, die noch hätten gehen können, kommen sofort auf ihre Plätze im Raster, neben andere oder nicht, und töten, was sie einschließen; tote Karten bleiben, wo sie sind. { $hands ->
        [one] Die gelegten Karten sind keine Strafkarten.
       *[other] Die gelegten Karten zählen trotzdem als Strafkarten: Ausscheiden soll sich nicht lohnen.
    }
   *[aside] Alle Karten auf der Hand werden Strafkarten; ins Raster kommen sie nicht.
}
rules-koroshi-end = Wer keine lebende Karte mehr hat, ist durch. Die anderen spielen weiter, auch jemand ganz allein, bis niemand mehr eine lebende Karte hat. Wer die wenigsten Strafkarten hat, kommt auf Platz 1.
rules-koroshi-equal = Bei gleich vielen liegt vorn, wer früher durch war; wer durch dieselbe Karte durch war, teilt sich den Platz.
rules-koroshi-hands = Über { $hands } Runden werden alle Strafkarten zusammengezählt, und nur diese Summen zählen: Die kleinste gewinnt, bei gleichen ist der Platz derselbe. Das Geben wandert von Runde zu Runde nach links.
rules-koroshi-dropouts-count = Wer ausgeschieden ist, bekommt den Platz nach Strafkarten wie alle anderen.
rules-koroshi-dropouts-last = Wer ausgeschieden ist, liegt in der Runde hinter allen anderen, mit welchen Karten auch immer; wer zuerst ausscheidet, auf dem letzten Platz.
rules-insidious-start = In jeder von sieben Runden bekommst du sieben Karten, gibst meist welche weiter und sagst dann mit einer deiner Karten, wie viele Stiche du machst: Das ist deine Ansage. Die höchste Ansage macht ihre Farbe zum Trumpf; in den sieben Stichen danach musst du die ausgespielte Karte in Farbe oder Zahl bedienen, wenn du kannst. Machst du genau so viele Stiche wie angesagt, bekommst du Punkte, sonst verlierst du welche; die höchste Summe gewinnt.
rules-insidious-aim = Mach genau so viele Stiche, wie du ansagst.
rules-insidious-deal = Es gibt 40 Karten: die Zahlen 0 bis 7 in Rot, Gelb, Grün, Blau und Lila. Höhere Zahlen schlagen niedrigere; bei gleichen Zahlen entscheidet die Farbe, von Rot, der niedrigsten, über Gelb, Grün und Blau bis Lila, der höchsten. In jeder Runde bekommen alle sieben Karten.
rules-insidious-pass = **Zuerst gebt ihr Karten weiter,** alle gleichzeitig: Niemand sieht, was kommt, bevor gewählt ist. In den Runden 2 und 6 ist es eine Karte nach links, in den Runden 3 und 5 zwei nach rechts, in Runde 4 drei nach links; in den Runden 1 und 7 wird nichts weitergegeben.
rules-insidious-bid = **Dann sagt ihr an,** mit je einer Karte, geheim gewählt und von allen zugleich gezeigt: Ihre Zahl sagt, wie viele Stiche du machen willst. Die höchste Karte macht ihre Farbe zum Trumpf, und wer sie gezeigt hat, spielt zum ersten Stich aus. Alle Karten kommen auf die Hand zurück.
rules-insidious-trick = **In einem Stich** spielen alle eine Karte, reihum nach links. Hast du eine Karte mit der Farbe oder der Zahl der ausgespielten, musst du so eine spielen, Trumpf oder nicht; sonst geht jede. Der höchste Trumpf macht den Stich, auch wenn er nicht bedient. Ohne Trumpf macht ihn die höchste Karte, die bedient, oder die ausgespielte selbst. Wer den Stich macht, spielt zum nächsten aus.
rules-insidious-piiko = **Piiko.** Ergeben die Ansagen zusammen genau sieben, bringt die höchste sofort einen Punkt. Die angesagten Karten werden weggelegt, und alle sagen mit dem Rest neu an, notfalls mehrmals. Wenn die Ansagen gelten, nehmen alle ihre Karten zurück. Nach sieben Piikos nacheinander werden die Karten neu gegeben, und die Runde beginnt von vorn, auch das Weitergeben; die Punkte bleiben.
rules-insidious-piiko-two = Zu zweit gilt die Piiko-Regel immer: Ergäben die Ansagen sieben, lägen entweder beide richtig oder beide falsch.
rules-insidious-end = Machst du genau, was du angesagt hast, bekommst du 2 Punkte und deine Ansage. Sonst verlierst du einen Punkt für jeden Stich zu viel oder zu wenig. Wer nach sieben Runden die meisten Punkte hat, gewinnt; bei gleichen Summen ist der Platz derselbe.
rules-insidious-credits = Tückische Sieben, im Original „Insidious Sevens“, ist ein Spiel von Alex Weldon, der es auch gestaltet und illustriert hat, erschienen bei MJ Games (2010). Diese Regeln sind in unseren eigenen Worten.
rules-nanatoridori-start = Deine Karten darfst du nicht umstecken: Wenn du dran bist, spielst du gleiche Karten, die nebeneinander stehen, oder eine einzelne Karte, oder du passt. Was du spielst, muss die Karten auf dem Tisch schlagen: Mehr Karten schlagen weniger, und bei gleich vielen gewinnt die höhere Zahl. Die geschlagenen Karten darfst du einstecken, wo sie dir helfen, oder abwerfen; { $mode ->
    [duel] werde als Erstes alle Karten los.
   *[other] hab nicht als Letztes noch Karten.
}
rules-nanatoridori-aim = { $mode ->
    [duel] Spiel alle deine Karten vor der anderen Person aus, oder lass sie einmal zu oft passen.
   *[other] Werde alle deine Karten los; wer als Letztes noch welche hat, verliert die Runde.
}
rules-nanatoridori-deal = Es gibt 63 Karten, die Zahlen 1 bis 7 je neunmal. Alle bekommen acht Karten, die in der Reihenfolge bleiben, in der sie kamen. Der Rest ist der Nachziehstapel, verdeckt.
rules-nanatoridori-deal-duel = Es gibt 63 Karten, die Zahlen 1 bis 7 je neunmal. Beide bekommen elf Karten, die in der Reihenfolge bleiben, in der sie kamen, und zwei weitere, offen vor sich. Die übrigen Karten werden nicht gebraucht.
rules-nanatoridori-begins = Wer beginnt, wird { $mode ->
    [duel] ausgelost
   *[other] in jeder Runde ausgelost, und es geht nach links weiter
}.
rules-nanatoridori-turn = **Du spielst oder passt.** Liegt nichts auf dem Tisch, musst du spielen.
rules-nanatoridori-play = **Spielen:** Wähl eine Karte oder mehrere gleiche, die auf deiner Hand nebeneinander stehen. Mehr Karten schlagen weniger, egal mit welchen Zahlen: Vier Einsen schlagen drei Siebenen. Bei gleich vielen brauchst du eine höhere Zahl; dieselbe genügt nicht.
rules-nanatoridori-beaten = **Die geschlagenen Karten** gehören dir: Steck alle zusammen an irgendeiner Stelle ein oder wirf sie ab. Hast du gerade deine letzte Karte gespielt, bist du fertig, und die geschlagenen Karten werden abgeworfen.
rules-nanatoridori-pass = **Passen:** Du ziehst eine Karte vom Nachziehstapel und steckst sie irgendwo ein oder wirfst sie ab. Ist der Nachziehstapel leer, wird nichts gezogen. Du bist noch dabei: In deinem nächsten Zug kannst du wieder spielen.
rules-nanatoridori-pass-duel = **Passen:** Du nimmst eine deiner offenen Karten, welche du willst, und steckst sie irgendwo ein oder wirfst sie ab. Passen kannst du also höchstens zweimal: Wer ohne offene Karte passt, verliert sofort.
rules-nanatoridori-join = **Offene Karten** von dir können mit Karten von der Hand mitgespielt werden, eine oder beide, wenn sie dieselbe Zahl haben. Für sich allein gehen sie nicht.
rules-nanatoridori-clear = **Ein neuer Anfang.** Wenn { $mode ->
    [duel] die andere Person
   *[other] alle anderen
} seit deinem Spiel gepasst { $mode ->
    [duel] hat
   *[other] haben
} und du wieder dran bist, werden die Karten auf dem Tisch abgeworfen, und du spielst, was du willst.{ $mode ->
    [duel] {""}
   *[other] {" "}Bist du schon fertig, tut das die nächste Person.
}
rules-nanatoridori-end-basic = Die Runde endet, wenn nur noch eine Person Karten hat; sie verliert einen Pinguin. Alle beginnen mit zwei. Die Partie endet, wenn jemand keinen mehr hat: Diese Person verliert, und alle anderen gewinnen gemeinsam.
rules-nanatoridori-end-advanced = Die Runde endet, wenn nur noch eine Person Karten hat. Wer zuerst fertig ist, bekommt 4 Punkte, wer zuletzt Karten hat, keine, alle anderen 2. Die Partie endet nach der Runde, in der jemand 10 Punkte erreicht; wer die meisten Punkte hat, gewinnt, und bei gleichen Summen ist der Platz derselbe.
rules-nanatoridori-end-duel = Wer zuerst keine Karten mehr auf der Hand hat, gewinnt, auch wenn noch offene Karten da sind. Es gibt nur eine Runde.
rules-nanatoridori-credits = Das sind, in unseren eigenen Worten, die Regeln des Kartenspiels Nanatoridori (ナナトリドリ). Alles Verdienst daran gebührt denen, die es gemacht haben.
