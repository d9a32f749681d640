board-title = ### { $game }
board-asleep = The table sleeps, and its clock stands still. Press **Table** to go on.
board-wake = Table
board-seat = **{ $name }** – { $state }
board-left = has left, a computer plays on
board-away = away, a computer holds the seat
board-days-away = away for days, until { $until }
# In the line of a computer player that searches, after it had no time for that
board-hurried = the bot is busy, so it played as *normal* at times
board-away-waits = away
board-all-away = Nobody is here, so the game waits for { $names }. If nobody comes back, it ends { $until }.
board-turn = { $names }'s turn.
board-turn-computer = { $names }'s turn.
board-unsaved = I cannot save moves just now, so the game stands still. Nothing is lost, and it goes on by itself as soon as I can.
board-last-calls = **Last moves**
board-untold = Not everything about this table can be told just now.{ $stage ->
    [over] {""}
   *[playing] {" "}The game goes on: **My hand** shows what you can play.
}
board-hand = My hand
board-back = I'm back
board-rules = Rules
board-log = Log
board-leave = Leave
name-computer = { $name } ({ $level ->
    [unsaid] computer
   *[other] computer, { $level }
})
# Somebody whose name is not kept any more, in an old match.
name-unknown = Player { $number }
name-drawn = { $name } ({ $level })
list-comma = {", "}
list-or = { $others } or { $last }
list-dot = {" · "}
list-semicolon = {"; "}
list-space = {" "}
# A number with one digit after the decimal sign, which the language writes by itself
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
