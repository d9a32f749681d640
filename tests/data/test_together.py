"""Reads that are asked for while another runs share a query."""

import asyncio
from collections.abc import Sequence

import pytest

from data.together import ReadTogether


class Reads:
    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.fails = False
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, keys: Sequence[int]) -> dict[int, str]:
        self.asked.append(list(keys))
        await self.gate.wait()
        if self.fails:
            raise OSError("unreachable")
        return {key: str(key) for key in keys if key != 3}


async def test_reads_at_the_same_time_share_a_query() -> None:
    reads = Reads()
    together = ReadTogether(reads)
    assert await asyncio.gather(*map(together.get, (1, 2, 1, 3))) == ["1", "2", "1", None]
    assert await together.get(1) == "1"
    assert reads.asked == [[1, 2, 3], [1]], "nothing is kept"


async def test_what_is_asked_for_while_a_query_runs_shares_the_next() -> None:
    reads = Reads()
    reads.gate.clear()
    together = ReadTogether(reads)
    asked = [asyncio.create_task(together.get(key)) for key in (1, 2)]
    await asyncio.sleep(0.01)
    asked += [asyncio.create_task(together.get(key)) for key in (1, 4, 5)]
    await asyncio.sleep(0.01)
    assert reads.asked == [[1, 2]]
    reads.gate.set()
    assert await asyncio.gather(*asked) == ["1", "2", "1", "4", "5"]
    assert reads.asked == [[1, 2], [1, 4, 5]]


async def test_many_reads_are_several_queries() -> None:
    reads = Reads()
    found = await asyncio.gather(*map(ReadTogether(reads).get, range(1_100)))
    assert [each or "3" for each in found] == list(map(str, range(1_100)))
    assert [len(each) for each in reads.asked] == [500, 500, 100]


async def test_an_error_is_everybodys_and_a_cancelled_reader_is_nobodys() -> None:
    reads = Reads()
    reads.fails = True
    together = ReadTogether(reads)
    gone, *others = [asyncio.create_task(together.get(key)) for key in (1, 1, 2)]
    await asyncio.sleep(0)
    gone.cancel()
    for other in others:
        with pytest.raises(OSError, match="unreachable"):
            await other
    reads.fails = False
    assert await together.get(1) == "1"
