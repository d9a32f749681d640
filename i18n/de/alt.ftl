# Some cards of a suit
alt-cards-of-suit = { $suit } { $ranks }
# Ranks that follow each other
alt-run = { $first } bis { $last }
# A place taken by another card
alt-stands-for = { $rank } ({ $card })
alt-row = { $suit }: { $ranks }.
# The row of the second pack
alt-second-row = { $suit }, zweite Reihe: { $ranks }.
# Where nothing lies.
alt-empty-row = nichts
# Laid by seats that went bankrupt; they look different in the picture
alt-thrown = Nach einer Pleite gelegt: { $cards }.
# As `alt-thrown`, in killing games
alt-thrown-out = Beim Ausscheiden gelegt: { $cards }.
# What was just laid
alt-last = Eben gelegt: { $cards }.
alt-last-by = Eben gelegt von { $name }: { $cards }.
alt-open-places = Als Nächstes gehen: { $cards }.
alt-nothing-open = Nichts lässt sich legen.
alt-trump = Trumpf: { $suit }.
alt-community = Gemeinschaftskarten: { $cards }.
alt-closed = Geschlossen: { $suits }.
alt-row-closed = Die Farbe ist geschlossen.
alt-stock = Nachziehstapel: { $count }.
alt-to-draw = Als Nächstes zu ziehen: { $count }.
alt-to-act = Am Zug: { $names }.
alt-over = Die Runde ist vorbei.
alt-round-over = Die Runde ist vorbei.
alt-phase-cover = Wer die Karte hat, darf sie auf den Joker legen.
alt-phase-extra = { $name } darf noch einmal ziehen.
alt-phase-give = { $name } bekommt eine Karte.
alt-phase-passing = Alle wählen, was sie weitergeben.
alt-phase-bidding = Alle wählen eine Ansage.
alt-phase-place = { $name } steckt ein oder wirft ab.
alt-seats = Restliche Karten: { $seats }.
# A seat in play
alt-seat = { $name } { $cards }
alt-seat-out = { $name } fertig
alt-seat-bankrupt = { $name } pleite
# Of the killing games (KI-10)
alt-seat-dropped-out = { $name } ausgeschieden
alt-seat-eliminated = { $name } eliminiert
# A seat and what there is to say of it
alt-details = { $seat } ({ $details })
alt-place = Platz { $place }
alt-passes-left = Passen noch: { $left } von { $most }
alt-chips = Chips: { NUMBER($count, useGrouping: 0) }
# Passes with a playable card, told at the end of a hand (FT-7)
alt-revokes = gepasst trotz passender Karte: { $count }
# Cards against it (KI-9)
alt-penalty = Strafkarten: { $count }
alt-face-down = verdeckt: { $count }
alt-bid = Ansage { $card }
alt-tricks = Stiche: { $count }
# Of a hand that is over
alt-score = Punkte: { $score }
# The same where the least wins
alt-penalty-score = Strafpunkte: { $score }
# The how-manieth a seat was to leave the turn order, where that gave it its place (KI-12)
alt-done = durch als Nummer { $order }
alt-out-order = fertig als Nummer { $order }
# Of the match so far
alt-total = gesamt: { $count }
alt-penguins = Pinguine: { $count }
alt-pot = Topf: { NUMBER($count, useGrouping: 0) }.
# A seat on a line of its own
alt-seat-line = { $name }: Karten { $cards }
# For a name that cannot be written
alt-nobody = Platz { $letter }
# What a row takes next
alt-next-in-row = Als Nächstes: { $ranks }.
alt-dead-in-row = Tot: { $ranks }.
# A play that is considered
alt-preview = Zu legen: { $cards }.
alt-would-kill = Das würde töten: { $cards }.
alt-would-kill-nothing = Das würde nichts töten.
alt-dead = Tot: { $cards }.
# By the last play
alt-killed = Eben getötet: { $cards }.
# What has been played after a lead
alt-sequence = Gespielt: { $plays }.
alt-play = { $name } { $card }
alt-lead-wanted = Eine neue Karte ist auszuspielen.
alt-wanted = Gesucht: { $cards }.
alt-call = Ruf: { $call }
call-earl-first-aloud = { call-earl-first }.
call-earl-second-aloud = { call-earl-second }.
call-earl-third-aloud = { call-earl-third }.
call-earl-fourth-aloud = { call-earl-fourth }!
call-snip-aloud = { call-snip }!
call-snap-aloud = { call-snap }!
call-snorum-aloud = { call-snorum }!
call-hickockalorum-aloud = { call-hickockalorum }!
call-jig-aloud = { call-jig }!
# All that has been played
alt-gone = Bisher gespielt: { $cards }.
alt-give-left = Nach links weiterzugeben: { $count }.
alt-give-right = Nach rechts weiterzugeben: { $count }.
alt-trick = Stich: { $plays }.
alt-last-trick = Letzter Stich: { $plays }.
alt-won-by = Gewonnen von { $name }.
alt-set-aside = Weggelegte Ansagen: { $plays }.
alt-group = Zu schlagen: { $count } mit der Zahl { $number }, gespielt von { $name }.
alt-no-group = Auf dem Tisch liegt nichts.
alt-block = Einstecken oder abwerfen: { $count } mit der Zahl { $number }.
alt-hidden-block = Einstecken oder abwerfen: { $count }.
alt-discarded = Abgeworfen: { $counts }.
alt-times = { $number } ×{ $count }
alt-hand = Deine Karten ({ $count }): { $cards }.
alt-no-hand = Du hast keine Karten.
alt-playable = Du kannst legen: { $cards }.
# One's turn, and nothing of the hand can be played.
alt-none-playable = Keine davon kannst du legen.
# Cards before which somebody else's have to be laid
alt-waiting = Warten auf Karten der anderen: { $cards }.
alt-shut = Gehen nicht mehr, die Farbe ist geschlossen: { $cards }.
# Places that can be filled only after a card of the hand
alt-held-up = Warten auf deine Karten: { $cards }.
alt-would-win = So, wie der Stich liegt, würden ihn machen: { $cards }.
# What can be put face down on one's own pile (CS-1)
alt-pilable = Keine davon passt. Verdeckt weglegen kannst du: { $cards }.
# For giving, passing on and bidding
alt-choosable = Zur Wahl: { $cards }.
alt-not-your-turn = Du bist nicht dran.
alt-playable-groups = Du kannst legen: { $groups }.
alt-position = Karte { $position }
# Neighbours in the hand
alt-positions = Karten { $first } bis { $last }
alt-drawn = Gezogen: { $card }.
# The hand as it would be
alt-would-be = So sähen deine Karten aus ({ $count }): { $cards }.
# Which of it would be new
alt-would-be-new = Neu: { $position }.
alt-chosen = Gewählt: { $cards }.
alt-own-pile = Verdeckt vor dir: { $cards }.
alt-dead-in-hand = Tot auf deiner Hand: { $cards }.
# Moves that are not a card of the hand
alt-also = Du kannst auch: { $moves }.
# Where no card of the hand can be played
alt-only = Du kannst: { $moves }.
alt-move-pass = passen
alt-move-bankrupt = dich für pleite erklären
alt-move-cover = deine Karte auf den Joker legen
alt-move-leave = diese Karte behalten
alt-move-draw = ziehen
alt-move-beg = um eine Karte betteln
alt-move-decline = nichts geben
alt-move-end = deinen Zug beenden
alt-move-take = einstecken
alt-move-discard = abwerfen
alt-joker-as = den Joker als { $card }
alt-joker-as-with = den Joker als { $card }, dazu { $then }
alt-in-row = { $card } in der Reihe { $suit }
alt-from-community = nehmen und legen: { $play }
alt-together = Zusammen: { $cards }.
alt-one-set = ({ $cards })
alt-take-face-up = passen und deine offene { $card } nehmen
# What a score sheet is
alt-scores = { $title }. { $unit }.
# The hands it tells of
alt-hands = Runden: { $numbers }.
# As `hands`, where a game calls them rounds.
alt-rounds = Runden: { $numbers }.
alt-unit-points = Punkte
alt-unit-chips = Chips
alt-unit-penguins = Pinguine
alt-unit-hands = Gewonnene Runden
alt-unit-penalties = Strafkarten
alt-unit-penalty-points = Strafpunkte
# Of a sheet where the least total is ahead.
alt-fewest-win = Wenig ist gut.
alt-standing = { $name } { $total }
alt-scores-of = { $standing }: { $scores }.
# What stands in brackets.
alt-bids-told = In Klammern: gemachte von angesagten Stichen.
alt-bid-kept = { $won } von { $bid }
# The picture of a result, and a line of it; `$total` with its unit, then the scores of the hands
alt-result = { $title }, das Ergebnis.
alt-result-place = Platz { $rank }: { $name }
alt-result-line = { $line }.
alt-result-scores = { $unit }: { $total }, aus { $scores }
# What somebody held who went bankrupt, or still held at the end
alt-result-cards = mit { $cards }
# Of a position of a match that is over, where hands lie open
alt-won = Gewonnen: { $names }.
alt-open-hand = { $name } hat: { $cards }.
alt-open-hand-none = { $name } hat keine Karten.
