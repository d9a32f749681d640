# `/games`: one's own open tables
command-games = games
command-games-description = Your open tables: whose turn it is, and until when
games-title = ## Your tables
games-line = - { $game }: { $state }
games-yours = It is **your turn**.
games-theirs = Waiting for { $names }.
games-waits = The table waits.
games-lobby = The match has not begun yet.
games-none = You sit at no table. **/play** opens one.
games-more = - and { $tables ->
    [one] 1 more
   *[other] { $tables } more
}
# Direct messages: whose turn it is, at which table
slow-message = { $reminds ->
    [yes] **Your time runs out** at { $game }: until { $until }.
   *[no] **{ $game }**: your turn, until { $until }.
}
slow-message-also = These also wait for you:
slow-message-line = - { $game }: until { $until }
slow-message-refused = Discord does not let me send you direct messages. For a day I mention you at the table instead.
# Plans at slow tables
plan = Plan...
plan-is = -# Plan: { $cards }. When it is your turn I play the first of these that fits, after a while; else I ask you. Only you see it.
plan-is-groups = -# Plan: { $cards }. When it is your turn, I play the first of these that beats the table, and pass if you can play nothing. What you beat or draw joins equal cards, or is discarded. If there is a choice, I ask you. Only you see it.
plan-next = Card { $number } of the plan
plan-next-group = Number { $number } of the plan
plan-drop = Drop the plan
plan-dropped = The plan is dropped.
