"""`/replay`: a match that is over, position by position, and sharing it."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import discord
from discord import app_commands

from bot.features.replay.ids import Replay, ReplayPress
from bot.features.replay.matches import match_label
from bot.features.replay.messages import (
    FILM,
    ReplayPlace,
    film_message,
    film_told,
    shared_message,
)
from bot.features.replay.pages import ReplayPages
from bot.features.replay.positions import (
    ALL_OPEN,
    ONLOOKER,
    Eyes,
    filmed,
    positions_of,
    positions_seen,
    shown_to,
)
from bot.platform.choices import Choices, choices_with
from bot.platform.drawing import Drawing, theme_of
from bot.platform.handlers import (
    Answers,
    Component,
    Handlers,
    Interaction,
    called,
    chosen,
    command,
    number_in,
)
from bot.platform.messages import Message, Picture, note
from bot.platform.permissions import missing_permissions
from bot.platform.places import is_here
from bot.platform.responder import Responder
from bot.platform.translator import named
from bot.storage.guild_settings import GuildSettings, ServerSettings
from bot.tables.limits import Doing
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.limits import MOST_CHOICES
from bot.text.markup import plain
from bot.text.sentences import public_texts
from data.results import Results
from i18n import Texts
from renderers import MOST_POSITIONS, Film

_DIGITS: Final = 6
"""The most digits that a position has."""


class ReplayHandlers(Handlers):
    """Show those who played a match all of its positions, and share them."""

    def __init__(
        self,
        answers: Answers,
        drawing: Drawing,
        pages: ReplayPages,
        guild_settings: GuildSettings,
        results: Results,
    ) -> None:
        super().__init__(answers)
        self._drawing = drawing
        self._pages = pages
        self._guild_settings = guild_settings
        self._results = results

    def components(self) -> Sequence[Component[Any]]:
        return (Component(ReplayPress, self.press),)

    @command("replay")
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-description"))
    async def replay(self, responder: Responder, match: str | None = None) -> None:
        """The replay of this match, or of the user's last one."""
        if match is None:
            played = await self._results.latest(responder.interaction.user.id, limit=1)
            if not played:
                await responder.private(note((await self.texts(responder))("replay-none-played")))
                return
            number = played[0].table_id
        else:
            number = _number(match)
        await self._show(responder, number)

    async def show(self, responder: Responder, number: str) -> None:
        """The replay of the match with this written number."""
        await self._show(responder, _number(number))

    async def found(self, interaction: Interaction, number: str) -> Table:
        """The table of a match that is over and that the user may see. TableError: as `_found`."""
        return await self._found(interaction, _number(number))

    @replay.autocomplete("match")
    async def matches(self, interaction: Interaction, typed: str) -> Choices:
        """The user's last matches whose line has what was typed."""
        texts = (await self.user_settings.of(interaction)).texts
        played = await self._results.latest(interaction.user.id, limit=MOST_CHOICES * 4)
        return choices_with(typed, [(match_label(texts, result), str(result.table_id)) for result in played])

    async def press(self, responder: Responder, pressed: ReplayPress) -> None:
        """A component of a replay, or one that opens it."""
        table = await self._found(responder.interaction, pressed.table, as_seen=True)
        if pressed.do in (Replay.SHARE, Replay.FILM):
            await self.archive.check_open(table)
            place = place_in(table, pressed.position, pressed.eyes)
            await self._share(responder, place, as_film=pressed.do is Replay.FILM)
            return
        number, eyes = stepped(responder, pressed)
        page = await self._replay(responder, table, number, eyes)
        await (responder.private(page) if pressed.do in (Replay.OPEN, Replay.MOVE) else responder.replace(page))

    async def _show(self, responder: Responder, number: int) -> None:
        """The replay of the match with this number."""
        table = await self._found(responder.interaction, number, as_seen=True)
        await responder.private(await self._replay(responder, table))

    async def _found(self, interaction: Interaction, number: int, *, as_seen: bool = False) -> Table:
        """The table with this number, if its match is over and the user may see all of it. `as_seen`: as for
        `Archive.find`.

        TableError: NO_MATCH, MATCH_UNREADABLE, MATCH_OF_OTHERS, MATCH_NOT_OVER, MATCH_BROKEN_OFF, SEALED.
        """
        user = interaction.user.id
        table = await self.archive.find(number, by=user, as_seen=as_seen)
        if table is None:
            is_known = await self.archive.has(number)
            raise TableError(RefusalReason.MATCH_UNREADABLE if is_known else RefusalReason.NO_MATCH)
        if not table.is_for(user):
            raise TableError(RefusalReason.NO_MATCH)
        if table.participant_of(user) is None and not await self._is_open(interaction, table):
            raise TableError(RefusalReason.MATCH_OF_OTHERS)
        if table.stage is not Stage.OVER:
            raise TableError(RefusalReason.MATCH_NOT_OVER)
        if table.match is None or table.match.result is None:
            raise TableError(RefusalReason.MATCH_BROKEN_OFF)
        return table

    async def _is_open(self, interaction: Interaction, table: Table) -> bool:
        """Whether those who did not play may see it here."""
        return is_here(interaction, table) and (await self._guild_settings.of(table.guild)).open_replays

    async def _replay(self, responder: Responder, table: Table, number: int = 0, eyes: Eyes = ONLOOKER) -> Message:
        """The replay at this position, or at the nearest one."""
        user = responder.interaction.user.id
        is_sealed = await self.archive.is_sealed(table)
        place = own_place(table, user, number) if is_sealed else place_in(table, number, eyes)
        has_played = table.participant_of(user) is not None
        return await self._pages.page(await self.reader(responder), place, has_played=has_played)

    async def _share(self, responder: Responder, place: ReplayPlace, *, as_film: bool) -> None:
        """Post the position or an animation of the match, or say privately why not. TableError: OFTEN."""
        interaction = responder.interaction
        refusal = self._share_refusal(interaction, place, await self.texts(responder))
        if refusal is not None:
            await responder.private(note(refusal))
            return
        doing, channel = Doing.FILM if as_film else Doing.SHARE, interaction.channel_id or 0
        with self.tables.rates.doing(doing, user=interaction.user.id, channel=channel):
            await responder.public(await self._shared(place, by=plain(called(interaction.user)), as_film=as_film))

    async def _shared(self, place: ReplayPlace, *, by: str, as_film: bool) -> Message:
        """The message that shows the position or an animation to everybody. `by`: who shares it."""
        server = await self._guild_settings.of(place.table.guild)
        texts = public_texts(place.table, is_spoken=server.text_only)
        if as_film:
            return film_message(texts, place, await self._film(texts, place, server), by=by)
        return shared_message(texts, place, await self._pages.shown(texts, place, server), by=by)

    def _share_refusal(self, interaction: Interaction, place: ReplayPlace, texts: Texts) -> str | None:
        if place.eyes not in (ONLOOKER, ALL_OPEN):
            return texts("replay-share-eyes")
        if interaction.guild_id is None or interaction.guild_id != place.table.guild:
            return texts("replay-share-elsewhere")
        may = interaction.permissions
        in_thread = isinstance(interaction.channel, discord.Thread)
        if not (may.send_messages_in_threads if in_thread else may.send_messages):
            return texts("replay-share-silent")
        if missing := missing_permissions(interaction, texts):
            return texts("replay-share-missing", permissions=missing)
        return None

    async def _film(self, texts: Texts, place: ReplayPlace, server: ServerSettings) -> Picture:
        """An animation of the match as the eyes of this place see it."""
        table = place.table
        assert table.match is not None
        wanted = set(filmed(table, MOST_POSITIONS))
        shown = tuple(
            shown_to(table, match, place.eyes, texts, theme_of(server))
            for number, match in enumerate(table.match.positions())
            if number in wanted
        )
        film = Film(shown, film_told(texts, place, self._pages.moments.of(table)))
        return Picture(await self._drawing.film(film), FILM, film.alt_text())


class _ReplayComponent(Protocol):
    """A component of a replay."""

    @property
    def do(self) -> Replay: ...
    @property
    def position(self) -> int: ...
    @property
    def eyes(self) -> Eyes: ...


def stepped(responder: Responder, pressed: _ReplayComponent) -> tuple[int, Eyes]:
    """The position, and by whose eyes it is seen, that a component of a replay leads to. TableError: STALE if it leads
    to none.
    """
    match pressed.do:
        case Replay.OPEN | Replay.FIRST | Replay.BACK | Replay.FORWARD | Replay.LAST:
            return pressed.position, pressed.eyes
        case Replay.JUMP | Replay.MOVE:
            return number_in(chosen(responder.interaction)[0], digits=_DIGITS) or 0, pressed.eyes
        case Replay.EYES:
            return pressed.position, chosen(responder.interaction)[0]
        case _:
            raise TableError(RefusalReason.STALE)


def place_in(table: Table, number: int, eyes: Eyes) -> ReplayPlace:
    """The nearest place that there is. Unknown eyes are an onlooker's."""
    positions = positions_of(table)
    is_known = eyes in (ONLOOKER, ALL_OPEN) or (eyes.isdecimal() and int(eyes) < len(table.participants))
    return ReplayPlace(
        table=table,
        positions=positions,
        number=min(number, len(positions) - 1),
        eyes=eyes if is_known else ONLOOKER,
    )


def own_place(table: Table, user: int, number: int) -> ReplayPlace:
    """The nearest place of a match whose deal others still play: as one of its players saw it."""
    eyes = str(next(at for at, place in enumerate(table.participants) if place.user == user))
    positions = positions_seen(table)
    return ReplayPlace(
        table=table, positions=positions, number=min(number, len(positions) - 1), eyes=eyes, is_sealed=True
    )


def _number(typed: str) -> int:
    """A number that a person typed or chose. TableError: NO_MATCH if it is none."""
    number = number_in(typed)
    if number is None:
        raise TableError(RefusalReason.NO_MATCH)
    return number
