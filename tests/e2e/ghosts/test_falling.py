"""Bankruptcies in games with ghosts: the rule is explained in full with the first one, then in a line."""

import pytest

from tests.e2e.ghosts.conftest import Haunt
from tests.e2e.ghosts.haunting import Facts, Haunted, table_of
from tests.e2e.people import Person, moves, text
from tests.e2e.playing import Labels, in_both_guilds, move_once, somebodys_turn, take_hands
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

ROOMS: dict[str, Facts] = {
    "en": {"almost": True, "strict": True},
    "ja": {"almost": True, "strict": True, "language": "ja"},
}

NAMES = "…"


@in_both_guilds
async def test_the_ghost_rule_is_explained_once(scene: Scene, haunt: Haunt, labels: Labels) -> None:
    room, *_ = await haunt(labels.language)
    people, texts = [*room.here.values()], labels.texts
    rule = texts("ghost-counts", strict="yes", seconds=20)
    line = texts("ghost-short", strict="yes", seconds=20)
    new = texts("ghost-new", number=1, names=NAMES).partition(NAMES)[2]
    table = await table_of(people[0], room, labels)
    hands = await take_hands(table, *people, labels=labels)
    while len(scene.bot.table(room.channel).ghosts.since) < 2:
        who, hand = await somebodys_turn(*hands)
        await move_once(who, hand, labels)
    reader = people[0]
    await reader.until(lambda: len(messages_with(reader, room, new)) == 2, "two announcements")
    first, second = messages_with(reader, room, new)
    assert rule in first
    assert rule not in second
    assert "\n" not in second
    await reader.until(lambda: line in text(reader.now(table)), "a line at the table")
    assert sum(rule in text(each) for each in reader.shown.values()) == 1
    ghost = next(who for who, hand in hands if line in text(who.now(hand)) and not moves(who.now(hand)))
    assert rule not in "".join(text(each) for each in ghost.shown.values() if each["flags"] & 64)


def messages_with(who: Person, room: Haunted, words: str) -> list[str]:
    """The channel's messages with these words, apart from the board."""
    there = [each for each in who.public(room.channel) if words in text(each)]
    return [text(each) for each in there if "t:log:" not in str(each)]
