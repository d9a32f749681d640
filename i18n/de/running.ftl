# `/games`: one's own open tables
command-games = laufende
command-games-description = Deine offenen Tische: wer dran ist und bis wann
games-title = ## Deine Tische
games-line = - { $game }: { $state }
games-yours = **Du bist dran.**
games-theirs = { $names } ist dran.
games-waits = Der Tisch wartet.
games-lobby = Die Partie hat noch nicht begonnen.
games-none = Du sitzt an keinem Tisch. **/spielen** eröffnet einen.
games-more = - und { $tables ->
    [one] 1 weiterer
   *[other] { $tables } weitere
}
