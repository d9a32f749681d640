from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.ratings import Placing, Rating, rate

RATINGS = st.builds(Rating, mu=st.floats(0, 50), sigma=st.floats(0.5, 9))


@st.composite
def matches(draw: st.DrawFn, *, ratings: st.SearchStrategy[Rating] = RATINGS) -> list[Placing]:
    count = draw(st.integers(2, 8))
    return [Placing(k, draw(st.integers(1, count)), draw(ratings)) for k in range(count)]


def test_beginners_start_at_1000() -> None:
    assert (Rating().ordinal, Rating().shown_rating) == (0, 1000)


@pytest.mark.parametrize(
    ("rating", "shown"), [(Rating(25, 5 / 3), 1800), (Rating(40, 1), 2480), (Rating(0, 9), 0), (Rating(24, 8), 1000)]
)
def test_the_shown_rating_of_a_belief(rating: Rating, shown: int) -> None:
    assert rating.shown_rating == shown


def test_ratings_of_two_beginners_match_the_published_figures() -> None:
    after = rate([Placing(1, 1), Placing(2, 2)])
    assert (after[1].mu, after[2].mu) == pytest.approx((27.6379, 22.3621), abs=0.01)
    assert after[1].sigma == after[2].sigma == pytest.approx(8.0659, abs=0.01)


@pytest.mark.parametrize(
    ("finished", "is_rated"),
    [([], False), ([True], False), ([True, False], True), ([False] * 4, False), ([True, True], True),
     ([True, False, True, False], True)],
)  # fmt: skip
def test_a_match_of_two_people_is_rated_if_one_finished(finished: list[bool], is_rated: bool) -> None:
    after = rate(Placing(k, k + 1, finished=done) for k, done in enumerate(finished))
    assert (after is not None) == is_rated
    if after is not None:
        assert after.keys() == set(range(len(finished)))


def test_a_user_is_ranked_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        rate([Placing(1, 1), Placing(1, 2)])


@given(matches(ratings=st.just(Rating())))
def test_among_equals_a_better_place_gives_more_and_ties_give_the_same(match: list[Placing]) -> None:
    after = rate(match)
    for one in match:
        for other in match:
            if one.place < other.place:
                assert after[one.user_id].mu > after[other.user_id].mu + 1e-9
            elif one.place == other.place:
                assert after[one.user_id].mu == pytest.approx(after[other.user_id].mu)


def test_three_who_share_first_place_gain_more_than_the_fourth() -> None:
    after = rate([Placing(1, 1), Placing(2, 1), Placing(3, 1), Placing(4, 4), Placing(5, 5)])
    assert after[1].mu == pytest.approx(after[2].mu) == pytest.approx(after[3].mu)
    assert after[3].mu > after[4].mu > after[5].mu


@given(matches(ratings=st.just(Rating())))
def test_among_equals_what_some_gain_others_lose(match: list[Placing]) -> None:
    assert sum(after.mu for after in rate(match).values()) == pytest.approx(25 * len(match))


def test_a_tie_brings_two_people_closer() -> None:
    weak, strong = Rating(20, 5), Rating(30, 5)
    after = rate([Placing(1, 1, weak), Placing(2, 1, strong)])
    assert weak.mu < after[1].mu < after[2].mu < strong.mu


@given(matches())
def test_the_best_never_lose_and_the_worst_never_win_unless_all_tie(match: list[Placing]) -> None:
    after = rate(match)
    places = [person.place for person in match]
    for person in match:
        gain = after[person.user_id].mu - person.rating.mu
        if places.count(min(places)) == 1 and person.place == min(places):
            assert gain >= 0
        if places.count(max(places)) == 1 and person.place == max(places):
            assert gain <= 0


@given(matches(), st.randoms(use_true_random=False))
def test_the_order_in_which_people_are_named_does_not_matter(match: list[Placing], random: Random) -> None:
    shuffled = list(match)
    random.shuffle(shuffled)
    one, other = rate(match), rate(shuffled)
    for user in one:
        assert (one[user].mu, one[user].sigma) == pytest.approx((other[user].mu, other[user].sigma))


@given(matches())
def test_only_the_order_of_ranks_counts(match: list[Placing]) -> None:
    """A computer between two people changes nothing between them."""
    spread = [Placing(p.user_id, p.place * 3 + 2, p.rating) for p in match]
    one, other = rate(match), rate(spread)
    for user in one:
        assert (one[user].mu, one[user].sigma) == pytest.approx((other[user].mu, other[user].sigma))


@given(matches(ratings=st.just(Rating())))
def test_a_first_match_lowers_the_uncertainty(match: list[Placing]) -> None:
    assert all(after.sigma < Rating().sigma for after in rate(match).values())


def test_the_input_is_not_changed() -> None:
    before = Rating(30, 4)
    rate([Placing(1, 2, before), Placing(2, 1)])
    assert before == Rating(30, 4)


def test_ratings_find_the_order_of_skill() -> None:
    """Four people who win in proportion to 1 : 2 : 4 : 8 are told apart in 300 matches."""
    random = Random(11)
    ratings = {user: Rating() for user in range(4)}
    for _ in range(300):
        luck = {user: random.expovariate(2.0**user) for user in ratings}
        order = sorted(luck, key=lambda user: luck[user])
        ratings = rate([Placing(user, place, ratings[user]) for place, user in enumerate(order, 1)])
    assert sorted(ratings, key=lambda user: ratings[user].shown_rating) == [0, 1, 2, 3]
    assert all(1000 < rating.shown_rating < 2400 for rating in ratings.values())
