"""The layout as sentences, for each kind of table."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from engine.cards import Card
from engine.moves import Move
from engine.views import GridTable, GroupTable, Laid, Phase, Row, RowsTable, SequenceTable, TrickTable, View
from i18n import Texts
from renderers.alt_text.cards import card_text, cards_text, place_text, rank_text, runs_text
from renderers.alt_text.fitting import Names
from renderers.alt_text.words import RANK_KEYS, Words, words_of
from renderers.model.hand import block_of
from renderers.model.layout import belonging, column
from renderers.model.moves import killed, placed


def table_sentences(
    view: View, names: Names, words: Words, *, by_row: bool = False, says_last: bool = True
) -> Iterator[str]:
    """The sentences for a table. `by_row`: put open places into the sentences of their rows. `says_last`: also which
    cards were laid last into rows."""
    match view.table:
        case RowsTable() as table:
            return _rows(view, table, names, words, by_row=by_row, says_last=says_last)
        case GridTable() as table:
            return _grid(view, table, names, words, by_row=by_row, says_last=says_last)
        case SequenceTable() as table:
            return _sequence(view, table, names, words)
        case TrickTable() as table:
            return _trick(view, table, names, words)
        case GroupTable() as table:
            return _group(view, table, names, words)


def preview_sentences(view: View, move: Move | None, words: Words) -> Iterator[str]:
    """A previewed play and the cards that it would kill."""
    cards = [card for _, card in sorted(placed(view, move).items())]
    if cards:
        yield words.say("alt-preview", cards=cards_text(cards, words))
        if isinstance(view.table, GridTable):
            dying = killed(view, move)
            yield (
                words.say("alt-would-kill", cards=cards_text(dying, words))
                if dying
                else words.say("alt-would-kill-nothing")
            )


def call_text(table: SequenceTable, texts: Texts) -> str:
    """The last call in a sequence. Requires a call."""
    assert table.call is not None
    return texts(f"call-{table.call}-aloud", rank=RANK_KEYS[table.sequence[-1][1].rank])


def _rows(view: View, table: RowsTable, names: Names, words: Words, *, by_row: bool, says_last: bool) -> Iterator[str]:
    instead = belonging(table)
    places = table.next if table.forced is None else (table.forced,)
    following = sorted(set(places)) if view.result is None else []
    for row in table.rows:
        message = "alt-second-row" if row.copy else "alt-row"
        line = words.say(message, suit=words.suits[row.suit], ranks=_laid(row, words.texts, table.ace_high))
        mine = [each for each in following if each.suit == row.suit and not row.copy]
        ranks = words.comma.join(place_text(each, words, instead) for each in mine)
        is_closed = by_row and row.suit in (table.closed or ())
        more = [words.say("alt-row-closed")] if is_closed else []
        more += [words.say("alt-next-in-row", ranks=ranks)] if by_row and ranks else []
        yield words.space.join([line, *more])
    if table.closed and not by_row:
        yield words.say("alt-closed", suits=words.comma.join(words.suits[suit] for suit in table.closed))
    if table.trump is not None:
        yield words.say("alt-trump", suit=words.suits[table.trump])
    if table.community:
        yield words.say("alt-community", cards=cards_text(table.community, words))
    if table.stock is not None:
        yield words.say("alt-stock", count=table.stock)
    if table.to_draw:
        yield words.say("alt-to-draw", count=table.to_draw)
    if table.all_thrown:
        yield words.say("alt-thrown", cards=cards_text(table.all_thrown, words, in_runs=True))
    if says_last:
        yield from _last(view, table.last, names, words)
    if not by_row or not following:
        yield from _next(view, following, words, instead)


def _grid(view: View, table: GridTable, names: Names, words: Words, *, by_row: bool, says_last: bool) -> Iterator[str]:
    following = table.next if view.result is None else ()
    for suit in table.order:
        line = words.say(
            "alt-row", suit=words.suits[suit], ranks=_ranks(table.laid, suit, words) or words.say("alt-empty-row")
        )
        if by_row:
            ranks, dead = _ranks(following, suit, words), _ranks(table.dead, suit, words)
            line = words.space.join(
                [
                    line,
                    *([words.say("alt-next-in-row", ranks=ranks)] if ranks else ()),
                    *([words.say("alt-dead-in-row", ranks=dead)] if dead else ()),
                ]
            )
        yield line
    if table.dead and not by_row:
        yield words.say("alt-dead", cards=cards_text(sorted(table.dead), words, in_runs=True))
    if table.killed:
        yield words.say("alt-killed", cards=cards_text(sorted(table.killed), words))
    if table.thrown:
        yield words.say("alt-thrown-out", cards=cards_text(sorted(table.thrown), words, in_runs=True))
    if says_last:
        yield from _last(view, table.last, names, words)
    if not by_row or not following:
        yield from _next(view, sorted(following), words)


def _ranks(cards: Iterable[Card], suit: int, words: Words) -> str:
    return words.comma.join(runs_text(sorted(each for each in cards if each.suit == suit), words))


def _last(view: View, last: Iterable[Card], names: Names, words: Words) -> Iterator[str]:
    """The last cards, and who laid them."""
    laid = cards_text(sorted(last), words)
    if laid and view.last_by is not None:
        yield words.say("alt-last-by", cards=laid, name=names[view.last_by])
    elif laid:
        yield words.say("alt-last", cards=laid)


def _next(view: View, following: list[Card], words: Words, instead: Mapping[Card, Card] | None = None) -> Iterator[str]:
    """The open places, while the hand is not over."""
    if following:
        yield words.say("alt-open-places", cards=cards_text(following, words, instead=instead))
    elif view.result is None:
        yield words.say("alt-nothing-open")


@lru_cache(maxsize=4096)
def _laid(row: Row, texts: Texts, ace_high: bool) -> str:
    """The cards of a row: ranges of ranks, and each place taken by another card on its own. Cached, as all rows but one
    are the same from move to move, and for all at a table."""
    words = words_of(texts)
    parts: list[str] = []
    own: list[Card] = []
    for laid in sorted(row.laid, key=lambda laid: column(laid.place, ace_high=ace_high)):
        if laid.shown is laid.place:
            own.append(laid.place)
        else:
            parts += (*runs_text(own, words, ace_high=ace_high), _standing(laid, words))
            own = []
    parts += runs_text(own, words, ace_high=ace_high)
    return words.comma.join(parts) or words.say("alt-empty-row")


def _standing(laid: Laid, words: Words) -> str:
    return words.say("alt-stands-for", rank=rank_text(laid.place), card=card_text(laid.shown, words))


def _sequence(view: View, table: SequenceTable, names: Names, words: Words) -> Iterator[str]:
    if table.sequence:
        yield words.say("alt-sequence", plays=_plays(table.sequence, names, words))
        if table.call is not None:
            yield words.say("alt-call", call=call_text(table, words.texts))
    if view.result is None:
        leads = not table.sequence or not table.wanted
        yield words.say("alt-lead-wanted") if leads else words.say("alt-wanted", cards=cards_text(table.wanted, words))
    if table.played:
        yield words.say("alt-gone", cards=cards_text(table.played, words, in_runs=True))


def _trick(view: View, table: TrickTable, names: Names, words: Words) -> Iterator[str]:
    if table.trump is not None:
        yield words.say("alt-trump", suit=words.colours[table.trump])
    elif view.phase is Phase.PASSING:
        yield words.say("alt-give-left" if table.to_left else "alt-give-right", count=table.to_give)
    if table.trick:
        yield words.say("alt-trick", plays=_plays(table.trick, names, words))
    elif table.last_trick:
        yield words.say("alt-last-trick", plays=_plays(table.last_trick, names, words))
        if table.last_winner is not None:
            yield words.say("alt-won-by", name=names[table.last_winner])
    if table.set_aside:
        yield words.say("alt-set-aside", plays=_plays(table.set_aside, names, words))


def _group(view: View, table: GroupTable, names: Names, words: Words) -> Iterator[str]:
    if table.number is None or table.by is None:
        yield words.say("alt-no-group")
    else:
        yield words.say("alt-group", count=table.count, number=table.number, name=names[table.by])
    if not table.block or block_of(view):  # The viewer's hand tells their block.
        pass
    elif table.block_number is None:
        yield words.say("alt-hidden-block", count=table.block)
    else:
        yield words.say("alt-block", count=table.block, number=table.block_number)
    if table.stock is not None:
        yield words.say("alt-stock", count=table.stock)
    counts = [words.say("alt-times", number=i + 1, count=count) for i, count in enumerate(table.discarded) if count]
    if counts:
        yield words.say("alt-discarded", counts=words.comma.join(counts))


def _plays(plays: Iterable[tuple[int, Card]], names: Names, words: Words) -> str:
    return words.comma.join(
        words.say("alt-play", name=names[seat], card=card_text(card, words)) for seat, card in plays
    )
