"""Application commands as Discord registers them, and autocomplete choices."""

from __future__ import annotations

import re
from typing import Any, Final

from playground import limits
from playground.errors import Json, Path
from playground.validation.form import Form

CHAT_INPUT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER_OPTION = 1, 2, 3, 4, 5, 6
CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE, NUMBER, ATTACHMENT = 7, 8, 9, 10, 11

_VALUES: Final = frozenset(
    {STRING, INTEGER, BOOLEAN, USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE, NUMBER, ATTACHMENT}
)
_CHOOSABLE: Final = frozenset({STRING, INTEGER, NUMBER})
_NUMERIC: Final = frozenset({INTEGER, NUMBER})
# Letters and digits of all scripts, and the marks of Devanagari and Thai.
_NAME: Final = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")


def read_command(form: Form, body: Json, at: Path, *, partial: bool = False) -> Json:
    """A command as stored (`partial`: only the given fields); problems are noted in the form."""
    kind: int = form.choice(body, "type", at, (CHAT_INPUT, USER, MESSAGE), default=CHAT_INPUT)
    slash = kind == CHAT_INPUT
    command: Json = {"type": kind}
    if not partial or "name" in body:
        command["name"] = _name(form, body, at, slash=slash)
    command["name_localizations"] = _localizations(form, body, "name_localizations", at, name=slash)
    if slash:
        if not partial or "description" in body:
            high = limits.COMMAND_DESCRIPTION
            command["description"] = form.text(body, "description", at, low=1, high=high, required=True)
    else:
        command["description"] = ""
        if body.get("description"):
            sentence = "Context menu commands cannot have description"
            form.note((*at, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_NOT_ALLOWED", sentence)
    command["description_localizations"] = _localizations(form, body, "description_localizations", at, name=False)
    command["options"] = _options(form, body, at, allowed=_VALUES | {SUBCOMMAND, GROUP}) if slash else []
    if not slash and body.get("options"):
        sentence = "Context menu commands cannot have options"
        form.note((*at, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_NOT_ALLOWED", sentence)
    command |= _settings(form, body, at)
    if size(command) > limits.COMMAND_TOTAL:
        sentence = f"Command exceeds maximum size ({limits.COMMAND_TOTAL})"
        form.note(at, "APPLICATION_COMMAND_TOO_LARGE", sentence)
    return {key: value for key, value in command.items() if not partial or key in body}


def _settings(form: Form, body: Json, at: Path) -> Json:
    permissions = body.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdecimal():
        sentence = f'Value "{permissions}" is not int.'
        form.note((*at, "default_member_permissions"), "NUMBER_TYPE_COERCE", sentence)
    read: Json = {
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": form.flag(body, "dm_permission", at, default=True),
        "nsfw": form.flag(body, "nsfw", at),
    }
    for key, choices, default in (("contexts", (0, 1, 2), None), ("integration_types", (0, 1), [0])):
        values = form.items(body, key, at, low=1, high=len(choices)) if body.get(key) is not None else default
        for index, value in enumerate(values or ()):
            if value not in choices:
                form.note((*at, key, index), "BASE_TYPE_CHOICES", f"Value must be one of {choices}.")
        if values is not None and len(set(values)) != len(values):
            form.note((*at, key), "SET_TYPE_CONTAINS_DUPLICATES", "Values must be unique")
        read[key] = values
    return read


def _name(form: Form, of: Json, at: Path, *, slash: bool) -> str:
    name = form.text(of, "name", at, low=1, high=limits.COMMAND_NAME, required=True)
    if slash and name:
        _check_name(form, name, (*at, "name"))
    return name


def _check_name(form: Form, name: str, path: Path) -> None:
    if not _NAME.fullmatch(name) or name != name.lower():
        form.note(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _localizations(form: Form, of: Json, key: str, at: Path, *, name: bool) -> Json | None:
    given = form.object(of, key, at)
    if given is None:
        return None
    high = limits.COMMAND_NAME if key == "name_localizations" else limits.COMMAND_DESCRIPTION
    for locale in given:
        if locale not in limits.LOCALES:
            allowed = ", ".join(sorted(limits.LOCALES))
            form.note((*at, key, locale), "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")
        text = form.text(given, locale, (*at, key), low=1, high=high, required=True)
        if name and text:
            _check_name(form, text, (*at, key, locale))
    return given


def _options(form: Form, of: Json, at: Path, *, allowed: frozenset[int]) -> list[Json]:
    found = form.objects(of, "options", at, high=limits.COMMAND_OPTIONS)
    options = [_option(form, option, path, allowed=allowed) for path, option in found]
    names: set[str] = set()
    optional_seen = False
    for (path, _), option in zip(found, options, strict=True):
        if option["name"] in names:
            sentence = "Option names must be unique"
            form.note((*path, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", sentence)
        names.add(option["name"])
        if option.get("required") and optional_seen:
            sentence = "Required options must be placed before non-required options"
            form.note(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
        optional_seen = optional_seen or not option.get("required")
    if len({option["type"] in _VALUES for option in options}) > 1:
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.note((*at, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence)
    return options


def _option(form: Form, of: Json, at: Path, *, allowed: frozenset[int]) -> Json:
    kind: int = form.choice(of, "type", at, allowed, required=True, default=STRING)
    high = limits.COMMAND_DESCRIPTION
    option: Json = {
        "type": kind,
        "name": _name(form, of, at, slash=True),
        "name_localizations": _localizations(form, of, "name_localizations", at, name=True),
        "description": form.text(of, "description", at, low=1, high=high, required=True),
        "description_localizations": _localizations(form, of, "description_localizations", at, name=False),
    }
    if kind == GROUP:
        option["options"] = _options(form, of, at, allowed=frozenset({SUBCOMMAND}))
    elif kind == SUBCOMMAND:
        option["options"] = _options(form, of, at, allowed=_VALUES)
    else:
        option["required"] = form.flag(of, "required", at)
        _bounds(form, of, option, at)
        _choices(form, of, option, at)
    return option


def _bounds(form: Form, of: Json, option: Json, at: Path) -> None:
    kind = option["type"]
    safe = limits.SAFE_INTEGER
    pairs = (("min_length", "max_length"), ("min_value", "max_value"))
    for low_key, high_key in pairs:
        wanted = kind == STRING if low_key == "min_length" else kind in _NUMERIC
        if not wanted:
            for key in (low_key, high_key):
                if of.get(key) is not None:
                    sentence = f"{key} cannot be used with this option type"
                    form.note((*at, key), "APPLICATION_COMMAND_OPTIONS_VALUE_INVALID", sentence)
            continue
        low: Any
        high: Any
        if low_key == "min_length":
            low = form.integer(of, low_key, at, low=0, high=limits.CHOICE_VALUE)
            high = form.integer(of, high_key, at, low=1, high=limits.CHOICE_VALUE)
        else:
            whole = kind == INTEGER
            low = form.number(of, low_key, at, low=-safe, high=safe, whole=whole)
            high = form.number(of, high_key, at, low=-safe, high=safe, whole=whole)
        for key, value in ((low_key, low), (high_key, high)):
            if value is not None:
                option[key] = value
        if low is not None and high is not None and low > high:
            form.note((*at, low_key), "NUMBER_TYPE_MAX", f"Value must be less than or equal to {high}.")
    types = of.get("channel_types")
    if types is not None:
        option["channel_types"] = types


def _choices(form: Form, of: Json, option: Json, at: Path) -> None:
    kind = option["type"]
    completed = form.flag(of, "autocomplete", at)
    if (completed or of.get("choices")) and kind not in _CHOOSABLE:
        sentence = "Choices and autocomplete can be used with strings, integers and numbers only"
        form.note((*at, "type"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", sentence)
        return
    choices = read_choices(form, of, at, kind)
    if completed:
        option["autocomplete"] = True
        if choices:
            sentence = "Choices and autocomplete cannot both be used"
            form.note((*at, "choices"), "APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES", sentence)
    if choices:
        option["choices"] = choices


def read_choices(form: Form, of: Json, at: Path, kind: int) -> list[Json]:
    """Choices of an option of this type: names of 1 to 100 characters, values of the type."""
    read: list[Json] = []
    names: set[str] = set()
    for path, choice in form.objects(of, "choices", at, high=limits.COMMAND_CHOICES):
        name = form.text(choice, "name", path, low=1, high=limits.CHOICE_NAME, required=True)
        value: Any
        if kind == STRING:
            value = form.text(choice, "value", path, low=1, high=limits.CHOICE_VALUE, required=True)
        else:
            safe = limits.SAFE_INTEGER
            value = form.number(choice, "value", path, low=-safe, high=safe, required=True, whole=kind == INTEGER)
        localized = form.object(choice, "name_localizations", path)
        for locale in localized or ():
            if locale not in limits.LOCALES:
                form.note((*path, "name_localizations", locale), "BASE_TYPE_CHOICES", "Unknown locale.")
            form.text(localized or {}, locale, (*path, "name_localizations"), low=1, high=limits.CHOICE_NAME)
        if name in names:
            sentence = "Option choice names must be unique"
            form.note((*path, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", sentence)
        names.add(name)
        read.append({"name": name, "name_localizations": localized, "value": value})
    return read


def size(command: Json) -> int:
    """Characters that count towards the limit of 8,000; of localized texts only the longest."""
    total = _longest(command, "name") + _longest(command, "description")
    for option in command.get("options") or ():
        total += size(option)
    for choice in command.get("choices") or ():
        total += _longest(choice, "name") + len(str(choice["value"]))
    return total


def _longest(of: Json, key: str) -> int:
    localized: Json = of.get(f"{key}_localizations") or {}
    return max((len(str(text)) for text in (of.get(key) or "", *localized.values())), default=0)
