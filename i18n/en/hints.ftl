hint-button = Hint
hint-advice = **Hint:** I would choose **{ $move }**: { $why }.
hint-likewise = **Hint:** I would choose **{ $move }**: { $why }. The same goes for **{ $other }**, { $but ->
    [fewer-own] but that brings fewer of your cards nearer
    [more-others] but that brings more cards of the others nearer
   *[nothing] which looks no better
}.
hint-although = **Hint:** I would choose **{ $move }**: { $why }, but nothing else looks better.
hint-only = There is only **{ $move }** now: { $why }.
hint-question = Show a hint? **From then on this match does not count for you**: for no rating and in no statistics{ $others ->
    [yes] . For the others it counts as before. The result says how many hints you asked for
   *[no] . The result says how many hints were asked for
}.
hint-no = No hint
hint-count = { $times ->
    [one] one hint asked for
   *[other] { $times } hints asked for
}
uncounted-unrated = not rated
setup-hints = Hints
setup-hints-meaning = The best move of one's turn and its reason, for whoever asks; from the first one on the match does not count for them
setup-hints-value = { $hints ->
    [automatic] only when alone
    [allowed] allowed
   *[forbidden] none
}
setup-rated = Rated
setup-rated-meaning = Whether the match counts in ratings and statistics
setup-days-away = Days away
setup-days-away-meaning = Whether the clock stands still on the days for which somebody is away
