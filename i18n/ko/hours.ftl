# When one's clock runs where a match lasts days: time zone, quiet hours, days away
settings-hours = 내 시간
hours-title = ## 내 시간
hours-text = 며칠 걸리는 게임에서는 조용한 시간 동안 시계가 멈추고, 그때는 아무것도 보내지 않아요. 남은 시간을 보고 다른 사람이 짐작할 수는 있어요.
hours-no-zone = 시간대를 아직 몰라요. **/설정**의 **도시**에서 목록을 보고 골라 주세요.
hours-zone = { $city }: 지금 { $time }이에요. **/설정**의 **도시**로 바꿀 수 있어요.
hours-unknown = 그런 도시는 찾지 못했어요. 같은 시간대의 큰 도시 이름(로마자)이나 지금 시각을 넣고 목록에서 골라 주세요.
hours-question = **{ $city }**: 지금 { $time } 맞나요?
hours-yes = 맞아요
hours-no = 아니요
hours-quiet = **조용한 시간** { $begin }부터 { $end }까지
hours-quiet-none = **조용한 시간** 없음
hours-quiet-from = { $time }부터
hours-quiet-until = { $time }까지
hours-quiet-from-what = 조용한 시간 시작
hours-quiet-until-what = 조용한 시간 끝
hours-quiet-off = 조용한 시간 없음
hours-away = **자리 비우는 날**: 오늘부터 하루 단위로 시계가 멈춰요.
    -# { $left ->
        [0] 올해 14일을 다 썼어요.
       *[other] 올해 { $left }일 남았어요.
    }
hours-away-what = 언제까지 비우나요
hours-away-none = 비우지 않음
hours-away-until = { $date }까지 비움
option-city = 도시
option-city-description = 며칠 걸리는 게임을 위한 시간대: 도시 이름(로마자)이나 지금 시각
