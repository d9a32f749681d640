"""Sentences that state the rules of every game, and of those other than Shichi Narabe."""

from engine.catalog import GAMES
from tests.bot.text.rules_told import (
    ADVANCED,
    DIAGONAL,
    DIAMONDS,
    DRAWING,
    DUEL,
    FAN_TANS,
    FIRST_BEG,
    FOR_CHIPS,
    GROUP,
    HANDS,
    HEARTS,
    LAID,
    LAID_THRICE,
    LAST,
    NO_PASSES,
    ONE_HAND,
    PENALISED,
    PILES,
    PLAIN,
    POINTS,
    SIDES,
    STRIP,
    THROUGH,
    TWO_PACKS,
    WINNER_DEALS,
    Told,
)

OTHER_RULES = (
    # 0. Everywhere
    Told("G-1", " ".join(GAMES), ("to the left", "左隣へ")),
    Told("G-4", "fan-tan", ("equal numbers share the place", "同じ枚数なら同じ順位")),
    Told("G-5", FOR_CHIPS, ("nobody pays more than they hold", "持っている枚数より多く払うことはありません")),
    Told(
        "G-5", FOR_CHIPS, ("no chips left at the end of a hand, the match ends there", "チップのない人がいれば、そこで")
    ),
    Told("G-6", WINNER_DEALS, ("whoever wins a hand deals the next", "前の回に勝った人が親"), never=(ONE_HAND,)),
    Told("G-6", f"{POINTS} ristiseiska", ("After each hand the deal passes", "1回ごとに左隣へ"), never=(ONE_HAND,)),
    Told("G-6", f"{WINNER_DEALS} {POINTS} ristiseiska", ("The dealer is drawn at random", "親はランダム"), (ONE_HAND,)),
    Told("G-6", PILES, ("After each hand the deal passes", "1回ごとに左隣へ")),
    Told("G-7", FOR_CHIPS, ("is 7 hands", "全7回"), ({"hands": 7},)),
    # 3. Fan Tan
    Told(
        "FT-1", f"{FAN_TANS} play-or-pay", ("fewer cards than others pay one chip more", "少ない人は、もう1枚払います")
    ),
    Told("FT-2", f"fan-tan {DRAWING} {PILES}", ("A 7 always fits and opens its row", "7はいつでも出せて")),
    Told("FT-3", FAN_TANS, ("If you can play, you must", "出せるカードがあれば必ず出し、"), never=(PENALISED,)),
    Told(
        "FT-3",
        FAN_TANS,
        ("If a card fits, you have to play one.", "出せるカードがあれば、必ず出します。"),
        never=(PENALISED,),
    ),
    Told("FT-3", FAN_TANS, ("you pass and pay one chip into the pot", "パスをして、チップを1枚"), (PLAIN, PENALISED)),
    Told(
        "FT-4",
        f"{FAN_TANS} {DRAWING}",
        ("one chip into the pot for each card they still hold", "手札1枚につきチップを1枚ポット"),
    ),
    Told(
        "FT-5",
        "fan-tan",
        ("Whoever holds the 7♥ begins and has to play it", "7♥を持っている人から"),
        (HEARTS,),
        (PLAIN,),
    ),
    Told("FT-5", "fan-tan", ("counting from the dealer's left", "数えて先の人"), (HEARTS | TWO_PACKS,), (HEARTS,)),
    Told(
        "FT-5", "fan-tan", ("The player to the dealer's left begins", "親の左隣の人から始め"), never=(HEARTS, DIAMONDS)
    ),
    Told("FT-6", "fan-tan", ("the second row opens with the second 7", "2枚目の7で始まります"), (TWO_PACKS,), (PLAIN,)),
    Told(
        "FT-7",
        FAN_TANS,
        ("three chips more into the pot for each such pass", "パス1回につきさらに3枚をポット"),
        (PENALISED,),
        (PLAIN,),
    ),
    Told(
        "FT-7",
        FAN_TANS,
        ("looks like any other pass and costs one chip", "その場で払うのも同じくチップ1枚"),
        (PENALISED,),
        (PLAIN,),
    ),
    Told("FT-7", FAN_TANS, ("only then is it told", "そのとき初めて全員に知らされます"), (PENALISED,), (PLAIN,)),
    Told(
        "FT-7",
        f"{FAN_TANS} ristiseiska",
        ("passed just before you, you must", "直前にほかの全員が"),
        (PENALISED,),
        (PLAIN,),
    ),
    Told(
        "FT-8", "fan-tan", ("owe five chips to whoever held the 6", "同じスートの6をそのとき"), (PENALISED,), (PLAIN,)
    ),
    Told("FT-8", "fan-tan", ("both copies", "2枚それぞれ"), (PENALISED | TWO_PACKS,), (PENALISED, TWO_PACKS)),
    Told("FT-8", FAN_TANS, ("the winner too", "勝った人も含めて"), (PENALISED,), (PLAIN,)),
    Told("FT-9", FAN_TANS, ("before everything else", "ほかの支払いより先に"), (PENALISED,), (PLAIN,)),
    # 4. Five or Nine
    Told("FN-1", "five-or-nine", ("only a 5 or a 9 can be played", "最初に出せるのは5か9だけ")),
    Told("FN-2", "five-or-nine", ("the other rows open with a 5, too", "ほかのスートの列も5で始まり")),
    Told("FN-3", "five-or-nine", ("before the first card of the hand", "最初の1枚が出る前"), (PENALISED,), (PLAIN,)),
    # 5. Fan Tan with Trumps
    Told("TR-1", "fan-tan-trumps", ("the dealer's last card", "親に配られた最後の1枚")),
    Told("TR-2", "fan-tan-trumps", ("until the dealer's first turn is over", "親の最初の番が終わるまで")),
    Told("TR-3", "fan-tan-trumps", ("The 7 of trumps only ever opens the trump row", "切り札の7が作るのは")),
    Told("TR-4", "fan-tan-trumps", ("and nowhere else", "ほかには出せません")),
    Told("TR-5", "fan-tan-trumps", ("go to the trump row like other cards", "切り札の列に普通に出す")),
    Told("TR-6", "fan-tan-trumps", ("can only go to the trump row", "切り札の列にしか出せません")),
    Told("TR-7", "fan-tan-trumps", ("If a card of your hand fits, you have to", "手札に出せるカードがあれば、必ず")),
    Told("TR-7", "fan-tan-trumps", ("you have to play a community card", "置ける場札があれば必ず")),
    Told("TR-8", "fan-tan-trumps", ("community cards count for nobody", "残った場札は、だれの得点にも")),
    # 6. Drawing games
    Told("CT-1", DRAWING, ("Everybody gets seven cards and pays one chip", "7枚ずつ配り、全員がチップを1枚")),
    Told("CT-2", "crazy-tan", ("if not, your turn is over", "出せなければ番は終わり")),
    Told(
        "CT-2",
        "crazy-tan crazy-crazy-tan",
        ("When the stock is gone, you just pass", "山札がなくなったら、パスするだけ"),
    ),
    Told("CC-1", "crazy-crazy-tan", ("after a play it begins again with one", "カードを出すと1枚に戻ります")),
    Told("CC-1", "crazy-crazy-tan", ("too few cards, you take what is there", "足りなければ、あるだけ")),
    Told("CC-2", "crazy-crazy-tan", ("also on both sides of its 7", "7を挟んで両側でも")),
    Told("CC-3", "crazy-crazy-tan", ("several cards of the same rank", "同じ数字の何枚か")),
    Told("CC-4", "crazy-crazy-tan", ("runs over the same ranks in several suits", "複数のスートの同じ数字の並び")),
    Told("DS-1", "domino-sevens", ("you pay one last chip", "最後にチップを1枚払って")),
    # 7. Score-pile games
    Told("CS-1", PILES, ("Nobody else sees it before the hand is over", "その回が終わるまで、ほかの人には見えません")),
    Told("CS-2", PILES, ("four turns in a row", "出ない番が4回続いた")),
    Told("CS-3", PILES, ("they score nothing", "その人は0点")),
    Told("CS-3", PILES, ("Cards left in hand never count", "手札に残ったカードは数えません")),
    Told("CS-4", "chinese-seven", ("a jack 11, a queen 12, a king 13", "Jは11点、Qは12点、Kは13点")),
    Told("CS-4", "chinese-seven", ("goes over 100 points, or after 100 hands", "100点を超えた")),
    Told("CS-5", "up-the-line", ("reaches 15 points, or after 100 hands", "15点以上")),
    # 8. Ristiseiska
    Told(
        "RS-1",
        "ristiseiska",
        ("Whoever holds the 7♣ begins and has to play it", "最初に必ずそのカード"),
        (PLAIN, PENALISED),
    ),
    Told("RS-2", "ristiseiska", ("must follow before any other card of it", "次のカードは必ず6")),
    Told("RS-3", "ristiseiska", ("If you can play, you must", "出せるカードがあれば必ず出し、"), never=(PENALISED,)),
    Told("RS-3", "ristiseiska", ("which only the two of you see", "二人のほかには見えません")),
    Told("RS-4", "ristiseiska", ("you do not beg but pass", "もらわずにパスします"), never=(FIRST_BEG,)),
    Told("RS-4", "ristiseiska", ("you may pass instead", "もらわずにパスしてもかまいません"), (FIRST_BEG,), (PLAIN,)),
    Told("RS-5", "ristiseiska", ("the next player to the right is asked", "さらに右の人に頼みます")),
    Told("RS-6", "ristiseiska", ("you may play again in the same turn", "続けてもう一度出しても")),
    Told("RS-7", "ristiseiska", ("four times round the table", "番が4周する間")),
    Told(
        "RS-8",
        "ristiseiska",
        ("every other player with two cards or more", "手札が2枚以上ある"),
        (PENALISED,),
        (PLAIN,),
    ),
    # 9. Stops
    Told("PP-1", "play-or-pay", ("A♠ after K♠", "K♠の次はA♠")),
    Told("PP-1", "play-or-pay", ("Whoever plays the thirteenth card", "13枚目を出した人")),
    Told("PP-2", "play-or-pay", ("Cards left in hand cost nothing", "残った手札の分は払いません")),
    Told(
        "EC-1",
        "earl-of-coventry snip-snap-snorum",
        ("the fourth card of the rank leads any card", "4枚目を出した人は、手札から好きな"),
    ),
    Told(
        "EC-1", "earl-of-coventry snip-snap-snorum", ("of the rank, you have to play it", "持っていれば、必ず出します")
    ),
    Told("EC-2", "earl-of-coventry", ("There's a nine as good as he", "負けずに立派な9がいる")),
    Told("EC-3", "earl-of-coventry", ("wins the most hands wins the match", "勝った回数の一番多い人が優勝")),
    Told(
        "SS-1, JG-3",
        "snip-snap-snorum jig",
        ("one chip from every other player for each card", "ほかの全員から、残り手札1枚に"),
    ),
    Told("SS-1", "snip-snap-snorum", ("“Snorum” with the fourth", "4枚目で「スノーラム」")),
    Told("JG-1", "jig", ("from the first to the fifth card", "1枚目から5枚目まで")),
    Told("JG-2", "jig", ("with the king, or when the next card has been played", "K、または次のカードがもう")),
    # 10. Killing
    Told("KI-1", "koroshi", ("Chance decides", "ランダムに決まります"), never=({"rows": "SHCD"}, {"rows": "SHDC"})),
    Told("KI-1", "koroshi", ("the rows are ♠ ♥ ♣ ♦", "段は上から♠ ♥ ♣ ♦"), ({"rows": "SHCD"},), (PLAIN,)),
    Told("KI-2", "koroshi", ("or at a corner", "上下左右か斜め"), (DIAGONAL,), (PLAIN,)),
    Told("KI-3", "koroshi", ("in a corner two", "角では2枚"), never=(SIDES, STRIP, GROUP, THROUGH)),
    Told(
        "KI-3, KI-8", "koroshi", ("there three cards kill", "そこでは3枚で"), (THROUGH,), (PLAIN, SIDES, STRIP, GROUP)
    ),
    Told(
        "KI-4", "koroshi", ("above and below does not matter", "上下は関係ありません"), (SIDES,), (PLAIN, STRIP, GROUP)
    ),
    Told(
        "KI-5",
        "koroshi",
        ("two or three empty places in a straight line", "2つか3つの空きマス"),
        (STRIP,),
        (PLAIN, SIDES),
    ),
    Told(
        "KI-5",
        "koroshi",
        ("a line can run through the tunnel", "直線はトンネルを通って"),
        (STRIP | THROUGH,),
        (STRIP, THROUGH),
    ),
    Told(
        "KI-5",
        "koroshi",
        ("Corners count only for playing", "斜めに数えるのは、カードを出すとき"),
        (DIAGONAL,),
        (PLAIN,),
    ),
    Told(
        "KI-6", "koroshi", ("both the top row and the bottom row", "一番上の段と一番下の段の両方"), (GROUP,), (PLAIN,)
    ),
    Told("KI-7", "koroshi", ("a dead place stays empty", "殺されたマスは空いたまま"), (PLAIN, SIDES, STRIP, GROUP)),
    Told(
        "KI-8", "koroshi", ("The ace and the king of a row are neighbours", "各段のAとKは"), (THROUGH, GROUP), (PLAIN,)
    ),
    Told("KI-9", "koroshi", ("laid face up in front of", "持ち主の前に表向き"), never=({"dead": "in-hand"},)),
    Told("KI-9", "koroshi", ("how many, but not which", "枚数だけが見えます"), ({"dead": "face-down"},), (PLAIN,)),
    Told("KI-9", "koroshi", ("stay in their owner's hand", "持ち主の手札に残り"), ({"dead": "in-hand"},), (PLAIN,)),
    Told("KI-10", "koroshi", ("they are not put into the grid", "場には並べません"), (PLAIN, NO_PASSES), (LAID,)),
    Told("KI-11", "koroshi", ("even the last one alone", "一人になっても")),
    Told("KI-12", "koroshi", ("whoever was done earlier", "先に終わった人が上"), never=(HANDS,)),
    Told("KI-12", "koroshi", ("only these totals count", "その枚数だけで勝負"), (HANDS, HANDS | LAST), (PLAIN,)),
    Told(
        "KI-13",
        "koroshi",
        ("ranked by their penalty cards like everybody", "ほかの人と同じように"),
        never=(HANDS, LAST),
    ),
    Told("KI-13", "koroshi", ("the first to drop out is last", "最初に脱落した人が最下位"), (LAST,), (PLAIN,)),
    Told("KI-13", "koroshi", ("the first to drop out is last", "最初に脱落した人が最下位"), (LAID, LAID_THRICE)),
    Told(
        "KI-14",
        "koroshi",
        ("go to their places in the grid at once", "すぐにすべて決まったマスに並べ"),
        (LAID, LAID_THRICE),
        (PLAIN,),
    ),
    Told("KI-14", "koroshi", ("are no penalty cards", "罰札になりません"), (LAID,), (PLAIN, LAID_THRICE)),
    Told("KI-14", "koroshi", ("dropping out must not pay", "脱落して得をする"), (LAID_THRICE,), (PLAIN, LAID)),
    Told("KI-14", "koroshi", ("dead cards stay where they are", "殺されたカードはそのまま"), (LAID,), (PLAIN,)),
    # 11. Insidious Sevens
    Told("IS-1", "insidious-sevens", ("equal numbers are ordered by colour", "同じ数字なら、赤が一番弱く")),
    Told("IS-2", "insidious-sevens", ("seven cards in every round", "毎ラウンド7枚ずつ")),
    Told("IS-3", "insidious-sevens", ("in rounds 3 and 5 two to the right", "第3・第5ラウンドは右隣へ2枚")),
    Told("IS-4", "insidious-sevens", ("its player leads to the first trick", "選んだ人が最初のトリックを")),
    Told("IS-5", "insidious-sevens", ("you have to play such a card, trump or not", "必ずその中から出します")),
    Told("IS-6", "insidious-sevens", ("even if it does not match", "色や数字が合っていなくても")),
    Told("IS-7", "insidious-sevens", ("2 points plus your bid", "2点に宣言の数を足した点")),
    Told("IS-8", "insidious-sevens", ("the highest bidder scores one point", "一番強い宣言の人がすぐに1点")),
    Told(
        "IS-8", "insidious-sevens", ("With two players the piiko rule always", "二人のときは"), never=({"piiko": True},)
    ),
    Told("IS-9", "insidious-sevens", ("passing on included; the points stay", "もらった点はそのまま")),
    Told("IS-10", "insidious-sevens", ("equal totals share the place", "同点なら同じ順位")),
    # 12. Nanatoridori
    Told("NT-1", "nanatoridori", ("Everybody gets eight cards", "8枚ずつ配り"), (PLAIN, ADVANCED), (DUEL,)),
    Told("NT-1", "nanatoridori", ("Somebody drawn at random begins", "始める人"), (PLAIN, ADVANCED, DUEL)),
    Told("NT-2", "nanatoridori", ("When nothing is on the table you have to play", "場にカードがないときは、必ず")),
    Told("NT-3", "nanatoridori", ("the same number is not enough", "同じ数字では勝てません"), (PLAIN, ADVANCED, DUEL)),
    Told("NT-4", "nanatoridori", ("together, into any one place", "ひとまとめにして"), (PLAIN, ADVANCED, DUEL)),
    Told(
        "NT-4",
        "nanatoridori",
        ("the beaten cards are discarded", "場にあったカードは捨てます"),
        (PLAIN, ADVANCED, DUEL),
    ),
    Told(
        "NT-5",
        "nanatoridori",
        ("When the stock is gone, nothing is drawn", "何も引きません"),
        (PLAIN, ADVANCED),
        (DUEL,),
    ),
    Told(
        "NT-6",
        "nanatoridori",
        ("If you are out already, the next player", "もう上がっていれば"),
        (PLAIN, ADVANCED),
        (DUEL,),
    ),
    Told(
        "NT-7, NT-8", "nanatoridori", ("that player loses a penguin", "ペンギンが1匹減ります"), never=(ADVANCED, DUEL)
    ),
    Told(
        "NT-9",
        "nanatoridori",
        ("The first to be out scores 4 points", "最初に上がった人は4点"),
        (ADVANCED,),
        (PLAIN, DUEL),
    ),
    Told("NT-10", "nanatoridori", ("and two more, face up", "さらに2枚ずつ"), (DUEL,), (PLAIN, ADVANCED)),
    Told("NT-11", "nanatoridori", ("no face-up card left loses at once", "すぐに負けます"), (DUEL,), (PLAIN, ADVANCED)),
    Told(
        "NT-12",
        "nanatoridori",
        ("They cannot be played by themselves", "だけでは出せません"),
        (DUEL,),
        (PLAIN, ADVANCED),
    ),
    Told(
        "NT-13",
        "nanatoridori",
        ("even with face-up cards left", "表向きのカードは残っていて"),
        (DUEL,),
        (PLAIN, ADVANCED),
    ),
)
