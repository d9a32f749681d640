asking-last-pass = This is your **last pass**, and you could play a card. Do you really want to pass?
asking-revoke = You could play a card. A pass costs one chip now, and this one **three more at the end of the hand**, or more still if you could open a row. Until then nobody else can tell. Do you really want to pass?
asking-pass-anyway = Pass anyway
asking-kill = { $card } would **kill** { $count ->
    [one] a card
   *[other] { $count } cards
}: { $killed }.{ $own ->
    [none] {""}
    [all] {" "}{ $count ->
        [one] It is your own.
       *[other] All of them are your own.
    }
   *[some] {" "}Of these { $yours } are your own.
} Lay it?
asking-play-it = Lay { $card }
asking-place = This is how your hand would be: { $cards }. Take in here?
asking-place-here = Take in here
controls-gift = { $count ->
    [one] Choose 1 card to pass on
   *[other] Choose { $count } cards to pass on
}
controls-several = Several cards at once
asking-bankrupt = **You go bankrupt:** your cards are laid on the table at once, and you rank below everybody who still plays. There is nothing else you could do.
asking-shichi-narabe-points-bankrupt = **You go bankrupt:** the hand ends, and only your cards count. There is nothing else you could do.
asking-koroshi-bankrupt = **You drop out:** { $remains ->
    [laid] your cards go to their places in the grid at once{ $counted ->
        [yes] {""}, and count against you all the same
       *[no] {""}
    }.
   *[aside] all cards that you hold count against you.
} There is nothing else you could do.
asking-bankrupt-yes = Go bankrupt (hasan)
asking-koroshi-bankrupt-yes = Drop out
asking-eliminated = After this you hold nothing but jokers, and **you are out of the game**. Do you really want to play it?
asking-loses = You have no face-up card left: with this pass **you lose at once**. Do you really want to pass?
asking-ristiseiska-revoke = You could play a card. If you pass now, **every other player may give you a card**. Do you really want to pass?
