"""A server's board: equal scores share a rank, and a month counts the best days of who has played enough."""

from bot.features.daily.boards import SHOWN, DayLine, MonthLine, board_message, day_lines, month_lines, month_shown
from engine.daily.days import closes_ms, date_of, number_of
from engine.daily.score import LEAST, Score
from i18n import texts_in
from tests.bot.features.daily.tries import finished
from tests.bot.fitting.limits import text_of

FIRST, SECOND = Score(1, 0).number, Score(2, 0).number


def test_the_best_of_a_day_come_first_and_equal_ones_share_a_rank() -> None:
    tries = [finished(7, 3, 2), finished(8, 3, 1), finished(9, 3, 2), finished(7, 2, 1)]
    counts = {3: {FIRST: 1, SECOND: 2}}
    assert day_lines(tries, 3, counts) == [DayLine(1, 8, 1, 100), DayLine(2, 7, 2, 25), DayLine(2, 9, 2, 25)]


def test_a_month_has_who_has_played_enough() -> None:
    days = range(1, LEAST + 1)
    tries = [*(finished(7, day, 1) for day in days), *(finished(8, day, 2) for day in days[1:])]
    counts = {day: {FIRST: 1, SECOND: 1} for day in days}
    assert month_lines(tries, counts, days) == [MonthLine(1, 7, 100, LEAST)]
    everybody = [*tries, finished(8, 1, 2)]
    assert month_lines(everybody, counts, days) == [MonthLine(1, 7, 100, LEAST), MonthLine(2, 8, 0, LEAST)]
    assert month_lines(everybody, counts, days[1:]) == [], "a day that is open still does not count"


def test_the_month_is_of_closed_days_and_the_one_before_until_this_one_has_enough() -> None:
    assert month_shown(1, closes_ms(1) - 1) == range(1, 1)
    assert month_shown(3, closes_ms(1)) == range(1, 2)
    december = number_of(date_of(1).replace(month=12, day=1))
    enough = december + LEAST - 1
    assert month_shown(enough + 2, closes_ms(enough) - 1) == range(1, december)
    assert month_shown(enough + 2, closes_ms(enough)) == range(december, enough + 1)


def test_ones_own_line_stands_below_the_first() -> None:
    lines = [DayLine(rank, rank, 4, 10) for rank in range(1, 40)]
    shown = text_of(board_message(texts_in("en"), 3, lines, [], range(1, 2), user=33))
    assert shown.count("<@") == SHOWN + 1
    assert "33. <@33>" in shown
