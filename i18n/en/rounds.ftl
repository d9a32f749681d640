rounds-number = { $part ->
    [round] round
   *[hand] hand
} { $number }{ $most ->
    [0] {""}
   *[other] {" "}of { $most }
}
rounds-dealing = { $name } deals
rounds-ready = ready
rounds-between = The { $part ->
    [round] round
   *[hand] hand
} is over. The next one is dealt { $timed ->
    [no] when everybody is ready.
   *[yes] { $until }, or when everybody is ready.
}
rounds-next-dealer = **{ $name }** deals it.
rounds-over = This { $part ->
    [round] round
   *[hand] hand
} is over. Press **{ $button }** when you are ready for the next one.
rounds-waiting = This { $part ->
    [round] round
   *[hand] hand
} is over. The next one begins when everybody is ready.
rounds-next = Next { $part ->
    [round] round
   *[hand] hand
}
rounds-scores = Scores
rounds-scores-title = ### Scores after { $number }
rounds-none = There are no scores yet: the first { $part ->
    [round] round
   *[hand] hand
} is still being played.
rounds-single = There is no score sheet: this game is a single hand.
rounds-total = { $unit ->
    [chips] { $total ->
        [one] 1 chip
       *[other] { $total } chips
    }
    [penguins] { $total ->
        [one] 1 penguin
       *[other] { $total } penguins
    }
    [hands] { $total ->
        [one] 1 hand won
       *[other] { $total } hands won
    }
    [penalties] { $total ->
        [one] 1 penalty card
       *[other] { $total } penalty cards
    }
    [penalty-points] { $total ->
        [one] 1 penalty point
       *[other] { $total } penalty points
    }
   *[points] { $total ->
        [one] 1 point
       *[other] { $total } points
    }
}
rounds-time = Ends { $until }.
# At a slow table, where a match lasts days. $until is a date; $bank: whether the bank runs
slow-until = { $bank ->
    [runs] The time is over; the bank lasts until { $until }.
   *[none] Time until { $until }.
}
slow-bank = After that, a bank of { $bank }.
slow-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
slow-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
