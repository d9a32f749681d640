command-privacy = datenschutz
command-privacy-description = Was ich über dich behalte; hol es als Datei oder lösch es
privacy-title = ## Was ich über dich behalte
privacy-text = Deine Nachrichten lese ich nie. Ich behalte die Wörter, die du zum Geben beisteuerst, was du am Tisch mit 💬 sagst, und:
privacy-results = - { $results ->
    [0] kein Ergebnis einer Partie
    [one] das Ergebnis von 1 Partie
   *[other] die Ergebnisse von { $results } Partien
} { $ratings ->
    [0] und keine Wertung
    [one] und 1 Wertung
   *[other] und { $ratings } Wertungen
} daraus
privacy-tables = - deinen Namen und deine Discord-Nummer in { $tables ->
    [0] keinem Verlauf eines Tisches
    [one] dem Verlauf von 1 Tisch
   *[other] den Verläufen von { $tables } Tischen
}, mit dem, was dort gespielt wurde
privacy-reviews = - { $reviews ->
    [0] keine Analyse
    [one] 1 Analyse
   *[other] { $reviews } Analysen
} deiner Entscheidungen
privacy-tries = - { $tries ->
    [0] keine Versuche bei Tagespartien
    [one] 1 Versuch bei einer Tagespartie
   *[other] { $tries } Versuche bei Tagespartien
}, { $challenges ->
    [0] keine Duelle
    [one] 1 Duell
   *[other] { $challenges } Duelle
}
privacy-settings = - { $settings ->
    [yes] deine Einstellungen, und wie du auf jedem Server hießt, als eine Partie endete
   *[no] keine Einstellungen
}
privacy-more = Alles, und wie lange, steht { $address ->
    [none] in *docs/privacy.md* des Bots
   *[other] in der [Datenschutzerklärung]({ $address })
}.
privacy-reached = Wer diesen Bot betreibt: { $where }
privacy-export = Als Datei holen
privacy-delete = Alles löschen
privacy-delete-question = **Alles über dich löschen?** Deine Ergebnisse, Wertungen, Analysen und Einstellungen sind dann endgültig weg, auf allen Servern. In den Verläufen der Partien wirst du *jemand*, damit die anderen sie noch ansehen können. Offene Tische verlässt du: In einer Partie spielt ein Computer weiter. Hat ein Server dich gesperrt, bleibt das, denn es gehört diesem Server.
privacy-delete-yes = Endgültig löschen
privacy-back = { picker-back }
privacy-deleted = Alles über dich ist gelöscht.
privacy-deleted-later = In { $channels } ist noch ein Tisch offen, an dem du gesessen hast. Dort wird dein Name gelöscht, sobald er vorbei ist.
privacy-a-player = jemand
privacy-exported = Das ist alles, was ich über dich behalte. Es fehlt, was anderen gehört: ihre Namen und Karten, und die geheimen Zahlen, aus denen Partien gegeben werden; außerdem das Token, mit dem du zuletzt auf der öffentlichen Nachricht eines Tisches gedrückt hast, denn damit lässt diese sich ändern.
privacy-file = Was der Bot über dich behält
privacy-server-text = ### Dieser Server
    Du darfst ihn verwalten, also kannst du löschen, was ich über ihn behalte: seine Einstellungen und Ranglisten, wer gesperrt ist, und dass hier Partien gespielt wurden.
privacy-server-delete = Serverdaten löschen
privacy-server-question = **Alles über diesen Server löschen?** Seine offenen Tische werden geschlossen und zählen nirgends. Seine Einstellungen, die Sperren und seine Ranglisten sind endgültig weg. Die Ergebnisse aller, die gespielt haben, behalten sie, ohne den Namen dieses Servers.
privacy-server-deleted = Alles über diesen Server ist gelöscht.
