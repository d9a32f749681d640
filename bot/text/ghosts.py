"""Texts about ghosts: what counts as talking to them, and how a player became one."""

from bot.tables.entries import TalkKind
from bot.tables.participants import Participant
from bot.tables.table import Table
from bot.tables.talking import NEXT_SECONDS
from bot.text.naming import name_of
from bot.text.sentences import listed
from engine.moves import Bankrupt, Talk
from i18n import Texts


def what_counts(texts: Texts, table: Table) -> str:
    """The rule of what counts as talking to a ghost at this table, in full."""
    return texts("ghost-counts", strict="yes" if table.setup.strict else "no", seconds=NEXT_SECONDS)


def in_short(texts: Texts, table: Table) -> str:
    """The same as one line."""
    return texts("ghost-short", strict="yes" if table.setup.strict else "no", seconds=NEXT_SECONDS)


def new_ghosts(texts: Texts, table: Table, players: list[Participant], *, is_first: bool) -> str:
    """Announces players who went bankrupt. `is_first`: the first of the match, so explain the rule."""
    names = listed(texts, [f"**{name_of(texts, place)}**" for place in players])
    news = texts("ghost-new", names=names, number=len(players))
    return f"{news}\n{what_counts(texts, table)}\n{texts('ghost-may-talk')}" if is_first else news


def private_words(texts: Texts, table: Table, seat: int) -> str:
    """For the ghost of this seat: how they became one and what they can do."""
    how, other = _became(table, seat)
    facts = {"how": how, "other": "" if other is None else name_of(texts, other)}
    return f"{texts('ghost-private', **facts)}\n\n{texts('ghost-tempt')}\n{in_short(texts, table)}"


def _became(table: Table, seat: int) -> tuple[str, Participant | None]:
    """How the player of a bankrupt seat became its ghost, and who plays their former cards."""
    for played in reversed(table.history):
        if isinstance(played.move, Talk) and played.move.ghost == seat and played.players_before is not None:
            how = "undone" if played.talk_kind is TalkKind.TAKEN_BACK else "talked"
            return how, table.participants[played.players_before[seat]]
        if isinstance(played.move, Bankrupt) and played.seat == seat:
            break
    return "bankrupt", None
