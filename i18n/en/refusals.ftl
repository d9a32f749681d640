refused-table-gone = This table is not open any more. **/play** opens a new one.
refused-unreadable = I cannot read the table here at the moment, so nobody can play at it. Nothing of it is lost: a newer version of me can take it up again. Until then **/play** opens a table in a thread or in another channel.
refused-elsewhere = This belongs to a table in another channel, so it does nothing here.
refused-stopping = I am just being restarted. Nothing of the game is lost; please try again in a moment.
refused-channel-busy = { occupied }
refused-not-seated = You are not playing at this table. When it is over, you can join the next game.
refused-already-seated = You are sitting at this table already.
refused-not-host = Only the host can do this: { $host }.
refused-not-in-lobby = The game has begun already.
refused-not-started = The game has not begun yet. The host starts it.
refused-table-full = The table is full: at most { $most } can play.
refused-too-few = That is too few players: at least { $least } are needed, { $seated ->
    [one] 1 is here
   *[other] { $seated } are here
}.
refused-no-computer = There is no computer player at the table.
refused-not-invited = Nobody has asked you to this table. If there is room, press **Join**.
refused-asked-already = Whoever you chose sits at the table or has been asked already. Each person is asked only once.
refused-asked-enough = At most { $most } people can be invited to one table.
refused-asked-here = This table has asked here already. That can be done once.
refused-ask-off = On this server no role may be asked. Who manages it can name one in **/settings**.
refused-ask-everybody = **@everyone** cannot be chosen. Choose a role whose people want to be asked.
refused-role-everybody = Everybody has **@everyone**. To let everybody open tables, choose no role at all.
refused-bad-setting = This cannot be set to that, so nothing was changed. Choose from the list.
refused-default-not-here = The game of the default table has to be one of the games that can be played here. Nothing was changed.
refused-barred = The moderators of this server have decided that you do not play at its tables. **/learn** still lets you practise alone.
refused-not-barred = Whoever you chose is not barred here.
refused-barred-by-manager = Somebody who manages this server barred them, so it takes the permission **Manage Server** to lift that.
refused-barred-enough = At most { $most } people can be barred on one server.
refused-cannot-bar = { $who ->
    [self] You cannot bar yourself.
    [app] An app does not play, so there is nobody to bar.
   *[manager] Whoever manages this server cannot be barred from its tables.
}
refused-channel-not-allowed = On this server tables are opened in { $channels }.
refused-role-needed = On this server who opens a table needs one of these roles: { $roles }. Everybody can join a table that is open.
refused-game-not-here = This game is not among those that are played on this server. **/play** lists the games; **/learn** lets you practise all that are taught.
refused-often = { $whose ->
    [own] { $what ->
        [share] You have just shared { $most } positions. You can share another one { $until }.
        [film] You have just shared { $most } animations. You can share another one { $until }.
        [ask] You have asked for players not long ago. You can ask again { $until }.
        [thread] You have just opened { $most } private threads. You can open another one { $until }.
       *[invite] You have just sent { $most } invitations. You can send another one { $until }, to several people at once.
    }
   *[channel] { $what ->
        [share] { $most } positions have just been shared in this channel. Another one can be shared { $until }.
        [film] { $most } animations have just been shared in this channel. Another one can be shared { $until }.
        [ask] Others have asked for players in this channel not long ago. You can ask again { $until }.
        [thread] { $most } private threads have just been opened in this channel. Another one can be opened { $until }.
       *[invite] { $most } invitations have just been sent in this channel. You can send another one { $until }.
    }
}
refused-opened-often = You have opened { $most } tables within a minute. In { $seconds } seconds you can open another one.
refused-server-opened-often = On this server { $most } tables have been opened within a minute. Please try again in { $seconds } seconds.
refused-hosts-enough = You are host of { $most } open tables on this server: { $channels }. Once one of them is over, you can open another.
refused-server-full = { $most ->
    [one] There is a table open on this server already, and there may be only one.
   *[other] There are { $most } tables open on this server already, and there may be no more.
} You can join one, or open one when another is over.
refused-not-moderator = Only somebody with the permission **Manage Messages** or **Manage Server** can do this.
refused-no-table-here = There is no open table in this channel.
refused-no-threads = There can be no private thread here. In a text channel of the server there can.
refused-no-ghosts = Ghosts are talked to in a channel in which I hear that somebody writes. Here I do not: choose another game, or play this one in a server that has invited me.
refused-no-pace = Slow mode needs a server that has invited me: here the clock stands still while nobody presses anything.
refused-may-not-thread = You need the permission **Create Private Threads** in this channel for that.
refused-last-person = Nobody else is playing: without you the game ends.
refused-not-your-turn = { illegal-not-your-turn }
refused-stale = The game has moved on since then. This is how it stands now.
refused-illegal = This move is not possible now.
refused-away = You are away. Press **I'm back** first.
refused-not-away = You are not away: you hold your seat yourself.
refused-stepped-enough = You have stepped away { $most } times since the last move. You can again after the next one.
refused-not-alone = Moves can be taken back only where one person plays with computers, from the start of the match.
refused-taken-back = This move has been taken back already. This is how it stands now.
refused-not-last = Only your last decision of this hand can be taken back. This is how it stands now.
refused-no-hints = { $why ->
    [host] There are no hints at this table: its host has ruled them out.
   *[people] There are no hints here any more, as more than one person plays. The host can allow them in the lobby, under **{ lobby-set-up }** → **{ lobby-options }**.
}
refused-not-over = The next hand is dealt when this one is over.
refused-no-talk = That was no talk with a ghost of this table.
refused-no-trade = There is no trade to undo, or it is too late.
refused-not-concerned = Only the host and the two who traded places decide about this.
refused-word-bad = A word has up to { $most } characters, and at least one that can be seen. What was there before stays.
refused-word-often = You have set your word { $most } times here, as often as one can, so it stays as it is. To take it back, leave the form empty.
refused-dealt = The cards are dealt already. A word counts only before the start.
refused-no-words = This table was opened by an earlier release, whose deals take no words.
refused-bad-setup = { $option ->
    [turn_seconds] A turn can take { $least } to { $most } seconds.
   *[other] This can be { $least } to { $most }.
}
refused-bad-option = These rules cannot be combined, so nothing was changed.
refused-not-manager = Only somebody with the permission **Manage Server** can set this for the server.
refused-game-unknown = I don't know this game. Choose one from the list that **/play** offers.
refused-no-match = I know no match with this number. **/replay** lists those you have played.
refused-match-unreadable = I cannot read this match any more. Nothing of it is lost: a newer version of me may read it again.
refused-match-not-over = This match can be replayed once it is over.
refused-match-broken-off = This match was never finished, so it cannot be replayed.
refused-match-of-others = Only those who played this match can replay it here.
refused-not-played = Only those who played this match get a review, each of their own choices.
refused-not-over-yet = Your choices can be reviewed once the match is over, if it is played to its end.
refused-reviews-busy = Too many reviews are being made right now. Please try again in a few minutes.
illegal-hand-over = This hand is over.
illegal-not-your-turn = It is not your turn yet.
illegal-not-in-this-game = There is no such move in this game now.
illegal-not-in-hand = You do not hold { $card }.
illegal-not-next = { $card } has no place yet: { $needs } has to be laid first.
illegal-already-laid = { $card } has been laid already.
illegal-tunnel-closed = The tunnel has closed this side: { $needs } comes before { $card }.
illegal-suit-closed = { $needs } has closed this suit: { $card } can no longer be played.
illegal-no-passes-left = You have no pass left.
illegal-must-play = You can play a card, so you must.
illegal-not-bankrupt = You are not bankrupt: you can still play or pass.
illegal-bankrupt = No card of yours fits and you have no pass left: you are bankrupt.
illegal-joker-held-card = You hold { $card } yourself, so the joker cannot stand for it.
illegal-joker-alone = The joker has to be played together with the next missing card in the same direction.
illegal-nothing-beyond = No card is missing beyond { $card }.
illegal-no-ghost = There is no ghost in this seat.
illegal-not-alive = Whoever holds no cards cannot talk to a ghost.
illegal-not-adjacent = { $card } touches no card on the table.
illegal-dead = { $card } has been killed.
illegal-forced = Only { $card } can be played now.
illegal-exposed = { $card } lies exposed: it can be played once your first turn is over.
illegal-only-trump-row = { $card } can only go to the trump row.
illegal-must-follow = You have to follow { $card }, in colour or number.
illegal-does-not-beat = { $number } × { $rank } does not beat { $to_beat } × { $to_beat_rank }, which lies on the table.
illegal-not-a-group = These are not equal cards that lie side by side in your hand.
illegal-not-a-set = These are not the same consecutive ranks in each suit.
illegal-wrong-number = You have to give { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
illegal-nothing-to-choose = There is nothing to choose now.
refused-talk-alone = Nobody else sits at this table.
refused-talk-ghost = While a ghost is at the table, 💬 rests: who talks does so in the channel, at their own risk.
refused-talk-often = 💬 takes one phrase in ten seconds. Wait { $seconds ->
    [one] 1 more second
   *[other] { $seconds } more seconds
}.
refused-talk-off = { $whose ->
    [own] You have switched table talk off in **/settings**.
   *[server] Table talk is switched off on this server.
}
