"""Challenges: three deals that two people play, each against house players, and compare once both are done."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, assert_never

from bot.features.daily.challenge_pages import (
    CHALLENGES,
    Seen,
    challenge_message,
    declined_message,
    invitation_message,
    list_message,
    preset_of,
)
from bot.features.daily.ids import ChallengeGamePress, ChallengePress, Challenging
from bot.features.lobby.guests import Wanted, left_out_lines, pressed_by
from bot.features.play.private_hands import PrivateHands
from bot.features.replay.handlers import place_in, stepped
from bot.features.replay.ids import Replay
from bot.features.replay.pages import ReplayPages
from bot.platform.choices import Choices, choices_with
from bot.platform.custom_ids import CustomId
from bot.platform.handlers import Component, Handlers, called
from bot.platform.messages import Message, note
from bot.platform.places import locale_here, server_of
from bot.platform.responder import Answers, Responder
from bot.storage.guild_settings import GuildSettings
from bot.tables.fair_state import ChallengeDeal
from bot.tables.limits import Doing
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import TableSetup
from bot.text.finding import find_preset
from bot.text.games import title
from bot.text.markup import relative
from data.challenges import MOST_BEGUN, Challenges
from data.errors import ChallengedAlready, ChallengesEnough
from data.rows import Challenge
from engine.catalog import Preset
from engine.daily.days import DAY_MS
from engine.fair import DEALS
from i18n import Texts, language_of, texts_in

OPEN_MS: Final = 3 * DAY_MS
"""How long a challenge is open."""
USUAL: Final = "closed-tunnel"
"""The preset where none is named: a game in which how one plays changes the place of most deals."""
_LISTED: Final = 5


class ChallengeHandlers(Handlers):
    """Challenge a person, play, and compare."""

    def __init__(
        self,
        answers: Answers,
        hands: PrivateHands,
        challenges: Challenges,
        guild_settings: GuildSettings,
        pages: ReplayPages,
        *,
        now: Callable[[], int],
    ) -> None:
        super().__init__(answers)
        self._hands = hands
        self._challenges = challenges
        self._guild_settings = guild_settings
        self._pages = pages
        self._now = now

    def components(self) -> Sequence[Component[Any]]:
        return (Component(ChallengePress, self.press), Component(ChallengeGamePress, self.turn))

    async def invite(self, responder: Responder, friend: int, game: str | None) -> None:
        """Challenge a person: a public line for them, and the page of the challenge for who asked.

        TableError: BARRED, NO_CHALLENGE_GAME, CHALLENGED, CHALLENGES_ENOUGH, OFTEN.
        """
        interaction, texts = responder.interaction, await self.texts(responder)
        server = await self._guild_settings.of(server_of(interaction) or 0)
        if interaction.user.id in server.barred:
            raise TableError(RefusalReason.BARRED)
        preset = challenged(game)
        wanted = Wanted.of(interaction, [friend], barred=server.barred)
        if not wanted.guests:
            await responder.private(note("\n".join(left_out_lines(texts, wanted.left_out))))
            return
        [guest] = wanted.guests
        user, channel = interaction.user.id, interaction.channel_id or 0
        with self.tables.rates.doing(Doing.INVITE, user=user, channel=channel):
            challenge = await self._begin(user, guest.user, preset)
            pinged = await self.user_settings.pinged([guest.user], guild=server_of(interaction) or 0)
            line = invitation_message(
                texts_in(language_of(locale_here(interaction, server.language))),
                challenge,
                asker=called(interaction.user),
                name=guest.name,
                is_called=bool(self.tables.rates.ping(user, pinged)),
            )
            page = self._page(texts, challenge, user, notice=texts("challenge-sent"))
            try:
                await responder.public(line, aside=note(texts("challenge-sent")))
            except BaseException:
                await self._challenges.withdraw(challenge.id)
                raise
        await responder.private(page)

    def games(self, texts: Texts, typed: str) -> Choices:
        """The games of challenges whose title has what was typed."""
        return choices_with(typed, [(title(texts, preset.game, preset.id), preset.id) for preset in CHALLENGES])

    async def press(self, responder: Responder, pressed: ChallengePress) -> None:
        """A button of a challenge. TableError: UNKNOWN_CHALLENGE, ENDED_CHALLENGE, BEGUN_CHALLENGE, TRIED_DEAL."""
        user, texts = responder.interaction.user.id, await self.texts(responder)
        if pressed.do is Challenging.LIST:
            found = await self._challenges.latest(user, limit=_LISTED)
            seen = [self._seen(each, user) for each in found]
            await responder.in_private(list_message(texts, seen))
            return
        challenge = await self._find(pressed.challenge, user)
        match pressed.do:
            case Challenging.SHOW:
                await responder.in_private(self._page(texts, challenge, user))
            case Challenging.PLAY:
                await self._play(responder, challenge, pressed.deal)
            case Challenging.DECLINE:
                await self._decline(responder, challenge)
            case _:
                assert_never(pressed.do)

    async def turn(self, responder: Responder, pressed: ChallengeGamePress) -> None:
        """A component of the replay of a game. TableError: UNKNOWN_CHALLENGE, SEALED, NO_GAME, STALE."""
        number, eyes = stepped(responder, pressed)
        challenge = await self._find(pressed.challenge, responder.interaction.user.id)
        if not challenge.is_over(self._now()):
            raise TableError(RefusalReason.SEALED, of="challenge", until=relative(challenge.closes_at_ms))
        side = next((each for each in challenge.sides if int(not each.is_asker) == pressed.side), None)
        game = None if side is None else side.games.get(pressed.deal)
        table = await self.archive.played(None if game is None else game.table_id)

        def ids(do: Replay, position: int, seen_by: str) -> CustomId:
            return replace(pressed, do=do, position=position, eyes=seen_by)

        place = replace(place_in(table, number, eyes), ids=ids)
        page = await self._pages.page(await self.reader(responder), place)
        await (responder.private(page) if pressed.do is Replay.OPEN else responder.replace(page))

    async def _begin(self, asker: int, guest: int, preset: Preset) -> Challenge:
        """TableError: CHALLENGED, CHALLENGES_ENOUGH."""
        now = self._now()
        try:
            return await self._challenges.begin(
                asker=asker, guest=guest, preset=preset.id, deals=DEALS, at_ms=now, closes_at_ms=now + OPEN_MS
            )
        except ChallengedAlready as error:
            there = await self._challenges.find(error.challenge)
            until = relative(now if there is None else there.closes_at_ms)
            raise TableError(RefusalReason.CHALLENGED, until=until) from error
        except ChallengesEnough as error:
            raise TableError(RefusalReason.CHALLENGES_ENOUGH, most=MOST_BEGUN) from error

    async def _play(self, responder: Responder, challenge: Challenge, deal: int) -> None:
        """Begin the try at a deal, and show its hand in the place of the page."""
        interaction, reader = responder.interaction, await self.reader(responder)
        self.answers.check_held(interaction.user.id)
        if not 1 <= deal <= challenge.deals or challenge.is_over(self._now()):
            raise TableError(RefusalReason.ENDED_CHALLENGE)
        table = await self.tables.private.begin_game(
            pressed_by(interaction),
            TableSetup.of_preset(preset_of(challenge)),
            ChallengeDeal(challenge.id, deal, challenge.closes_at_ms, challenge.secret),
            locale=interaction.locale.value,
            press=interaction.id,
        )
        await self._hands.show(responder, table, reader)

    async def _decline(self, responder: Responder, challenge: Challenge) -> None:
        """Decline, and say so in place of what was pressed. TableError: BEGUN_CHALLENGE, ENDED_CHALLENGE."""
        interaction = responder.interaction
        if challenge.is_over(self._now()):
            raise TableError(RefusalReason.ENDED_CHALLENGE)
        if not await self._challenges.decline(challenge.id, interaction.user.id):
            raise TableError(RefusalReason.BEGUN_CHALLENGE)
        if not responder.on_private:
            server = await self._guild_settings.of(server_of(interaction) or 0)
            texts = texts_in(language_of(locale_here(interaction, server.language)))
            await responder.replace(declined_message(texts, challenge, called(interaction.user)))
            return
        declined = replace(challenge, is_declined=True)
        await responder.replace(self._page(await self.texts(responder), declined, interaction.user.id))

    async def _find(self, number: int, user: int) -> Challenge:
        """A challenge of this user, with scores of games that have just ended. TableError: UNKNOWN_CHALLENGE."""
        challenge = await self._challenges.find(number)
        side = None if challenge is None else challenge.side(user)
        if challenge is None or side is None:
            raise TableError(RefusalReason.UNKNOWN_CHALLENGE)
        ending = [game.table_id for game in side.games.values() if game.score is None and game.table_id is not None]
        for table_id in ending:
            await self.tables.registry.settled(table_id)
        return (await self._challenges.find(number) or challenge) if ending else challenge

    def _seen(self, challenge: Challenge, user: int) -> Seen:
        own = challenge.side(user)
        assert own is not None
        return Seen(challenge, own, self._now())

    def _page(self, texts: Texts, challenge: Challenge, user: int, *, notice: str | None = None) -> Message:
        return challenge_message(texts, self._seen(challenge, user), notice=notice)


def challenged(game: str | None) -> Preset:
    """The preset of a challenge by its name, or the usual one. TableError: NO_CHALLENGE_GAME."""
    wanted = USUAL if game is None or not game.strip() else game.strip()
    preset = next((each for each in CHALLENGES if each.id == wanted), None) or find_preset(wanted)
    if preset is None or preset not in CHALLENGES:
        raise TableError(RefusalReason.NO_CHALLENGE_GAME)
    return preset
