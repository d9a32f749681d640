command-learn = 배우기
command-learn-description = 나만의 연습 방에서 힌트를 보며 게임을 배워요
option-learn-game-description = 어떤 게임을 배울지
learn-button = 하면서 배우기
learn-which = ## 하면서 배우기
    나만을 위한 연습 방이에요. 컴퓨터 셋과 하고, 서두를 필요 없고, 매번 힌트가 나와요. 다른 사람에게는 보이지 않고 아무 데도 집계되지 않아요.
learn-running = **{ $game }** 연습이 아직 열려 있어요. 새로 시작하면 그 연습은 닫혀요.
learn-game = **{ $game }** – { $about }
learn-go-on = 이어서 하기: { $game }
learn-title = ### 하면서 배우기: { $game }
learn-stop = 연습 그만하기
learn-refresh = 지금 바닥 보기
learn-again = 한 번 더
learn-play = 다른 사람과 하기
learn-your-turn = **내 차례예요.**
learn-your-choice = { $what ->
    [passing] **넘겨줄 카드를 고르세요.**
    [bidding] **공약할 카드를 고르세요.**
   *[place] **카드를 손패에 넣을까요, 버릴까요?**
}
learn-agreed = 저라도 그렇게 하겠어요: { $why }.
learn-rather = { $likewise ->
    [yes] 그렇게 하면 { $why }. **{ $other }**도 마찬가지인데, 저라면 그쪽을 고르겠어요.
   *[no] 그렇게 하면 { $why }. 저라면 **{ $other }** 쪽을 고르겠어요: { $other-why }.
}
learn-followed = 고른 수는 **{ $move }**: { $why }.
learn-instead = { $likewise ->
    [yes] 고른 수는 **{ $move }**: { $why }. **{ $other }** 쪽도 마찬가지였고, 저는 그쪽이 조금 더 좋아요.
   *[no] 고른 수는 **{ $move }**: { $why }. 저라면 **{ $other }** 쪽을 골랐을 거예요: { $other-why }.
}
learn-waiting = 다른 사람들이 하고 있어요. 내 차례가 되면 할 수 있는 것이 저절로 여기에 나와요.
learn-last = **방금 나온 수**
learn-watching = 이번 { $part ->
    [round] 라운드
   *[hand] 판
}에서 더 할 일은 없어요. 다른 사람들이 어떻게 끝내는지 지켜보세요.
learn-between = **이번 { $part ->
    [round] 라운드가
   *[hand] 판이
} 끝났어요.** 결과를 보고 다음으로 넘어가세요. 이제 어떻게 하는지 알겠다면 여기서 그만해도 돼요.
learn-over = ### 연습 끝: { $game }
learn-over-stopped = 언제든 다시 시작할 수 있어요.
learn-over-place = { $rank ->
    [1] **이겼어요!** 이제 사람들과 해 보세요.
   *[other] **{ $seats }명 중 { $rank }위였어요.** 이제 방법은 알았으니 나머지는 연습이에요.
}
learn-over-more = 규칙은 더 있어요. **/규칙**에 모두 있고, 방장은 여러 가지를 바꿀 수 있어요.

learn-lesson-rows-goal = **목표:** 남들보다 먼저 카드를 다 내는 거예요. 바닥에는 7 네 장이 깔려 있어요. 거기서 아래로는 에이스까지, 위로는 킹까지 줄이 이어져요.
learn-lesson-rows-playable = **낼 수 있는 카드:** 줄 끝 바로 옆 카드뿐이에요. 8♦ 다음이면 9♦이지요. 내 카드는 제자리에 작은 받침대째 서 있어요. 낼 수 있는 카드는 올라와 있고 체크 표시가 있으며 버튼으로도 나와요. 자물쇠는 남의 카드를 기다린다는 뜻이고, 빗금 친 자리는 내 카드를 기다리고 있어요.
learn-lesson-rows-pass = **패스:** 낼 카드가 있어도 한 판에 세 번 패스할 수 있어요. 6이나 8을 쥐고 버티면 그 줄이 필요한 모두가 기다려야 해요. 하지만 패스도 낼 카드도 없으면 파산이에요.
learn-lesson-rows-order = **무엇부터 낼까?** 뒤에 내 카드가 이어진다면 손해가 없어요. 남만 도와주는 카드는 패스가 남아 있는 동안 미뤄도 돼요.
learn-lesson-cells-goal = **목표:** 벌점 카드를 되도록 적게 받는 거예요. 카드마다 무늬의 줄과 숫자의 열로 정해진 제 칸이 있고, 나온 카드의 상하좌우에 놓아요.
learn-lesson-cells-kill = **죽이기:** 이웃한 칸이 모두 찬 빈칸은 죽어요. 그 카드를 든 사람은 이제 낼 수 없고 벌점 카드가 돼요. 죽이는 카드를 내기 전에는 한 번 물어봐요.
learn-lesson-cells-danger = **조심:** 빈 이웃이 하나만 남은 내 칸은 다음 카드에 죽을 수 있어요. 늦기 전에 내거나, 그 곁을 채우지 마세요.
learn-lesson-cells-pass = **패스:** 낼 카드가 있어도 세 번까지 돼요. 패스도 낼 카드도 없으면 탈락하고, 들고 있는 카드가 모두 벌점 카드가 돼요.
learn-lesson-tricks-bid = **목표:** 트릭 일곱 개 중 몇 개를 딸지 말하고 딱 그만큼 따는 거예요. 손패 한 장으로 말해요. 그 숫자가 공약이고, 카드는 손에 남아요. 가장 높은 공약의 색이 으뜸 색이 돼요.
learn-lesson-tricks-lead = **먼저 내기:** 아무 카드나 낼 수 있어요. 다른 사람은 할 수 있다면 그 색이나 숫자를 따라 내야 해요.
learn-lesson-tricks-follow = **따라 내기:** 첫 카드의 색이나 숫자를 낼 수 있으면 그걸 내고, 없으면 아무거나 내요. 가장 높은 으뜸패가 트릭을 따고, 없으면 따라 낸 카드 중 가장 높은 카드가 따요. 숫자가 크면 이겨요.
learn-lesson-tricks-score = **점수:** 공약을 딱 지키면 2점에 공약한 수만큼 더 얻어요. 많거나 적으면 트릭 하나에 1점씩 잃어요.
learn-lesson-tricks-passing = **넘겨주기:** 이번 라운드에는 공약하기 전에 카드를 넘겨주고 같은 수만큼 받아요. 색은 되도록 적게, 남긴 색은 높은 것과 낮은 것을 함께 남기는 게 좋아요.
learn-lesson-tricks-keep = **공약을 미리 생각하기:** 공약은 손패의 카드로 해요. 공약하고 싶은 숫자를 넘겨주지 마세요.
learn-lesson-tricks-middle = **어중간한 공약은 위험해요:** 2, 3, 4로는 내 공약이 가장 높을지, 그래서 어느 색이 으뜸 색이 될지 알 수 없어요. 낮은 공약은 으뜸 색이 필요 없고, 높은 공약은 으뜸 색을 정해 버려요.
learn-lesson-tricks-sevens = **7로 시작하기:** 더 높은 7이 같은 숫자로 따라와 이겨 버려요. 7로 이기고 싶다면 더 높은 7이 모두 나올 때까지 기다리세요. 낮은 것부터 빨강, 노랑, 초록, 파랑, 보라 순이에요.
learn-lesson-tricks-trumps = **으뜸패 빼내기:** 트릭을 따고 싶을 때는 낮은 으뜸패로 시작하는 것도 좋아요. 다른 사람도 으뜸패를 내야 하니 내 센 카드가 더 안전해져요.
learn-lesson-groups-goal = **목표:** 마지막까지 카드를 든 사람이 되지 않는 거예요. 그 사람은 펭귄 두 마리 중 하나를 잃어요. 손패의 순서는 절대 바뀌지 않아요.
learn-lesson-groups-group = **묶음:** 나란히 있는 같은 숫자는 함께 내요. 바닥에 아무것도 없으니 무엇이든 내도 돼요.
learn-lesson-groups-beat = **이기기:** 숫자와 상관없이 장수가 많으면 이겨요. 장수가 같으면 높은 숫자가 이겨요.
learn-lesson-groups-pass = **패스:** 더미에서 한 장 뽑아 손패 어디에든 넣거나 버려요. 다음 차례에는 다시 낼 수 있어요.
learn-lesson-groups-place = **이긴 뒤에는:** 이긴 카드를 손패 한 곳에 넣거나 버려요. 같은 숫자 옆이면 묶음이 커지고, 다른 곳이면 손패만 길어져요.
learn-lesson-groups-drawn = **뽑은 카드:** 같은 숫자 옆에 넣으면 묶음이 커져요. 맞는 곳이 없으면 버리세요.
