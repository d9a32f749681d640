rules-title = ## { $game }: how to play
rules-shichi-narabe-summary = { $passes ->
    [0] No passes
    [one] 1 pass each
   *[other] { $passes } passes each
} · { $first ->
    [dealer] the dealer begins
    [left-of-dealer] the dealer's left begins
    [random] a random player begins
   *[seven-of-diamonds] whoever laid the 7♦ begins
}
rules-shichi-narabe-start = **To begin with:** The four sevens lie on the table. In your turn you lay one card next to those of its suit, upwards or downwards without a gap: after the 7 the 8 or the 6, after the 8 the 9, and so on. Whoever gets rid of all their cards first wins.
rules-shichi-narabe-aim = **The deal.** All 52 cards are dealt; some may get one card more. Whoever holds a 7 lays it down before play begins.
rules-shichi-narabe-turn = **A turn** is one card or one pass. Cards that fit are marked in your hand, and a button stands for each.
rules-shichi-narabe-first = **Who begins:** { $first ->
    [dealer] the dealer.
    [left-of-dealer] the player to the left of the dealer.
    [random] somebody drawn at random.
   *[seven-of-diamonds] whoever laid the 7 of diamonds.
} Then play goes round in the order of the seats.
rules-shichi-narabe-passes = **Passing.** { $passes ->
    [0] There are no passes: whoever can play must play.
    [one] Everybody may pass once, also when a card would fit.
   *[other] Everybody may pass { $passes } times, also when a card would fit. Holding back a card that others need is part of the game.
} Whoever has no pass left and can play must play.
rules-shichi-narabe-bankrupt = **Bankrupt (*hasan*)** is whoever, in their turn, has no pass left and no card that fits. All their cards go to their places on the table, even where there are gaps. A gap has to be filled before the row goes on; the cards beyond it then count as laid.
rules-shichi-narabe-end = **The end.** Whoever is out of cards first comes first, and so on. The last one who still holds cards ranks after them. Bankrupts come after everybody else: the first to go bankrupt is last.
rules-shichi-narabe-tips = **A word of advice:** first play the cards that open the way for your own aces and kings, and keep back the sixes and eights that only help others. But mind your passes.
