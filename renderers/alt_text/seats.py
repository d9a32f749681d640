"""The seats as text: public information and who is to act."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.catalog import find_game
from engine.results import PlaceBy, Unit
from engine.views import GridTable, GroupTable, Phase, SeatStatus, SeatView, TrickTable, View
from i18n import Texts
from renderers.alt_text.cards import card_text, cards_text
from renderers.alt_text.fitting import Names
from renderers.alt_text.words import Words
from renderers.model.badges import Badge
from renderers.model.writing import number_text

_OF_ALL: Final = frozenset((Phase.COVER, Phase.PASSING, Phase.BIDDING))
_OF_ONE: Final = frozenset((Phase.EXTRA, Phase.GIVE, Phase.PLACE))
"""Phases that are named beside the seats to act; `_OF_ONE` also name the player concerned."""


def default_names(badges: Iterable[Badge], texts: Texts) -> Names:
    """Names of players who have none: after their badges."""
    return tuple(texts("picture-player", letter=badge.letters) for badge in badges)


def turn_sentences(view: View, names: Names, words: Words) -> Iterator[str]:
    """The seats to act and the phase, if it is a special one."""
    if view.result is not None:
        yield words.say("alt-round-over") if isinstance(view.table, TrickTable | GroupTable) else words.say("alt-over")
        return
    if view.to_act:
        yield words.say("alt-to-act", names=words.comma.join(names[seat] for seat in view.to_act))
    if view.phase in _OF_ALL:
        yield words.say(f"alt-phase-{view.phase.value}")
    elif view.phase in _OF_ONE:
        about = view.asking if view.phase is Phase.GIVE else (view.to_act[0] if view.to_act else None)
        if about is not None:
            yield words.say(f"alt-phase-{view.phase.value}", name=names[about])


def said_sentences(said: Iterable[str], names: Names, words: Words) -> Iterator[str]:
    """The words of the players. `said`: by seat, empty where a player is silent; none: all are."""
    for each, name in zip(said, names, strict=False):
        if each:
            yield words.say("alt-said", name=name, said=each)


def pot_sentences(view: View, words: Words) -> Iterator[str]:
    """The pot, if the game has one and the hand is not over."""
    if view.pot is not None and view.result is None:
        yield words.say("alt-pot", count=view.pot)


def seats_sentence(view: View, names: Names, words: Words, *, brief: bool = False, briefest: bool = False) -> str:
    """All seats in one sentence. `brief`: leave out whose cards are the dead ones, which the table's sentences list;
    `briefest`: all but cards and passes left.
    """
    seats: list[str] = []
    for number, (seat, name) in enumerate(zip(view.seats, names, strict=True)):
        status = _status(view, seat, name, "alt-seat", words)
        details = words.comma.join(_passes(seat, words) if briefest else _details(view, number, words, brief=brief))
        seats.append(words.say("alt-details", seat=status, details=details) if details else status)
    return words.say("alt-seats", seats=words.comma.join(seats))


def seat_lines(view: View, names: Names, words: Words, *, asked: int | None = None) -> Iterator[str]:
    """One line per seat. `asked`: the seat whose cards and passes stand above: it has a line where there is more."""
    for number, (seat, name) in enumerate(zip(view.seats, names, strict=True)):
        details = [*_details(view, number, words)]
        if number != asked or details != [*_passes(seat, words)]:
            yield words.comma.join([_status(view, seat, name, "alt-seat-line", words), *details])


def _status(view: View, seat: SeatView, name: str, playing: str, words: Words) -> str:
    match seat.status:
        case SeatStatus.PLAYING:
            return words.say(playing, name=name, cards=seat.cards)
        case SeatStatus.OUT:
            return words.say("alt-seat-out", name=name)
        case SeatStatus.BANKRUPT:
            fallen = "alt-seat-dropped-out" if isinstance(view.table, GridTable) else "alt-seat-bankrupt"
            return words.say(fallen, name=name)
        case SeatStatus.ELIMINATED:
            return words.say("alt-seat-eliminated", name=name)


def _details(view: View, number: int, words: Words, *, brief: bool = False) -> Iterator[str]:
    seat = view.seats[number]
    if seat.place is not None:
        yield words.say("alt-place", place=seat.place)
        yield from _order(view, number, words)
    elif seat.status is SeatStatus.OUT and seat.left is not None and view.result is None:
        yield words.say("alt-out-order", order=seat.left)
    yield from _passes(seat, words)
    if seat.chips is not None:
        yield words.say("alt-chips", count=seat.chips)
    if seat.revokes:
        yield words.say("alt-revokes", count=seat.revokes)
    if seat.penalty or (seat.penalty is not None and view.result is not None):
        yield words.say("alt-penalty", count=seat.penalty)
    if seat.face_down:
        yield words.say("alt-face-down", count=seat.face_down)
    if seat.shown and not (brief and isinstance(view.table, GridTable)):
        yield words.say("board-shown", cards=cards_text(seat.shown, words))
    if seat.bid is not None:
        yield words.say("alt-bid", card=card_text(seat.bid, words))
    if seat.tricks is not None and view.phase not in (Phase.PASSING, Phase.BIDDING):
        yield words.say("alt-tricks", count=seat.tricks)
    if seat.has_chosen:
        yield words.say("board-has-chosen")
    yield from _scores(view, number, words)


def _passes(seat: SeatView, words: Words) -> Iterator[str]:
    if seat.passes is not None and seat.passes_left is not None and seat.status is SeatStatus.PLAYING:
        yield words.say("alt-passes-left", left=seat.passes_left, most=seat.passes + seat.passes_left)


def _order(view: View, number: int, words: Words) -> Iterator[str]:
    """The order of finishing, if it broke a tie in penalty cards (KI-12)."""
    result = view.result
    if result is None or result.placed is None or result.ranks is None or result.scores is None:
        return
    placed, rank, score = result.placed[number], result.ranks[number], result.scores[number]
    others = zip(result.scores, result.ranks, strict=True)
    if placed.by is PlaceBy.DONE and any(other == score and place != rank for other, place in others):
        yield words.say("alt-done", order=placed.order)


def _scores(view: View, number: int, words: Words) -> Iterator[str]:
    """The scores of the hand and the match; chips are shown as held instead."""
    if view.seats[number].chips is not None:
        return
    score = view.result.scores[number] if view.result is not None and view.result.scores is not None else None
    if score is not None and view.seats[number].penalty is None:
        message = "alt-penalty-score" if _least_wins(view) else "alt-score"
        yield words.say(message, score=number_text(score))
    if view.totals is None or not any(view.totals) or view.totals[number] == score:
        return
    message = "alt-penguins" if _counts_penguins(view) else "alt-total"
    yield words.say(message, count=number_text(view.totals[number]))


def _least_wins(view: View) -> bool:
    return find_game(view.game).scoring(view.rules).least_wins


def _counts_penguins(view: View) -> bool:
    """Whether totals count penguins (NT-8)."""
    return find_game(view.game).scoring(view.rules).unit is Unit.PENGUINS
