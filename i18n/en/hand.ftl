hand-not-your-turn = Waiting for the others · the table as of your last look
hand-moved = { $where ->
    [up] Your hand is further up.
    [message] Your hand is in our direct messages.
    [table] Your hand is [at the table]({ $link }).
   *[down] Your hand is further down.
}
hand-away = You are away, so a computer plays for you. Press **I'm back** to take your seat again.
hand-all-away = You are away and nobody else is here, so the game waits. Press **I'm back** to go on. If nobody comes back, it ends { $until }.
hand-out = You are out of cards. Well done!
hand-out-place = You are out of cards: place { $place }. Well done!
hand-koroshi-out = No card of yours can be laid any more. You can watch the others play on.
hand-fallen = { $how ->
    [out] You have dropped out. You can watch the others play on.
    [eliminated] You have been eliminated. You can watch the others play on.
   *[bankrupt] You are bankrupt. You can watch the others play on.
}
hand-revokes = You have kept cards back { $count ->
    [one] once
   *[other] { $count } times
} in this hand. Nobody else knows. At the end of the hand you pay { $due } chips for it, and more if you could have opened a row.
hand-left = You have left this game. A computer plays on in your seat.
hand-left-idle = You have left this game. There is nothing more to play in your seat; the others play on.
hand-left-ended = You have left this game. Nobody was left to play, so it was ended without a result.
hand-left-over = You left this game before its end. It is over now.
hand-over = This game is over.
hand-closed = A moderator has closed the table. The match counts nowhere.
hand-keep = No, back to my cards
hand-timed-out = Your time ran out, so a computer made a move for you.
hand-channel-trouble = { $why ->
    [permission] I can't show the table in the channel: I lack the permission to write there. Please tell somebody who manages this server.
   *[refused] I can't show the table in the channel: Discord refuses my message there. The game goes on here; I try again when somebody presses something. Please tell whoever runs this bot.
}
page-before = ◀ Back
page-after = More cards ▶
card-joker = joker
card-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
card-in-words = { $rank } of { card-suit }
card-colour = { $colour ->
    [R] Red
    [Y] Yellow
    [G] Green
    [B] Blue
   *[P] Purple
}
card-coloured = { card-colour } { $numbers }
move-pass = Pass
move-pass-left = Pass ({ $left } left)
move-pass-taking = Pass, taking { $card }
move-bankrupt = { $how ->
    [out] Drop out
   *[bankrupt] Go bankrupt
}
move-joker = Joker as { $card }
move-joker-with = Joker as { $card }, with { $then }
move-on-joker = { $card } on the joker
move-substitute = { $card } on { card-suit }
move-community = Take and play { $play }
move-set = { $suits } { $first } to { $last } ({ $count } cards)
move-group = { $cards }{ $extra ->
    [0] {""}
    [one] {" "}+ 1 face up
   *[other] {" "}+ { $extra } face up
} { $count ->
    [one] ({ $first })
   *[other] ({ $first }–{ $last })
}
move-give = Give { $cards }
move-bid = Bid { $card }
move-pile = { $card } face down
# A block that was taken in
move-take = Taking in
move-take-first = 1: ▾ { $after }
move-take-between = { $position }: { $before } ▾ { $after }
move-take-last = { $position }: { $before } ▾
move-take-spoken = { $position }: { $where ->
    [first] Before { $after }
    [last] After { $before }
   *[between] Between { $before } and { $after }
}
move-talk = Talk to the ghost in seat { $seat }
move-cover = Cover the joker
move-leave = Keep it
move-draw = Draw
move-beg = Beg for a card
move-decline = Give nothing
move-end = End my turn
move-discard = Discard
