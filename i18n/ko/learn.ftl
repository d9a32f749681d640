command-learn = 배우기
command-learn-description = 나만의 연습 방에서 힌트를 보며 게임을 배워요
option-learn-game-description = 어떤 게임을 배울지
learn-button = 하면서 배우기
learn-which = ## 하면서 배우기
    나만을 위한 연습 방이에요. 컴퓨터 셋과 하고, 서두를 필요 없고, 매번 힌트가 나와요. 다른 사람에게는 보이지 않고 아무 데도 집계되지 않아요.
learn-running = **{ $game }** 연습이 아직 열려 있어요. 새로 시작하면 그 연습은 닫혀요.
learn-go-on = 이어서 하기: { $game }
learn-heading = -# { $reached ->
    [yes] 목표 달성 ✓
   *[no] 목표: { $goal }
}
learn-goal-row = 한 줄에 카드 두 장 내기
learn-goal-three = 카드 세 장 내기
learn-goal-trick = 트릭 하나 따기
learn-goal-sequence = 줄기를 끝내고 “지그” 외치기
learn-goal-beat = 바닥에 있는 카드 이기기
learn-reached = **목표 달성!** 이제 이겨 보세요.
learn-stop = 연습 그만하기
learn-again = 다시 연습하기
learn-now = 바로 게임하기
learn-other = 다른 게임
learn-your-choice = { $what ->
    [passing] **넘겨줄 카드를 고르세요.**
    [bidding] **공약할 카드를 고르세요.**
   *[place] **카드를 손패에 넣을까요, 버릴까요?**
}
learn-advice = **힌트:** 저라면 **{ $move }**.
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
learn-watching = 이번 { $part ->
    [round] 라운드
   *[hand] 판
}에서 더 할 일은 없어요. 다른 사람들이 어떻게 끝내는지 지켜보세요.
learn-between = **이번 { $part ->
    [round] 라운드가
   *[hand] 판이
} 끝났어요.** 다음으로 넘어가거나, 이제 알겠다면 그만해도 돼요.
learn-over = ### 연습 끝: { $game }
learn-over-stopped = 언제든 다시 시작할 수 있어요.

learn-lesson-rows-goal = **목표:** 남들보다 먼저 카드를 다 내는 거예요. 7 네 장에서 아래로 에이스, 위로 킹까지 줄이 이어져요.
learn-lesson-rows-playable = **낼 수 있는 카드:** 줄 끝 바로 옆이에요. 8♦ 다음은 9♦. 위로 올라와 체크가 있고 버튼으로도 나와요.
learn-lesson-rows-pass = **패스:** 낼 카드가 있어도 한 판에 세 번까지 돼요. 패스도 낼 카드도 없으면 파산이에요.
learn-lesson-rows-order = **무엇부터 낼까?** 뒤에 내 카드가 이어지는 것부터예요. 남만 도와주는 카드는 패스가 있는 동안 쥐고 버티세요.
learn-lesson-rows-signs = **표시:** 자물쇠는 남의 카드를, 빗금 친 자리는 내 카드를 기다린다는 뜻이에요.
learn-lesson-must-goal = **목표:** 남들보다 먼저 카드를 다 내는 거예요. 7이 줄을 열고, 아래로 에이스, 위로 킹까지 이어져요.
learn-lesson-must-order = **무엇부터 낼까?** 뒤에 내 카드가 이어지는 것부터예요. 남들만 기다리는 카드는 다른 걸 낼 수 있는 동안 쥐고 버티세요.
learn-lesson-chips-stuck = **낼 수 있으면 꼭 내요.** 못 내면 판돈에 칩 1개를 내고, 판돈은 이긴 사람이 따요.
learn-lesson-trumps-trump = **으뜸패**는 다른 무늬 줄에서 같은 숫자의 카드를 대신할 수도 있어요.
learn-lesson-trumps-stuck = **낼 수 있으면 꼭 내요.** 손에 없으면 맞는 공용 카드를 가져와 낼 수 있어요.
learn-lesson-beg-six = **7 다음**은 반드시 6이에요. 그 뒤에야 줄이 양쪽으로 이어져요.
learn-lesson-beg-stuck = **낼 카드가 없으면** 오른쪽 사람이 카드 한 장을 줘요. 마지막에 남은 카드는 벌점이에요.
learn-lesson-beg-again = **에이스나 킹을 내면** 한 번 더 내거나 차례를 끝낼 수 있어요.
learn-lesson-parliament-pass = **낼 수 있으면 꼭 내요.** 못 내면 그냥 패스해요. 마지막에 남은 카드는 벌점이에요.
learn-lesson-stops-goal = **목표:** 남들보다 먼저 카드를 다 내는 거예요. 누군가 한 장 내면 같은 무늬의 높은 카드가 다섯 장까지 이어져요.
learn-lesson-stops-lead = **새로 내기:** 아무 카드나 돼요. 내 카드로 끝나는 줄기라면 다음도 내가 새로 내요.
learn-lesson-stops-follow = **이어 내기:** 이어질 카드가 있으면 꼭 내고, 없으면 패스해요. 줄기를 끝낸 사람이 다음 카드를 새로 내요.
learn-lesson-piles-goal = **목표:** 엎어 놓은 점수를 적게 하는 거예요. 7마다 에이스와 킹까지 이어지고, 낼 수 있으면 꼭 내요.
learn-lesson-piles-stuck = **낼 카드가 없을 때:** 한 장을 엎어요. 에이스는 1점, 킹은 13점이고, 그보다 바깥 카드는 이제 못 내요.
learn-lesson-cells-goal = **목표:** 벌점 카드를 적게 받는 거예요. 카드마다 제 칸이 있고, 나온 카드의 상하좌우에 놓아요.
learn-lesson-cells-kill = **죽이기:** 이웃한 칸이 모두 찬 빈칸은 죽어요. 그 카드는 든 사람의 벌점 카드가 돼요.
learn-lesson-cells-danger = **조심:** 빈 이웃이 하나만 남은 내 칸은 다음 카드에 죽을 수 있어요. 늦기 전에 내세요.
learn-lesson-cells-pass = **패스:** 낼 카드가 있어도 세 번까지 돼요. 패스도 낼 카드도 없으면 탈락이에요.
learn-lesson-tricks-bid = **목표:** 트릭 일곱 개 중 몇 개를 딸지 카드 숫자로 말해요. 가장 높은 공약의 색이 으뜸 색이 돼요.
learn-lesson-tricks-lead = **먼저 내기:** 아무 카드나 낼 수 있어요. 다른 사람은 할 수 있다면 그 색이나 숫자를 따라 내야 해요.
learn-lesson-tricks-follow = **따라 내기:** 첫 카드의 색이나 숫자를 내요. 가장 높은 으뜸패가, 없으면 따라 낸 가장 높은 카드가 따요.
learn-lesson-tricks-score = **점수:** 공약을 딱 지키면 2점에 공약한 수만큼 더 얻어요. 많거나 적으면 트릭 하나에 1점씩 잃어요.
learn-lesson-tricks-passing = **넘겨주기:** 넘겨준 수만큼 받아요. 색은 적게, 남긴 색은 높은 것과 낮은 것을 함께 남기세요.
learn-lesson-tricks-keep = **공약을 미리 생각하기:** 공약하고 싶은 숫자를 넘겨주지 마세요.
learn-lesson-tricks-middle = **2, 3, 4 공약은 위험해요:** 내 공약이 가장 높을지, 어느 색이 으뜸 색이 될지 알 수 없어요.
learn-lesson-tricks-sevens = **7로 시작하기:** 더 높은 7이 같은 숫자로 이겨 버려요. 낮은 것부터 빨강, 노랑, 초록, 파랑, 보라예요.
learn-lesson-tricks-trumps = **으뜸패 빼내기:** 트릭을 따고 싶으면 낮은 으뜸패로 시작하세요. 내 센 카드가 더 안전해져요.
learn-lesson-groups-goal = **목표:** 마지막까지 카드를 들고 있으면 펭귄 두 마리 중 하나를 잃어요. 손패의 순서는 못 바꿔요.
learn-lesson-groups-group = **묶음:** 나란히 있는 같은 숫자는 함께 내요. 바닥이 비어 있으면 무엇이든 내도 돼요.
learn-lesson-groups-beat = **이기기:** 숫자와 상관없이 장수가 많으면 이겨요. 장수가 같으면 높은 숫자가 이겨요.
learn-lesson-groups-pass = **패스:** 더미에서 한 장 뽑아 손패 어디에든 넣거나 버려요. 다음 차례에는 다시 낼 수 있어요.
learn-lesson-groups-place = **이긴 뒤에는:** 이긴 카드를 손패 한 곳에 넣거나 버려요. 같은 숫자 옆이면 묶음이 커져요.
learn-lesson-groups-drawn = **뽑은 카드:** 같은 숫자 옆에 넣으면 묶음이 커져요. 맞는 곳이 없으면 버리세요.
