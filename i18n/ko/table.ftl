board-has-chosen = 골랐어요
board-is-choosing = 고르는 중
board-bid = 트릭 { $tricks }개, 공약 { $bid }개
board-penalty = 벌점 카드 { $cards }장
board-face-down = 뒷면 { $cards }장
board-shown = 앞면: { $cards }
board-total = 합계 { $total }
board-penguins = 펭귄 { $total }마리
board-pot = 판돈 칩 { $chips }개
board-stock = 더미 { $cards }장
board-trump = 으뜸패: { $suit }
board-trump-colour = 으뜸패: { $colour ->
    [R] 빨강
    [Y] 노랑
    [G] 초록
    [B] 파랑
   *[P] 보라
}
board-community = 공용 카드: { $cards }
board-closed = 닫힌 무늬: { $suits }
board-wanted = 다음 카드: { $cards }
board-group = 이길 카드: { $cards }
board-dead = 죽은 칸 { $cards }개
board-cover = 조커가 나왔어요. 그 자리의 카드를 가진 사람은 지금 덮을 수 있어요.
# On a seat's plate in the picture: what became of who no longer plays
plate-out = 다 냄
plate-bankrupt = 파산
plate-dropped-out = 탈락
plate-eliminated = 탈락
plate-ghost = 유령
# Over the chips in the middle
plate-pot = 판돈
