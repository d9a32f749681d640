"""The entries of a table's log: append-only, one JSON text each.

A table is the fold of its log (`bot.tables.table`); nothing else has to survive a restart. Times are stored beside the
entries, in milliseconds since 1970, UTC.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Final, get_args

from pydantic import BaseModel, Field, TypeAdapter

from bot.tables.entries.clock import Closed as Closed
from bot.tables.entries.clock import CloseReason as CloseReason
from bot.tables.entries.clock import Granted, Ready, Resumed, Touched
from bot.tables.entries.moves import Agreed, Dealt, Hinted, Moved, Started, TakenBack, Talked, WordSet
from bot.tables.entries.moves import BoundLobby as BoundLobby
from bot.tables.entries.moves import MovedBy as MovedBy
from bot.tables.entries.moves import TalkKind as TalkKind
from bot.tables.entries.people import (
    CameBack,
    ComputerJoined,
    ComputerLeft,
    InvitationDeclined,
    Invited,
    Joined,
    Left,
    LevelSet,
    PhraseSaid,
    RoleAsked,
    SatDown,
    SteppedAway,
)
from bot.tables.entries.people import Level as Level
from bot.tables.entries.people import Phrase as Phrase
from bot.tables.entries.people import level_of as level_of
from bot.tables.entries.setup import HintsSet, Opened, OptionsSet, Placed, SetupChanged, StrictSet, TurnTimeSet
from bot.tables.entries.setup import Method as Method

Entry = Annotated[
    Opened
    | Placed
    | Joined
    | Invited
    | InvitationDeclined
    | RoleAsked
    | Left
    | ComputerJoined
    | ComputerLeft
    | LevelSet
    | TurnTimeSet
    | Touched
    | WordSet
    | Started
    | Dealt
    | Moved
    | Talked
    | Agreed
    | SetupChanged
    | StrictSet
    | HintsSet
    | OptionsSet
    | Ready
    | CameBack
    | SatDown
    | SteppedAway
    | TakenBack
    | Hinted
    | PhraseSaid
    | Resumed
    | Granted
    | Closed,
    Field(discriminator="kind"),
]

MODELS: Final[Mapping[str, type[BaseModel]]] = {
    model.model_fields["kind"].default: model for model in get_args(get_args(Entry)[0])
}
"""By kind of entry: its model."""

_ADAPTER: TypeAdapter[Entry] = TypeAdapter(Entry)


def dump(entry: Entry) -> str:
    """Serialize an entry to JSON."""
    return entry.model_dump_json(exclude_defaults=False)


def load(body: str) -> Entry:
    """Parse an entry from JSON. Raises pydantic's ValidationError."""
    return _load_move(body) if body.startswith('{"kind":"moved"') else _ADAPTER.validate_json(body)


@lru_cache(maxsize=8192)
def _load_move(body: str) -> Entry:
    """Parse a move. The same moves stand in many logs: after a restart most are found here."""
    return _ADAPTER.validate_json(body)
