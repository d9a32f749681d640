event-by-clock = (time ran out) { $event }
event-played = { $name }: { $cards }
event-passed = { $name }: pass
event-passed-counted = { $name }: pass { $number }
event-passed-paid = { $name }: pass, pays { $amount }
event-bankrupt = { $name }: hasan! Bankrupt with { $cards }
event-bankrupt-unseen = { $name }: hasan! Bankrupt
event-out = { $name } is out of cards
event-out-placed = { $name } is out of cards: place { $number }
event-eliminated = { $name } is eliminated
event-joker-played = { $name }: joker as { $cards }
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
event-piled-unseen = { $name } lays a card aside, face down
event-begged = { $name } asks { $other } for a card
event-gave = { $name } gives { $other }: { $cards }
event-gave-unseen = { $name } gives { $other } { $number ->
    [one] 1 card
   *[other] { $number } cards
}
event-declined = { $name } gives nothing
event-ended-turn = { $name } ends the turn
event-killed = { $name } loses { $cards }: killed
event-chose = { $name } has chosen
event-bid = { $name } bids { $cards }
event-piiko = { $name }: piiko, one point; all bid again
event-redealt = The cards are dealt anew
event-trump = Trump is fixed
event-won-trick = { $name } wins the trick
event-took = { $name } takes { $number ->
    [one] 1 card
   *[other] { $number } cards
}
event-discarded = { $name } discards { $number ->
    [one] 1 card
   *[other] { $number } cards
}
event-cleared = The table is cleared; { $name } begins afresh
event-leads = { $name } leads
event-called = { $name } calls: { $call }
event-paid = { $name } pays { $amount }
event-paid-to = { $name } pays { $other } { $amount }
event-won-pot = { $name } wins the pot: { $amount }
