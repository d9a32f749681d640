"""The clock and chance that a program takes from outside."""

from contextvars import copy_context
from random import Random

from data.outside import Outside, chance, now_ms, outside, stopwatch, token_hex


def test_a_context_has_a_time_and_a_chance_of_its_own() -> None:
    def inside() -> tuple[int, float, str, float]:
        outside.set(Outside(lambda: 5, lambda: 0.5, Random(1)))
        return now_ms(), stopwatch(), token_hex(4), chance().random()

    like = Random(1)
    assert copy_context().run(inside) == (5, 0.5, like.getrandbits(32).to_bytes(4).hex(), like.random())
    assert now_ms() > 1_700_000_000_000
    assert len({token_hex(8) for _ in range(20)}) == 20
