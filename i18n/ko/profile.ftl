# The picture of a user's statistics, and the same in words
profile-curve = 레이팅: { $board }
profile-games = 게임별 순위{ $most ->
    [0] {""}
   *[other] {" "}(많이 한 { $most }개)
}
profile-people = 이 서버 사람들과의 전적{ $most ->
    [0] {""}
   *[other] {" "}(가장 많이 만난 { $most }명)
}
profile-computers = 컴퓨터와의 전적
profile-stand-in = 플레이어
profile-place = { $place }위{ $later ->
    [yes] ~
   *[no] {""}
}
profile-none = 아직 한 게임이 없어요.
profile-rating = { $board } 레이팅: { $rating }.
profile-ratings = 최근 레이팅 게임 { $matches }번 ({ $since }~{ $until }): { $ratings }. 최저 { $lowest }, 최고 { $highest }.
profile-game = { $game }, 게임 { $matches }번: { $times }.
profile-times = { $place } { $times }번
profile-games-told = 가장 많이 한 게임 { $most }개:
profile-people-told = 이 서버 사람들과의 전적{ $most ->
    [0] {""}
   *[other] {" "}(가장 많이 만난 { $most }명)
}: { $results }.
profile-computers-told = 컴퓨터와의 전적: { $results }.
profile-against = { $name }: { $meetings }번 중 { $ahead }번 앞섬{ $level ->
    [0] {""}
   *[other] , 동률 { $level }번
}
profile-streaks = 최다 연승: { $longest }. 지금: { $now }.
# A level of computer players
profile-level = { $level ->
    [easy] 약함
    [normal] 보통
    [strong] 강함
    [hoarder] 구두쇠
    [opener] 기분파
    [killer] 킬러
    [gambler] 승부사
   *[other] { $level }
}
# The menu of leaderboards under the picture
stats-curve = 레이팅 변화를 볼 게임
profile-outcome = { $outcome ->
    [ahead] 앞섬
    [level] 동률
   *[behind] 뒤짐
}
