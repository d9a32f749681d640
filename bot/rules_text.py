"""The rules of a game as set at a table, in words for people who do not know them, put together by its options."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.option_words import option_lines
from bot.rules_briefs import BRIEFS
from bot.rules_paragraphs import BOOKS, Fact, Paragraph, SectionName
from bot.texts import Texts
from engine.catalog import find_game
from engine.rules import Rules

PAGE_LIMIT: Final = 3500
"""Characters; Discord takes 4,000 in a message, of which the title and buttons need some."""

Talking = Literal["plain", "strict"]
"""What counts as talking to a ghost at a table: replies and mentions, or reactions and the next message, too."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules, its title and its paragraphs ready to be read."""

    name: SectionName
    title: str
    paragraphs: tuple[str, ...]

    @property
    def text(self) -> str:
        """The title as a heading, and the paragraphs."""
        return "\n".join([f"### {self.title}", *self.paragraphs])


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Whole sections that fit in a message."""

    sections: tuple[Section, ...]

    @property
    def text(self) -> str:
        """At most PAGE_LIMIT characters of Markdown."""
        return "\n".join(section.text for section in self.sections)


def rules_text(
    texts: Texts, game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain"
) -> tuple[RulesPage, ...]:
    """The rules in pages, a section never parted. `seats`: how many play, where that is known."""
    return _paged(sections(texts, game, rules, seats=seats, talking=talking))


def sections(
    texts: Texts, game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain"
) -> list[Section]:
    """The rules section by section, those without a paragraph left out. RulesError for a game that is not known."""
    facts = facts_of(game, rules, seats=seats, talking=talking)
    book = BOOKS[game]
    found: list[Section] = []
    for name in SectionName:
        if name is SectionName.OPTIONS:
            # IS-8: what two players play by, whatever was chosen.
            held = rules.model_copy(update={"piiko": True}) if facts.get("piiko-holds") == "yes" else rules
            paragraphs = option_lines(texts, game, held)
        else:
            paragraphs = _said(texts, book.get(name, ()), facts)
        if paragraphs:
            found.append(Section(name, texts(f"rules-section-{name.value}"), tuple(paragraphs)))
    return found


def summary(texts: Texts, game: str, rules: Rules, *, seats: int | None = None) -> str:
    """The options in a line: what differs from the usual, or matters anyhow."""
    line = texts("list-dot").join(_said(texts, BRIEFS[game], facts_of(game, rules, seats=seats)))
    return line[:1].upper() + line[1:]


def facts_of(game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain") -> dict[str, Fact]:
    """What paragraphs are chosen by and filled with: the options, names with dashes and switches as `yes` and `no`,
    and what follows from them, from the number of players, and from the table's own settings."""
    facts: dict[str, Fact] = {
        name.replace("_", "-"): ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in rules.model_dump().items()
    }
    allowed = find_game(game).seats(rules)
    facts |= {"least-seats": allowed[0], "most-seats": allowed[-1], "talking": talking, "dealt": "unknown"}
    if "piiko" in facts:
        facts["piiko-holds"] = _piiko_holds(facts, seats)
    if seats:
        cards = 52 * int(facts.get("decks", 1)) + int(facts.get("jokers", 0)) + (game == "shichi-narabe-points")
        least, over = divmod(cards, seats)
        facts |= {"seats": seats, "over": over, "cards-least": least, "cards-most": least + 1}
        facts["dealt"] = "uneven" if over else "even"
    return facts


def _piiko_holds(facts: dict[str, Fact], seats: int | None) -> str:
    """IS-8: two players always play by it."""
    if facts["piiko"] == "yes" or seats == 2:
        return "yes"
    return "unknown" if seats is None else "no"


def _said(texts: Texts, paragraphs: Sequence[Paragraph], facts: dict[str, Fact]) -> list[str]:
    return [texts(each.message, **facts) for each in paragraphs if each.applies(facts)]


def _paged(found: Sequence[Section]) -> tuple[RulesPage, ...]:
    pages: list[list[Section]] = [[]]
    for section in found:
        if pages[-1] and len(RulesPage((*pages[-1], section)).text) > PAGE_LIMIT:
            pages.append([])
        pages[-1].append(section)
    return tuple(RulesPage(tuple(page)) for page in pages)
