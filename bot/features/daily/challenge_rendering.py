"""The private message of the person at a deal of a challenge at its end."""

from collections.abc import Callable

from bot.features.daily.challenge_pages import Seen, game_of, onward, page_of, result_words
from bot.features.daily.pages import own_game
from bot.features.daily.result import ending_message, turns_words
from bot.features.daily.try_rendering import TryRenderer
from bot.features.play.hand import PrivateRenderer
from bot.platform.drawing import Drawing
from bot.platform.messages import Message, Shown, button
from bot.storage.stored_tables import try_of
from bot.storage.user_settings import Reader
from bot.tables.table import Table
from bot.text.markup import relative
from data.challenges import Challenges
from data.rows import FinishedTry
from engine.daily.score import Score
from engine.fair import DEALS
from i18n import Texts
from renderers import DailyPicture


class ChallengeRenderer(TryRenderer):
    """Renders the messages of tables at the deals of challenges."""

    def __init__(
        self, hands: PrivateRenderer, drawing: Drawing, challenges: Challenges, *, now: Callable[[], int]
    ) -> None:
        super().__init__(hands, drawing, now=now)
        self._challenges = challenges

    async def _ended(self, table: Table, reader: Reader) -> Message:
        deal = table.fair.challenge
        assert deal is not None
        shown = await self._shown(picture_of(reader.texts, try_of(table), deal.number), reader)
        challenge = await self._challenges.find(deal.challenge)
        own = None if challenge is None else challenge.side(table.host)
        seen = None if challenge is None or own is None else Seen(challenge, own, self._now())
        return game_over_message(reader.texts, seen, shown, table=table.id, deal=deal.number)


def picture_of(texts: Texts, ended: FinishedTry, deal: int) -> DailyPicture:
    """The picture of a game's result."""
    line = result_words(texts, ended.score)
    share = texts("challenge-share", deal=deal, deals=DEALS)
    return DailyPicture(
        place=Score.from_number(ended.score).place,
        line=line,
        share=share,
        percent=None,
        turns=ended.turns,
        told=(line, share, turns_words(texts, ended.turns)),
    )


def game_over_message(texts: Texts, seen: Seen | None, shown: Shown, *, table: int, deal: int) -> Message:
    """The end of a game, in place of its hand. `seen`: its challenge; None: it is not stored any more."""
    if seen is None:
        return ending_message(texts("challenge-list-title"), shown, "", own_game(texts, table))
    challenge = seen.challenge
    title = texts("challenge-deal-title", deal=deal, game=game_of(texts, challenge))
    below = "" if seen.is_over else "-# " + texts("challenge-sealed", until=relative(challenge.closes_at_ms))
    page = button(texts("challenge-open"), page_of(challenge))
    return ending_message(title, shown, below, [*onward(texts, seen), page, *own_game(texts, table)])
