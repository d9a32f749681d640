refused-tried = You have had your try at this daily deal.
refused-day-over = A try at this daily deal cannot begin now.
refused-one-try = This is your one try at the daily deal: no hints, nothing taken back. You can stop at any time and go on later.
refused-sealed = Others still play these cards. All of this match can be seen { $until }, when the day is closed.
