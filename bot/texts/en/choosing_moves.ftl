asking-last-pass = This is your **last pass**, and you could play a card. Do you really want to pass?
asking-revoke = You could play a card. Passing now **costs a penalty** later. Do you really want to pass?
asking-pass-anyway = Pass anyway
asking-kill = { $card } would **kill** { $count ->
    [one] a card
   *[other] { $count } cards
}: { $killed }. Lay it?
asking-play-it = Lay { $card }
asking-place = This is how your hand would be. Take the cards in here?
asking-place-here = Take them in here
controls-gift = { $count ->
    [one] Choose 1 card to pass on
   *[other] Choose { $count } cards to pass on
}
controls-several = Several cards at once
prompt-passing = Choose **{ $count ->
    [one] one card
   *[other] { $count } cards
}** to pass to your { $side ->
    [left] left
   *[right] right
} neighbour. You see what you get once everybody has chosen. Time is up { $until }.
prompt-bidding = **Your bid:** choose a card. Its number is how many tricks you want; the highest card makes its colour trump. It comes back to your hand. Time is up { $until }.
prompt-give = { $must ->
    [may] You may give **{ $name }** a card of your choice, or give nothing.
   *[must] **{ $name }** begs for a card: choose one to give away.
} Time is up { $until }.
prompt-extra = An ace or a king earns you **another turn**: play on, or end your turn. Time is up { $until }.
prompt-place = Take the { $count ->
    [one] beaten card
   *[other] { $count } beaten cards
} into your hand, all in one place, or discard them? Time is up { $until }.
prompt-place-drawn = You drew a **{ $card }**. Take it into your hand, or discard it? Time is up { $until }.
prompt-cover = The joker stands for a card of yours. **Cover it** with that card now, or leave it and play the card later? Only you know that you are asked. Time is up { $until }.
prompt-draw = **It's your turn.** No card of yours fits, so you draw { $count ->
    [one] a card
   *[other] { $count } cards
}. Time is up { $until }.
prompt-pile = **It's your turn.** No card of yours fits: lay one face down on your pile. Its points count against you. Time is up { $until }.
prompt-community = **It's your turn.** No card of yours fits, but you may take a card from the table and play it, or pass. Time is up { $until }.
prompt-lead = **You lead:** play any card. Time is up { $until }.
prompt-follow = **It's your turn.** Follow in colour or number if you can. Time is up { $until }.
prompt-play = **It's your turn.** Choose a card. Time is up { $until }.
