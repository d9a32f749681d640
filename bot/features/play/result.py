"""The public message of a finished match: who won, ranks with reasons, rating changes, remarks, and buttons."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.daily.ids import Daily, DailyPress
from bot.features.lobby.ids import AgainPress, CardsPress
from bot.features.play.endings import ending_words, public_words
from bot.features.play.ids import AtTable, TablePress
from bot.features.play.remarks import Remark, remark_text
from bot.features.play.showing import scores_picture, table_picture
from bot.features.replay.ids import Replay, ReplayPress
from bot.features.review.ids import ReviewPress
from bot.platform.custom_ids import CustomId
from bot.platform.messages import CONTENT_LIMIT, Message, Picture, Shown, button, menu, note, plain_message, shown_panel
from bot.tables.cards_again import obstacle
from bot.tables.participants import FinalPlace, Participant
from bot.tables.seating import is_rated
from bot.tables.table import Table
from bot.text.faces import faces
from bot.text.games import called_at
from bot.text.naming import NameOf, drawn_name, names_at, seat_badges, short_names_at
from bot.text.rounds import is_of_many, score_sheet, total_text
from bot.text.sentences import last_calls, listed, public_texts, told_beside_scores
from engine.cards import Card
from engine.catalog import find_game
from engine.events import WentBankrupt
from engine.results import PlaceBy, Unit
from engine.rules import Rules
from i18n import Texts
from renderers import RatingShown, ResultLine, ResultPicture, Theme

PICTURE: Final = "result.png"


def result_message(
    texts: Texts, table: Table, shown: Shown, rated: Mapping[int, RatingShown], *, remarks: Sequence[Remark] = ()
) -> Message:
    """`shown`: the result's picture, or the scores or the last table in words. `rated`: by user, empty if the match is
    unrated. `remarks`: what was remarkable."""
    name = names_at(texts, table, signed=not isinstance(shown, str))
    title = "\n".join(
        [
            texts("result-title", game=called_at(texts, table)),
            winners_words(texts, table, name),
            public_words(texts, table, short_names_at(table, signed=not isinstance(shown, str))),
        ]
    )
    state = "\n\n".join(filter(None, _told(texts, table, shown, rated, remarks)))
    return shown_panel(
        title, shown, state=state, buttons=result_buttons(texts, table), menus=[result_menu(texts, table)]
    )


def posted_result(
    texts: Texts,
    table: Table,
    shown: Shown,
    rated: Mapping[int, RatingShown],
    *,
    called: Collection[int],
    remarks: Sequence[Remark] = (),
) -> Message:
    """The result as a message of its own in plain content, as notifications show no other. `called`: the users whom it
    mentions. Otherwise as `result_message`."""
    short = short_names_at(table, signed=False)

    def name(place: Participant) -> str:
        return f"<@{place.user}>" if place.user in called else short(place)

    won = texts("result-posted", game=called_at(texts, table), won=winners_words(texts, table, name))
    said = "\n".join([won, public_words(texts, table, name)])
    unnamed = [mention for user in called if (mention := f"<@{user}>") not in said]
    parts = [said, " ".join(unnamed), *_told(texts, table, shown, rated, remarks)]
    if isinstance(shown, str):
        parts.append(shown)
    return plain_message(
        "\n".join(_first_lines(parts)),
        called=[*called],
        picture=shown if isinstance(shown, Picture) else None,
        buttons=result_buttons(texts, table),
        more=result_menu(texts, table),
    )


def _first_lines(parts: Sequence[str]) -> Iterator[str]:
    """The lines of these parts, without those for which plain content has no room: a table of ten, in words."""
    left = CONTENT_LIMIT
    for line in (line for part in parts for line in part.split("\n") if line):
        if len(line) < left:
            left -= len(line) + 1
            yield line


def moved_message(table: Table, link: str) -> Message:
    """In place of a board below which the result was posted: where it is."""
    texts = public_texts(table)
    return note(texts("result-moved", game=called_at(texts, table), link=link))


def ended_message(
    texts: Texts,
    table: Table,
    user: int,
    shown: Shown,
    rated: Mapping[int, RatingShown],
    *,
    remarks: Sequence[Remark] = (),
    before: str = "",
) -> Message:
    """The result for one of those who played: how it ended for them, and what to do next. That of a private table
    is whole, as nothing else shows it. `before`: the result that its cards had before. Otherwise as `result_message`.
    """
    title = ending_words(texts, table, user)
    if table.is_private:
        state = "\n\n".join(filter(None, [before, *_told(texts, table, shown, rated, remarks)]))
        menus = [result_menu(texts, table)]
        return shown_panel(title, shown, state=state, buttons=result_buttons(texts, table), menus=menus)
    in_words = isinstance(shown, str)
    state = standings_words(texts, table, rated, names_at(texts, table, signed=False)) if in_words else ""
    return shown_panel(title, shown, state=state, buttons=result_buttons(texts, table))


def look_back(texts: Texts, table: Table) -> list[ui.Button[Any]]:
    """The buttons below a match that is over."""
    return [
        button(texts("replay-button"), ReplayPress(table.id, Replay.OPEN)),
        button(texts("review-button"), ReviewPress(table.id)),
    ]


def _told(
    texts: Texts, table: Table, shown: Shown, rated: Mapping[int, RatingShown], remarks: Sequence[Remark]
) -> list[str]:
    """The words on the result below who won: in paragraphs, some of which may be empty."""
    in_words = isinstance(shown, str)
    name, short = names_at(texts, table, signed=not in_words), short_names_at(table, signed=not in_words)
    if in_words:
        parts = [standings_words(texts, table, rated, name, with_cards=True)]
    else:  # The picture shows the standings.
        parts = ["\n".join(_rule_words(texts, table, has_sheet=True))]
    parts.append(
        "\n".join(
            texts("result-remark", remark=remark_text(texts, table, remark, short(table.participants[remark.player])))
            for remark in remarks
        )
    )
    # The picture, the log and the replay tell the end. Revokes (FT-7) and piles (PQ-9) were hidden until now.
    if in_words:
        parts.append("\n".join(f"- {line}" for line in last_calls(texts, table, short, most=2)))
    else:  # Small, as the picture has the points.
        parts.append("\n".join(f"-# {line}" for line in told_beside_scores(texts, table, short)))
    parts.append("\n".join(f"-# {each}" for each in _rated_words(texts, table, rated, name, in_words=in_words)))
    return parts


def winners_words(texts: Texts, table: Table, name: NameOf) -> str:
    """The winners and, if it is the same for all winners, how."""
    standings = table.standings()
    winners = [line for line in standings if line.rank == 1]
    names = [f"**{name(line.participant)}**" for line in winners]
    reasons = {tuple(_reasons(texts, table, line, standings, with_total=True)) for line in winners}
    how = reasons.pop() if len(reasons) == 1 else ()
    return texts("list-dot").join([texts("result-won", names=listed(texts, names)), *how])


def result_picture(texts: Texts, table: Table, rated: Mapping[int, RatingShown], theme: Theme) -> ResultPicture:
    """The result, or the scores or the last table in words. `rated`: as in `result_message`."""
    assert table.match is not None
    lines, badges, sheet = table.standings(), seat_badges(table), score_sheet(texts, table)
    unit = table.match.scoring.unit
    return ResultPicture(
        theme=theme,
        title=called_at(texts, table),
        lines=tuple(
            ResultLine(
                rank=line.rank,
                seat=line.seat,
                name=drawn_name(texts, line.participant),
                stand_in=texts("alt-nobody", letter=badges[line.seat].letters),
                badge=badges[line.seat],
                reason=texts("list-dot").join(_reasons(texts, table, line, lines, with_total=sheet is None)),
                cards=cards_left(table, line),
                is_bankrupt=line.placed is not None and line.placed.by is PlaceBy.BANKRUPT,
                rating=_rated_of(line, rated),
            )
            for line in lines
        ),
        note=texts("alt-fewest-win") if unit.fewest_win else "",
        sheet=sheet,
        unit=texts(f"alt-unit-{unit.value}") if sheet is not None else "",
        instead=scores_picture(texts, table) or table_picture(texts, table, theme),
    )


def cards_left(table: Table, line: FinalPlace) -> tuple[Card, ...]:
    """The cards of a bankrupt, as far as everybody saw them, or of a player with cards at the end; in games of places
    only, where no score says it."""
    if table.match is None or line.placed is None or line.total is not None:
        return ()
    if line.placed.by is PlaceBy.HOLDING:
        return table.view(line.seat).hand
    events = (event.seen_by(None) for played in table.history for event in played.events)
    return next((event.cards for event in events if isinstance(event, WentBankrupt) and event.seat == line.seat), ())


def _rated_words(
    texts: Texts, table: Table, rated: Mapping[int, RatingShown], name: NameOf, *, in_words: bool
) -> Iterator[str]:
    """For whom the match does not count, and why; whether it is rated, unless the picture shows the ratings."""
    if table.fair.cards_of is not None:
        yield texts("result-cards", table=str(table.fair.cards_of))
    elif not table.setup.rated:
        yield texts("result-not-rated")
    if table.take_backs:
        yield texts("result-taken-back", times=len(table.take_backs))
    for line in table.standings():
        if line.hints:
            yield texts("result-hinted", name=name(line.participant), times=line.hints)
    for place in table.participants:
        if place.seating is not None and place.seating.at_once:
            yield texts("result-sat-down", name=name(place))
    if table.counts and is_rated(table.participants) and (in_words or not rated):
        yield texts("result-rated" if rated else "result-unrated")


def result_buttons(texts: Texts, table: Table) -> list[ui.Button[Any]]:
    """The buttons of a finished match: one row, so that the result fits in a window."""
    again = button(texts("result-again"), AgainPress(table.id), style=ButtonStyle.primary)
    return [again, *look_back(texts, table)]


def result_menu(texts: Texts, table: Table) -> ui.ActionRow[Any]:
    """The menu of what is seldom wanted of a finished match. In messages of earlier releases these are buttons."""
    choices = [("board-log", AtTable.LOG), ("record-button", AtTable.RECORD)]
    if _has_sheet(table):
        choices.insert(0, ("rounds-scores", AtTable.SCORES))
    of_match: list[tuple[str, CustomId]] = [(texts(label), TablePress(table.id, does)) for label, does in choices]
    if obstacle(table) is None:
        of_match.append((texts("daily-again"), CardsPress(table.id)))
    return menu(texts("private-more"), [*of_match, (texts("daily-button"), DailyPress(Daily.SHOW))])


def own_words(texts: Texts, table: Table, user: int) -> str:
    """The place of a person who played, with points or what explains it."""
    standings = table.standings()
    line = next(each for each in standings if each.participant.user == user)
    place = texts("daily-board-place", place=line.rank)
    return texts("list-dot").join([place, *_reasons(texts, table, line, standings, with_total=True)])


def standings_words(
    texts: Texts, table: Table, rated: Mapping[int, RatingShown], name: NameOf, *, with_cards: bool = False
) -> str:
    """A line per participant, the best first, then what the totals mean if no score sheet says it. `with_cards`: and
    the cards that no picture shows."""
    standings, lines = table.standings(), list[str]()
    for line in standings:
        standing = _standing_line(texts, table, line, rated, name(line.participant), among=standings)
        cards = cards_left(table, line) if with_cards else ()
        if cards:
            standing = texts("list-dot").join([standing, texts("alt-result-cards", cards=faces(texts, cards))])
        lines.append(standing)
    return "\n".join([*lines, *_rule_words(texts, table, has_sheet=_has_sheet(table))])


def _rule_words(texts: Texts, table: Table, *, has_sheet: bool) -> list[str]:
    rules = scoring_words(texts, table.game, table.rules, table.standings(), has_sheet=has_sheet)
    return [f"-# {rule}" for rule in rules]


def _has_sheet(table: Table) -> bool:
    return table.match is not None and is_of_many(table.game, table.rules, table.match.totals)


def _standing_line(
    texts: Texts,
    table: Table,
    line: FinalPlace,
    rated: Mapping[int, RatingShown],
    name: str,
    *,
    among: Sequence[FinalPlace],
) -> str:
    """Rank, name, points, the reason for a rank that they do not explain, and the rating change. `among`: all lines."""
    change, extra = _rated_of(line, rated), [*_reasons(texts, table, line, among, with_total=True)]
    if change is not None:
        extra.append(texts("result-rating", rating=change.rating, change=f"{change.change:+d}"))
    text = texts("result-line", rank=line.rank, name=name)
    return texts("list-dot").join([text, *extra])


def _reasons(
    texts: Texts, table: Table, line: FinalPlace, among: Sequence[FinalPlace], *, with_total: bool
) -> Iterator[str]:
    if line.total is not None and with_total:
        yield total_text(texts, table.game, table.rules, line.total)
    if line.is_absent and line.rank == len(among):
        yield texts("result-left" if line.participant.left else "result-away")
    elif (reason := reason_words(texts, line, among)) is not None:
        yield reason


def _rated_of(line: FinalPlace, rated: Mapping[int, RatingShown]) -> RatingShown | None:
    return None if line.participant.user is None else rated.get(line.participant.user)


def reason_words(texts: Texts, line: FinalPlace, lines: Sequence[FinalPlace]) -> str | None:
    """The reason for this line's rank, numbered if several lines have the same reason.

    None if the total explains it: the game has totals, and no line with the same total has another rank.
    """
    placed = line.placed
    if placed is None or (placed.by is PlaceBy.DONE and not _is_split(line, lines)):
        return None
    alike = sum(each.placed is not None and each.placed.by is placed.by for each in lines)
    order = placed.order if alike > 1 and placed.by is not PlaceBy.OUT else 0
    is_any_out = any(each.placed is not None and each.placed.by is PlaceBy.OUT for each in lines)
    if placed.by is PlaceBy.HOLDING and line.rank == 1 and not is_any_out:
        return texts("result-by", reason="last-left", order=0)  # All others have dropped out (SN-9).
    return texts("result-by", reason=placed.by.value.replace("_", "-"), order=order)


def scoring_words(
    texts: Texts, game: str, rules: Rules, lines: Sequence[FinalPlace], *, has_sheet: bool
) -> Iterator[str]:
    """The meaning of the totals if more is not better, in sentences.

    `has_sheet`: a score sheet or picture next to it already says that the fewest win.
    """
    if any(line.total is None for line in lines):
        return
    unit = find_game(game).scoring(rules).unit
    if unit is Unit.PENGUINS or (unit.fewest_win and not has_sheet):
        yield texts("result-rule", unit=unit.value)
    if any(line.placed is not None and line.placed.by is PlaceBy.DONE and _is_split(line, lines) for line in lines):
        yield texts("result-equal")


def _is_split(line: FinalPlace, lines: Sequence[FinalPlace]) -> bool:
    """Whether a line with the same total has another rank, and not because its person is absent."""
    if line.is_absent:
        return False
    return any(each.total == line.total and each.rank != line.rank for each in lines if not each.is_absent)
