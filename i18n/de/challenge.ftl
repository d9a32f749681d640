option-challenge = duell
option-challenge-description = Wer binnen drei Tagen dieselben drei Geben spielt wie du
option-challenge-game-description = Das Spiel des Duells; ohne Angabe: Shichi Narabe, geschlossener Tunnel
challenge-title = ## Duell · { $game }
challenge-deal-title = ## Duell, Geben { $deal } · { $game }
challenge-about = Du und { $name } spielt bis { $until } dieselben { $deals } Geben, jeder allein gegen dieselben Hausspieler: je ein Versuch, ohne Tipps und Wertung. Wenn beide fertig sind oder die Zeit um ist, seht ihr alles.
challenge-commitment = -# Hash: `{ $commitment }…`
challenge-one-try = Geben { $deal } deines Duells: ein Versuch. Aufhören und weiterspielen geht bis { $until }; **/karten** holt es zurück.
challenge-own = Geben { $deal }: { $mine }
challenge-both = Geben { $deal }: du { $mine } · { $name } { $theirs }
challenge-result = Platz { $place } ({ $margin })
challenge-unfinished = { $begun ->
    [yes] nicht fertig
   *[no] nicht gespielt
}
challenge-nobody = jemand, der gelöscht ist
challenge-state = { $how ->
    [open] { $name } hat { $done } von { $deals } Geben fertig.
    [declined] Abgelehnt: Es wird nicht gespielt.
    [gone] Die andere Person hat ihre Daten gelöscht, darum ist es vorbei.
    [won] **Du gewinnst**: in { $mine } Geben besser, { $name } in { $theirs }.
    [lost] **{ $name } gewinnt**: in { $theirs } Geben besser, du in { $mine }.
   *[even] **Unentschieden**: jeder war in { $mine } Geben besser.
}
challenge-share = Geben { $deal } von { $deals }
challenge-sealed = Das andere Ergebnis und alle Hände sind zu sehen, wenn ihr beide fertig seid oder die Zeit um ist: { $until }.
challenge-play = Geben { $deal } spielen
challenge-open = Zum Duell
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-list = Duelle
challenge-list-title = ## Deine Duelle
challenge-list-none = Noch keine. **/tagespartie** mit **duell** fordert jemanden heraus.
challenge-list-line = **{ $number }** · { $game }: { $state }
challenge-games = Eine Partie, Zug für Zug...
challenge-game = { $whose ->
    [own] Geben { $deal }: du
   *[other] Geben { $deal }: die andere Person
}
challenge-sent = Dein Duell steht im Kanal. Du kannst gleich anfangen.
challenge-invited = { $name }: **{ $asker }** fordert dich heraus, **{ $game }**: dieselben drei Geben für euch beide, jeder für sich, bis { $until }.
challenge-declined = **{ $name }** möchte dieses Duell nicht spielen ({ $game }).
fair-challenge = Das sind die Karten von Geben { $deal } eines Duells, dieselben für beide: Sie folgen allein aus dessen Geheimnis. Dessen Hash steht von Anfang an auf der Seite des Duells. Aussuchen können hätte das Geheimnis nur, wer den Bot betreibt.
refused-tried-deal = Du hattest deinen Versuch bei diesem Geben schon.
refused-ended-challenge = Dieses Duell ist vorbei: Keines seiner Geben beginnt mehr.
refused-unknown-challenge = Dieses Duell ist eins zwischen zwei anderen oder nicht mehr gespeichert. Mit **/tagespartie** kannst du selbst jemanden herausfordern.
refused-begun-challenge = Ein Duell ablehnen kann nur, wer gefragt wurde und noch nicht gespielt hat.
refused-challenged = Zwischen euch beiden gibt es schon ein Duell, oder es wurde abgelehnt. Das nächste geht { $until } oder wenn ihr beide fertig seid.
refused-challenges-enough = Du hast { $most } Duelle angefangen, die noch offen sind. Spiel erst eins davon zu Ende.
refused-options-of-challenge = Wähle **duell** mit einer Person und, wenn du magst, ein **spiel**; oder nur **tag**.
refused-no-challenge-game = Von diesem Spiel gibt es keine Duelle: Wähle eins aus der Liste.
