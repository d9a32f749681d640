"""Rules: the options of a game as a frozen model. Each mechanism derives its own."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.errors import RulesError, nearest


class Rules(BaseModel):
    """The options of one game. Values are exact: no text for a number, no number for a switch."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


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
