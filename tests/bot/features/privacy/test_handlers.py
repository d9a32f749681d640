"""`/privacy` says that a server's data is deleted only once it is."""

from contextlib import nullcontext
from unittest.mock import Mock

import pytest

from bot.features.privacy.handlers import PrivacyHandlers
from bot.features.privacy.ids import Privacy, PrivacyPress
from bot.storage.forgetting import Forgetting
from data.errors import StoreGone
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.operators import RUN_BY
from tests.discord_in_memory import Discord


@pytest.mark.parametrize("error", [None, StoreGone("the database is out of reach")], ids=["deleted", "failed"])
async def test_the_data_is_deleted_before_that_is_said_and_nothing_is_said_where_that_failed(
    error: StoreGone | None,
) -> None:
    responder, forgetting, answers_before = Answered(Discord().press(manages=True)), Mock(spec=Forgetting), list[int]()

    async def forget(guild: int) -> None:
        answers_before.append(len(responder.messages))
        if error is not None:
            raise error

    forgetting.forget_guild = forget
    with nullcontext() if error is None else pytest.raises(StoreGone):
        await press(
            PrivacyHandlers(new_answers(), forgetting, RUN_BY), str(PrivacyPress(Privacy.DELETE_SERVER)), responder
        )
    assert answers_before == [0]
    assert len(responder.messages) == (error is None)
