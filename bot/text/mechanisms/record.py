"""What the bot says of a game: the kind it is of, its rules in paragraphs, a summary, pictures, lessons.

A paragraph is a message of the catalogs. Where its wording depends on an option the message chooses; where its being
there does, the paragraph says so.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.text.rules_scenes import Scene
from engine.views import View

Fact = str | int
Facts = Mapping[str, Fact]
"""What messages and conditions know: options under their names, switches as `yes` and `no`, and what follows from
them and from the number of players (`bot.text.rules_text.facts_of`)."""


class Kind(StrEnum):
    """What one does in a game, roughly, in the order in which kinds are shown. Messages `kind-KIND`, and
    `kind-KIND-about` in a line."""

    PASSING = "passing"
    KILLING = "killing"
    FAN_TAN = "fan-tan"
    DRAWING = "drawing"
    PILES = "piles"
    STOPS = "stops"
    TRICKS = "tricks"
    GROUPS = "groups"


class SectionName(StrEnum):
    """The sections of the rules, in the order in which they are read: message `rules-section-NAME`."""

    START = "start"
    """The three sentences one needs to begin."""
    AIM = "aim"
    DEAL = "deal"
    TURN = "turn"
    SPECIAL = "special"
    END = "end"
    OPTIONS = "options"
    CREDITS = "credits"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A message that is said where each fact of `when` has one of these values."""

    message: str
    when: Mapping[str, Collection[Fact]] = field(default_factory=dict[str, Collection[Fact]])

    def applies(self, facts: Facts) -> bool:
        """Whether it is said. KeyError for a condition on what is no fact of the game."""
        return all(facts[name] in values for name, values in self.when.items())


Chapter = tuple[Paragraph, ...]
Book = Mapping[SectionName, Chapter]


def chapter(*paragraphs: str | Paragraph) -> Chapter:
    """Paragraphs one after the other; a mere message is always said."""
    return tuple(Paragraph(each) if isinstance(each, str) else each for each in paragraphs)


def only(message: str, **when: Fact | Collection[Fact]) -> Paragraph:
    """A paragraph for these values; names of facts with underscores for dashes."""
    return Paragraph(
        message,
        {
            name.replace("_", "-"): (values,) if isinstance(values, str | int) else values
            for name, values in when.items()
        },
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Illustration:
    """A moment of the game that shows what a paragraph means."""

    of: str
    """The paragraph's message."""
    caption: str
    """The message that says what is to be seen."""
    scene: Scene
    when: Mapping[str, tuple[str | int, ...]] = field(default_factory=dict[str, tuple[str | int, ...]])
    """As of a paragraph."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """A game as the bot presents it. Its title and a line about it are the messages `game-ID` and `game-ID-about`."""

    kind: Kind
    rules: Book
    """What `/rules` says, section by section."""
    summary: Chapter
    """What a lobby says of the options in a line: pieces of a sentence, those that differ or matter."""
    pictures: tuple[Illustration, ...]
    """Which paragraphs are shown in a picture, too."""
    lessons: Mapping[str, Callable[[View], bool]] = field(default_factory=dict[str, Callable[[View], bool]])
    """What there is to learn, in this order, and when it is to the point: messages `learn-lesson-NAME`."""
    taught_with: str | None = None
    """The preset that is played to learn the game; None: it is not taught."""
