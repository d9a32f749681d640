command-privacy = 개인정보
command-privacy-description = 제가 보관하는 내 정보: 파일로 받거나 지울 수 있어요
privacy-title = ## 보관하는 내 정보
privacy-text = 쓰신 메시지는 읽지 않아요. 카드 나누기에 넣은 한마디와 방에서 💬로 한 말, 그리고 이런 것을 보관해요.
privacy-results = - 게임 결과 { $results ->
    [0] 없음
   *[other] { $results }개
}, 거기서 나온 레이팅 { $ratings ->
    [0] 없음
   *[other] { $ratings }개
}
privacy-tables = - 방 진행 내역 { $tables ->
    [0] 없음
   *[other] { $tables }개 (이름과 Discord 번호, 거기서 낸 카드)
}
privacy-reviews = - 내 선택의 복기 { $reviews ->
    [0] 없음
   *[other] { $reviews }개
}
privacy-tries = - 오늘의 한 판 도전 { $tries ->
    [0] 없음
   *[other] { $tries }번
}, 대결 { $challenges ->
    [0] 없음
   *[other] { $challenges }개
}
privacy-settings = - { $settings ->
    [yes] 내 설정과, 게임이 끝났을 때 서버마다 쓰던 이름
   *[no] 설정 없음
}
privacy-more = 무엇을 얼마나 오래 보관하는지는 모두 { $address ->
    [none] 봇의 *docs/privacy.md*에
   *[other] [개인정보 문서]({ $address })에
} 적혀 있어요.
privacy-reached = 이 봇을 운영하는 곳: { $where }
privacy-export = 파일로 받기
privacy-delete = 모두 지우기
privacy-delete-question = **내 정보를 모두 지울까요?** 모든 서버에서 결과, 레이팅, 복기, 설정이 완전히 사라져요. 게임 기록에서는 이름이 *어느 플레이어*로 바뀌어서 다른 사람들은 계속 다시 볼 수 있어요. 열려 있는 방에서는 나가게 되고, 하던 게임은 컴퓨터가 이어서 해요. 어떤 서버가 참가를 막았다면 그것은 그 서버의 것이라 남아요.
privacy-delete-yes = 완전히 지우기
privacy-back = { picker-back }
privacy-deleted = 정보를 모두 지웠어요.
privacy-deleted-later = 앉아 있던 방이 아직 열려 있어요: { $channels }. 거기서는 끝나는 대로 이름을 지울게요.
privacy-a-player = 어느 플레이어
privacy-exported = 제가 보관하는 정보는 이게 전부예요. 다른 사람의 것, 곧 이름과 카드, 그리고 패를 나누는 데 쓴 비밀 수는 빠져 있어요. 방의 공개 메시지에서 마지막으로 누른 버튼의 토큰도, 그 메시지를 고칠 수 있는 것이라 빠져 있어요.
privacy-file = 봇이 보관하는 내 정보
privacy-server-text = ### 이 서버
    이 서버를 관리할 수 있으니, 제가 서버에 대해 보관하는 것을 지울 수 있어요: 설정과 순위표, 참가 금지 목록, 여기서 게임했다는 사실이에요.
privacy-server-delete = 이 서버 정보 지우기
privacy-server-question = **이 서버의 정보를 모두 지울까요?** 열려 있는 방은 닫히고 집계되지 않아요. 설정, 참가 금지 목록, 순위표가 완전히 사라져요. 게임한 사람들의 결과는 서버 이름 없이 그 사람들의 것으로 남아요.
privacy-server-deleted = 이 서버의 정보를 모두 지웠어요.
