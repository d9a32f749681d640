# How a match ended for one of those who played: the place in bold, then one of three wordings, never mocking.
# `$ending` is a name of bot/features/play/endings.py, as in the messages below.
end-own = **{ $place }** { $words }
end-place = { $ending ->
    [shared] You share first place!
    [draw] It's a draw!
    [safe] You won!
    [stranded] You are out of penguins.
    [duel] This one went to the other side.
   *[other] { $rank ->
        [1] You won!
        [2] You finished 2nd of { $seats }.
        [3] You finished 3rd of { $seats }.
       *[other] You finished { $rank }th of { $seats }.
    }
}
end-won = { $wording ->
    [0] Nobody could catch you. Congratulations!
    [1] Take a bow, this match is yours.
   *[2] Beautifully played!
}
end-won-alone = { $wording ->
    [0] The computers had no answer to that.
    [1] One against all of them, and it worked. Well played!
   *[2] Congratulations! Perhaps stronger computers next time?
}
end-won-on-points = { $wording ->
    [0] Hand by hand it added up. Congratulations!
    [1] You kept your nerve to the last hand. Well earned!
   *[2] When everything is counted, nobody has done better.
}
end-won-narrowly = { $wording ->
    [0] By a hair, and a hair is enough!
    [1] It could not have been closer. What a finish!
   *[2] That took strong nerves. Congratulations!
}
end-won-as-ghost = { $wording ->
    [0] Bankrupt, a ghost, and then first: what a comeback!
    [1] Not even bankruptcy could stop you. Wonderful!
   *[2] From the far side back to the very top. They will talk about this one!
}
end-shared = { $wording ->
    [0] In good company, too. Congratulations!
    [1] Nobody was better than you.
   *[2] Shake hands on it, you have earned it together.
}
end-draw = { $wording ->
    [0] There was nothing between you. Well played!
    [1] As even as a match can be.
   *[2] Only another match can settle this one.
}
end-safe = { $wording ->
    [0] Your penguins made it through. Well looked after!
    [1] You have penguins to spare, and that's all it takes.
   *[2] Not a feather ruffled. Congratulations!
}
end-second = { $wording ->
    [0] Only one was faster. Strong match!
    [1] The top was within reach. Well fought!
   *[2] You were in it to the very end.
}
end-close = { $wording ->
    [0] Just one short of the winner. The next one may well be yours!
    [1] It could have gone either way. Great match!
   *[2] So close! One more, and you'd have had it.
}
end-tied = { $wording ->
    [0] You did just as well as the place above, only later. Bad luck!
    [1] Level with the place above: only the order decided.
   *[2] As good a score, and a tie that went the other way. So close!
}
end-middle = { $wording ->
    [0] Right in the thick of it. Good game!
    [1] A solid match. Thanks for playing!
   *[2] You held your own. From here it goes up!
}
end-duel = { $wording ->
    [0] You made them work for it. Another round?
    [1] Hard fought to the end. Well played!
   *[2] A good duel, and there is always a next one.
}
end-alone = { $wording ->
    [0] The computers had the better cards this time. You'll get them!
    [1] That was a tough deal. The next one is new for everybody.
   *[2] Once more? They can be beaten.
}
end-last = { $wording ->
    [0] The cards were not on your side. Thanks for playing!
    [1] It happens to the best. Next time the deal is yours!
   *[2] Good of you to play on to the end. A new deal, a new chance!
}
end-bankrupt = { $wording ->
    [0] The rows just wouldn't open for you. Next time they will!
    [1] Out of passes at the wrong moment, as happens to everybody here.
   *[2] You held out as long as you could. Thanks for playing!
}
end-ghost = { $wording ->
    [0] Nobody let you back in this time. In the next match you live again!
    [1] They were careful not to talk to you, and that's a compliment.
   *[2] A good spirit to the end. Thanks for playing!
}
end-fallen = { $wording ->
    [0] Your way was blocked this time. A new deal, a new chance!
    [1] Out early, back soon. Thanks for playing!
   *[2] There was no way through with those cards. Next time there will be!
}
end-stranded = { $wording ->
    [0] They'll be back for the next match!
    [1] You held on to them for long. Thanks for playing!
   *[2] New match, new penguins!
}
end-away = { $wording ->
    [0] You were away at the end, so you count as last. Good to see you back!
    [1] As you were away at the end, you count as last. Next time you'll finish it!
   *[2] You were away at the end and count as last. Your seat at the next table is free!
}
# The same for everybody, below a line that names the winner. `$others`: those who did not win.
end-all-won = { $wording ->
    [0] Congratulations! And well fought, { $others }.
    [1] What a match! { $others }: next time the cards are on your side.
   *[2] Take a bow! A round of applause for { $others }, too.
}
end-all-narrowly = { $wording ->
    [0] By a hair! That could have gone either way, { $others }.
    [1] It hardly gets closer than that. Well played, { $others }!
   *[2] What a finish! Respect, { $others }.
}
end-all-ghost = { $wording ->
    [0] First bankrupt, then a ghost, then first! Who would have thought it, { $others }?
    [1] Back from the far side, and right to the top. Well played, { $others }!
   *[2] What a comeback! { $others }: mind whom you talk to next time.
}
end-all-alone = { $wording ->
    [0] The computers are beaten. Congratulations!
    [1] One against all computers, and it worked!
   *[2] Well played! The computers ask for another match.
}
end-all-computer = { $wording ->
    [0] This one goes to the computers. The next one is yours, { $others }!
    [1] The computer had the cards this time. Once more, { $others }?
   *[2] Well played all the same, { $others }!
}
end-all-shared = { $wording ->
    [0] A win to share. Congratulations!
    [1] There is room for more than one at the top.
   *[2] Nothing could part them. Well played, everybody!
}
end-all-draw = { $wording ->
    [0] Nobody is ahead, nobody behind.
    [1] As even as can be. Well played, everybody!
   *[2] Only another match can settle this one.
}
end-all-safe = { $wording ->
    [0] Their penguins are safe. { $others }: yours come back for the next match!
    [1] The last penguin was that of { $others }. Better luck next time!
   *[2] Well looked after! And new penguins for { $others } in the next match.
}
result-posted = **{ $game }:** { $won }
result-moved = { $game } is over. [The result]({ $link }) is further down.
