board-has-chosen = 골랐어요
board-shown = 앞면: { $cards }
board-cover = 조커가 나왔어요. 그 자리의 카드를 가진 사람은 지금 덮을 수 있어요.
# On a seat's plate in the picture: what became of who no longer plays
plate-out = 다 냄
plate-bankrupt = 파산
plate-dropped-out = 탈락
plate-eliminated = 탈락
plate-ghost = 유령
# Over the chips in the middle
plate-pot = 판돈
