"""Options in words: what they are called and mean, their choices, and why some cannot be combined.

What an option can be comes from the rules model (`engine.rules.options_of`), and what can be combined from trying it,
so that a control offers exactly what the engine takes. Messages are `rule-OPTION-...`; where a game means something
else by an option, `rule-GAME-OPTION-...` comes first.
"""

from dataclasses import dataclass
from typing import Any, Final, assert_never

from engine.catalog import find_game
from engine.errors import RulesError
from engine.rules import Choice, Number, Option, Rules, Switch, Value, options_of, read_rules
from i18n import Texts

MOST_LISTED: Final = 10
"""Numbers of an option are offered one by one up to so many, beyond that typed in."""


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """A value of an option, its name, and in a line what it means where the name does not say it."""

    value: Value
    label: str
    meaning: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionWords:
    """An option as a control shows it."""

    name: str
    """In the rules model."""
    option: Option
    """What it can be."""
    label: str
    meaning: str
    value: ChoiceWords
    """As set."""
    usual: ChoiceWords
    """The default, beside the other options as they are set."""
    choices: tuple[ChoiceWords, ...]
    """Every value, for a choice, a switch, and a number of few values; else none."""
    blocked: str | None = None
    """Why the option cannot be changed beside the others as they are set; None where it can."""


def option_words(texts: Texts, game: str, rules: Rules) -> tuple[OptionWords, ...]:
    """Every option of the game as set, in the order of the rules model."""
    return tuple(_option(texts, game, rules, name) for name in options_of(type(rules)))


def option_label(texts: Texts, game: str, option: str) -> str:
    """What an option is called."""
    return texts(_own(texts, game, option, "-label"))


def value_words(texts: Texts, game: str, option: str, value: Value) -> ChoiceWords:
    """A value of an option."""
    if isinstance(value, bool):
        return ChoiceWords(value, texts("rule-yes" if value else "rule-no"), None)
    if isinstance(value, int):
        return ChoiceWords(value, texts(_own(texts, game, option, "-value"), value=value), None)
    meaning = _own(texts, game, option, f"-{value}-meaning")
    return ChoiceWords(
        value,
        texts(_own(texts, game, option, f"-{value}")),
        texts(meaning) if texts.has(meaning) else None,
    )


def option_lines(texts: Texts, game: str, rules: Rules) -> list[str]:
    """The options as set, a line each; those that are not as usual say what would be. Blocked ones are left out."""
    return [_line(texts, each) for each in option_words(texts, game, rules) if each.blocked is None]


def changed_lines(texts: Texts, game: str, rules: Rules, *, told: Rules | None = None) -> list[str]:
    """Those of `option_lines` that are not as usual, nor as in the rules that are `told` already."""
    return [
        _line(texts, each)
        for each in option_words(texts, game, rules)
        if each.value != each.usual and (told is None or getattr(told, each.name) != each.value.value)
    ]


def refused_option(texts: Texts, game: str, error: RulesError) -> str:
    """Why the engine refuses an option, a combination of options or a number of players."""
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
    listed = () if isinstance(option, Number) and len(option.values) > MOST_LISTED else option.values
    return OptionWords(
        name=name,
        option=option,
        label=option_label(texts, game, name),
        meaning=texts(_own(texts, game, name, "-meaning")),
        value=value_words(texts, game, name, getattr(rules, name)),
        usual=value_words(texts, game, name, _usual(rules, name)),
        choices=tuple(value_words(texts, game, name, value) for value in listed),
        blocked=_not_together(texts, game, name) if _is_blocked(rules, name, option) else None,
    )


def _not_together(texts: Texts, game: str, name: str) -> str:
    """Why an option cannot be as somebody wants it beside the others: its own sentence, or one for all."""
    own = _own(texts, game, name, "-refused")
    return texts(own) if texts.has(own) else texts("rule-not-together", label=option_label(texts, game, name))


def _line(texts: Texts, option: OptionWords) -> str:
    if option.value == option.usual:
        return texts("rule-line", label=option.label, value=option.value.label)
    return texts("rule-line-usual", label=option.label, value=option.value.label, usual=option.usual.label)


def _usual(rules: Rules, name: str) -> Value:
    """The default beside the other options, which may decide it (KI-8)."""
    others = rules.model_dump(exclude={name})
    try:
        return getattr(read_rules(type(rules), others), name)
    except RulesError:
        return options_of(type(rules))[name].default


def _is_blocked(rules: Rules, name: str, option: Option) -> bool:
    """Whether beside the options as they are every value is refused by the engine, or changes nothing (G-10)."""
    others = rules.model_dump(exclude={name})
    return all(_read(type(rules), {**others, name: value}) in (None, rules) for value in option.values)


def _read(model: type[Rules], options: dict[str, Any]) -> Rules | None:
    try:
        return read_rules(model, options)
    except RulesError:
        return None


def _own(texts: Texts, game: str, option: str, ending: str) -> str:
    """The message of this game for an option, or that of all games."""
    dashed = option.replace("_", "-")
    own = f"rule-{game}-{dashed}{ending}"
    return own if texts.has(own) else f"rule-{dashed}{ending}"
