fair-button = 공정한가요?
fair-check = 카드 나누기 확인
fair-title = ## 공정한 카드 나누기
fair-none = 이 방의 카드는 예전 버전의 방식으로 나눠서 확인할 수 없어요.
fair-before = 이 방에는 열릴 때 뽑은 비밀값이 있어요. 그 SHA-256은 이거예요.
    `{ $commitment }`
    적어 두세요. 비밀값은 게임이 끝난 뒤에 공개해요.
fair-how = 모든 카드는 이 비밀값과, 그 뒤에 앉고 시작할 때 누른 버튼에 Discord가 붙이는 번호로 나눠요. 그래서 봇도 플레이어도 카드를 고를 수 없어요. 게임이 끝난 뒤 **기록**을 누르고 **카드 나누기 확인**을 누르면 모두 보여 드리니, 직접 다시 나눠 볼 수 있어요.
fair-checked = { $follow ->
    [no] ❌ 이 게임의 카드는 비밀값과 버튼 번호에서 나온 것이 **아니에요**. 뭔가 잘못됐어요.
   *[yes] ✅ 이 게임의 카드는 모두 비밀값과 다음 버튼 번호에서 나왔어요.
}
fair-commitment = 비밀값의 해시: `{ $commitment }`
fair-secret = 비밀값: `{ $secret }`
fair-joined = { $name } 님이 앉음: `{ $press }`
fair-started = 게임 시작: `{ $press }`
fair-self = 직접 확인하려면 대기실에서 본 해시와 비교하고, 기록으로 `python -m engine verify`를 실행해 보세요. 이 번호들로 카드를 나누는 방법은 *docs/fair-deals.md*에 적혀 있어서 어떤 프로그램으로든 따라 할 수 있어요.
