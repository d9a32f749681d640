"""Rules: the options of a game as a frozen model. Each mechanism derives its own."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Self, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from engine.errors import RulesError, nearest


class Rules(BaseModel):
    """The options of one game. Values are exact: no text for a number, no number for a switch.

    Rules that play alike are equal: an option without effect beside the others is read as its default (G-10).
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    def without_effect(self) -> Iterable[str]:
        """The names of the options that can have no effect beside the others (G-10)."""
        return ()

    @model_validator(mode="after")
    def _reset_options_without_effect(self) -> Self:
        for name in self.without_effect():
            object.__setattr__(self, name, type(self).model_fields[name].default)
        return self


R = TypeVar("R", bound=Rules)

LENGTH: Final = frozenset({"hands", "chips"})
"""Options that say how long a match is and with how much it begins, not how it is played."""


def played_alike(one: Rules, other: Rules) -> bool:
    """Whether two rules of a game are the same but for the length of a match."""
    return type(one) is type(other) and one.model_dump(exclude=set(LENGTH)) == other.model_dump(exclude=set(LENGTH))


def read_rules(model: type[R], options: Mapping[str, Any]) -> R:
    """The rules with these options, the others at their defaults. Raises RulesError for the first that is wrong."""
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
    """What an option may be, in words: `0 to 9`, `one of none, closed, open`, `true or false`."""
    option = describe(model)[field]
    if option["type"] == "boolean":
        return "true or false"
    if option["type"] == "integer" and "choices" not in option:
        return f"{option['minimum']} to {option['maximum']}"
    return "one of " + ", ".join(map(str, option["choices"]))


def describe(model: type[Rules]) -> dict[str, dict[str, Any]]:
    """Each option: its `type`, `default`, and `choices` or `minimum` and `maximum`. The one source of option forms."""
    options: dict[str, dict[str, Any]] = {}
    for name, schema in model.model_json_schema()["properties"].items():
        option: dict[str, Any] = {"type": schema.get("type", "string"), "default": schema.get("default")}
        if "enum" in schema or "const" in schema:
            option["choices"] = schema.get("enum") or [schema["const"]]
        elif "minimum" in schema:
            option["minimum"], option["maximum"] = schema["minimum"], schema["maximum"]
        options[name] = option
    return options
