"""Custom ids: each matches one handler and fits Discord's limit."""

import re
from collections.abc import Iterator

import pytest

from bot.platform import ids
from bot.platform.ids import AtTable, Gather, Learn, Lobby, Options, Paged, Pick, Replay, Setting
from engine.catalog import GAMES, PRESETS
from tests.bot.interaction_factories import all_features

PATTERNS = [pattern for feature in all_features() for pattern in feature.components()]
TABLES = (1, 10**18 - 1)
LONGEST = 100
"""Characters that Discord allows."""


def known() -> Iterator[str]:
    """Every form of custom id, with its shortest and longest values."""
    for table in TABLES:
        yield from (ids.lobby(action, table) for action in Lobby)
        yield from (ids.gather(action, table) for action in Gather)
        yield from (ids.at_table(action, table) for action in AtTable)
        yield from (ids.options(do, table, "x" * 40, on=True) for do in Options)
        yield from (ids.options(do, table) for do in Options)
        yield from (ids.page(what, table, 9999, side) for what in Paged for side in ("", "<", ">"))
        yield from (ids.rules(str(table), 0), ids.rules("x" * 41, 99, "<"))
        yield from (ids.move(table, ply, "*" * 64, sure=sure) for ply in (0, 10**9 - 1) for sure in (False, True))
        yield ids.always(table, 10**9 - 1, "*" * 64)
        yield from (ids.take_back(table, 10**9 - 1, sure=sure) for sure in (False, True))
        yield from (ids.hint(table, 10**9 - 1, sure=sure) for sure in (False, True))
        yield from (ids.choice(table, 10**9 - 1, 9), ids.pick(Pick.AGAIN, str(table)))
        yield from (ids.trade(table, 10**15 - 1), ids.trade(table, 0, number=99))
        yield from (ids.learn(do, table) for do in Learn)
        yield from (ids.again(table), ids.unread(table), ids.close(table), ids.review(table), ids.review(table, 9))
        yield from (ids.replay(do, table, 999_999, eyes) for do in Replay for eyes in ("o", "a", "11"))
    yield from (ids.pick(how, name) for how in Pick for name in ("", *GAMES))
    yield from (ids.matches("all", 2**63, 999_999, ">"), ids.matches_only(2**63), ids.MATCH_CHOICE)
    yield from (ids.setting(which) for which in Setting)
    yield ids.ASK_ROLE
    yield from (ids.server_page(page) for page in ids.ServerPage)
    yield from (ids.server_choice(which) for which in ids.ServerChoice)
    yield from (ids.privacy(do) for do in ids.Privacy)
    yield from (ids.server(which, on=on) for which in ids.ServerSetting for on in (False, True))
    for preset in PRESETS:
        yield ids.leaders(preset.game, preset.id, 999_999, everywhere=True, side="<")
        yield ids.against(preset.game, preset.id, everywhere=True)
        yield ids.learn(Learn.START, preset.id)
    yield from (ids.board(everywhere=False), ids.stats(2**63, 999_999, ">"), ids.stats_board(2**63))


@pytest.mark.parametrize("custom_id", dict.fromkeys(known()))
def test_a_custom_id_matches_one_handler(custom_id: str) -> None:
    assert len(custom_id) <= LONGEST
    readers = [pattern for pattern in PATTERNS if re.fullmatch(pattern, custom_id)]
    assert len(readers) == 1, readers


def test_every_handler_has_a_known_form_of_custom_id() -> None:
    forms = list(known())
    for pattern in PATTERNS:
        assert any(re.fullmatch(pattern, each) for each in forms), pattern
