record-button = Record
record-here = The record of this game: every card dealt and every move, as a line of JSON for programs. To look at the game again, press **Replay**.
record-description = A game record, one line of JSON
record-players = Only those who played this game can have its record.
record-not-yet = The record can be had when the game is over.
