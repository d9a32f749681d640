prompt-turn = **It's your turn.** Choose a card, or pass.
prompt-play = **It's your turn.** Choose a card.
prompt-only-pass = **It's your turn**, but no card of yours fits: you can only pass.
prompt-fan-tan-only-pass = **It's your turn**, but no card of yours fits: you pay a chip into the pot and pass.
prompt-five-or-nine-only-pass = { prompt-fan-tan-only-pass }
prompt-domino-sevens-only-pass = **It's your turn.** Nothing fits, and none is left to draw: pay a chip and pass.
prompt-bankrupt = **You go bankrupt** (*hasan*): nothing fits, and no pass is left. Your cards go on the table, and you rank below all who play on.
prompt-shichi-narabe-points-bankrupt = **You go bankrupt** (*hasan*): nothing fits, and no pass is left. The hand ends, and only your cards count.
prompt-koroshi-bankrupt = **You drop out**: nothing fits, and no pass is left; { $remains ->
    [laid] your cards go to their places in the grid at once{ $counted ->
        [yes] {""}, and count against you all the same
       *[no] {""}
    }.
   *[aside] all cards that you hold count against you.
}
prompt-passing = Choose **{ $count ->
    [one] one card
   *[other] { $count } cards
}** for **{ $name }**, on your { $side ->
    [left] left
   *[right] right
}. You see what you get once everybody has chosen.
prompt-bidding = **Your bid:** choose a card. Its number is how many tricks you want to take, no more and no fewer. The highest card of all bids makes its colour trump. You get your card back.
prompt-chosen = You have chosen: { $cards }. The others are still choosing.
prompt-give = { $must ->
    [may] **{ $name }** has passed although a card could be played. You may give **{ $name }** a card of your choice, or nothing.
   *[must] **{ $name }** begs for a card: choose one to give away.
} Only the two of you see which.
prompt-beg = **It's your turn.** Nothing fits, so beg **{ $name }** for a card.
prompt-beg-or-pass = **It's your turn.** Nothing fits. On this first turn you may pass, or beg **{ $name }** for a card.
prompt-extra = An ace or a king earns you **another turn**: play on, or end your turn.
prompt-extra-none = An ace or a king earns you another turn, but no card of yours fits: end your turn.
prompt-place = Take the { $count ->
    [one] beaten **{ $number }**
   *[other] { $count } beaten **{ $number }s**, all in one place,
} into your hand, or discard? Choose the gap between two cards; you see your hand before it counts.
prompt-place-drawn = You drew a **{ $card }**. Take it into your hand, or discard it? Choose the gap between two cards; you see your hand before it counts.
prompt-cover = The joker stands for your **{ $card }**. Lay it on the joker now, or keep it and play it later? Nobody else learns that you are asked.
prompt-draw = **It's your turn.** No card of yours fits, so you draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
prompt-domino-sevens-draw = **It's your turn.** Nothing fits: pay a chip and draw until a card fits.
prompt-pile = **It's your turn.** No card of yours fits: lay one face down on your pile. It counts against you.
prompt-community = **It's your turn.** No card of yours fits, but you may take a community card and play it, or pass.
prompt-community-only = **It's your turn.** No card of yours fits, and all others have passed: take a community card and play it.
prompt-lead = **You lead:** play any card.
prompt-follow = **It's your turn.** **{ $card }** was led: follow with the same colour or number.
prompt-follow-free = **It's your turn.** **{ $card }** was led. You hold neither that colour nor that number, so play any card.
prompt-continue = **It's your turn.** You can go on with { $cards }.
prompt-continue-pass = **It's your turn**, but you do not hold { $cards }: you can only pass.
prompt-play-or-pay-continue-pass = **It's your turn**, but you do not hold { $cards }: you pay a chip into the pot and pass.
prompt-group-lead = **You begin:** lay one card, or equal cards that stand side by side.
prompt-group = **It's your turn.** To beat: **{ $cards }**. Lay more cards, or as many of a higher number; or pass: { $passing ->
    [draw] you draw a card
    [take] you use up a face-up card
    [lose] with no face-up card left, you lose at once
   *[nothing] there is nothing left to draw
}.
prompt-group-only-pass = **It's your turn.** To beat: **{ $cards }**, and you cannot. You pass: { $passing ->
    [draw] you draw a card
    [take] you use up a face-up card
    [lose] with no face-up card left, you lose
   *[nothing] there is nothing left to draw
}.
board-choosing = Still choosing: { $names }.
since-drew = You drew { $cards }.
since-given = **{ $name }** gave you { $cards }.
since-exchanged = Your { $cards } was laid on the table, and you took the joker for it.
since-stacked = Your { $cards } was laid on the joker.
since-killed = **{ $name }** killed your { $cards }.
since-others = { $which ->
    [last] Latest:
    [first] So far:
   *[all] Since then:
} { $events }
