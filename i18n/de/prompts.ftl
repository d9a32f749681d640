prompt-turn = **Du bist dran.** Wähl eine Karte oder passe.
prompt-play = **Du bist dran.** Wähl eine Karte.
prompt-only-pass = **Du bist dran**, aber keine deiner Karten passt: Du kannst nur passen.
prompt-fan-tan-only-pass = **Du bist dran**, aber keine deiner Karten passt: Du zahlst einen Chip in den Topf und passt.
prompt-five-or-nine-only-pass = { prompt-fan-tan-only-pass }
prompt-domino-sevens-only-pass = **Du bist dran.** Nichts passt und nichts ist zu ziehen: Zahl einen Chip und pass.
prompt-bankrupt = **Du gehst pleite** (*Hasan*): Nichts passt, und passen kannst du nicht mehr. Deine Karten kommen auf den Tisch, und du landest hinter allen, die noch spielen.
prompt-shichi-narabe-points-bankrupt = **Du gehst pleite** (*Hasan*): Nichts passt, und passen kannst du nicht mehr. Die Runde endet, und nur deine Karten zählen.
prompt-koroshi-bankrupt = **Du scheidest aus**: Nichts passt, und passen kannst du nicht mehr. { $remains ->
    [laid] Deine Karten kommen sofort auf ihre Plätze im Raster{ $counted ->
        [yes] {""} und zählen trotzdem gegen dich
       *[no] {""}
    }.
   *[aside] Alle Karten, die du noch hast, zählen gegen dich.
}
prompt-passing = Wähl **{ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}** für **{ $name }**, { $side ->
    [left] links
   *[right] rechts
} von dir. Was du bekommst, siehst du, wenn alle gewählt haben.
prompt-bidding = **Deine Ansage:** Wähl eine Karte. Ihre Zahl sagt, wie viele Stiche du machen willst, nicht mehr und nicht weniger. Die höchste Karte aller Ansagen macht ihre Farbe zum Trumpf. Du bekommst deine Karte zurück.
prompt-chosen = Du hast gewählt: { $cards }. Die anderen wählen noch.
prompt-give = { $must ->
    [may] **{ $name }** hat gepasst, obwohl eine Karte gegangen wäre. Du darfst **{ $name }** eine Karte deiner Wahl geben, oder nichts.
   *[must] **{ $name }** bettelt um eine Karte: Wähl eine, die du abgibst.
} Nur ihr beide seht, welche.
prompt-beg = **Du bist dran.** Nichts passt: Du bettelst bei **{ $name }** um eine Karte.
prompt-beg-or-pass = **Du bist dran.** Nichts passt. In diesem ersten Zug darfst du passen oder bei **{ $name }** um eine Karte betteln.
prompt-extra = Ein Ass oder ein König bringt dir **noch einen Zug**: Spiel weiter oder beende deinen Zug.
prompt-extra-none = Ein Ass oder ein König bringt dir noch einen Zug, aber keine deiner Karten passt: Beende deinen Zug.
prompt-place = { $count ->
    [one] Die geschlagene **{ $number }** einstecken
   *[other] { $count } geschlagene **{ $number }er**, alle an einer Stelle, einstecken
} oder abwerfen? Wähl die Lücke zwischen zwei Karten; du siehst deine Karten, bevor es gilt.
prompt-place-drawn = Du hast eine **{ $card }** gezogen. Einstecken oder abwerfen? Wähl die Lücke zwischen zwei Karten; du siehst deine Karten, bevor es gilt.
prompt-cover = Der Joker steht für deine Karte **{ $card }**. Leg sie jetzt auf den Joker, oder behalt sie für später? Sonst erfährt niemand, dass du gefragt wirst.
prompt-draw = **Du bist dran.** Keine deiner Karten passt, also ziehst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
prompt-domino-sevens-draw = **Du bist dran.** Nichts passt: Zahl einen Chip und zieh eine Karte, bis eine passt.
prompt-pile = **Du bist dran.** Keine deiner Karten passt: Leg eine verdeckt auf deinen Stapel. Sie zählt gegen dich.
prompt-community = **Du bist dran.** Keine deiner Karten passt, aber du darfst eine Gemeinschaftskarte nehmen und legen, oder passen.
prompt-community-only = **Du bist dran.** Keine deiner Karten passt, und alle anderen haben gepasst: Nimm eine Gemeinschaftskarte und leg sie.
prompt-lead = **Du spielst aus:** eine beliebige Karte.
prompt-follow = **Du bist dran.** Ausgespielt ist **{ $card }**: Bediene mit derselben Farbe oder Zahl.
prompt-follow-free = **Du bist dran.** Ausgespielt ist **{ $card }**. Du hast weder die Farbe noch die Zahl, also spiel, was du willst.
prompt-continue = **Du bist dran.** Du kannst weitermachen mit { $cards }.
prompt-continue-pass = **Du bist dran**, aber du hast { $cards } nicht: Du kannst nur passen.
prompt-play-or-pay-continue-pass = **Du bist dran**, aber du hast { $cards } nicht: Du zahlst einen Chip in den Topf und passt.
prompt-group-lead = **Du beginnst:** Leg eine Karte oder gleiche Karten, die nebeneinander stehen.
prompt-group = **Du bist dran.** Zu schlagen: **{ $cards }**. Leg mehr Karten, oder gleich viele mit höherer Zahl; oder passe: { $passing ->
    [draw] Du ziehst eine Karte
    [take] Du brauchst eine offene Karte auf
    [lose] Ohne offene Karte verlierst du sofort
   *[nothing] Zu ziehen gibt es nichts mehr
}.
prompt-group-only-pass = **Du bist dran.** Zu schlagen: **{ $cards }**, und das kannst du nicht. Du passt: { $passing ->
    [draw] Du ziehst eine Karte
    [take] Du brauchst eine offene Karte auf
    [lose] Ohne offene Karte verlierst du
   *[nothing] Zu ziehen gibt es nichts mehr
}.
board-choosing = Es wählen noch: { $names }.
since-drew = Gezogen: { $cards }.
since-given = **{ $name }** hat dir gegeben: { $cards }.
since-exchanged = Deine Karte { $cards } kam auf den Tisch, dafür hast du den Joker bekommen.
since-stacked = Deine Karte { $cards } kam auf den Joker.
since-killed = **{ $name }** hat dir getötet: { $cards }.
since-others = { $which ->
    [last] Zuletzt:
    [first] Bisher:
   *[all] Seitdem:
} { $events }
