"""The rules of a game as text for newcomers, built from the options set at a table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.text.mechanisms import RECORDS
from bot.text.mechanisms.record import Fact, Facts, Illustration, Paragraph, SectionName
from bot.text.options import option_lines
from bot.text.rules_scenes import Scene
from bot.text.sentences import in_a_line
from engine.catalog import find_game
from engine.rules import Rules
from i18n import Texts

PAGE_LIMIT: Final = 2600
"""Characters; Discord allows 4,000 per message, which also holds the title and possibly a picture's alt text."""

Talking = Literal["plain", "strict"]
"""Ways to talk to a ghost: replies and mentions; "strict": reactions and the next message, too."""


@dataclass(frozen=True, slots=True)
class RulesPicture:
    """The picture below a paragraph."""

    scene: Scene
    caption: str


@dataclass(frozen=True, slots=True)
class RulesLine:
    """A paragraph's text and optional picture."""

    text: str
    picture: RulesPicture | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A titled section of the rules, or the part of it on one page."""

    name: SectionName
    title: str
    body: tuple[RulesLine, ...]

    @property
    def lines(self) -> tuple[RulesLine, ...]:
        """The title as a heading, then the paragraphs."""
        return (RulesLine(f"### {self.title}"), *self.body)


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One message of the rules, with at most one picture."""

    sections: tuple[Section, ...]

    @property
    def text(self) -> str:
        """The Markdown text without the caption; at most PAGE_LIMIT characters unless a single paragraph is longer."""
        return "\n".join(each.text for each in self._lines)

    @property
    def picture(self) -> RulesPicture | None:
        """The page's picture, if any."""
        return next((each.picture for each in self._lines if each.picture is not None), None)

    @property
    def around(self) -> tuple[str, str]:
        """The text above the picture and the text below it."""
        lines = self._lines
        cut = next((i for i, each in enumerate(lines, start=1) if each.picture is not None), len(lines))
        above, below = ("\n".join(each.text for each in part) for part in (lines[:cut], lines[cut:]))
        return above, below

    @property
    def _lines(self) -> tuple[RulesLine, ...]:
        return tuple(line for section in self.sections for line in section.lines)


def rules_text(
    texts: Texts, game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain"
) -> tuple[RulesPage, ...]:
    """The rules as pages. `seats`: the number of players, if known."""
    return _paged(sections(texts, game, rules, seats=seats, talking=talking))


def sections(
    texts: Texts, game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain"
) -> list[Section]:
    """The non-empty sections of the rules. Raises RulesError for an unknown game."""
    facts = facts_of(game, rules, seats=seats, talking=talking)
    book = RECORDS[game].rules
    found: list[Section] = []
    for name in SectionName:
        if name is SectionName.OPTIONS:
            played = find_game(game).as_played(rules, seats) if seats else rules
            body = tuple(map(RulesLine, option_lines(texts, game, played)))
        else:
            body = tuple(_rules_lines(texts, game, book.get(name, ()), facts))
        if body:
            found.append(Section(name, texts(f"rules-section-{name.value}"), body))
    return found


def summary(texts: Texts, game: str, rules: Rules, *, seats: int | None = None, longest: int | None = None) -> str:
    """The options as one line: those that differ from the default or matter. `longest`: the maximum length in
    characters; keeps as many leading pieces as fit, at least one.
    """
    pieces = [*_said(texts, RECORDS[game].summary, facts_of(game, rules, seats=seats))]
    while longest is not None and len(pieces) > 1 and len(in_a_line(texts, pieces)) > longest:
        pieces.pop()
    return in_a_line(texts, pieces)


def facts_of(game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain") -> dict[str, Fact]:
    """The facts that select and fill paragraphs: options (names with dashes, bools as `yes` and `no`) and facts derived
    from them, the number of players and the table's settings.

    `NAME-holds`: the option as played by this number of players; `unknown` if that depends on the number (IS-8).
    """
    facts = _option_facts(rules)
    found = find_game(game)
    allowed = found.seats(rules)
    facts |= {"least-seats": allowed[0], "most-seats": allowed[-1], "talking": talking, "dealt": "unknown"}
    played = [_option_facts(found.as_played(rules, number)) for number in ((seats,) if seats else allowed)]
    for name, value in played[0].items():
        facts[f"{name}-holds"] = value if all(each[name] == value for each in played) else "unknown"
    if seats:
        least, over = divmod(len(found.pack(rules)), seats)
        facts |= {"seats": seats, "over": over, "cards-least": least, "cards-most": least + 1}
        facts["dealt"] = "uneven" if over else "even"
    return facts


def _option_facts(rules: Rules) -> dict[str, Fact]:
    return {
        name.replace("_", "-"): ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in rules.model_dump().items()
    }


def _said(texts: Texts, paragraphs: Sequence[Paragraph], facts: dict[str, Fact]) -> list[str]:
    return [texts(each.message, **facts) for each in paragraphs if each.applies(facts)]


def _rules_lines(
    texts: Texts, game: str, paragraphs: Sequence[Paragraph], facts: dict[str, Fact]
) -> Iterator[RulesLine]:
    for each in paragraphs:
        if each.applies(facts):
            shown = illustration_of(game, each.message, facts)
            picture = None if shown is None else RulesPicture(shown.scene, texts(shown.caption))
            yield RulesLine(texts(each.message, **facts), picture)


def illustration_of(game: str, paragraph: str, facts: Facts) -> Illustration | None:
    """The illustration of a paragraph under these facts, if any."""
    for each in RECORDS[game].pictures:
        if each.of == paragraph and Paragraph(each.caption, each.when).applies(facts):
            return each
    return None


def _paged(found: Sequence[Section]) -> tuple[RulesPage, ...]:
    """Split sections into pages; a section is only split if its text or a second picture needs another page."""
    pages = [RulesPage(())]
    for section in found:
        whole = _with(pages[-1], section)
        if _fits(whole):
            pages[-1] = whole
            continue
        if pages[-1].sections:
            pages.append(RulesPage(()))
        for each in section.body:
            longer = _with(pages[-1], Section(section.name, section.title, (each,)))
            if pages[-1].sections and not _fits(longer):
                pages.append(_with(RulesPage(()), Section(section.name, section.title, (each,))))
            else:
                pages[-1] = longer
    return tuple(pages)


def _with(page: RulesPage, section: Section) -> RulesPage:
    """The page with this section appended, merged if it continues the last one."""
    before, last = page.sections[:-1], page.sections[-1:]
    if last and last[0].name is section.name:
        return RulesPage((*before, Section(section.name, section.title, (*last[0].body, *section.body))))
    return RulesPage((*page.sections, section))


def _fits(page: RulesPage) -> bool:
    pictures = sum(each.picture is not None for section in page.sections for each in section.body)
    return pictures <= 1 and len(page.text) <= PAGE_LIMIT
