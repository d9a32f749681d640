"""The directions in which a tunnel is open."""

from dataclasses import replace

from renderers.model.tunnels import Way, grid_ways, row_ways
from tests.renderers.samples import GRID, NOT_OPEN, SIDES


def test_st_2_a_complete_side_opens_the_tunnel():
    assert row_ways(replace(SIDES, tunnel=True)) == (Way.DOWN, Way.UP, Way.FULL, Way.SHUT)
    assert row_ways(SIDES) == ()


def test_sn_12_a_row_that_is_not_open_has_no_tunnel():
    assert row_ways(replace(NOT_OPEN, tunnel=True)) == (Way.SHUT, Way.SHUT, Way.SHUT, Way.DOWN)


def test_ki_8_a_tunnel_of_the_grid_is_always_open():
    assert grid_ways(replace(GRID, tunnel=True)) == (Way.BOTH,) * 4
    assert grid_ways(GRID) == ()
