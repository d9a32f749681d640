preset-classic = { game-shichi-narabe }
preset-classic-aliases =
    日本排七
    日本接龙
    七并列
    rishi paiqi
    rishipaiqi
    rspq
preset-joker = 日式排七·带王
preset-joker-aliases =
    带王排七
    有王排七
    daiwang
preset-joker-alone = 日式排七·单出王
preset-joker-alone-aliases =
    单王排七
    danchuwang
preset-wild-joker = 日式排七·盖王
preset-wild-joker-aliases =
    盖王排七
    百搭排七
    gaiwang
    baida
preset-closed-tunnel = 日式排七·封闭隧道
preset-closed-tunnel-aliases =
    隧道排七
    封闭隧道
    suidao
preset-open-tunnel = 日式排七·开放隧道
preset-open-tunnel-aliases =
    开放隧道
    首尾相连
preset-tunnel-joker = 日式排七·隧道带王
preset-tunnel-joker-aliases =
    隧道带王
preset-ghost = 日式排七·幽灵
preset-ghost-aliases =
    幽灵排七
    见鬼排七
    youling
preset-everything = 日式排七·全都要
preset-everything-aliases =
    全都要
    quandouyao
    两张王
preset-points = { game-shichi-narabe-points }
preset-points-aliases =
    计分排七
    记分排七
    jifen
preset-killing = { game-koroshi }
preset-killing-aliases =
    围杀
    围死
    weisha
    weisha paiqi
    wspq
preset-killing-japanese = 围杀排七·日式
preset-killing-japanese-aliases =
    日式围杀
    斜角围杀
preset-moth-eaten = 围杀排七·虫蛀
preset-moth-eaten-aliases =
    虫蛀排七
    虫蛀
    chongzhu
preset-fan-tan = { game-fan-tan }
preset-fan-tan-aliases =
    番摊接龙
    西式排七
    范坦
    chouma
    chouma paiqi
    cmpq
preset-fan-tan-double-deck = 筹码排七·两副牌
preset-fan-tan-double-deck-aliases =
    两副牌
    双副排七
    liangfupai
preset-fan-tan-penalties = 筹码排七·带罚
preset-fan-tan-penalties-aliases =
    带罚排七
    有牌不出
preset-five-or-nine = { game-five-or-nine }
preset-five-or-nine-aliases =
    5或9
    五或九
    排五排九
    wujiu
preset-fan-tan-trumps = { game-fan-tan-trumps }
preset-fan-tan-trumps-aliases =
    将牌排七
    zhupai
preset-crazy-tan = { game-crazy-tan }
preset-crazy-tan-aliases =
    摸牌排七
    fengkuang
preset-crazy-crazy-tan = { game-crazy-crazy-tan }
preset-crazy-crazy-tan-aliases =
    疯上加疯
    双倍疯狂
preset-domino-sevens = { game-domino-sevens }
preset-domino-sevens-aliases =
    多米诺排七
    gupai
preset-chinese-seven = { game-chinese-seven }
preset-chinese-seven-aliases =
    zhongguoqi
preset-up-the-line = { game-up-the-line }
preset-up-the-line-aliases =
    数张
    shuzhang
preset-ristiseiska = { game-ristiseiska }
preset-ristiseiska-aliases =
    讨牌排七
    梅花七
    梅花7
    fenlan
preset-ristiseiska-penalties = 芬兰排七·带罚
preset-play-or-pay = { game-play-or-pay }
preset-play-or-pay-aliases =
    出牌或付钱
    buchu jiu taoqian
    taoqian
preset-earl-of-coventry = { game-earl-of-coventry }
preset-earl-of-coventry-aliases =
    kaowenchui
    伯爵
preset-snip-snap-snorum = { game-snip-snap-snorum }
preset-snip-snap-snorum-aliases =
    kachadong
    咔嚓
preset-jig = { game-jig }
preset-jig-aliases =
    吉格
    jigewu
preset-insidious-sevens = { game-insidious-sevens }
preset-insidious-sevens-aliases =
    阴险七
    yinxian
    yinxiandeqi
    吃墩
preset-insidious-sevens-piiko = 阴险的七·皮可
preset-insidious-sevens-piiko-aliases =
    皮可
    皮可规则
    pike
preset-nanatoridori = { game-nanatoridori }
preset-nanatoridori-aliases =
    七鸟
    七鸟基础
    qiniao
    企鹅
preset-nanatoridori-advanced = 七鸟·进阶
preset-nanatoridori-advanced-aliases =
    进阶七鸟
    qiniao jinjie
preset-nanatoridori-duel = 七鸟·对决
preset-nanatoridori-duel-aliases =
    对决
    双人七鸟
    qiniao duijue
    两人
preset-pai-qi = { game-pai-qi }
preset-pai-qi-aliases =
    接龙
    paiqi
    jielong
    pq
preset-pai-qi-closing = 排七·斩龙
preset-pai-qi-closing-aliases =
    斩龙
    关门
    zhanlong
    guanmen
preset-pai-qi-shared = 憋七
preset-pai-qi-shared-aliases =
    走通
    bieqi
    zoutong
preset-sevens = { game-sevens }
preset-sevens-aliases =
    议会
    yihui
preset-badam-satti = 印度排七
preset-badam-satti-aliases =
    红桃七
    yindu paiqi
