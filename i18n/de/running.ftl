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
slow-message = { $reminds ->
    [yes] **Deine Zeit läuft ab** bei { $game }: bis { $until }.
   *[no] **{ $game }**: Du bist dran, bis { $until }.
}
slow-message-also = Diese warten auch auf dich:
slow-message-line = - { $game }: bis { $until }
slow-message-refused = Discord lässt mich dir keine Direktnachrichten schicken. Einen Tag lang erwähne ich dich stattdessen am Tisch.
plan = Plan ...
plan-is = -# Plan: { $cards }. Wenn du dran bist, lege ich nach einer Weile die erste davon, die passt; sonst frage ich dich. Nur du siehst ihn.
plan-is-groups = -# Plan: { $cards }. Wenn du dran bist, spiele ich das erste davon, das den Tisch schlägt, und passe, wenn du nichts spielen kannst. Geschlagenes und Gezogenes stecke ich zu gleichen Karten oder werfe es ab. Gibt es eine Wahl, frage ich dich. Nur du siehst ihn.
plan-next = Karte { $number } des Plans
plan-next-group = Zahl { $number } des Plans
plan-drop = Plan verwerfen
plan-dropped = Der Plan ist verworfen.
