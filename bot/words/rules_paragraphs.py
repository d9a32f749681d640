"""Which paragraphs the rules of a game consist of, and which options each of them is for.

A paragraph is a message of the catalogs. Where its wording depends on an option the message chooses; where its being
there does, this table says so.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

Fact = str | int
Facts = Mapping[str, Fact]
"""What messages and conditions know: options under their names, switches as `yes` and `reason`, and what follows from
them and from the number of players (`bot.words.rules_text.facts_of`)."""


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


_YES: Final = "yes"
_NO: Final = "no"
_SEVERAL: Final = range(2, 51)

_DEALT: Final = (only("rules-dealt-even", dealt="even"), only("rules-dealt-uneven", dealt="uneven"))
_WINNER_DEALS: Final = (
    only("rules-dealer-once", hands=1),
    only("rules-dealer-winner", hands=_SEVERAL),
    "rules-left-begins",
)
_CHIPS_END: Final = ("rules-hands", "rules-most-chips")
_REVOKES: Final = only("rules-revokes", revokes="penalised")
_MUST: Final = only("rules-fan-tan-must", revokes="forbidden")

_SHICHI_NARABE: Final[Book] = {
    SectionName.START: chapter("rules-sevens-start"),
    SectionName.AIM: chapter("rules-sevens-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-sevens-deal", *_DEALT, "rules-sevens-first"),
    SectionName.TURN: chapter(
        "rules-sevens-turn",
        only("rules-sevens-held", sevens="held"),
        "rules-sevens-passes",
        "rules-sevens-bankrupt",
    ),
    SectionName.SPECIAL: chapter(
        only("rules-sevens-joker-skip", jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-joker-single", jokers=(1, 2), joker_play="single"),
        only("rules-sevens-held-joker-skip", sevens="held", jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-held-joker-single", sevens="held", jokers=(1, 2), joker_play="single"),
        only("rules-sevens-jokers-two", jokers=2),
        only("rules-sevens-joker-must", jokers=(1, 2)),
        only("rules-sevens-joker-take", jokers=(1, 2), joker_exchange="take"),
        only("rules-sevens-joker-last-taken", jokers=(1, 2), joker_play="skip", joker_exchange="take"),
        only("rules-sevens-joker-stack", jokers=(1, 2), joker_exchange="stack"),
        only("rules-sevens-joker-left-skip", jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-joker-left-single", jokers=(1, 2), joker_play="single", joker_exchange="take"),
        only("rules-sevens-joker-last", jokers=(1, 2), joker_play="single", joker_exchange="stack"),
        only("rules-sevens-joker-bankrupt", jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-joker-bankrupt", jokers=(1, 2), joker_play="single", joker_exchange="stack"),
        only("rules-sevens-joker-fallen", jokers=(1, 2), joker_play="single", joker_exchange="take"),
        only("rules-sevens-tunnel-closed", tunnel="closed"),
        only("rules-sevens-tunnel-open", tunnel="open"),
        only("rules-sevens-held-tunnel", sevens="held", tunnel=("closed", "open")),
        only("rules-sevens-tunnel-joker", tunnel=("closed", "open"), jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-ghost", ghost=_YES),
        only("rules-sevens-ghost-talk", ghost=_YES),
        only("rules-sevens-ghost-eliminated", ghost=_YES, jokers=(1, 2), joker_play="single", joker_exchange="take"),
    ),
    SectionName.END: chapter("rules-sevens-end", only("rules-sevens-end-ghost", ghost=_YES), "rules-sevens-tip"),
}
_FOR_POINTS: Final[Book] = {
    SectionName.START: chapter("rules-sevens-points-start"),
    SectionName.AIM: chapter("rules-sevens-points-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        "rules-sevens-points-deal",
        only("rules-dealt-uneven", dealt="uneven"),
        only("rules-dealer-once", hands=1),
        only("rules-dealer-left", hands=_SEVERAL),
        "rules-left-begins",
    ),
    SectionName.TURN: chapter(
        "rules-sevens-turn",
        "rules-sevens-passes",
        only("rules-passes-anew", hands=_SEVERAL, passes=range(1, 10)),
        "rules-sevens-points-bankrupt",
    ),
    SectionName.SPECIAL: chapter("rules-sevens-points-joker", "rules-sevens-joker-must", "rules-sevens-points-cover"),
    SectionName.END: chapter("rules-sevens-points-end", "rules-hands", "rules-least-points"),
}
_FAN_TAN: Final[Book] = {
    SectionName.START: chapter("rules-fan-tan-start"),
    SectionName.AIM: chapter("rules-fan-tan-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        "rules-fan-tan-deal",
        *_DEALT,
        "rules-ante",
        only("rules-dealer-once", hands=1),
        only("rules-dealer-winner", hands=_SEVERAL),
        only("rules-left-begins", first="left-of-dealer"),
        only("rules-fan-tan-seven-begins", first=("seven-of-diamonds", "seven-of-hearts"), decks=1),
        only("rules-fan-tan-seven-begins-two", first=("seven-of-diamonds", "seven-of-hearts"), decks=2),
    ),
    SectionName.TURN: chapter("rules-fan-tan-turn", _MUST, "rules-fan-tan-stuck"),
    SectionName.SPECIAL: chapter(
        only("rules-fan-tan-two-packs", decks=2), _REVOKES, only("rules-fan-tan-revoked-sevens", revokes="penalised")
    ),
    SectionName.END: chapter("rules-fan-tan-end", *_CHIPS_END),
}
_FIVE_OR_NINE: Final[Book] = {
    SectionName.START: chapter("rules-five-nine-start"),
    SectionName.AIM: chapter("rules-fan-tan-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-all-dealt", *_DEALT, "rules-ante", *_WINNER_DEALS),
    SectionName.TURN: chapter("rules-five-nine-turn", _MUST, "rules-fan-tan-stuck"),
    SectionName.SPECIAL: chapter(_REVOKES, only("rules-five-nine-revoked", revokes="penalised")),
    SectionName.END: chapter("rules-fan-tan-end", *_CHIPS_END),
}
_TRUMPS: Final[Book] = {
    SectionName.START: chapter("rules-trumps-start"),
    SectionName.AIM: chapter("rules-trumps-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-trumps-deal", only("rules-trumps-over", dealt=("even", "uneven")), *_WINNER_DEALS),
    SectionName.TURN: chapter("rules-trumps-turn", "rules-trumps-must", "rules-trumps-community"),
    SectionName.SPECIAL: chapter("rules-trumps-trump", "rules-trumps-fixed"),
    SectionName.END: chapter("rules-trumps-end", "rules-hands", "rules-most-points"),
}


def _drawing(start: str, stuck: str, *special: str, turn: str = "rules-fan-tan-turn") -> Book:
    return {
        SectionName.START: chapter(start),
        SectionName.AIM: chapter("rules-fan-tan-aim", "rules-seats"),
        SectionName.DEAL: chapter("rules-crazy-deal", *_WINNER_DEALS),
        SectionName.TURN: chapter(turn, "rules-fan-tan-must", stuck),
        SectionName.SPECIAL: chapter(*special),
        SectionName.END: chapter("rules-fan-tan-end", *_CHIPS_END),
    }


def _piles(points: str) -> Book:
    return {
        SectionName.START: chapter("rules-piles-start"),
        SectionName.AIM: chapter("rules-piles-aim", "rules-seats"),
        SectionName.DEAL: chapter("rules-all-dealt", *_DEALT, "rules-dealer-left", "rules-left-begins"),
        SectionName.TURN: chapter("rules-fan-tan-turn", "rules-fan-tan-must", "rules-piles-stuck"),
        SectionName.END: chapter("rules-piles-end", points, "rules-least-points"),
    }


_RISTISEISKA: Final[Book] = {
    SectionName.START: chapter("rules-ristiseiska-start"),
    SectionName.AIM: chapter("rules-ristiseiska-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        "rules-all-dealt",
        *_DEALT,
        only("rules-dealer-once", hands=1),
        only("rules-dealer-left", hands=_SEVERAL),
        "rules-ristiseiska-begins",
    ),
    SectionName.TURN: chapter("rules-ristiseiska-turn", _MUST, "rules-ristiseiska-stuck"),
    SectionName.SPECIAL: chapter("rules-ristiseiska-again", only("rules-ristiseiska-revokes", revokes="penalised")),
    SectionName.END: chapter("rules-ristiseiska-end", "rules-hands", "rules-ristiseiska-match"),
}


def _stops(start: str, turn: tuple[str, ...], calls: str | None, *end: str, ante: bool = False) -> Book:
    return {
        SectionName.START: chapter(start),
        SectionName.AIM: chapter("rules-stops-aim", "rules-seats"),
        SectionName.DEAL: chapter("rules-all-dealt", *_DEALT, *(("rules-ante",) if ante else ()), *_WINNER_DEALS),
        SectionName.TURN: chapter(*turn),
        SectionName.SPECIAL: chapter(*((calls,) if calls else ())),
        SectionName.END: chapter("rules-stops-end", *end),
    }


_KOROSHI: Final[Book] = {
    SectionName.START: chapter("rules-koroshi-start"),
    SectionName.AIM: chapter("rules-koroshi-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-koroshi-deal", *_DEALT, "rules-koroshi-begins"),
    SectionName.TURN: chapter(
        "rules-koroshi-turn",
        "rules-sevens-passes",
        only("rules-passes-anew", hands=_SEVERAL, passes=range(1, 10)),
        "rules-koroshi-dropout",
    ),
    SectionName.SPECIAL: chapter(
        only("rules-koroshi-kill-cell", kill="cell", tunnel=_NO),
        only("rules-koroshi-kill-cell-tunnel", kill="cell", tunnel=_YES),
        only("rules-koroshi-kill-sides", kill="sides"),
        only("rules-koroshi-kill-strip", kill="strip"),
        only("rules-koroshi-kill-group", kill="group"),
        only("rules-koroshi-corners", adjacency="diagonal"),
        "rules-koroshi-killed",
        "rules-koroshi-dead",
        only("rules-koroshi-tunnel", tunnel=_YES),
    ),
    SectionName.END: chapter(
        "rules-koroshi-end",
        only("rules-koroshi-equal", hands=1),
        only("rules-koroshi-dropouts-count", hands=1, dropouts="by-count"),
        only("rules-koroshi-dropouts-last", dropouts="last"),
        only("rules-koroshi-hands", hands=_SEVERAL),
    ),
}
_INSIDIOUS_SEVENS: Final[Book] = {
    SectionName.START: chapter("rules-insidious-start"),
    SectionName.AIM: chapter("rules-insidious-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-insidious-deal"),
    SectionName.TURN: chapter("rules-insidious-pass", "rules-insidious-bid", "rules-insidious-trick"),
    SectionName.SPECIAL: chapter(
        only("rules-insidious-piiko-two", piiko_holds=(_YES, "unknown"), piiko=_NO),
        only("rules-insidious-piiko", piiko_holds=(_YES, "unknown")),
    ),
    SectionName.END: chapter("rules-insidious-end"),
    SectionName.CREDITS: chapter("rules-insidious-credits"),
}
_NANATORIDORI: Final[Book] = {
    SectionName.START: chapter("rules-nanatoridori-start"),
    SectionName.AIM: chapter("rules-nanatoridori-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        only("rules-nanatoridori-deal", mode=("basic", "advanced")),
        only("rules-nanatoridori-deal-duel", mode="duel"),
        "rules-nanatoridori-begins",
    ),
    SectionName.TURN: chapter(
        "rules-nanatoridori-turn",
        "rules-nanatoridori-play",
        "rules-nanatoridori-beaten",
        only("rules-nanatoridori-pass", mode=("basic", "advanced")),
        only("rules-nanatoridori-pass-duel", mode="duel"),
        "rules-nanatoridori-clear",
    ),
    SectionName.SPECIAL: chapter(only("rules-nanatoridori-join", mode="duel")),
    SectionName.END: chapter(
        only("rules-nanatoridori-end-basic", mode="basic"),
        only("rules-nanatoridori-end-advanced", mode="advanced"),
        only("rules-nanatoridori-end-duel", mode="duel"),
    ),
    SectionName.CREDITS: chapter("rules-nanatoridori-credits"),
}

_BY_RANK: Final = ("rules-rank-turn", "rules-rank-pass")

BOOKS: Final[Mapping[str, Book]] = {
    "shichi-narabe": _SHICHI_NARABE,
    "shichi-narabe-points": _FOR_POINTS,
    "fan-tan": _FAN_TAN,
    "five-or-nine": _FIVE_OR_NINE,
    "fan-tan-trumps": _TRUMPS,
    "crazy-tan": _drawing("rules-crazy-tan-start", "rules-crazy-tan-stuck"),
    "crazy-crazy-tan": _drawing(
        "rules-crazy-crazy-start", "rules-crazy-crazy-stuck", "rules-crazy-crazy-sets", turn="rules-crazy-crazy-turn"
    ),
    "domino-sevens": _drawing("rules-domino-start", "rules-domino-stuck"),
    "chinese-seven": _piles("rules-chinese-seven-points"),
    "up-the-line": _piles("rules-up-the-line-points"),
    "ristiseiska": _RISTISEISKA,
    "play-or-pay": _stops("rules-pay-start", ("rules-pay-turn",), None, "rules-pay-end", *_CHIPS_END, ante=True),
    "earl-of-coventry": _stops("rules-earl-start", _BY_RANK, "rules-earl-calls", "rules-hands", "rules-earl-end"),
    "snip-snap-snorum": _stops("rules-snip-start", _BY_RANK, "rules-snip-calls", "rules-cards-for-chips", *_CHIPS_END),
    "jig": _stops("rules-jig-start", ("rules-jig-turn",), "rules-jig-calls", "rules-cards-for-chips", *_CHIPS_END),
    "koroshi": _KOROSHI,
    "insidious-sevens": _INSIDIOUS_SEVENS,
    "nanatoridori": _NANATORIDORI,
}
"""By game."""
