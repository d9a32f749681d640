# What each preset is called; under `-aliases`, a line each, other names by which it is found.
preset-classic = { game-shichi-narabe }
preset-classic-aliases =
    Sevens
    Seven in a Row
    7 in a Row
    Shichi Narabe
preset-joker = Shichi Narabe with Joker
preset-joker-aliases =
    Sevens with Joker
    Skip Joker
preset-joker-alone = Shichi Narabe, Joker Alone
preset-joker-alone-aliases =
    Single Joker
    Joker Exchange
    One Joker
preset-wild-joker = Shichi Narabe, Japanese Wild Joker
preset-wild-joker-aliases =
    Wild Joker
    Japanese Sevens
preset-closed-tunnel = Shichi Narabe, Closed Tunnel
preset-closed-tunnel-aliases =
    Tunnel
    Tunnel Sevens
preset-open-tunnel = Shichi Narabe, Open Tunnel
preset-open-tunnel-aliases =
    Round the Corner
    A-K Link
preset-tunnel-joker = Shichi Narabe, Tunnel and Joker
preset-tunnel-joker-aliases =
    Tunnel with Joker
preset-ghost = Shichi Narabe with a Ghost
preset-ghost-aliases =
    Ghost
    Obake
    Ghost Game
preset-everything = Shichi Narabe, Everything at Once
preset-everything-aliases =
    Everything at once
    2 Jokers
preset-points = { game-shichi-narabe-points }
preset-points-aliases =
    Points
    Sevens for Points
preset-killing = { game-koroshi }
preset-killing-aliases =
    Killing
    Koroshi
    Koroshi no Shichi Narabe
    Killer
preset-killing-japanese = Killing Sevens, Japanese Style
preset-killing-japanese-aliases =
    Killing, Japanese style
preset-moth-eaten = Moth-Eaten Sevens
preset-moth-eaten-aliases =
    Moth-eaten
    Mushikui
    Mushikui no Shichi Narabe
preset-fan-tan = { game-fan-tan }
preset-fan-tan-aliases =
    Domino
    Dominoes
    Fantan
    7 on 7
preset-fan-tan-double-deck = Fan Tan, Two Packs
preset-fan-tan-double-deck-aliases =
    Double Deck Fan Tan
    Double Deck
    Two Packs
    Two Decks
preset-fan-tan-penalties = Fan Tan with Penalties
preset-fan-tan-penalties-aliases =
    Penalties
    Fan Tan, revokes penalised
preset-five-or-nine = { game-five-or-nine }
preset-five-or-nine-aliases =
    5 or 9
preset-fan-tan-trumps = { game-fan-tan-trumps }
preset-fan-tan-trumps-aliases =
    Trumps
    Trump Fan Tan
preset-crazy-tan = { game-crazy-tan }
preset-crazy-tan-aliases =
    Classic Crazy Tan
preset-crazy-crazy-tan = { game-crazy-crazy-tan }
preset-crazy-crazy-tan-aliases =
    Crazy, Crazy Tan
preset-domino-sevens = { game-domino-sevens }
preset-chinese-seven = { game-chinese-seven }
preset-up-the-line = { game-up-the-line }
preset-ristiseiska = { game-ristiseiska }
preset-ristiseiska-aliases =
    Finnish Fan Tan
    Finnish Sevens
    Finland
preset-ristiseiska-penalties = Ristiseiska with Penalties
preset-ristiseiska-penalties-aliases =
    Finnish Fan Tan with Penalties
preset-play-or-pay = { game-play-or-pay }
preset-earl-of-coventry = { game-earl-of-coventry }
preset-snip-snap-snorum = { game-snip-snap-snorum }
preset-snip-snap-snorum-aliases =
    Snip Snap Snorum
preset-jig = { game-jig }
preset-insidious-sevens = { game-insidious-sevens }
preset-insidious-sevens-aliases =
    Insidious 7s
    Tricks
preset-insidious-sevens-piiko = Insidious Sevens with Piiko's Rule
preset-insidious-sevens-piiko-aliases =
    Piiko
    Piiko's Rule
preset-nanatoridori = { game-nanatoridori }
preset-nanatoridori-aliases =
    Nanatoridori, basic
    7 Toridori
    Penguins
preset-nanatoridori-advanced = Nanatoridori, Advanced
preset-nanatoridori-advanced-aliases =
    Advanced Nanatoridori
preset-nanatoridori-duel = Nanatoridori Duel
preset-nanatoridori-duel-aliases =
    Duel
    2 Players
preset-pai-qi = { game-pai-qi }
preset-pai-qi-aliases =
    Pai Qi
    Laying Out Sevens
    Jie Long
preset-pai-qi-closing = Pai Qi with Closed Suits
preset-pai-qi-closing-aliases =
    Closing Sevens
    Zhan Long
    Guan Men
preset-pai-qi-shared = Pai Qi, Settled Between All
preset-pai-qi-shared-aliases =
    Bie Qi
    Zou Tong
preset-sevens = { game-sevens }
preset-sevens-aliases =
    Parliament
    Card Dominoes
    Seven Up Seven Down
preset-badam-satti = Badam Satti
preset-badam-satti-aliases =
    Satte pe Satta
    Satti pe Satti
    Satti Centre
    Satti
    Badam Saat
    Badam 7
    बदाम सत्ती
    बदाम सात
    सत्ते पे सत्ता
    India
    Indian Sevens
