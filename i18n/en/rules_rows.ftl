rules-sevens-start = { $sevens ->
    [held] On your turn you play one card: a 7, which opens the row of its suit, or a card that continues a row outward, first the 8 or the 6, then the 9 or the 5, and so on.
   *[laid] The { $decks ->
        [one] four
       *[other] eight
    } sevens are on the table; on your turn you play one card that continues a row of its suit outward: first the 8 or the 6, then the 9 or the 5, and so on.
} { $passes ->
    [0] There is no passing: whoever cannot play is bankrupt.
    [one] If nothing fits{ $voluntary ->
        [yes] , or you would rather wait,
       *[no] {""}
    } you may pass, but only once: whoever can neither play nor pass is bankrupt.
   *[other] If nothing fits{ $voluntary ->
        [yes] , or you would rather wait,
       *[no] {""}
    } you may pass, but only { $passes } times: whoever can neither play nor pass is bankrupt.
} Whoever gets rid of all their cards first wins.
rules-sevens-aim = Get rid of all your cards before the others do. Each suit makes a row from its 7 up to the king and down to the ace.
rules-sevens-deal = { $decks ->
    [one] { $jokers ->
        [0] All 52 cards
        [one] All 52 cards and a joker
       *[other] All 52 cards and { $jokers } jokers
    }
   *[other] Two packs are shuffled together, and all 104 cards
} are dealt one by one; some players may get one card more. { $sevens ->
    [held] The table is empty when play begins.
   *[laid] Whoever holds a 7 lays it on the table before play begins.
}
rules-sevens-first = { $first ->
    [dealer] The dealer, drawn at random, begins.
    [left-of-dealer] The player to the left of the dealer, who is drawn at random, begins.
    [random] Somebody drawn at random begins.
   *[seven-of-diamonds] { $sevens ->
        [held] Whoever was dealt the 7♦ begins, and does not have to play it.
       *[laid] Whoever laid the 7♦ begins.
    }
} Then the turn passes to the left.
rules-sevens-first-two = { $sevens ->
    [held] Whoever was dealt a 7♦ begins, and does not have to play it;
   *[laid] Whoever laid a 7♦ begins;
} of two players, the one who comes first, counting from the left of the dealer, who is drawn at random. Then the turn passes to the left.
rules-sevens-turn = **You play one card{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] {""} or you pass
       *[no] , or you pass if none fits
    }
}.** A card fits when it is the next one missing on either side of its row: with 5♠ to 9♠ on the table, 4♠ and 10♠ fit.
rules-sevens-passes = { $passes ->
    [0] **There are no passes:** if you can play, you must.
    [one] { $voluntary ->
        [yes] **You may pass once**, even if a card fits. After that, if you can play, you must.
       *[no] **You may pass once**, and only if no card fits: if you can play, you must.
    }
   *[other] { $voluntary ->
        [yes] **You may pass { $passes } times**, even if a card fits: keeping back a card that others need is part of the fun. After that, if you can play, you must.
       *[no] **You may pass { $passes } times**, and only if no card fits: if you can play, you must.
    }
}
rules-sevens-held = **The sevens** stay in the hands. A 7 fits at any time and opens the row of its suit; before that no other card of the suit fits. Keeping a 7 back while you play other cards holds up its whole suit. As a 7 always fits, nobody goes bankrupt with one; but cards of a bankrupt player can be on the table before the 7 of their suit.
rules-sevens-two-packs = **Two packs** make two rows for each suit. A card goes to the first row of its suit that can take it. So the second copy of a card fits only once both copies of the 7 and of all cards between are on the table.{ $sevens ->
    [held] {" "}The second row opens with the second 7.
   *[laid] {""}
} Cards of a bankrupt player go to the first row that does not have them yet.
rules-sevens-held-joker-skip = With the joker, too, nothing goes to a row before its 7 is there, and the joker never stands for a 7.
rules-sevens-held-joker-single = The joker can also stand for a 7 that is not on the table yet, and so open its row.
rules-sevens-held-tunnel = A row has no tunnel before its 7 is there. What already lies on its sides counts from then on.
rules-sevens-bankrupt = **Bankrupt (*hasan*)** is whoever, on their turn, has { $passes ->
    [0] {""}
   *[other] no pass left and{" "}
}no card that fits. All their cards go to their places on the table at once, even where that leaves gaps, and the others play on. A gap still has to be filled before the row goes on; then the cards beyond it count. Some say *pasu yon* (“pass four”), *nagedashi* (“throwing in”) or *hakidashi* instead of *hasan*.
rules-sevens-joker-skip = **The joker** goes to the next missing place of a row, together with the card of yours that comes after it in the same direction: if a row ends with 6♠, the joker as 5♠ and your 4♠. Cards that are there already are skipped over. Where no card is missing beyond it, the joker cannot be used.
rules-sevens-joker-single = **The joker** can be played alone, in place of any card that fits now.
rules-sevens-jokers-two = There are two jokers; in one turn you can use one of them.
rules-sevens-joker-must = A joker that you can play counts as a card that fits: { $voluntary ->
    [yes] with no pass left, you must play it if you can play nothing else.
   *[no] you must play it if you can play nothing else.
}
rules-sevens-joker-take = **The exchange.** Whoever holds the card that the joker stands for lays it there at once and takes the joker into their hand. This is not their turn: play goes on to the left of whoever played the joker. You cannot use the joker for a card that you hold yourself.
rules-sevens-joker-stack = **The card on top.** Whoever holds the card that the joker stands for, even if that is the joker's player, lays it on the joker at once, and that joker is out of the game. Play goes on to the left of whoever played the joker. If this leaves two players without cards, the joker's player comes before the other.
rules-sevens-joker-last-taken = If the card you lay in exchange is your last one, you are not out of cards: you play on with the joker.
rules-sevens-joker-left-skip = A joker is never played alone: whoever holds nothing else has to pass, and in the end goes bankrupt.
rules-sevens-joker-left-single = Whoever holds nothing but jokers is eliminated at once, even if it was an exchange that took their last card. The eliminated rank above the bankrupt and below everybody else, the first of them lowest.
rules-sevens-joker-last = The joker may be your last card.
rules-sevens-joker-bankrupt = Jokers of a bankrupt player leave the game.
rules-sevens-joker-fallen = Jokers of a bankrupt or eliminated player leave the game.
rules-sevens-tunnel-closed = **The tunnel (closed).** The ace and the king of a suit are neighbours, as if a tunnel led from one end of the row to the other. As soon as one side of a row is complete, the other side can be filled only through the tunnel: after 8 to K come A, 2, 3 and so on up to 6; after 6 to A come K, Q, J and so on down to 8. So the card nearest the 7 comes last. Cards that are there already are skipped over, and a side that a bankrupt player's cards complete is complete, too.
rules-sevens-tunnel-open = **The tunnel (open).** The ace and the king of a suit are neighbours, as if a tunnel led from one end of the row to the other. As soon as one side of a row is complete, the row also goes on through the tunnel: after 8 to K with A, 2, 3 and so on; after 6 to A with K, Q, J and so on. The usual next card fits as well.
rules-sevens-tunnel-joker = **Joker and tunnel.** If the joker completes a side, the card that goes with it is the next one missing through the tunnel: the joker as K♠ and your A♠, say.
rules-sevens-ghost = **The ghost.** Whoever goes bankrupt is a ghost, and tries to make the others talk to it. A player who still holds cards and talks to a ghost trades places with it at once: the ghost takes over the hand, the passes used and, if it was the talker's, the turn; the talker is the new ghost. Whoever is out of cards is safe. There can be several ghosts; you trade with the one you talk to. The host can take a trade back within 30 seconds, if both players agree.
rules-sevens-ghost-talk = **What counts as talking,** in the channel or thread of the table: replying to what the ghost wrote as a ghost, and mentioning the ghost in a message, also by editing one.{ $talking ->
    [strict] {" "}This table is strict: so do reacting to a ghost's message, and writing the next message within 20 seconds after it, if nobody else wrote in between.
   *[plain] {""}
} Buttons, commands, `@everyone` and talk in other places do not count. Ghosts may talk as they like.
rules-sevens-ghost-eliminated = Players who are eliminated with nothing but jokers do not become ghosts.
rules-sevens-end = Whoever is out of cards first comes first, the next second, and so on. When only one player holds cards, the game is over, and that player comes next (first, if all the others are bankrupt). Bankrupt players rank at the bottom: the first to go bankrupt is last, the second last but one.
rules-sevens-end-ghost = It is the seat that counts: whoever is the ghost at the end ranks as bankrupt.
rules-sevens-tip = **A word of advice:** first play the cards that open the way to your own aces and kings, and leave the sixes and eights that help only others for later{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] , as long as your passes last
       *[no] {""}
    }
}.{ $sevens ->
    [held] {" "}Keep a 7 whose suit would help the others more than you.
   *[laid] {""}
}
rules-sevens-points-start = The four sevens are on the table; on your turn you play one card that continues a row of its suit outward: up to the ace, which is high here, or down to the 2. { $passes ->
    [0] There is no passing: whoever cannot play is bankrupt, and the hand is over.
    [one] { $voluntary ->
        [yes] You may pass once;
       *[no] If nothing fits you may pass, but only once;
    } whoever can neither play nor pass is bankrupt, and the hand is over.
   *[other] { $voluntary ->
        [yes] You may pass { $passes } times;
       *[no] If nothing fits you may pass, but only { $passes } times;
    } whoever can neither play nor pass is bankrupt, and the hand is over.
} The cards left in your hand count against you, so get rid of them.
rules-sevens-points-aim = Collect as few points as you can. Each suit makes a row from its 7: up to 8, 9, 10, J, Q, K and A, and down to 6, 5, 4, 3 and 2.
rules-sevens-points-deal = All 52 cards and a joker are dealt one by one; some players may get one card more. Whoever holds a 7 lays it on the table before play begins.
rules-sevens-points-bankrupt = **Bankrupt (*hasan*)** is whoever, on their turn, has { $passes ->
    [0] {""}
   *[other] no pass left and{" "}
}no card that fits. That ends the hand at once.
rules-sevens-points-joker = **The joker** goes to the next missing place of a row, together with the card of yours that comes after it in the same direction: if a row ends with 8♠, the joker as 9♠ and your 10♠. Cards that are there already are skipped over. Where no card is missing beyond it, the joker cannot be used, nor can a joker that is your last card. You may hold the card it stands for yourself.
rules-sevens-points-cover = **Covering the joker.** Whoever holds the card that the joker stands for is asked privately, and may lay it on the joker at once, out of turn. If they keep it, nobody hears of it; they can still lay it there on a later turn, as that turn's card{ $voluntary ->
    [yes] {""}
   *[no] {""}, and must if nothing else fits
}. Nobody ever takes the joker back. A joker play that empties your hand ends the hand at once, and nobody is asked.
rules-sevens-points-end = The hand ends when somebody is out of cards, also by covering the joker: they score nothing, and all the others score the cards in their hands. Or it ends with a bankruptcy: then only the bankrupt player scores the cards in hand, and all the others nothing. An ace counts 1, 2 to 10 their number, J, Q and K 10 each, the joker 25.
