"""The messages of challenges. Before one is over, they say nothing of the other side but how much it has played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.daily.ids import ChallengeGamePress, ChallengePress, Challenging, Daily, DailyPress
from bot.features.daily.pages import signed
from bot.features.play.ids import AtTable, TablePress
from bot.features.replay.ids import Replay
from bot.platform.messages import Message, button, menu, narrow_rows, panel, plain_message, words
from bot.text.finding import OFFERED
from bot.text.games import title
from bot.text.markup import at_time, plain
from data.rows import Challenge, ChallengeGame, Side
from engine.catalog import PRESETS, Preset, find_game
from engine.daily.days import SEATS
from engine.daily.score import Score
from engine.fair import commitment_to
from i18n import Texts

_DIGITS: Final = 32
"""Digits of the hash: with these, 128 bits, nobody finds two secrets that look alike, nor later another one."""
_BY_ID: Final = {preset.id: preset for preset in PRESETS}


def can_be_challenge(preset: Preset) -> bool:
    """Whether one person can play a hand of it against house players."""
    game, rules = find_game(preset.game), preset.rules()
    return SEATS in game.seats(rules) and not game.has_ghosts(rules)


CHALLENGES: Final = tuple(filter(can_be_challenge, OFFERED))
"""The presets of which there are challenges."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A challenge as one of its two people sees it now."""

    challenge: Challenge
    own: Side
    now: int

    @property
    def other(self) -> Side | None:
        return self.challenge.other(self.own.user_id)

    @property
    def is_over(self) -> bool:
        return self.challenge.is_over(self.now)

    @property
    def next_deal(self) -> int | None:
        """The first deal that its person has not begun, while the challenge is open."""
        deals = range(1, self.challenge.deals + 1)
        return None if self.is_over else next((deal for deal in deals if deal not in self.own.games), None)

    @property
    def won(self) -> tuple[int, int]:
        """In how many deals each side was better, one's own first."""
        theirs = _games_of(self.other)
        pairs = [
            (_number(self.own.games.get(deal)), _number(theirs.get(deal)))
            for deal in range(1, self.challenge.deals + 1)
        ]
        return sum(mine > other for mine, other in pairs), sum(mine < other for mine, other in pairs)

    @property
    def how(self) -> str:
        """How it stands, or has ended: the fact `how` of its words."""
        if self.challenge.is_declined:
            return "declined"
        if self.other is None:
            return "gone"
        if not self.is_over:
            return "open"
        mine, theirs = self.won
        return "won" if mine > theirs else "lost" if mine < theirs else "even"


def challenge_message(texts: Texts, seen: Seen, *, notice: str | None = None) -> Message:
    """The page of a challenge for one of the two. `notice`: a sentence above."""
    challenge = seen.challenge
    shown = [texts("challenge-title", game=game_of(texts, challenge)), notice]
    if not seen.is_over:
        until = at_time(challenge.closes_at_ms)
        shown.append(texts("challenge-about", name=_name(texts, seen), deals=challenge.deals, until=until))
    shown += ["\n".join(_lines(texts, seen)), _state(texts, seen)]
    shown.append(texts("challenge-commitment", commitment=commitment_to(challenge.secret)[:_DIGITS]))
    games = [_games(texts, seen)] if seen.is_over and _played(seen) else []
    return panel(words("\n\n".join(filter(None, shown))), *games, *narrow_rows(_buttons(texts, seen)))


def list_message(texts: Texts, found: Sequence[Seen]) -> Message:
    """A person's challenges, with a button to each."""
    lines = [
        texts("challenge-list-line", number=number, game=game_of(texts, seen.challenge), state=_state(texts, seen))
        for number, seen in enumerate(found, start=1)
    ]
    pages = [button(str(number), page_of(seen.challenge)) for number, seen in enumerate(found, start=1)]
    shown = "\n".join([texts("challenge-list-title"), *(lines or [texts("challenge-list-none")])])
    return panel(words(shown), *narrow_rows([*pages, button(texts("daily-button"), DailyPress(Daily.PAGE))]))


def invitation_message(texts: Texts, challenge: Challenge, *, asker: str, name: str, is_called: bool) -> Message:
    """The public line by which a person is challenged, with the buttons to answer. `asker`, `name`: plain names."""
    guest = next(side.user_id for side in challenge.sides if not side.is_asker)
    line = texts(
        "challenge-invited",
        name=f"<@{guest}>" if is_called else f"**{plain(name)}**",
        asker=plain(asker),
        game=game_of(texts, challenge),
        until=at_time(challenge.closes_at_ms),
    )
    buttons = [
        button(texts("challenge-accept"), page_of(challenge), style=ButtonStyle.primary),
        button(texts("challenge-decline"), ChallengePress(Challenging.DECLINE, challenge.id)),
    ]
    return plain_message(line, called=[guest] if is_called else [], buttons=buttons)


def declined_message(texts: Texts, challenge: Challenge, name: str) -> Message:
    """In place of that line once it was declined."""
    line = texts("challenge-declined", name=plain(name), game=game_of(texts, challenge))
    return plain_message(line, buttons=[button(texts("daily-button"), DailyPress(Daily.SHOW))])


def game_of(texts: Texts, challenge: Challenge) -> str:
    """The title of a challenge's game."""
    preset = preset_of(challenge)
    return title(texts, preset.game, preset.id)


def preset_of(challenge: Challenge) -> Preset:
    return _BY_ID[challenge.preset]


def page_of(challenge: Challenge) -> ChallengePress:
    return ChallengePress(Challenging.SHOW, challenge.id)


def result_words(texts: Texts, score: int) -> str:
    """The place and the margin of a game."""
    result = Score.from_number(score)
    return texts("challenge-result", place=result.place, margin=signed(result.margin))


def onward(texts: Texts, seen: Seen) -> list[ui.Button[Any]]:
    """The button to the next deal, if there is one."""
    deal = seen.next_deal
    if deal is None:
        return []
    press = ChallengePress(Challenging.PLAY, seen.challenge.id, deal)
    return [button(texts("challenge-play", deal=deal), press, style=ButtonStyle.success)]


def _games_of(side: Side | None) -> Mapping[int, ChallengeGame]:
    return {} if side is None else side.games


def _lines(texts: Texts, seen: Seen) -> list[str]:
    """A line for each deal: one's own results, and once it is over those of both."""
    lines = list[str]()
    theirs = _games_of(seen.other)
    for deal in range(1, seen.challenge.deals + 1):
        mine = _result(texts, seen.own.games.get(deal))
        if seen.is_over:
            other = _result(texts, theirs.get(deal))
            lines.append(texts("challenge-both", deal=deal, mine=mine, name=_name(texts, seen), theirs=other))
        elif deal in seen.own.games:
            lines.append(texts("challenge-own", deal=deal, mine=mine))
    return lines


def _result(texts: Texts, game: ChallengeGame | None) -> str:
    if game is None or game.score is None:
        return texts("challenge-unfinished", begun="no" if game is None else "yes")
    return result_words(texts, game.score)


def _state(texts: Texts, seen: Seen) -> str:
    other = seen.other
    done = sum(game.score is not None for game in _games_of(other).values())
    mine, theirs = seen.won
    return texts(
        "challenge-state",
        how=seen.how,
        name=_name(texts, seen),
        done=done,
        deals=seen.challenge.deals,
        mine=mine,
        theirs=theirs,
    )


def _name(texts: Texts, seen: Seen) -> str:
    return texts("challenge-nobody") if seen.other is None else f"<@{seen.other.user_id}>"


def _buttons(texts: Texts, seen: Seen) -> list[ui.Button[Any]]:
    found = list[ui.Button[Any]]()
    if not seen.is_over:
        going_on = [game for game in seen.own.games.values() if game.score is None and game.table_id is not None]
        for game in going_on:
            hand = TablePress(game.table_id or 0, AtTable.HAND)
            found.append(button(texts("daily-go-on"), hand, style=ButtonStyle.success))
        found += onward(texts, seen)
        if not seen.own.is_asker and not seen.own.games:
            found.append(button(texts("challenge-decline"), ChallengePress(Challenging.DECLINE, seen.challenge.id)))
    return [
        *found,
        button(texts("challenge-list"), ChallengePress(Challenging.LIST)),
        button(texts("daily-button"), DailyPress(Daily.PAGE)),
    ]


def _played(seen: Seen) -> list[tuple[str, ChallengeGamePress]]:
    """The games that are stored, by deals: whose, and the press of the replay."""
    found = list[tuple[str, ChallengeGamePress]]()
    for deal in range(1, seen.challenge.deals + 1):
        for side in (seen.own, seen.other):
            game = None if side is None else side.games.get(deal)
            if side is not None and game is not None and game.score is not None and game.table_id is not None:
                whose = "own" if side is seen.own else "other"
                press = ChallengeGamePress(Replay.OPEN, seen.challenge.id, deal, int(not side.is_asker))
                found.append((whose, press))
    return found


def _games(texts: Texts, seen: Seen) -> ui.ActionRow[Any]:
    """The menu of the games, move by move."""
    choices = [(texts("challenge-game", whose=whose, deal=press.deal), press) for whose, press in _played(seen)]
    return menu(texts("challenge-games"), choices)


def _number(game: ChallengeGame | None) -> float:
    """The score of a game; below all scores where it was not finished."""
    return float("-inf") if game is None or game.score is None else game.score
