record-button = 기록
record-here = 이 게임의 기록이에요. 나눈 카드와 모든 수가 프로그램용 JSON 한 줄로 들어 있어요. 게임을 다시 보려면 **다시보기**를 누르세요.
record-description = 게임 기록, JSON 한 줄
record-players = 이 게임을 한 사람만 기록을 받을 수 있어요.
record-not-yet = 기록은 게임이 끝나면 받을 수 있어요.
