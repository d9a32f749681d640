"""The bot's own requests: a limit per second, and a pause while too many are refused."""

import asyncio
from unittest.mock import AsyncMock

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.platform.traffic import BUDGET, Traffic
from data.errors import OwnershipLost

pytestmark = pytest.mark.looptime


def now() -> float:
    return asyncio.get_running_loop().time()


async def requests(traffic: Traffic, count: int, begun: list[float]) -> None:
    """So many at once; `begun`: when each begins."""

    async def ask() -> None:
        assert await traffic.turn()
        begun.append(now())

    await asyncio.gather(*(ask() for _ in range(count)))


async def test_requests_keep_to_the_limit_in_every_second() -> None:
    begun = list[float]()
    await requests(Traffic(rate=5), 23, begun)
    assert len(begun) == 23
    assert all(later - sooner >= 1.0 for sooner, later in zip(begun, begun[5:], strict=False))
    assert begun[-1] - begun[0] < 5


async def test_few_requests_are_not_delayed() -> None:
    traffic, before = Traffic(), now()
    for _ in range(20):
        assert await traffic.turn()
    assert now() == before


async def test_too_many_refusals_pause_all_requests(caplog: pytest.LogCaptureFixture) -> None:
    traffic, began = Traffic(budget=3, window=600), now()
    for _ in range(3):
        assert await traffic.turn()
        traffic.refused()
        await asyncio.sleep(10)
    assert traffic.is_used_up
    assert await traffic.turn()
    assert now() - began == pytest.approx(600, abs=0.1), "the first is forgotten"
    assert not traffic.is_used_up
    traffic.refused()
    assert await traffic.recovered()
    assert now() - began == pytest.approx(610, abs=0.1), "then the second"
    assert caplog.text.count("were refused lately") == 2


async def test_the_budget_of_refusals_is_below_discords_ban_limit() -> None:
    assert BUDGET <= 5_000


async def test_closing_does_not_wait_for_delayed_requests() -> None:
    traffic = Traffic(rate=1, budget=1)
    assert await traffic.turn()
    waiting = [asyncio.create_task(traffic.turn()) for _ in range(3)]
    await asyncio.sleep(0.5)
    traffic.refuse_requests()
    before = now()
    assert await asyncio.gather(*waiting) == [False] * 3
    traffic.refused()
    assert not await traffic.recovered()
    assert now() == before


@pytest.mark.looptime(False)
@pytest.mark.parametrize(
    ("status", "headers", "counts"),
    [
        *((status, {}, False) for status in (200, 204, 502)),
        *((status, {}, True) for status in (400, 401, 403, 404)),
        *((429, {"X-RateLimit-Scope": scope}, scope != "shared") for scope in ("user", "global", "shared")),
    ],
)
async def test_every_http_response_is_counted(status: int, headers: dict[str, str], counts: bool) -> None:
    traffic = Traffic(budget=1)

    async def responder(_: web.Request) -> web.Response:
        return web.Response(status=status, headers=headers)

    app = web.Application()
    app.router.add_get("/", responder)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(trace_configs=[traffic.trace()]) as http,
        http.get(server.make_url("/")) as answered,
    ):
        assert answered.status == status
    assert traffic.is_used_up == counts


async def test_processes_that_share_the_shards_share_the_rate() -> None:
    traffic, begun = Traffic(rate=6), list[float]()
    traffic.share = lambda: 1 / 3 if len(begun) < 8 else 2 / 3
    await requests(traffic, 20, begun)
    assert begun[:8] == [pytest.approx(second, abs=0.1) for second in (0, 0, 1, 1, 2, 2, 3, 3)]
    assert begun[-1] == pytest.approx(6, abs=0.1), "four a second with another shard"


async def test_who_has_lost_the_tables_makes_no_more_requests() -> None:
    traffic, confirm = Traffic(), [OSError("no database"), OSError("no database"), None, OwnershipLost("another")]
    traffic.confirm = AsyncMock(side_effect=confirm)
    before = now()
    assert await traffic.turn()
    assert now() - before == pytest.approx(2.0, abs=0.1), "nothing is known until the database can be asked"
    assert not await traffic.turn()


async def test_all_wait_for_one_that_asks_the_database(caplog: pytest.LogCaptureFixture) -> None:
    """A thousand boards would ask it a thousand times a second, with a line of the log each."""
    traffic, asked = Traffic(), 0

    async def confirm() -> None:
        nonlocal asked
        asked += 1
        if asked <= 3:
            raise OSError("no database")

    traffic.confirm = confirm
    assert await asyncio.gather(*(traffic.recovered() for _ in range(50))) == [True] * 50
    assert asked == 3 + 50
    assert caplog.text.count("wait until the database can be asked") == 1
