"""Playing alone with computers, at a private table."""

from collections.abc import Awaitable, Callable, Sequence

from bot.features.lobby.guests import pressed_by
from bot.features.play.private_hands import PrivateHands
from bot.features.play.private_table import go_on_message
from bot.platform.responder import Answers, Responder
from bot.storage.own_tables import OwnTables
from bot.storage.user_settings import Reader
from bot.tables.entries import Level
from bot.tables.participants import Company
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.sentences import refused


class Alone:
    """Opens private tables. `turn_seconds`: for their time in a channel, if the setup has none of its own."""

    def __init__(self, answers: Answers, hands: PrivateHands, own_tables: OwnTables, *, turn_seconds: int) -> None:
        self._answers = answers
        self._hands = hands
        self.own_tables = own_tables
        self._turn_seconds = turn_seconds

    @staticmethod
    def can(setup: TableSetup) -> bool:
        """Whether a match with this setup can be played in nobody's sight: ghosts have to be talked to in a channel."""
        return not setup.has_ghosts

    async def start(
        self,
        responder: Responder,
        setup: TableSetup,
        reader: Reader,
        *,
        computers: Sequence[Level],
        is_below: bool = False,
    ) -> None:
        """Start a match at a private table and answer with the hand, or with the user's open tables if these are
        enough. `is_below`: in a message of its own. TableError: those of `PrivateTables.open`.
        """
        interaction = responder.interaction
        company = Company(pressed_by(interaction), computers)
        timed = setup.having(turn_seconds=setup.turn_seconds or self._turn_seconds)
        await self.begin(
            responder,
            reader,
            lambda: self._answers.tables.private.open(
                company, timed, locale=interaction.locale.value, press=interaction.id
            ),
            is_below=is_below,
        )

    async def begin(
        self, responder: Responder, reader: Reader, opened: Callable[[], Awaitable[Table]], *, is_below: bool = False
    ) -> None:
        """The same for the private table that `opened` opens."""
        user = responder.interaction.user
        self._answers.check_held(user.id)
        try:
            table = await opened()
        except TableError as error:
            if error.reason is not RefusalReason.TABLES_ENOUGH:
                raise
            open_ones = await self.own_tables.of(user.id)
            await responder.private(go_on_message(reader.texts, open_ones, notice=refused(reader.texts, error)))
            return
        await self._hands.show(responder, table, reader, is_below=is_below)
