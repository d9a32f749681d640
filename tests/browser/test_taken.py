"""The README's picture of a turn can be taken anew."""

import pytest
from playwright.async_api import Browser

from tests.browser import taken
from tests.browser.playing import dealing
from tests.renderers.comparing import opened

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]


async def test_the_picture_of_a_turn_is_taken_as_large_as_it_is_shown(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with dealing(tmp_path_factory.mktemp("taken"), seed=taken.DEALT) as address:
        picture = taken.packed(await taken.turn(browser, address))
    assert len(picture) <= taken.LARGEST
    assert opened(picture).size == opened(taken.FILE.read_bytes()).size
