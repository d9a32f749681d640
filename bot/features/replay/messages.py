"""A replay's message: a position as a picture or in words, its move in a sentence, and the way to the others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from bot.features.replay.ids import Replay, ReplayPress
from bot.features.replay.positions import ALL_OPEN, ONLOOKER, Eyes, Jump, ReplayPosition, events_seen, fewer, winners_of
from bot.features.review.ids import ReviewPress
from bot.platform.custom_ids import CustomId
from bot.platform.messages import Message, Picture, Shown, button, menu_option, panel, rows, select, words
from bot.tables.entries import MovedBy
from bot.tables.table import Table
from bot.text.games import called_at
from bot.text.limits import MOST_CHOICES
from bot.text.markup import plain
from bot.text.naming import SIGNED_COLUMNS, NameOf, named_once, short_names_at
from bot.text.rounds import is_of_many, number_text
from bot.text.sentences import event_line, in_a_line, listed, uncounted_facts
from i18n import Texts

FILM: Final = "replay.gif"
_SIGNS: Final = {Replay.FIRST: "⏮", Replay.BACK: "◀", Replay.FORWARD: "▶", Replay.LAST: "⏭"}
"""Signs in place of words, so that all ways to turn stand in one row; in words mode they are words."""
_MANY: Final = 2
"""More events of a move than these are written small beside a picture, in the line of the game."""
_SHORT: Final = 8
"""Columns of a name there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayPlace:
    """A place in a replay: a position of a table's match, and whose eyes see it."""

    table: Table
    positions: Sequence[ReplayPosition]
    number: int
    """Of the position in `positions`, from 0."""
    eyes: Eyes
    is_sealed: bool = False
    """Whether others still play its deal: then the reader sees what they saw during the match, and nothing else."""
    ids: Callable[[Replay, int, Eyes], CustomId] | None = None
    """The custom ids of the pages of a match that is found otherwise than by its table's number, and not shared."""

    @property
    def position(self) -> ReplayPosition:
        return self.positions[self.number]

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.positions) - 1

    @property
    def moves(self) -> int:
        """The number of moves that are shown."""
        return self.positions[-1].ply

    def id(self, do: Replay, number: int) -> CustomId:
        """The custom id of a component."""
        if self.ids is not None:
            return self.ids(do, number, self.eyes)
        return ReplayPress(self.table.id, do, number, self.eyes)


def replay_message(
    texts: Texts, place: ReplayPlace, shown: Shown, jumps: Sequence[Jump], *, has_played: bool = False
) -> Message:
    """A position with everything to press. `shown`: its picture or text. `has_played`: whether the reader has choices
    to review.
    """
    number = place.number
    title = texts("replay-title", move=place.position.ply, moves=place.moves)
    caption, *more = _words(texts, place, shown)
    parts = [f"{title}\n{caption}", *more]
    turned = [
        _turner(texts, Replay.FIRST, place, 0, is_at_end=number == 0),
        _turner(texts, Replay.BACK, place, max(0, number - 1), is_at_end=number == 0),
        _turner(texts, Replay.FORWARD, place, min(place.last, number + 1), is_at_end=number == place.last),
        _turner(texts, Replay.LAST, place, place.last, is_at_end=number == place.last),
    ]
    chosen = [] if place.is_sealed else [_jumper(texts, place, jumps), _eyes_chooser(texts, place)]
    shared: list[ui.Button[Any]] = []
    if place.ids is None and not place.is_sealed:
        shared.append(button(texts("replay-share"), place.id(Replay.SHARE, number)))
        shared.append(button(texts("replay-film"), place.id(Replay.FILM, number)))
        if has_played:
            shared.append(button(texts("review-button"), ReviewPress(place.table.id)))
    return panel(
        words("\n\n".join(parts)),
        shown.gallery() if isinstance(shown, Picture) else None,
        *rows(turned),
        *chosen,
        *rows(shared),
        pictures=[shown] if isinstance(shown, Picture) else [],
    )


def shared_message(texts: Texts, place: ReplayPlace, shown: Shown, *, by: str) -> Message:
    """A position for everybody. `by`: the escaped name of who shares it."""
    title = texts("replay-shared", name=by, game=called_at(texts, place.table))
    return _public(texts, place, "\n\n".join([title, *_words(texts, place, shown, is_shared=True)]), shown)


def film_message(texts: Texts, place: ReplayPlace, film: Picture, *, by: str) -> Message:
    """The animation for everybody. `by`: the escaped name of who shares it."""
    return _public(texts, place, texts("replay-film-shared", name=by, game=called_at(texts, place.table)), film)


def film_told(texts: Texts, place: ReplayPlace, jumps: Sequence[Jump]) -> tuple[str, ...]:
    """The parts of an animation's alt text: who took which place, and what mattered on the way."""
    lines = place.table.standings()
    ranks = [texts("replay-standing", rank=line.rank, name=line.participant.name) for line in lines]
    whole = texts("replay-film-alt", game=called_at(texts, place.table), standings=listed(texts, ranks))
    moments = [_moment_words(texts, place, each) for each in jumps if each.event is not None]
    space, semicolon = texts("list-space"), texts("list-semicolon")
    return (whole, *(f"{space if i == 0 else semicolon}{moment}" for i, moment in enumerate(moments)))


def move_words(texts: Texts, place: ReplayPlace, name: NameOf) -> list[str]:
    """Events of the move of this position, as its eyes saw it: one line per event."""
    move = place.position.move
    if move is None:
        return [texts("replay-dealt")]
    lines = [
        line
        for event in events_seen(move, place.eyes)
        if (line := event_line(texts, place.table, event, move, name)) is not None
    ]
    if not lines:
        return [texts("replay-unseen")]
    if move.by is MovedBy.CLOCK:
        lines[0] = texts("event-by-clock", event=lines[0])
    return lines


def _words(texts: Texts, place: ReplayPlace, shown: Shown, *, is_shared: bool = False) -> list[str]:
    """Where the position is and what happened, and the position if it is in words. `is_shared`: as in `_where`."""
    name = short_names_at(place.table, signed=not isinstance(shown, str))
    happened = move_words(texts, place, name)
    # Beside a picture, which shows who won, in one paragraph, so that all of a replay's end is in a phone's window.
    where = _where(texts, place, is_shared=is_shared)
    if not isinstance(shown, str):
        between, most = (texts("list-dot"), _SHORT) if len(happened) > _MANY else ("\n", SIGNED_COLUMNS)
        return [where + between + named_once(place.table, texts("list-dot").join(happened), most=most)]
    return ["\n".join([where, *happened, *_won(texts, place, name)]), shown]


def _won(texts: Texts, place: ReplayPlace, name: NameOf) -> list[str]:
    """The winners, at the end."""
    if place.is_sealed or place.number != place.last:
        return []
    return [texts("result-won", names=listed(texts, [f"**{name(each)}**" for each in winners_of(place.table)]))]


def _where(texts: Texts, place: ReplayPlace, *, is_shared: bool) -> str:
    """The game and the round. `is_shared`: the match, the move and the eyes, and no game, which a title says."""
    table, position = place.table, place.position
    assert table.match is not None
    move = texts("replay-move", move=position.ply, moves=place.moves)
    facts = [texts("replay-number", table=str(table.id)), move] if is_shared else [called_at(texts, table)]
    if is_of_many(table.game, table.match.rules, table.match.totals):
        facts.append(number_text(texts, table.game, table.match.rules, position.hand))
    facts += uncounted_facts(texts, table)
    if is_shared:
        facts.append(_eyes_words(texts, place.eyes, [plain(each.name) for each in table.participants]))
    return f"-# {in_a_line(texts, facts)}"


def _turner(texts: Texts, do: Replay, place: ReplayPlace, to: int, *, is_at_end: bool) -> ui.Button[Any]:
    label = texts("replay-turn", to=do.value) if texts.is_spoken else _SIGNS[do]
    return button(label, place.id(do, to), disabled=is_at_end)


def _jumper(texts: Texts, place: ReplayPlace, jumps: Sequence[Jump]) -> ui.ActionRow[Any]:
    options = [
        menu_option(_moment_words(texts, place, each), str(each.number), is_chosen=each.number == place.number)
        for each in fewer(jumps, MOST_CHOICES)
    ]
    return select(place.id(Replay.JUMP, place.number), options, texts("replay-jump"))


def _moment_words(texts: Texts, place: ReplayPlace, jump: Jump) -> str:
    """The events there, as everybody saw it, with its number. Without markup."""
    table, position = place.table, place.positions[jump.number]
    assert table.match is not None
    line = None
    if jump.event is not None and position.move is not None:
        line = event_line(texts, table, jump.event.seen_by(None), position.move, lambda each: each.name)
    if line is None:
        line = texts("replay-dealt")
        if is_of_many(table.game, table.match.rules, table.match.totals):
            line = in_a_line(texts, [number_text(texts, table.game, table.match.rules, position.hand), line])
    return texts("replay-moment", move=position.ply, event=line)


def _eyes_chooser(texts: Texts, place: ReplayPlace) -> ui.ActionRow[Any]:
    names = [each.name for each in place.table.participants]
    options = [
        menu_option(_eyes_words(texts, eyes, names), eyes, is_chosen=eyes == place.eyes)
        for eyes in (ONLOOKER, *map(str, range(len(names))), ALL_OPEN)
    ]
    return select(place.id(Replay.EYES, place.number), options, texts("replay-whose"))


def _eyes_words(texts: Texts, eyes: Eyes, names: Sequence[str]) -> str:
    if eyes.isdecimal():
        return texts("replay-eyes-seat", name=names[int(eyes)])
    return texts("replay-eyes-open" if eyes == ALL_OPEN else "replay-eyes-onlooker")


def _public(texts: Texts, place: ReplayPlace, text: str, shown: Shown) -> Message:
    return panel(
        words(text),
        shown.gallery() if isinstance(shown, Picture) else None,
        *rows([button(texts("replay-button"), place.id(Replay.OPEN, place.number))]),
        pictures=[shown] if isinstance(shown, Picture) else [],
    )
