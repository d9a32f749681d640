private-more = { lobby-more }
private-channel = Play in the channel
private-channel-about = Everybody here then sees the table, but not your cards
private-placed = Your table is in the channel now.
private-waits = Only you see this table. It waits a day for your next move; **/hand** brings it back anywhere.
private-cards = The cards of match { $table } once more: it counts nowhere. **/hand** brings it back anywhere.
private-open = You have tables of your own that are still open. Which one?
private-go-on = Go on: { $game }
private-idle = Nothing has happened at this table of your own for a day, so it was closed.
refused-tables-enough = You have { $most } tables of your own open already. Finish one of them first, or leave it under **{ private-more }**
occupied-alone = Alone with computers you can play at any time: only you see that table.
refused-no-cards = { $why ->
    [unfinished] Cards can be played again once the match has been played to its end.
    [others] Only who played this match can play its cards again.
    [people] Cards can be played again where one person opened the table and played with computers alone.
    [ghosts] Ghosts have to be talked to in a channel, so these cards cannot be played again alone.
    [day] The cards of a day are played again on its page: **/daily** and its number.
   *[seed] How these cards were dealt was not noted in a way that can be repeated.
}
