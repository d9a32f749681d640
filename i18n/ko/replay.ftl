replay-button = 다시보기
replay-title = ### 다시보기: { $moves }수 중 { $move }수
replay-number = #{ $table }
replay-move = { $moves }수 중 { $move }수
replay-eyes-onlooker = 관전자 눈으로
replay-eyes-seat = { $name } 님의 눈으로
replay-eyes-open = 손패 모두 공개
replay-dealt = 카드를 나눴어요.
# A choice that nobody else sees, or that shows in nothing yet
replay-unseen = 누군가 여기서는 보이지 않는 것을 정했어요.
replay-jump = 원하는 순간으로 가기
# In the list of moments
replay-moment = { $move }. { $event }
replay-whose = 누구의 눈으로 볼까요?
replay-share = 공유
replay-film = GIF로 공유
# In the channel, for everybody
replay-shared = **{ $name }** 님이 { $game } 한 장면을 공유해요.
replay-film-shared = **{ $name }** 님이 { $game } 게임을 통째로 공유해요.
replay-film-alt = { $game } 게임을 담은 움직이는 그림. 결과: { $standings }.
replay-standing = { $rank }. { $name }
replay-share-eyes = 관전자 눈으로 본 장면이나 손패를 모두 공개한 장면만 공유할 수 있어요. 먼저 둘 중 하나를 고르세요.
replay-share-elsewhere = 게임은 그 게임을 한 서버에서만 공유할 수 있어요.
replay-share-silent = 이 채널에 글을 쓸 수 없으니 저도 대신 올리지 않아요.
replay-share-missing = 여기에 올릴 수 없어요. 이 채널에서 없는 권한: { $permissions }.
replay-none-played = 아직 끝까지 한 게임이 없어요. **/플레이**로 방을 열 수 있어요.
# A match in a list: its number, day, game, place and seats
replay-match = #{ $table } · { $day } · { $game } · { $seats }명 중 { $place }위
replay-turn = { $to ->
    [first] 처음
    [back] 이전
    [last] 끝
   *[forward] 다음
}
