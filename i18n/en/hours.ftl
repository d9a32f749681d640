# When one's clock runs where a match lasts days: time zone, quiet hours, days away
settings-hours = Your hours
hours-title = ## Your hours
hours-text = Where a match lasts days, your clock stands still in your quiet hours, and I write nothing to you then. Others can guess them from the time you have.
hours-no-zone = I do not know your time zone. Name your city: **/settings** with **city**, and choose it from the list.
hours-zone = { $city }: it is { $time } there. **/settings** with **city** changes it.
hours-unknown = I know no such city. Type the name of a large one in your zone, or what time it is, and choose from the list.
hours-question = **{ $city }**: it is { $time } for you, right?
hours-yes = Yes, right
hours-no = No
hours-quiet = **Quiet hours** from { $begin } until { $end }
hours-quiet-none = **Quiet hours**: none
hours-quiet-from = From { $time }
hours-quiet-until = Until { $time }
hours-quiet-from-what = Quiet from
hours-quiet-until-what = Quiet until
hours-quiet-off = No quiet hours
hours-away = **Away**: your clock stands still for whole days, from today on.
    -# { $left ->
        [0] The 14 days of this year are used up.
        [one] 1 day is left this year.
       *[other] { $left } days are left this year.
    }
hours-away-what = Away until
hours-away-none = Not away
hours-away-until = Away until { $date }
option-city = city
option-city-description = Your time zone, for matches that last days: a city in it, or what time it is
