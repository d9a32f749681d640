hand-your-turn = **It's your turn.** Choose a card, or pass. Time is up { $until }.
hand-only-pass = **It's your turn**, but no card of yours fits. Time is up { $until }.
hand-bankrupt = **It's your turn.** No card of yours fits and you have no pass left, so you are bankrupt. Time is up { $until }.
hand-not-your-turn = It's not your turn yet. When it is, your cards appear here as buttons.
hand-away = You were away, so a computer plays for you. Press **I'm back** to take your seat again.
hand-between = This hand is over.
hand-waiting-next = This hand is over. The next one begins when everybody is ready.
hand-out = You are out of cards. Well done!
hand-out-place = You are out of cards: place { $place }. Well done!
hand-fallen = { $how ->
    [eliminated] You have been eliminated. You can watch the others play on.
   *[bankrupt] You are bankrupt. You can watch the others play on.
}
hand-over = This game is over.
hand-over-rank = This game is over. You came in place { $rank }.
hand-keep = No, back to my cards
hand-timed-out = Your time ran out, so a computer made a move for you.
hand-channel-trouble = I can't show the table in the channel: I lack the permission to write there. Please tell somebody who manages this server.
page-before = ◀ Cards before
page-after = More cards ▶
card-joker = joker
move-pass = Pass
move-pass-left = Pass ({ $left } left)
move-pass-taking = Pass, taking { $card }
move-bankrupt = Go bankrupt (hasan)
move-joker = Joker as { $card }
move-substitute = { $card } on { $suit }
move-community = Take and play { $play }
move-group = { $cards } ({ $first }–{ $last }){ $extra ->
    [0] {""}
    [one] {" "}and 1 face-up card
   *[other] {" "}and { $extra } face-up cards
}
move-give = Give { $cards }
move-bid = Bid { $card }
move-pile = Lay { $card } aside
move-take = Take in at place { $position }
move-talk = Talk to the ghost in seat { $seat }
move-cover = Cover the joker
move-leave = Leave it
move-draw = Draw
move-beg = Beg
move-decline = Give nothing
move-end = End my turn
move-discard = Discard
