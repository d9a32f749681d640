rules-fan-tan-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward to the ace and the king, one card a turn. { $revokes ->
    [penalised] If you pass, you pay one chip into the pot; if you could have played, you pay three more, or more still, at the end.
   *[forbidden] If you can play, you must; if you cannot, you pay one chip into the pot.
} Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-fan-tan-aim = Be the first to get rid of your cards, and win the most chips.
rules-fan-tan-deal = { $decks ->
    [one] All 52 cards are dealt.
   *[other] Two packs are shuffled together, and all 104 cards are dealt.
}
rules-fan-tan-seven-begins = Whoever holds the { $first ->
    [seven-of-hearts] 7♥
   *[seven-of-diamonds] 7♦
} begins and has to play it; then the turn passes to the left.
rules-fan-tan-seven-begins-two = Whoever holds the { $first ->
    [seven-of-hearts] 7♥
   *[seven-of-diamonds] 7♦
} begins and has to play it; if two players hold one, the one who comes first, counting from the dealer's left. Then the turn passes to the left.
rules-fan-tan-turn = **You play one card.** A 7 always fits and opens its row. Any other card fits next to its neighbour of the same suit: with 6♣ to 9♣ on the table, 5♣ and 10♣ fit.
rules-fan-tan-stuck = **If no card fits,** you pass and pay one chip into the pot.
rules-fan-tan-must = If a card fits, you have to play one.
rules-fan-tan-two-packs = **Two packs** make two rows for each suit. A card goes to the first row of its suit that can take it, and the second row opens with the second 7.
rules-fan-tan-revoked-sevens = For each 7 that you could have played when you passed, you also owe five chips to whoever held the 6 of its suit at that moment, and five to whoever held the 8{ $decks ->
    [one] {""}
   *[other] {""}, for both copies of each
}. You owe nothing for cards that were in your own hand or on the table already. These debts are paid at the end of the hand, before everything else.
rules-fan-tan-end = The hand ends when somebody has played their last card. All the others pay one chip into the pot for each card they still hold, and the winner takes the pot.
rules-five-nine-start = The table is empty at first, and only a 5 or a 9 can be played: the first one decides which of the two opens every row of this hand, and from there the rows grow outward to the ace and the king. { $revokes ->
    [penalised] If you pass, you pay one chip into the pot; if you could have played, you pay three more, or more still, at the end.
   *[forbidden] If you can play, you must; if you cannot, you pay one chip into the pot.
} Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-five-nine-turn = **You play one card.** The very first has to be a 5 or a 9. If it is a 5, the other rows open with a 5, too, and not with a 9; if it is a 9, the other way round. Any other card fits next to its neighbour of the same suit, outward from there.
rules-five-nine-revoked = For each card that could have opened a row when you passed (a 5 or a 9, whichever it is in this hand), you also owe five chips to whoever held the card just below it at that moment, and five to whoever held the card just above it. You owe nothing for cards that were in your own hand or on the table already, and nothing like this for a pass before the first card of the hand. These debts are paid at the end of the hand, before everything else.
rules-trumps-start = A 7 opens the row of its suit, and the rows grow outward, one card a turn; a trump can also stand in for the card of the same rank in another suit's row. If a card of your hand fits, you must play; if none does, you may take a community card that fits and play it, or pass. Whoever is out of cards first scores a point for each card that the others still hold.
rules-trumps-aim = Be the first to get rid of your cards, while the others still hold many.
rules-trumps-deal = Everybody gets the same number of cards. Any left over lie face up for everybody: the community cards. The last card of the pack decides which suit is trump: the last community card or, if there is none, the dealer's last card, which then lies exposed in front of the dealer.
rules-trumps-over = With { $seats } players { $over ->
    [0] no card is left over
    [one] 1 card is left over
   *[other] { $over } cards are left over
}.
rules-trumps-turn = **You play one card.** A 7 always fits and opens its own row. Any other card fits next to its neighbour of the same suit, outward from the 7.
rules-trumps-must = If a card of your hand fits, you have to play one.
rules-trumps-community = **If nothing in your hand fits,** but a community card does, you may take it and play it right away. Otherwise you pass, which costs nothing. If all the others have passed just before you, you have to play a community card that fits.
rules-trumps-trump = **Trumps** go to the trump row like other cards, or into the row of another suit, where they take the place of the card of the same rank when that one would be next: if diamonds are trump and a row ends with 6♠, 5♦ can go there instead of 5♠. The card that lost its place, here 5♠, now belongs in the trump row as its 5: it fits there when the trump row wants a 5, and nowhere else. The 7 of trumps only ever opens the trump row.
rules-trumps-fixed = The card that decided the trump suit can only go to the trump row. If it lies exposed in front of the dealer, it cannot be played until the dealer's first turn is over.
rules-trumps-end = The hand ends when somebody's hand is empty. That player scores one point for each card in the others' hands; community cards count for nobody.
rules-crazy-deal = Everybody gets seven cards and pays one chip into the pot. The rest is the stock, face down.
rules-crazy-tan-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward, one card a turn. If you can play, you must; if you cannot, you draw one card from the stock, and play it if it fits. Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-crazy-tan-stuck = **If no card fits,** you draw one from the stock. If it fits, you have to play it at once; if not, your turn is over. Drawing costs nothing. When the stock is gone, you just pass.
rules-crazy-crazy-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward; in one turn you can play a single card, a whole run, several cards of a rank, or both at once. If you can play, you must; if you cannot, you draw: one card, or one more than the player just before you had to draw. Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-crazy-crazy-turn = **You play one card, or several at once.** A 7 always fits and opens its row. Any other card fits next to its neighbour of the same suit: with 6♣ to 9♣ on the table, 5♣ and 10♣ fit.
rules-crazy-crazy-sets = **Several cards at once:** you can play a run (two or more consecutive cards of one suit, also on both sides of its 7), several cards of the same rank, or runs over the same ranks in several suits. Each suit's part has to fit by itself: with 8♠ and 8♥ at the ends of their rows you can play 9♠ 10♠ 9♥ 10♥ in one turn.
rules-crazy-crazy-stuck = **If no card fits,** you draw. The first to draw takes one card, the next two, then three and so on, as long as nobody plays in between; after a play it begins again with one. If the stock holds too few cards, you take what is there. If you can play then, you must; if not, your turn is over. Drawing costs nothing. When the stock is gone, you just pass.
rules-domino-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward, one card a turn. If you can play, you must; if you cannot, you draw card after card, each for one chip, until one fits. Whoever is out of cards first wins the pot, and a chip for every card that the others still hold.
rules-domino-stuck = **If no card fits,** you pay one chip into the pot and draw one card, again and again, until the card you draw fits; then you have to play it. Once the stock is gone, before your turn or during it, you pay one last chip and your turn is over.
rules-piles-start = The table is empty at first: a 7 opens the row of its suit, then come the 6 and the 8, and so on outward, one card a turn. If you can play, you must; if you cannot, you lay any card of your hand face down on your own pile. The cards on your pile count against you, so choose them well.
rules-piles-aim = Collect as few points as you can on your pile.
rules-piles-stuck = **If no card fits,** you choose a card of your hand and lay it face down on your pile. Nobody else sees it before the hand is over. There is no other way to pass.
rules-piles-end = The hand ends when somebody plays their last card to the table: they score nothing, and all the others score their own piles. It also ends when somebody lays their last card on their pile, or after four turns in a row without a card to the table: then everybody scores their own pile. Cards left in hand never count.
rules-chinese-seven-points = An ace counts 1, 2 to 10 their number, a jack 11, a queen 12, a king 13. **The match** ends with the hand in which somebody's total goes over { $limit ->
    [one] 1 point
   *[other] { $limit } points
}, or after 100 hands.
rules-up-the-line-points = Each card counts one point. **The match** ends with the hand in which somebody's total reaches { $limit ->
    [one] 1 point
   *[other] { $limit } points
}, or after 100 hands.
rules-ristiseiska-start = A 7 opens the row of its suit; next must come the 6, and only then does the row grow both ways, one card a turn. { $revokes ->
    [penalised] If you cannot play, your neighbour to the right has to give you a card; if you pass although you could play, all the others may give you one.
   *[forbidden] If you can play, you must; if you cannot, your neighbour to the right has to give you a card.
} When somebody is out of cards, every card left in your hand is a penalty point.
rules-ristiseiska-aim = Get rid of your cards, and collect as few penalty points as you can.
rules-ristiseiska-begins = Whoever holds the 7♣ begins and has to play it; then the turn passes to the left.
rules-ristiseiska-turn = **You play one card.** A 7 opens its row, and the 6 of the suit must follow before any other card of it. After the 6 the row grows both ways: up from the 8, down from the 5.
rules-ristiseiska-stuck = **If no card fits,** you beg: the player to your right gives you a card of their own choice, which only the two of you see, and your turn is over. If they have just one card left, the next player to the right is asked; if that one, too, has just one, you get nothing. { $first-beg ->
    [yes] On your very first turn of a hand you may pass instead.
   *[no] On your very first turn of a hand you do not beg but pass.
}
rules-ristiseiska-again = **After an ace or a king** you may play again in the same turn, or end it. If nothing fits then, you end it; you do not beg.
rules-ristiseiska-revokes = **Keeping a card back.** You may pass even if you could play. Then, starting on your left, every other player with two cards or more may give you one of their choice. If all the others have passed just before you, you must play if you can.
rules-ristiseiska-end = The hand ends when somebody has played their last card. Everybody gets one penalty point for each card left. It also ends, counted in the same way, when the turn has gone four times round the table without a card being played.
rules-ristiseiska-match = Whoever has the fewest penalty points wins; equal numbers share the place.
