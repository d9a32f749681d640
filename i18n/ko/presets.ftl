# What each preset is called; under `-aliases`, a line each, other names by which it is found.
preset-classic = { game-shichi-narabe }
preset-classic-aliases =
    세븐 카드 게임
    세븐 게임
    시치나라베
    7 늘어놓기
    7 이어 놓기
    칠 늘어놓기
preset-joker = 조커 세븐
preset-joker-aliases =
    조커 넣은 세븐
preset-joker-alone = 단독 조커 세븐
preset-joker-alone-aliases =
    혼자 내는 조커
preset-wild-joker = 와일드 조커 세븐
preset-wild-joker-aliases =
    일본식 세븐
    와일드카드 세븐
preset-closed-tunnel = 터널 세븐 (닫힌 터널)
preset-closed-tunnel-aliases =
    터널 세븐
    터널
    닫힌 터널
preset-open-tunnel = 터널 세븐 (열린 터널)
preset-open-tunnel-aliases =
    열린 터널
    링크 세븐
preset-tunnel-joker = 터널 조커 세븐
preset-tunnel-joker-aliases =
    조커 터널 세븐
preset-ghost = 유령 세븐
preset-ghost-aliases =
    유령
    귀신
    귀신 세븐
preset-everything = 전부 넣은 세븐
preset-everything-aliases =
    풀옵션 세븐
    전부 다
    조커 2장
preset-points = { game-shichi-narabe-points }
preset-points-aliases =
    점수제 세븐
preset-killing = { game-koroshi }
preset-killing-aliases =
    죽이기
    킬링 세븐
    고로시 세븐
    코로시
preset-killing-japanese = 죽이기 세븐 (일본식)
preset-killing-japanese-aliases =
    대각선 죽이기
    일본식 죽이기
preset-moth-eaten = 벌레 먹은 세븐
preset-moth-eaten-aliases =
    벌레 먹기
    무시쿠이
preset-fan-tan = { game-fan-tan }
preset-fan-tan-aliases =
    팬탄
    카드 도미노
preset-fan-tan-double-deck = 판탄 (두 벌)
preset-fan-tan-double-deck-aliases =
    두 벌
    더블 덱
    더블덱 판탄
    2벌
preset-fan-tan-penalties = 판탄 (벌칙)
preset-fan-tan-penalties-aliases =
    벌칙
    벌칙 판탄
preset-five-or-nine = { game-five-or-nine }
preset-five-or-nine-aliases =
    5 아니면 9
    5나 9
preset-fan-tan-trumps = { game-fan-tan-trumps }
preset-fan-tan-trumps-aliases =
    으뜸패
    트럼프 판탄
preset-crazy-tan = { game-crazy-tan }
preset-crazy-crazy-tan = { game-crazy-crazy-tan }
preset-domino-sevens = { game-domino-sevens }
preset-domino-sevens-aliases =
    도미노 세븐즈
preset-chinese-seven = { game-chinese-seven }
preset-chinese-seven-aliases =
    중국 세븐
preset-up-the-line = { game-up-the-line }
preset-ristiseiska = { game-ristiseiska }
preset-ristiseiska-aliases =
    핀란드 판탄
    핀란드 세븐
    클로버 7
preset-ristiseiska-penalties = 리스티세이스카 (벌칙)
preset-ristiseiska-penalties-aliases =
    벌칙 리스티세이스카
preset-play-or-pay = { game-play-or-pay }
preset-play-or-pay-aliases =
    내거나 돈 내기
preset-earl-of-coventry = { game-earl-of-coventry }
preset-earl-of-coventry-aliases =
    코벤트리 백작
preset-snip-snap-snorum = { game-snip-snap-snorum }
preset-jig = { game-jig }
preset-insidious-sevens = { game-insidious-sevens }
preset-insidious-sevens-aliases =
    음흉한 세븐
    인시디어스
    트릭
preset-insidious-sevens-piiko = 인시디어스 세븐 (피코 규칙)
preset-insidious-sevens-piiko-aliases =
    피코
    피코 규칙
preset-nanatoridori = { game-nanatoridori }
preset-nanatoridori-aliases =
    나나토리도리 기본
    펭귄
preset-nanatoridori-advanced = 나나토리도리 (고급)
preset-nanatoridori-advanced-aliases =
    고급 나나토리도리
preset-nanatoridori-duel = 나나토리도리 (듀얼)
preset-nanatoridori-duel-aliases =
    듀얼
    나나토리도리 결투
    2인용
    두 명
    둘이서
preset-pai-qi = { game-pai-qi }
preset-pai-qi-aliases =
    패칠
    중국식 세븐
preset-pai-qi-closing = 파이치 (무늬 닫기)
preset-pai-qi-closing-aliases =
    무늬 닫기
preset-pai-qi-shared = 파이치 (모두 정산)
preset-pai-qi-shared-aliases =
    모두 정산
preset-sevens = { game-sevens }
preset-sevens-aliases =
    팔러먼트
    의회 세븐
preset-badam-satti = 바담 사티
preset-badam-satti-aliases =
    인도식 세븐
    사테 페 사타
