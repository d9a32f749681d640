preset-classic = { game-shichi-narabe }
preset-classic-aliases =
    日本排七
    七並
    rishi paiqi
preset-joker = 日式排七・鬼牌
preset-joker-aliases =
    鬼牌排七
    鬼牌
    guipai
preset-joker-alone = 日式排七・單張鬼牌
preset-joker-alone-aliases =
    單張鬼牌
preset-wild-joker = 日式排七・萬用鬼牌
preset-wild-joker-aliases =
    萬用鬼牌
    百搭鬼牌
preset-closed-tunnel = 日式排七・封閉隧道
preset-closed-tunnel-aliases =
    隧道排七
    隧道
    suidao
preset-open-tunnel = 日式排七・開放隧道
preset-open-tunnel-aliases =
    開放隧道
    繞圈排七
preset-tunnel-joker = 日式排七・隧道與鬼牌
preset-tunnel-joker-aliases =
    隧道與鬼牌
preset-ghost = 日式排七・幽靈
preset-ghost-aliases =
    幽靈排七
    幽靈
    阿飄
    youling
preset-everything = 日式排七・全都要
preset-everything-aliases =
    全都要
    兩張鬼牌
preset-points = { game-shichi-narabe-points }
preset-points-aliases =
    計分排七
preset-killing = { game-koroshi }
preset-killing-aliases =
    封殺
    封鎖排七
    fengsha paiqi
preset-killing-japanese = 封殺排七・日式
preset-killing-japanese-aliases =
    斜角封殺
preset-moth-eaten = 蟲蛀排七
preset-moth-eaten-aliases =
    蟲蛀
    蟲蝕排七
    chongzhu
preset-fan-tan = { game-fan-tan }
preset-fan-tan-aliases =
    番攤
    紙牌番攤
    fantan paiqi
preset-fan-tan-double-deck = 西式排七・兩副牌
preset-fan-tan-double-deck-aliases =
    兩副牌
    雙副牌
preset-fan-tan-penalties = 西式排七・罰籌碼
preset-fan-tan-penalties-aliases =
    罰籌碼
    藏牌要罰
preset-five-or-nine = { game-five-or-nine }
preset-five-or-nine-aliases =
    5或9
    wuhuojiu
preset-fan-tan-trumps = { game-fan-tan-trumps }
preset-fan-tan-trumps-aliases =
    王牌
    wangpai
preset-crazy-tan = { game-crazy-tan }
preset-crazy-tan-aliases =
    fengkuang paiqi
preset-crazy-crazy-tan = { game-crazy-crazy-tan }
preset-crazy-crazy-tan-aliases =
    瘋瘋排七
preset-domino-sevens = { game-domino-sevens }
preset-domino-sevens-aliases =
    骨牌
    多米諾排七
    gupai
preset-chinese-seven = { game-chinese-seven }
preset-chinese-seven-aliases =
    中式排七
    zhongguoqi
preset-up-the-line = { game-up-the-line }
preset-up-the-line-aliases =
    沿線而上
    yizhang yifen
preset-ristiseiska = { game-ristiseiska }
preset-ristiseiska-aliases =
    梅花七
    梅花7
    fenlan paiqi
preset-ristiseiska-penalties = 芬蘭排七・罰牌
preset-ristiseiska-penalties-aliases =
    芬蘭罰牌
preset-play-or-pay = { game-play-or-pay }
preset-play-or-pay-aliases =
    出牌或付錢
    buchu jiufu
preset-earl-of-coventry = { game-earl-of-coventry }
preset-earl-of-coventry-aliases =
    考文垂伯爵
    伯爵
    bojue
preset-snip-snap-snorum = { game-snip-snap-snorum }
preset-snip-snap-snorum-aliases =
    喀、嚓、轟
    kacha hong
preset-jig = { game-jig }
preset-jig-aliases =
    吉格
    jige
preset-insidious-sevens = { game-insidious-sevens }
preset-insidious-sevens-aliases =
    陰險之七
    yinxianqi
    吃墩
preset-insidious-sevens-piiko = 陰險七・皮可規則
preset-insidious-sevens-piiko-aliases =
    皮可規則
    皮可
preset-nanatoridori = { game-nanatoridori }
preset-nanatoridori-aliases =
    七鳥
    七色鳥基本
    qiseniao
    企鵝
preset-nanatoridori-advanced = 七色鳥・進階
preset-nanatoridori-advanced-aliases =
    進階七色鳥
    進階規則
preset-nanatoridori-duel = 七色鳥・對決
preset-nanatoridori-duel-aliases =
    對決
    雙人七色鳥
    兩人
preset-pai-qi = { game-pai-qi }
preset-pai-qi-aliases =
    接龍
    蓋牌排七
    paiqi
    jielong
preset-pai-qi-closing = 排七・斬龍
preset-pai-qi-closing-aliases =
    斬龍
    關門
    zhanlong
    guanmen
preset-pai-qi-shared = 憋七
preset-pai-qi-shared-aliases =
    走通
    bieqi
    biqi
    zoutong
preset-sevens = { game-sevens }
preset-sevens-aliases =
    國會
    guohui
preset-badam-satti = 印度排七
preset-badam-satti-aliases =
    紅心七
    yindu paiqi
