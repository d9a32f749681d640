option-challenge = 대결
option-challenge-description = 사흘 안에 나와 같은 카드 세 판을 할 친구
option-challenge-game-description = 대결할 게임. 비우면 터널 세븐이에요
challenge-title = ## 대결 · { $game }
challenge-deal-title = ## 대결 { $deal }번째 판 · { $game }
challenge-about = { $until }까지 나와 { $name } 님이 같은 카드 { $deals }판을 각자 혼자서 똑같은 하우스 플레이어와 해요. 판마다 한 번뿐이고 힌트도 레이팅도 없어요. 둘 다 끝내거나 시간이 다 되면 모두 볼 수 있어요.
challenge-commitment = -# 해시: `{ $commitment }…`
challenge-one-try = 대결의 { $deal }번째 판이고 도전은 한 번이에요. { $until }까지 멈췄다가 이어서 할 수 있고, **/손패**로 돌아와요.
challenge-own = { $deal }번째 판: { $mine }
challenge-both = { $deal }번째 판: 나 { $mine } · { $name } { $theirs }
challenge-result = { $place }등 ({ $margin })
challenge-unfinished = { $begun ->
    [yes] 끝내지 않음
   *[no] 하지 않음
}
challenge-nobody = 삭제된 사람
challenge-state = { $how ->
    [open] { $name } 님이 { $deals }판 가운데 { $done }판을 끝냈어요.
    [declined] 거절해서 하지 않아요.
    [gone] 상대가 데이터를 삭제해서 끝났어요.
    [won] **내가 이겼어요**. { $mine } 대 { $theirs }예요.
    [lost] **{ $name } 님이 이겼어요**. { $theirs } 대 { $mine }예요.
   *[even] **비겼어요**. { $mine } 대 { $theirs }예요.
}
challenge-share = { $deals }판 가운데 { $deal }번째
challenge-sealed = 상대의 결과와 모두의 손패는 둘 다 끝내거나 시간이 다 되면({ $until }) 볼 수 있어요.
challenge-play = { $deal }번째 판 하기
challenge-open = 대결 보기
challenge-accept = 받아들이기
challenge-decline = 거절하기
challenge-list = 대결
challenge-list-title = ## 내 대결
challenge-list-none = 아직 없어요. **/오늘의한판**의 **대결**로 친구에게 도전해요.
challenge-list-line = **{ $number }** · { $game }: { $state }
challenge-games = 게임을 한 수씩 보기...
challenge-game = { $whose ->
    [own] { $deal }번째 판: 나
   *[other] { $deal }번째 판: 상대
}
challenge-sent = 대결 신청을 채널에 올렸어요. 바로 시작할 수 있어요.
challenge-invited = { $name } 님, **{ $asker }** 님이 **{ $game }** 대결을 신청했어요. 둘이 같은 카드 세 판을 { $until }까지 각자 혼자 해요.
challenge-declined = **{ $name }** 님은 이 대결({ $game })을 하지 않기로 했어요.
fair-challenge = 대결의 { $deal }번째 판 카드이고 둘에게 똑같아요. 그 대결의 비밀값으로만 정해지고, 그 해시는 처음부터 대결 화면에 나와 있어요. 비밀값을 고를 수 있었던 사람은 봇을 운영하는 사람뿐이에요.
refused-tried-deal = 이 판은 이미 도전했어요.
refused-ended-challenge = 이 대결은 끝나서 이제 어느 판도 시작할 수 없어요.
refused-unknown-challenge = 다른 두 사람의 대결이거나 이제 저장되어 있지 않아요. **/오늘의한판**으로 직접 친구에게 도전할 수 있어요.
refused-begun-challenge = 신청받은 사람이 시작하기 전에만 대결을 거절할 수 있어요.
refused-challenged = 두 사람의 대결이 이미 있거나 거절됐어요. 다음 대결은 둘 다 끝내거나 { $until } 할 수 있어요.
refused-challenges-enough = 내가 신청한 대결 { $most }개가 아직 열려 있어요. 먼저 하나를 끝내 주세요.
refused-options-of-challenge = **대결**에 친구를(원하면 **게임**도) 고르거나 **회차**만 골라 주세요.
refused-no-challenge-game = 이 게임의 대결은 없어요. 목록에서 골라 주세요.
