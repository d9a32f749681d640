rules-title = ## { $game }: how to play
rules-title-page = ## { $game }: how to play ({ $page } of { $pages })
rules-before = ◀ Back
rules-after = Next ▶
rules-section-start = In short
rules-section-aim = The aim
rules-section-deal = The deal
rules-section-turn = Your turn
rules-section-special = Special rules
rules-section-end = The end
rules-section-options = Options
rules-section-credits = Where the game comes from
rules-seats = For { $most-seats ->
    [2] two players
   *[other] { $least-seats } to { $most-seats } players
}.
rules-all-dealt = All 52 cards are dealt.
rules-dealt-even = With { $seats } players that makes { $cards-least } cards each.
rules-dealt-uneven = With { $seats } players that makes { $cards-least } or { $cards-most } cards each.
rules-ante = Everybody first pays one chip into the pot. Players who were dealt fewer cards than others pay one chip more.
rules-dealer-once = The dealer is drawn at random.
rules-dealer-winner = The first dealer is drawn at random. After that, whoever wins a hand deals the next one.
rules-dealer-left = The first dealer is drawn at random. After each hand the deal passes to the left.
rules-left-begins = The player to the dealer's left begins, and the turn passes to the left.
rules-hands = { $hands ->
    [one] **The match** is a single hand.
   *[other] **The match** is { $hands } hands.
}
rules-most-chips = Everybody starts with { $chips } chips, and nobody pays more than they hold. If somebody has no chips left at the end of a hand, the match ends there. Whoever has the most chips wins; equal numbers share the place.
rules-most-points = Whoever has the most points wins; equal numbers share the place.
rules-least-points = Whoever has the fewest points wins; equal numbers share the place.
rules-revokes = **Keeping a card back.** You may pass even if you could play. It looks like any other pass and costs one chip, but at the end of the hand everybody, the winner too, pays three chips more into the pot for each such pass; only then is it told. If all the others have passed just before you, you must play if you can.
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
rules-brief-held = sevens in the hands
rules-brief-must-play = no passing on purpose
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
rules-brief-pile-cards = every card counts one
rules-brief-shared = settled between all
rules-brief-close = an ace or a king closes its suit
rules-brief-all-down = laying nothing at all pays
rules-brief-rounds = 7 rounds
rules-brief-piiko = piiko
rules-brief-mode = { $mode ->
    [advanced] advanced: points, to 10
    [duel] duel, one round
   *[basic] basic: two penguins each
}
rules-brief-kill = { $kill ->
    [sides] killed from left and right
    [strip] short lines are killed, too
    [group] moth-eaten: groups are killed
   *[cell] single places are killed
}
rules-brief-diagonal = cards fit at corners, too
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
rules-brief-dropouts-count = dropped-out players rank like everybody
rules-brief-remains = cards of dropped-out players go into the grid
rules-brief-first-beg = begging from the first turn
