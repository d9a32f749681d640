"""Texts of revokes (FT-7, FT-8): for their player at once, for everyone at the end of the hand."""

import pytest

from bot.features.play.board import board_message
from bot.features.play.hand import hand_message
from bot.features.play.match_pages import log_message
from bot.features.play.result import result_message
from bot.platform.messages import Picture
from bot.storage.user_settings import Reader
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.text.events import event_words
from bot.text.naming import names_at
from bot.text.sentences import last_calls
from engine.events import PaidForRevokes, PaidPass
from engine.moves import PASS
from i18n import Language, Texts, texts_in
from renderers.alt_text.alt import alt_table, text_table
from tests.bot.fitting.limits import check, text_of, walk
from tests.bot.match_factories import match_of, next_hand
from tests.bot.table_factories import awaited
from tests.i18n.languages import WORDED

pytestmark = pytest.mark.looptime

KEPT_BACK = {"en": ("kept cards back", "keeping back"), "ja": ("出し惜しみ",)}
"""How revokes are told, and nothing else."""
LOCALES: dict[Language, str] = {"en": "en-US", "ja": "ja"}
both = pytest.mark.parametrize("language", WORDED)


async def penalised(tables: TableService, language: Language, *, people: int = 4, **options: object) -> Table:
    chosen = {"revokes": "penalised", **options}
    return await match_of(tables, "fan-tan", people=people, options=chosen, locale=LOCALES[language])


async def make(tables: TableService, table: Table, *, revoking: bool) -> bool:
    """Make the next move, a revoke if allowed and wanted; returns whether it was one."""
    (seat,) = table.to_act()
    legal = table.view(seat).legal
    revokes = revoking and PASS in legal and len(legal) > 1
    await tables.move(table.id, awaited(table), ply=None, move=str(PASS if revokes else legal[0]))
    return revokes


async def to_the_end(tables: TableService, table: Table, *, revokes: int) -> None:
    """Play to the end of the hand, with so many revokes as early as allowed."""
    left = revokes
    while table.stage is Stage.PLAYING:
        left -= await make(tables, table, revoking=left > 0)
    assert left == 0


def payments(table: Table) -> list[PaidForRevokes]:
    """What is paid for revokes at the end of the hand."""
    return [event for event in table.history[-1].events if isinstance(event, PaidForRevokes)]


def public(texts: Texts, table: Table, language: Language) -> str:
    """All public text of a running table: beside a picture, in the words form, and in its log."""
    view = table.view(None)
    alone = board_message(texts, table, view, text_table(view, table.names(), texts))
    beside = board_message(texts, table, view, Picture(b"png", "table.png", alt_table(view, table.names(), texts)))
    alts = [item["description"] for each in walk(beside.view.to_components()) for item in each.get("items", [])]
    return "\n".join([text_of(alone), text_of(beside), *alts, text_of(log_message(texts, table, signed=True))])


@both
async def test_ft_7_only_the_player_sees_their_revoke_until_the_end(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    table = await penalised(tables, language)
    revoked: list[int] = []
    for _ in range(30):
        (seat,) = table.to_act()
        if await make(tables, table, revoking=True):
            revoked.append(seat)
            assert all(word not in public(texts, table, language) for word in KEPT_BACK[language])
            for other in range(4):
                view = table.view(other)
                shown = text_of(hand_message(Reader(texts), table, view, "…", ply=table.ply, emojis={}))
                assert any(word in shown for word in KEPT_BACK[language]) == (other in revoked)
    assert len(revoked) > len(set(revoked)) > 1


async def test_ft_7_the_player_sees_the_cost_of_their_revoke(tables: TableService) -> None:
    table = await penalised(tables, "en")
    while not await make(tables, table, revoking=True):
        pass
    seat = table.history[-1].seat
    assert table.history[-1].events[0] == PaidPass(seat, chips=1)
    shown = text_of(hand_message(Reader(texts_in("en")), table, table.view(seat), "…", ply=1, emojis={}))
    assert (
        "You have kept cards back once in this hand. Nobody else knows. At the end of the hand you pay 3 chips" in shown
    )


@both
async def test_ft_7_a_pass_and_a_revoke_have_the_same_text_for_others(tables: TableService, language: Language) -> None:
    table = await penalised(tables, language)
    lines: dict[bool, set[str | None]] = {False: set(), True: set()}
    while table.stage is Stage.PLAYING:
        revoked = await make(tables, table, revoking=True)
        if table.history[-1].move == PASS:
            (event,) = table.history[-1].events
            lines[revoked].add(event_words(texts_in(language), table.game, event, lambda seat: "Ann"))
    assert lines[True] == lines[False] != set()


@both
async def test_ft_7_the_end_of_a_hand_lists_all_revokes(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    table = await penalised(tables, language)
    await to_the_end(tables, table, revokes=5)
    assert table.stage is Stage.BETWEEN
    revokes = {event.seat: event.revokes for event in payments(table)}
    assert sum(revokes.values()) == 5
    calls = last_calls(texts, table, names_at(texts, table, signed=False))
    assert sum(KEPT_BACK[language][0] in line for line in calls) == len(revokes)
    assert len(calls) == len(revokes) + 4
    everything = public(texts, table, language)
    assert everything.count(KEPT_BACK[language][0]) >= 3 * len(revokes)
    assert [table.view(seat).own_revokes for seat in range(4)] == [revokes.get(seat, 0) for seat in range(4)]
    await next_hand(tables, table)
    assert all(table.view(seat).own_revokes == 0 for seat in range(4))


@both
async def test_ft_7_the_result_of_a_match_lists_the_revokes_of_its_last_hand(
    tables: TableService, language: Language
) -> None:
    texts = texts_in(language)
    table = await penalised(tables, language, people=12, decks=2, hands=1, chips=1000)
    await to_the_end(tables, table, revokes=60)
    paid = len(payments(table))
    assert paid > 8
    for shown in ("…", Picture(b"png", "result.png", "…")):
        message = result_message(texts, table, shown, {})
        check(message)
        assert text_of(message).count(KEPT_BACK[language][0]) == paid


@both
async def test_g_5_a_player_without_chips_is_shown_to_owe_more(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    for _ in range(20):
        table = await penalised(tables, language, people=3, chips=10)
        await to_the_end(tables, table, revokes=12)
        short = [event for event in payments(table) if event.chips != 3 * event.revokes]
        lines = "\n".join(last_calls(texts, table, names_at(texts, table, signed=False)))
        await tables.channel_gone(table.channel)
        if short:
            due = 3 * short[0].revokes
            owed = f"owes {due} chips for it, but has" if language == "en" else f"罰はチップ{due}枚のところ"
            assert owed in lines
            return
    raise AssertionError("nobody ran out of chips")
