daily-among-final = Better than **{ $percent } %** of { $others ->
    [one] 1 other
   *[other] { $others } others
}.
daily-only = Nobody else has finished.
daily-mine = My game
daily-archive = Archive
daily-best = Best game
daily-best-name = Best
daily-again = Play these cards
daily-day = Day { $day }
daily-not-tried = You did not try this day.
daily-unfinished = You began this day, and did not finish.
daily-past = { $date } · { $people ->
    [0] nobody has finished
    [one] 1 person has finished
   *[other] { $people } people have finished
}
daily-again-over = { daily-result }
daily-again-among = That day: better than **{ $percent } %** of { $people ->
    [one] 1 person
   *[other] { $people } people
}.
daily-again-alone = Nobody finished that day.
daily-again-about = A past day, played for its own sake: it counts nowhere.
option-day = day
option-day-description = The number of a day that is over; without this, today
refused-day-open = These cards can be played again, and others' games seen, once their day is closed.
refused-day-unknown = There is no daily deal with this number: they go from 1 to { $last }, today's.
refused-no-game = This game is not stored, or not any more.
daily-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $passes ->
    [one] 1 pass
   *[other] { $passes } passes
}.
