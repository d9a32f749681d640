# When one's clock runs where a match lasts days: time zone, quiet hours, days away
settings-hours = Deine Zeiten
hours-title = ## Deine Zeiten
hours-text = Wo eine Partie Tage dauert, steht deine Uhr in deinen Ruhezeiten still, und ich schreibe dir dann nichts. Andere können sie aus deiner Frist erraten.
hours-no-zone = Ich kenne deine Zeitzone nicht. Nenne deine Stadt: **/einstellungen** mit **stadt**, und wähle sie aus der Liste.
hours-zone = { $city }: Dort ist es { $time } Uhr. **/einstellungen** mit **stadt** ändert das.
hours-unknown = Diese Stadt kenne ich nicht. Tippe den Namen einer großen in deiner Zone oder deine Uhrzeit, und wähle aus der Liste.
hours-question = **{ $city }**: Bei dir ist es { $time } Uhr, richtig?
hours-yes = Ja, richtig
hours-no = Nein
hours-quiet = **Ruhezeit** von { $begin } bis { $end } Uhr
hours-quiet-none = **Ruhezeit**: keine
hours-quiet-from = Ab { $time } Uhr
hours-quiet-until = Bis { $time } Uhr
hours-quiet-from-what = Ruhe ab
hours-quiet-until-what = Ruhe bis
hours-quiet-off = Keine Ruhezeit
hours-away = **Weg**: Deine Uhr steht ganze Tage still, von heute an.
    -# { $left ->
        [0] Die 14 Tage dieses Jahres sind verbraucht.
        [one] In diesem Jahr ist noch 1 Tag übrig.
       *[other] In diesem Jahr sind noch { $left } Tage übrig.
    }
hours-away-what = Weg bis
hours-away-none = Nicht weg
hours-away-until = Weg bis { $date }
option-city = stadt
option-city-description = Deine Zeitzone, für Partien über Tage: eine Stadt darin, oder deine Uhrzeit
