settings-title = ## Your settings
settings-text = These are yours alone, on every server.
settings-no-server = The settings of a server are found in a server that has invited me.
# The name of a setting, and below it what it does. The button beside the name has the value
settings-suits-what = **Colours**
    -# The cards in your private messages are red and black, or each suit has a colour of its own.
settings-suits-on = four
settings-suits-off = two
settings-large-what = **Large cards**
    -# A bigger picture with fewer decorations: the cards in your private messages show rank and suit alone, as large as there is room.
settings-on = on
settings-off = off
settings-pings-what = **Pings**
    -# I mention you in the channel when it's your turn and you are not looking at your hand, once a turn, and when somebody invites you or wants to play again.
settings-auto-what = **Forced moves**
    -# Where only one move is possible I make it for you, after a moment. Passes that could give away your hand stay yours to make.
settings-auto-on = on
settings-auto-off = off
settings-auto-slow-what = **Forced moves in slow matches**
    -# The same where a match lasts days.
settings-auto-slow-on = { settings-auto-on }
settings-auto-slow-off = { settings-auto-off }
settings-turn-what = **Your turn in slow matches**
    -# A mention at the table, or a direct message with your hand: at most three a day, none in your quiet hours.
settings-turn-on = message
settings-turn-off = mention
settings-talk-what = **Table talk**
    -# 💬 in your hand offers six short phrases, and those of the others show in your private messages. Off, you have neither. The table in the channel is the same for all, so it still shows them.
settings-seen-what = **Seen everywhere**
    -# Leaderboards of all servers and **/stats** name you also to people with whom you share no server. Off, they see your place without your name.
settings-shown-what = **Pictures or words**
    -# Your hand and the table as a picture, or everything in words, for screen readers and slow connections.
settings-shown = Pictures or words
settings-shown-server = Server's choice
settings-shown-pictures = My hand as a picture, always
settings-shown-words = My hand and the table in words, always
settings-language-what = **Language**
    -# What I tell you alone is in this language. Tables have the language of their server.
settings-language = Language
settings-language-own = The language of your Discord
settings-server = This server
settings-server-title = ## This server
settings-server-text = You may manage this server, so you can set this for everybody in it.
settings-server-back = Your own settings
settings-server-pages = More settings of this server...
settings-server-page-tables = Look and language
settings-server-page-calls = Pings and table talk
settings-server-page-opening = Opening tables
settings-server-page-games = Games
settings-server-page-limits = Time, limits, replays
settings-server-page-people = Barred
settings-server-text-what = **Tables**
    -# With pictures, or all in words for phones and screen readers. Who has chosen pictures for themselves still gets their own hand as one.
settings-server-text-off = pictures
settings-server-text-on = words
settings-server-suits-what = **Colours of tables**
    -# For the tables that everybody sees, and for the hands of those who have chosen none.
settings-server-suits-on = four colours
settings-server-suits-off = two colours
settings-server-replays-what = **Replays**
    -# A replay shows a match that is over with all its hands. Those who played can always see it; everybody in the table's channel only if you allow it.
settings-server-replays-on = everybody
settings-server-replays-off = players
settings-server-pings-what = **Pings**
    -# I mention people when it is their turn, when they are invited, and when somebody wants to play again. Off, nobody is mentioned here, and *Ask here* is not there.
settings-server-talk-what = **Table talk**
    -# Where several people play, 💬 in their hands offers six short phrases, which show at their names until their next move. Off, there are none here.
settings-server-ask = Ask here: nobody
settings-server-ask-text = **Ask here**
    -# In a lobby it pings this role, once for each table. Without a role the button is not there. The role must be one that I may mention.
settings-server-language-what = **Language of tables**
    -# From the next table on. What I tell somebody alone is in their own language.
settings-server-language = Language of tables
settings-server-language-none = The language of this server in Discord
settings-server-channels-what = **Channels**
    -# Tables can be opened in these channels and in their threads. Choose none, and they can be opened everywhere.
settings-server-channels = All channels
settings-server-roles-what = **Roles**
    -# Who has one of these roles can open tables; everybody can join them. Choose none, and everybody can open tables. Who may manage the server always can.
settings-server-roles = Everybody
settings-server-most-what = **Tables at once**
    -# When so many are open on this server, the next one has to wait.
settings-server-most = Tables at once
settings-server-most-none = As many as I allow
settings-server-most-number = { $number ->
    [one] 1 table
   *[other] { $number } tables
}
settings-server-games-what = **Games**
    -# Only these can be played here. Choose none, and all can be played.
settings-server-games = All games
settings-server-default-what = **Default table**
    -# **/play** offers it first. { $is_set ->
    [yes] Now it is **{ $game }**.
   *[no] Now there is none.
} The host of a lobby who may manage the server can also save a table of their own rules, under **{ lobby-set-up }** → **{ lobby-options }**.
settings-server-default = Game of the default table
settings-server-default-none = No default table
settings-server-preset = Rules of the default table
settings-server-turn-what = **Turn time**
    -# For new tables whose rules bring none. The host can change it in the lobby. Alone with computers there is no clock.
settings-server-turn = Turn time
settings-server-turn-none = The usual one
settings-server-page-daily = { daily-button }
settings-server-daily-what = **Where the daily deal is announced**
    -# Once a day a silent message that pings nobody: yesterday's list of this server, and a button to play. Choose none, and there is no message.
settings-server-daily = No channel
settings-server-daily-refused = { $ended ->
    [yes] Discord has refused { $times } messages in { $channel } in a row, so I have stopped. See to it that I can write there, and choose the channel again.
   *[no] Discord has refused the last message in { $channel }: I cannot write there.
}
settings-server-hour-what = **When**
    -# The hour in UTC; the cards change at 0:00 UTC.
settings-server-hour = Hour
settings-server-hour-none = Never
settings-server-hour-number = { $number }:00 UTC
settings-server-barred-what = **Barred**
    -# These people can neither open nor join a table on this server. **/table bar** and **/table unbar** change the list; moderators may do it, too.
settings-server-barred-none = Nobody is barred.
settings-server-unbar = Let somebody play again
