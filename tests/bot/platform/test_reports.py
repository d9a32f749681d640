"""Errors told to the owner: gathered, seldom, and without what they were about."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from itertools import pairwise

import pytest

from bot.platform import reports
from bot.platform.discord_api import log_failed
from bot.platform.reports import Reports
from tests.discord_in_memory import refusal

pytestmark = pytest.mark.looptime

log = logging.getLogger("bot.tests")


class Owner:
    """Keeps what was sent, and when; `refuses`: raised instead."""

    def __init__(self) -> None:
        self.told: list[tuple[float, str]] = []
        self.refuses: Exception | None = None

    async def send(self, text: str) -> None:
        if self.refuses is not None:
            raise self.refuses
        self.told.append((asyncio.get_running_loop().time(), text))


@pytest.fixture
async def owner() -> AsyncIterator[Owner]:
    owner = Owner()
    running = asyncio.create_task(Reports(owner.send, gather=5, pace=60, longest=240).run())
    await asyncio.sleep(0)
    yield owner
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not any(isinstance(each, Reports) for each in logging.getLogger().handlers)


async def until(is_so: Callable[[], object]) -> None:
    while not is_so():
        await asyncio.sleep(1)


async def test_errors_are_gathered_into_one_message(owner: Owner) -> None:
    for card in ("S7", "H8"):
        log.error("%s of Aoi cannot be played", card)
    log.warning("not told")
    try:
        raise ValueError("D9")
    except ValueError:
        log.exception("It went wrong")
    await until(lambda: owner.told)
    ((_, text),) = owner.told
    assert "**3 errors**" in text
    assert "`bot.tests: %s of Aoi cannot be played` × 2" in text
    assert "It went wrong` (ValueError" in text
    assert not any(card in text for card in ("S7", "H8", "D9"))


async def test_reports_come_the_more_seldom_the_longer_errors_go_on(owner: Owner) -> None:
    for _ in range(1200):
        log.error("Again")
        await asyncio.sleep(1)
    times = [at for at, _ in owner.told]
    pauses = [later - sooner for sooner, later in pairwise(times)]
    assert pauses[0] >= 60
    assert pauses == sorted(pauses)
    assert len(times) <= 7
    told = sum(int(text.split("**")[1].split()[0]) for _, text in owner.told)
    await asyncio.sleep(600)
    before = len(owner.told)
    log.error("After an hour")
    now = asyncio.get_running_loop().time()
    await until(lambda: len(owner.told) > before)
    assert owner.told[-1][0] - now <= 7, "after quiet it is told soon"
    assert told > 600


async def test_what_could_not_be_told_is_told_later(owner: Owner) -> None:
    owner.refuses = refusal(403, 50001)
    log.error("Lost?")
    await asyncio.sleep(100)
    assert not owner.told
    owner.refuses = None
    await until(lambda: owner.told)
    assert "Lost?" in owner.told[0][1]


async def test_a_malformed_request_reaches_the_owner_and_one_that_is_not_permitted_does_not(owner: Owner) -> None:
    log_failed(log, refusal(403, 50013), "A call could not be sent")
    log_failed(log, refusal(400, 50035), "The board of %s could not be shown", "Aoi")
    await until(lambda: owner.told)
    ((_, text),) = owner.told
    assert "**1 error** in" in text
    assert "`bot.tests: The board of %s could not be shown: Discord refuses the form: %r`" in text
    assert "Aoi" not in text


async def test_a_report_that_is_malformed_is_an_error_in_the_log_and_is_not_reported(
    owner: Owner, caplog: pytest.LogCaptureFixture
) -> None:
    owner.refuses = refusal(400, 50035)
    log.error("Once")
    await until(lambda: [each for each in caplog.records if each.name == reports.__name__])
    assert [each.levelname for each in caplog.records if each.name == reports.__name__] == ["ERROR"]
    owner.refuses = None
    await until(lambda: owner.told)
    assert "**1 error** in" in owner.told[0][1]
    await asyncio.sleep(1000)
    assert len(owner.told) == 1


async def test_a_report_fits_into_a_message(owner: Owner) -> None:
    for number in range(300):
        logging.getLogger(f"bot.{'x' * 60}").error(f"{number} {'y' * 500}")
    await until(lambda: owner.told)
    assert len(owner.told[0][1]) <= 2000
    assert "other kinds" in owner.told[0][1]
