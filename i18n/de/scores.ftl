leaderboard-title = ## { $game }: Rangliste { $where ->
    [everywhere] aller Server
   *[here] dieses Servers
}
leaderboard-rank = { $rank }\.
leaderboard-hidden = jemand von einem anderen Server
stats-hidden = { $name } zeigt Partien nur denen, die auf demselben Server sind.
leaderboard-no-rank = –
leaderboard-line = { $rank } **{ $name }** – { $rating }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, im Schnitt Platz { $place }
leaderboard-unrated = nicht gewertet
leaderboard-rated = Wertung { $rating }
leaderboard-provisional = Wertung { $rating } (vorläufig)
leaderboard-empty = { $where ->
    [everywhere] Noch hat niemand so ein Spiel beendet.
   *[here] Auf diesem Server hat noch niemand so ein Spiel beendet.
} **/spielen** eröffnet einen Tisch.
stats-title = ## Statistik von { $name }
stats-line = **{ $game }** – { $rating }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, im Schnitt Platz { $place }
stats-empty = { $name } hat noch kein Spiel beendet.
leaderboard-you = { $line } ◂ du
# Below it, for who reads it
leaderboard-unplaced = Du hast hier noch keinen Rang: Dir fehlt 1 gewertete Partie, mit mindestens zwei Menschen. Nach { $settled } davon ist eine Wertung nicht mehr vorläufig.
leaderboard-missing = Deine Wertung ist vorläufig: Noch { $matches ->
    [one] 1 gewertete Partie
   *[other] { $matches } gewertete Partien
}, dann steht sie.
leaderboard-page = Seite { $page } von { $pages }, { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
leaderboard-everywhere = Alle Server
leaderboard-here = { daily-board }
leaderboard-no-server = Die Rangliste eines Servers steht auf Servern, die mich eingeladen haben.
leaderboard-computers = Gegen Computer
leaderboard-other = Eine andere Rangliste
# The page of the button leaderboard-computers
against-title = ## { $game }: gegen Computer
against-levels = **Die Stärken, auf allen Servern**
against-level = { $level } – { $rating }, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, in { $share } % auf Platz 1
against-levels-none = -# Noch nicht gespielt: { $levels }
against-own = **Deine Partien, auf allen Servern**
against-own-line = **{ $game }** – { $levels }
against-own-level = { $level }: { $wins } von { $matches } gewonnen ({ $share } %)
against-own-none = Du hast noch keine Partie gegen Computer beendet. **/spielen** eröffnet einen Tisch.
against-note = -# Eine Stärke wird nach ihren Partien gegen Menschen und andere Stärken gewertet. In deiner eigenen Wertung zählen nur Menschen.
against-back = Rangliste
stats-page = Seite { $page } von { $pages }
scores-before = { rules-before }
scores-after = { rules-after }
option-board-description = Welche Rangliste; ohne Angabe: die deines letzten Spiels
