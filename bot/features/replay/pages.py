"""The pages of replays as their readers want them: what a place shows, drawn or in words."""

from bot.features.replay.messages import ReplayPlace, replay_message
from bot.features.replay.positions import PICTURE, KnownJumps, match_at, shown_to
from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Message, Shown
from bot.storage.guild_settings import ServerSettings
from bot.storage.user_settings import Reader
from i18n import Texts


class ReplayPages:
    """Makes the pages of replays."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self.moments = KnownJumps()

    async def page(self, reader: Reader, place: ReplayPlace, *, has_played: bool = False) -> Message:
        """The message of a place. `has_played`: as in `replay_message`."""
        # Where moments are shown, the whole match may be.
        jumps = () if place.is_sealed else self.moments.of(place.table)
        shown = await self.shown(reader.texts, place, reader)
        return replay_message(reader.texts, place, shown, jumps, has_played=has_played)

    async def shown(self, texts: Texts, place: ReplayPlace, reader: Reader | ServerSettings) -> Shown:
        """The position as its readers want it."""
        match = match_at(place.table, place.position.at)
        position = shown_to(place.table, match, place.eyes, texts, theme_of(reader))
        return await self._drawing.picture_or_words(position, PICTURE, texts)
