"""Making reviews of the choices that a person had: once for each match and person, in small parts that may fail."""

import asyncio

import orjson
import pytest

from bot.features.review.own_choices import own_match
from bot.features.review.reviewing import TRIES, Reviews
from bot.features.review.stored import MOST_MISTAKES, VERSION, read, written
from bot.tables.entries import MovedBy
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import Stage
from engine.moves import Talk
from tests.bot.features.review.factories import Here, Kept, blamed, over
from tests.bot.hand_factories import until
from tests.bot.match_factories import match_of, next_hand
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, play_one
from tests.sampling import one_in

FEW = 8
PROVED = {"classic", "insidious-sevens", "nanatoridori", "jig"}
LARGEST = 4096


@pytest.mark.parametrize("preset", one_in(3, ["classic", "insidious-sevens", "killing", "jig", "nanatoridori"]))
async def test_a_review_judges_every_choice_and_is_kept(preset: str) -> None:
    table, kept = await over(preset), Kept()
    reviews = Reviews(Here(), kept, worlds=FEW)
    under_way = reviews.begin(table, 0, HOST)
    review = await under_way.task
    match = await own_match(table, 0)
    assert review.choices == under_way.choices == under_way.done == match.choices > 0
    assert review.missed == review.by_others == 0
    assert [len(hand.expected) for hand in review.hands] == [len(hand.choices) for hand in match.hands]
    assert len(review.mistakes) <= MOST_MISTAKES
    for mistake in review.mistakes:
        choice = match.hands[mistake.hand].choices[mistake.choice]
        assert choice.move == mistake.move
        assert mistake.best in map(str, choice.view.legal)
        assert mistake.best != str(choice.played)
        assert mistake.points > max(3, 2 * mistake.error) - 0.2
    assert review.proved == (preset in PROVED)
    assert await reviews.find(table.id, HOST) == review
    assert reviews.of(HOST) is None
    assert len(orjson.dumps(dict(kept.values[table.id, HOST]))) <= LARGEST


async def test_parts_that_fail_are_tried_again_and_change_nothing() -> None:
    table = await over("classic")
    whole = await Reviews(Here(), Kept(), worlds=FEW).begin(table, 0, HOST).task
    again = Reviews(Here(fails=lambda number: number % TRIES != TRIES - 1), Kept(), worlds=FEW)
    assert await again.begin(table, 0, HOST).task == whole


async def test_a_choice_that_fails_again_and_again_is_said_to_be_missed() -> None:
    table = await over("classic")
    review = await Reviews(Here(fails=lambda number: number < TRIES), Kept(), worlds=FEW).begin(table, 0, HOST).task
    assert review.missed == 1
    assert sum(len(hand.expected) for hand in review.hands) == review.choices - 1
    none = await Reviews(Here(fails=lambda _: True), Kept(), worlds=FEW).begin(table, 0, HOST).task
    assert none.missed == none.choices
    assert not none.proved


async def test_a_review_of_somebody_who_is_deleted_is_given_up() -> None:
    """Here at once; where another process deletes them and this one is not told, when it is to be kept."""
    table, here, kept = await over("classic"), Here(), Kept()
    reviews = Reviews(here, kept, worlds=FEW)
    here.may_go_on.clear()
    under_way = reviews.begin(table, 0, HOST)
    reviews.drop(HOST)
    await asyncio.wait([under_way.task])
    assert (under_way.task.cancelled(), under_way.is_dropped, reviews.of(HOST)) == (True, True, None)
    here.may_go_on.set()
    kept.deleted.add(HOST)
    unaware = reviews.begin(table, 0, HOST)
    await asyncio.wait([unaware.task])
    assert (unaware.task.cancelled(), unaware.is_dropped) == (True, True)
    assert not kept.values


async def test_a_person_has_one_at_a_time_and_the_first_to_ask_is_first() -> None:
    table, here = await over("classic"), Here()
    reviews = Reviews(here, Kept(), worlds=FEW, most_waiting=3)
    here.may_go_on.clear()
    begun = [reviews.begin(table, player, HOST + player) for player in range(3)]
    await until(lambda: here.asked)
    assert [each.has_begun for each in begun] == [True, False, False]
    assert [reviews.ahead(each) for each in begun] == [0, 0, 1]
    assert reviews.of(HOST) is begun[0]
    with refused(RefusalReason.REVIEWS_BUSY):
        reviews.begin(table, 3, HOST + 3)
    ended: list[int] = []
    for number, each in enumerate(begun):
        each.task.add_done_callback(lambda _, number=number: ended.append(number))
    here.may_go_on.set()
    await asyncio.gather(*(each.task for each in begun))
    assert ended == [0, 1, 2]
    assert reviews.of(HOST) is None


async def test_what_is_not_ready_at_the_end_is_given_up_and_begun_anew_later() -> None:
    table, here, kept = await over("classic"), Here(), Kept()
    here.may_go_on.clear()
    reviews = Reviews(here, kept, worlds=FEW)
    under_way = reviews.begin(table, 0, HOST)
    await asyncio.sleep(0)
    await reviews.cancel_reviews()
    assert under_way.task.cancelled()
    assert not kept.values
    later = await Reviews(Here(), kept, worlds=FEW).begin(table, 0, HOST).task
    assert read(kept.values[table.id, HOST]) == later


async def test_a_review_of_another_release_is_made_anew() -> None:
    review = await blamed(await over("classic"), 0)
    values = written(review)
    assert read(values) == review
    assert read({**values, "version": VERSION + 1}) is None
    assert read({"version": VERSION}) is None
    assert read(None) is None


@pytest.mark.parametrize("preset", ["everything", "fan-tan", "killing", "insidious-sevens", "nanatoridori"])
async def test_a_choice_is_judged_by_what_was_seen_then(tables: TableService, preset: str) -> None:
    table = await match_of(tables, preset, people=4)
    seen = {}
    while table.stage is not Stage.OVER:
        if table.stage is Stage.BETWEEN:
            await next_hand(tables, table)
        views = {seat: table.view(seat) for seat in table.to_act()}
        number = len(table.history)
        player = {seat: table.player_at(seat) for seat in views}
        await play_one(tables, table)
        played = table.history[number]
        legal = [move for move in views[played.seat].legal if not isinstance(move, Talk)]
        if player[played.seat] == 0 and len(legal) > 1 and played.move in legal:
            seen[number] = (views[played.seat], played.move)
    match = await own_match(table, 0)
    assert {choice.move: (choice.view, choice.played) for hand in match.hands for choice in hand.choices} == seen
    assert seen


async def test_each_hand_has_its_place_and_ties_have_the_middle() -> None:
    table = await over("insidious-sevens")
    matches = [await own_match(table, player) for player in range(4)]
    for number in range(len(table.match.played)):
        assert sum(match.hands[number].place for match in matches) == 10


async def test_moves_of_the_clock_and_of_computer_players_are_not_judged() -> None:
    table = await over("classic")
    whole = await own_match(table, 0)
    assert whole.by_others == 0
    first = whole.hands[0].choices[0].move
    table.history[first] = table.history[first]._replace(by=MovedBy.CLOCK)
    left = await own_match(table, 0)
    assert (left.by_others, left.choices) == (1, whole.choices - 1)
    assert first not in [choice.move for choice in left.hands[0].choices]
