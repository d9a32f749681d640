"""Beside a forced move the controls offer to make it always; never where its timing would tell what is hidden."""

from random import Random

import pytest

from bot.features.play.controls import controls
from bot.features.play.ids import AlwaysPress, Step
from bot.tables import entries
from bot.tables.table import Stage
from engine.catalog import PRESETS
from engine.moves import Bankrupt, Beg, Draw, End, Pass, Talk
from i18n import texts_in

from .test_controls import table_of

BY_ROTE = (Pass, Draw, Beg, End, Bankrupt)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_always_is_offered_beside_a_forced_move_only(preset) -> None:
    table, chance, texts = table_of(preset, 3), Random(preset.id), texts_in("en")
    assert table.match is not None
    is_hidden = table.match.game.hides_revokes(table.match.rules)
    for _ in range(120):
        if table.stage is not Stage.PLAYING:
            break
        seat = chance.choice(table.to_act())
        view, ply = table.view(seat), len(table.history)
        for auto_single in (False, True):
            shown = controls(texts, table, view, ply=ply, emojis={}, step=Step(), auto_single=auto_single)
            offered = [each.custom_id for row in shown for each in row.children if each.custom_id.startswith("a:")]
            legal = [move for move in view.legal if not isinstance(move, Talk)]
            forced = len(legal) == 1 and isinstance(legal[0], BY_ROTE)
            if auto_single or not forced or (is_hidden and isinstance(legal[0], Pass)):  # FT-7
                assert offered == []
            else:
                assert offered == [str(AlwaysPress(table.id, ply, str(legal[0])))]
        moves = [move for move in view.legal if not isinstance(move, Talk)]
        table.apply(entries.Moved(seat=seat, move=str(chance.choice(moves))), 1)
