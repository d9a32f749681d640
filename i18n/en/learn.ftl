command-learn = learn
command-learn-description = Learn a game by playing: a practice table of your own, with hints
option-learn-game-description = Which game to learn
learn-button = Learn by playing
learn-which = ## Learn by playing
    A practice table for you alone: three computer players, no hurry, and a hint at every step. Nobody else sees it, and it counts for nothing.
learn-running = Your practice of **{ $game }** is still open. Another one closes it.
learn-go-on = Go on: { $game }
learn-heading = -# { $reached ->
    [yes] Goal reached ✓
   *[no] Goal: { $goal }
}
learn-goal-row = play two cards of one row
learn-goal-three = play three cards
learn-goal-trick = win a trick
learn-goal-sequence = end a sequence and say “Jig”
learn-goal-beat = beat the cards on the table
learn-reached = **Goal reached!** Now try to win.
learn-stop = Stop practising
learn-again = Start again
learn-now = Play it now
learn-other = Another game
learn-your-choice = { $what ->
    [passing] **Choose what you pass on.**
    [bidding] **Choose your bid.**
   *[place] **Take the cards in, or discard them?**
}
learn-advice = **Hint:** I would choose **{ $move }**.
learn-agreed = I would do that: { $why }.
learn-rather = { $likewise ->
    [yes] It means that { $why }. So does **{ $other }**, and I would rather choose that.
   *[no] It means that { $why }. I would rather choose **{ $other }**: { $other-why }.
}
learn-followed = You chose **{ $move }**: { $why }.
learn-instead = { $likewise ->
    [yes] You chose **{ $move }**: { $why }. **{ $other }** would have done the same, and I like it a little better.
   *[no] You chose **{ $move }**: { $why }. I would have chosen **{ $other }**: { $other-why }.
}
learn-waiting = The others are playing. When it's your turn, what you can do appears here by itself.
learn-watching = You have nothing more to do in this { $part ->
    [round] round
   *[hand] hand
}. Watch how the others end it.
learn-between = **This { $part ->
    [round] round
   *[hand] hand
} is over.** Go on to the next one, or stop here: you know how it goes.
learn-over = ### Practice is over: { $game }
learn-over-stopped = You can begin anew whenever you like.

learn-lesson-rows-goal = **The aim:** get rid of your cards first. From the four sevens, rows grow down to the ace and up to the king.
learn-lesson-rows-playable = **What fits** comes right at the end of a row: the 9♦ after the 8♦. It is raised and ticked, and it is a button.
learn-lesson-rows-pass = **Passing:** three times in a hand, even if a card fits. With no pass left and no card that fits you are bankrupt.
learn-lesson-rows-order = **Which card first?** One that your own come after. Hold back what only helps the others, while you have passes.
learn-lesson-rows-signs = **Signs:** a padlock waits for somebody else's card, a hatched place for one of yours.
learn-lesson-must-goal = **The aim:** be out of cards first. From each 7 a row grows to ace and king.
learn-lesson-must-order = **Which card first?** One that your own come after, not the others'.
learn-lesson-chips-stuck = **If a card fits** you have to play one. If none does, you pay a chip into the pot, which the winner takes.
learn-lesson-trumps-trump = **Trumps** can also stand for a card of their rank in another row.
learn-lesson-trumps-stuck = **If a card fits** you have to play. If not, a community card may do.
learn-lesson-beg-six = **After a 7** the 6 has to come. Only then does the row grow both ways.
learn-lesson-beg-stuck = **If nothing fits,** your neighbour to the right gives you a card. Cards left at the end are penalty points.
learn-lesson-beg-again = **After an ace or a king** you may play again, or end your turn.
learn-lesson-parliament-pass = **If a card fits** you have to play one. If none does, you pass, which costs nothing. Cards left at the end count against you.
learn-lesson-stops-goal = **The aim:** get rid of your cards first. Somebody leads a card, and the next higher ones of its suit follow, up to five.
learn-lesson-stops-lead = **Leading:** any card. Lead one whose sequence ends with a card of yours: then you lead again.
learn-lesson-stops-follow = **Following:** play the next card if you hold it; otherwise pass.
learn-lesson-piles-goal = **The aim:** have few points on your own pile. From each 7 a row grows to the ace and to the king; if a card fits you have to play.
learn-lesson-piles-stuck = **Nothing fits:** lay a card face down, an ace for 1 point, a king for 13. What comes beyond it in its row is stuck.
learn-lesson-cells-goal = **The aim:** few cards counted against you. Each has its own place, beside, above or below a card on the table.
learn-lesson-cells-kill = **Killing:** an empty place whose neighbours are all filled is dead. Its card counts against whoever holds it.
learn-lesson-cells-danger = **Beware:** a place of yours with one empty neighbour left can be killed by the next card. Lay yours in time.
learn-lesson-cells-pass = **Passing:** three times, even if a card fits. With no pass left and no card that fits you drop out.
learn-lesson-tricks-bid = **The aim:** say, with a card's number, how many of seven tricks you will take. The highest bid's colour becomes trump.
learn-lesson-tricks-lead = **Leading:** you may lead any card. The others must follow with its colour or its number if they can.
learn-lesson-tricks-follow = **Following:** play the first card's colour or number if you can. The highest trump wins, or else the highest that followed.
learn-lesson-tricks-score = **Points:** an exact bid earns 2 and the bid. Each trick too many or too few costs 1.
learn-lesson-tricks-passing = **Passing on:** you give cards away and get as many. Be left with few colours, and high and low cards of each.
learn-lesson-tricks-keep = **Think ahead:** do not pass on the number that you want to bid.
learn-lesson-tricks-middle = **Bids of 2, 3 or 4 are risky:** you do not know whether yours will be the highest and which colour will be trump.
learn-lesson-tricks-sevens = **Leading a seven:** a higher seven beats it by its number. Their order is red, yellow, green, blue, purple.
learn-lesson-tricks-trumps = **Drawing trumps:** when you want tricks, lead a low trump. Your strong cards are safer after that.
learn-lesson-groups-goal = **The aim:** don't be the last with cards; that costs one of two penguins. The order of your hand never changes.
learn-lesson-groups-group = **Groups:** equal cards side by side are played together. On an empty table you may play whatever you like.
learn-lesson-groups-beat = **Beating:** more cards beat fewer, whatever their numbers. With as many cards the higher number wins.
learn-lesson-groups-pass = **Passing:** draw a card, and put it anywhere into your hand or discard it. At your next turn you may play again.
learn-lesson-groups-place = **After beating:** put the cards beside equal ones, or discard them.
learn-lesson-groups-drawn = **The card you drew:** put it beside an equal card, or discard it.
