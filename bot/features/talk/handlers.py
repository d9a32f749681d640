"""Table talk: phrases in a private hand, where its moves stand otherwise."""

from collections.abc import Sequence
from typing import Any, Final

from bot.features.play.hand import HandPage
from bot.features.play.ids import Step
from bot.features.play.private_hands import PrivateHands
from bot.features.talk.ids import SayPress, TalkPress
from bot.platform.handlers import Component, Handlers
from bot.platform.responder import Answers, Responder
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.table_talk import TableTalk, check_talk
from bot.text.sentences import refused
from bot.text.talk import phrase_words

PHRASES: Final = Step(talks=True)


class TalkHandlers(Handlers):
    """Offer phrases, and say them. Every press is answered with the hand."""

    def __init__(self, answers: Answers, hands: PrivateHands, registry: TableRegistry) -> None:
        super().__init__(answers)
        self._hands = hands
        self._talk = TableTalk(registry)

    def components(self) -> Sequence[Component[Any]]:
        return (Component(TalkPress, self.offer), Component(SayPress, self.say))

    async def offer(self, responder: Responder, pressed: TalkPress) -> None:
        """The hand with the phrases."""
        reader, table = await self.reader(responder), await self.table(responder, pressed)
        try:
            _check_is_on(reader)
            check_talk(table, responder.interaction.user.id)
        except TableError as error:
            await self._refuse(responder, table, reader, error)
            return
        await self._show(responder, table, reader, HandPage(step=PHRASES))

    async def say(self, responder: Responder, pressed: SayPress) -> None:
        """Say something; the hand confirms it. Who is too early can try again."""
        reader, table = await self.reader(responder), await self.table(responder, pressed)
        try:
            _check_is_on(reader)
            table = await self._talk.say(table.id, responder.interaction.user.id, pressed.phrase)
        except TableError as error:
            await self._refuse(responder, table, reader, error)
            return
        said = phrase_words(reader.texts, table.game, pressed.phrase)
        await self._show(responder, table, reader, HandPage(reader.texts("talk-said", said=said)))

    async def _refuse(self, responder: Responder, table: Table, reader: Reader, error: TableError) -> None:
        if error.reason in (RefusalReason.NOT_SEATED, RefusalReason.NOT_STARTED, RefusalReason.TABLE_GONE):
            raise error
        step = PHRASES if error.reason is RefusalReason.TALK_OFTEN else Step()
        await self._show(responder, table, reader, HandPage(refused(reader.texts, error), step))

    async def _show(self, responder: Responder, table: Table, reader: Reader, page: HandPage) -> None:
        # Like a secret press: who talks is not thereby known to look at their turn, so pings stay as they are.
        await self._hands.show(responder, table, reader, page, is_secret=True)


def _check_is_on(reader: Reader) -> None:
    """TableError: TALK_OFF."""
    if not reader.talks:
        raise TableError(RefusalReason.TALK_OFF, whose="own" if reader.server.table_talk else "server")
