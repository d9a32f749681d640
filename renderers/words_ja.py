"""Japanese."""

from typing import Final

from renderers.words import Words

JAPANESE: Final = Words(
    suits=("スペード", "ハート", "ダイヤ", "クラブ"),
    joker="ジョーカー",
    comma="、",
    semicolon="／",
    space="",
    card="{suit}の{rank}",
    cards_of_suit="{suit}の{ranks}",
    run="{first}〜{last}",
    stands_for="{rank}（{card}）",
    row="{suit}：{ranks}。",
    second_row="{suit}2列目：{ranks}。",
    empty_row="なし",
    last="最後に出た札：{cards}。",
    open_places="次に場に出せる札：{cards}。",
    nothing_open="出せる札はありません。",
    trump="切り札：{suit}。",
    community="共通の場札：{cards}。",
    stock="山札:残り{count}枚。",
    to_draw="次に引く枚数：{count}枚。",
    to_act="手番：{names}。",
    over="この回は終わりました。",
    seats="残り枚数：{seats}。",
    seat="{name} {cards}枚",
    seat_passes="{name} {cards}枚（パス{passes}回）",
    seat_out="{name} 上がり",
    seat_bankrupt="{name} 破産",
    seat_eliminated="{name} 失格",
    placed="{seat}（{place}位）",
    hand="手札{count}枚：{cards}。",
    no_hand="手札はありません。",
    playable="出せる札：{cards}。",
    none_playable="出せる札はありません。",
    not_your_turn="あなたの番ではありません。",
)
