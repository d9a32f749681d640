hint-button = Hint
hint-advice = **Hint:** I would choose **{ $move }**: { $why }.
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
setup-hints = Hints
setup-hints-meaning = **Hints** tell the best move of one's turn and its reason to who asks. { $hints ->
    [automatic] They are there if one person plays, alone with computers.
    [allowed] Everybody at this table may ask.
   *[forbidden] Nobody at this table may ask.
} From the first hint on a match does not count for whoever asks.
setup-hints-value = { $hints ->
    [automatic] only when alone
    [allowed] allowed
   *[forbidden] none
}
lobby-hints = { $hints ->
    [allowed] Hints are allowed: on your turn you may ask for the best move. For whoever does, the match counts for no rating and in no statistics.
   *[forbidden] There are no hints at this table.
}
