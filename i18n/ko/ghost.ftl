ghost-seat = 👻 유령, 파산
ghost-counts = 👻 **유령에게 말 걸기:** 아직 카드를 든 사람이 이 채널에서 유령에게 말을 걸면 유령과 자리가 바뀌어요. 말을 건 것으로 치는 것: 유령이 된 뒤에 쓴 글에 답장하기, 유령 멘션하기(나중에 글을 고쳐서 넣어도 마찬가지예요).{ $strict ->
    [yes] {" "}**이 방은 엄격해요:** 유령의 메시지에 반응을 달거나, 그사이 아무도 쓰지 않았는데 { $seconds }초 안에 이어서 써도 말을 건 거예요.
   *[no] {" "}그 밖에는 괜찮아요. 반응을 달거나 이어서 쓰는 것쯤은 안전해요.
}
ghost-short = 👻 유령에게 답장하거나 유령을 멘션하면 자리가 바뀌어요.{ $strict ->
    [yes] {" "}유령의 메시지에 반응을 달거나 { $seconds }초 안에 이어서 써도 그래요.
   *[no] {""}
}
ghost-new = { $number ->
   *[other] 👻 { $names } 님은 파산해서 이제 유령이에요.
}
ghost-may-talk = 유령은 마음껏 말해도 돼요.
ghost-private = { $how ->
    [talked] 👻 **유령에게 말을 걸고 말았어요.** { $other } 님과 자리가 바뀌어서 { $other } 님이 그 카드로 이어 가고, 이제는 본인이 유령이에요.
    [undone] 👻 **자리 바꾸기가 취소됐어요.** 카드는 다시 { $other } 님 것이고, 본인은 원래대로 유령이에요.
   *[bankrupt] 👻 **파산해서 이제 유령이에요.**
}
ghost-tempt = 채널에 마음껏 글을 써도 돼요. 살아 있는 사람을 꾀어 보세요. 질문을 하거나, 대답하고 싶어지는 말을 하거나, 아침 인사를 건네 보세요. 깜빡하고 말을 거는 사람은 카드를 넘겨주고 대신 유령이 돼요.
ghost-traded = 👻 { $talker } 님이 유령 { $ghost } 님에게 말을 걸었어요: { $way ->
    [reply] [답장]({ $link })
    [mention] [멘션]({ $link })
    [reaction] [메시지에 단 반응]({ $link })
   *[next] [바로 이어 쓴 글]({ $link })
}. 자리가 바뀌어서 { $ghost } 님이 { $talker } 님의 카드로 이어 가고, { $talker } 님은 이제 유령이에요.
ghost-take-back = 없던 일로
ghost-take-back-until = 두 사람이 동의하면 방장이 없던 일로 할 수 있어요. { $until } 시간이 끝나요.
ghost-asked = 방장이 없던 일로 하고 싶어 해요. 두 사람이 동의하면 취소돼요. { $until } 시간이 끝나요.
ghost-agree = { $name }: 동의
ghost-undone = **취소됐어요:** 두 사람 모두 원래 자리로 돌아갔어요.
ghost-stands = 시간 안에 모두 동의하지 않아서 바뀐 자리 그대로예요.
ghost-asks = 👻 **{ $ghost }:** { $name } 님, 말해 줘요! { $question }
ghost-question-1 = 어떤 무늬를 제일 좋아해요?
ghost-question-2 = 절대로 내주고 싶지 않은 카드는 뭐예요?
ghost-question-3 = 손패를 무늬별로 정리해요, 아니면 그냥 둬요?
ghost-question-4 = 카드 게임은 누구한테 배웠어요?
ghost-question-5 = 이상하게 늘 들어오는 카드가 있나요?
ghost-question-6 = 에이스 전부와 킹 전부 중에 어느 쪽을 들고 싶어요?
ghost-question-7 = 행운의 숫자는 뭐예요? 그리고 왜 7이에요?
ghost-question-8 = 누가 이길 것 같아요?
ghost-question-9 = 혹시 뭔가 쥐고 안 내는 거 아니에요?
ghost-question-10 = 패스는 몇 번부터 너무한 걸까요?
ghost-question-11 = 오늘 하루는 괜찮았어요?
ghost-question-12 = 이번 주에 먹은 것 중에 뭐가 제일 맛있었어요?
ghost-question-13 = 차가 좋아요, 커피가 좋아요?
ghost-question-14 = 고양이파예요, 강아지파예요?
ghost-question-15 = 거기 날씨는 어때요?
ghost-question-16 = 머릿속에 맴도는 노래가 뭐예요?
ghost-question-17 = 아침은 뭘 먹는 게 좋을까요?
ghost-question-18 = 바다예요, 산이에요?
ghost-question-19 = 요즘 재미있게 읽은 거 있어요?
ghost-question-20 = 오늘 밤 어디든 날아갈 수 있다면 어디로 갈래요?
ghost-question-21 = 어릴 때 뭐가 되고 싶었어요?
ghost-question-22 = 카드 할 때 간식은 뭘 먹어요?
ghost-question-23 = 자러 가기엔 아직 이를까요?
ghost-question-24 = 최근에 뭐 때문에 웃었어요?
ghost-question-25 = 유령을 믿어요?
ghost-question-26 = 이쪽은 좀 춥네요. 담요 좀 건네줄래요?
ghost-question-27 = 어느 계절이 제일 잘 맞아요?
ghost-question-28 = 지금 몇 시인지 알려 줄래요? 유령은 시계가 없거든요.
