"""Pictures in words: complete enough to play by, and never longer than Discord's alt text may be."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from engine.moves import PlayGroup
from engine.views import Phase, SeatStatus, SeatView, View
from renderers.alt_tables import table_sentences
from renderers.phrases import card_text, cards_text
from renderers.playable import playable_cards
from renderers.words import Words

LONGEST: Final = 1024
"""In UTF-16 units, the strictest way to count."""

_NAME_LENGTHS: Final = (32, 24, 16, 12, 9, 7, 5)
"""How names are cut, one after the other, until all fits."""
_ELLIPSIS: Final = "…"


def alt_table(view: View, names: Sequence[str], words: Words) -> str:
    """The table of a view. `names`: one for each seat."""

    def text(longest_name: int) -> str:
        short = [_shortened(name, longest_name) for name in names]
        return words.space.join(
            (*_turn(view, short, words), *table_sentences(view.table, short, words), _seats(view, short, words))
        )

    return _fitting(text)


def alt_hand(view: View, words: Words) -> str:
    """The viewer's hand, and what of it can be played."""
    if not view.hand:
        return words.no_hand
    sentences = [words.hand.format(count=len(view.hand), cards=cards_text(view.hand, words))]
    if view.drawn is not None:
        sentences.append(words.drawn.format(card=card_text(view.drawn, words)))
    if view.phase is not Phase.PLACE:
        sentences.append(_possible(view, words))
    return _cut(words.space.join(sentences), LONGEST)


def _possible(view: View, words: Words) -> str:
    if not view.legal:
        return words.not_your_turn
    groups = _largest_groups(view)
    if groups:
        return words.playable_groups.format(groups=words.comma.join(_positions(*group, words) for group in groups))
    ready = playable_cards(view)
    if not ready:
        return words.none_playable
    choosing = view.phase in (Phase.GIVE, Phase.PASSING, Phase.BIDDING)
    return (words.choosable if choosing else words.playable).format(cards=cards_text(sorted(ready), words))


def _largest_groups(view: View) -> list[tuple[int, int]]:
    """First and last position of the playable groups (NT-3) that are no part of another."""
    groups = {(move.first, move.last) for move in view.legal if isinstance(move, PlayGroup)}
    return sorted(
        each
        for each in groups
        if not any(other != each and other[0] <= each[0] and each[1] <= other[1] for other in groups)
    )


def _positions(first: int, last: int, words: Words) -> str:
    if first == last:
        return words.position.format(position=first + 1)
    return words.positions.format(first=first + 1, last=last + 1)


def _turn(view: View, names: Sequence[str], words: Words) -> Iterable[str]:
    if view.result is not None:
        return (words.over,)
    return (words.to_act.format(names=words.comma.join(names[seat] for seat in view.to_act)),) if view.to_act else ()


def _seats(view: View, names: Sequence[str], words: Words) -> str:
    seats = (_seat(seat, name, words) for seat, name in zip(view.seats, names, strict=True))
    return words.seats.format(seats=words.comma.join(seats))


def _seat(seat: SeatView, name: str, words: Words) -> str:
    match seat.status:
        case SeatStatus.PLAYING:
            told = words.seat.format(name=name, cards=seat.cards)
        case SeatStatus.OUT:
            told = words.seat_out.format(name=name)
        case SeatStatus.BANKRUPT:
            told = words.seat_bankrupt.format(name=name)
        case SeatStatus.ELIMINATED:
            told = words.seat_eliminated.format(name=name)
    details = words.comma.join(_details(seat, words))
    return words.details.format(seat=told, details=details) if details else told


def _details(seat: SeatView, words: Words) -> Iterator[str]:
    if seat.place is not None:
        yield words.place.format(place=seat.place)
    if seat.passes and seat.status is SeatStatus.PLAYING:
        yield words.passes.format(count=seat.passes)
    if seat.chips is not None:
        yield words.chips.format(count=seat.chips)
    if seat.penalty:
        yield words.penalty.format(count=seat.penalty)
    if seat.face_down:
        yield words.face_down.format(count=seat.face_down)
    if seat.shown:
        yield words.shown.format(cards=cards_text(seat.shown, words))
    if seat.bid is not None:
        yield words.bid.format(card=card_text(seat.bid, words))
    if seat.tricks is not None:
        yield words.tricks.format(count=seat.tricks)
    if seat.has_chosen:
        yield words.has_chosen


def _fitting(text: Callable[[int], str]) -> str:
    """The text with names as long as there is room for; in the end cut."""
    for longest_name in _NAME_LENGTHS:
        candidate = text(longest_name)
        if _length(candidate) <= LONGEST:
            return candidate
    return _cut(text(_NAME_LENGTHS[-1]), LONGEST)


def _shortened(name: str, longest: int) -> str:
    return _cut(" ".join(name.split()), longest)


def _cut(text: str, longest: int) -> str:
    """The text, or its beginning and an ellipsis, in at most so many UTF-16 units."""
    if _length(text) <= longest:
        return text
    while _length(text) > longest - 1:
        text = text[: -max(1, (_length(text) - longest) // 2)]
    return text + _ELLIPSIS


def _length(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
