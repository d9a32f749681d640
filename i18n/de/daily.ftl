refused-tried = Du hattest deinen Versuch bei dieser Tagespartie schon.
refused-day-over = Für diese Tagespartie kann jetzt kein Versuch beginnen.
refused-one-try = Das ist dein einziger Versuch bei der Tagespartie: ohne Tipps, ohne Zurücknehmen. Du kannst jederzeit aufhören und später weiterspielen.
refused-sealed = Andere spielen diese Karten noch. Alles von dieser Partie ist { $until } zu sehen, wenn der Tag abgeschlossen ist.
