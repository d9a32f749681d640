"""The rules of a game as set at a table, in words for people who do not know them, put together by its options."""

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
"""Characters; Discord takes 4,000 in a message, of which the title, and a picture told in words, need some."""

Talking = Literal["plain", "strict"]
"""What counts as talking to a ghost at a table: replies and mentions, or reactions and the next message, too."""


@dataclass(frozen=True, slots=True)
class RulesPicture:
    """What is shown below a paragraph."""

    scene: Scene
    caption: str


@dataclass(frozen=True, slots=True)
class Told:
    """A paragraph ready to be read, with its picture where it has one."""

    text: str
    picture: RulesPicture | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules, its title and its paragraphs, or those of them that stand on a page."""

    name: SectionName
    title: str
    told: tuple[Told, ...]

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """What is to be read."""
        return tuple(each.text for each in self.told)

    @property
    def lines(self) -> tuple[Told, ...]:
        """The title as a heading, and the paragraphs."""
        return (Told(f"### {self.title}"), *self.told)


@dataclass(frozen=True, slots=True)
class RulesPage:
    """What fits in a message, with one picture at most."""

    sections: tuple[Section, ...]

    @property
    def text(self) -> str:
        """All words but the caption: at most PAGE_LIMIT characters of Markdown, where no paragraph is longer."""
        return "\n".join(each.text for each in self._lines)

    @property
    def picture(self) -> RulesPicture | None:
        """The picture."""
        return next((each.picture for each in self._lines if each.picture is not None), None)

    @property
    def around(self) -> tuple[str, str]:
        """The words above the picture, and those below it."""
        lines = self._lines
        cut = next((i for i, each in enumerate(lines, start=1) if each.picture is not None), len(lines))
        above, below = ("\n".join(each.text for each in part) for part in (lines[:cut], lines[cut:]))
        return above, below

    @property
    def _lines(self) -> tuple[Told, ...]:
        return tuple(line for section in self.sections for line in section.lines)


def rules_text(
    texts: Texts, game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain"
) -> tuple[RulesPage, ...]:
    """The rules in pages. `seats`: how many play, where that is known."""
    return _paged(sections(texts, game, rules, seats=seats, talking=talking))


def sections(
    texts: Texts, game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain"
) -> list[Section]:
    """The rules section by section, those without a paragraph left out. RulesError for a game that is not known."""
    facts = facts_of(game, rules, seats=seats, talking=talking)
    book = RECORDS[game].rules
    found: list[Section] = []
    for name in SectionName:
        if name is SectionName.OPTIONS:
            played = find_game(game).as_played(rules, seats) if seats else rules
            told = tuple(map(Told, option_lines(texts, game, played)))
        else:
            told = tuple(_told(texts, game, book.get(name, ()), facts))
        if told:
            found.append(Section(name, texts(f"rules-section-{name.value}"), told))
    return found


def summary(texts: Texts, game: str, rules: Rules, *, seats: int | None = None, longest: int | None = None) -> str:
    """The options in a line: what differs from the usual, or matters anyhow. `longest`: as many of them, the first
    ones, as so many characters hold."""
    told = [*_said(texts, RECORDS[game].summary, facts_of(game, rules, seats=seats))]
    while longest is not None and len(told) > 1 and len(in_a_line(texts, told)) > longest:
        told.pop()
    return in_a_line(texts, told)


def facts_of(game: str, rules: Rules, *, seats: int | None = None, talking: Talking = "plain") -> dict[str, Fact]:
    """What paragraphs are chosen by and filled with: the options, names with dashes and switches as `yes` and `reason`,
    and what follows from them, from the number of players, and from the table's own settings. `NAME-holds`: the option
    as so many play it, `unknown` where that depends on the number (IS-8)."""
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


def _told(texts: Texts, game: str, paragraphs: Sequence[Paragraph], facts: dict[str, Fact]) -> Iterator[Told]:
    for each in paragraphs:
        if each.applies(facts):
            shown = illustration_of(game, each.message, facts)
            picture = None if shown is None else RulesPicture(shown.scene, texts(shown.caption))
            yield Told(texts(each.message, **facts), picture)


def illustration_of(game: str, paragraph: str, facts: Facts) -> Illustration | None:
    """What shows this paragraph by these facts."""
    for each in RECORDS[game].pictures:
        if each.of == paragraph and Paragraph(each.caption, each.when).applies(facts):
            return each
    return None


def _paged(found: Sequence[Section]) -> tuple[RulesPage, ...]:
    """Sections whole where they can be; parted where their second picture, or too many words, need another page."""
    pages = [RulesPage(())]
    for section in found:
        whole = _with(pages[-1], section)
        if _fits(whole):
            pages[-1] = whole
            continue
        if pages[-1].sections:
            pages.append(RulesPage(()))
        for each in section.told:
            longer = _with(pages[-1], Section(section.name, section.title, (each,)))
            if pages[-1].sections and not _fits(longer):
                pages.append(_with(RulesPage(()), Section(section.name, section.title, (each,))))
            else:
                pages[-1] = longer
    return tuple(pages)


def _with(page: RulesPage, section: Section) -> RulesPage:
    """The page with this section, or more of the one that it ends with."""
    before, last = page.sections[:-1], page.sections[-1:]
    if last and last[0].name is section.name:
        return RulesPage((*before, Section(section.name, section.title, (*last[0].told, *section.told))))
    return RulesPage((*page.sections, section))


def _fits(page: RulesPage) -> bool:
    pictures = sum(each.picture is not None for section in page.sections for each in section.told)
    return pictures <= 1 and len(page.text) <= PAGE_LIMIT
