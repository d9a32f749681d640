"""Sentences that state the rules of Pai Qi and of Parliament."""

from tests.bot.text.rules_told import HANDS, HEARTS, ONE_HAND, PLAIN, Told

PAI_QI, PARLIAMENT = "pai-qi", "sevens"
CLOSE, ALL_DOWN = {"close": True}, {"all_down": True}
CARDS, SHARED, SHARED_ONCE = {"score": "cards"}, {"score": "shared"}, {"score": "shared", "hands": 1}
TABLE, VOLUNTARY, FROM_LEFT = {"leftover": "table"}, {"voluntary": True}, {"first": "left-of-dealer"}
TABLE_VOLUNTARY = {**TABLE, **VOLUNTARY}
SIX, EIGHT, ALL_OUT = {"order": "six-first"}, {"order": "eight-first"}, {"ends": "all-out"}
TENS, THIRTEENS, PLACES = {"score": "pips-10"}, {"score": "pips-13"}, {"score": "places"}

ROWS_RULES = (
    Told("PQ-1", PAI_QI, ("All 52 cards are dealt", "52枚をすべて配ります")),
    Told("PQ-1", PAI_QI, ("Whoever holds the 7♠ begins and has to play it", "7♠を持っている人から始め、最初に必ず")),
    Told("PQ-2", PAI_QI, ("If a card fits, you have to play one", "出せるカードがあれば、必ず出します")),
    Told("PQ-2", PAI_QI, ("Nobody else sees it before the hand is over", "その回が終わるまで、ほかの人には見えません")),
    Told("PQ-3", PAI_QI, ("ends when everybody's hand is empty", "全員の手札がなくなったら")),
    Told("PQ-3", PAI_QI, ("players without cards are skipped", "先に手札がなくなった人の番は飛ばします")),
    Told("PQ-4", PAI_QI, ("its suit is closed", "そのスートは閉じます"), (CLOSE,), (PLAIN,)),
    Told("PQ-5", PAI_QI, ("a jack 11, a queen 12, a king 13", "Kは13点"), (PLAIN, SHARED), (CARDS,)),
    Told("PQ-5", PAI_QI, ("counts one point against you", "1枚につき1点"), (CARDS,), (PLAIN, SHARED)),
    Told("PQ-5", PAI_QI, ("goes over 100 points, or after 100 hands", "100点を超えた"), (PLAIN,), (CARDS, SHARED)),
    Told("PQ-5", PAI_QI, ("goes over 15 points, or after 100 hands", "15点を超えた"), (CARDS,), (PLAIN, SHARED)),
    Told("PQ-5", PAI_QI, ("Whoever has the fewest points wins", "失点の一番少ない人が勝ち"), (PLAIN, CARDS), (SHARED,)),
    Told(
        "PQ-6", PAI_QI, ("You pay every other player the points", "ほかの人それぞれに払い"), (SHARED,), (PLAIN, CARDS)
    ),
    Told("PQ-6", PAI_QI, ("never more than double", "何人いても2倍まで"), (SHARED,), (PLAIN, CARDS)),
    Told("PQ-6", PAI_QI, ("Whoever has the most points wins", "得点の一番多い人が勝ち"), (SHARED,), (PLAIN, CARDS)),
    Told("PQ-6 G-7", PAI_QI, ("is a single hand", "1回だけの勝負"), (SHARED_ONCE,), (PLAIN, SHARED)),
    Told("PQ-7", PAI_QI, ("your pile counts nothing", "伏せたカードが0点になり"), (ALL_DOWN,), (PLAIN,)),
    Told("PQ-8", PAI_QI, ("all piles are turned face up", "伏せたカードをすべて表にして")),
    Told("WS-1", PARLIAMENT, ("Whoever holds the 7♦ begins", "7♦を持っている人から"), (PLAIN,), (HEARTS, FROM_LEFT)),
    Told("WS-1", PARLIAMENT, ("Whoever holds the 7♥ begins", "7♥を持っている人から"), (HEARTS,), (PLAIN, FROM_LEFT)),
    Told("WS-1", PARLIAMENT, ("The player to the dealer's left begins", "親の左隣の人から"), (FROM_LEFT,), (PLAIN,)),
    Told("WS-2", PARLIAMENT, ("A pass costs nothing", "何も払わず")),
    Told("WS-2", PARLIAMENT, ("you have to play one", "出せるカードがあれば、必ず出します"), (PLAIN,), (VOLUNTARY,)),
    Told("WS-2", PARLIAMENT, ("have passed just before you", "全員がパスしたときは"), (VOLUNTARY,), (PLAIN,)),
    Told("WS-3", PARLIAMENT, ("The 6 of the suit must follow", "次のカードは必ず6"), (SIX,), (PLAIN, EIGHT)),
    Told("WS-3", PARLIAMENT, ("The 8 of the suit must follow", "次のカードは必ず8"), (EIGHT,), (PLAIN, SIX)),
    Told("WS-4", PARLIAMENT, ("does not make your hand shorter", "自分の手札は減りません"), (TABLE,), (PLAIN,)),
    Told("WS-4", PARLIAMENT, ("you have to play it. Those", "必ずそれを出します。場に"), (TABLE,), (TABLE_VOLUNTARY,)),
    Told("WS-4", PARLIAMENT, ("you may play it or pass", "パスします。場に"), (TABLE_VOLUNTARY,), (TABLE,)),
    Told("WS-4", PARLIAMENT, ("If it lies face up on the table", "場に表向きにあるときは"), (TABLE,), (PLAIN,)),
    Told("WS-4", PARLIAMENT, ("Everybody gets the same number", "全員に同じ枚数ずつ"), (TABLE,), (PLAIN,)),
    Told("WS-5", PARLIAMENT, ("played the last card of their hand", "手札の最後の1枚を出したら"), (PLAIN,), (ALL_OUT,)),
    Told("WS-5", PARLIAMENT, ("only one player still holds cards", "一人になったら"), (ALL_OUT,), (PLAIN,)),
    Told("WS-6", PARLIAMENT, ("Each card left in hand counts one", "残った手札1枚につき1点"), (PLAIN,), (TENS, PLACES)),
    Told("WS-6", PARLIAMENT, ("jack, queen and king 10 each", "JとQとKは10点"), (TENS,), (PLAIN, THIRTEENS)),
    Told("WS-6", PARLIAMENT, ("a king 13", "Kは13点"), (THIRTEENS,), (PLAIN, TENS, PLACES)),
    Told("WS-6", PARLIAMENT, ("the one with the fewest first", "枚数の少ない人が先"), (PLACES,), (PLAIN, TENS)),
    Told("WS-6 G-7", PARLIAMENT, ("is 3 hands", "全3回の勝負"), (HANDS,), (ONE_HAND,)),
)
