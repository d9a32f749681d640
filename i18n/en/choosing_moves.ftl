asking-last-pass = This is your **last pass**, and you could play a card. Do you really want to pass?
asking-revoke = You could play a card. A pass costs one chip now, and this one **three more at the end of the hand**, or more still if you could open a row. Until then nobody else can tell. Do you really want to pass?
asking-pass-anyway = Pass anyway
asking-kill = { $card } would **kill** { $count ->
    [one] a card
   *[other] { $count } cards
}: { $killed }.{ $own ->
    [none] {""}
    [all] {" "}{ $count ->
        [one] It is your own.
       *[other] All of them are your own.
    }
   *[some] {" "}Of these { $yours } are your own.
} Lay it?
asking-play-it = Lay { $card }
asking-place = This is how your hand would be: { $cards }. Take in here?
asking-place-here = Take in here
controls-gift = { $count ->
    [one] Choose 1 card to pass on
   *[other] Choose { $count } cards to pass on
}
controls-gap = Choose a gap of your hand
controls-group = Choose what to play
controls-joker = Play a joker
controls-substitute = Play a trump in another row
controls-several = Several cards at once
asking-eliminated = After this you hold nothing but jokers, and **you are out of the game**. Do you really want to play it?
asking-loses = You have no face-up card left: with this pass **you lose at once**. Do you really want to pass?
asking-ristiseiska-revoke = You could play a card. If you pass now, **every other player may give you a card**. Do you really want to pass?
why-not = Why not...
why-not-title = ### Why not?
why-not-waiting = It's not your turn yet. This is what the table does not take as it is:
why-not-none = There is no card of yours that could not be played now.
why-not-none-waiting = It's not your turn yet. The table would take every card of yours as it is.
why-not-then = -# So it was when you asked; every move can change it.
why-not-line = { $cards }: { $why }
why-not-needs = waiting for { $needs }
why-not-tunnel = the tunnel has closed this side; waiting for { $needs }
why-not-closed = { $needs } has closed this suit
why-not-no-base = first a 5 or a 9, and none lies yet
why-not-forced = only { $needs } can be played now
why-not-exposed = it lies exposed and can be played once your first turn is over
why-not-joker-needs-next = it is played together with the next card beyond it, and you hold none of those
why-not-joker-held = every card that it could stand for is in your own hand
why-not-not-wanted = { $count ->
    [one] only { $needs } goes on
   *[other] only these go on: { $needs }
}
why-not-dead = killed
why-not-not-adjacent = no card lies beside the place
why-not-must-follow = { $needs } was led; you have to follow in colour or number
why-not-bid-before = you have bid it before in this round
why-not-does-not-beat = { $number } × { $rank } does not beat { $to_beat } × { $to_beat_rank }
why-not-choose-first = something else has to be chosen first
always = Always do this for me
# A menu of what is seldom pressed in a turn, in words mode
controls-seldom = Help with this turn...
always-set = From now on I make a move of yours whenever it is the only one. **/settings** turns that off.
take-back = Undo { $move }
take-back-question = Undo **{ $move }** and everything since? **From then on this match does not count**: for no rating and in no statistics. Its log, its replay and its record say that moves were taken back.
take-back-no = Let it stand
take-back-done = Taken back.
# In the log and in the result. How many moves, and how many times
taken-back = { $name } takes back { $moves ->
    [one] a move
   *[other] { $moves } moves
}{ $times ->
    [one] {""}
   *[other] {" "}({ $times } times in all)
}
taken-back-count = { $times ->
    [one] moves taken back once
   *[other] moves taken back { $times } times
}
