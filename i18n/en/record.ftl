record-button = Record
record-here = The record of this game: every card dealt and every move.
record-description = A game record, one line of JSON
record-players = Only those who played this game can have its record.
record-not-yet = The record can be had when the game is over.
