rule-line = **{ $label }:** { $value }
rule-line-usual = **{ $label }:** { $value } (usually: { $usual })
rule-yes = on
rule-no = off
rule-out-of-range = { $label } can be { $least } to { $most }.
rule-no-choice = { $label } can be one of: { $choices }.
rule-not-together = { $label }: this is not possible together with the other options as they are.
rule-unknown = This game has no such option.
rule-seats-refused = By these rules { $value ->
    [one] 1 player
   *[other] { $value } players
} cannot play.
rule-passes-label = Passes
rule-passes-meaning = How often each player may pass in a hand
rule-passes-value = { $value ->
    [0] none
   *[other] { $value }
}
rule-voluntary-label = Passing on purpose
rule-voluntary-meaning = Whether you may pass even if you could play
rule-voluntary-refused = Passing on purpose can be set when there are passes.
rule-sevens-label = The sevens
rule-sevens-meaning = Whether they are on the table from the start
rule-sevens-laid = On the table
rule-sevens-laid-meaning = Whoever holds a 7 lays it before play begins
rule-sevens-held = In the hands
rule-sevens-held-meaning = A 7 fits at any time and opens its row, so it can also be kept back
rule-first-label = First turn
rule-first-meaning = Who begins
rule-first-seven-of-diamonds = Whoever was dealt the 7♦
rule-first-dealer = The dealer
rule-first-dealer-meaning = Drawn at random
rule-first-left-of-dealer = The dealer's left
rule-first-left-of-dealer-meaning = The player to the left of the dealer
rule-first-random = Somebody at random
rule-fan-tan-first-seven-of-diamonds = Whoever holds the 7♦
rule-fan-tan-first-seven-of-diamonds-meaning = And has to play it first
rule-fan-tan-first-seven-of-hearts = Whoever holds the 7♥
rule-fan-tan-first-seven-of-hearts-meaning = And has to play it first
rule-jokers-label = Jokers
rule-jokers-meaning = How many jokers are in the pack; with a joker, the next two options can be set
rule-jokers-value = { $value ->
    [0] none
    [one] one
    [2] two
   *[other] { $value }
}
rule-jokers-refused = Two packs are played without jokers.
rule-joker-play-label = How a joker is played
rule-joker-play-meaning = Together with the card after it, or alone
rule-joker-play-skip = With the next card
rule-joker-play-skip-meaning = The joker takes a missing card's place, and you add your card that comes after it
rule-joker-play-single = Alone
rule-joker-play-single-meaning = The joker by itself takes the place of any card that fits now
rule-joker-play-refused = How a joker is played can be chosen when there is a joker in the pack.
rule-joker-exchange-label = The card the joker stands for
rule-joker-exchange-meaning = What its owner does with it, at once and out of turn
rule-joker-exchange-take = Exchanged for the joker
rule-joker-exchange-take-meaning = Its owner lays it and takes the joker; you cannot use the joker for your own card
rule-joker-exchange-stack = Laid on the joker
rule-joker-exchange-stack-meaning = Its owner, even you, lays it on the joker, which leaves the game
rule-joker-exchange-refused = What happens to the joker's card can be chosen when there is a joker in the pack.
rule-tunnel-label = Tunnel
rule-tunnel-meaning = Whether the ace and the king of a suit are neighbours
rule-tunnel-none = No tunnel
rule-tunnel-none-meaning = Rows end at the ace and at the king
rule-tunnel-closed = Closed
rule-tunnel-closed-meaning = Once one side is complete, the other can be filled only through the tunnel
rule-tunnel-open = Open
rule-tunnel-open-meaning = Once one side is complete, the row also goes on through the tunnel
rule-tunnel-refused = Two packs are played without a tunnel.
rule-koroshi-tunnel-meaning = Whether ace and king of a row are neighbours, also for killing; usually on if groups are killed
rule-ghost-label = Ghost
rule-ghost-meaning = Whoever talks to a bankrupt player trades places with them
rule-hands-label = Hands
rule-hands-meaning = How many hands make a match
rule-hands-value = { $value }
rule-chips-label = Chips
rule-chips-meaning = How many chips everybody starts with
rule-chips-value = { $value }
rule-decks-label = Packs
rule-decks-meaning = With two packs up to twelve can play, and each suit has two rows
rule-shichi-narabe-decks-meaning = With two packs up to twelve can play and each suit has two rows; without jokers and tunnels only
rule-decks-refused = Two packs are played without jokers and without a tunnel.
rule-decks-value = { $value ->
    [one] one pack
    [2] two packs
   *[other] { $value } packs
}
rule-revokes-label = Keeping cards back
rule-revokes-meaning = Whether you may pass even if you could play
rule-revokes-forbidden = Not allowed
rule-revokes-forbidden-meaning = Whoever can play must
rule-revokes-penalised = Allowed, with a penalty
rule-revokes-penalised-meaning = Three chips more than any pass, at the end of the hand; more if you could have opened a row
rule-ristiseiska-revokes-penalised-meaning = Every other player may give you a card
rule-first-beg-label = Begging on the first turn
rule-first-beg-meaning = Whether, if nothing fits on your very first turn, you may beg for a card instead of passing
rule-limit-label = Points
rule-limit-meaning = The match ends with the hand in which somebody reaches this many points (100 hands at most)
rule-limit-value = { $value }
rule-chinese-seven-limit-meaning = The match ends with the hand in which somebody has more points than this (100 hands at most)
rule-rows-label = Order of the rows
rule-rows-meaning = Which suit has which row of the grid, from top to bottom
rule-rows-random = By chance
rule-rows-SHCD = ♠ ♥ ♣ ♦
rule-rows-SHDC = ♠ ♥ ♦ ♣
rule-adjacency-label = Where a card fits
rule-adjacency-meaning = Which places around a card on the table can be filled next
rule-adjacency-orthogonal = Beside, above or below
rule-adjacency-orthogonal-meaning = Only those left, right, above and below
rule-adjacency-diagonal = At corners, too
rule-adjacency-diagonal-meaning = Any of the eight around a card; that leaves much to choose from
rule-kill-label = What is killed
rule-kill-meaning = When an empty place is dead, and the card for it lost
rule-kill-cell = Single places
rule-kill-cell-meaning = Shut in on all four sides; edges of the grid count like cards
rule-kill-sides = From left and right
rule-kill-sides-meaning = Shut in from the left and from the right is enough
rule-kill-strip = Short lines, too
rule-kill-strip-meaning = Also two or three places in a line, with the whole line shut in
rule-kill-group = Groups (moth-eaten)
rule-kill-group-meaning = All places that are no longer joined to both the top and the bottom row
rule-dead-label = Dead cards
rule-dead-meaning = Where killed cards go; they always count against their owner
rule-dead-face-up = Face up
rule-dead-face-up-meaning = In front of their owner, seen by all
rule-dead-face-down = Face down
rule-dead-face-down-meaning = In front of their owner; the others see how many, but not which
rule-dead-in-hand = In hand
rule-dead-in-hand-meaning = They stay in their owner's hand, unseen by others, and can never be played
rule-remains-label = Cards of dropped-out players
rule-remains-meaning = Where the cards go that they could still have played
rule-remains-aside = Out of play
rule-remains-aside-meaning = They become penalty cards
rule-remains-laid = Into the grid
rule-remains-laid-meaning = To their places at once, where they can kill; over several hands they count as penalties, too
rule-dropouts-label = Dropped-out players
rule-dropouts-meaning = How players with neither a pass nor a card that fits rank; usually last if their cards are laid
rule-dropouts-by-count = Ranked like everybody
rule-dropouts-by-count-meaning = By the number of their penalty cards
rule-dropouts-last = Ranked last
rule-dropouts-last-meaning = Below everybody else, the first to drop out lowest; over several hands only totals count
rule-piiko-label = Piiko
rule-piiko-meaning = Bids add up to seven: the highest bidder scores a point, and all bid again (always with two players)
rule-mode-label = Way of playing
rule-mode-meaning = How rounds are counted, and for how many players
rule-mode-basic = Basic
rule-mode-basic-meaning = Penguins, 3 to 6 players; the last with cards loses one of two penguins
rule-mode-advanced = Advanced
rule-mode-advanced-meaning = Points, 3 to 6 players; 4, 2 and 0 points a round, up to 10
rule-mode-duel = Duel
rule-mode-duel-meaning = 2 players; eleven cards, two more face up, one round
