lobby-title = ### { $game }
lobby-borrowed = This table lives by presses: a quarter of an hour after the last one it sleeps, and its clock with it. There are no ghosts here.
lobby-house-rules = { $game }, house rules
lobby-changed = **Changed rules:**
    { $changes }
lobby-too-many = **{ $seated } are seated, but only { $most } can play by these rules.** The game cannot start like this.
lobby-seats = **At the table ({ $seated } of { $most }):** { $names }
lobby-seat = { $name }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
}
lobby-closes = The host starts the game. If nobody does anything for { $minutes ->
    [1440] a day
   *[other] { $minutes } minutes
}, the table closes by itself.
occupied = There is a table in this channel already.
occupied-lobby = **{ $game }** is about to begin. At the table: { $names }. { $room ->
    [0] It is full.
    [one] There is room for one more.
   *[other] There is room for { $room } more.
}
occupied-playing = { $stage ->
    [between] **{ $game }** is being played by { $names }. The next { $part ->
        [round] round
       *[hand] hand
    } is about to be dealt.
   *[playing] **{ $game }** is being played by { $names }.
}
occupied-number = ({ $number })
occupied-wait = When it is over, you can join the next game.
occupied-seated = You are sitting at it.
occupied-left = You have left it.
occupied-below = I post it anew below.
occupied-go = Go to the table
lobby-join = Join
lobby-full = Table full
lobby-leave = Leave
lobby-how = How to play
lobby-start = Start
lobby-filled = { $computers ->
    [one] 1 computer
   *[other] { $computers } computers
}
lobby-start-too-many = Start ({ $over } too many)
lobby-set-up = Set up...
lobby-panel-title = ### Set up the table
lobby-more = More...
lobby-guest = { $role ->
    [host] You sit at the table and are its host: **Start** is under the lobby.
    [guest] You sit at the table. { $host } starts the game; your cards are here then, and under **My hand**.
   *[none] { $host } is the host and starts the game.
}
lobby-options = Options
lobby-missing = { $missing } more needed
lobby-fill = Fill with computers
lobby-decline = Not now
lobby-invite = Invite...
lobby-ask = Ask here
lobby-thread = Private thread
lobby-moved = The table is in { $thread } now. Only its players, those who were invited, and moderators of threads can see it.
lobby-stays = I could not add anybody to a private thread, so the table stays here. They may not be allowed to see this channel.
lobby-not-added = I could not add { $names } to the thread. They may not be allowed to see this channel.
lobby-left-out = Not invited: { $names }.
lobby-left-out-one = { $name }{ $why ->
    [app] {" "}(an app cannot play)
    [self] {" "}(that is you)
    [absent] {" "}(cannot see this channel)
    [barred] {" "}(may not play on this server)
    [seated] {" "}(sits at the table)
   *[asked] {" "}(has been asked already)
}
lobby-invited = **Invited:** { $names }
lobby-invited-one = { $name }{ $answer ->
    [no] {" "}(not now)
   *[none] {""}
}
lobby-add = +1
lobby-remove = −1
lobby-levels = How the computers play
lobby-level-of = { $what ->
    [add] Add a computer, and choose how it plays
   *[all] All computers
}
lobby-level-ask = { $what ->
    [add] **Add a computer.** How shall it play?
    [all] **All computers:** how shall they play?
   *[one] **{ $name }:** how shall it play?
}
lobby-level-no-strong = In this game nothing is known to play better than *normal*: no search has been found to win more.
lobby-level-chosen = { $what ->
    [add] **{ $name }** is at the table: { $level }.
    [all] All computers: { $level }.
   *[one] **{ $name }:** { $level }.
}
lobby-level-which = { $what ->
    [add] Add a computer that plays...
   *[other] How to play
}
lobby-level-name = { $level ->
    [easy] easy
    [strong] strong
    [hoarder] hoarder
    [opener] opener
    [killer] killer
    [gambler] gambler
   *[normal] normal
}
lobby-level-about = { $level ->
    [easy] makes mistakes, as beginners do
    [strong] thinks through many deals before it moves
    [hoarder] likes to hold cards back and to pass early
    [opener] likes to open rows for everybody, not to pass
    [killer] likes moves by which the others lose
    [gambler] wants the first place, and risks the last
   *[normal] plays well, without a long search
}
lobby-cancel = Cancel
lobby-turn-time = Time for a turn
lobby-turn-time-alone = Alone with computers there is no clock
lobby-pace-of = Slow: { $time } a move
lobby-pace-about = A match over days. Once in it everybody has { $bank } more
slow-start-where = **A slow match lasts days.** Should it have a thread of its own, or stay in this channel, where there is no other table until it ends?
slow-start-here = Start here
lobby-turn-time-of = { $seconds ->
    [30] 30 seconds a turn
    [60] 1 minute a turn
    [90] 90 seconds a turn
   *[other] { $minutes ->
        [0] { $seconds } seconds a turn
        [one] { $seconds } seconds a turn
       *[other] { $minutes } minutes a turn
    }
}
lobby-closed = { $ending ->
    [cancelled] The table was closed before the game began. **/play** opens a new one.
    [moderated] A moderator has closed the table{ $stage ->
        [played] , so this match counts nowhere
       *[lobby] {""}
    }. **/play** opens a new one.
    [moved] The table has moved to a private thread. Those at it, and those who were invited, find it there.
    [channel_gone] I could not be in this channel any more, so the table was closed. **/play** opens a new one.
   *[deserted] { $stage ->
        [played] Nobody is here any more, so the game was ended.
       *[lobby] Nobody did anything here for a while, so the table was closed. **/play** opens a new one.
    }
}
