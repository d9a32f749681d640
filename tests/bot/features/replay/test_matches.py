"""`/matches` of another user: what was played in a private thread, or out of the reader's sight, stays with who played."""

import re
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.ids import MatchesPress
from bot.features.replay.matches_handlers import MatchesHandlers
from data.rows import PlayedMatch, Result, TableRow
from playground.models import Channel
from tests.bot.channels import Keyed
from tests.bot.fitting.limits import said, walk
from tests.bot.interaction_factories import new_answers, press
from tests.discord_in_memory import GUILD, Discord, Json

PLAYER, OTHER, READER, MANAGER, GUEST, OWNER = 71, 72, 73, 74, 75, 1
VIEW = str(discord.Permissions(view_channel=True).value)
OF_ROLES, OF_USERS = 0, 1


def hide(hidden: Channel, *shown_to: tuple[int, int]) -> None:
    """Hide this channel from members, but from these roles and users."""
    denied: list[Json] = [{"id": str(GUILD), "type": OF_ROLES, "allow": "0", "deny": VIEW}]
    allowed: list[Json] = [{"id": str(n), "type": kind, "allow": VIEW, "deny": "0"} for kind, n in shown_to]
    hidden.overwrites = allowed + denied


@pytest.mark.parametrize(
    ("place", "reader", "is_listed"),
    [
        ("channel", READER, True),
        ("public", READER, True),
        ("private", READER, False),
        ("gone", READER, False),
        ("private", OTHER, True),
        ("hidden", READER, False),
        ("thread of hidden", READER, False),
        ("hidden", OTHER, True),
        ("hidden", MANAGER, True),
        ("thread of hidden", MANAGER, True),
        ("hidden", GUEST, True),
        ("hidden", OWNER, True),
    ],
)
@pytest.mark.parametrize("knows", [True, False], ids=["own session", "session of another process"])
async def test_matches_of_private_threads_are_listed_for_who_played(
    place: str, reader: int, is_listed: bool, knows: bool
) -> None:
    """A hidden channel is seen by its managers' role, by a guest, and by who owns the server."""
    there = Discord()
    channel = found = there.channel(5).place
    role = there.guild().roles[-1]
    role.members.add(MANAGER)
    if "hidden" in place:
        hide(channel, (OF_ROLES, role.id), (OF_USERS, GUEST))
    if place in ("public", "private", "thread of hidden"):
        bot, is_private = there.app.world.bot, place == "private"
        found = there.app.messaging.open_thread(channel, "a match", bot, is_private=is_private)
    if knows:
        there.client.learn(there.guild())
    stored = TableRow(4321, 1, 6 if place == "gone" else found.id, 0, None, {})
    match = PlayedMatch(Result(4321, PLAYER, 1, "shichi-narabe", "classic", 4, 1, None, None, 10**12), (OTHER,))
    store = AsyncMock(preferences=Keyed())
    store.results.matches.return_value, store.standings.last_played.return_value = [match], []
    store.tables.find.return_value = stored
    answers, pressed = new_answers(), there.press(user=reader)
    handlers = MatchesHandlers(answers, Mock(spec=ReplayHandlers), store)
    await press(handlers, str(MatchesPress("all", PLAYER, 0)), pressed)
    assert ("4321" in said(pressed.shown[0])) == is_listed


async def test_what_is_not_listed_leaves_no_gap_and_no_trace() -> None:
    """Neither pages, nor the menu of games, nor an empty page say how much is played in private threads."""
    there = Discord()
    bot, public = there.app.world.bot, there.channel(5).place
    private = there.app.messaging.open_thread(public, "a match", bot, is_private=True)
    there.client.learn(there.guild())
    # The newest first: of three, two are Fan Tan in a private thread.
    games = ["shichi-narabe" if number % 3 == 0 else "fan-tan" for number in range(36)]
    played = [
        PlayedMatch(Result(4300 + n, PLAYER, 1, game, "classic", 4, 1, None, None, 10**12 - n), (OTHER,))
        for n, game in enumerate(games)
    ]

    async def matches(user: int, *, guild_id: int, game: str | None, limit: int, offset: int, **_: bool) -> object:
        return [each for each in played if game in (None, each.result.game)][offset : offset + limit]

    async def table(number: int) -> TableRow:
        place = public if games[number - 4300] == "shichi-narabe" else private
        return TableRow(number, 1, place.id, 0, None, {})

    store = AsyncMock(preferences=Keyed())
    store.results.matches.side_effect, store.tables.find.side_effect = matches, table
    store.standings.last_played.return_value = ["fan-tan", "shichi-narabe"]
    answers = new_answers()
    handlers = MatchesHandlers(answers, Mock(spec=ReplayHandlers), store)
    listed = list[str]()
    for page in (0, 1):
        pressed = there.press(user=READER)
        await press(handlers, str(MatchesPress("all", PLAYER, page)), pressed)
        listed += re.findall(r"#(43[0-9]{2})", said(pressed.shown[0]))
        assert "Fan Tan" not in f"{pressed.shown[0]}"
        after = next(each for each in walk(pressed.shown[0]) if each.get("custom_id", "").endswith(">"))
        assert bool(after.get("disabled")) == bool(page)
    assert listed == [str(4300 + number) for number in range(0, 36, 3)]
