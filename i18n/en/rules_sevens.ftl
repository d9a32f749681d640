rules-parliament-start = The table is empty at first: a 7 opens the row of its suit, { $order ->
    [six-first] then comes the 6, and after it the row grows both ways
    [eight-first] then comes the 8, and after it the row grows both ways
   *[free] then come the 6 and the 8
}, outward to the ace and the king, one card a turn. { $voluntary ->
    [yes] If you cannot play or would rather not, you pass, which costs nothing.
   *[no] If you can play, you must; if you cannot, you pass, which costs nothing.
} { $ends ->
    [all-out] Play goes on until only one player holds cards, and { $score ->
        [places] the earlier you are out, the fewer points you get
       *[other] the cards left in hand count against that player
    }.
   *[first-out] The hand ends as soon as somebody is out of cards, and { $score ->
        [places] the fewer cards you still hold, the better your place
       *[other] the cards left in your hand count against you
    }.
}
rules-parliament-aim = Get rid of your cards, and collect as few points as you can.
rules-parliament-deal-table = Everybody gets the same number of cards. Any left over lie face up on the table, for everybody.
rules-parliament-over = With { $seats } players { $over ->
    [0] no card is left over
    [one] 1 card is left over
   *[other] { $over } cards are left over
}.
rules-parliament-begins = Whoever holds the { $first ->
    [seven-of-hearts] 7♥
    [seven-of-clubs] 7♣
    [seven-of-spades] 7♠
   *[seven-of-diamonds] 7♦
} begins and has to play it; then the turn passes to the left.{ $leftover ->
    [table] {" "}If it lies face up on the table, the player to the dealer's left begins and has to play it from there.
   *[dealt] {""}
}
rules-parliament-turn = **You play one card.** A 7 always fits and opens its row. { $order ->
    [six-first] The 6 of the suit must follow before any other card of it; then the row grows both ways: up from the 8, down from the 5.
    [eight-first] The 8 of the suit must follow before any other card of it; then the row grows both ways: up from the 9, down from the 6.
   *[free] Any other card fits next to its neighbour of the same suit: with 6♣ to 9♣ on the table, 5♣ and 10♣ fit.
}
rules-parliament-pass = **If no card fits,** you pass. A pass costs nothing, and you can pass any number of times.
rules-parliament-voluntary = **Passing on purpose:** you may pass even if a card fits. If all the others who hold cards have passed just before you, you must play if you can.
rules-parliament-table = **Cards on the table:** instead of a card of your hand you may play one that lies face up. It does not make your hand shorter. If nothing in your hand fits, but one of those does, { $voluntary ->
    [yes] you may play it or pass
   *[no] you have to play it
}. Those that stay there count for nobody.
rules-parliament-end = { $ends ->
    [all-out] Players without cards are skipped, and the hand ends when only one player still holds cards.
   *[first-out] The hand ends when somebody has played the last card of their hand.
}
rules-parliament-counts = { $score ->
    [pips-10] Of the cards left in hand an ace counts 1, 2 to 10 their number, and jack, queen and king 10 each.
    [pips-13] Of the cards left in hand an ace counts 1, 2 to 10 their number, a jack 11, a queen 12, a king 13.
    [places] The first one out gets 1 point, the second 2, and so on. Those who still hold cards come after them, the one with the fewest first; equal numbers share the place.
   *[cards] Each card left in hand counts one point.
}
rules-brief-order = { $order ->
    [eight-first] the 8 first
   *[six-first] the 6 first
}
rules-brief-sevens-score = { $score ->
    [places] points by places
    [pips-10] cards count up to 10
   *[pips-13] cards count up to 13
}
rules-brief-all-out = until all but one are out
rules-brief-leftover = cards left over lie on the table
rules-brief-voluntary = passing on purpose
rules-brief-sevens-first = { $first ->
    [left-of-dealer] the dealer's left begins
    [seven-of-hearts] the 7♥ begins
    [seven-of-clubs] the 7♣ begins
   *[seven-of-spades] the 7♠ begins
}
picture-six-first = A card fits wherever a place is marked. Of ♥ there is only the 7, so the 6♥ comes next; ♠ and ♣, which have their 6, grow both ways.
picture-eight-first = A card fits wherever a place is marked. Of ♥ there is only the 7, so the 8♥ comes next; ♠ and ♣, which have their 8, grow both ways.
picture-leftover = The cards at the bottom were left over: everybody may play them, as here the 9♥.
prompt-sevens-community = **It's your turn.** No card of yours fits, but you may play a card from the table, or pass.
prompt-sevens-community-only = **It's your turn.** No card of yours fits: play a card from the table.
ending-sevens-one-left = Only one player still holds cards: the hand is over.
