prompt-turn = **Du bist dran.** Wähl eine Karte oder passe. Die Zeit endet { $until }.
prompt-play = **Du bist dran.** Wähl eine Karte. Die Zeit endet { $until }.
prompt-only-pass = **Du bist dran**, aber keine deiner Karten passt: Du kannst nur passen. Die Zeit endet { $until }.
prompt-fan-tan-only-pass = **Du bist dran**, aber keine deiner Karten passt: Du zahlst einen Chip in den Topf und passt. Die Zeit endet { $until }.
prompt-five-or-nine-only-pass = { prompt-fan-tan-only-pass }
prompt-domino-sevens-only-pass = **Du bist dran**, aber keine deiner Karten passt, und zu ziehen gibt es nichts mehr: Du zahlst einen Chip in den Topf und passt. Die Zeit endet { $until }.
prompt-bankrupt = **Du bist dran.** Keine deiner Karten passt, und passen kannst du nicht mehr: Du bist pleite. Die Zeit endet { $until }.
prompt-koroshi-bankrupt = **Du bist dran.** Keine deiner Karten passt, und passen kannst du nicht mehr: Du scheidest aus. Die Zeit endet { $until }.
prompt-passing = Wähl **{ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}** für **{ $name }**, { $side ->
    [left] links
   *[right] rechts
} von dir. Was du bekommst, siehst du, wenn alle gewählt haben. Die Zeit endet { $until }.
prompt-bidding = **Deine Ansage:** Wähl eine Karte. Ihre Zahl sagt, wie viele Stiche du machen willst, nicht mehr und nicht weniger. Die höchste Karte aller Ansagen macht ihre Farbe zum Trumpf. Du bekommst deine Karte zurück. Die Zeit endet { $until }.
prompt-chosen = Du hast gewählt: { $cards }. Die anderen wählen noch.
prompt-give = { $must ->
    [may] **{ $name }** hat gepasst, obwohl eine Karte gegangen wäre. Du darfst **{ $name }** eine Karte deiner Wahl geben, oder nichts.
   *[must] **{ $name }** bettelt um eine Karte: Wähl eine, die du abgibst.
} Nur ihr beide seht, welche. Die Zeit endet { $until }.
prompt-beg = **Du bist dran.** Keine deiner Karten passt, also bettelst du: **{ $name }**, rechts von dir, gibt dir eine Karte. Die Zeit endet { $until }.
prompt-beg-or-pass = **Du bist dran.** Keine deiner Karten passt. In diesem ersten Zug darfst du passen oder betteln: **{ $name }**, rechts von dir, gibt dir eine Karte. Die Zeit endet { $until }.
prompt-extra = Ein Ass oder ein König bringt dir **noch einen Zug**: Spiel weiter oder beende deinen Zug. Die Zeit endet { $until }.
prompt-extra-none = Ein Ass oder ein König bringt dir noch einen Zug, aber keine deiner Karten passt: Beende deinen Zug. Die Zeit endet { $until }.
prompt-place = { $count ->
    [one] Die geschlagene **{ $number }** einstecken
   *[other] { $count } geschlagene **{ $number }er**, alle an einer Stelle, einstecken
} oder abwerfen? Wähl die Lücke (▾) zwischen zwei Karten; du siehst deine Karten, bevor es gilt. Die Zeit endet { $until }.
prompt-place-drawn = Du hast eine **{ $card }** gezogen. Einstecken oder abwerfen? Wähl die Lücke (▾) zwischen zwei Karten; du siehst deine Karten, bevor es gilt. Die Zeit endet { $until }.
prompt-cover = Der Joker steht für deine Karte **{ $card }**. Leg sie jetzt auf den Joker, oder behalt sie für später? Sonst erfährt niemand, dass du gefragt wirst. Die Zeit endet { $until }.
prompt-draw = **Du bist dran.** Keine deiner Karten passt, also ziehst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Die Zeit endet { $until }.
prompt-domino-sevens-draw = **Du bist dran.** Keine deiner Karten passt, also zahlst du einen Chip in den Topf und ziehst eine Karte, bis eine passt. Die Zeit endet { $until }.
prompt-pile = **Du bist dran.** Keine deiner Karten passt: Leg eine verdeckt auf deinen Stapel. Sie zählt gegen dich. Die Zeit endet { $until }.
prompt-community = **Du bist dran.** Keine deiner Karten passt, aber du darfst eine Gemeinschaftskarte nehmen und legen, oder passen. Die Zeit endet { $until }.
prompt-community-only = **Du bist dran.** Keine deiner Karten passt, und alle anderen haben gepasst: Nimm eine Gemeinschaftskarte und leg sie. Die Zeit endet { $until }.
prompt-lead = **Du spielst aus:** eine beliebige Karte. Die Zeit endet { $until }.
prompt-follow = **Du bist dran.** Ausgespielt ist **{ $card }**: Bediene mit derselben Farbe oder Zahl. Die Zeit endet { $until }.
prompt-follow-free = **Du bist dran.** Ausgespielt ist **{ $card }**. Du hast weder die Farbe noch die Zahl, also spiel, was du willst. Die Zeit endet { $until }.
prompt-continue = **Du bist dran.** Du kannst weitermachen mit { $cards }. Die Zeit endet { $until }.
prompt-continue-pass = **Du bist dran**, aber du hast { $cards } nicht: Du kannst nur passen. Die Zeit endet { $until }.
prompt-play-or-pay-continue-pass = **Du bist dran**, aber du hast { $cards } nicht: Du zahlst einen Chip in den Topf und passt. Die Zeit endet { $until }.
prompt-group-lead = **Du beginnst:** Leg eine Karte oder gleiche Karten, die nebeneinander stehen. Die Zeit endet { $until }.
prompt-group = **Du bist dran.** Zu schlagen: **{ $cards }**. Leg mehr Karten, oder gleich viele mit höherer Zahl; oder passe: { $passing ->
    [draw] Du ziehst eine Karte
    [take] Du brauchst eine offene Karte auf
    [lose] Ohne offene Karte verlierst du sofort
   *[nothing] Zu ziehen gibt es nichts mehr
}. Die Zeit endet { $until }.
prompt-group-only-pass = **Du bist dran.** Zu schlagen: **{ $cards }**, und das kannst du nicht. Du passt: { $passing ->
    [draw] Du ziehst eine Karte
    [take] Du brauchst eine offene Karte auf
    [lose] Ohne offene Karte verlierst du
   *[nothing] Zu ziehen gibt es nichts mehr
}. Die Zeit endet { $until }.
prompt-confirm = Die Zeit endet { $until }.
board-choosing = Es wählen noch: { $names }. Die Zeit endet { $until }.
since-drew = Gezogen: { $cards }.
since-given = **{ $name }** hat dir gegeben: { $cards }.
since-exchanged = Deine Karte { $cards } kam auf den Tisch, dafür hast du den Joker bekommen.
since-stacked = Deine Karte { $cards } kam auf den Joker.
since-killed = **{ $name }** hat dir getötet: { $cards }.
since-others = { $which ->
    [last] Zuletzt:
   *[all] Seitdem:
} { $events }
