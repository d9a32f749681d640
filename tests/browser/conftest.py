"""A real browser for these tests, and a stage for those of the page; without Chromium they are skipped."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, async_playwright, expect

from tests.browser.playing import PATIENCE, dealing, tell, window
from tests.browser.stage import Stage, staged, visit

CHROMIUM = Path("/usr/bin/chromium")
FOREIGN = "foreign.example"
"""A name that leads to this machine in the tests' browser, as a foreign page could have its own do."""
WITHOUT = (
    # What Playwright turns off by the same flag, of which the last one counts.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    # Each new window loads a page for its address bar that no test sees, with 400 files, in a process of its own.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # It keeps a process ready for a page that no test opens.
    "SpareRendererForSitePerProcess",
)
"""Chromium's features that are turned off: two thirds of what a window costs are theirs."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(WITHOUT)}",
    f"--host-resolver-rules=MAP {FOREIGN} 127.0.0.1",
)
DESKTOP: ViewportSize = {"width": 1100, "height": 760}

LONGEST_SECONDS = 300
"""A test that takes longer has lost its browser, or waits for something that does not come."""

expect.set_options(timeout=PATIENCE)
_numbers = itertools.count(1)
_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] = report.failed
    return report


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    here = str(Path(__file__).parent)
    for item in items:
        if isinstance(item, pytest.Function) and str(item.path).startswith(here):
            item.obj = _limited(item.obj)


def _limited(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @wraps(test)
    async def limited(**fixtures: object) -> None:
        async with asyncio.timeout(LONGEST_SECONDS):
            await test(**fixtures)

    return limited if iscoroutinefunction(test) else test


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"no Chromium at {CHROMIUM}")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def shared_stage(browser: Browser) -> AsyncIterator[Stage]:
    async with staged() as stage, stage.with_bot():
        yield stage


@pytest_asyncio.fixture(loop_scope="session")
async def stage(shared_stage: Stage) -> Stage:
    """The module's playground, with new channels for this test."""
    return await shared_stage.with_new_channels(f"test-{next(_numbers)}")


@asynccontextmanager
async def _window_of(browser: Browser, test: pytest.Item) -> AsyncIterator[BrowserContext]:
    """A window whose content is printed if the test fails, which a fixture does not see as an exception."""
    async with window(browser, viewport=DESKTOP) as context:
        yield context
        if test.stash[_FAILED]:
            await tell(context)


@pytest_asyncio.fixture(loop_scope="session")
async def context(browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[BrowserContext]:
    async with _window_of(browser, request.node) as context:
        yield context


@pytest_asyncio.fixture(loop_scope="session")
async def page(stage: Stage, context: BrowserContext) -> Page:
    """A page of the channel, in its first window."""
    return await visit(stage, context)


@pytest.fixture(scope="module")
def address(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[str]:
    """The URL of a playground with a bot whose deals are known; `IS_SHORT` of the test file shortens its matches."""
    is_short: bool = getattr(request.module, "IS_SHORT", False)
    with dealing(tmp_path_factory.mktemp("dealing"), is_short=is_short) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def other(browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[BrowserContext]:
    """A second window; background pages within one window would be throttled."""
    async with _window_of(browser, request.node) as context:
        yield context
