"""Every field of log entries has a decision on whether it holds a person's data, and docs/privacy.md names those."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import orjson
from pydantic import BaseModel

from bot.storage.personal import FIELDS, Forgotten, names_user
from bot.tables import entries
from bot.tables.personal_fields import Holds, Number
from data.tables import USER_FIELDS
from tests.bot.tables.test_entries import WRITTEN

PAPER = Path(__file__).parents[3] / "docs" / "privacy.md"
USER, OTHER = 1_456_000_000_000_000_001, 1_456_000_000_000_000_002


def undecided(annotation: object) -> bool:
    """Whether a type has a number, a text or a dict without a mark that says what of a person it holds."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return any(map(undecided, get_type_hints(annotation, include_extras=True).values()))
    if annotation in {int, str} or get_origin(annotation) is dict:
        return True
    is_marked = any(isinstance(each, Holds) for each in getattr(annotation, "__metadata__", ()))
    return not is_marked and get_origin(annotation) is not Literal and any(map(undecided, get_args(annotation)))


def test_every_field_of_every_entry_has_a_decision() -> None:
    for kind, model in entries.MODELS.items():
        for name, annotation in get_type_hints(model, include_extras=True).items():
            assert name == "model_config" or not undecided(annotation), (
                f"{kind}: decide whether {name} holds a person's data"
            )
    assert all(map(undecided, (int | None, tuple[str, ...])))
    assert not undecided(Number | None)


def test_every_field_with_a_persons_data_is_named_in_the_paper() -> None:
    named = set(re.findall(r"`([a-z-]+\.[a-z_]+)`", PAPER.read_text(encoding="utf-8")))
    assert {f"{kind}.{field}" for kind, fields in FIELDS.items() for field in fields} <= named


def test_users_are_found_in_all_fields_that_hold_them() -> None:
    assert {name for fields in FIELDS.values() for name, held in fields.items() if held is Holds.USER} == {*USER_FIELDS}


def test_a_user_is_replaced_by_a_number_and_a_name_and_nobody_else_changes() -> None:
    log = [
        entries.Opened(host=USER, name="Aoi", game="fan-tan", locale="en-US", turn_seconds=90, secret="00"),
        entries.Joined(user=OTHER, name="Ben", press=USER),
        entries.Invited(user=USER, name="Aoi"),
        entries.ComputerJoined(name="Ann"),
        entries.Talked(seat=0, ghost=1, way=entries.TalkKind.REPLY, message=77),
        entries.Hinted(user=USER, ply=1),
        entries.WordSet(user=USER, word="of Aoi"),
        entries.WordSet(user=OTHER, word="of Ben"),
        entries.Closed(why=entries.CloseReason.PLAYED),
    ]
    bodies = [entries.dump(each) for each in log]
    first = Forgotten(bodies, USER, name="a player")
    once = [first.change(body) for body in bodies]
    assert list(map(entries.load, once)) == [
        log[0].model_copy(update={"host": 1, "name": "a player"}),
        log[1],
        log[2].model_copy(update={"user": 1, "name": "a player"}),
        log[3],
        log[4].model_copy(update={"message": None}),
        log[5].model_copy(update={"user": 1}),
        log[6].model_copy(update={"user": 1, "word": None}),
        *log[7:],
    ]
    second = Forgotten(once, OTHER, name="a player")
    twice = [orjson.loads(second.change(body)) for body in once]
    assert twice[1]["user"] == 2, "two forgotten players stay two"
    assert not any(names_user(orjson.dumps(each).decode(), USER) for each in twice)


def test_entries_of_earlier_releases_and_of_later_ones_can_be_changed() -> None:
    for body in WRITTEN:
        Forgotten([body], USER, name="a player").change(body)
    later = f'{{"kind":"of-a-later-release","user":{USER}}}'
    assert Forgotten([later], USER, name="a player").change(later) == '{"kind":"of-a-later-release","user":1}'


def test_a_name_that_is_gone_stays_gone() -> None:
    body = entries.dump(entries.Joined(user=USER, name=""))
    changed = orjson.loads(Forgotten([body], USER, name="a player").change(body))
    assert changed == {"kind": "joined", "user": 1, "name": ""}
    assert {holds for fields in FIELDS.values() for holds in fields.values()} | {Holds.NOTHING} == set(Holds)
