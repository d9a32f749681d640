review-button = Review
review-title = ### { $game }: your choices
review-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
# Where computer players that judge in this way do not win
review-opinion = in the computer's opinion
review-counting = Your choices are being looked for …
review-waiting = { $ahead ->
    [0] Your review is next.
    [one] Your review waits for another one.
   *[other] Your review waits for { $ahead } others.
}
review-under-way = **{ $done } of { $total } choices** are judged.
review-patience = Computer players who have to move think first. The review will appear here and is kept: **Review** then shows it at once.
# Somebody asked for another review meanwhile
review-one-at-a-time = One review is made at a time, and this is the one. When it is done, press **Review** again.
review-failed = The review was not finished. Press **Review** to try again.
review-no-choice = { $others ->
    [0] You never had more than one move in this match, so there is nothing to review.
   *[other] In this match a computer player or the clock made all choices for you, so there is nothing to review.
}
review-none-judged = Your choices in this match cannot be judged by this version of me.
review-good = **No clear mistake:** all that you chose was as good as anything else, as far as you could know.
review-mistakes = { $count ->
    [one] **The costliest choice**
   *[other] **The { $count } costliest choices**
}
review-mistake = { $number }. Move { $move }: **{ $played }** instead of **{ $best }**, { $gain ->
    [places] { $places } places worse on average
   *[firsts] so less often first
}.
review-missed = { $count ->
    [one] One choice could not be judged.
   *[other] { $count } choices could not be judged.
}
review-by-others = { $count ->
    [one] One choice that a computer player or the clock made for you is not judged.
   *[other] { $count } choices that a computer player or the clock made for you are not judged.
}
# Why a place was taken; the numbers add up
review-apart = { $several ->
    [yes] **Luck apart**, on average of { $hands } { $part ->
        [round] rounds
       *[hand] hands
    }:
   *[no] **Luck apart:**
} the average place is { $par }. The deal { $deal-is ->
    [better] gained you { $deal }
    [worse] cost you { $deal }
   *[even] neither helped nor hurt you
}, your choices { $own-is ->
    [worse] gave away { $own }
   *[even] gave nothing away
}, and the rest, which is the play of the others and later luck, { $rest-is ->
    [better] brought { $rest }
    [worse] cost { $rest }
   *[even] changed nothing
}: place { $place }.
review-choice = ### Choice { $number } of { $count }
review-chosen = You chose **{ $move }**: { $why }.
review-better = { $gain ->
    [places] **{ $move }** would have finished { $places } places better on average: { $why }.
   *[firsts] **{ $move }** would have brought the first place more often: { $why }.
}
review-better-although = { $gain ->
    [places] **{ $move }** would have finished { $places } places better on average, though this alone does not speak for it: { $why }.
   *[firsts] **{ $move }** would have brought the first place more often, though this alone does not speak for it: { $why }.
}
review-better-likewise = { $gain ->
    [places] **{ $move }** means the same, and would have finished { $places } places better on average.
   *[firsts] **{ $move }** means the same, and would have brought the first place more often.
}
review-measured = tried in { $worlds } possible deals: { $points } ± { $error } of 100
review-then = What you saw then:
review-overview = 📈
review-overview-spoken = Overview
review-choice-button = { $number }
review-choice-button-spoken = Choice { $number }
review-course = Expected place at each of your choices
review-course-begin = first choice
review-course-end = the end
# The picture of expected places in words
course-title-told = { $title }; place 1 is the best of { $seats }.
course-place = { $number ->
    [0] { $place }
   *[other] { $place } ({ $number })
}
course-hand = { $several ->
    [no] { $chosen ->
        [yes] { $places }; in the end { $taken }.
       *[no] No choice; in the end { $taken }.
    }
   *[yes] { $part ->
        [round] Round
       *[hand] Hand
    } { $number }: { $chosen ->
        [yes] { $places }; in the end { $taken }.
       *[no] no choice; in the end { $taken }.
    }
}
course-marks-told = The numbers in brackets are the choices that cost most.
