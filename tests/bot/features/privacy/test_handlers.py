"""`/privacy` says that a server's data is deleted only once it is."""

import pytest

from bot.features.privacy.handlers import PrivacyHandlers
from bot.features.privacy.ids import Privacy, PrivacyPress
from data.errors import StoreGone
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.discord_in_memory import Discord


class Deleting:
    """Stands in for `Forgetting`: deletes servers, or cannot."""

    def __init__(self, responder: Answered, error: Exception | None = None) -> None:
        self.answers_before: int | None = None
        self._responder, self._error = responder, error

    async def forget_guild(self, guild: int) -> None:
        self.answers_before = len(self._responder.messages)
        if self._error is not None:
            raise self._error


def by_a_manager() -> Answered:
    return Answered(Discord().press(manages=True))


async def test_the_data_is_deleted_before_that_is_said() -> None:
    responder = by_a_manager()
    deleting = Deleting(responder)
    await press(PrivacyHandlers(new_answers(), deleting), str(PrivacyPress(Privacy.DELETE_SERVER)), responder)
    assert deleting.answers_before == 0
    assert len(responder.messages) == 1


async def test_nothing_is_said_to_be_deleted_where_that_failed() -> None:
    responder = by_a_manager()
    deleting = Deleting(responder, StoreGone("the database is out of reach"))
    with pytest.raises(StoreGone):
        await press(PrivacyHandlers(new_answers(), deleting), str(PrivacyPress(Privacy.DELETE_SERVER)), responder)
    assert responder.messages == []
