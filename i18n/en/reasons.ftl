reason-nothing-fits = no card of yours fits
reason-no-way = no card fits and no pass is left
reason-opens-own = your own { $cards } can follow
reason-only-own = only your own { $cards } can follow
reason-nears-own = it brings your { $cards } nearer; the others must lay { $number ->
    [one] one card
   *[other] { $number } cards
} before it
reason-nears-most = { $number ->
    [one] one card of yours comes
   *[other] { $number } of your cards come
} a step nearer, more than by any other card
reason-nears-least = { $number ->
    [0] it brings no card of the others
    [one] it brings only one card of the others
   *[other] it brings only { $number } cards of the others
} nearer, fewer than any other card would
reason-ends-row = nothing comes after it, so it helps nobody else
reason-frees-others = { $number ->
    [0] it helps only the others, whose { $cards } can follow, but you have no pass left
   *[other] it saves a pass, though only a card of the others comes next: { $cards }
}
reason-holds-back = it costs a pass and holds back { $cards }, which others wait for
reason-corners = it costs a pass and holds back { $cards }, which others wait for; { $number ->
    [one] one player has
   *[other] { $number } players have
} no pass left
reason-keeps-back = it costs a pass and keeps { $cards } for later, which nobody waits for
reason-kills = it kills { $cards }, and none of those is yours
reason-kills-own = it kills { $cards } of your own
reason-rescues = it saves { $cards }, which the next card could have killed
reason-closes-in = with one more card { $cards } of the others can be killed
reason-exposes = it makes your hand shorter, but keep an eye on { $cards }: the next card could kill it
reason-quiet = it makes your hand shorter and puts none of your cards in danger
reason-spares-own = whatever you could lay would kill a card of your own
reason-waits = it costs a pass, and leaves the table as it is
reason-gives-low = you keep the stronger cards, for more tricks
reason-gives-high = you keep the weaker cards, for few tricks and a bid that is easy to keep
reason-gives-colour = you are left with { $number ->
    [one] one colour
   *[other] { $number } colours
} only, and the fewer there are, the easier the bid is to keep
reason-gives-bid = it gives away your only { $number }, the bid that your cards look good for
reason-bid-open = your cards look good for about { $number ->
    [one] one trick
   *[other] { $number } tricks
} if its colour becomes trump, but with a bid of the middle that is not sure
reason-bid-fits = your cards look good for about { $number ->
    [one] one trick
   *[other] { $number } tricks
}
reason-bid-last = no other bid that is left suits your cards, which look good for about { $number ->
    [one] one trick
   *[other] { $number } tricks
}
reason-bid-high = that is a lot; your cards look good for about { $number ->
    [one] one trick
   *[other] { $number } tricks
}
reason-bid-low = that is little; your cards look good for about { $number ->
    [one] one trick
   *[other] { $number } tricks
}
reason-wins = it may well take the trick, and your bid needs { $number ->
    [one] one more
   *[other] { $number } more
}
reason-saves = it probably leaves this trick to others and keeps better cards for the { $number ->
    [one] one you still need
   *[other] { $number } you still need
}
reason-risks-seven = it may well be beaten by a higher seven, which follows it: { $cards }; your bid needs { $number ->
    [one] one more
   *[other] { $number } more
}
reason-draws-trumps = it draws trumps from the others and keeps your better cards for the { $number ->
    [one] one you still need
   *[other] { $number } you still need
}
reason-tries = with luck it takes the trick, and your bid needs { $number ->
    [one] one more
   *[other] { $number } more
}
reason-leaves = it cannot take this trick; your bid needs { $number ->
    [one] one more
   *[other] { $number } more
}
reason-ducks = it stays low, and you have all the tricks you bid
reason-sheds = it probably does not take the trick, and you get rid of a card that could take one later
reason-overtakes = it may take the trick, and that would be one too many
reason-last-cards = { $number ->
    [one] it is your last card
   *[other] these are your last cards
}
reason-brings-together = behind it { $number } equal cards come together
reason-many = you get rid of { $number } cards at once
reason-one = you get rid of a card that stands alone
reason-breaks-up = it breaks up a group; { $number ->
    [one] one card of it stays
   *[other] { $number } cards of it stay
}
reason-nothing-beats = nothing in your hand beats what lies there
reason-keeps-groups = { $number ->
    [0] it keeps your groups for later
   *[other] it keeps your groups for later and draws a card
}
reason-enlarges = that makes a group of { $number }
reason-splits = it parts a group of yours
reason-adds = it stands there by itself and makes your hand longer
reason-discards = it keeps your hand short
reason-only-one = the rules leave you no other
reason-talks = you trade places with the ghost
reason-frees-anyway = only cards of the others come next: { $cards }
reason-shuts-own = the tunnel closes, and your own { $cards } can no longer be laid from this side
reason-shuts-others = the tunnel closes, and the others can no longer lay { $cards } from this side
reason-closes-own = it closes its suit, and your own { $cards } can only go face down from then on
reason-closes-others = it closes its suit, and { $number ->
    [one] one card
   *[other] { $number } cards
} of the others can only go face down from then on
reason-fixes-base = all rows then begin with the number of this card
reason-replaces = your trump is gone, and { $cards } can only go into the trump row from then on
reason-community = it does not shorten your hand, and only cards of the others come next
reason-joker-taken = you get rid of the joker: whoever holds { $cards } has to lay it and takes the joker
reason-joker-stays = you get rid of the joker: whoever holds { $cards } has to lay it, and the joker is out of the game
reason-joker-on-own = you lay your own { $cards } on it at once, and get rid of both
reason-joker-costs = you get rid of the joker, which would cost you { $number } points in the end
reason-eliminates = you would be left with nothing but jokers and be eliminated
reason-keeps-joker = you keep the joker, the only thing you could play now
reason-covers = you get rid of { $cards }, which would cost you { $number ->
    [one] one point
   *[other] { $number } points
} in the end
reason-leaves-joker = you keep { $cards } and can still lay it on the joker at a later turn
reason-holds-back-paying = it holds back { $cards }, but costs a chip now and three more in the end
reason-holds-back-taking = it holds back { $cards }, but each of the others may give you a card for it
reason-holds-back-free = it costs nothing and holds back { $cards }, though the turn is gone
reason-ends-turn = it costs nothing and holds back { $cards }
reason-leaves-community = it costs nothing and leaves the table as it is
reason-takes-none = no card of yours fits, and for begging you would get one more
reason-takes-one = no card of yours fits, and you get one more
reason-piles-far = this card would have to wait longest: { $number ->
    [one] one card comes
   *[other] { $number } cards come
} before it
reason-piles-cheap = no other card of yours costs as little: { $number ->
    [one] one point
   *[other] { $number } points
}
reason-piles-blocking = { $number ->
    [one] the card beyond it, which is not yours,
   *[other] the { $number } cards beyond it, none of them yours,
} can only go face down from then on
reason-piles-near = you could soon lay this card; { $number ->
    [one] only one card comes
   *[other] only { $number } cards come
} before it
reason-piles-dead = nothing can bring this card to the table any more
reason-ends-hand = it is your last card and ends the hand, but costs you { $number ->
    [one] one point
   *[other] { $number } points
}
reason-gives-far = { reason-piles-far }
reason-gives-near = { reason-piles-near }
reason-gives-playable = you could lay this card now
reason-gives-nothing = you keep all your cards
reason-continues = it goes on, and somebody else holds what comes next
reason-ends-sequence = nothing comes after it, and you lead next
reason-not-held = you do not hold { $cards }
reason-leads-again = the last card will be yours, { $cards }, and you lead again
reason-leads-alone = nothing can follow it, and you lead again
reason-follows-own = { $number ->
    [one] another card of yours goes
   *[other] { $number } more cards of yours go
} with it
reason-only-led = you can only get rid of it by leading it, as nothing leads up to it any more
reason-only-of-rank = it is your only card of this number
reason-others-follow = only the others have what follows: { $number ->
    [one] one card
   *[other] { $number } cards
}
reason-with-face-up = with what lies in front of you, you play { $number } cards at once
reason-takes-match = with your face-up card you can make a group of { $number }
reason-uses-up = it costs a face-up card, and that one matches none of your cards
reason-loses = with no face-up card left, you lose
