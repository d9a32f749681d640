notice-fault = Something went wrong on my side. Nothing of the game is lost; please try again.
notice-storage = I cannot save anything right now, so play stands still. Nothing of the game is lost; please try again in a moment.
notice-outdated = This comes from an earlier version of me, and I no longer know what it meant. **/play** and **/hand** show what there is now.
notice-pressed-gone = That is done, though the message you pressed on is gone by now.
notice-forbidden = I lack a permission in this channel. Please tell somebody who manages this server.
notice-place = { $place ->
   *[own] In a direct message you play with me alone. Others can join you in a server or a group DM: write **/play** there.
    [forced] This server shows my answers to you alone, as it has switched off *Use External Apps*. So nobody can join a table here, but you can play alone against computers.
}
notice-missing = I cannot open a table here. In this channel I lack: { $permissions }.
notice-missing-thread = I cannot open a private thread here. In this channel I lack: { $permissions }.
notice-no-table = There is no table in this channel. **/play** opens one.
notice-leave-question = { $others ->
    [0] Do you want to leave the game for good? Nobody else is playing, so **the game ends** without a result.
   *[other] Do you want to leave the game for good? { $more ->
        [no] There is nothing more to play in your seat.
       *[yes] A computer takes your seat and plays on.
    } The game is rated all the same, and you come after everybody who stays.
}
notice-leave-yes = Leave for good
notice-leave-end = Leave and end the game
notice-leave-no = Stay
notice-step-away = Step away
notice-step-away-question = **Step away** instead, and a computer plays for you only until you are back: the seat stays yours. Whoever is still away at the end comes last, as if they had left.
notice-step-away-alone = **Step away** instead, and the game waits for a day until you are back. No computer plays for you.
notice-stepped-away = You have stepped away.
notice-back = Welcome back! The seat is yours again.
notice-again-players = Only those who played can open the next game with the same people. **/play** opens a table for everybody.
ping-lobby = { $how ->
    [again] { $names }: **{ $host }** would like to play { $game } once more. If you'd rather not, press **Leave**. { $link }
    [role] { $names }: **{ $host }** is looking for players for { $game }. { $link }
   *[invited] { $names }: **{ $host }** invites you to play { $game }. { $link }
}
ping-turn = { $mention }, it's your turn.
ping-again = { $mention }, it is still your turn, and your time runs out.
ping-all-away = { $mention }, nobody is here any more, so the game waits for you. **I'm back** lets it go on.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-private-threads = Create Private Threads
permission-attach-files = Attach Files
unread-close-note = Who manages this server can also give it up: it is closed for good then, and a new one can be opened here.
unread-close = Close it for good
unread-closed = The table is closed. **/play** opens a new one.
