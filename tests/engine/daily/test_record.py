"""`verify` repeats the choice, the deal and the replies of a day."""

import json
from dataclasses import replace

import pytest

from engine.daily.dealing import candidate, secret_of
from engine.fair import Fair, FairError
from engine.match import Match
from engine.record import Record, as_json, as_line, differences, record_from, take_down
from engine.record.replaying import how_dealt
from tests.engine.daily.days_played import MASTER, WEEKS, played
from tests.sampling import one_in


def again(record: Record) -> Record:
    return record_from(json.loads(as_line(record)))


@pytest.mark.parametrize("day", one_in(5, WEEKS))
def test_the_record_of_a_day_is_as_it_must_be(day: int) -> None:
    record = again(take_down(played(day, day)))
    assert differences(record) == []
    assert how_dealt(record).endswith(f"(method daily-1), chosen for day {day}, with the replies of house players")


def test_a_match_that_goes_on_does_not_tell_the_secret() -> None:
    match = played(1, 1)
    running = match.rewound(len(match.played[0].plies) - 1)
    assert take_down(running).fair is None


def test_another_reply_is_a_difference() -> None:
    match, wrong = played(2, 2), None
    for i, position in enumerate(match.positions()):
        seat, move = match.played[0].plies[i]
        legal = [each for each in position.view(seat).legal if each != move]
        if seat and legal:
            wrong = position.copy()
            wrong.advance(seat, legal[0])
            break
    assert wrong is not None
    record = replace(take_down(wrong), fair=match.fair.as_json() if match.fair else None)
    assert [each.field for each in differences(record)] == [f"hands[0].plies[{i}].move"]


def test_another_candidate_and_another_day_are_differences() -> None:
    match = played(3, 3)
    assert match.fair is not None
    assert match.fair.day is not None
    other = candidate(match.fair.secret, 3, match.fair.day.candidate + 1)
    dealt = Match(match.game, match.rules, seats=4, seed=other.seed, fair=other)
    dealt.next_hand()
    record = replace(take_down(dealt), fair=other.as_json())
    assert [each.field for each in differences(record)] == ["fair.candidate"]
    record = replace(take_down(match), fair={**match.fair.as_json(), "day": 4})
    assert "fair.day" in {each.field for each in differences(record)}


def test_a_second_hand_is_a_difference() -> None:
    record = as_json(take_down(played(4, 4)))
    record["hands"].append(record["hands"][0])
    assert [each.field for each in differences(record_from(record))] == ["hands[1]"]


@pytest.mark.parametrize(
    "change",
    [
        {"day": 0},
        {"day": "1"},
        {"day": True},
        {"day": 1_000_000},
        {"candidate": 64},
        {"candidate": -1},
        {"rules": "{}"},
        {"presses": []},
        {"secret": secret_of(MASTER, 2).hex()},
    ],
)
def test_what_cannot_be_checked_is_a_difference(change: dict[str, object]) -> None:
    record = take_down(played(1, 1))
    assert record.fair is not None
    changed = {**record.fair, **change}
    with pytest.raises(FairError):
        Fair.read(changed, game=record.game.id, seats=record.seats, options=record.rules.model_dump())
    assert [each.field for each in differences(replace(record, fair=changed))] == ["fair"]
