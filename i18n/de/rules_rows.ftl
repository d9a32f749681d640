rules-sevens-start = { $sevens ->
    [held] Wenn du dran bist, legst du eine Karte: eine 7, die die Reihe ihrer Farbe öffnet, oder eine Karte, die eine Reihe nach außen fortsetzt, erst die 8 oder die 6, dann die 9 oder die 5 und so weiter.
   *[laid] Die { $decks ->
        [one] vier
       *[other] acht
    } Siebenen liegen auf dem Tisch; wenn du dran bist, legst du eine Karte, die eine Reihe ihrer Farbe nach außen fortsetzt: erst die 8 oder die 6, dann die 9 oder die 5 und so weiter.
} { $passes ->
    [0] Passen gibt es nicht: Wer nicht legen kann, ist pleite.
    [one] Geht nichts{ $voluntary ->
        [yes] {""} oder willst du lieber warten,
       *[no] ,
    } darfst du passen, aber nur einmal: Wer weder legen noch passen kann, ist pleite.
   *[other] Geht nichts{ $voluntary ->
        [yes] {""} oder willst du lieber warten,
       *[no] ,
    } darfst du passen, aber nur { $passes }-mal: Wer weder legen noch passen kann, ist pleite.
} Wer zuerst alle Karten los ist, gewinnt.
rules-sevens-aim = Werde alle deine Karten vor den anderen los. Jede Farbe bildet eine Reihe, von ihrer 7 hinauf bis zum König und hinab bis zum Ass.
rules-sevens-deal = { $decks ->
    [one] { $jokers ->
        [0] Alle 52 Karten
        [one] Alle 52 Karten und ein Joker
       *[other] Alle 52 Karten und { $jokers } Joker
    }
   *[other] Zwei Pakete werden zusammen gemischt, und alle 104 Karten
} werden einzeln gegeben; manche bekommen vielleicht eine Karte mehr. { $sevens ->
    [held] Am Anfang liegt nichts auf dem Tisch.
   *[laid] Wer eine 7 hat, legt sie auf den Tisch, bevor das Spiel beginnt.
}
rules-sevens-first = { $first ->
    [dealer] Wer gibt, wird ausgelost und beginnt.
    [left-of-dealer] Wer gibt, wird ausgelost; links davon beginnt das Spiel.
    [random] Wer beginnt, wird ausgelost.
   *[seven-of-diamonds] { $sevens ->
        [held] Wer die 7♦ bekommen hat, beginnt und muss sie nicht legen.
       *[laid] Wer die 7♦ gelegt hat, beginnt.
    }
} Dann geht es nach links weiter.
rules-sevens-first-two = { $sevens ->
    [held] Wer eine 7♦ bekommen hat, beginnt und muss sie nicht legen.
   *[laid] Wer eine 7♦ gelegt hat, beginnt.
} Haben zwei eine, beginnt, wer vom ausgelosten Geber aus links zuerst kommt. Dann geht es nach links weiter.
rules-sevens-turn = **Du legst eine Karte{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] {""} oder passt
       *[no] {""} oder passt, wenn keine geht
    }
}.** Eine Karte passt, wenn sie auf einer Seite ihrer Reihe die nächste fehlende ist: Liegen 5♠ bis 9♠, passen 4♠ und 10♠.
rules-sevens-passes = { $passes ->
    [0] **Passen gibt es nicht:** Wenn du legen kannst, musst du.
    [one] { $voluntary ->
        [yes] **Du darfst einmal passen**, auch wenn eine Karte geht. Danach musst du legen, wenn du kannst.
       *[no] **Du darfst einmal passen**, und nur, wenn keine Karte geht: Wenn du legen kannst, musst du.
    }
   *[other] { $voluntary ->
        [yes] **Du darfst { $passes }-mal passen**, auch wenn eine Karte geht: Eine Karte zurückzuhalten, die andere brauchen, ist Teil des Vergnügens. Danach musst du legen, wenn du kannst.
       *[no] **Du darfst { $passes }-mal passen**, und nur, wenn keine Karte geht: Wenn du legen kannst, musst du.
    }
}
rules-sevens-held = **Die Siebenen** bleiben auf der Hand. Eine 7 passt immer und öffnet die Reihe ihrer Farbe; vorher passt keine andere Karte der Farbe. Eine 7 zurückzuhalten und andere Karten zu legen, hält die ganze Farbe auf. Da eine 7 immer passt, geht mit ihr niemand pleite; aber Karten von jemandem, der pleiteging, können schon vor der 7 ihrer Farbe liegen.
rules-sevens-two-packs = **Zwei Pakete** ergeben zwei Reihen für jede Farbe. Eine Karte kommt in die erste Reihe ihrer Farbe, in die sie passt. Das zweite Exemplar einer Karte passt also erst, wenn die 7 und alle Karten dazwischen zweimal liegen.{ $sevens ->
    [held] {" "}Die zweite Reihe öffnet sich mit der zweiten 7.
   *[laid] {""}
} Karten von jemandem, der pleiteging, kommen in die erste Reihe, der sie noch fehlen.
rules-sevens-held-joker-skip = Auch mit dem Joker kommt nichts in eine Reihe, bevor ihre 7 liegt, und für eine 7 steht der Joker nie.
rules-sevens-held-joker-single = Der Joker kann auch für eine 7 stehen, die noch nicht liegt, und so ihre Reihe öffnen.
rules-sevens-held-tunnel = Vor ihrer 7 hat eine Reihe keinen Tunnel. Was auf ihren Seiten schon liegt, zählt von da an.
rules-sevens-bankrupt = **Pleite (*Hasan*)** ist, wer am Zug { $passes ->
    [0] {""}
   *[other] nicht mehr passen darf und{" "}
}keine passende Karte hat. Alle Karten davon kommen sofort auf ihre Plätze auf dem Tisch, auch wenn Lücken bleiben, und die anderen spielen weiter. Eine Lücke muss gefüllt sein, bevor die Reihe weitergeht; dann zählen auch die Karten dahinter. Manche sagen statt *Hasan* auch *pasu yon* („viertes Passen“), *nagedashi* („hinwerfen“) oder *hakidashi*.
rules-sevens-joker-skip = **Der Joker** kommt auf den nächsten fehlenden Platz einer Reihe, zusammen mit deiner Karte, die in derselben Richtung danach kommt: Endet eine Reihe mit 6♠, der Joker als 5♠ und deine 4♠. Karten, die schon liegen, werden übersprungen. Wo dahinter keine Karte fehlt, geht der Joker nicht.
rules-sevens-joker-single = **Der Joker** kann allein gelegt werden, auf den Platz irgendeiner Karte, die gerade passt.
rules-sevens-jokers-two = Es gibt zwei Joker; in einem Zug geht nur einer.
rules-sevens-joker-must = Ein Joker, den du legen kannst, gilt als passende Karte: { $voluntary ->
    [yes] Wenn du nicht mehr passen darfst und sonst nichts geht, musst du ihn legen.
   *[no] Wenn sonst nichts geht, musst du ihn legen.
}
rules-sevens-joker-take = **Der Tausch.** Wer die Karte hat, für die der Joker steht, legt sie sofort dorthin und nimmt den Joker auf die Hand. Das ist kein eigener Zug: Weiter geht es links von der Person, die den Joker gelegt hat. Für eine Karte, die du selbst hast, geht der Joker nicht.
rules-sevens-joker-stack = **Die Karte obenauf.** Wer die Karte hat, für die der Joker steht, auch wer ihn gelegt hat, legt sie sofort auf den Joker, und der ist aus dem Spiel. Weiter geht es links von der Person, die den Joker gelegt hat. Haben dadurch zwei keine Karten mehr, liegt vorn, wer den Joker gelegt hat.
rules-sevens-joker-last-taken = Ist die Karte, die du beim Tausch legst, deine letzte, bist du nicht fertig: Du spielst mit dem Joker weiter.
rules-sevens-joker-left-skip = Ein Joker geht nie allein: Wer sonst nichts hat, muss passen und geht am Ende pleite.
rules-sevens-joker-left-single = Wer nur noch Joker hat, ist sofort eliminiert, auch wenn ein Tausch die letzte Karte genommen hat. Eliminierte liegen vor denen, die pleite sind, und hinter allen anderen, die erste Person zuletzt.
rules-sevens-joker-last = Der Joker darf deine letzte Karte sein.
rules-sevens-joker-bankrupt = Joker von jemandem, der pleitegeht, sind aus dem Spiel.
rules-sevens-joker-fallen = Joker von jemandem, der pleitegeht oder eliminiert wird, sind aus dem Spiel.
rules-sevens-tunnel-closed = **Der Tunnel (geschlossen).** Ass und König einer Farbe sind Nachbarn, als führte ein Tunnel von einem Ende der Reihe zum anderen. Sobald eine Seite einer Reihe fertig ist, geht es auf der anderen nur noch durch den Tunnel weiter: Nach 8 bis K kommen A, 2, 3 und so weiter bis 6; nach 6 bis A kommen K, Q, J und so weiter hinab bis 8. Die Karte neben der 7 kommt also zuletzt. Karten, die schon liegen, werden übersprungen, und auch eine Seite, die durch eine Pleite fertig wird, ist fertig.
rules-sevens-tunnel-open = **Der Tunnel (offen).** Ass und König einer Farbe sind Nachbarn, als führte ein Tunnel von einem Ende der Reihe zum anderen. Sobald eine Seite einer Reihe fertig ist, geht die Reihe auch durch den Tunnel weiter: nach 8 bis K mit A, 2, 3 und so weiter; nach 6 bis A mit K, Q, J und so weiter. Die übliche nächste Karte passt ebenfalls.
rules-sevens-tunnel-joker = **Joker und Tunnel.** Macht der Joker eine Seite fertig, ist die Karte dazu die nächste fehlende durch den Tunnel: etwa der Joker als K♠ und dein A♠.
rules-sevens-ghost = **Der Geist.** Wer pleitegeht, ist ein Geist und versucht, die anderen zum Reden zu bringen. Wer noch Karten hat und mit einem Geist redet, tauscht sofort den Platz mit ihm: Der Geist übernimmt die Karten, das verbrauchte Passen und gegebenenfalls den Zug; wer geredet hat, ist der neue Geist. Wer fertig ist, ist sicher. Es kann mehrere Geister geben; getauscht wird mit dem, mit dem geredet wurde. Der Host kann einen Tausch binnen 30 Sekunden zurücknehmen, wenn beide zustimmen.
rules-sevens-ghost-talk = **Was als Reden zählt,** im Kanal oder Thread des Tisches: auf etwas zu antworten, das der Geist als Geist geschrieben hat, und den Geist in einer Nachricht zu erwähnen, auch nachträglich.{ $talking ->
    [strict] {" "}Dieser Tisch ist streng: Es zählen auch eine Reaktion auf eine Nachricht des Geistes und die nächste Nachricht binnen 20 Sekunden danach, wenn niemand dazwischen geschrieben hat.
   *[plain] {""}
} Knöpfe, Befehle, `@everyone` und Reden anderswo zählen nicht. Geister dürfen reden, wie sie wollen.
rules-sevens-ghost-eliminated = Wer mit nichts als Jokern eliminiert wird, wird kein Geist.
rules-sevens-end = Wer zuerst keine Karten mehr hat, kommt auf Platz 1, dann Platz 2 und so weiter. Hat nur noch eine Person Karten, ist das Spiel vorbei, und sie kommt als Nächste (auf Platz 1, wenn alle anderen pleite sind). Wer pleite ist, kommt nach hinten: wer zuerst pleiteging, auf den letzten Platz, wer danach, auf den vorletzten.
rules-sevens-end-ghost = Es zählt der Platz am Tisch: Wer am Ende der Geist ist, gilt als pleite.
rules-sevens-tip = **Ein guter Rat:** Leg zuerst die Karten, die den Weg zu deinen eigenen Assen und Königen öffnen, und heb die Sechsen und Achten, die nur anderen helfen, für später auf{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] , solange du noch passen kannst
       *[no] {""}
    }
}.{ $sevens ->
    [held] {" "}Behalt eine 7, deren Farbe den anderen mehr helfen würde als dir.
   *[laid] {""}
}
rules-sevens-points-start = Die vier Siebenen liegen auf dem Tisch; wenn du dran bist, legst du eine Karte, die eine Reihe ihrer Farbe nach außen fortsetzt: hinauf bis zum Ass, das hier hoch ist, oder hinab bis zur 2. { $passes ->
    [0] Passen gibt es nicht: Wer nicht legen kann, ist pleite, und die Runde ist vorbei.
    [one] { $voluntary ->
        [yes] Du darfst einmal passen;
       *[no] Geht nichts, darfst du passen, aber nur einmal;
    } wer weder legen noch passen kann, ist pleite, und die Runde ist vorbei.
   *[other] { $voluntary ->
        [yes] Du darfst { $passes }-mal passen;
       *[no] Geht nichts, darfst du passen, aber nur { $passes }-mal;
    } wer weder legen noch passen kann, ist pleite, und die Runde ist vorbei.
} Die Karten auf deiner Hand zählen am Ende gegen dich, also werde sie los.
rules-sevens-points-aim = Sammle so wenige Punkte wie möglich. Jede Farbe bildet eine Reihe ab ihrer 7: hinauf mit 8, 9, 10, J, Q, K und A und hinab mit 6, 5, 4, 3 und 2.
rules-sevens-points-deal = Alle 52 Karten und ein Joker werden einzeln gegeben; manche bekommen vielleicht eine Karte mehr. Wer eine 7 hat, legt sie auf den Tisch, bevor das Spiel beginnt.
rules-sevens-points-bankrupt = **Pleite (*Hasan*)** ist, wer am Zug { $passes ->
    [0] {""}
   *[other] nicht mehr passen darf und{" "}
}keine passende Karte hat. Damit endet die Runde sofort.
rules-sevens-points-joker = **Der Joker** kommt auf den nächsten fehlenden Platz einer Reihe, zusammen mit deiner Karte, die in derselben Richtung danach kommt: Endet eine Reihe mit 8♠, der Joker als 9♠ und deine 10♠. Karten, die schon liegen, werden übersprungen. Wo dahinter keine Karte fehlt, geht der Joker nicht, und ebenso wenig als deine letzte Karte. Die Karte, für die er steht, darfst du selbst haben.
rules-sevens-points-cover = **Den Joker zudecken.** Wer die Karte hat, für die der Joker steht, wird still gefragt und darf sie sofort auf den Joker legen, außer der Reihe. Wird sie behalten, erfährt es niemand; sie kann noch in einem späteren Zug dorthin, als Karte dieses Zuges{ $voluntary ->
    [yes] {""}
   *[no] {""}, und muss es, wenn sonst nichts geht
}. Den Joker nimmt niemand zurück. Ist mit dem Joker deine Hand leer, endet die Runde sofort, und niemand wird gefragt.
rules-sevens-points-end = Die Runde endet, wenn jemand keine Karten mehr hat, auch durch das Zudecken des Jokers: Das zählt nichts, und alle anderen zählen die Karten auf ihrer Hand. Oder sie endet mit einer Pleite: Dann zählen nur die Karten der Person, die pleite ist, und alle anderen nichts. Ein Ass zählt 1, 2 bis 10 ihre Zahl, J, Q und K je 10, der Joker 25.
