# Some cards of a suit
alt-cards-of-suit = { $suit } { $ranks }
# Ranks that follow each other
alt-run = { $first }~{ $last }
# A place taken by another card
alt-stands-for = { $rank } ({ $card })
alt-row = { $suit }: { $ranks }.
# The row of the second pack
alt-second-row = { $suit } 둘째 줄: { $ranks }.
# Where nothing lies.
alt-empty-row = 없음
# Laid by seats that went bankrupt; they look different in the picture
alt-thrown = 파산한 사람의 카드: { $cards }.
# As `alt-thrown`, in killing games
alt-thrown-out = 탈락한 사람의 카드: { $cards }.
# What was just laid
alt-last = 방금 나온 카드: { $cards }.
alt-last-by = { $name } 님이 방금 낸 카드: { $cards }.
alt-open-places = 다음에 놓을 수 있는 카드: { $cards }.
alt-nothing-open = 놓을 수 있는 카드가 없어요.
alt-trump = 으뜸패: { $suit }.
alt-community = 공용 카드: { $cards }.
alt-closed = 닫힌 무늬: { $suits }.
alt-row-closed = 닫힌 무늬예요.
alt-stock = 더미: { $count }장.
alt-to-draw = 다음에 뽑을 카드: { $count }장.
alt-to-act = 지금 차례: { $names }.
alt-over = 이번 판이 끝났어요.
alt-round-over = 이번 라운드가 끝났어요.
alt-phase-cover = 그 카드를 가진 사람은 조커를 덮을 수 있어요.
alt-phase-extra = { $name } 님은 한 번 더 할 수 있어요.
alt-phase-give = { $name } 님에게 카드 한 장이 가요.
alt-phase-passing = 모두 넘겨줄 카드를 고르고 있어요.
alt-phase-bidding = 모두 공약할 카드를 고르고 있어요.
alt-phase-place = { $name } 님이 가져올지 버릴지 골라요.
alt-seats = 남은 카드: { $seats }.
# A seat in play
alt-seat = { $name } { $cards }장
alt-seat-out = { $name } 다 냄
alt-seat-bankrupt = { $name } 파산
# Of the killing games (KI-10)
alt-seat-dropped-out = { $name } 탈락
alt-seat-eliminated = { $name } 탈락
# A seat and what there is to say of it
alt-details = { $seat } ({ $details })
alt-place = { $place }위
alt-passes-left = 남은 패스: { $most }번 중 { $left }번
alt-chips = 칩 { NUMBER($count, useGrouping: 0) }개
# Passes with a playable card, told at the end of a hand (FT-7)
alt-revokes = 카드 아끼기 { $count }번
# Cards against it (KI-9)
alt-penalty = 벌점 카드 { $count }장
alt-face-down = 뒷면 { $count }장
alt-bid = 공약 { $card }
alt-tricks = 트릭 { $count }개
# Of a hand that is over
alt-score = 점수 { $score }
# The same where the least wins
alt-penalty-score = 벌점 { $score }
# The how-manieth a seat was to leave the turn order, where that gave it its place (KI-12)
alt-done = { $order }번째로 끝냄
alt-out-order = { $order }번째로 다 냄
# Of the match so far
alt-total = 합계 { $count }
alt-penguins = 펭귄 { $count }마리
alt-pot = 판돈: 칩 { NUMBER($count, useGrouping: 0) }개.
# A seat on a line of its own
alt-seat-line = { $name }: 카드 { $cards }장
# For a name that cannot be written
alt-nobody = { $letter }번 자리
# What a row takes next
alt-next-in-row = 다음: { $ranks }.
alt-dead-in-row = 죽음: { $ranks }.
# A play that is considered
alt-preview = 내려는 카드: { $cards }.
alt-would-kill = 내면 죽는 카드: { $cards }.
alt-would-kill-nothing = 내도 죽는 카드가 없어요.
alt-dead = 죽은 카드: { $cards }.
# By the last play
alt-killed = 방금 죽은 카드: { $cards }.
# What has been played after a lead
alt-sequence = 나온 카드: { $plays }.
alt-play = { $name } { $card }
alt-lead-wanted = 새로 시작할 차례예요.
alt-wanted = 다음 카드: { $cards }.
alt-call = 구호: { $call }
call-earl-first-aloud = { call-earl-first }.
call-earl-second-aloud = { call-earl-second }.
call-earl-third-aloud = { call-earl-third }.
call-earl-fourth-aloud = { call-earl-fourth }!
call-snip-aloud = { call-snip }!
call-snap-aloud = { call-snap }!
call-snorum-aloud = { call-snorum }!
call-hickockalorum-aloud = { call-hickockalorum }!
call-jig-aloud = { call-jig }!
# All that has been played
alt-gone = 지금까지 나온 카드: { $cards }.
alt-give-left = 왼쪽에 넘겨줄 카드: { $count }장.
alt-give-right = 오른쪽에 넘겨줄 카드: { $count }장.
alt-trick = 트릭: { $plays }.
alt-last-trick = 지난 트릭: { $plays }.
alt-won-by = { $name } 님이 땄어요.
alt-set-aside = 옆으로 뺀 공약: { $plays }.
alt-group = 이길 카드: { $number } { $count }장, { $name } 님이 냈어요.
alt-no-group = 바닥에 카드가 없어요.
alt-block = 가져오거나 버릴 카드: { $number } { $count }장.
alt-hidden-block = 가져오거나 버릴 카드: { $count }장.
alt-discarded = 버린 카드: { $counts }.
alt-times = { $number } { $count }장
alt-hand = 내 손패 { $count }장: { $cards }.
alt-no-hand = 손패가 없어요.
alt-playable = 낼 수 있는 카드: { $cards }.
# One's turn, and nothing of the hand can be played.
alt-none-playable = 낼 수 있는 카드가 없어요.
# Cards before which somebody else's have to be laid
alt-waiting = 남의 카드를 기다리는 카드: { $cards }.
alt-shut = 무늬가 닫혀 이제 낼 수 없는 카드: { $cards }.
# Places that can be filled only after a card of the hand
alt-held-up = 내 손패가 막고 있는 자리: { $cards }.
alt-would-win = 지금 이 트릭을 딸 수 있는 카드: { $cards }.
# What can be put face down on one's own pile (CS-1)
alt-pilable = 맞는 카드가 없어요. 엎어 놓을 수 있는 카드: { $cards }.
# For giving, passing on and bidding
alt-choosable = 고를 수 있는 카드: { $cards }.
alt-not-your-turn = 내 차례가 아니에요.
alt-playable-groups = 낼 수 있는 카드: { $groups }.
alt-position = { $position }번째
# Neighbours in the hand
alt-positions = { $first }~{ $last }번째
alt-drawn = 뽑은 카드: { $card }.
# The hand as it would be
alt-would-be = 이렇게 되는 손패 { $count }장: { $cards }.
# Which of it would be new
alt-would-be-new = 새 카드: { $position }.
alt-chosen = 고른 카드: { $cards }.
alt-own-pile = 내 앞에 엎어 놓은 카드: { $cards }.
alt-dead-in-hand = 손패 속 죽은 카드: { $cards }.
# Moves that are not a card of the hand
alt-also = 또 할 수 있는 것: { $moves }.
# Where no card of the hand can be played
alt-only = 할 수 있는 것: { $moves }.
alt-move-pass = 패스
alt-move-bankrupt = 파산 선언
alt-move-cover = 조커 덮기
alt-move-leave = 카드 그대로 두기
alt-move-draw = 카드 뽑기
alt-move-beg = 카드 얻기
alt-move-decline = 주지 않기
alt-move-end = 차례 끝내기
alt-move-take = 가져오기
alt-move-discard = 버리기
alt-joker-as = 조커를 { $card } 자리에
alt-joker-as-with = 조커를 { $card } 자리에, { $then } 함께
alt-in-row = { $card }, { $suit } 줄에
alt-from-community = 공용 카드 가져와 내기: { $play }
alt-together = 함께 낼 수 있는 카드: { $cards }.
alt-one-set = ({ $cards })
alt-take-face-up = 패스하고 앞면 카드 { $card } 가져오기
# What a score sheet is
alt-scores = { $title }. { $unit }.
# The hands it tells of
alt-hands = 판: { $numbers }.
# As `hands`, where a game calls them rounds.
alt-rounds = 라운드: { $numbers }.
alt-unit-points = 점수
alt-unit-chips = 칩
alt-unit-penguins = 펭귄
alt-unit-hands = 이긴 판
alt-unit-penalties = 벌점 카드
alt-unit-penalty-points = 벌점
# Of a sheet where the least total is ahead.
alt-fewest-win = 적을수록 앞서요.
alt-standing = { $name } { $total }
alt-scores-of = { $standing }: { $scores }.
# What stands in brackets.
alt-bids-told = 괄호 안은 공약한 트릭 가운데 딴 수예요.
alt-bid-kept = { $bid }개 중 { $won }개
# The picture of a result, and a line of it; `$total` with its unit, then the scores of the hands
alt-result = { $title }, 결과.
alt-result-place = { $rank }위: { $name }
alt-result-line = { $line }.
alt-result-scores = { $unit }: { $total }, 판마다 { $scores }
# What somebody held who went bankrupt, or still held at the end
alt-result-cards = 손패 { $cards }
# Of a position of a match that is over, where hands lie open
alt-won = { $names } 님이 이겼습니다.
alt-open-hand = { $name } 님의 손패: { $cards }.
alt-open-hand-none = { $name } 님의 손패: 없음.
