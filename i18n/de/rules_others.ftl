rules-koroshi-start = Every card has its own place in a grid, with a row for each suit and a column for each rank; on your turn you play a card whose place touches a card on the table, at first one of the four sevens{ $passes ->
    [0] {""}
    [one] { $voluntary ->
        [yes] , or you pass, but only once
       *[no] , or, if you cannot, you pass, but only once
    }
   *[other] { $voluntary ->
        [yes] , or you pass, but only { $passes } times
       *[no] , or, if you cannot, you pass, but only { $passes } times
    }
}. A place that gets shut in is dead, and its card is lost to whoever holds it. { $remains ->
    [laid] { $hands ->
        [one] Lost cards are your penalty cards
       *[other] Lost cards and cards you cannot play are your penalty cards
    }
   *[aside] Lost cards and cards you cannot play are your penalty cards
}, and the fewest win.
rules-koroshi-aim = Play as many of your own cards as you can, and kill those of the others.
rules-koroshi-deal = All 52 cards are dealt. Whoever holds a 7 lays it on the table before play begins. The sevens make a column, and each suit has the row of its 7, with the ace on the left and the king on the right. { $rows ->
    [SHCD] From top to bottom the rows are ♠ ♥ ♣ ♦.
    [SHDC] From top to bottom the rows are ♠ ♥ ♦ ♣.
   *[random] Chance decides which suit has which row.
}
rules-koroshi-begins = Whoever laid the 7♦ begins; then the turn passes to the left.
rules-koroshi-turn = **You play one card{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] {""} or you pass
       *[no] , or you pass if none fits
    }
}.** A card fits when its place touches a card on the table: left, right, above or below{ $adjacency ->
    [diagonal] {""}, or at a corner
   *[orthogonal] {""}
}. The two need not be of the same suit.
rules-koroshi-tunnel = **The tunnel.** The ace and the king of a row are neighbours, for playing as well as for killing; so the grid has an edge only at the top and at the bottom. The usual ways of going on stay open.
rules-koroshi-kill-cell = **Killing.** An empty place is dead when the places left, right, above and below it all hold cards. An edge of the grid counts like a card: at an edge three cards kill, in a corner two.
rules-koroshi-kill-cell-tunnel = **Killing.** An empty place is dead when the places left, right, above and below it all hold cards. The edges above the top row and below the bottom row count like cards: there three cards kill.
rules-koroshi-kill-sides = **Killing.** An empty place is dead as soon as the places to its left and right hold cards{ $tunnel ->
    [yes] {""}
   *[no] {""}; an edge of the grid counts like a card
}. What is above and below does not matter.
rules-koroshi-kill-strip = **Killing.** An empty place is dead when the places left, right, above and below it all hold cards. So are two or three empty places in a straight line, within one row or one column, when cards shut in the whole line. { $tunnel ->
    [yes] The edges at the top and at the bottom count like cards, and a line can run through the tunnel.
   *[no] An edge of the grid counts like a card.
}
rules-koroshi-kill-group = **Killing, moth-eaten (*mushikui*).** Empty places that touch each other left, right, above or below make a group. A group lives as long as it reaches both the top row and the bottom row of the grid; otherwise all of it is dead. So one card can eat a large hole.
rules-koroshi-corners = Corners count only for playing a card: what shuts in, and what hangs together, goes by left, right, above and below.
rules-koroshi-killed = Only cards that were played shut others in: a dead place stays empty. One card can kill several at once, also some of its own player.
rules-koroshi-dead = { $dead ->
    [face-down] **Killed cards** are laid face down in front of their owner: the others see how many, but not which.
    [in-hand] **Killed cards** stay in their owner's hand, where nobody else sees them, and can never be played.
   *[face-up] **Killed cards** are laid face up in front of their owner.
} Each is a penalty card, and counts one against its owner.
rules-koroshi-dropout = **Dropping out.** Whoever, on their turn, has { $passes ->
    [0] {""}
   *[other] no pass left and{" "}
}no card that fits drops out. { $remains ->
    [laid] All the cards that they could still have played go to their places in the grid at once, next to others or not, and kill what they shut in; dead cards stay where they are. { $hands ->
        [one] The laid cards are no penalty cards.
       *[other] The laid cards count as penalty cards all the same: dropping out must not pay.
    }
   *[aside] All cards in their hand become penalty cards; they are not put into the grid.
}
rules-koroshi-end = Whoever has no living card left is done. The others play on, even the last one alone, until nobody holds a living card. Whoever has the fewest penalty cards comes first.
rules-koroshi-equal = With equally many, whoever was done earlier comes before the other; those who were done by the same card share the place.
rules-koroshi-hands = Over { $hands } hands everybody's penalty cards are added up, and only these totals count: the smallest wins, and equal totals share the place. The deal passes to the left from hand to hand.
rules-koroshi-dropouts-count = Those who dropped out are ranked by their penalty cards like everybody else.
rules-koroshi-dropouts-last = In a hand, those who dropped out rank below all others, whatever their cards; the first to drop out is last.
rules-insidious-start = In each of seven rounds you get seven cards, usually pass some on, and then say with one of your cards how many tricks you will take: that is your bid. The highest bid makes its colour trump; in the seven tricks that follow you have to match the led card in colour or number if you can. Take exactly as many tricks as you bid and you score, take any other number and you lose points; the highest total wins.
rules-insidious-aim = Take exactly as many tricks as you say you will.
rules-insidious-deal = There are 40 cards: the numbers 0 to 7 in red, yellow, green, blue and purple. Higher numbers beat lower ones; equal numbers are ordered by colour, from red, the lowest, through yellow, green and blue to purple, the highest. Everybody gets seven cards in every round.
rules-insidious-pass = **First you pass cards on,** all at the same time: nobody sees what they get before they have chosen. In rounds 2 and 6 it is one card to the left, in rounds 3 and 5 two to the right, in round 4 three to the left; in rounds 1 and 7 nothing is passed on.
rules-insidious-bid = **Then you bid** with one card, chosen in secret and shown by all at once: its number is how many tricks you want to take. The highest card makes its colour trump, and its player leads to the first trick. All the cards go back to the hands.
rules-insidious-trick = **In a trick** everybody plays one card, in turn to the left. If you hold a card that has the led card's colour or its number, you have to play such a card, trump or not; otherwise any card will do. The highest trump wins the trick, even if it does not match. Without a trump, the highest card that matches the led one, or the led one itself, wins. The winner leads to the next trick.
rules-insidious-piiko = **Piiko.** If the bids add up to exactly seven, the highest bidder scores one point at once. The bid cards are laid aside, and all bid again from the rest, several times if need be. When the bids stand, everybody takes their cards back. After seven piikos in a row the cards are dealt anew and the round starts again, passing on included; the points stay.
rules-insidious-piiko-two = With two players the piiko rule always holds: if the bids added up to seven, either both would be right or both wrong.
rules-insidious-end = If you take exactly what you bid, you score 2 points plus your bid. Otherwise you lose one point for each trick too many or too few. After seven rounds whoever has the most points wins; equal totals share the place.
rules-insidious-credits = Insidious Sevens is a game by Alex Weldon, who also designed and illustrated it, published by MJ Games (2010). These rules are in our own words.
rules-nanatoridori-start = You may not rearrange your hand: on your turn you play equal cards that are side by side in it, or a single card, or you pass. What you play has to beat the cards on the table: more cards beat fewer, and of equally many the higher number wins. The cards you beat you may put into your hand where they help you, or discard; { $mode ->
    [duel] be the first without cards.
   *[other] do not be the last with cards.
}
rules-nanatoridori-aim = { $mode ->
    [duel] Play all your cards before your opponent does, or make your opponent pass once too often.
   *[other] Get rid of all your cards; whoever is the last to hold any loses the round.
}
rules-nanatoridori-deal = There are 63 cards, the numbers 1 to 7 nine times each. Everybody gets eight cards, which stay in the order they came in. The rest is the stock, face down.
rules-nanatoridori-deal-duel = There are 63 cards, the numbers 1 to 7 nine times each. Both players get eleven cards, which stay in the order they came in, and two more, face up in front of them. The other cards are not used.
rules-nanatoridori-begins = Somebody drawn at random begins{ $mode ->
    [duel] {""}
   *[other] {""} each round, and the turn passes to the left
}.
rules-nanatoridori-turn = **You play or you pass.** When nothing is on the table you have to play.
rules-nanatoridori-play = **Playing:** choose one card, or several equal ones that are side by side in your hand. More cards beat fewer, whatever their numbers: four 1s beat three 7s. With equally many you need a higher number; the same number is not enough.
rules-nanatoridori-beaten = **The cards you beat** are yours to use: put all of them, together, into any one place of your hand, or discard them. If you have just played your last card you are out, and the beaten cards are discarded.
rules-nanatoridori-pass = **Passing:** you draw one card from the stock and put it anywhere in your hand, or discard it. When the stock is gone, nothing is drawn. You are not out of the round: you can play again on your next turn.
rules-nanatoridori-pass-duel = **Passing:** you take one of your own face-up cards, whichever you like, and put it anywhere in your hand, or discard it. So you can pass twice at most: whoever passes with no face-up card left loses at once.
rules-nanatoridori-join = **Face-up cards** of yours can join a play from your hand, one or both, if they have the same number. They cannot be played by themselves.
rules-nanatoridori-clear = **A fresh start.** When { $mode ->
    [duel] your opponent has passed
   *[other] all the others have passed
} since your play and the turn is yours again, the cards on the table are discarded, and you play anything you like.{ $mode ->
    [duel] {""}
   *[other] {" "}If you are out already, the next player does.
}
rules-nanatoridori-end-basic = The round ends when only one player holds cards; that player loses a penguin. Everybody starts with two. The match ends when somebody has none left: that player loses, and all the others win together.
rules-nanatoridori-end-advanced = The round ends when only one player holds cards. The first to be out scores 4 points, the last with cards none, everybody else 2. The match ends after the round in which somebody reaches 10 points; whoever has the most points wins, and equal totals share the place.
rules-nanatoridori-end-duel = Whoever is first without cards in hand wins, even with face-up cards left. There is only one round.
rules-nanatoridori-credits = These are, in our own words, the rules of the card game Nanatoridori (ナナトリドリ). All credit for it goes to its makers.
