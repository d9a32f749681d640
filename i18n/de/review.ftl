review-button = Analyse
review-title = ### { $game }: Analyse
review-choices = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
# Where computer players that judge in this way do not win
review-opinion = nach Meinung des Computers
review-counting = Deine Entscheidungen werden gesucht …
review-waiting = { $ahead ->
    [0] Deine Analyse ist die nächste.
    [one] Deine Analyse wartet auf eine andere.
   *[other] Deine Analyse wartet auf { $ahead } andere.
}
review-under-way = **{ $done } von { $total } Entscheidungen** sind beurteilt.
review-patience = Computer, die am Zug sind, denken zuerst. Die Analyse erscheint hier und bleibt: **Analyse** zeigt sie dann sofort.
# Somebody asked for another review meanwhile
review-one-at-a-time = Es läuft eine Analyse auf einmal, und das ist sie. Wenn sie fertig ist, drück noch einmal **Analyse**.
review-failed = Die Analyse wurde nicht fertig. Drück **Analyse**, um es noch einmal zu versuchen.
review-no-choice = { $others ->
    [0] Du hattest in dieser Partie nie mehr als einen Zug, also gibt es nichts zu analysieren.
   *[other] In dieser Partie hat ein Computer oder die Uhr alles für dich entschieden, also gibt es nichts zu analysieren.
}
review-none-judged = Deine Entscheidungen in dieser Partie kann diese Version von mir nicht beurteilen.
review-good = **Kein klarer Fehler:** Alles, was du gewählt hast, war so gut wie alles andere, soweit du es wissen konntest.
review-mistakes = { $count ->
    [one] **Die teuerste Entscheidung**
   *[other] **Die { $count } teuersten Entscheidungen**
}
review-mistake = { $number }. Zug { $move }: **{ $played }** statt **{ $best }**, { $gain ->
    [places] im Schnitt { $places } Plätze schlechter
   *[firsts] damit seltener Platz 1
}.
review-missed = { $count ->
    [one] Eine Entscheidung ließ sich nicht beurteilen.
   *[other] { $count } Entscheidungen ließen sich nicht beurteilen.
}
review-by-others = { $count ->
    [one] Eine Entscheidung, die ein Computer oder die Uhr für dich traf, ist nicht beurteilt.
   *[other] { $count } Entscheidungen, die ein Computer oder die Uhr für dich traf, sind nicht beurteilt.
}
# Why a place was taken; the numbers add up
review-apart = { $several ->
    [yes] **Ohne das Glück**, im Schnitt von { $hands } { $part ->
        [round] Runden
       *[hand] Runden
    }:
   *[no] **Ohne das Glück:**
} Der mittlere Platz ist { $par }. Die Karten { $deal-is ->
    [better] brachten dir { $deal }
    [worse] kosteten dich { $deal }
   *[even] halfen und schadeten dir nicht
}, deine Entscheidungen { $own-is ->
    [worse] verschenkten { $own }
   *[even] verschenkten nichts
}, und der Rest (die anderen, das Glück) { $rest-is ->
    [better] brachte { $rest }
    [worse] kostete { $rest }
   *[even] änderte nichts
}: Platz { $place }.
review-choice = ### Entscheidung { $number } von { $count }
review-chosen = Du hast **{ $move }** gewählt: { $why }.
review-better = { $gain ->
    [places] Mit **{ $move }** wärst du im Schnitt um { $places } Plätze besser gewesen: { $why }.
   *[firsts] **{ $move }** hätte öfter den ersten Platz gebracht: { $why }.
}
review-better-although = { $gain ->
    [places] Mit **{ $move }** wärst du im Schnitt um { $places } Plätze besser gewesen, allerdings: { $why }.
   *[firsts] **{ $move }** hätte öfter den ersten Platz gebracht, allerdings: { $why }.
}
review-better-likewise = { $gain ->
    [places] Für **{ $move }** gilt dasselbe, und damit wärst du im Schnitt um { $places } Plätze besser gewesen.
   *[firsts] Für **{ $move }** gilt dasselbe, und es hätte öfter den ersten Platz gebracht.
}
review-measured = in { $worlds } möglichen Verteilungen ausprobiert: { $points } ± { $error } von 100
review-then = Was du damals gesehen hast:
review-overview = 📈
review-overview-spoken = Überblick
review-choice-button = { $number }
review-choice-button-spoken = Entscheidung { $number }
review-course = Erwarteter Platz bei jeder deiner Entscheidungen
review-course-begin = Anfang
review-course-end = Ende
# The picture of expected places in words
course-title-told = { $title }; Platz 1 ist der beste von { $seats }.
course-place = { $number ->
    [0] { $place }
   *[other] { $place } ({ $number })
}
course-hand = { $several ->
    [no] { $chosen ->
        [yes] { $places }; am Ende { $taken }.
       *[no] Keine Entscheidung; am Ende { $taken }.
    }
   *[yes] { $part ->
        [round] Runde
       *[hand] Runde
    } { $number }: { $chosen ->
        [yes] { $places }; am Ende { $taken }.
       *[no] keine Entscheidung; am Ende { $taken }.
    }
}
course-marks-told = Die Zahlen in Klammern sind die Entscheidungen, die am meisten gekostet haben.
