"""The setup of a table: its game, the options of the game, and the table's own options. A value carried whole.

An own option is a field of `TableOptions`. Its type, bounds and default say what the host can choose, what is refused,
and how it is stored; its messages are `setup-NAME`, `setup-NAME-meaning` and, but for a switch,
`setup-NAME-value`.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum, auto
from typing import Annotated, Any, Final, Self, cast

from pydantic import (
    AliasChoices,
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    ValidationInfo,
    field_validator,
    model_serializer,
)

from bot.tables.refusals import RefusalReason, TableError
from engine.catalog import Preset, find_game, preset_of
from engine.rules import Number, Option, Rules, Value, options_of, read_rules, set_apart


class Hints(StrEnum):
    """Whether players may ask for hints."""

    AUTOMATIC = auto()
    """Where one person plays, alone or with computers."""
    ALLOWED = auto()
    FORBIDDEN = auto()


class SitDown(StrEnum):
    """When others may take the seat of a computer player of a running match."""

    NEXT_DEAL = auto()
    """From the next deal on."""
    AT_ONCE = auto()
    """In the middle of a hand; the match is then not rated."""
    NEVER = auto()


class Pace(StrEnum):
    """How long a person has for a move where a match lasts days: slow mode (`bot.tables.pacing`)."""

    HOURS_8 = "8h"
    DAY = "1d"
    DAYS_3 = "3d"

    @property
    def hours(self) -> int:
        """The time for a move."""
        return {Pace.HOURS_8: 8, Pace.DAY: 24, Pace.DAYS_3: 72}[self]

    @property
    def ms(self) -> int:
        """The time for a move; milliseconds."""
        return self.hours * 60 * 60 * 1000

    @property
    def bank_ms(self) -> int:
        """The time that each person has beyond that, once in a match; milliseconds."""
        return 2 * self.ms


USUAL_SEATS: Final = 4
TURN_TIMES: Final = (30, 60, 90, 120, 180, 300, 600, 1800, 3600)
"""Turn times that are offered, in seconds."""
TurnSeconds = Annotated[int, Field(ge=10, le=3600)]


class TableOptions(BaseModel):
    """A table's own options, next to those of its game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    turn_seconds: TurnSeconds | None = None
    """The time for a turn; None: what the server, or else the bot, has set."""
    strict: bool = False
    """Whether reactions to a ghost, and the next message after a ghost's, count as talking."""
    hints: Hints = Hints.AUTOMATIC
    computers_fill: bool = False
    """Whether computer players take the free seats at the start, up to the usual number."""
    sit_down: SitDown = SitDown.NEXT_DEAL
    rated: bool = True
    """Whether the match counts in ratings and statistics."""
    pace: Pace | None = None
    """None: a live table, whose turns take `turn_seconds`."""
    days_away: bool = True
    """In slow mode, whether the clock stands still on the days for which a person is away."""


OPTIONS: Final[Mapping[str, Option]] = options_of(TableOptions)
"""A table's own options by name."""


class SetupChange(TableOptions):
    """A change of a setup: the fields that are set. `options`: all options of the game."""

    options: dict[str, Any] = {}

    @model_serializer(mode="wrap")
    def _only_what_changed(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {name: value for name, value in write(self).items() if name in self.model_fields_set}


class TableSetup(TableOptions):
    """A table's setup. It is stored with only those options of the game that differ from their defaults."""

    model_config = ConfigDict(extra="ignore")

    game: str
    rules: Rules = Field(validation_alias=AliasChoices("rules", "options"))

    @field_validator("rules", mode="plain")
    @classmethod
    def _read_rules(cls, value: Any, info: ValidationInfo) -> Rules:
        if isinstance(value, Rules):
            return value
        if not isinstance(value, Mapping):
            raise ValueError("has no names")
        return read_rules(find_game(info.data.get("game", "")).rules, cast("Mapping[str, Any]", value))

    @model_serializer
    def _stored(self) -> dict[str, Any]:
        own = {name: getattr(self, name) for name in OPTIONS}
        return {"game": self.game, "options": set_apart(self.rules), **own}

    @classmethod
    def of(cls, game: str, options: Mapping[str, Any] | None = None, **own: Any) -> Self:
        """A game with these options and the table's own. RulesError: the game or an option of it is unknown."""
        return cls(game=game, rules=read_rules(find_game(game).rules, options or {}), **own)

    @classmethod
    def of_preset(cls, preset: Preset) -> Self:
        """A preset, unchanged."""
        return cls(game=preset.game, rules=preset.rules())

    @property
    def preset(self) -> str | None:
        """The preset that has these rules, if any."""
        return preset_of(self.game, self.rules)

    @property
    def is_slow(self) -> bool:
        """Whether a match lasts days, as everybody has hours for a move."""
        return self.pace is not None

    def without_effect(self) -> Iterable[str]:
        """Yield the names of the table's own options that have no effect with these rules."""
        if not self.has_ghosts:
            yield "strict"
        if not self.is_slow:
            yield "days_away"

    def allows_hints(self, *, is_alone: bool) -> bool:
        """Whether players may ask for hints. `is_alone`: one person plays."""
        return self.hints is Hints.ALLOWED or (self.hints is Hints.AUTOMATIC and is_alone)

    def seats_allowed(self) -> range:
        """The numbers of seats that the rules allow."""
        return find_game(self.game).seats(self.rules)

    def usual_seats(self) -> int:
        """The number of seats that computer players fill: `USUAL_SEATS`, or the nearest that the rules allow."""
        allowed = self.seats_allowed()
        return min(max(USUAL_SEATS, allowed[0]), allowed[-1])

    @property
    def has_ghosts(self) -> bool:
        """Whether players of bankrupt seats become ghosts (SG-1)."""
        return find_game(self.game).has_ghosts(self.rules)

    @property
    def options(self) -> dict[str, Any]:
        """All options of the game, as stored in a log."""
        return self.rules.model_dump(mode="json")

    def having(self, **fields: Any) -> Self:
        """The setup with these fields, which are not checked: what happened in a log did."""
        return self.model_copy(update=fields)

    def with_rules(self, options: Mapping[str, Any]) -> Self:
        """The setup with these options of the game, the others being as usual. RulesError: they are refused."""
        return self.having(rules=read_rules(type(self.rules), options))

    def with_own(self, name: str, value: Value) -> Self:
        """The setup with one of the table's own options. TableError: STALE, BAD_SETUP (a number out of bounds)."""
        option = OPTIONS[name]
        if value not in option.values:
            if isinstance(option, Number):
                raise TableError(RefusalReason.BAD_SETUP, option=name, least=option.least, most=option.most)
            raise TableError(RefusalReason.STALE)
        return self.having(**{name: getattr(TableOptions.model_validate({name: value}), name)})

    def at_pace(self, pace: Pace) -> Self:
        """The setup in slow mode. A match is of one hand then, unless it was slow before: three take weeks."""
        is_long = not self.is_slow and "hands" in type(self.rules).model_fields
        slow = self.with_rules({**set_apart(self.rules), "hands": 1}) if is_long else self
        return slow.having(pace=pace)

    def as_usual(self) -> Self:
        """The setup with the usual options, but for those whose default is decided elsewhere."""
        own = {name: TableOptions.model_fields[name].default for name in OPTIONS}
        own = {name: value for name, value in own.items() if value is not None}
        return self.having(rules=type(self.rules)(), **own)

    def changed(self, change: SetupChange) -> Self:
        """The setup after this change. RulesError: this release does not know the options of the game."""
        own = {name: getattr(change, name) for name in change.model_fields_set & OPTIONS.keys()}
        after = self.with_rules(change.options) if "options" in change.model_fields_set else self
        return after.having(**own)

    def change_to(self, after: "TableSetup") -> SetupChange:
        """The change from this setup to another one of the same game."""
        changes = {name: getattr(after, name) for name in OPTIONS if getattr(self, name) != getattr(after, name)}
        if self.rules != after.rules:
            changes["options"] = after.options
        return SetupChange.model_validate(changes)
