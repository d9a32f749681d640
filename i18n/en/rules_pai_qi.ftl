rules-pai-qi-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward to the ace and the king{ $close ->
    [yes] {""}, of which the first one laid closes its suit
   *[no] {""}
}. If you can play, you must; if you cannot, you lay any card of your hand face down on your own pile. All cards are played in this way, one a turn, and those on your pile count against you.
rules-pai-qi-aim = Have as little as you can on your pile, and keep back what the others wait for.
rules-pai-qi-begins = Whoever holds the 7♠ begins and has to play it; then the turn passes to the left.
rules-pai-qi-close = **A closed suit.** When an ace or a king is laid, its suit is closed: nobody can play a card of it any more, on either side. What is left of it can only go face down.
rules-pai-qi-all-down = **Nothing laid at all.** If you have not played a single card to the table in a hand, your pile counts nothing, and all the other piles count double.
rules-pai-qi-end = The hand ends when everybody's hand is empty; until then, players without cards are skipped. Then all piles are turned face up and counted.
rules-pai-qi-counts = { $score ->
    [cards] Each card on your pile counts one point against you.
   *[other] On your pile an ace counts 1, 2 to 10 their number, a jack 11, a queen 12, a king 13.
}
rules-pai-qi-limit = **The match** ends with the hand in which somebody's total goes over { $limit ->
    [one] 1 point
   *[other] { $limit } points
}, or after 100 hands.
rules-pai-qi-shared = **Settling.** You pay every other player the points on your own pile, and each of them pays you theirs. If somebody's pile is empty at the end, all piles count double; never more than double, however many are empty.
