"""Play with friends: the private page on which a user chooses them, and the table that then opens with them invited.

Computers take the seats that stay free, so that two friends can start at once.
"""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle

from bot.features.lobby.guests import LeftOut, Wanted, left_out_lines
from bot.features.lobby.ids import Friends, FriendsPress, Pick, PickPress
from bot.features.lobby.opening import Opening
from bot.features.lobby.pages import MOST_AT_ONCE
from bot.features.lobby.picker import preset_option, unknown_game
from bot.platform.choices import habitual
from bot.platform.handlers import Component, Handlers, chosen
from bot.platform.messages import Message, button, panel, people_select, rows, select, words
from bot.platform.places import server_of
from bot.platform.responder import Answers, Responder
from bot.storage.guild_settings import GuildSettings
from bot.storage.table_setup import server_default
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import TableSetup
from bot.text.finding import OFFERED, likely
from bot.text.games import setup_called
from bot.text.limits import MOST_CHOICES
from bot.text.sentences import listed
from data.results import Results
from engine.catalog import Preset
from i18n import Texts


class FriendsHandlers(Handlers):
    """Open tables with friends."""

    def __init__(self, answers: Answers, opening: Opening, results: Results, guild_settings: GuildSettings) -> None:
        super().__init__(answers)
        self._opening = opening
        self._results = results
        self._guild_settings = guild_settings

    def components(self) -> Sequence[Component[Any]]:
        return (Component(FriendsPress, self.press),)

    async def press(self, responder: Responder, pressed: FriendsPress) -> None:
        """A press on the page. TableError: GAME_UNKNOWN, and those of `open_with` and `Opening.open`."""
        match pressed.do:
            case Friends.PAGE:
                await self.ask(responder, pressed.game, pressed.users or ())
            case Friends.GAME:
                await self.ask(responder, chosen(responder.interaction)[0], pressed.users or ())
            case Friends.INVITE:
                await self.open_with(responder, pressed.game, [int(user) for user in chosen(responder.interaction)])
            case Friends.OPEN:
                interaction, users = responder.interaction, pressed.users or ()
                wanted = await Wanted.fetched(interaction, users, barred=await self._barred(responder))
                await self._open(responder, pressed.game, wanted)

    async def open_with(self, responder: Responder, game: str, users: Sequence[int]) -> None:
        """Open a table and invite these users, whom Discord has described with what was pressed or sent."""
        wanted = Wanted.of(responder.interaction, users, barred=await self._barred(responder))
        if not wanted.guests:
            await self.ask(responder, game, left_out=wanted.left_out)
        else:
            await self._open(responder, game, wanted)

    async def ask(
        self,
        responder: Responder,
        game: str = "",
        users: Sequence[int] = (),
        *,
        left_out: Sequence[LeftOut] = (),
        typed: str | None = None,
    ) -> None:
        """Show the page. `left_out`: those who were chosen and cannot be invited. `typed`: a name of no game.

        TableError: GAME_UNKNOWN.
        """
        interaction, texts = responder.interaction, await self.texts(responder)
        setup = await self._setup(responder, game)
        games, notices = await habitual(self._results, interaction.user.id), left_out_lines(texts, left_out)
        if typed is not None:
            games = list(dict.fromkeys([*likely(typed, texts.language), *games]))
            notices.append(unknown_game(texts, typed))
        page = friends_message(texts, setup, game, games[:MOST_CHOICES], users=users, notices=notices)
        await responder.in_private(page)

    async def _open(self, responder: Responder, game: str, wanted: Wanted) -> None:
        setup = (await self._setup(responder, game)).having(computers_fill=True)
        reader = await self.reader(responder)
        await self._opening.open(responder, setup, reader, invited=wanted.guests, left_out=wanted.left_out)

    async def _barred(self, responder: Responder) -> tuple[int, ...]:
        return (await self._guild_settings.of(server_of(responder.interaction) or 0)).barred

    async def _setup(self, responder: Responder, game: str) -> TableSetup:
        """The setup of a preset; without its id, what the server usually plays. TableError: GAME_UNKNOWN."""
        if not game:
            default = await server_default(self._guild_settings, server_of(responder.interaction) or 0)
            return default or TableSetup.of_preset(OFFERED[0])
        preset = next((each for each in OFFERED if each.id == game), None)
        if preset is None:
            raise TableError(RefusalReason.GAME_UNKNOWN)
        return TableSetup.of_preset(preset)


def friends_message(
    texts: Texts,
    setup: TableSetup,
    game: str,
    games: Sequence[Preset],
    *,
    users: Sequence[int] = (),
    notices: Sequence[str] = (),
) -> Message:
    """The page: choose friends, or another game, or open the table as it is.

    `game`: the id of the preset, or nothing for what the server usually plays. `users`: whom the command named.
    """
    named = tuple(users) or None
    lines = [texts("friends-title"), *notices, texts("friends-text", game=setup_called(texts, setup))]
    if users:
        lines.append(texts("friends-named", names=listed(texts, [f"<@{user}>" for user in users])))
    options = [preset_option(texts, each) for each in games]
    for option in options:
        option.default = option.value == setup.preset
    return panel(
        words("\n".join(lines)),
        people_select(FriendsPress(Friends.INVITE, game), texts("friends-choose"), most=MOST_AT_ONCE),
        *rows(
            [
                button(
                    texts("friends-open", invited="yes" if users else "no"),
                    FriendsPress(Friends.OPEN, game, named),
                    style=ButtonStyle.success if users else ButtonStyle.primary,
                ),
                button(texts("picker-back"), PickPress(Pick.KINDS)),
            ]
        ),
        select(FriendsPress(Friends.GAME, "", named), options, texts("friends-game")),
    )
