board-has-chosen = has chosen
board-shown = face up: { $cards }
board-cover = A joker has been laid. Whoever holds the card it stands for may cover it now.
# On a seat's plate in the picture: what became of who no longer plays
plate-out = Out
plate-bankrupt = Bankrupt
plate-dropped-out = Dropped out
plate-eliminated = Eliminated
plate-ghost = Ghost
# Over the chips in the middle
plate-pot = Pot
