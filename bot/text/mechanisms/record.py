"""The record of a game: its kind, rules as paragraphs, summary, pictures, and how it is taught.

A paragraph is a message of the catalogs. A message selects its own wording by options; `Paragraph.when` decides whether
it appears.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.text.goals import Goal
from bot.text.rules_scenes import Scene
from engine.views import View

Fact = str | int
Facts = Mapping[str, Fact]
"""Arguments of messages and conditions: options by name (bools as `yes` and `no`) and facts derived from them and the
number of players (`bot.text.rules_text.facts_of`).
"""


class GameKind(StrEnum):
    """The kinds of games, in display order.

    Messages: `kind-KIND`, `kind-KIND-about` for one line, and `kind-KIND-alt` for the cards that stand for it
    (`bot.features.lobby.shelf`).
    """

    PASSING = "passing"
    KILLING = "killing"
    FAN_TAN = "fan-tan"
    DRAWING = "drawing"
    STOPS = "stops"
    OTHERS = "others"


class SectionName(StrEnum):
    """The sections of the rules, in reading order. Message: `rules-section-NAME`."""

    START = "start"
    """The three sentences needed to begin."""
    AIM = "aim"
    DEAL = "deal"
    TURN = "turn"
    SPECIAL = "special"
    END = "end"
    OPTIONS = "options"
    CREDITS = "credits"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A message that appears if each fact in `when` has one of the listed values."""

    message: str
    when: Mapping[str, Collection[Fact]] = field(default_factory=dict[str, Collection[Fact]])

    def applies(self, facts: Facts) -> bool:
        """Whether it appears. Raises KeyError if a condition names an unknown fact."""
        return all(facts[name] in values for name, values in self.when.items())


Chapter = tuple[Paragraph, ...]
Book = Mapping[SectionName, Chapter]


def chapter(*paragraphs: str | Paragraph) -> Chapter:
    """A chapter of these paragraphs; a plain message id always appears."""
    return tuple(Paragraph(each) if isinstance(each, str) else each for each in paragraphs)


def only(message: str, **when: Fact | Collection[Fact]) -> Paragraph:
    """A paragraph with conditions; fact names are written with underscores for dashes."""
    return Paragraph(
        message,
        {
            name.replace("_", "-"): (values,) if isinstance(values, str | int) else values
            for name, values in when.items()
        },
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Illustration:
    """A scene that illustrates a paragraph."""

    of: str
    """The paragraph's message id."""
    caption: str
    """The caption's message id."""
    scene: Scene
    when: Mapping[str, tuple[str | int, ...]] = field(default_factory=dict[str, tuple[str | int, ...]])
    """Conditions, as in `Paragraph`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Teaching:
    """How `/learn` teaches a game."""

    preset: str
    lessons: Mapping[str, Callable[[View], bool]]
    """Lessons in order, each with its condition. Message: `learn-lesson-NAME`."""
    goal: Goal
    """The first goal of the learner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """A game's texts. Its title and one-line description are the messages `game-ID` and `game-ID-about`."""

    kind: GameKind
    rules: Book
    """The rules by section, for `/rules`."""
    summary: Chapter
    """The one-line summary of options in a lobby; pieces that differ from the default or matter."""
    pictures: tuple[Illustration, ...]
    """The pictures of paragraphs."""
    teaching: Teaching | None = None
    """None: the game is not taught. A game of each mechanism is."""
