replay-button = Replay
replay-title = ### Replay: move { $move } of { $moves }
replay-number = #{ $table }
replay-move = move { $move } of { $moves }
replay-eyes-onlooker = as an onlooker
replay-eyes-seat = with the eyes of { $name }
replay-eyes-open = all hands open
replay-dealt = The cards are dealt.
# A choice that nobody else sees, or that shows in nothing yet
replay-unseen = Somebody decided something that cannot be seen here.
replay-jump = Jump to a moment
# In the list of moments
replay-moment = { $move }. { $event }
replay-whose = Whose eyes
replay-share = Share
replay-film = Share as GIF
# In the channel, for everybody
replay-shared = **{ $name }** shares a position of { $game }.
replay-film-shared = **{ $name }** shares a whole match of { $game }.
replay-film-alt = An animation of a match of { $game }. The result: { $standings }.
replay-standing = { $rank }. { $name }
replay-share-eyes = Only what an onlooker saw, or all hands open, can be shared. Choose one of these eyes first.
replay-share-elsewhere = A match can be shared only in the server where it was played.
replay-share-silent = You may not write in this channel, so I don't post for you either.
replay-share-missing = I cannot post this here. In this channel I lack: { $permissions }.
replay-none-played = You have not finished a match yet. **/play** opens a table.
# A match in a list: its number, day, game, place and seats
replay-match = #{ $table } · { $day } · { $game } · place { $place } of { $seats }
replay-turn = { $to ->
    [first] First
    [back] Back
    [last] Last
   *[forward] Forward
}
