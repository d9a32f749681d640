"""Which way a tunnel is open."""

from __future__ import annotations

from dataclasses import replace

from engine.games.koroshi_setup import KoroshiRules
from engine.games.shichi_narabe import ShichiNarabeRules
from renderers.model.tunnels import Way, grid_ways, row_ways
from tests.renderers.samples import GRID, NOT_OPEN, SIDES, view


def test_st_2_a_complete_side_opens_the_tunnel():
    for tunnel in ("closed", "open"):
        seen = replace(view(SIDES), rules=ShichiNarabeRules(tunnel=tunnel))
        assert row_ways(seen, SIDES) == (Way.DOWN, Way.UP, Way.FULL, Way.SHUT)
    assert row_ways(replace(view(SIDES), rules=ShichiNarabeRules()), SIDES) == ()


def test_sn_12_a_row_that_is_not_open_has_no_tunnel():
    seen = replace(view(NOT_OPEN), rules=ShichiNarabeRules(tunnel="closed", sevens="held"))
    assert row_ways(seen, NOT_OPEN) == (Way.SHUT, Way.SHUT, Way.SHUT, Way.DOWN)


def test_ki_8_a_tunnel_of_the_grid_is_always_open():
    assert grid_ways(replace(view(GRID), rules=KoroshiRules(kill="group")), 4) == (Way.BOTH,) * 4
    assert grid_ways(replace(view(GRID), rules=KoroshiRules()), 4) == ()
