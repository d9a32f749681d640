"""Fan Tan and Five or Nine (FT-1 to FT-6, FN-1, FN-2), and how their hands make a match (G-4 to G-7, G-9)."""

import pytest

from engine.cards import card
from engine.catalog import find_game
from engine.errors import Reason, RulesError
from engine.events import PaidPass
from engine.match import Match
from tests.engine.games.hands import Placed, dealers_left, final_totals, first_deal, match, played_out, start, written
from tests.engine.games.lines import chips, chips_for_pass, follow, legal, paid, refused, rows_table, steps


@pytest.mark.parametrize(
    ("hands", "line"),
    [
        (("5S 6S", "4S 3S", "2S AS"), "chips:49,49,49 pot:3"),
        (("5S 6S", "4S 3S", "2S"), "chips:49,49,48 pot:4"),
        (("5S 6S 8S", "4S 3S", "2S"), "chips:49,48,48 pot:5"),
    ],
)
@pytest.mark.parametrize("game", ["fan-tan", "five-or-nine"])
def test_ft_1_seats_with_fewer_cards_ante_one_more(game: str, hands: tuple[str, ...], line: str) -> None:
    follow(start(game, *hands, layout=""), line)


def test_ft_1_antes_of_a_whole_deal() -> None:
    made = match(game="fan-tan", seats=5, seed=4, chips=20)
    sizes = [seat.cards for seat in made.hand.view(None).seats]
    assert sorted(sizes) == [10, 10, 10, 11, 11]
    assert chips(made.hand) == [19 if size == 11 else 18 for size in sizes]


def test_ft_2_the_layout_starts_empty_and_the_left_of_the_dealer_starts() -> None:
    for seed in range(6):
        made = match(game="fan-tan", seats=4, seed=seed)
        assert made.hand.to_act == (dealers_left(made),)
        table = rows_table(made.hand)
        assert written(table.next) == "7S 7H 7D 7C"
        assert not any(row.laid for row in table.rows)


def test_ft_2_ft_3_only_cards_with_a_place_are_legal() -> None:
    follow(start("fan-tan", "5S 7H TS 9S KD 8H", "2C", "3C", layout="6S 7S 8S"), "{5S 7H 9S} 7H @1 last[7H]")


@pytest.mark.parametrize(
    "refusal",
    steps(
        "pass?must_play: TS?not_next:card=TS,needs=9S 3S?not_next:card=3S,needs=5S 8H?not_next:card=8H,needs=7H",
        "9S?not_in_hand:card=9S 7S?not_in_hand:card=7S 4G?not_in_hand:card=4G 6Y?not_in_hand:card=6Y",
        "draw?must_play: pile:5S?must_play: 3S+5S?not_in_this_game: bankrupt?not_in_this_game:",
        "5S@H?not_in_this_game: pass:4?not_in_this_game: JK=5S?not_in_this_game:",
    ),
)
def test_illegal_moves_of_a_seat_that_can_play(refusal: str) -> None:
    follow(start("fan-tan", "5S TS 3S 8H", "2C", "3C", layout="6S 7S 8S"), refusal)


@pytest.mark.parametrize(
    "refusal", steps("draw?not_in_this_game pile:TS?not_in_this_game beg?not_in_this_game TS?not_next")
)
def test_illegal_moves_of_a_seat_that_cannot_play(refusal: str) -> None:
    follow(start("fan-tan", "TS 8H", "2C", "3C", layout="6S 7S 8S"), refusal)


def test_moves_out_of_turn_and_after_the_end_are_refused() -> None:
    hand = start("fan-tan", "9S", "2C 7C", "3C", layout="6S 7S 8S")
    follow(hand, "1!7C?not_your_turn:seat=0 1!{} 9S 1!7C?hand_over @ 0!{} 1!{}")


def test_ft_3_a_stuck_player_pays_a_chip() -> None:
    hand = start("fan-tan", "TS", "2C 7C", "3C", layout="6S 7S 8S")
    assert follow(hand, "{pass} pot:5 pass pot:6 0.chips:47 @1") == [PaidPass(0, chips=1)]


def test_ft_4_the_winner_takes_the_pot_and_a_chip_for_each_card_left() -> None:
    hand = start("fan-tan", "9S", "2C 7C 3H", "3C KD", layout="6S 7S 8S")
    events = follow(hand, "chips:48,49,48 9S>Played,PaidPot,PaidPot,WonPot,HandOver")
    assert paid(events) == ["1> 3", "2> 2"]
    follow(hand, "scores:8,-4,-4 over:out winner:0 phase:over pot:0 status:out,playing,playing")


def test_g_5_nobody_pays_more_than_they_hold() -> None:
    hand = start("fan-tan", "9S", "2C 7C 3H", "3C KD", layout="6S 7S 8S", totals=(3, 1, 4))
    follow(hand, "chips:1,0,2 9S scores:5,-1,-4 chips:8,0,0")


def test_g_5_a_pass_without_chips_is_free() -> None:
    hand = start("fan-tan", "TS", "2C 7C", "3C", layout="6S 7S 8S", totals=(2, 9, 9))
    assert chips_for_pass(hand) == 0
    assert chips(hand)[0] == 0


def test_g_5_the_match_ends_with_the_hand_in_which_a_player_runs_out_of_chips() -> None:
    ended_early = 0
    for seed in range(30):
        made = played_out(match(game="fan-tan", seats=6, seed=seed, chips=10, hands=20))
        assert sum(made.totals) == 60
        broke = [0 in each for each in standings(made)]
        assert broke == [False] * (len(broke) - 1) + [broke[-1]]
        assert broke[-1] or len(made.played) == 20
        ended_early += broke[-1]
    assert ended_early > 5


def standings(made: Match) -> list[tuple[int, ...]]:
    """The chips after each hand."""
    found: list[tuple[int, ...]] = []
    now = [made.rules.chips] * made.seats
    for played in made.played:
        now = [chips + change for chips, change in zip(now, played.result.scores, strict=True)]
        found.append(tuple(now))
    return found


@pytest.mark.parametrize(
    ("game", "winner_deals"),
    [
        *((game, True) for game in ("fan-tan", "five-or-nine", "fan-tan-trumps", "play-or-pay", "earl-of-coventry")),
        *((game, True) for game in ("crazy-tan", "crazy-crazy-tan", "domino-sevens", "snip-snap-snorum", "jig")),
        *((game, False) for game in ("ristiseiska", "chinese-seven", "up-the-line", "insidious-sevens")),
    ],
)
def test_g_6_the_dealer_of_the_next_hand(game: str, winner_deals: bool) -> None:
    made = played_out(match(game=game, seats=4, seed=2))
    assert len(made.played) > 1
    for one, following in zip(made.played, made.played[1:], strict=False):
        expected = one.result.winner if winner_deals else (one.setup.dealer + 1) % 4
        assert following.setup.dealer == expected


def test_g_6_the_first_dealer_is_random() -> None:
    assert {first_deal("fan-tan", seats=4, seed=seed).dealer for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "game", ["fan-tan", "fan-tan-trumps", "crazy-tan", "ristiseiska", "play-or-pay", "earl-of-coventry"]
)
def test_g_7_a_set_number_of_hands(game: str) -> None:
    enough = {"chips": 1000} if "chips" in find_game(game).rules.model_fields else {}
    for options, number in (({}, 3), ({"hands": 1}, 1), ({"hands": 5}, 5)):
        assert len(played_out(match(game=game, seats=4, seed=1, **enough, **options)).played) == number
    for wrong in (0, 51):
        with pytest.raises(RulesError, match="1 to 50"):
            match(game=game, seats=4, hands=wrong)


@pytest.mark.parametrize("game", ["fan-tan", "snip-snap-snorum", "domino-sevens"])
@pytest.mark.parametrize("wrong", [9, 1001, "50", True])
def test_ten_to_a_thousand_chips(game: str, wrong: object) -> None:
    with pytest.raises(RulesError):
        match(game=game, seats=4, chips=wrong)
    assert match(game=game, seats=4, chips=10).totals == (10,) * 4
    assert match(game=game, seats=4).totals == (50,) * 4


def test_g_4_most_chips_wins_and_equal_chips_share_the_rank() -> None:
    shared = 0
    for seed in range(40):
        totals = final_totals(played_out(match(game="fan-tan", seats=5, seed=seed, hands=1)))
        shared += len(set(totals)) < 5
    assert shared


def test_g_9_a_single_legal_move_is_a_move() -> None:
    follow(start("fan-tan", "9S KD", "2C 7C", "3C", layout="6S 7S 8S"), "{9S} @0 9S 7C pass {pass}")


@pytest.mark.parametrize(("first", "starter"), [("seven-of-diamonds", "7D"), ("seven-of-hearts", "7H")])
@pytest.mark.parametrize("revokes", ["forbidden", "penalised"])
@pytest.mark.parametrize("decks", [1, 2])
def test_ft_5_the_holder_of_a_seven_starts_with_it(first: str, starter: str, revokes: str, decks: int) -> None:
    for seed in range(4):
        made = match(game="fan-tan", seats=5, seed=seed, first=first, revokes=revokes, decks=decks)
        dealt = made.played[0].setup.deal.hands
        from_left = [(dealers_left(made) + i) % 5 for i in range(5)]
        seat = next(each for each in from_left if card(starter) in dealt[each])
        assert made.hand.to_act == (seat,)
        assert legal(made.hand) == {starter}
        other = next(each for each in dealt[seat] if each is not card(starter))
        assert refused(made.hand, other.code).reason is Reason.FORCED
        assert refused(made.hand, "pass").reason is Reason.MUST_PLAY


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ({"layout": "", "to_move": None}, "@1 {7D}"),
        ({"layout": "", "to_move": 1}, "@1 {7D 7C}"),
        ({"layout": "7S", "to_move": None}, "@0"),
        ({"layout": "", "to_move": None, "dealer": 1}, "@1 {7D}"),
    ],
)
def test_ft_5_in_a_position_only_with_an_empty_layout_and_nobody_to_move(position: Placed, line: str) -> None:
    follow(start("fan-tan", "7H 2H", "7D 7C", "3C 4C", options={"first": "seven-of-diamonds"}, **position), line)


def test_ft_5_without_the_seven_the_left_of_the_dealer_starts() -> None:
    hand = start("fan-tan", "7H 2H", "7C", "3C 4C", layout="", to_move=None, options={"first": "seven-of-diamonds"})
    follow(hand, "@0 {7H}")


def test_ft_6_two_packs_make_eight_rows() -> None:
    hand = start("fan-tan", "7S 7S 6S 6S", "8S 8S 9S QC", "9S KC", layout="", options={"decks": 2})
    assert legal(hand) == {"7S"}  # two equal ones are one move
    follow(hand, "7S {8S} 8S 9S {7S 6S} 7S 8S pass 6S 0[6S]")
    rows = [written(tuple(each.shown for each in row.laid)) for row in rows_table(hand).rows]
    assert rows[:2] == ["6S 7S 8S 9S", "7S 8S"]
    assert len(rows) == 8
    follow(hand, "9S pass {6S} 6S winner:0")


def test_fn_1_only_a_five_or_a_nine_opens() -> None:
    hand = start("five-or-nine", "5S 9H 7D", "KS 7S", "9S 5H", layout="")
    follow(hand, "{5S 9H} base:None 7D?not_next 9H base:8 {pass} pass {9S}")


@pytest.mark.parametrize(("base", "others"), [("5", "4S 6S 5H 5D 5C"), ("9", "8S TS 9H 9D 9C")])
def test_fn_2_rows_open_with_the_base_card_and_are_built_outward(base: str, others: str) -> None:
    hand = start("five-or-nine", f"{base}S KD", "KS 7S", "AS 7H", layout="")
    follow(hand, f"{base}S")
    assert set(written(rows_table(hand).next).split()) == set(others.split())


def test_views_hold_only_the_viewers_cards() -> None:
    hand = start("fan-tan", "9S KD", "2C 7C", "3C", layout="6S 7S 8S")
    assert written(hand.view(0).hand) == "9S KD"
    assert hand.view(None).hand == hand.view(1).legal == hand.view(None).legal == ()
    assert [str(move) for move in hand.view(0).legal] == ["9S"]
    assert [seat.cards for seat in hand.view(2).seats] == [2, 2, 1]
    assert hand.view(0).known == ()
    assert rows_table(hand).stock is None
