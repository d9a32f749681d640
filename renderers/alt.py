"""Pictures in words: complete enough to play by, and never longer than Discord's alt text may be."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final

from engine.cards import JOKER, Card
from engine.views import Laid, Row, RowsTable, SeatStatus, SeatView, View
from renderers.faces import RANK_TEXTS
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
        return words.space.join((*_turn(view, short, words), *_table(view, words), _seats(view, short, words)))

    return _fitting(text)


def alt_hand(view: View, words: Words) -> str:
    """The viewer's hand, and what of it can be played."""
    if not view.hand:
        return words.no_hand
    ready = playable_cards(view)
    held = words.hand.format(count=len(view.hand), cards=_cards(view.hand, words))
    if ready:
        play = words.playable.format(cards=_cards(sorted(ready), words))
    else:
        play = words.none_playable if view.legal else words.not_your_turn
    return _cut(words.space.join((held, play)), LONGEST)


def _turn(view: View, names: Sequence[str], words: Words) -> Iterable[str]:
    if view.result is not None:
        return (words.over,)
    return (words.to_act.format(names=words.comma.join(names[seat] for seat in view.to_act)),) if view.to_act else ()


def _table(view: View, words: Words) -> Iterable[str]:
    if not isinstance(view.table, RowsTable):
        raise TypeError(f"no words for {type(view.table).__name__}")
    return _rows(view.table, words)


def _rows(table: RowsTable, words: Words) -> Iterable[str]:
    for row in table.rows:
        template = words.second_row if row.copy else words.row
        yield template.format(suit=words.suits[row.suit], ranks=_laid(row, table, words))
    if table.trump is not None:
        yield words.trump.format(suit=words.suits[table.trump])
    if table.community:
        yield words.community.format(cards=_cards(table.community, words))
    if table.stock is not None:
        yield words.stock.format(count=table.stock)
    if table.to_draw is not None:
        yield words.to_draw.format(count=table.to_draw)
    if table.last:
        yield words.last.format(cards=_cards(sorted(table.last), words))
    if table.next:
        yield words.open_places.format(cards=_cards(sorted(set(table.next)), words))
    else:
        yield words.nothing_open


def _laid(row: Row, table: RowsTable, words: Words) -> str:
    """What lies in a row: runs of ranks, and by itself every place that another card has taken."""
    if not row.laid:
        return words.empty_row
    parts: list[str] = []
    run: list[Card] = []
    for laid in sorted(row.laid, key=lambda laid: _column(laid.place, table)):
        if laid.shown is not laid.place:
            parts += _run(run, words)
            parts.append(_standing(laid, words))
            run = []
        elif run and _column(laid.place, table) == _column(run[-1], table) + 1:
            run.append(laid.place)
        else:
            parts += _run(run, words)
            run = [laid.place]
    parts += _run(run, words)
    return words.comma.join(parts)


def _column(place: Card, table: RowsTable) -> int:
    return (place.rank - 1) % 13 if table.ace_high else place.rank


def _run(cards: Sequence[Card], words: Words) -> list[str]:
    """Three or more neighbours in one phrase, fewer each by itself."""
    ranks = [RANK_TEXTS[card.rank] for card in cards]
    return ranks if len(ranks) < 3 else [words.run.format(first=ranks[0], last=ranks[-1])]


def _standing(laid: Laid, words: Words) -> str:
    return words.stands_for.format(rank=RANK_TEXTS[laid.place.rank], card=_card(laid.shown, words))


def _card(card: Card, words: Words) -> str:
    if card is JOKER:
        return words.joker
    return words.card.format(suit=words.suits[card.suit], rank=RANK_TEXTS[card.rank])


def _cards(cards: Iterable[Card], words: Words) -> str:
    """Cards gathered by suit, in the order given; several of one kind are all named."""
    parts: list[str] = []
    for suit, group in groupby(cards, key=lambda card: card.suit):
        if suit == JOKER.suit:
            parts += [words.joker for _ in group]
        else:
            ranks = words.comma.join(RANK_TEXTS[card.rank] for card in group)
            parts.append(words.cards_of_suit.format(suit=words.suits[suit], ranks=ranks))
    return words.semicolon.join(parts)


def _seats(view: View, names: Sequence[str], words: Words) -> str:
    seats = (_seat(seat, name, words) for seat, name in zip(view.seats, names, strict=True))
    return words.seats.format(seats=words.comma.join(seats))


def _seat(seat: SeatView, name: str, words: Words) -> str:
    match seat.status:
        case SeatStatus.OUT:
            told = words.seat_out.format(name=name)
        case SeatStatus.BANKRUPT:
            told = words.seat_bankrupt.format(name=name)
        case SeatStatus.ELIMINATED:
            told = words.seat_eliminated.format(name=name)
        case SeatStatus.PLAYING if seat.passes:
            told = words.seat_passes.format(name=name, cards=seat.cards, passes=seat.passes)
        case SeatStatus.PLAYING:
            told = words.seat.format(name=name, cards=seat.cards)
    return told if seat.place is None else words.placed.format(seat=told, place=seat.place)


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
