rules-title = ## { $game }: how to play
rules-title-page = ## { $game }: how to play ({ $page } of { $pages })
rules-before = ◀ Before
rules-after = Next ▶
rules-section-start = To begin with
rules-section-aim = The aim
rules-section-deal = The deal
rules-section-turn = Your turn
rules-section-special = Special rules
rules-section-end = The end
rules-section-options = At this table
rules-section-credits = Where the game comes from
rules-seats = For { $most-seats ->
    [2] two players
   *[other] { $least-seats } to { $most-seats } players
}.
rules-all-dealt = All 52 cards are dealt.
rules-dealt-even = With { $seats } players that makes { $cards-least } cards each.
rules-dealt-uneven = With { $seats } players that makes { $cards-least } or { $cards-most } cards each.
rules-ante = Everybody first pays one chip into the pot; whoever was dealt fewer cards than others pays one chip more.
rules-winner-deals = The player to the dealer's left begins. Whoever wins a hand deals the next one.
rules-left-deals = The player to the dealer's left begins. The deal passes to the left from hand to hand.
rules-hands = { $hands ->
    [one] **The match** is a single hand.
   *[other] **The match** is { $hands } hands.
}
rules-most-chips = Everybody starts with { $chips } chips, and nobody pays more than they hold. When somebody has no chips left, the match ends with that hand. Most chips wins; equal numbers share the place.
rules-most-points = Most points wins; equal numbers share the place.
rules-least-points = Fewest points wins; equal numbers share the place.
rules-revokes = **Keeping a card back.** You may pass although you could play. That costs nothing at once, but three chips to the pot for each such pass at the end of the hand. When everybody else has passed directly before you, you play if you can.
rules-passes-anew = Passes are counted anew in every hand.
rules-brief-passes = { $passes ->
    [0] no passes
    [one] 1 pass each
   *[other] { $passes } passes each
}
rules-brief-first = { $first ->
    [dealer] the dealer begins
    [left-of-dealer] the dealer's left begins
    [random] a random player begins
    [seven-of-hearts] the 7♥ begins
   *[seven-of-diamonds] the 7♦ begins
}
rules-brief-jokers = { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
}, { $joker-play ->
    [single] alone
   *[skip] with the next card
}, { $joker-exchange ->
    [stack] covered by the real card
   *[take] exchanged for the real card
}
rules-brief-tunnel = { $tunnel ->
    [open] open tunnels
   *[closed] closed tunnels
}
rules-brief-ghost = ghost
rules-brief-hands = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
rules-brief-chips = { $chips } chips each
rules-brief-decks = two packs
rules-brief-revokes = keeping cards back is penalised
rules-brief-limit-over = to more than { $limit } points
rules-brief-limit-reached = to { $limit } points
rules-brief-rounds = 7 rounds
rules-brief-piiko = piiko
rules-brief-mode = { $mode ->
    [advanced] points, to 10
    [duel] duel, one round
   *[basic] two penguins each
}
rules-brief-kill = { $kill ->
    [sides] killed from left and right
    [strip] short lines are killed, too
    [group] moth-eaten: groups are killed
   *[cell] single places are killed
}
rules-brief-diagonal = corners touch
rules-brief-edges = { $tunnel ->
    [yes] with tunnels
   *[no] without tunnels
}
rules-brief-dead = { $dead ->
    [in-hand] dead cards stay in hand
   *[face-down] dead cards face down
}
rules-brief-rows = rows { $rows ->
    [SHCD] ♠♥♣♦
   *[SHDC] ♠♥♦♣
}
rules-brief-dropouts = dropped-out players rank last
