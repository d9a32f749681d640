rules-sevens-start = The four sevens lie on the table; in your turn you lay one card that continues a row of its suit outward: first the 8 or the 6, then the 9 or the 5, and so on. { $passes ->
    [0] There is no passing: whoever cannot play is bankrupt.
    [one] If nothing fits, or you would rather wait, you may pass, but only once: whoever can neither play nor pass is bankrupt.
   *[other] If nothing fits, or you would rather wait, you may pass, but only { $passes } times: whoever can neither play nor pass is bankrupt.
} Whoever gets rid of all their cards first wins.
rules-sevens-aim = Get rid of all your cards before the others do. Each suit makes a row from its 7 up to the king and down to the ace.
rules-sevens-deal = { $jokers ->
    [0] All 52 cards
    [one] All 52 cards and a joker
   *[other] All 52 cards and { $jokers } jokers
} are dealt one by one; some players may get one card more. Whoever holds a 7 lays it down before play begins.
rules-sevens-first = { $first ->
    [dealer] The dealer begins.
    [left-of-dealer] The player to the left of the dealer begins.
    [random] Somebody drawn at random begins.
   *[seven-of-diamonds] Whoever laid the 7♦ begins.
} Then the turn passes to the left.
rules-sevens-turn = **You lay one card or you pass.** A card fits when it is the next one missing on either side of its row: with 5♠ to 9♠ on the table, 4♠ and 10♠ fit.
rules-sevens-passes = { $passes ->
    [0] **There are no passes:** if you can play, you must.
    [one] **You may pass once**, also when a card would fit. After that, if you can play, you must.
   *[other] **You may pass { $passes } times**, also when a card would fit: keeping back a card that others need is part of the fun. After that, if you can play, you must.
}
rules-sevens-bankrupt = **Bankrupt (*hasan*)** is whoever, in their turn, has no pass left and no card that fits. All their cards go to their places on the table at once, also where that leaves gaps. A gap still has to be filled before the row goes on; then the cards beyond it count.
rules-sevens-joker-skip = **The joker** is laid on the next missing place of a row, together with the card of yours that comes after it in the same direction: with 6♠ as the last card, the joker as 5♠ and your 4♠. Cards that lie there already are skipped, and the joker has no place where nothing is missing beyond it.
rules-sevens-joker-single = **The joker** can be laid alone, in place of any card that fits now.
rules-sevens-jokers-two = There are two jokers; in one turn you can use one of them.
rules-sevens-joker-take = **The exchange.** Whoever holds the card that the joker stands for lays it there at once and takes the joker into their hand. This is not their turn: play goes on to the left of whoever laid the joker. You cannot use the joker for a card that you hold yourself. If your last card is called for like this, you are still in the game, with the joker.
rules-sevens-joker-stack = **The card on top.** Whoever holds the card that the joker stands for, even if that is the joker's player, lays it on the joker at once, and that joker is out of the game. Play goes on to the left of whoever laid the joker. If this leaves two players without cards, the joker's player comes before the other.
rules-sevens-joker-left-skip = A joker is never laid alone: whoever has nothing else left has to pass, and goes bankrupt in the end.
rules-sevens-joker-left-single = Whoever holds no other card than jokers is eliminated at once, and ranks above the bankrupt and below everybody else.
rules-sevens-joker-last = The joker may be your last card.
rules-sevens-joker-bankrupt = Jokers of a bankrupt player leave the game.
rules-sevens-tunnel-closed = **The tunnel (closed).** The ace and the king of a suit are neighbours, as if a tunnel led from one end of the row to the other. As soon as one side of a row is complete, the other side can be filled only through the tunnel: once 8 to K lie, next come A, 2, 3 and so on up to 6; once 6 to A lie, next come K, Q, J and so on down to 8. So the card nearest the 7 comes last. Cards that lie there already are skipped, and it does not matter whose cards completed the side.
rules-sevens-tunnel-open = **The tunnel (open).** The ace and the king of a suit are neighbours, as if a tunnel led from one end of the row to the other. As soon as one side of a row is complete, the row also goes on through the tunnel: once 8 to K lie, with A, 2, 3 and so on; once 6 to A lie, with K, Q, J and so on. The usual next card fits as well.
rules-sevens-tunnel-joker = **Joker and tunnel.** Where the joker completes a side, the card that goes with it is the next one missing through the tunnel: the joker as K♠ and your A♠, say.
rules-sevens-ghost = **The ghost.** Whoever goes bankrupt is a ghost, and tries to make the others talk to it. A player who still holds cards and talks to a ghost changes places with it at once: the ghost takes over the hand, the passes used and, if it was the talker's, the turn; the talker is the new ghost. Whoever is out of cards is safe. The host can take a trade back within 30 seconds, if both agree.
rules-sevens-ghost-talk = **What counts as talking,** in the channel or thread of the table: replying to a message of the ghost, and mentioning the ghost in a message, also by editing one.{ $talking ->
    [strict] {" "}This table is strict: reacting to a message of the ghost counts, too, and so does writing the next message within 20 seconds after the ghost's.
   *[plain] {""}
} Buttons, commands, `@everyone` and talk in other places do not count. Ghosts may talk as they like.
rules-sevens-ghost-eliminated = Those who are eliminated with nothing but jokers are no ghosts.
rules-sevens-end = Whoever is out of cards first comes first, the next second, and so on, until only one player holds cards; that one ranks after them. Bankrupt players rank last of all: the first to go bankrupt is at the very bottom, the second just above.
rules-sevens-end-ghost = It is the seat that counts: whoever is the ghost at the end ranks as bankrupt.
rules-sevens-tip = **A word of advice:** first lay the cards that open the way to your own aces and kings, and keep back the sixes and eights that help only others. But mind your passes.
rules-sevens-points-start = The four sevens lie on the table; in your turn you lay one card that continues a row of its suit outward: up to the ace, which is high here, or down to the 2. { $passes ->
    [0] There is no passing: whoever cannot play is bankrupt, and the hand is over.
    [one] You may pass once; whoever can neither play nor pass is bankrupt, and the hand is over.
   *[other] You may pass { $passes } times; whoever can neither play nor pass is bankrupt, and the hand is over.
} The cards left in your hand count against you, so get rid of them.
rules-sevens-points-aim = Collect as few points as you can. Each suit makes a row from its 7: up to 8, 9, 10, J, Q, K and A, and down to 6, 5, 4, 3 and 2.
rules-sevens-points-deal = All 52 cards and a joker are dealt one by one; some players may get one card more. Whoever holds a 7 lays it down before play begins.
rules-sevens-points-joker = **The joker** is laid on the next missing place of a row, together with the card of yours that comes after it in the same direction: with 8♠ as the last card, the joker as 9♠ and your 10♠. Cards that lie there already are skipped. You may hold the joker's card yourself. A joker that is your last card cannot be played.
rules-sevens-points-cover = **Covering the joker.** Whoever holds the card that the joker stands for is asked privately and may lay it on the joker at once, out of turn. If they leave it, nobody hears of it; they can still lay it in a later turn, as that turn's card. Nobody ever takes the joker back. A joker play that empties your hand ends the hand at once, and nobody is asked.
rules-sevens-points-end = The hand ends when somebody is out of cards, also by covering the joker: they score nothing, everybody else scores the cards in their hand. Or it ends with a bankruptcy: then only the bankrupt player scores their cards, everybody else nothing. An ace counts 1, 2 to 10 their number, J, Q and K 10 each, the joker 25.
