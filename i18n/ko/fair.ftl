fair-button = 카드 나누는 방법
fair-check = 카드 나누기 확인
fair-title = ## 공정한 카드 나누기
fair-none = 이 방의 카드는 예전 버전의 방식으로 나눠서 확인할 수 없어요.
fair-before = 이 방의 번호는 { $table }이고, 열릴 때 뽑은 비밀값이 있어요. 그 SHA-256은 이거예요.
    `{ $commitment }`
    둘 다 적어 두세요. 비밀값은 게임이 끝난 뒤에 공개해요.
fair-how = 모든 카드는 이 비밀값과, 그 뒤에 앉고 시작할 때 누른 버튼에 Discord가 붙이는 번호로 나눠요. 그래서 플레이어는 아무도 카드를 고를 수 없어요. 고를 수 있는 사람은 봇을 운영하는 사람뿐이에요. 게임이 끝난 뒤 **기록**을 누르고 **카드 나누기 확인**을 누르면 모두 보여 드리니, 직접 다시 나눠 볼 수 있어요.
fair-how-words = 모든 카드는 이 비밀값, 방에 있는 사람들이 차례로 넣은 한마디, 게임과 규칙, 앉은 자리로 나눠요. 비밀값은 어떤 한마디보다도 먼저 정해지니까, 내 한마디로 카드가 어떻게 바뀔지는 봇을 운영하는 사람도 고를 수 없어요. 마지막 한마디가 가장 중요해요. 내 한마디 뒤에 사람이나 규칙, 다른 한마디가 바뀌면 다른 말로 바꾸세요. 한마디가 하나도 없으면 버튼을 누를 때 Discord가 붙이는 번호를 대신 써요. 게임이 끝난 뒤 **기록**을 누르고 **카드 나누기 확인**을 누르면 모두 보여 드리니, 직접 다시 나눠 볼 수 있어요.
fair-checked = { $follow ->
    [no] ❌ 이 게임의 카드는 비밀값과 아래 내용에서 나온 것이 **아니에요**. 뭔가 잘못됐어요.
   *[yes] ✅ 이 게임의 카드는 모두 비밀값과 아래 내용에서 나왔어요.
}
fair-committed = 방 { $table }, 비밀값의 해시: `{ $commitment }`
fair-brief = 카드 나누기: `{ $digits }…`, { $words ->
    [some] 한마디: { $names }
   *[none] 한마디 없음
}
fair-commitment = 비밀값의 해시: `{ $commitment }`
fair-secret = 비밀값: `{ $secret }`
fair-joined = { $name } 님이 앉음: `{ $press }`
fair-started = 게임 시작: `{ $press }`
fair-self = 직접 확인하려면 대기실에서 본 해시와 비교하고, 기록으로 `python -m engine verify`를 실행해 보세요. 이 번호들로 카드를 나누는 방법은 *docs/fair-deals.md*에 적혀 있어서 어떤 프로그램으로든 따라 할 수 있어요.
fair-table = 방: `{ $table }`
fair-rules = 규칙: `{ $rules }`
fair-word = { $name }: “{ $word }”
fair-word-deleted = { $name }: 지워졌고 표시만 남았어요. `{ $mark }`
fair-alone = 이 카드 나누기에는 한마디가 없어요. 이 카드를 고를 수 있었던 사람은 봇을 운영하는 사람뿐이에요.
fair-last = 비밀값은 이 한마디들보다 먼저 정해졌어요. 그래서 카드를 고를 수 있었던 사람은 봇을 운영하는 사람뿐이고, 그것도 마지막 한마디를 넣은 { $name } 님과 짰을 때만이에요.
fair-add = 한마디 넣기
fair-change = 한마디 바꾸기
fair-form = 카드 나누기에 넣을 한마디
fair-form-label = 한마디
fair-form-hint = 여기 있는 모두에게 보여요. { $most }자까지 쓸 수 있고, 비워 두면 빠져요.
fair-word-in = { $given ->
    [no] 내 한마디는 들어 있지 않아요.
   *[yes] 한마디를 넣었어요. **카드 나누는 방법**에서 모두가 볼 수 있어요.
}
