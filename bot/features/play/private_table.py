"""The one message of a private table: the hand, with a menu of all that stands under a public table."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.play.hand import HAND, HandPage, HandRenderer, PrivateRenderer
from bot.features.play.ids import AtTable, MorePress, TablePress
from bot.features.play.showing import scores_shown, table_shown
from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Message, button, menu_option, panel, rows, select, shown_panel, words
from bot.storage.own_tables import OwnTable
from bot.storage.user_settings import Reader
from bot.tables.setup import TableSetup
from bot.tables.table import Stage, Table
from bot.text.games import called_at, setup_called
from bot.text.markup import at_time
from bot.text.rounds import is_of_many, part_of
from i18n import Texts

IN_CHANNEL: Final = "channel"
"""The choice of the menu by which a private table comes into the channel."""


def below_hand(texts: Texts, table: Table) -> list[ui.Item[Any]]:
    """The menu of a private table, and until its person has moved, what such a table is."""
    has_moved = any(table.participants[played.player].user is not None for played in table.history)
    return [more_row(texts, table), *([] if has_moved else [words(f"-# {_about(texts, table)}")])]


def _about(texts: Texts, table: Table) -> str:
    """The kind of a private table in words."""
    if table.fair.challenge is not None:
        until = at_time(table.fair.challenge.closes_at)
        return texts("challenge-one-try", deal=table.fair.challenge.number, until=until)
    if (closes_at := table.fair.closes_at) is not None:
        return texts("daily-one-try", until=at_time(closes_at))
    if table.fair.cards_of is not None:
        return texts("private-cards", table=str(table.fair.cards_of))
    return texts("private-waits")


def more_row(texts: Texts, table: Table) -> ui.ActionRow[Any]:
    """The menu of a private table; of a try at a day, what does not end it."""
    options = [
        menu_option(texts("board-log"), AtTable.LOG),
        menu_option(texts("board-rules"), AtTable.RULES),
    ]
    if not table.fair.is_try:
        options.append(menu_option(texts("fair-check"), AtTable.FAIR))
        options.append(menu_option(texts("board-leave"), AtTable.LEAVE))
    if not table.fair.has_house:
        about = texts("private-channel-about")
        options.insert(0, menu_option(texts("private-channel"), IN_CHANNEL, about=about))
    has_one_hand, match = table.fair.is_one_hand, table.match
    if not has_one_hand and match is not None and is_of_many(table.game, table.rules, match.totals):
        options.insert(-1, menu_option(texts("rounds-scores"), AtTable.SCORES))
    return select(MorePress(table.id), options, texts("private-more"))


def go_on_buttons(texts: Texts, open_ones: Sequence[OwnTable]) -> list[ui.Button[Any]]:
    """A button to each open private table of a user."""
    return [go_on_button(texts, each.id, each.setup) for each in open_ones]


def go_on_button(texts: Texts, table_id: int, setup: TableSetup) -> ui.Button[Any]:
    """A button to the user's hand at a table."""
    label = texts("private-go-on", game=setup_called(texts, setup))
    return button(label, TablePress(table_id, AtTable.HAND), style=ButtonStyle.success)


def go_on_message(texts: Texts, open_ones: Sequence[OwnTable], *, notice: str) -> Message:
    """The user's open private tables, after a notice."""
    return panel(words(f"{notice}\n-# {texts('private-waits')}"), *rows(go_on_buttons(texts, open_ones)))


class PrivateTableRenderer:
    """Renders the messages of private tables: the hand, the scores between hands, and the result."""

    def __init__(self, hands: HandRenderer, drawing: Drawing, *, is_unsaved: Callable[[int], bool]) -> None:
        """`is_unsaved`: whether the changes of this table cannot be stored."""
        self._hands: PrivateRenderer = hands
        self._drawing = drawing
        self._is_unsaved = is_unsaved

    def version(self, table: Table, user: int) -> object:
        return self._hands.version(table, user)

    async def render(self, table: Table, user: int, reader: Reader, page: HandPage = HAND) -> Message:
        page = page.below(reader.texts("board-unsaved") if self._is_unsaved(table.id) else None)
        if table.stage is Stage.BETWEEN:
            return await self._between(table, reader, page.notice)
        return await self._hands.render(table, user, reader, page)

    async def _between(self, table: Table, reader: Reader, notice: str | None) -> Message:
        """The table as it ended, the scores so far, and a button to go on."""
        texts, part = reader.texts, part_of(table.game)
        onward = texts("rounds-next", part=part)
        parts = [
            texts("board-title", game=called_at(texts, table)),
            notice,
            texts("rounds-over", part=part, button=onward),
        ]
        return shown_panel(
            "\n".join(filter(None, parts)),
            await table_shown(self._drawing, texts, table, theme_of(reader)),
            await scores_shown(self._drawing, texts, table),
            buttons=[button(onward, TablePress(table.id, AtTable.READY), style=ButtonStyle.success)],
            menus=[more_row(texts, table)],
        )
