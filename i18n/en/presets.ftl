# What each preset is called; under `-aliases`, a line each, other names by which it is found.
preset-classic = Shichi Narabe (Sevens)
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
preset-points = Shichi Narabe for Points
preset-points-aliases =
    Points
    Sevens for Points
preset-killing = Killing Sevens
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
preset-fan-tan = Fan Tan
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
preset-five-or-nine = Five or Nine
preset-five-or-nine-aliases =
    5 or 9
preset-fan-tan-trumps = Fan Tan with Trumps
preset-fan-tan-trumps-aliases =
    Trumps
    Trump Fan Tan
preset-crazy-tan = Crazy Tan
preset-crazy-tan-aliases =
    Classic Crazy Tan
preset-crazy-crazy-tan = Crazy Crazy Tan
preset-crazy-crazy-tan-aliases =
    Crazy, Crazy Tan
preset-domino-sevens = Domino Sevens
preset-chinese-seven = Chinese Seven
preset-up-the-line = Up the Line
preset-ristiseiska = Ristiseiska
preset-ristiseiska-aliases =
    Finnish Fan Tan
    Finnish Sevens
    Finland
preset-ristiseiska-penalties = Ristiseiska with Penalties
preset-ristiseiska-penalties-aliases =
    Finnish Fan Tan with Penalties
preset-play-or-pay = Play or Pay
preset-earl-of-coventry = Earl of Coventry
preset-snip-snap-snorum = Snip, Snap, Snorum
preset-snip-snap-snorum-aliases =
    Snip Snap Snorum
preset-jig = Jig
preset-insidious-sevens = Insidious Sevens
preset-insidious-sevens-aliases =
    Insidious 7s
    Tricks
preset-insidious-sevens-piiko = Insidious Sevens with Piiko's Rule
preset-insidious-sevens-piiko-aliases =
    Piiko
    Piiko's Rule
preset-nanatoridori = Nanatoridori
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
preset-pai-qi = Pai Qi (Laying Out Sevens)
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
preset-sevens = Parliament (Sevens)
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
