# Some cards of a suit
alt-cards-of-suit = { $suit } { $ranks }
# Ranks that follow each other
alt-run = { $first } to { $last }
# A place taken by another card
alt-stands-for = { $rank } ({ $card })
alt-row = { $suit }: { $ranks }.
# The row of the second pack
alt-second-row = { $suit }, second row: { $ranks }.
# Where nothing lies.
alt-empty-row = nothing
# Laid by seats that went bankrupt; they look different in the picture
alt-thrown = Laid by the bankrupt: { $cards }.
# As `alt-thrown`, in killing games
alt-thrown-out = Laid by who dropped out: { $cards }.
# What was just laid
alt-last = Just laid: { $cards }.
alt-last-by = Just laid by { $name }: { $cards }.
alt-open-places = Can go down next: { $cards }.
alt-nothing-open = Nothing can go down.
alt-trump = Trumps: { $suit }.
alt-community = Community cards: { $cards }.
alt-closed = Closed: { $suits }.
alt-row-closed = The suit is closed.
alt-stock = Stock: { $count }.
alt-to-draw = The next draw takes { $count }.
alt-to-act = To move: { $names }.
alt-over = The hand is over.
alt-round-over = The round is over.
alt-phase-cover = Whoever holds the card may lay it on the joker.
alt-phase-extra = { $name } may take another turn.
alt-phase-give = A card goes to { $name }.
alt-phase-passing = Everybody chooses what to pass on.
alt-phase-bidding = Everybody chooses a bid.
alt-phase-place = { $name } takes or discards.
alt-seats = Cards left: { $seats }.
# A seat in play
alt-seat = { $name } { $cards }
alt-seat-out = { $name } out
alt-seat-bankrupt = { $name } bankrupt
# Of the killing games (KI-10)
alt-seat-dropped-out = { $name } dropped out
alt-seat-eliminated = { $name } eliminated
# A seat and what there is to say of it
alt-details = { $seat } ({ $details })
alt-place = place { $place }
alt-passes-left = passes left: { $left } of { $most }
alt-chips = chips: { NUMBER($count, useGrouping: 0) }
# Passes with a playable card, told at the end of a hand (FT-7)
alt-revokes = passes with a playable card: { $count }
# Cards against it (KI-9)
alt-penalty = penalties: { $count }
alt-face-down = face down: { $count }
alt-bid = bid { $card }
alt-tricks = tricks: { $count }
# Of a hand that is over
alt-score = score: { $score }
# The same where the least wins
alt-penalty-score = penalty points: { $score }
# The how-manieth a seat was to leave the turn order, where that gave it its place (KI-12)
alt-done = done as number { $order }
# The how-manieth a seat was to be out of cards
alt-out-order = out as number { $order }
# Of the match so far
alt-total = total: { $count }
alt-penguins = penguins: { $count }
alt-pot = Pot: { NUMBER($count, useGrouping: 0) }.
# A seat on a line of its own
alt-seat-line = { $name }: cards { $cards }
# For a name that cannot be written
alt-nobody = Seat { $letter }
# What a row takes next
alt-next-in-row = Next: { $ranks }.
alt-dead-in-row = Dead: { $ranks }.
# A play that is considered
alt-preview = To be played: { $cards }.
alt-would-kill = It would kill: { $cards }.
alt-would-kill-nothing = It would kill nothing.
alt-dead = Dead: { $cards }.
# By the last play
alt-killed = Just killed: { $cards }.
# What has been played after a lead
alt-sequence = Played: { $plays }.
alt-play = { $name } { $card }
alt-lead-wanted = A lead is wanted.
alt-wanted = Wanted: { $cards }.
alt-call = Called: { $call }
call-earl-first-aloud = { call-earl-first }.
call-earl-second-aloud = { call-earl-second }.
call-earl-third-aloud = { call-earl-third }.
call-earl-fourth-aloud = { call-earl-fourth }!
call-snip-aloud = { call-snip }!
call-snap-aloud = { call-snap }!
call-snorum-aloud = { call-snorum }!
call-hickockalorum-aloud = { call-hickockalorum }!
call-jig-aloud = { call-jig }!
# All that has been played
alt-gone = Gone so far: { $cards }.
alt-give-left = Cards to pass to the left: { $count }.
alt-give-right = Cards to pass to the right: { $count }.
alt-trick = Trick: { $plays }.
alt-last-trick = Last trick: { $plays }.
alt-won-by = Won by { $name }.
alt-set-aside = Bids set aside: { $plays }.
alt-group = To beat: { $count } of number { $number }, played by { $name }.
alt-no-group = Nothing lies on the table.
alt-block = To take or discard: { $count } of number { $number }.
alt-hidden-block = To take or discard: { $count }.
alt-discarded = Discarded: { $counts }.
alt-times = { $number } ×{ $count }
alt-hand = Your hand ({ $count }): { $cards }.
alt-no-hand = You hold no cards.
alt-playable = You can play: { $cards }.
# One's turn, and nothing of the hand can be played.
alt-none-playable = You can play none of them.
# Cards before which somebody else's have to be laid
alt-waiting = Waiting for cards of others: { $cards }.
# Cards of a suit that is closed
alt-shut = Never to be played, as their suit is closed: { $cards }.
# Places that can be filled only after a card of the hand
alt-held-up = Held up by your hand: { $cards }.
alt-would-win = As the trick is, these would win it: { $cards }.
# What can be put face down on one's own pile (CS-1)
alt-pilable = None of them fits. You can lay face down: { $cards }.
# For giving, passing on and bidding
alt-choosable = You can choose from: { $cards }.
alt-not-your-turn = It is not your turn.
alt-playable-groups = You can play: { $groups }.
alt-position = card { $position }
# Neighbours in the hand
alt-positions = cards { $first } to { $last }
alt-drawn = You drew { $card }.
# The hand as it would be
alt-would-be = Your hand would be ({ $count }): { $cards }.
# Which of it would be new
alt-would-be-new = New: { $position }.
alt-chosen = Chosen: { $cards }.
alt-own-pile = Face down before you: { $cards }.
alt-dead-in-hand = Dead in your hand: { $cards }.
# Moves that are not a card of the hand
alt-also = You can also: { $moves }.
# Where no card of the hand can be played
alt-only = You can: { $moves }.
alt-move-pass = pass
alt-move-bankrupt = declare yourself bankrupt
alt-move-cover = lay your card on the joker
alt-move-leave = keep that card
alt-move-draw = draw
alt-move-beg = beg for a card
alt-move-decline = give nothing
alt-move-end = end your turn
alt-move-take = take
alt-move-discard = discard
alt-joker-as = the joker as { $card }
alt-joker-as-with = the joker as { $card }, with { $then }
alt-in-row = { $card } in the row of { $suit }
alt-from-community = take and play { $play }
alt-together = Together: { $cards }.
alt-one-set = ({ $cards })
alt-take-face-up = pass and take your face-up { $card }
# What a score sheet is
alt-scores = { $title }. { $unit }.
# The hands it tells of
alt-hands = Hands: { $numbers }.
# As `hands`, where a game calls them rounds.
alt-rounds = Rounds: { $numbers }.
alt-unit-points = Points
alt-unit-chips = Chips
alt-unit-penguins = Penguins
alt-unit-hands = Hands won
alt-unit-penalties = Penalty cards
alt-unit-penalty-points = Penalty points
# Of a sheet where the least total is ahead.
alt-fewest-win = The fewest win.
alt-standing = { $name } { $total }
alt-scores-of = { $standing }: { $scores }.
# What stands in brackets.
alt-bids-told = In brackets: tricks won, of how many bid.
alt-bid-kept = { $won } of { $bid }
# The picture of a result, and a line of it; `$total` with its unit, then the scores of the hands
alt-result = { $title }, the result.
alt-result-place = Place { $rank }: { $name }
alt-result-line = { $line }.
alt-result-scores = { $unit }: { $total }, by { $scores }
# What somebody held who went bankrupt, or still held at the end
alt-result-cards = with { $cards }
# Of a position of a match that is over, where hands lie open
alt-won = { $names } won the match.
alt-open-hand = { $name } holds: { $cards }.
alt-open-hand-none = { $name } holds no cards.
