rules-fan-tan-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward to the ace and the king, one card a turn. If you can play you must; if you cannot, you pay one chip into the pot. Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-fan-tan-aim = Be the first without cards, hand by hand, and end with the most chips.
rules-fan-tan-deal = { $decks ->
    [one] All 52 cards are dealt.
   *[other] Two packs are shuffled together, and all 104 cards are dealt.
}
rules-fan-tan-seven-begins = Whoever holds the { $first ->
    [seven-of-hearts] 7♥
   *[seven-of-diamonds] 7♦
} begins, and has to play it. Whoever wins a hand deals the next one.
rules-fan-tan-seven-begins-two = Whoever holds the { $first ->
    [seven-of-hearts] 7♥
   *[seven-of-diamonds] 7♦
} begins, and has to play it; of two players who hold one, the first to the left of the dealer. Whoever wins a hand deals the next one.
rules-fan-tan-turn = **You lay one card.** A 7 always fits and opens its row. Any other card fits next to its neighbour of the same suit: with 6♣ to 9♣ on the table, 5♣ and 10♣ fit.
rules-fan-tan-stuck = **If no card fits,** you pass and pay one chip into the pot.
rules-fan-tan-must = If a card fits, you have to play one.
rules-fan-tan-two-packs = **Two packs** make two rows for each suit. A card goes to the first row of its suit that can take it, and the second row opens with the second 7.
rules-fan-tan-revoked-sevens = If you could have laid a 7 when you passed, you also owe for it at the end of the hand: five chips for the 6 and five for the 8 of its suit, each to whoever held that card then{ $decks ->
    [one] {""}
   *[other] {" "}(for both copies)
}. Nothing is owed for cards that lay already or were your own. Even the winner pays such debts, before the pot is taken.
rules-fan-tan-end = The hand ends when somebody has played their last card. Everybody else pays one chip into the pot for each card they still hold, and the winner takes the pot.
rules-five-nine-start = The table is empty at first, and only a 5 or a 9 can be laid: the first one decides with which of the two every row of this hand begins, and from there the rows grow outward to the ace and the king. If you can play you must; if you cannot, you pay one chip into the pot. Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-five-nine-turn = **You lay one card.** Until a first card lies, that can only be a 5 or a 9. If it was a 5, all other 5s open their rows, too, and no 9 does; if it was a 9, the other way round. Any other card fits next to its neighbour of the same suit.
rules-five-nine-revoked = If you could have laid a card that opens a row (a 5 or a 9, whichever it is in this hand) when you passed, you also owe for it at the end of the hand: five chips for the card just below it and five for the card just above it, each to whoever held that card then. Nothing is owed for cards that lay already or were your own, and nothing like this before the first card of the hand. Even the winner pays such debts, before the pot is taken.
rules-trumps-start = A 7 opens the row of its suit, and the rows grow outward, one card a turn; a card of the trump suit can also stand in for the same card of another suit. If a card of your hand fits, you must play; if none does, you can help yourself to a community card that fits, or pass. Whoever is out of cards first scores a point for each card that the others hold.
rules-trumps-aim = Be the first without cards while the others still hold many.
rules-trumps-deal = All get equally many cards. Those left over lie face up for everybody: the community cards. The last card of the pack decides which suit is trump: the last community card or, where there is none, the dealer's last card, which lies exposed in front of the dealer.
rules-trumps-over = With { $seats } players { $over ->
    [0] no card is left over
    [one] 1 card is left over
   *[other] { $over } cards are left over
}.
rules-trumps-turn = **You lay one card.** A 7 always fits and opens its own row. Any other card fits next to its neighbour of the same suit, outward from the 7.
rules-trumps-community = **If nothing in your hand fits,** but a community card does, you may take it and play it at once. Else you pass, which costs nothing. When everybody else has passed directly before you and a community card fits, you have to play it.
rules-trumps-trump = **Trumps** go to the trump row like other cards, or into the row of another suit, in the place of the card of the same rank, when that one would be next: if diamonds are trump and 6♠ lies at the end of its row, 5♦ can go there instead of 5♠. The card that lost its place, 5♠ here, now belongs in the trump row as its 5: it fits there when the trump row wants a 5, and nowhere else. The 7 of trumps only ever opens the trump row.
rules-trumps-fixed = The card that decided the trump suit can only go to the trump row. If it lies exposed in front of the dealer, it cannot be played until the dealer's first turn is over.
rules-trumps-end = The hand ends when somebody's hand is empty. They score one point for each card in the others' hands; community cards count for nobody.
rules-crazy-deal = Everybody gets seven cards and pays one chip into the pot. The rest is the stock, face down.
rules-crazy-tan-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward, one card a turn. If you cannot play, you draw one card from the stock, and play it if it fits. Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-crazy-tan-stuck = **If no card fits,** you draw one from the stock. If it fits, you play it at once; if not, your turn is over. It costs nothing. When the stock is gone, you just pass.
rules-crazy-crazy-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward; in one turn you can lay a whole run, several cards of a rank, or both at once. If you cannot play you draw: one card, or one more than the player just before you had to draw. Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-crazy-crazy-turn = **You lay one card, or several at once.** A 7 always fits and opens its row. Any other card fits next to its neighbour of the same suit: with 6♣ to 9♣ on the table, 5♣ and 10♣ fit.
rules-crazy-crazy-sets = **Several cards at once:** you can lay a run (two or more consecutive cards of one suit, also with the 7 in the middle), several cards of the same rank, or runs over the same ranks in several suits. Each suit's part has to fit by itself: with 8♠ and 8♥ at the ends of their rows you can lay 9♠ 10♠ 9♥ 10♥ in one turn.
rules-crazy-crazy-stuck = **If no card fits,** you draw. The first to draw takes one card, the next two, then three and so on, as long as nobody plays in between; after a play it begins again with one. If there are too few cards in the stock, you take what is there. If you can play then, you must. Drawing costs nothing. When the stock is gone, you just pass.
rules-domino-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward, one card a turn. If you cannot play, you draw card after card, each for one chip, until one fits. Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-domino-stuck = **If no card fits,** you pay one chip and draw one card, again and again, until the card drawn fits; then you have to play it. If the stock is gone, or runs out meanwhile, you pay one chip more and your turn is over.
rules-piles-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward, one card a turn. If you can play you must; if you cannot, you lay any card of your hand face down on your own pile. The cards on your pile count against you, so choose them well.
rules-piles-aim = Collect as few points as you can in your pile.
rules-piles-stuck = **If no card fits,** you choose a card of your hand and lay it face down on your pile. Nobody else sees it before the hand is over. There is no other way to pass.
rules-piles-end = The hand ends when somebody plays their last card to the table: they score nothing, and everybody else scores their own pile. It also ends when somebody lays their last card on their pile, or after four turns in a row without a card to the table: then everybody scores their pile. Cards left in hand never count.
rules-chinese-seven-points = An ace counts 1, 2 to 10 their number, a jack 11, a queen 12, a king 13. **The match** ends with the hand in which somebody gets more than { $limit ->
    [one] 1 point
   *[other] { $limit } points
}, or after 100 hands.
rules-up-the-line-points = Each card counts one point. **The match** ends with the hand in which somebody gets { $limit ->
    [one] 1 point
   *[other] { $limit } points
} or more, or after 100 hands.
rules-ristiseiska-start = A 7 opens the row of its suit; next must come the 6, and only then the row grows both ways, one card a turn. If you can play you must; if you cannot, your neighbour to the right has to give you a card. When somebody is out of cards, every card left in your hand is a penalty point.
rules-ristiseiska-aim = Get rid of your cards, and collect as few penalty points as you can.
rules-ristiseiska-deal = All 52 cards are dealt. Whoever holds the 7♣ begins, and has to play it. The deal passes to the left from hand to hand.
rules-ristiseiska-turn = **You lay one card.** A 7 opens its row, and the 6 of the suit must follow before anything else of it. After the 6 the row grows both ways: up from the 8, down from the 5.
rules-ristiseiska-stuck = **If no card fits,** you beg: the player to your right gives you a card of their own choice, which only the two of you see, and your turn is over. If they have just one card left, the next player to the right is asked; if that one, too, has only one, you get nothing. In your very first turn of a hand you do not beg but pass.
rules-ristiseiska-again = **After an ace or a king** you may play again in the same turn, or end it. If nothing fits then, you end it; there is nothing to beg for.
rules-ristiseiska-revokes = **Keeping a card back.** You may pass although you could play. Then, starting to your left, every other player with two cards or more may give you one of their choice. When everybody else has passed directly before you, you play if you can.
rules-ristiseiska-end = The hand ends when somebody has played their last card. Everybody gets one penalty point for each card left. It also ends, counted in the same way, when no card has come to the table for four rounds.
rules-ristiseiska-match = Fewest penalty points wins; equal numbers share the place.
