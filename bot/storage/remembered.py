"""Which messages show a table. Stored beside its log; losing this data does no harm."""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from enum import StrEnum, auto
from typing import Annotated, Final, NamedTuple, Protocol, Self

from pydantic import BaseModel, Field, field_serializer

from bot.storage.user_settings import AskedBy
from data.outside import now_ms
from data.rows import Values
from data.tables import Tables
from data.tidying import CALLED

log = logging.getLogger(__name__)


class Answered(AskedBy, Protocol):
    """The fields of an interaction that are read in order to edit its answer later."""

    application_id: int
    token: str


class HandNote(NamedTuple):
    """A private message, editable while its interaction token is valid."""

    message: int
    application: int
    token: str
    locale: str
    guild: int | None
    """The server it was requested in."""
    until: int
    """When the token expires; milliseconds since 1970."""
    channel: int | None = None
    """A direct message: its channel, in which the bot can edit it when the token is expired."""
    older: tuple[int, int] | None = None
    """Channel and id of an older direct message that does not say yet that this one is at the table."""

    @classmethod
    def of(cls, interaction: Answered, message: int, *, until: int) -> Self:
        """The note of a message that answers this interaction."""
        locale = interaction.locale.value
        return cls(message, interaction.application_id, interaction.token, locale, interaction.guild_id, until)


class PressToken(NamedTuple):
    """The token of a press on a public message, or of the command that it answers: it edits that message while it
    lives."""

    message: int
    application: int
    token: str
    user: int
    """Whose press it is."""
    until: int
    """When it expires; milliseconds since 1970."""
    is_original: bool = True
    """Whether the message is what the token calls `@original`, as it was pressed; else it was sent with the token."""

    @classmethod
    def of(cls, interaction: Answered, message: int, *, until: int, is_original: bool) -> Self:
        """The token of this interaction, which edits this message."""
        user = interaction.user.id
        return cls(message, interaction.application_id, interaction.token, user, until, is_original)

    @property
    def is_alive(self) -> bool:
        """Whether it has not expired."""
        return self.until > now_ms()


def _is_none(value: object) -> bool:
    return value is None


def _is_false(value: object) -> bool:
    return value is False


def _is_empty(value: Collection[object]) -> bool:
    return not value


class ByUser(StrEnum):
    """How a field concerns the users who are its keys, and so when one of them leaves it."""

    FACT = auto()
    """By what they did or were sent: with all that is stored about them."""
    MESSAGE = auto()
    """Their private message, which a token edits: with all tokens of their presses."""


class Notes(BaseModel):
    """The messages of one table."""

    message: int | None = None
    """The public message that shows the table."""
    pings: Annotated[dict[int, tuple[int, int]], ByUser.FACT] = {}
    """By user: the number of moves at which their turn began, and the message that pinged them or 0."""
    reminded: Annotated[dict[int, int], ByUser.FACT] = Field(default={}, exclude_if=_is_empty)
    """By user, at a slow table: the number of moves at which the turn began that they were reminded of."""
    looked: Annotated[dict[int, int], ByUser.FACT] = Field(default={}, exclude_if=_is_empty)
    """By user, at a slow table: when they last looked at their hand; milliseconds since 1970."""
    calling: bool = Field(default=False, exclude_if=_is_false)
    """A message that pings users to act may have been sent, but its id is unknown; 0 stands for it in `pings`."""
    invitations: list[int] = Field(default=[], exclude_if=_is_empty)
    """The messages that call people to the lobby."""
    inviting: bool = Field(default=False, exclude_if=_is_false)
    """Messages that call people to the lobby may have been sent, but their ids are unknown."""
    asked: dict[int, int] = {}
    """Messages posted as computer ghosts; by message id, the player."""
    trade: tuple[int, int] | None = None
    """The last announced trade with a ghost: (time, message id)."""
    hands: Annotated[dict[int, HandNote], ByUser.MESSAGE] = {}
    """Open private hand messages, by user."""
    panels: dict[int, tuple[int, HandNote]] = {}
    """Open private options pages: message id to (user, note)."""
    posts: int = 0
    """Number of messages posted to show the table; the next message's nonce is derived from it."""
    posting: bool = False
    """A message replacing `message` may have been sent, but its id is unknown."""
    replaced: int | None = Field(default=None, exclude_if=_is_none)
    """The board that the result is posted below, instead of in its place; 0: a deleted one."""
    shown: tuple[int, str] | None = None
    """The state that `message` shows: (the table's `changes`, digest of the content). None: unknown."""
    settled: int | None = None
    """The time of the last trade whose announcement shows its final state."""
    looks: Annotated[dict[int, str], ByUser.MESSAGE] = {}
    """Digest of each private hand message's content, by user, where known."""
    called: set[int] = Field(default=set(), exclude_if=_is_empty)
    """Users who were pinged to play the match again."""
    leaving: list[int] = Field(default=[], exclude_if=_is_empty)
    """Messages in the table's channel that are still to be deleted, as they were replaced, or Discord refused it."""
    press: PressToken | None = Field(default=None, exclude_if=_is_none)
    """The newest token by which `message` can be edited."""
    is_over: bool = Field(default=False, exclude=True)
    """The public message shows the end of the table. Not stored."""

    @field_serializer("called")
    def _in_order(self, users: set[int]) -> list[int]:
        return sorted(users)

    def forget(self, user: int) -> None:
        """Drop what the notes say about a user."""
        self._drop(user, ByUser.FACT)
        self.called.discard(user)
        self.forget_tokens(user)

    def forget_tokens(self, user: int) -> bool:
        """Drop the tokens of this user's presses, and which messages they edit; return whether there were any."""
        panels = {message: page for message, page in self.panels.items() if page[0] != user}
        is_theirs = self.press is not None and self.press.user == user
        has_any = is_theirs or user in self.hands or len(panels) < len(self.panels)
        self._drop(user, ByUser.MESSAGE)
        self.panels = panels
        if is_theirs:
            self.press = None
        return has_any

    def _drop(self, user: int, what: ByUser) -> None:
        for name, says in _BY_USER.items():
            if says is what:
                getattr(self, name).pop(user, None)

    @property
    def is_final(self) -> bool:
        """Whether nothing of the table is left to update."""
        left = (self.hands, self.pings, self.calling, self.panels, self.invitations, self.inviting, self.leaving)
        return self.is_over and not any(left)

    def values(self) -> Values:
        """The fields as stored."""
        return self.model_dump(mode="json")


_BY_USER: Final = {
    name: says for name, field in Notes.model_fields.items() for says in field.metadata if isinstance(says, ByUser)
}


class Remembered:
    """The notes of all open tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._notes: dict[int, Notes] = {}
        self._calling = asyncio.Lock()

    def of(self, table_id: int) -> Notes:
        """The table's notes, created if missing. Call `save` after changing them."""
        notes = self._notes.get(table_id)
        if notes is None:
            notes = self._notes[table_id] = Notes()
        return notes

    def __len__(self) -> int:
        """The number of tables with notes in memory."""
        return len(self._notes)

    def known(self, table_id: int) -> Notes | None:
        """The table's notes; None if there are none."""
        return self._notes.get(table_id)

    async def save(self, table_id: int) -> None:
        """Store the notes; does nothing if the table has no notes.

        If the table is over and no private message, ping or invitation is left to update, it also notes that a later
        process need not look after the table, and forgets the notes.
        """
        notes = self.known(table_id)
        if notes is None:
            return
        values = notes.values()
        await self._tables.set_cache(table_id, values)
        # What was noted while the store took its time is stored before it is forgotten.
        if notes.is_final and notes.values() == values:
            await self._tables.end_shown(table_id)
            self.forget(table_id)

    async def recall(self, table_ids: Sequence[int], wanted: Callable[[int], bool] = lambda table_id: True) -> None:
        """Load the stored notes of these tables. Call this before showing them. `wanted`: whether a table's notes are
        still to be replaced by them."""
        for table_id, values in (await self._tables.caches(table_ids)).items():
            if not wanted(table_id):
                continue
            try:
                self._notes[table_id] = Notes.model_validate(values)
            except (TypeError, ValueError) as error:
                log.warning("The notes of table %s cannot be read: %r", table_id, error)

    async def call(self, table_id: int, users: Sequence[int]) -> list[int]:
        """The users who were not pinged yet to play this match again; it is stored that now they are."""
        async with self._calling:
            is_in_memory = self.known(table_id) is not None
            if not is_in_memory:
                await self.recall([table_id])
            notes = self.of(table_id)
            pinged = [user for user in users if user not in notes.called]
            notes.called.update(pinged)
            try:
                if pinged:
                    await self.save(table_id)
            except BaseException:
                notes.called.difference_update(pinged)
                raise
            finally:
                if not is_in_memory:
                    self.forget(table_id)
            return pinged

    def forget_user(self, table_id: int, user: int) -> None:
        """Drop what the table's notes in memory say about a user."""
        if (notes := self.known(table_id)) is not None:
            notes.forget(user)

    def forget_tokens(self, user: int) -> list[int]:
        """Drop the tokens of this user's presses from the notes in memory; return whose notes have changed. Who looks
        on may have pressed a board, and no log names them."""
        return [table_id for table_id, notes in self._notes.items() if notes.forget_tokens(user)]

    def forget(self, table_id: int) -> None:
        """Drop the notes of this table from memory."""
        self._notes.pop(table_id, None)


def without(values: Values, user: int) -> Values:
    """The stored notes of a table (`Notes.values`) without what they say about a user; nothing of unreadable ones."""
    try:
        notes = Notes.model_validate(values)
    except (TypeError, ValueError):
        return {}
    notes.forget(user)
    return notes.values()


def without_tokens(values: Values, user: int) -> Values:
    """The stored notes of a table without the tokens of this user's presses; nothing of unreadable ones."""
    try:
        notes = Notes.model_validate(values)
    except (TypeError, ValueError):
        return {}
    return notes.values() if notes.forget_tokens(user) else values


def noted_of(values: Values, user: int) -> Values:
    """The part of the stored notes of a table (`Notes.values`) about a user, by the names of `Notes`. The token of a
    press is left out: with it the public message of a table can be edited, which is everybody's.
    """
    by_user = {name: values.get(name, {}).get(str(user)) for name in _BY_USER}
    panels = {message: each for message, each in values.get("panels", {}).items() if each[0] == user}
    press = None if values.get("press") is None else PressToken(*values["press"])
    pressed = {"message": press.message, "until": press.until} if press is not None and press.user == user else None
    found = {**by_user, "panels": panels, CALLED: user in values.get(CALLED, ()), "press": pressed}
    return {name: value for name, value in found.items() if value}
