rounds-number = { $part ->
    [round] Runde
   *[hand] Runde
} { $number }{ $most ->
    [0] {""}
   *[other] {" "}von { $most }
}
rounds-dealing = { $name } gibt
rounds-ready = bereit
rounds-between = Die { $part ->
    [round] Runde
   *[hand] Runde
} ist vorbei. Die nächste wird { $timed ->
    [no] gegeben, wenn alle bereit sind.
   *[yes] { $until } gegeben, oder wenn alle bereit sind.
}
rounds-next-dealer = **{ $name }** gibt.
rounds-over = Diese { $part ->
    [round] Runde
   *[hand] Runde
} ist vorbei. Drück **{ $button }**, wenn du für die nächste bereit bist.
rounds-waiting = Diese { $part ->
    [round] Runde
   *[hand] Runde
} ist vorbei. Die nächste beginnt, wenn alle bereit sind.
rounds-next = Nächste { $part ->
    [round] Runde
   *[hand] Runde
}
rounds-scores = Punktestand
rounds-scores-title = ### Stand nach { $number }
rounds-none = Es gibt noch keinen Stand: Die erste { $part ->
    [round] Runde
   *[hand] Runde
} läuft noch.
rounds-single = Es gibt keine Punktetafel: Dieses Spiel hat nur eine Runde.
rounds-total = { $unit ->
    [chips] { $total ->
        [one] 1 Chip
       *[other] { $total } Chips
    }
    [penguins] { $total ->
        [one] 1 Pinguin
       *[other] { $total } Pinguine
    }
    [hands] { $total ->
        [one] 1 Runde gewonnen
       *[other] { $total } Runden gewonnen
    }
    [penalties] { $total ->
        [one] 1 Strafkarte
       *[other] { $total } Strafkarten
    }
    [penalty-points] { $total ->
        [one] 1 Strafpunkt
       *[other] { $total } Strafpunkte
    }
   *[points] { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }
}
rounds-time = Endet { $until }.
# At a slow table, where a match lasts days. $until is a date; $bank: whether the bank runs
slow-until = { $bank ->
    [runs] Die Zeit ist um; die Reserve reicht bis { $until }.
   *[none] Zeit bis { $until }.
}
slow-bank = Danach { $bank } Reserve.
slow-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
slow-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
