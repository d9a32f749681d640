"""What lies on the table in words, a sentence at a time, for each kind of table."""

from collections.abc import Iterable, Iterator, Sequence

from engine.cards import Card
from engine.views import GridTable, GroupTable, Laid, Row, RowsTable, SequenceTable, Table, TrickTable
from renderers.phrases import card_text, cards_text, column, rank_text, runs_text
from renderers.words import Words


def table_sentences(table: Table, names: Sequence[str], words: Words) -> Iterator[str]:
    """The sentences of a table. `names`: one for each seat."""
    match table:
        case RowsTable():
            return _rows(table, words)
        case GridTable():
            return _grid(table, words)
        case SequenceTable():
            return _sequence(table, names, words)
        case TrickTable():
            return _trick(table, names, words)
        case GroupTable():
            return _group(table, names, words)


def _rows(table: RowsTable, words: Words) -> Iterator[str]:
    for row in table.rows:
        template = words.second_row if row.copy else words.row
        yield template.format(suit=words.suits[row.suit], ranks=_laid(row, words, ace_high=table.ace_high))
    if table.trump is not None:
        yield words.trump.format(suit=words.suits[table.trump])
    if table.community:
        yield words.community.format(cards=cards_text(table.community, words))
    if table.stock is not None:
        yield words.stock.format(count=table.stock)
    if table.to_draw is not None:
        yield words.to_draw.format(count=table.to_draw)
    yield from _last_and_next(table.last, table.next, words)


def _grid(table: GridTable, words: Words) -> Iterator[str]:
    for suit in table.order:
        laid = sorted(each for each in table.laid if each.suit == suit)
        ranks = words.comma.join(runs_text(laid, words)) or words.empty_row
        yield words.row.format(suit=words.suits[suit], ranks=ranks)
    if table.dead:
        yield words.dead.format(cards=cards_text(sorted(table.dead), words, in_runs=True))
    if table.killed:
        yield words.killed.format(cards=cards_text(sorted(table.killed), words))
    yield from _last_and_next(table.last, table.next, words)


def _last_and_next(last: Iterable[Card], following: Iterable[Card], words: Words) -> Iterator[str]:
    laid, places = sorted(last), sorted(set(following))
    if laid:
        yield words.last.format(cards=cards_text(laid, words))
    yield words.open_places.format(cards=cards_text(places, words)) if places else words.nothing_open


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


def _sequence(table: SequenceTable, names: Sequence[str], words: Words) -> Iterator[str]:
    if table.sequence:
        yield words.sequence.format(plays=_plays(table.sequence, names, words))
        if table.call is not None:
            said = words.calls[table.call].format(rank=rank_text(table.sequence[-1][1]))
            yield words.call.format(call=said)
    if table.wanted:
        yield words.wanted.format(cards=cards_text(table.wanted, words))
    else:
        yield words.lead_wanted
    if table.played:
        yield words.gone.format(cards=cards_text(table.played, words, in_runs=True))


def _trick(table: TrickTable, names: Sequence[str], words: Words) -> Iterator[str]:
    if table.trump is not None:
        yield words.trump.format(suit=words.colours[table.trump])
    elif table.to_give:
        yield (words.give_left if table.to_left else words.give_right).format(count=table.to_give)
    if table.trick:
        yield words.trick.format(plays=_plays(table.trick, names, words))
    elif table.last_trick:
        yield words.last_trick.format(plays=_plays(table.last_trick, names, words))
        if table.last_winner is not None:
            yield words.won_by.format(name=names[table.last_winner])
    if table.set_aside:
        yield words.set_aside.format(plays=_plays(table.set_aside, names, words))


def _group(table: GroupTable, names: Sequence[str], words: Words) -> Iterator[str]:
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


def _plays(plays: Iterable[tuple[int, Card]], names: Sequence[str], words: Words) -> str:
    return words.comma.join(words.play.format(name=names[seat], card=card_text(card, words)) for seat, card in plays)
