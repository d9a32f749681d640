event-by-clock = (time ran out) { $event }
event-played = { $name }: { $cards }
event-played-in-row = { $name }: { $cards } on the { $suit } row
event-passed = { $name }: pass
event-passed-counted = { $name }: pass { $number }
event-passed-paid = { $name }: pass, pays { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
}
event-passed-taking = { $name }: pass, with the face-up { $cards }
event-bankrupt = { $name }: hasan! Bankrupt with { $cards }
event-bankrupt-unseen = { $name }: hasan! Bankrupt
event-out = { $name } is out of cards
event-out-placed = { $name } is out of cards: place { $number }
event-eliminated = { $name } is eliminated
event-joker-played = { $name }: joker as { $cards }
event-joker-played-with = { $name }: joker as { $cards }, with { $then }
event-exchanged = { $name } lays { $cards } and takes the joker
event-stacked = { $name } lays { $cards } on the joker
event-traded = { $way ->
    [taken_back] The trade is taken back: { $name } and { $other } sit where they sat before
   *[talked] { $name } talks to { $other }, a ghost: they trade places
}
event-drew = { $name } draws { $cards }
event-drew-unseen = { $name } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
}
event-piled = { $name } lays { $cards } aside
event-piled-unseen = { $name }: face down
event-suit-closed = { $name } closes { $suit }: nobody can play it any more
event-row-opened = { $name } opens the row of { $suit }
event-row-completed = { $name } completes the row of { $suit }
event-pile-counted = { $name }: pile { $count }{ $doubled ->
    [0] {""}
   *[other] {""}, doubled { $doubled }
}
event-pile-empty = { $name } walks through: nothing on the pile
event-pile-laid-none = { $name } has laid every card face down, which counts nothing
event-begged = { $name } asks { $other } for a card
event-gave = { $name } gives { $other }: { $cards }
event-gave-unseen = { $name } gives { $other } { $number ->
    [one] 1 card
   *[other] { $number } cards
}
event-declined = { $name } gives nothing
event-turn-ended = { $name } ends the turn
event-killed = { $name } loses { $cards }: killed by { $other }
event-killed-own = { $name } kills a card of their own: { $cards }
event-killed-by = { $name } kills { $cards }
event-chose = { $name } has chosen
event-bid = { $name } bids { $cards }
event-scored-piiko = { $name }: piiko, one point; all bid again
event-redealt = The cards are dealt anew
event-trump-chosen = { $colour ->
    [R] Red
    [Y] Yellow
    [G] Green
    [B] Blue
   *[P] Purple
} is trump; { $name } leads
event-won-trick = { $name } wins the trick ({ $number } so far)
event-took = { $name } takes { $cards } into the hand
event-took-unseen = { $name } takes { $number ->
    [one] 1 card
   *[other] { $number } cards
} into the hand
event-discarded = { $name } discards { $cards }
event-discarded-unseen = { $name } discards { $number ->
    [one] 1 card
   *[other] { $number } cards
}
event-cleared = The table is cleared; { $name } begins afresh
event-leads = { $name } leads
event-called = { $name } calls: { $call }
event-paid = { $name } pays { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
}
event-paid-to = { $name } pays { $other } { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
}
event-paid-for = { $name } pays { $other } { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
} for keeping back { $cards }
event-revoked = { $name } kept cards back { $number ->
    [one] once and pays 3 chips for it
   *[other] { $number } times and pays { $amount } chips for it, 3 for each
}
event-revoked-short = { $name } kept cards back { $number ->
    [one] once
   *[other] { $number } times
} and owes { $due } chips for it, but has { $amount ->
    [0] none
    [one] only 1
   *[other] only { $amount }
} left
event-won-pot = { $name } wins the pot: { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
}
event-koroshi-out = { $name } has no living card left
event-koroshi-bankrupt = { $name } drops out with { $cards }
event-koroshi-bankrupt-unseen = { $name } drops out
event-nanatoridori-out-placed = { $name } is out: place { $number }
call-earl-first = There's as good as { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
} can be
call-earl-second = There's { $rank ->
    [ace] an ace
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [jack] a jack
    [queen] a queen
   *[king] a king
} as good as he
call-earl-third = There's the best of all the three
call-earl-fourth = And there's the Earl of Coventry
call-snip = Snip
call-snap = Snap
call-snorum = Snorum
call-hickockalorum = Hickockalorum
call-jig = Jig
ending-one-left = Only one player still holds cards, so the game is over.
ending-bankruptcy = After this bankruptcy only one player holds cards, so the game is over.
ending-elimination = { $name } is eliminated and only one player holds cards, so the game is over.
ending-out = { $name } has played the last card: the hand is over.
ending-piled-out = { $name } has laid the last card aside: the hand is over.
ending-blocked = Four turns brought no card to the table: the hand is over.
ending-done = Nobody holds a living card any more: the hand is over.
ending-played = All seven tricks have been played: the round is over.
ending-passed-out = { $name } has passed with no face-up card left, and loses.
ending-shichi-narabe-points-bankruptcy = { $name } is bankrupt: the hand is over.
ending-shichi-narabe-points-out = { $name } is out of cards: the hand is over.
ending-ristiseiska-blocked = For four rounds no card has come to the table: the hand is over.
ending-pai-qi-done = Nobody holds a card any more: the hand is over.
ending-nanatoridori-out = Only { $name } still holds cards: the round is over.
