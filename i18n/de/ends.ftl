end-own = **{ $place }** { $words }
end-place = { $ending ->
    [shared] Ihr teilt euch den ersten Platz!
    [draw] Unentschieden!
    [safe] Du hast gewonnen!
    [stranded] Deine Pinguine sind weg.
    [duel] Diesmal hat die andere Seite gewonnen.
   *[other] { $rank ->
        [1] Du hast gewonnen!
       *[other] Platz { $rank } von { $seats }.
    }
}
end-won = { $wording ->
    [0] Da kam niemand hinterher. Glückwunsch!
    [1] Stark gespielt, das war deine Partie.
   *[2] Ganz großes Kino!
}
end-won-alone = { $wording ->
    [0] Den Computern fiel dazu nichts mehr ein.
    [1] Allein gegen alle, und es hat gereicht!
   *[2] Glückwunsch! Nächstes Mal gegen stärkere?
}
end-won-on-points = { $wording ->
    [0] Runde für Runde zusammengetragen. Glückwunsch!
    [1] Nerven behalten bis zuletzt, verdient gewonnen!
   *[2] Unterm Strich war niemand besser.
}
end-won-narrowly = { $wording ->
    [0] Um Haaresbreite, aber das reicht!
    [1] Enger geht es kaum. Was für ein Finale!
   *[2] Knapp ist auch gewonnen. Glückwunsch!
}
end-won-as-ghost = { $wording ->
    [0] Erst pleite, dann Geist, dann ganz vorn: Was für ein Comeback!
    [1] Nicht einmal die Pleite hat dich aufgehalten.
   *[2] Von den Toten auferstanden! Davon wird man noch erzählen.
}
end-shared = { $wording ->
    [0] Geteilte Freude ist doppelte Freude!
    [1] Über dir steht niemand.
   *[2] Gebt euch die Hand, das habt ihr euch verdient.
}
end-draw = { $wording ->
    [0] Keiner hat dem anderen etwas geschenkt.
    [1] Ausgeglichener geht es nicht.
   *[2] Das schreit nach einer Revanche!
}
end-safe = { $wording ->
    [0] Deine Pinguine sind durch. Gut aufgepasst!
    [1] Den Pinguinen geht es prächtig. Glückwunsch!
   *[2] Alle Schäfchen im Trockenen, alle Pinguine auf dem Eis!
}
end-second = { $wording ->
    [0] Nur eine Hand war schneller. Starke Partie!
    [1] Ganz nah dran. Gut gekämpft!
   *[2] Silber ist auch ein Edelmetall. Gut gespielt!
}
end-close = { $wording ->
    [0] Es fehlte ein einziger Schritt. Nächstes Mal!
    [1] Das hätte auch andersherum ausgehen können.
   *[2] Hauchdünn! Starke Partie.
}
end-tied = { $wording ->
    [0] Genauso gut wie der Platz davor, nur später. So ein Pech!
    [1] Gleichstand, und nur die Reihenfolge sprach dagegen.
   *[2] Nach Punkten gleichauf. Knapper geht es nicht!
}
end-middle = { $wording ->
    [0] Mittendrin statt nur dabei. Schöne Partie!
    [1] Solide gespielt. Danke fürs Mitspielen!
   *[2] Gut gehalten, da geht noch was!
}
end-duel = { $wording ->
    [0] Geschenkt hast du nichts. Revanche?
    [1] Bis zum Schluss gekämpft. Gut gespielt!
   *[2] Ein schönes Duell, und das nächste kommt bestimmt.
}
end-alone = { $wording ->
    [0] Die Computer hatten die besseren Karten. Die kriegst du noch!
    [1] Das war ein zähes Blatt. Neue Karten, neues Glück!
   *[2] Gleich noch einmal? Sie sind zu schlagen.
}
end-last = { $wording ->
    [0] Die Karten waren nicht auf deiner Seite. Danke fürs Mitspielen!
    [1] Das passiert den Besten. Neue Karten, neues Glück!
   *[2] Schön, dass du bis zum Schluss dabei warst. Nächstes Mal läuft es besser!
}
end-bankrupt = { $wording ->
    [0] Die Reihen wollten einfach nicht aufgehen. Nächstes Mal!
    [1] Pleitegehen gehört hier dazu. Kopf hoch!
   *[2] Du hast lange durchgehalten. Danke fürs Mitspielen!
}
end-ghost = { $wording ->
    [0] Diesmal hat dich niemand zurückgeholt. In der nächsten Partie lebst du wieder!
    [1] Alle haben sich vor dir gehütet, und das ist ein Kompliment.
   *[2] Ein guter Geist bis zum Schluss. Danke fürs Mitspielen!
}
end-fallen = { $wording ->
    [0] Da war kein Durchkommen. Neue Karten, neues Glück!
    [1] Früh raus, bald wieder drin. Danke fürs Mitspielen!
   *[2] Mit diesen Karten war es schwer. Nächstes Mal kommst du durch!
}
end-stranded = { $wording ->
    [0] Zur nächsten Partie sind sie wieder da!
    [1] Lange hast du sie gehütet. Danke fürs Mitspielen!
   *[2] Neue Partie, neue Pinguine!
}
end-away = { $wording ->
    [0] Du warst am Ende nicht da und zählst als Letztes. Schön, dass du zurück bist!
    [1] Weil du am Ende nicht da warst, zählst du als Letztes. Bis zur nächsten Partie!
   *[2] Am Ende warst du nicht da, also zählst du als Letztes. Nächstes Mal bis zum Schluss!
}
end-all-won = { $wording ->
    [0] Glückwunsch! Und gut gekämpft, { $others }.
    [1] Was für eine Partie! { $others }: neue Karten, neues Glück.
   *[2] Stark gespielt! Applaus auch für { $others }.
}
end-all-narrowly = { $wording ->
    [0] Um Haaresbreite! Das hätte auch anders ausgehen können, { $others }.
    [1] Enger geht es kaum. Stark gespielt, { $others }!
   *[2] Was für ein Finale! Respekt, { $others }.
}
end-all-ghost = { $wording ->
    [0] Erst pleite, dann Geist, dann ganz vorn! Wer hätte das gedacht, { $others }?
    [1] Zurück aus dem Jenseits und gleich nach oben. Gut gespielt, { $others }!
   *[2] Was für ein Comeback! { $others }: Augen auf, mit wem ihr redet.
}
end-all-alone = { $wording ->
    [0] Die Computer sind geschlagen. Glückwunsch!
    [1] Allein gegen alle Computer, und es hat gereicht!
   *[2] Gut gespielt! Die Computer bitten um Revanche.
}
end-all-computer = { $wording ->
    [0] Punkt für die Computer. Nächstes Mal sind wieder Menschen dran, { $others }!
    [1] Der Computer hatte diesmal die Karten. Revanche, { $others }?
   *[2] Trotzdem gut gespielt, { $others }!
}
end-all-shared = { $wording ->
    [0] Geteilte Freude ist doppelte Freude. Glückwunsch!
    [1] Oben ist Platz für mehr als eine Person.
   *[2] Bis zum Schluss gleichauf. Gut gespielt!
}
end-all-draw = { $wording ->
    [0] Niemand liegt vorn, niemand hinten.
    [1] Ausgeglichener geht es nicht. Gut gespielt!
   *[2] Das schreit nach einer Revanche!
}
end-all-safe = { $wording ->
    [0] Gut aufgepasst! { $others }: Eure Pinguine kommen zur nächsten Partie zurück.
    [1] Glückwunsch! Und neue Pinguine für { $others } in der nächsten Partie.
   *[2] Den Pinguinen geht es prächtig! Nächstes Mal auch bei dir, { $others }.
}
result-posted = **{ $game }:** { $won }
result-moved = { $game } ist vorbei. [Das Ergebnis]({ $link }) steht weiter unten.
