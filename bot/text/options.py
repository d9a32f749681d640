"""Options as text: labels, meanings, choices and why some cannot be combined.

Possible values come from the rules model (`engine.rules.options_of`); valid combinations are found by trying them, so
controls offer exactly what the engine accepts. Messages are `rule-OPTION-...`; a game's own `rule-GAME-OPTION-...`
takes precedence.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, assert_never

from bot.tables.setup import OPTIONS, TableOptions, TableSetup
from engine.catalog import find_game
from engine.errors import RulesError
from engine.rules import Choice, Number, Option, Rules, Switch, Value, options_of, read_rules
from i18n import Texts

MOST_LISTED: Final = 10
"""Number options are offered as a list up to this many values; beyond that they are typed in."""

KEPT: Final = 4096
"""Options of rules for which it is remembered what may be chosen: each value of an option is tried for that."""


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """A value of an option or a setting, its label, and its meaning if the label does not say it."""

    value: Value | None
    label: str
    meaning: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionWords:
    """An option as a control shows it."""

    name: str
    """Field name in the rules model."""
    option: Option
    """The possible values."""
    label: str
    meaning: str
    value: ChoiceWords
    """The current value."""
    usual: ChoiceWords
    """The default, given the other options."""
    choices: tuple[ChoiceWords, ...]
    """All values for a choice, a switch or a short number range; otherwise empty."""
    blocked: str | None = None
    """Why the option cannot be changed, given the other options; None if it can."""
    is_own: bool = False
    """Whether it is an option of the table, and not of its game."""


def option_words(texts: Texts, game: str, rules: Rules) -> tuple[OptionWords, ...]:
    """Every option of the game, in the order of the rules model."""
    return tuple(_option(texts, game, rules, name) for name in options_of(type(rules)))


def own_words(texts: Texts, setup: TableSetup) -> tuple[OptionWords, ...]:
    """The table's own options, but for those whose default is decided elsewhere."""
    there = {name: option for name, option in OPTIONS.items() if option.default is not None}
    return tuple(_own_option(texts, setup, name, option) for name, option in there.items())


def own_changes(texts: Texts, setup: TableSetup) -> list[OptionWords]:
    """The table's own options that have an effect and are unlike usual."""
    return [each for each in own_words(texts, setup) if each.blocked is None and each.value != each.usual]


def own_lines(texts: Texts, setup: TableSetup) -> list[str]:
    """Two lines per own option that has an effect and is unlike usual: its value, and what it means."""
    return [
        f"{texts('rule-line', label=each.label, value=each.value.label)}\n-# {each.meaning}"
        for each in own_changes(texts, setup)
    ]


def option_label(texts: Texts, game: str, option: str) -> str:
    """The label of an option."""
    return texts(_own(texts, game, option, "-label"))


def value_words(texts: Texts, game: str, option: str, value: Value) -> ChoiceWords:
    """The label and meaning of an option's value."""
    if isinstance(value, bool):
        return ChoiceWords(value, texts("rule-yes" if value else "rule-no"))
    if isinstance(value, int):
        return ChoiceWords(value, texts(_own(texts, game, option, "-value"), value=value))
    meaning = _own(texts, game, option, f"-{value}-meaning")
    return ChoiceWords(
        value,
        texts(_own(texts, game, option, f"-{value}")),
        texts(meaning) if texts.has(meaning) else None,
    )


def option_lines(texts: Texts, game: str, rules: Rules) -> list[str]:
    """One line per option; changed ones show their default, too. Blocked options are left out."""
    return [_line(texts, each) for each in option_words(texts, game, rules) if each.blocked is None]


def changes(texts: Texts, game: str, rules: Rules, *, shown: Rules | None) -> list[OptionWords]:
    """The options that differ from their defaults and from the rules already `shown`, if there are some."""
    return [
        each
        for each in option_words(texts, game, rules)
        if each.value != each.usual and (shown is None or getattr(shown, each.name) != each.value.value)
    ]


def changed_lines(texts: Texts, game: str, rules: Rules, *, shown: Rules | None) -> list[str]:
    """One line per such option."""
    return [_line(texts, each) for each in changes(texts, game, rules, shown=shown)]


def refused_option(texts: Texts, game: str, error: RulesError) -> str:
    """Why the engine refuses an option, a combination or a number of players."""
    if error.field == "seats":
        return texts("rule-seats-refused", value=str(error.value))
    option = options_of(find_game(game).rules).get(error.field)
    if option is None:
        return texts("rule-unknown")
    if any(type(error.value) is type(value) and error.value == value for value in option.values):
        return _not_together(texts, game, error.field)
    label = option_label(texts, game, error.field)
    match option:
        case Number(least=least, most=most):
            return texts("rule-out-of-range", label=label, least=least, most=most)
        case Switch() | Choice():
            named = [value_words(texts, game, error.field, value).label for value in option.values]
            return texts("rule-no-choice", label=label, choices=texts("list-comma").join(named))
        case _:
            assert_never(option)


def _option(texts: Texts, game: str, rules: Rules, name: str) -> OptionWords:
    option = options_of(type(rules))[name]
    return OptionWords(
        name=name,
        option=option,
        label=option_label(texts, game, name),
        meaning=texts(_own(texts, game, name, "-meaning")),
        value=value_words(texts, game, name, getattr(rules, name)),
        usual=value_words(texts, game, name, _usual(rules, name)),
        choices=tuple(value_words(texts, game, name, value) for value in _listed(option)),
        blocked=_not_together(texts, game, name) if _is_blocked(rules, name) else None,
    )


def _own_option(texts: Texts, setup: TableSetup, name: str, option: Option) -> OptionWords:
    def named(value: Value) -> ChoiceWords:
        is_switch = isinstance(value, bool)
        label = texts("rule-yes" if value else "rule-no") if is_switch else texts(f"{message}-value", **{name: value})
        return ChoiceWords(value, label)

    message = f"setup-{_dashed(name)}"
    label, has_effect = texts(message), name not in setup.without_effect()
    return OptionWords(
        name=name,
        option=option,
        label=label,
        meaning=texts(f"{message}-meaning"),
        value=named(getattr(setup, name)),
        usual=named(TableOptions.model_fields[name].default),
        choices=tuple(map(named, _listed(option))),
        blocked=None if has_effect else texts("rule-not-together", label=label),
        is_own=True,
    )


def _listed(option: Option) -> Sequence[Value]:
    """Every value, or none for a number with many."""
    return () if isinstance(option, Number) and len(option.values) > MOST_LISTED else option.values


def _not_together(texts: Texts, game: str, name: str) -> str:
    """Why the option conflicts with others: its own message, or a general one."""
    own = _own(texts, game, name, "-refused")
    return texts(own) if texts.has(own) else texts("rule-not-together", label=option_label(texts, game, name))


def _line(texts: Texts, option: OptionWords) -> str:
    if option.value == option.usual:
        return texts("rule-line", label=option.label, value=option.value.label)
    return texts("rule-line-usual", label=option.label, value=option.value.label, usual=option.usual.label)


def _usual(rules: Rules, name: str) -> Value:
    """The default, which other options may decide (KI-8)."""
    others = rules.model_dump(exclude={name})
    try:
        return getattr(read_rules(type(rules), others), name)
    except RulesError:
        return type(rules).model_fields[name].default


def _is_blocked(rules: Rules, name: str) -> bool:
    """Whether every other value is refused or has no effect, given the other options (G-10)."""
    return _has_one_value(type(rules), tuple(rules.model_dump().items()), name)


@lru_cache(KEPT)
def _has_one_value(model: type[Rules], chosen: tuple[tuple[str, Value], ...], name: str) -> bool:
    rules = read_rules(model, dict(chosen))
    others = {other: value for other, value in chosen if other != name}
    return all(_read(model, {**others, name: value}) in (None, rules) for value in options_of(model)[name].values)


def _read(model: type[Rules], options: dict[str, Any]) -> Rules | None:
    try:
        return read_rules(model, options)
    except RulesError:
        return None


def _own(texts: Texts, game: str, option: str, ending: str) -> str:
    """The game's own message for an option, or else the general one."""
    dashed = _dashed(option)
    own = f"rule-{game}-{dashed}{ending}"
    return own if texts.has(own) else f"rule-{dashed}{ending}"


def _dashed(name: str) -> str:
    return name.replace("_", "-")
