board-has-chosen = has chosen
board-is-choosing = choosing
board-bid = tricks { $tricks }, wants { $bid }
board-penalty = { $cards ->
    [one] 1 penalty card
   *[other] { $cards } penalty cards
}
board-face-down = { $cards ->
    [one] 1 card face down
   *[other] { $cards } cards face down
}
board-shown = face up: { $cards }
board-total = total { $total }
board-penguins = { $total ->
    [one] 1 penguin
   *[other] { $total } penguins
}
board-pot = { $chips ->
    [one] 1 chip in the pot
   *[other] { $chips } chips in the pot
}
board-stock = { $cards ->
    [one] 1 card to draw
   *[other] { $cards } cards to draw
}
board-trump = trumps: { $suit }
board-trump-colour = trumps: { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
}
board-community = community cards: { $cards }
board-closed = closed: { $suits }
board-wanted = wanted: { $cards }
board-group = to beat: { $cards }
board-dead = { $cards ->
    [one] 1 dead place
   *[other] { $cards } dead places
}
board-cover = A joker has been laid. Whoever holds the card it stands for may cover it now.
# On a seat's plate in the picture: what became of who no longer plays
plate-out = Out
plate-bankrupt = Bankrupt
plate-dropped-out = Dropped out
plate-eliminated = Eliminated
plate-ghost = Ghost
# Over the chips in the middle
plate-pot = Pot
