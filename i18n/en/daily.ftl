command-daily = daily
command-daily-description = The same cards for everybody, every day: one try
daily-button = Daily deal
daily-title = ## Daily deal { $day } · { $game }
daily-about = Everybody has these cards today, against the same three house players. You have **one try**, without hints. You can stop at any time and go on later.
daily-begun = You have begun. You can go on until the day is closed, { $until }.
daily-one-try = Your one try at the daily deal. You can stop and go on until { $until }; **/daily** brings it back.
daily-next = Next cards { $next } · { $people ->
    [0] nobody has finished yet
    [one] 1 person has finished
   *[other] { $people } people have finished
}
daily-play = Play
daily-go-on = Go on
daily-share = Share here
daily-how = How it counts
daily-result = **Place { $place }** · margin { $margin }
daily-first = You are the first to finish.
daily-among = Better than **{ $percent } %** so far, of { $others ->
    [one] 1 other
   *[other] { $others } others
}.
daily-yesterday = Yesterday: { $result }
daily-sealed = Others still play these cards: everybody's hands can be seen { $until }.
daily-shared = Sevens daily deal { $day } · { $game } · place { $place }
daily-better = better than { $percent } %
daily-how-text = ## How it counts
    - Everybody has the same cards on the same day (UTC). House players make the same moves against the same moves.
    - First your **place** counts, then the **margin**: your points or chips, or minus your penalties. In Shichi Narabe it is the cards that the others hold when you are out, or minus those that you held last.
    - **Better than** counts who did worse, and half of those who did as well.
daily-commitments = The day is closed { $closes }. The cards are fixed by a secret, whose hash is { $today }; that of tomorrow is { $tomorrow }.
refused-not-tried = You have not finished a try at this daily deal.
refused-tried = You have had your try at this daily deal.
refused-day-over = A try at this daily deal cannot begin now.
refused-one-try = You have one try at these cards: no hints, nothing taken back. You can stop at any time and go on later.
refused-sealed = { $of ->
    [challenge] The other of your challenge still plays these cards. All of this match can be seen once you both are done, or the time is up: { $until }.
   *[day] Others still play these cards. All of this match can be seen { $until }, when the day is closed.
}
daily-board = This server
daily-board-leave = Not on this board
daily-board-place = place { $place }
daily-board-month = The month: days { $first } to { $last }
daily-board-month-line = { $percent } % on average, { $days } days
daily-board-nobody = Nobody yet.
daily-board-about = Who pressed Play here, and only after one's own try. A day's shares change until it is closed. The month: the mean of the { $best } best closed days, from { $least } on.
daily-board-left = You are on this board no more. The next try that you begin here is on it again.
daily-presence = You have played { $days } of the last { $of } days.
daily-world = World
daily-world-title = Everybody's scores
daily-world-margins = { $low } to { $high }
daily-world-line = place { $place }, margin { $margin }: { $people ->
    [one] 1 person
   *[other] { $people } people
}
daily-world-own = **{ $line }** – you are here
daily-world-open = Others still play; this changes until the day is closed, { $until }.
daily-announced = The same cards for everybody today, one try each.
daily-announced-yesterday = Yesterday · { $game }
daily-remind = Remind me
daily-reminder = You have not played today's cards yet.
daily-reminder-end = You asked for this. After three in a row without a try I stop by myself.
daily-reminders = ## Reminders
    At an hour of your choice I write to you on days on which you have not begun your try. After three in a row without one I stop by myself.
daily-reminders-at = I remind you at { $time } of your time.
daily-reminders-never = No reminders
daily-reminders-ended = { $why ->
    [refused] Discord does not let me write to you, so I remind you no more.
   *[unanswered] Three reminders in a row led to no try, so I remind you no more.
}
