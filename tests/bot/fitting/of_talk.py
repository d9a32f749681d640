"""Messages with table talk: hands that offer phrases, boards on which everybody says one, and moments."""

from collections.abc import AsyncIterator

from bot.features.play.board import board_message
from bot.features.play.hand import HandPage
from bot.features.play.ids import Step
from bot.features.play.showing import table_picture
from bot.platform.messages import Message
from bot.storage.guild_settings import GuildSettings
from bot.tables.entries import Phrase
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table_talk import TableTalk
from bot.text.moments import Moment, MomentKind
from bot.text.sentences import refused
from engine.cards import INTERNATIONAL
from i18n import Texts
from renderers import Theme
from tests.bot.fitting.limits import picture
from tests.bot.fitting.stage import Stage, reader
from tests.bot.match_factories import match_of
from tests.bot.table_factories import HOST

REFUSALS = (
    TableError(RefusalReason.TALK_OFTEN, seconds=10),
    TableError(RefusalReason.TALK_GHOST),
    TableError(RefusalReason.TALK_ALONE),
    TableError(RefusalReason.TALK_OFF, whose="own"),
    TableError(RefusalReason.TALK_OFF, whose="server"),
)


async def make_table_talk(texts: Texts) -> AsyncIterator[Message]:
    """The phrases of games with and without passes, what everybody says, and why a person cannot."""
    for preset, people in (("classic", 10), ("insidious-sevens", 5)):
        async with Stage() as stage:
            table = await match_of(stage.tables, preset, people=people, locale=texts.language)
            for player, phrase in zip(range(people), [*Phrase] * 2, strict=False):
                await TableTalk(stage.tables.registry).say(table.id, HOST + player, phrase)
            for text_only in (False, True):
                await GuildSettings(stage.cache.guild_settings).change(1, text_only=text_only)
                yield await stage.publisher.render(table)
                who = reader(texts, text_only=text_only)
                for error in REFUSALS:
                    notice = refused(texts, error)
                    yield await stage.hands.render(table, HOST, who, HandPage(notice, Step(talks=True)))
                said = texts("talk-said", said=texts("talk-holding"))
                yield await stage.hands.render(table, HOST, who, HandPage(said))


async def make_moments(texts: Texts) -> AsyncIterator[Message]:
    """A board with each kind of moment."""
    async with Stage() as stage:
        table = await match_of(stage.tables, "classic", people=4, locale=texts.language)
        for kind in MomentKind:
            moment = Moment(kind, None if kind is MomentKind.ALL_PASSED else 0, 12, INTERNATIONAL[9], 3)
            words = table_picture(texts, table, Theme(), moment=moment).words(texts)
            for shown in (picture("table.png"), words):
                yield board_message(texts, table, table.view(None), shown, moment=moment)
