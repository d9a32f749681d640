"""The seats in the table's picture: their plates say what the list of seats said, and never move."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from engine.views import Phase, RowsTable, SeatStatus, SeatView, Table, View
from i18n import Texts
from renderers import SeatPicture, badges_of
from renderers.alt_text.captions import table_plates
from renderers.canvas.palette import FELT_DEEP, GOLD, STEEL
from renderers.model.plates import PlateShown
from renderers.pictures.frame import BORDER, WIDTH
from renderers.pictures.plates import LOW_HEIGHT, Plates, plates_of
from renderers.sprites.seat_facts import PLATE_HEIGHT
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.comparing import opened
from tests.renderers.playing import play_on
from tests.renderers.samples import FOUR, GAPS, GRID, TABLES, TRICK, TWO, draw_seat, draw_table, view

NAMES = ("Anna", "健太", "Konstantin", "שלום", "Ольга", "민수", "さくら", "Zoë", "三浦", "Ben", "🔥", "W" * 32)
LARGEST = 40_000


def drawn(seen: View, names: tuple[str, ...] = NAMES, texts: Texts = ENGLISH) -> Image.Image:
    names = names[: len(seen.seats)]
    png = draw_table(seen, TWO, texts, badges=badges_of(names), names=names, has_plates=True)
    return opened(png).convert("RGB")


def plates(seen: View) -> Plates:
    badges = badges_of(NAMES[: len(seen.seats)])
    players = tuple(zip(NAMES, badges, strict=False))
    made = table_plates(seen, ENGLISH, players)
    return Plates(len(made.each), made.narrowest, has_pot=seen.pot is not None)


def plate(seen: View, seat: int, *, names: tuple[str, ...] = NAMES, texts: Texts = ENGLISH) -> Image.Image:
    """The plate of a seat, cut out of the picture."""
    at = plates(seen)
    left, width = at.column(seat)
    top = BORDER + seat // at.columns * (PLATE_HEIGHT + 8)
    return drawn(seen, names, texts).crop((left, top, left + width, top + PLATE_HEIGHT))


def with_seat(seen: View, seat: int, **fields: object) -> View:
    seats = [*seen.seats]
    seats[seat] = replace(seats[seat], **fields)
    return replace(seen, seats=tuple(seats))


def differ(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is not None


PLAYING = replace(view(GAPS), seats=tuple(SeatView(cards=7, passes=1, passes_left=2) for _ in range(4)), to_act=(1,))


@pytest.mark.parametrize(
    "fields",
    [
        {"cards": 8},
        {"passes": 2, "passes_left": 1},
        {"chips": 40},
        {"penalty": 3},
        {"place": 1},
        {"status": SeatStatus.OUT},
        {"status": SeatStatus.BANKRUPT},
        {"status": SeatStatus.ELIMINATED},
    ],
    ids=str,
)
def test_what_is_public_of_a_seat_is_on_its_plate_and_on_no_other(fields: dict[str, object]) -> None:
    other = with_seat(PLAYING, 2, **fields)
    for name in ("chips", "penalty"):
        if name in fields:  # A game has them for all seats or for none.
            other = replace(other, seats=tuple(replace(each, **{name: 1}) for each in other.seats))
            plain, other = other, with_seat(other, 2, **fields)
            assert differ(plate(plain, 2), plate(other, 2))
            return
    assert differ(plate(PLAYING, 2), plate(other, 2))
    for seat in (0, 1, 3):
        assert not differ(plate(PLAYING, seat), plate(other, seat))


def test_the_plate_of_who_is_to_act_is_golden_and_a_bankrupt_ones_grey() -> None:
    seen = with_seat(PLAYING, 3, status=SeatStatus.BANKRUPT)
    grounds = [plate(seen, seat).getpixel((4, PLATE_HEIGHT // 2)) for seat in range(4)]
    assert grounds == [FELT_DEEP, GOLD, FELT_DEEP, STEEL]


def test_is_3_is_4_only_what_everybody_sees_of_a_secret_choice_is_shown() -> None:
    """Who has chosen, and not what."""
    seen = replace(view(TRICK), phase=Phase.BIDDING, to_act=(0, 1, 2, 3))
    seats = tuple(SeatView(cards=5, has_chosen=seat == 1) for seat in range(4))
    chosen = replace(seen, seats=seats, to_act=(0, 2, 3))
    assert differ(plate(seen, 1), plate(chosen, 1))
    knowing = replace(chosen, chosen=(TRICK.set_aside[0][1],))
    assert not differ(drawn(chosen), drawn(knowing))


def test_is_4_a_chosen_bid_lies_face_down_in_the_middle_of_its_seats_column() -> None:
    choosing = replace(view(replace(TRICK, trick=(), last_trick=(), trump=None)), phase=Phase.BIDDING)
    asked = replace(choosing, to_act=(0, 1, 2, 3), seats=(SeatView(cards=5, has_chosen=False),) * 4)
    chosen = with_seat(replace(asked, to_act=(0, 2, 3)), 1, has_chosen=True)
    assert all(each.bid is None for each in chosen.seats)
    at, below = plates(asked), BORDER + PLATE_HEIGHT
    for seat in range(4):
        left, width = at.column(seat)
        one, other = (drawn(each).crop((left, below, left + width, below + 180)) for each in (asked, chosen))
        assert differ(one, other) is (seat == 1)


def test_a_name_belongs_to_the_picture() -> None:
    assert differ(plate(PLAYING, 0), plate(PLAYING, 0, names=("Anne", *NAMES[1:])))
    assert not differ(plate(PLAYING, 1), plate(PLAYING, 1, names=("Anne", *NAMES[1:])))


def test_a_status_is_written_in_the_readers_language() -> None:
    bankrupt = with_seat(PLAYING, 3, status=SeatStatus.BANKRUPT)
    assert differ(plate(bankrupt, 3), plate(bankrupt, 3, texts=JAPANESE))


@pytest.mark.parametrize("table", [GAPS, GRID], ids=["rows", "grid"])
def test_the_last_card_has_the_mark_of_who_laid_it(table: Table) -> None:
    seen = replace(PLAYING, table=table)
    nobody, anna, ken = (drawn(replace(seen, last_by=by)) for by in (None, 0, 1))
    assert differ(nobody, anna)
    assert differ(anna, ken)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seats", [3, 5])
def test_plates_stand_apart_and_within_the_table(name: str, seats: int) -> None:
    seen = view(TABLES[name], seats=seats)
    at = plates(seen)
    boxes = [at.column(seat) for seat in range(at.columns)]
    assert boxes[0][0] == BORDER
    assert boxes[-1][0] + boxes[-1][1] <= WIDTH - BORDER
    assert all(left + width < other for (left, width), (other, _) in pairwise(boxes))
    assert drawn(seen).width == WIDTH


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_no_plate_moves_in_a_match_and_pictures_stay_small(preset: Preset) -> None:
    game, rules = find_game(preset.game), preset.rules()
    for seats in {game.seats(rules)[0], game.seats(rules)[-1]}:
        match = Match(game, rules, seats=seats, seed=11)
        match.next_hand()
        seen: set[tuple[object, ...]] = set()
        for ply, hand in enumerate(play_on(match, preset.id)):
            onlooker = match.view(None)
            at = plates(onlooker)
            seen.add((at.height, *(at.column(seat) for seat in range(seats))))
            if ply == 30 or hand.result:
                names = NAMES[:seats]
                png = draw_table(onlooker, FOUR, badges=badges_of(names), names=names, has_plates=True)
                assert len(png) < LARGEST
        assert len(seen) == 1


def test_without_names_there_are_no_plates() -> None:
    assert isinstance(PLAYING.table, RowsTable)
    assert opened(draw_table(PLAYING, TWO)).height < drawn(PLAYING).height


def above_hand(seen: View) -> tuple[PlateShown, ...]:
    shown = SeatPicture.of(seen, TWO, ENGLISH, names=NAMES[: len(seen.seats)], has_plates=True).shown
    return shown.plates.each


def low(seen: View) -> Image.Image:
    """The strip above a hand."""
    names = NAMES[: len(seen.seats)]
    png = draw_seat(seen, TWO, badges=badges_of(names), names=names, has_plates=True)
    return opened(png).convert("RGB").crop((BORDER, BORDER, WIDTH - BORDER, BORDER + LOW_HEIGHT))


@pytest.mark.parametrize("name", [each for each in TABLES if each not in {"trick", "passing", "between-tricks"}])
def test_above_a_hand_stand_the_others_in_turn_order(name: str) -> None:
    seen = replace(view(TABLES[name]), seat=2, to_act=(3,))
    assert [each.name for each in above_hand(seen)] == [NAMES[3], NAMES[0], NAMES[1]]


@pytest.mark.parametrize("name", ["gaps", "two-packs", "grid", "sequence", "group", "trick"])
def test_cards_and_passes_left_of_the_others_are_seen_above_a_hand(name: str) -> None:
    seen = replace(PLAYING, table=TABLES[name], seat=0, hand=())
    changed = with_seat(seen, 2, cards=8)
    assert differ(low(seen), low(changed))
    if name != "trick":  # There are no passes.
        assert differ(low(seen), low(with_seat(seen, 2, passes=2, passes_left=1)))
        assert not differ(low(seen), low(with_seat(seen, 0, cards=8, passes=0)))


@pytest.mark.parametrize("seats", range(2, 12))
def test_the_strip_above_a_hand_is_one_line(seats: int) -> None:
    everybody = (SeatView(cards=13, passes=0, passes_left=3),) * seats
    made = SeatPicture.of(replace(PLAYING, seats=everybody), TWO, ENGLISH, names=NAMES[:seats], has_plates=True).shown
    assert plates_of(made).height == LOW_HEIGHT + 8
