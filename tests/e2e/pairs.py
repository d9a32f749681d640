"""Shared by tests that compare the bot's messages in two games: guilds, presses, differences."""

import asyncio
import re
from collections.abc import Awaitable, Iterable
from itertools import zip_longest
from typing import Literal

from bot.tables import entries
from bot.tables.places import Place
from data.store import Store
from engine.moves import Give, Move
from tests.e2e.paired_games import PairedGames
from tests.e2e.people import Json, Message, Person, RefusedByPlayground, controls
from tests.e2e.playing import ENGLISH, JAPANESE, Labels
from tests.e2e.processes import Bot, Playground
from tests.e2e.recorder import Recording
from tests.e2e.scripted_bot import PLAYED

PATIENCE = 300
Mode = Literal["pictures", "words"]
SERVERS: dict[Mode, Labels] = {"pictures": ENGLISH, "words": JAPANESE}
"""By mode: the labels in the language of the guild with tables in this mode."""


def servers(playground: Playground) -> dict[Mode, Json]:
    """The playground's guilds, by mode."""
    guilds = playground.get("/world")["guilds"]
    return {
        mode: next(each for each in guilds if each["preferred_locale"].startswith(labels.language))
        for mode, labels in SERVERS.items()
    }


async def stored(
    store: Store,
    guild: Json | None,
    channel: str,
    log: Iterable[entries.Entry],
    at_ms: int,
    *,
    owner: Person | None = None,
) -> int:
    """The id of a table with this log, stored for the bot to load. `guild`: None where the bot is no member. `owner`:
    whose own place it is in."""
    first, *others = map(entries.dump, log)
    if owner is None:
        guild_id = None if guild is None else int(guild["id"])
        row = await store.tables.open(guild_id=guild_id, channel_id=int(channel), at_ms=at_ms, bodies=[first])
    else:
        row = await store.tables.open(
            guild_id=None, channel_id=None, user_id=int(owner.id), at_ms=at_ms, bodies=[first]
        )
    for n, body in enumerate(others, start=1):
        await store.tables.append(row.id, n, at_ms=at_ms, body=body)
    return row.id


def opened(
    host: Person, paired: PairedGames, locale: str, turn_seconds: int, place: Place | None = None
) -> entries.Entry:
    """The first entry of a table for such a game."""
    return entries.Opened(
        host=int(host.id),
        name=host.name,
        game=paired.preset.game,
        preset=paired.preset.id,
        options=dict(paired.preset.options),
        locale=locale,
        turn_seconds=turn_seconds,
        place=place,
    )


async def at_once(works: Iterable[Awaitable[None]], most: int = 6) -> None:
    """Wait for all of them, of which so many are done at the same time."""
    room = asyncio.Semaphore(most)

    async def done(work: Awaitable[None]) -> None:
        async with room:
            await work

    await asyncio.gather(*map(done, works))


async def all_played(who: Person, bot: Bot, games: int) -> None:
    """Wait until so many games are played to the end of the script. Of the log, which is long, only what is new is read."""
    done, part = 0, ""
    with (bot.folder / "bot.log").open() as log:

        def are_all() -> bool:
            nonlocal done, part
            *lines, part = f"{part}{log.read()}".split("\n")
            done += sum(PLAYED in line for line in lines)
            return done == games

        await who.until(are_all, f"{games} games to be {PLAYED}")


def whole_journal(playground: Playground) -> list[Json]:
    """The bot's requests since it has begun, none of which may be wrong."""
    requests = playground.get("/world/requests")
    assert requests[0]["n"] == 1, "the journal is whole"
    assert [each for each in requests if each["errors"]] == []
    return requests


def differences(ours: Recording, theirs: Recording) -> list[tuple[str | int, int, str, str]]:
    """Where the requests differ: their subject, the request's number, and both texts around the first difference."""
    subjects = [*(ours.public | theirs.public), *(ours.private | theirs.private)]
    return [(each, *found) for each in subjects for found in _differing(ours.about(each), theirs.about(each))]


def _differing(ours: list[str], theirs: list[str]) -> list[tuple[int, str, str]]:
    found: list[tuple[int, str, str]] = []
    for number, (one, other) in enumerate(zip_longest(ours, theirs, fillvalue="nothing")):
        if one != other:
            start = max(0, next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0) - 40)
            found.append((number, one[start : start + 160], other[start : start + 160]))
    return found


async def press_move(reader: Person, hand: Message, table: int, move: Move) -> None:
    """Make this move with the hand's controls, including a confirmation."""
    codes = [card.code for card in move.cards] if isinstance(move, Give) else [str(move)]
    wanted = re.compile(rf"m:{table}:\d+:{re.escape(str(move))}|c:{table}:\d+:\d")
    agreed = re.compile(rf"m:{table}:\d+:!{re.escape(str(move))}")

    def makes(control: Json, form: re.Pattern[str]) -> bool:
        offered = {option["value"] for option in control.get("options", [])}
        return form.fullmatch(control["custom_id"]) is not None and (not offered or offered.issuperset(codes))

    def there(form: re.Pattern[str]) -> str | None:
        return next((each["custom_id"] for each in controls(reader.now(hand)) if makes(each, form)), None)

    async def press(form: re.Pattern[str]) -> None:
        custom_id = await reader.until(lambda: there(form), form.pattern, patience=PATIENCE)
        before = reader.now(hand)
        try:
            await reader.press_id(hand, custom_id, values=codes if custom_id.startswith("c:") else None)
        except RefusedByPlayground as refused:
            await reader.sees_change(hand, before, refused)
            await press(form)
        asked = agreed if form is wanted else form
        await reader.until(lambda: there(form) != custom_id or there(asked) not in (None, custom_id), custom_id)

    await press(wanted)
    if there(agreed) is not None:
        await press(agreed)
