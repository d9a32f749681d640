"""`/matches` of somebody else: what was played in a private thread stays with who played."""

from unittest.mock import Mock

import pytest

from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.ids import MatchesPress
from bot.features.replay.matches_handlers import MatchesHandlers
from bot.storage.guild_settings import GuildSettings
from data.rows import PlayedMatch, Result, TableRow
from data.store import Store
from tests.bot.fitting.limits import said
from tests.bot.interaction_factories import new_answers, press
from tests.bot.no_pictures import no_pictures
from tests.discord_in_memory import Discord

PLAYER, OTHER, READER = 71, 72, 73


@pytest.mark.parametrize(
    ("place", "reader", "is_listed"),
    [
        ("channel", READER, True),
        ("public", READER, True),
        ("private", READER, False),
        ("gone", READER, False),
        ("private", OTHER, True),
    ],
)
@pytest.mark.parametrize("knows", [True, False], ids=["own session", "session of another process"])
async def test_matches_of_private_threads_are_listed_for_who_played(
    place: str, reader: int, is_listed: bool, knows: bool
) -> None:
    discord = Discord()
    found = discord.channel(5).place
    if place in ("public", "private"):
        bot, is_private = discord.app.world.bot, place == "private"
        found = discord.app.messaging.open_thread(found, "a match", bot, is_private=is_private)
    if knows:
        discord.client.learn(discord.guild())
    stored = TableRow(4321, 1, 6 if place == "gone" else found.id, 0, None, {})
    match = PlayedMatch(Result(4321, PLAYER, 1, "shichi-narabe", "classic", 4, 1, None, None, 10**12), (OTHER,))
    store = Mock(spec=Store)
    store.matches.return_value, store.last_played.return_value, store.preferences.return_value = [match], [], {}
    store.table.return_value = stored
    answers, pressed = new_answers(), discord.press(user=reader)
    handlers = MatchesHandlers(answers, ReplayHandlers(answers, no_pictures(), GuildSettings(store), store), store)
    await press(handlers, str(MatchesPress("all", PLAYER, 0)), pressed)
    assert ("4321" in said(pressed.shown[0])) == is_listed
