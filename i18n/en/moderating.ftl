command-table = table
command-table-description = For moderators: close a table, bar somebody from tables
command-close = close
command-close-description = Close this channel's table, after a question
command-bar = bar
command-bar-description = Keep somebody from the tables of this server
command-unbar = unbar
command-unbar-description = Let somebody play on this server again
option-bar-user-description = Who neither opens nor joins a table any more
option-unbar-user-description = Who may play again
moderating-close-question = Close the table of **{ $game }** here for good? At it: { $names }. { $stage ->
    [playing] The match ends without a result and counts nowhere.
   *[lobby] The match has not begun.
} The table's message tells the players.
moderating-close = Close the table
moderating-closed = The table is closed.
moderating-barred = { $name } can neither open nor join a table on this server from now on. **/table unbar** lifts it, and **/settings** has the list.
moderating-barred-left = { $channel }: { $what ->
    [lobby] they have been taken from the lobby.
    [match] a computer plays on for them.
   *[closed] nobody else was there, so the table is closed.
}
moderating-unbarred = { $name } can play on this server again.
