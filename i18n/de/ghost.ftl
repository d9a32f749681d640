ghost-seat = 👻 ghost, bankrupt
ghost-counts = 👻 **Talking to a ghost:** whoever still holds cards and talks to a ghost in this channel trades places with it. What counts: a reply to what the ghost wrote as a ghost, and a mention of the ghost, also one added to a message later.{ $strict ->
    [yes] {" "}**This table is strict:** so does a reaction to a ghost's message, and the next message within { $seconds } seconds after it, if nobody else wrote in between.
   *[no] {" "}Nothing else does: reacting to it, or just writing after it, is safe here.
}
ghost-short = 👻 Whoever replies to a ghost or mentions one trades places with it.{ $strict ->
    [yes] {" "}So does whoever reacts to its message, or writes next within { $seconds } seconds.
   *[no] {""}
}
ghost-new = { $number ->
    [one] 👻 { $names } is bankrupt, and a ghost from now on.
   *[other] 👻 { $names } are bankrupt, and ghosts from now on.
}
ghost-may-talk = Ghosts may talk as they like.
ghost-private = { $how ->
    [talked] 👻 **You talked to a ghost.** You have traded places with { $other }, who plays on with your cards, and you are a ghost now.
    [undone] 👻 **The trade was taken back.** { $other } has the cards again, and you are the ghost that you were.
   *[bankrupt] 👻 **You are bankrupt, and a ghost now.**
}
ghost-tempt = You may write in the channel as you like. Tempt the living: ask them something, tell them something that cries for an answer, wish them good morning. Whoever forgets themselves and talks to you gives you their cards and takes your place.
ghost-traded = 👻 { $talker } talked to { $ghost }, a ghost: { $way ->
    [reply] [by replying]({ $link })
    [mention] [by mentioning it]({ $link })
    [reaction] [by reacting to its message]({ $link })
   *[next] [by writing right after it]({ $link })
}. They trade places: { $ghost } plays on with the cards of { $talker }, and { $talker } is a ghost now.
ghost-take-back = Take back
ghost-take-back-until = The host can take this back, if both agree. Time is up { $until }.
ghost-asked = The host would like to take this back. It is done if both agree. Time is up { $until }.
ghost-agree = { $name } agrees
ghost-undone = **Taken back:** both sit where they sat before.
ghost-stands = Not everybody agreed in time: the trade stands.
ghost-asks = 👻 **{ $ghost }:** { $name }, tell me! { $question }
ghost-question-1 = Which suit do you like best?
ghost-question-2 = Which card would you never give away?
ghost-question-3 = Do you sort your hand by suit, or not at all?
ghost-question-4 = Who taught you to play cards?
ghost-question-5 = Is there a card that always comes to you?
ghost-question-6 = Would you rather hold all the aces or all the kings?
ghost-question-7 = What is your lucky number, and why is it seven?
ghost-question-8 = What do you think: who is going to win?
ghost-question-9 = Are you holding something back, by any chance?
ghost-question-10 = How many passes is too many?
ghost-question-11 = Did you have a good day so far?
ghost-question-12 = What was the best thing you ate this week?
ghost-question-13 = Tea or coffee?
ghost-question-14 = Cats or dogs?
ghost-question-15 = What is the weather like where you are?
ghost-question-16 = Which song is stuck in your head?
ghost-question-17 = What should one have for breakfast?
ghost-question-18 = Sea or mountains?
ghost-question-19 = Have you read anything good lately?
ghost-question-20 = If you could fly anywhere tonight, where to?
ghost-question-21 = What did you want to be as a child?
ghost-question-22 = What do you snack on when you play cards?
ghost-question-23 = Is it too early to go to bed?
ghost-question-24 = What made you laugh last?
ghost-question-25 = Do you believe in ghosts?
ghost-question-26 = It is a little cold on this side. Would you pass me a blanket?
ghost-question-27 = Which season suits you best?
ghost-question-28 = Could you tell me what time it is? Ghosts have no watches.
