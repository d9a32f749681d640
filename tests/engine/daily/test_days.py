"""Each day has a number and a game."""

from datetime import date

from engine.catalog import find_game
from engine.daily.days import DAY_MS, SEATS, WEEK, begins_ms, closes_ms, date_of, day_at, month_of, number_of, preset_on


def test_days_are_counted_from_the_first() -> None:
    assert number_of(date(2026, 11, 1)) == 1
    assert number_of(date(2026, 10, 31)) == 0
    assert all(number_of(date_of(each)) == each for each in range(-3, 1000))


def test_a_day_ends_as_the_next_one_begins_and_closes_a_day_later() -> None:
    begin = begins_ms(1)
    assert begin == 1_793_491_200_000
    assert [day_at(begin + after) for after in (-1, 0, DAY_MS - 1, DAY_MS)] == [0, 1, 1, 2]
    assert closes_ms(1) == begins_ms(2) + DAY_MS


def test_each_weekday_has_its_game_and_saturday_two_in_turn() -> None:
    mondays = [number_of(date(2026, 11, day)) for day in (2, 9, 16, 23)]
    assert [preset_on(each).id for each in mondays] == ["closed-tunnel"] * 4
    saturdays = [number_of(date(2026, 12, day)) for day in (5, 12, 19, 26)]
    assert [preset_on(each).id for each in saturdays] == ["chinese-seven", "fan-tan"] * 2
    week = [preset_on(mondays[0] + after).id for after in range(7)]
    assert all(found in wanted for found, wanted in zip(week, WEEK, strict=True))


def test_a_month_begins_on_its_first_or_with_the_first_day() -> None:
    assert month_of(28) == range(1, 29)
    december = number_of(date(2026, 12, 1))
    assert month_of(december) == range(december, december + 1)
    assert month_of(december + 30) == range(december, december + 31)


def test_each_game_has_room_for_the_house() -> None:
    for day in range(1, 15):
        preset = preset_on(day)
        assert SEATS in find_game(preset.game).seats(preset.rules())
