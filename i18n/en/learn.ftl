command-learn = learn
command-learn-description = Learn a game by playing: a practice table of your own, with hints
option-learn-game-description = Which game to learn
learn-button = Learn by playing
learn-which = ## Learn by playing
    A practice table for you alone: three computer players, no hurry, and a hint at every step. Nobody else sees it, and it counts for nothing.
learn-running = Your practice of **{ $game }** is still open. Another one closes it.
learn-game = **{ $game }** – { $about }
learn-go-on = Go on: { $game }
learn-title = ### Learn by playing: { $game }
learn-stop = Stop practising
learn-refresh = Show the table now
learn-again = Once more
learn-play = Play with others
learn-your-turn = **It's your turn.**
learn-your-choice = { $what ->
    [passing] **Choose what you pass on.**
    [bidding] **Choose your bid.**
   *[place] **Take the cards in, or discard them?**
}
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
learn-last = **Last moves**
learn-watching = You have nothing more to do in this { $part ->
    [round] round
   *[hand] hand
}. Watch how the others end it.
learn-between = **This { $part ->
    [round] round
   *[hand] hand
} is over.** See who got what, then go on to the next one, or stop here: you know how it goes.
learn-over = ### Practice is over: { $game }
learn-over-stopped = You can begin anew whenever you like.
learn-over-place = { $rank ->
    [1] **You won!** Now try it with people.
   *[other] **You finished { $rank ->
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $seats }.** You know how it goes now; the rest is practice.
}
learn-over-more = The rules know more: **/rules** has them all, and the host of a table can change many.

learn-lesson-rows-goal = **The aim:** get rid of your cards before the others. The four sevens lie on the table. From each of them a row grows down to the ace and up to the king.
learn-lesson-rows-playable = **What fits:** only the card right next to the end of a row, such as the 9♦ after the 8♦. Your cards stand in their places, in little racks. What fits is raised and ticked, and each such card is a button; a padlock waits for a card of somebody else; hatched places wait for a card of yours.
learn-lesson-rows-pass = **Passing:** you may pass three times in the hand, even if a card fits. Holding back a 6 or an 8 makes everybody wait who needs that row. But with no pass left and no card that fits you are bankrupt.
learn-lesson-rows-order = **Which card first?** One that your own cards come after costs nothing. One that only helps the others can wait, as long as you have passes.
learn-lesson-piles-goal = **The aim:** have as few points as you can on your own pile. The 7♠ opens the table; from each 7 a row grows down to the ace and up to the king. If a card fits you have to play one, and all cards are played.
learn-lesson-piles-stuck = **Nothing fits:** choose a card to lay face down on your pile. An ace costs 1 point, a king 13. Nobody sees it, but whatever comes beyond it in its row is stuck from then on, your own cards too.
learn-lesson-piles-order = **Which card first?** One that your own cards come after. Keep back what only the others wait for, as long as something else fits: whoever is stuck has to lay a card face down.
learn-lesson-cells-goal = **The aim:** have as few cards as possible counted against you. Every card has its place, its suit's row and its number's column, and goes next to a card on the table: left, right, above or below.
learn-lesson-cells-kill = **Killing:** an empty place whose neighbours are all filled is dead. Whoever holds its card can never lay it, and it counts against them. You are asked before you lay a card that kills.
learn-lesson-cells-danger = **Beware:** a place of yours with only one empty neighbour left can be killed by the next card. Lay your card there in time, or keep away.
learn-lesson-cells-pass = **Passing:** three times, even if a card fits. With no pass left and no card that fits you drop out, and all you hold counts against you.
learn-lesson-tricks-bid = **The aim:** say how many of the seven tricks you will take, and take exactly as many. You say it with a card of your hand: its number is your bid. It stays in your hand. The highest bid's colour becomes trump.
learn-lesson-tricks-lead = **Leading:** you may lead any card. The others must follow with its colour or its number if they can.
learn-lesson-tricks-follow = **Following:** play the colour or the number of the first card if you can, else anything. The highest trump takes the trick, or else the highest card that followed. A higher number beats a lower one.
learn-lesson-tricks-score = **Points:** an exact bid earns 2 and the bid. Each trick too many or too few costs 1.
learn-lesson-tricks-passing = **Passing on:** in this round you give cards away before bidding, and get as many. Try to be left with as few colours as possible, and with both high and low cards of those.
learn-lesson-tricks-keep = **Think ahead to the bid:** you bid with a card of your hand, so do not pass on the number that you want to bid.
learn-lesson-tricks-middle = **Bids of the middle are risky:** with 2, 3 or 4 you do not know whether your bid will be the highest, and so which colour will be trump. Low bids do not need it, high ones bring it about.
learn-lesson-tricks-sevens = **Leading a seven:** a higher seven follows it by its number and beats it. If you want to win with a seven, do not lead it before all higher sevens are gone; their order is red, yellow, green, blue, purple.
learn-lesson-tricks-trumps = **Drawing trumps:** when you want tricks, leading a low trump is often good. The others have to follow with theirs, and then your strong cards are safer.
learn-lesson-groups-goal = **The aim:** don't be the last with cards. Whoever is loses one of their two penguins. The order of your hand never changes.
learn-lesson-groups-group = **Groups:** equal cards side by side are played together. Nothing lies on the table, so you may play whatever you like.
learn-lesson-groups-beat = **Beating:** more cards beat fewer, whatever their numbers. With as many cards the higher number wins.
learn-lesson-groups-pass = **Passing:** draw a card from the stock, and put it anywhere into your hand or discard it. You may play again at your next turn.
learn-lesson-groups-place = **After beating:** take the beaten cards into one place of your hand, or discard them. Beside equal cards they make a bigger group; elsewhere they only make your hand longer.
learn-lesson-groups-drawn = **The card you drew:** beside an equal card it makes a bigger group. If it fits nowhere, discard it.
