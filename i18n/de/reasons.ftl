reason-nothing-fits = keine deiner Karten passt
reason-no-way = keine Karte passt, und passen geht nicht mehr
reason-opens-own = danach können eigene Karten kommen: { $cards }
reason-only-own = danach können nur eigene Karten kommen: { $cards }
reason-nears-own = das bringt eigene Karten näher ({ $cards }); vorher müssen die anderen { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} legen
reason-nears-most = { $number ->
    [one] eine deiner Karten kommt
   *[other] { $number } deiner Karten kommen
} einen Schritt näher, mehr als mit jeder anderen Karte
reason-nears-least = sie bringt { $number ->
    [0] keine Karte
    [one] nur eine Karte
   *[other] nur { $number } Karten
} der anderen näher, weniger als jede andere Karte
reason-ends-row = danach kommt nichts, also hilft es niemandem sonst
reason-frees-others = { $number ->
    [0] es hilft nur den anderen ({ $cards }), aber passen kannst du nicht mehr
   *[other] es spart ein Passen, auch wenn danach nur Karten der anderen kommen: { $cards }
}
reason-holds-back = es kostet ein Passen und hält zurück, worauf andere warten: { $cards }
reason-corners = es kostet ein Passen und hält zurück, worauf andere warten: { $cards }; { $number ->
    [one] ein anderer kann
   *[other] { $number } andere können
} nicht mehr passen
reason-keeps-back = es kostet ein Passen und hebt { $cards } für später auf, worauf niemand wartet
reason-kills = es tötet { $cards }, und davon gehört dir nichts
reason-kills-own = es tötet eigene Karten: { $cards }
reason-rescues = es rettet { $cards } vor der nächsten Karte
reason-closes-in = mit noch einer Karte kann etwas von den anderen sterben: { $cards }
reason-exposes = du hast eine Karte weniger, aber pass auf { $cards } auf: die nächste Karte könnte das töten
reason-quiet = du hast eine Karte weniger und bringst keine eigene in Gefahr
reason-spares-own = alles, was du legen könntest, würde eine eigene Karte töten
reason-waits = es kostet ein Passen und lässt den Tisch, wie er ist
reason-gives-low = du behältst die stärkeren Karten, für mehr Stiche
reason-gives-high = du behältst die schwächeren Karten, für wenige Stiche und eine Ansage, die leicht zu halten ist
reason-gives-colour = dir { $number ->
    [one] bleibt nur eine Farbe
   *[other] bleiben nur { $number } Farben
}, und je weniger es sind, desto leichter ist die Ansage zu halten
reason-gives-bid = du gäbst deine einzige { $number } weg, die Ansage, nach der deine Karten aussehen
reason-bid-open = deine Karten sehen nach etwa { $number ->
    [one] einem Stich
   *[other] { $number } Stichen
} aus, wenn ihre Farbe Trumpf wird, aber bei einer mittleren Ansage ist das nicht sicher
reason-bid-fits = deine Karten sehen nach etwa { $number ->
    [one] einem Stich
   *[other] { $number } Stichen
} aus
reason-bid-last = keine andere freie Ansage passt zu deinen Karten; sie sehen nach etwa { $number ->
    [one] einem Stich
   *[other] { $number } Stichen
} aus
reason-bid-high = das ist viel; deine Karten sehen nach etwa { $number ->
    [one] einem Stich
   *[other] { $number } Stichen
} aus
reason-bid-low = das ist wenig; deine Karten sehen nach etwa { $number ->
    [one] einem Stich
   *[other] { $number } Stichen
} aus
reason-wins = damit machst du wohl den Stich, und für deine Ansage { $number ->
    [one] fehlt noch einer
   *[other] fehlen noch { $number }
}
reason-saves = diesen Stich bekommen wohl andere, und du behältst bessere Karten für { $number ->
    [one] den einen, der dir noch fehlt
   *[other] die { $number }, die dir noch fehlen
}
reason-risks-seven = eine höhere Sieben, die bedient, kann sie gut schlagen: { $cards }; für deine Ansage { $number ->
    [one] fehlt noch einer
   *[other] fehlen noch { $number }
}
reason-draws-trumps = es zieht den anderen Trümpfe, und du behältst bessere Karten für { $number ->
    [one] den einen, der dir noch fehlt
   *[other] die { $number }, die dir noch fehlen
}
reason-tries = mit Glück machst du den Stich, und für deine Ansage { $number ->
    [one] fehlt noch einer
   *[other] fehlen noch { $number }
}
reason-leaves = diesen Stich kannst du damit nicht machen; für deine Ansage { $number ->
    [one] fehlt noch einer
   *[other] fehlen noch { $number }
}
reason-ducks = es bleibt unten, und deine angesagten Stiche hast du alle
reason-sheds = den Stich macht sie wohl nicht, und du bist eine Karte los, die später einen machen könnte
reason-overtakes = damit machst du vielleicht den Stich, und das wäre einer zu viel
reason-last-cards = { $number ->
    [one] es ist deine letzte Karte
   *[other] es sind deine letzten Karten
}
reason-brings-together = dahinter rücken { $number } gleiche Karten zusammen
reason-many = du bist { $number } Karten auf einmal los
reason-one = du bist eine Karte los, die allein steht
reason-breaks-up = es zerreißt eine Gruppe; { $number ->
    [one] eine Karte davon bleibt
   *[other] { $number } Karten davon bleiben
}
reason-nothing-beats = nichts auf deiner Hand schlägt, was da liegt
reason-keeps-groups = { $number ->
    [0] du behältst deine Gruppen für später
   *[other] du behältst deine Gruppen für später und ziehst eine Karte
}
reason-enlarges = das ergibt eine Gruppe aus { $number }
reason-splits = das trennt eine deiner Gruppen
reason-adds = dort steht es für sich, und du hast mehr Karten
reason-discards = so bleiben es wenige Karten
reason-only-one = die Regeln lassen dir keinen anderen
reason-talks = du tauschst mit dem Geist den Platz
reason-frees-anyway = danach kommen nur Karten der anderen: { $cards }
reason-shuts-own = der Tunnel schließt, und von dieser Seite kommst du nicht mehr an eigene Karten: { $cards }
reason-shuts-others = der Tunnel schließt, und von dieser Seite kommen die anderen nicht mehr an { $cards }
reason-closes-own = es schließt die Farbe, und eigene Karten gehen dann nur noch verdeckt weg: { $cards }
reason-closes-others = es schließt die Farbe, und von den anderen { $number ->
    [one] geht eine Karte
   *[other] gehen { $number } Karten
} nur noch verdeckt weg
reason-fixes-base = alle Reihen beginnen dann mit der Zahl dieser Karte
reason-replaces = dein Trumpf ist weg, und { $cards } passt von da an nur noch in die Trumpfreihe
reason-community = du hast danach nicht weniger Karten, und es folgen nur Karten der anderen
reason-joker-taken = du bist den Joker los: wer { $cards } hat, muss das legen und nimmt den Joker
reason-joker-stays = du bist den Joker los: wer { $cards } hat, muss das legen, und der Joker ist aus dem Spiel
reason-joker-on-own = du legst gleich deine eigene { $cards } darauf und bist beide los
reason-joker-costs = du bist den Joker los, der dich am Ende { $number } Punkte kosten würde
reason-eliminates = du hättest nur noch Joker und wärst eliminiert
reason-keeps-joker = du behältst den Joker, das Einzige, was du jetzt legen könntest
reason-covers = du bist { $cards } los, was dich am Ende { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} kosten würde
reason-leaves-joker = du behältst { $cards } und kannst sie noch in einem späteren Zug auf den Joker legen
reason-holds-back-paying = es hält { $cards } zurück, kostet aber jetzt einen Chip und am Ende drei weitere
reason-holds-back-taking = es hält { $cards } zurück, aber alle anderen dürfen dir dafür je eine Karte geben
reason-holds-back-free = es kostet nichts und hält { $cards } zurück, nur ist der Zug dann vorbei
reason-ends-turn = es kostet nichts und hält { $cards } zurück
reason-leaves-community = es kostet nichts und lässt den Tisch, wie er ist
reason-takes-none = keine deiner Karten passt, und fürs Betteln bekämst du noch eine dazu
reason-takes-one = keine deiner Karten passt, und du bekommst noch eine dazu
reason-piles-far = diese Karte müsste am längsten warten: vor ihr { $number ->
    [one] kommt noch eine Karte
   *[other] kommen noch { $number } Karten
}
reason-piles-cheap = keine andere deiner Karten kostet so wenig: { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}
reason-piles-blocking = was hinter ihr kommt, gehört den anderen: { $number ->
    [one] eine Karte, die
   *[other] { $number } Karten, die
} dann nur noch verdeckt weg { $number ->
    [one] kann
   *[other] können
}
reason-piles-near = diese Karte könntest du bald legen; vor ihr { $number ->
    [one] kommt nur noch eine Karte
   *[other] kommen nur noch { $number } Karten
}
reason-piles-dead = nichts bringt diese Karte mehr auf den Tisch
reason-ends-hand = es ist deine letzte Karte und beendet die Runde, kostet dich aber { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}
reason-gives-far = { reason-piles-far }
reason-gives-near = { reason-piles-near }
reason-gives-playable = diese Karte könntest du jetzt legen
reason-gives-nothing = du behältst alle deine Karten
reason-continues = es geht weiter, und was danach kommt, hat jemand anders
reason-ends-sequence = danach kommt nichts, und du spielst als Nächstes aus
reason-not-held = du hast { $cards } nicht
reason-leads-again = auch die letzte Karte hast du ({ $cards }), und dann spielst du wieder aus
reason-leads-alone = danach kann nichts kommen, und du spielst wieder aus
reason-follows-own = damit { $number ->
    [one] geht noch eine Karte von dir
   *[other] gehen noch { $number } Karten von dir
}
reason-only-led = du wirst sie nur los, wenn du sie ausspielst, denn nichts führt mehr zu ihr
reason-only-of-rank = es ist deine einzige Karte dieser Zahl
reason-others-follow = was folgt, haben nur die anderen: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
reason-with-face-up = mit dem, was offen vor dir liegt, spielst du { $number } Karten auf einmal
reason-takes-match = mit deiner offenen Karte kann daraus eine Gruppe aus { $number } werden
reason-uses-up = es kostet eine offene Karte, und die gleicht keiner von deinen
reason-loses = ohne offene Karte verlierst du
