"""Rules: the options of a game as a frozen pydantic model. Each mechanism defines a subclass."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final, Self, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from engine.cards import Card
from engine.errors import RulesError, nearest


class Rules(BaseModel):
    """The options of one game. Validation is strict: no text for a number, no number for a switch.

    An option that has no effect given the others is reset to its default, so rules that play alike are equal (G-10).
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    lays_all: ClassVar[bool] = False
    """Whether all cards are laid before the hand is over, to rows or face down (PQ-3)."""

    def without_effect(self) -> Iterable[str]:
        """Yield the names of the options that have no effect given the others (G-10)."""
        return ()

    def pile_points(self, card: Card) -> int:
        """Return the penalty points of a card on a score pile (CS-5)."""
        return 1

    @model_validator(mode="after")
    def _reset_options_without_effect(self) -> Self:
        for name in self.without_effect():
            object.__setattr__(self, name, type(self).model_fields[name].default)
        return self


R = TypeVar("R", bound=Rules)

Value = str | int | bool
"""A value of an option."""


@dataclass(frozen=True, slots=True)
class Switch:
    """An option that is on or off."""

    default: bool
    values: ClassVar[Sequence[Value]] = (False, True)
    """Every value it can have."""


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a number from `least` to `most`, both included. `default` None: it is decided elsewhere."""

    default: int | None
    least: int
    most: int

    @property
    def values(self) -> Sequence[Value]:
        """Every value it can have."""
        return range(self.least, self.most + 1)


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with a fixed list of values, texts or numbers. `default` None: it has none of them."""

    default: str | int | None
    values: Sequence[Value]
    """Every value it can have."""


Option = Switch | Number | Choice

LENGTH: Final = frozenset({"hands", "chips"})
"""Options for the length of a match and the chips at its start, which do not change how a hand is played."""


def played_alike(one: Rules, other: Rules) -> bool:
    """Return whether two rules are equal apart from the options in `LENGTH`."""
    return type(one) is type(other) and one.model_dump(exclude=set(LENGTH)) == other.model_dump(exclude=set(LENGTH))


def read_rules(model: type[R], options: Mapping[str, Any]) -> R:
    """Build rules from these options and the defaults. Raises RulesError for the first invalid option."""
    for name, value in options.items():
        if name not in model.model_fields:
            raise RulesError(
                str(name)[:60], value, f"is for no option of this game; {nearest(name, model.model_fields)}"
            )
    try:
        return model.model_validate(dict(options))
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=True)[0]
        cause = first.get("ctx", {}).get("error")
        if isinstance(cause, RulesError):
            raise cause from None
        field = str(first["loc"][0])
        raise RulesError(field, first["input"], f"is not allowed; {allowed(model, field)}") from None


def allowed(model: type[Rules], field: str) -> str:
    """Describe an option's values in words: `0 to 9`, `one of none, closed, open`, `true or false`."""
    match options_of(model)[field]:
        case Switch():
            return "true or false"
        case Number(least=least, most=most):
            return f"{least} to {most}"
        case Choice(values=values):
            return "one of " + ", ".join(map(str, values))


def set_apart(rules: Rules) -> dict[str, Any]:
    """Return the options that define these rules; the others follow from defaults, which may depend on them (KI-8)."""
    options = rules.model_dump()
    for name in tuple(options):
        others = {each: value for each, value in options.items() if each != name}
        if _reads_as(rules, others):
            options = others
    return options


def with_option(rules: Rules, name: str, value: object) -> Mapping[str, Any]:
    """Return the options of these rules with one changed."""
    return {**set_apart(rules), name: value}


def _reads_as(rules: Rules, options: Mapping[str, Any]) -> bool:
    try:
        return read_rules(type(rules), options) == rules
    except RulesError:
        return False


@cache
def options_of(model: type[BaseModel]) -> Mapping[str, Option]:
    """Return the options by name, in the model's order, read from its JSON schema."""
    schema = model.model_json_schema()
    return {name: _option(each, schema.get("$defs", {})) for name, each in schema["properties"].items()}


def _option(schema: Mapping[str, Any], enums: Mapping[str, Any]) -> Option:
    default = schema["default"]
    if "anyOf" in schema:  # Or None.
        schema = schema["anyOf"][0]
    if "$ref" in schema:
        schema = enums[schema["$ref"].rpartition("/")[2]]
    if "enum" in schema or "const" in schema:
        return Choice(default, tuple(schema.get("enum") or (schema["const"],)))
    if "minimum" in schema:
        return Number(default, schema["minimum"], schema["maximum"])
    return Switch(default)
