"""Events, refusals and lists as sentences in the reader's language."""

from collections.abc import Sequence

from bot.tables.deadlines import WaitingFor
from bot.tables.entries import MovedBy
from bot.tables.participants import Participant, PlayedMove, TakeBack
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from bot.text.events import event_words
from bot.text.faces import face
from bot.text.markup import at_time, columns, relative
from bot.text.naming import NameOf
from engine.cards import Card
from engine.errors import Refusal
from engine.events import Event, PaidForRevokes, PileCounted
from i18n import Texts, language_of, texts_in

Kinds = tuple[type[PaidForRevokes] | type[PileCounted], ...]


def public_texts(table: Table, *, is_spoken: bool = False) -> Texts:
    """The texts of a table's public messages. `is_spoken`: as in words mode, where the server wants no pictures."""
    texts = texts_in(language_of(table.locale))
    return texts.spoken if is_spoken else texts


def timed(texts: Texts, table: Table, sentence: str = "") -> str:
    """A sentence, and until when there is time, if people play against the clock."""
    until = _until(texts, table) if table.is_timed else ""
    return texts("list-space").join(filter(None, [sentence, until]))


def _until(texts: Texts, table: Table) -> str:
    """Until when there is time; at slow tables as a date, with what the person to act has left of their bank."""
    if not table.setup.is_slow or table.clock is not WaitingFor.TURN:
        return texts("rounds-time", until=relative(table.deadline))
    grant, to_act = table.pacing.grant, table.to_act()
    if grant is None or table.due is None or not table.due.granted:  # Computers are to move, or it is secret (SP-4).
        return texts("slow-until", until=at_time(table.deadline), bank="none")
    if grant.entry.spends:
        return texts("slow-until", until=at_time(table.deadline), bank="runs")
    until = texts("slow-until", until=at_time(table.deadline), bank="none")
    if len(to_act) != 1:
        return until
    bank = texts("slow-bank", bank=hours_words(texts, table.pacing.bank_ms(table, table.player_at(to_act[0]))))
    return texts("list-space").join([until, bank])


def hours_words(texts: Texts, duration: int) -> str:
    """A duration in milliseconds, in whole hours, or days from two on."""
    hours = duration // (60 * 60 * 1000)
    return texts("slow-days", days=hours // 24) if hours >= 48 else texts("slow-hours", hours=hours)


def refused(texts: Texts, error: TableError) -> str:
    """Why a table refuses a request."""
    if error.reason is RefusalReason.ILLEGAL and error.illegal is not None:
        return illegal(texts, error.illegal)
    facts = {name: _shown(texts, fact) for name, fact in error.facts.items()}
    if error.reason is RefusalReason.NOT_HOST:
        facts["host"] = f"<@{facts['host']}>"
    if error.reason is RefusalReason.OFTEN:
        facts["until"] = relative(int(facts["until"]))
    return texts(f"refused-{error.reason.value}", **facts)


def _shown(texts: Texts, fact: int | str | tuple[int, ...]) -> int | str:
    """A fact of a refusal; channels as links."""
    return listed(texts, [f"<#{channel}>" for channel in fact]) if isinstance(fact, tuple) else fact


def illegal(texts: Texts, refusal: Refusal) -> str:
    """Why the rules refuse a move."""
    facts = {name: face(texts, fact) if isinstance(fact, Card) else fact for name, fact in refusal.facts.items()}
    return texts(f"illegal-{_dashed(refusal.reason.value)}", **facts)


def move_lines(texts: Texts, table: Table, played: PlayedMove, name: NameOf) -> list[str]:
    """A move as an onlooker sees it: one line per event."""
    seen = (event.seen_by(None) for event in played.events)
    lines = [line for event in seen if (line := event_line(texts, table, event, played, name)) is not None]
    if played.by is MovedBy.CLOCK and lines:
        lines[0] = texts("event-by-clock", event=lines[0])
    return lines


def event_line(texts: Texts, table: Table, event: Event, played: PlayedMove, name: NameOf) -> str | None:
    """One event as a line; None if it is not worth one."""
    return event_words(
        texts,
        table.game,
        event,
        lambda seat: name(_sat(table, played, seat)),
        way=played.talk_kind.value if played.talk_kind is not None else None,
    )


def _sat(table: Table, played: PlayedMove, seat: int) -> Participant:
    """The participant who sat in this seat when the move was made."""
    return table.participants[seat if played.players_before is None else played.players_before[seat]]


def last_calls(texts: Texts, table: Table, name: NameOf, *, most: int = 4) -> list[str]:
    """The last `most` event lines, newest last.

    When a hand ends, also tells what was hidden until then: revokes (FT-7), and what piles count (PQ-5).
    """
    lines: list[str] = []
    newest = table.take_backs[-1:]
    if newest and newest[0].kept == len(table.history):
        lines.append(take_back_line(texts, table, newest, name))
    for played in reversed(table.history):
        if len(lines) >= most:
            break
        lines[:0] = move_lines(texts, table, played, name)
    shown = lines[-most:]
    hidden = _hidden_until_now(texts, table, name)
    return [*(line for line in hidden if line not in shown), *shown]


def told_beside_scores(texts: Texts, table: Table, name: NameOf) -> list[str]:
    """Lines on what was hidden until the match ended and its scores do not say. All piles are in one line; those that
    are just what their seats score (PQ-5) are left out."""
    assert table.match is not None
    result = table.match.played[-1].result
    revokes = _hidden_until_now(texts, table, name, (PaidForRevokes,))
    piles = _hidden_until_now(texts, table, name, (PileCounted,), beside=result.scores if result else None)
    return [*revokes, *([texts("list-dot").join(piles)] if piles else [])]


def take_back_line(texts: Texts, table: Table, taken: Sequence[TakeBack], name: NameOf) -> str:
    """That these moves were taken back, at the same place of the match."""
    who = next(place for place in table.participants if place.user == taken[0].user)
    return texts("taken-back", name=name(who), moves=sum(each.moves for each in taken), times=len(taken))


def uncounted_facts(texts: Texts, table: Table) -> list[str]:
    """Why a match that is over does not count as others do: the host's choice, moves taken back, hints, who sat down;
    empty if it does."""
    chosen = [] if table.setup.rated else [texts("uncounted-unrated")]
    taken = [texts("taken-back-count", times=len(table.take_backs))] if table.take_backs else []
    hinted = [texts("hint-count", times=len(table.hinted))] if table.hinted else []
    sat = [texts("sit-in-between", name=place.name) for place in table.participants if place.seating is not None]
    return [*chosen, *taken, *hinted, *sat]


def _hidden_until_now(
    texts: Texts,
    table: Table,
    name: NameOf,
    kinds: Kinds = (PaidForRevokes, PileCounted),
    *,
    beside: Sequence[int] | None = None,
) -> list[str]:
    """Events of these kinds of the last move as lines. `beside`: the scores that are shown beside them."""
    shown = [(event, each) for each in table.history[-1:] for event in each.events if isinstance(event, kinds)]
    if [_told_by_score(event) for event, _ in shown] == [*(beside or ())]:
        shown = [(event, each) for event, each in shown if not _told_by_score(event)]
    return [line for event, each in shown if (line := event_line(texts, table, event, each, name)) is not None]


def _told_by_score(event: Event) -> int | None:
    """The score of a pile, if that is all there is to say of it."""
    return event.count if isinstance(event, PileCounted) and not (event.is_doubled or event.laid_none) else None


def listed(texts: Texts, items: Sequence[str]) -> str:
    """Items as a comma-separated list."""
    return texts("list-comma").join(items)


def in_brief(texts: Texts, items: Sequence[str], *, most: int) -> str:
    """Items as a list of about so many columns, with the number of those that are left out; at least one is there."""
    shown = [*items]
    while len(shown) > 1 and columns(listed(texts, shown)) > most:
        shown.pop()
    return listed(texts, shown if len(shown) == len(items) else [*shown, f"+{len(items) - len(shown)}"])


def in_a_line(texts: Texts, facts: Sequence[str]) -> str:
    """Facts as one line, separated by dots."""
    line = texts("list-dot").join(facts)
    return line[:1].upper() + line[1:]


def _dashed(key: str) -> str:
    return key.replace("_", "-")
