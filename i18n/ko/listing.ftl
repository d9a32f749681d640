listing-description = 카드 게임 세븐과 그 친척들을 채널이나 DM에서 친구들과 즐기세요. { game-shichi-narabe }, { game-fan-tan }, { game-insidious-sevens }, { game-nanatoridori }, { game-pai-qi } 등 스무 가지 게임, 마흔 가까운 규칙이 있어요. 손패는 나에게만 보이고, 버튼으로 내고, 바닥은 그림으로 보여요. 빈자리에는 컴퓨터가 앉아요. { daily-button }, 배우기, 다시보기, 복기, 레이팅까지. 무료이고 광고가 없어요.
operator-server = [도움 서버]({ $address })
