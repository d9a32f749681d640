settings-title = ## 내 설정
settings-text = 나에게만, 모든 서버에서 적용돼요.
settings-no-server = 서버 설정은 저를 초대한 서버에 있어요.
# The name of a setting, and below it what it does. The button beside the name has the value
settings-suits-what = **색**
    -# 나에게만 보이는 메시지의 카드를 빨강과 검정으로 그릴지, 무늬마다 다른 색으로 그릴지 정해요.
settings-suits-on = 네 가지
settings-suits-off = 두 가지
settings-large-what = **큰 카드**
    -# 꾸밈을 줄인 큰 그림이에요. 나에게만 보이는 메시지의 카드에 숫자와 무늬만 되도록 크게 그려요.
settings-on = 켬
settings-off = 끔
settings-pings-what = **알림**
    -# 차례가 됐는데 손패를 보고 있지 않으면 한 차례에 한 번, 그리고 누가 초대하거나 한 번 더 하자고 할 때 채널에서 불러요.
settings-auto-what = **외길 수**
    -# 할 수 있는 수가 하나뿐이면 잠시 뒤에 대신 해요. 일부러 한 패스인지 남들이 알면 안 되는 패스는 늘 직접 해요.
settings-auto-on = 켬
settings-auto-off = 끔
settings-auto-slow-what = **느긋한 게임의 외길 수**
    -# 며칠 걸리는 게임에서도 똑같이 해요.
settings-auto-slow-on = { settings-auto-on }
settings-auto-slow-off = { settings-auto-off }
settings-turn-what = **느긋한 게임의 차례 알림**
    -# 방에서 멘션하거나, 손패가 담긴 다이렉트 메시지를 보내요. 하루 세 번까지, 조용한 시간에는 보내지 않아요.
settings-turn-on = 메시지
settings-turn-off = 멘션
settings-talk-what = **빠른 채팅**
    -# 손패의 💬에서 짧은 말 여섯 가지를 보낼 수 있고, 다른 사람이 한 말이 나만 보는 메시지에 나와요. 끄면 둘 다 없어요. 채널의 바닥은 모두가 같이 보는 것이라 거기에는 나와요.
settings-seen-what = **모두에게 공개**
    -# 모든 서버의 순위표와 **/전적**에서 같은 서버에 없는 사람에게도 이름을 보여요. 끄면 순위만 보여요.
settings-shown-what = **그림이나 글**
    -# 손패와 바닥을 그림으로 보거나, 화면 낭독기나 느린 연결을 위해 모두 글로 봐요.
settings-shown = 그림이나 글
settings-shown-server = 서버마다 정한 대로
settings-shown-pictures = 내 손패를 늘 그림으로
settings-shown-words = 손패와 바닥을 늘 글로
settings-language-what = **언어**
    -# 나에게만 하는 말은 이 언어로 해요. 방은 서버의 언어를 써요.
settings-language = 언어
settings-language-own = 내 Discord 언어
settings-server = 이 서버
settings-server-title = ## 이 서버
settings-server-text = 이 서버를 관리할 수 있으니, 모두에게 적용되는 설정을 바꿀 수 있어요.
settings-server-back = 내 설정
settings-server-pages = 이 서버의 다른 설정...
settings-server-page-tables = 화면과 언어
settings-server-page-calls = 알림과 빠른 채팅
settings-server-page-opening = 방 열기
settings-server-page-games = 게임
settings-server-page-limits = 시간·방 수·다시보기
settings-server-page-people = 참가 금지
settings-server-text-what = **방 화면**
    -# 그림으로 보이거나, 휴대폰과 화면 낭독기를 위해 모두 글로 보여요. 그림을 고른 사람은 자기 손패를 그대로 그림으로 봐요.
settings-server-text-off = 그림
settings-server-text-on = 글
settings-server-suits-what = **방의 색**
    -# 모두가 보는 방과, 따로 고르지 않은 사람의 손패에 써요.
settings-server-suits-on = 네 가지 색
settings-server-suits-off = 두 가지 색
settings-server-replays-what = **다시보기**
    -# 끝난 게임을 모든 손패와 함께 보여 줘요. 직접 한 사람은 늘 볼 수 있고, 방이 있던 채널의 모두에게 보이려면 허용해야 해요.
settings-server-replays-on = 모두
settings-server-replays-off = 한 사람만
settings-server-pings-what = **알림**
    -# 차례가 됐을 때, 초대받았을 때, 누군가 한 판 더 하고 싶을 때 불러요. 끄면 아무도 부르지 않고 *여기서 모집하기*도 없어져요.
settings-server-talk-what = **빠른 채팅**
    -# 여러 사람이 하는 방에서는 손패의 💬에서 짧은 말 여섯 가지를 보낼 수 있고, 다음 수까지 이름 옆에 나와요. 끄면 이 서버에서는 쓸 수 없어요.
settings-server-ask = 여기서 모집하기: 없음
settings-server-ask-text = **여기서 모집하기**
    -# 대기실에서 이 역할을 방마다 한 번 불러요. 역할이 없으면 버튼도 없어요. 제가 부를 수 있는 역할이어야 해요.
settings-server-language-what = **방의 언어**
    -# 다음 방부터 적용돼요. 한 사람에게만 하는 말은 그 사람의 언어로 해요.
settings-server-language = 방의 언어
settings-server-language-none = Discord에서 정한 서버 언어
settings-server-channels-what = **채널**
    -# 이 채널과 그 스레드에서 방을 열 수 있어요. 하나도 고르지 않으면 어디서나 열 수 있어요.
settings-server-channels = 모든 채널
settings-server-roles-what = **역할**
    -# 이 역할 중 하나가 있는 사람이 방을 열 수 있고, 참가는 누구나 할 수 있어요. 하나도 고르지 않으면 누구나 열 수 있어요. 서버를 관리하는 사람은 늘 열 수 있어요.
settings-server-roles = 누구나
settings-server-most-what = **동시에 여는 방**
    -# 이 서버에 이만큼 열려 있으면 다음 방은 기다려야 해요.
settings-server-most = 동시에 여는 방
settings-server-most-none = 제가 허용하는 만큼
settings-server-most-number = 방 { $number }개
settings-server-games-what = **게임**
    -# 여기서는 이 게임만 할 수 있어요. 하나도 고르지 않으면 모두 할 수 있어요.
settings-server-games = 모든 게임
settings-server-default-what = **기본 방**
    -# **/플레이**에서 맨 먼저 나와요. { $is_set ->
    [yes] 지금은 **{ $game }**.
   *[no] 지금은 없어요.
} 서버를 관리할 수 있는 방장은 대기실의 **{ lobby-set-up }** → **{ lobby-options }**에서 자기 규칙의 방을 저장할 수도 있어요.
settings-server-default = 기본 방의 게임
settings-server-default-none = 기본 방 없음
settings-server-preset = 기본 방의 규칙
settings-server-turn-what = **차례 시간**
    -# 규칙에 따로 정해지지 않은 새 방에 써요. 방장이 대기실에서 바꿀 수 있어요. 컴퓨터하고만 할 때는 시간제한이 없어요.
settings-server-turn = 차례 시간
settings-server-turn-none = 보통 시간
settings-server-page-daily = { daily-button }
settings-server-daily-what = **오늘의 한 판을 알리는 곳**
    -# 하루 한 번, 아무도 부르지 않는 조용한 메시지예요. 이 서버의 어제 목록과 시작하기 버튼이 있어요. 고르지 않으면 보내지 않아요.
settings-server-daily = 채널 없음
settings-server-daily-refused = { $ended ->
    [yes] { $channel }에 보낸 메시지를 Discord가 잇따라 { $times }번 거절해서 멈췄어요. 거기에 쓸 수 있게 해 주고 채널을 다시 골라 주세요.
   *[no] { $channel }에 보낸 지난 메시지를 Discord가 거절했어요. 거기에 쓸 수 없어요.
}
settings-server-hour-what = **시각**
    -# UTC 시각이에요. 카드는 0:00 UTC에 바뀌어요.
settings-server-hour = 시각
settings-server-hour-none = 보내지 않음
settings-server-hour-number = { $number }:00 UTC
settings-server-barred-what = **참가 금지**
    -# 이 사람들은 이 서버에서 방을 열거나 참가할 수 없어요. **/방 참가금지**와 **/방 금지해제**로 바꾸고, 운영진도 할 수 있어요.
settings-server-barred-none = 참가가 금지된 사람이 없어요.
settings-server-unbar = 다시 할 수 있게 하기
