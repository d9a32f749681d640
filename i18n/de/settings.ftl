settings-title = ## Deine Einstellungen
settings-text = Sie gelten nur für dich, auf jedem Server.
settings-no-server = Die Einstellungen eines Servers findest du auf einem Server, der mich eingeladen hat.
# The name of a setting, and below it what it does. The button beside the name has the value
settings-suits-what = **Kartenfarben**
    -# In deinen privaten Nachrichten sind die Karten rot und schwarz, oder Pik, Herz, Karo und Kreuz haben je einen eigenen Farbton.
settings-suits-on = vier
settings-suits-off = zwei
settings-large-what = **Große Karten**
    -# Ein größeres Bild mit weniger Schmuck: Die Karten in deinen privaten Nachrichten zeigen nur Wert und Farbe, so groß es geht.
settings-on = an
settings-off = aus
settings-pings-what = **Pings**
    -# Ich erwähne dich im Kanal, wenn du dran bist und gerade nicht auf deine Karten siehst, einmal pro Zug, und wenn jemand dich einlädt oder noch einmal spielen möchte.
settings-auto-what = **Zwangszüge**
    -# Wo nur ein Zug möglich ist, mache ich ihn nach einem Moment für dich. Ein Passen, das andere nicht von einem gewollten unterscheiden dürfen, bleibt immer dir überlassen.
settings-auto-on = an
settings-auto-off = aus
settings-auto-slow-what = **Zwangszüge in langsamen Partien**
    -# Dasselbe, wo eine Partie Tage dauert.
settings-auto-slow-on = { settings-auto-on }
settings-auto-slow-off = { settings-auto-off }
settings-turn-what = **Dein Zug in langsamen Partien**
    -# Eine Erwähnung am Tisch oder eine Direktnachricht mit deinen Karten: höchstens drei am Tag, keine in deiner Ruhezeit.
settings-turn-on = Nachricht
settings-turn-off = Erwähnung
settings-talk-what = **Sprüche**
    -# 💬 bei deinen Karten bietet sechs kurze an, und die der anderen stehen in deinen privaten Nachrichten. Aus: Du hast beides nicht. Der Tisch im Kanal ist für alle derselbe und zeigt sie weiter.
settings-seen-what = **Überall sichtbar**
    -# Ranglisten aller Server und **/statistik** nennen dich auch denen, mit denen du keinen Server teilst. Aus: Sie sehen deinen Platz ohne deinen Namen.
settings-shown-what = **Bilder oder Worte**
    -# Deine Karten und der Tisch als Bild, oder alles in Worten, für Screenreader und langsame Verbindungen.
settings-shown = Bilder oder Worte
settings-shown-server = Wie der Server will
settings-shown-pictures = Meine Karten als Bild, immer
settings-shown-words = Meine Karten und der Tisch in Worten, immer
settings-language-what = **Sprache**
    -# Was ich nur dir sage, ist in dieser Sprache. Tische haben die Sprache ihres Servers.
settings-language = Sprache
settings-language-own = Die Sprache deines Discord
settings-server = Server
settings-server-title = ## Dieser Server
settings-server-text = Du darfst diesen Server verwalten, also kannst du das hier für alle einstellen.
settings-server-back = Eigene Einstellungen
settings-server-pages = Weitere Einstellungen dieses Servers...
settings-server-page-tables = Aussehen und Sprache
settings-server-page-calls = Pings und Sprüche
settings-server-page-opening = Tische eröffnen
settings-server-page-games = Spiele
settings-server-page-limits = Zeit, Grenzen, Replays
settings-server-page-people = Gesperrt
settings-server-text-what = **Tische**
    -# Mit Bildern, oder alles in Worten für Handys und Screenreader. Wer für sich Bilder gewählt hat, bekommt die eigenen Karten trotzdem als Bild.
settings-server-text-off = Bilder
settings-server-text-on = Worte
settings-server-suits-what = **Kartenfarben der Tische**
    -# Für die Tische, die alle sehen, und für die Karten aller, die nichts gewählt haben.
settings-server-suits-on = vier Farben
settings-server-suits-off = zwei Farben
settings-server-replays-what = **Replays**
    -# Ein Replay zeigt eine beendete Partie mit allen Karten. Wer mitgespielt hat, kann es immer sehen; alle im Kanal des Tisches nur, wenn du es erlaubst.
settings-server-replays-on = alle
settings-server-replays-off = Beteiligte
settings-server-pings-what = **Pings**
    -# Ich erwähne Leute, wenn sie dran sind, wenn sie eingeladen werden und wenn jemand noch einmal spielen will. Aus: Niemand wird hier erwähnt, und *Hier fragen* gibt es nicht.
settings-server-talk-what = **Sprüche**
    -# Wo mehrere Menschen spielen, bietet 💬 bei ihren Karten sechs kurze an, die bis zum nächsten Zug beim Namen stehen. Aus: Hier gibt es keine.
settings-server-ask = Hier fragen: niemanden
settings-server-ask-text = **Hier fragen**
    -# In einer Lobby pingt das diese Rolle, einmal pro Tisch. Ohne Rolle gibt es den Knopf nicht. Es muss eine Rolle sein, die ich erwähnen darf.
settings-server-language-what = **Sprache der Tische**
    -# Vom nächsten Tisch an. Was ich jemandem allein sage, ist in dessen eigener Sprache.
settings-server-language = Sprache der Tische
settings-server-language-none = Die Sprache dieses Servers in Discord
settings-server-channels-what = **Kanäle**
    -# In diesen Kanälen und ihren Threads lassen sich Tische eröffnen. Wählst du keinen, geht es überall.
settings-server-channels = Alle Kanäle
settings-server-roles-what = **Rollen**
    -# Wer eine dieser Rollen hat, kann Tische eröffnen; mitspielen können alle. Wählst du keine, können alle Tische eröffnen. Wer den Server verwalten darf, kann es immer.
settings-server-roles = Alle
settings-server-most-what = **Tische gleichzeitig**
    -# Wenn auf diesem Server so viele offen sind, muss der nächste warten.
settings-server-most = Tische gleichzeitig
settings-server-most-none = So viele, wie ich erlaube
settings-server-most-number = { $number ->
    [one] 1 Tisch
   *[other] { $number } Tische
}
settings-server-games-what = **Spiele**
    -# Nur diese können hier gespielt werden. Wählst du keins, gehen alle.
settings-server-games = Alle Spiele
settings-server-default-what = **Standardtisch**
    -# **/spielen** bietet ihn als Erstes an. { $is_set ->
    [yes] Zurzeit ist es **{ $game }**.
   *[no] Zurzeit gibt es keinen.
} Wer als Host in einer Lobby sitzt und den Server verwalten darf, kann unter **{ lobby-set-up }** → **{ lobby-options }** auch einen Tisch mit eigenen Regeln speichern.
settings-server-default = Spiel des Standardtischs
settings-server-default-none = Kein Standardtisch
settings-server-preset = Regeln des Standardtischs
settings-server-turn-what = **Zugzeit**
    -# Für neue Tische, deren Regeln keine mitbringen. Der Host kann sie in der Lobby ändern. Allein mit Computern läuft keine Uhr.
settings-server-turn = Zugzeit
settings-server-turn-none = Die übliche
settings-server-page-daily = { daily-button }
settings-server-daily-what = **Wo die Tagespartie angekündigt wird**
    -# Einmal am Tag eine stille Nachricht, die niemanden anpingt: die Liste dieses Servers von gestern und ein Knopf zum Spielen. Ohne Kanal kommt keine Nachricht.
settings-server-daily = Kein Kanal
settings-server-daily-refused = { $ended ->
    [yes] Discord hat { $times } Nachrichten in { $channel } nacheinander abgelehnt, deshalb habe ich aufgehört. Sorge dafür, dass ich dort schreiben darf, und wähle den Kanal noch einmal.
   *[no] Discord hat die letzte Nachricht in { $channel } abgelehnt: Ich kann dort nicht schreiben.
}
settings-server-hour-what = **Wann**
    -# Die Stunde in UTC; die Karten wechseln um 0:00 UTC.
settings-server-hour = Stunde
settings-server-hour-none = Nie
settings-server-hour-number = { $number }:00 UTC
settings-server-barred-what = **Gesperrt**
    -# Diese Leute können auf diesem Server keinen Tisch eröffnen und an keinem sitzen. **/tisch sperren** und **/tisch entsperren** ändern die Liste; auch die Moderation darf das.
settings-server-barred-none = Niemand ist gesperrt.
settings-server-unbar = Jemanden wieder spielen lassen
