"""What lies on the table in words, a sentence at a time, for each kind of table."""

from collections.abc import Iterable, Iterator, Mapping

from engine.cards import Card
from engine.moves import Move
from engine.views import GridTable, GroupTable, Laid, Phase, Row, RowsTable, SequenceTable, TrickTable, View
from renderers.alt_text.cards import card_text, cards_text, place_text, rank_text, runs_text
from renderers.alt_text.fitting import Names
from renderers.alt_text.language import Words
from renderers.model.layout import belonging, column
from renderers.model.previews import killed, placed


def table_sentences(view: View, names: Names, words: Words, *, by_row: bool = False) -> Iterator[str]:
    """The sentences of a table. `by_row`: what a row takes next is told with the row."""
    match view.table:
        case RowsTable() as table:
            return _rows(view, table, words, by_row=by_row)
        case GridTable() as table:
            return _grid(view, table, words, by_row=by_row)
        case SequenceTable() as table:
            return _sequence(view, table, names, words)
        case TrickTable() as table:
            return _trick(view, table, names, words)
        case GroupTable() as table:
            return _group(table, names, words)


def preview_sentences(view: View, move: Move | None, words: Words) -> Iterator[str]:
    """A play that is considered, and what it would kill."""
    cards = [card for _, card in sorted(placed(view, move).items())]
    if cards:
        yield words.preview.format(cards=cards_text(cards, words))
        if isinstance(view.table, GridTable):
            dying = killed(view, move)
            yield words.would_kill.format(cards=cards_text(dying, words)) if dying else words.would_kill_nothing


def call_text(table: SequenceTable, words: Words) -> str:
    """What the last player of a sequence called; there must be a call."""
    assert table.call is not None
    rank = table.sequence[-1][1].rank
    return words.calls[table.call].format(rank=words.ranks[rank], a_rank=words.a_ranks[rank])


def _rows(view: View, table: RowsTable, words: Words, *, by_row: bool) -> Iterator[str]:
    instead = belonging(table)
    following = sorted(set(table.next)) if view.result is None else []
    for row in table.rows:
        template = words.second_row if row.copy else words.row
        told = template.format(suit=words.suits[row.suit], ranks=_laid(row, words, ace_high=table.ace_high))
        mine = [each for each in following if each.suit == row.suit and not row.copy]
        ranks = words.comma.join(place_text(each, words, instead) for each in mine)
        yield words.space.join([told, words.next_in_row.format(ranks=ranks)]) if by_row and ranks else told
    if table.trump is not None:
        yield words.trump.format(suit=words.suits[table.trump])
    if table.community:
        yield words.community.format(cards=cards_text(table.community, words))
    if table.stock is not None:
        yield words.stock.format(count=table.stock)
    if table.to_draw:
        yield words.to_draw.format(count=table.to_draw)
    yield from _last(table.last, words)
    if not by_row or not following:
        yield from _next(view, following, words, instead)


def _grid(view: View, table: GridTable, words: Words, *, by_row: bool) -> Iterator[str]:
    following = table.next if view.result is None else ()
    for suit in table.order:
        told = words.row.format(suit=words.suits[suit], ranks=_ranks(table.laid, suit, words) or words.empty_row)
        if by_row:
            ranks, dead = _ranks(following, suit, words), _ranks(table.dead, suit, words)
            told = words.space.join(
                [
                    told,
                    *([words.next_in_row.format(ranks=ranks)] if ranks else ()),
                    *([words.dead_in_row.format(ranks=dead)] if dead else ()),
                ]
            )
        yield told
    if table.dead and not by_row:
        yield words.dead.format(cards=cards_text(sorted(table.dead), words, in_runs=True))
    if table.killed:
        yield words.killed.format(cards=cards_text(sorted(table.killed), words))
    yield from _last(table.last, words)
    if not by_row or not following:
        yield from _next(view, sorted(following), words)


def _ranks(cards: Iterable[Card], suit: int, words: Words) -> str:
    return words.comma.join(runs_text(sorted(each for each in cards if each.suit == suit), words))


def _last(last: Iterable[Card], words: Words) -> Iterator[str]:
    laid = sorted(last)
    if laid:
        yield words.last.format(cards=cards_text(laid, words))


def _next(view: View, following: list[Card], words: Words, instead: Mapping[Card, Card] | None = None) -> Iterator[str]:
    """Where cards can go, while the hand goes on."""
    if following:
        yield words.open_places.format(cards=cards_text(following, words, instead=instead))
    elif view.result is None:
        yield words.nothing_open


def _laid(row: Row, words: Words, *, ace_high: bool) -> str:
    """What lies in a row: runs of ranks, and by itself every place that another card has taken."""
    parts: list[str] = []
    own: list[Card] = []
    for laid in sorted(row.laid, key=lambda laid: column(laid.place, ace_high=ace_high)):
        if laid.shown is laid.place:
            own.append(laid.place)
        else:
            parts += (*runs_text(own, words, ace_high=ace_high), _standing(laid, words))
            own = []
    parts += runs_text(own, words, ace_high=ace_high)
    return words.comma.join(parts) or words.empty_row


def _standing(laid: Laid, words: Words) -> str:
    return words.stands_for.format(rank=rank_text(laid.place), card=card_text(laid.shown, words))


def _sequence(view: View, table: SequenceTable, names: Names, words: Words) -> Iterator[str]:
    if table.sequence:
        yield words.sequence.format(plays=_plays(table.sequence, names, words))
        if table.call is not None:
            yield words.call.format(call=call_text(table, words))
    if view.result is None:
        leads = not table.sequence or not table.wanted
        yield words.lead_wanted if leads else words.wanted.format(cards=cards_text(table.wanted, words))
    if table.played:
        yield words.gone.format(cards=cards_text(table.played, words, in_runs=True))


def _trick(view: View, table: TrickTable, names: Names, words: Words) -> Iterator[str]:
    if table.trump is not None:
        yield words.trump.format(suit=words.colours[table.trump])
    elif view.phase is Phase.PASSING:
        yield (words.give_left if table.to_left else words.give_right).format(count=table.to_give)
    if table.trick:
        yield words.trick.format(plays=_plays(table.trick, names, words))
    elif table.last_trick:
        yield words.last_trick.format(plays=_plays(table.last_trick, names, words))
        if table.last_winner is not None:
            yield words.won_by.format(name=names[table.last_winner])
    if table.set_aside:
        yield words.set_aside.format(plays=_plays(table.set_aside, names, words))


def _group(table: GroupTable, names: Names, words: Words) -> Iterator[str]:
    if table.number is None or table.by is None:
        yield words.no_group
    else:
        yield words.group.format(count=table.count, number=table.number, name=names[table.by])
    if table.block and table.block_number is None:
        yield words.hidden_block.format(count=table.block)
    elif table.block:
        yield words.block.format(count=table.block, number=table.block_number)
    if table.stock is not None:
        yield words.stock.format(count=table.stock)
    counts = [words.times.format(number=i + 1, count=count) for i, count in enumerate(table.discarded) if count]
    if counts:
        yield words.discarded.format(counts=words.comma.join(counts))


def _plays(plays: Iterable[tuple[int, Card]], names: Names, words: Words) -> str:
    return words.comma.join(words.play.format(name=names[seat], card=card_text(card, words)) for seat, card in plays)
