reason-nothing-fits = 沒有牌能出
reason-no-way = 沒有牌能出，Pass 也用完了
reason-opens-own = 自己的{ $cards }可以接下去
reason-nears-own = 離自己的{ $cards }更近了；在那之前別人要先出{ $number }張
reason-ends-row = 後面沒有牌了，幫不到別人
reason-frees-others = { $number ->
    [0] 這只幫到別人，他們的{ $cards }可以接下去，但你已經沒有 Pass
   *[other] 可以省一次 Pass，雖然接下去的只有別人的牌：{ $cards }
}
reason-holds-back = 用掉一次 Pass，扣住別人在等的{ $cards }
reason-keeps-back = 用掉一次 Pass，把{ $cards }留到以後，而那沒有人在等
reason-kills = 可以封殺{ $cards }，而且都不是你的
reason-kills-own = 會封殺自己的{ $cards }
reason-rescues = 救了{ $cards }，不然下一張牌就可能封殺它
reason-closes-in = 再來一張牌，就能封殺別人的{ $cards }
reason-exposes = 手牌變少了，但要注意{ $cards }：下一張牌就可能封殺它
reason-quiet = 手牌變少了，自己的牌也都沒有危險
reason-spares-own = 不管出哪張，都會封殺自己的牌
reason-waits = 用掉一次 Pass，桌面維持不變
reason-gives-low = 留著比較大的牌，可以多吃幾墩
reason-gives-high = 留著比較小的牌，少吃幾墩，叫的數目也容易守住
reason-gives-colour = 只剩下{ $number }種顏色，顏色越少，叫的數目越容易守住
reason-gives-bid = 會傳掉你唯一的{ $number }，而照你的牌看來正該叫這個數目
reason-bid-open = 如果它的顏色成為王牌，你的牌大約能吃{ $number }墩，但叫中間的數目並不保險
reason-bid-fits = 你的牌大約能吃{ $number }墩
reason-bid-high = 叫得偏多；你的牌大約能吃{ $number }墩
reason-bid-low = 叫得偏少；你的牌大約能吃{ $number }墩
reason-wins = 很可能吃下這墩，而你還需要{ $number }墩
reason-saves = 大概會把這墩讓給別人，把好牌留給還需要的{ $number }墩
reason-risks-seven = 很可能被跟上來的更大的7吃掉：{ $cards }；而你還需要{ $number }墩
reason-draws-trumps = 逼出別人的王牌，把好牌留給還需要的{ $number }墩
reason-tries = 運氣好就能吃下這墩，而你還需要{ $number }墩
reason-leaves = 吃不下這墩；而你還需要{ $number }墩
reason-ducks = 牌很小，而你叫的墩數已經夠了
reason-sheds = 大概不會吃下這墩，又能脫手一張以後可能會吃墩的牌
reason-overtakes = 可能吃下這墩，那就多了一墩
reason-last-cards = { $number ->
    [1] 這是你最後一張牌
   *[other] 這些是你最後的牌
}
reason-brings-together = 出掉之後，後面{ $number }張同號牌會靠在一起
reason-many = 一次就出掉{ $number }張
reason-one = 出掉一張落單的牌
reason-breaks-up = 會拆散一組；還剩{ $number }張
reason-nothing-beats = 手上沒有牌大得過桌上的
reason-keeps-groups = { $number ->
    [0] 把成組的牌留到以後
   *[other] 把成組的牌留到以後，再抽一張
}
reason-enlarges = 這樣就成了{ $number }張一組
reason-splits = 會把你的一組拆開
reason-adds = 它單獨放在那裡，只會讓手牌變長
reason-discards = 手牌不會變長
reason-only-one = 規則只讓你這麼做
reason-talks = 你會和幽靈交換位置
reason-frees-anyway = 接下去的只有別人的牌：{ $cards }
reason-shuts-own = 隧道封住了，自己的{ $cards }再也不能從這一邊接
reason-shuts-others = 隧道封住了，別人再也不能從這一邊接{ $cards }
reason-fixes-base = 所有的列都會從這張牌的點數接起
reason-replaces = 王牌用掉了，而{ $cards }從此只能放進王牌列
reason-community = 手牌不會變少，接下去的也只有別人的牌
reason-joker-taken = 鬼牌脫手了：有{ $cards }的人要放上來並拿走鬼牌
reason-joker-stays = 鬼牌脫手了：有{ $cards }的人要放上來，鬼牌就此出場
reason-joker-on-own = 你馬上把自己的{ $cards }蓋上去，兩張都脫手了
reason-joker-costs = 鬼牌脫手了，不然最後要罰{ $number }分
reason-eliminates = 這樣你就只剩鬼牌，會被淘汰
reason-keeps-joker = 留著鬼牌，那是你現在唯一能出的
reason-covers = { $cards }脫手了，不然最後要罰{ $number }分
reason-leaves-joker = 留著{ $cards }，以後輪到你時還可以蓋在鬼牌上
reason-holds-back-paying = 扣住了{ $cards }，但現在要付一枚籌碼，局末還要三枚
reason-holds-back-taking = 扣住了{ $cards }，但別人每人都可以塞一張牌給你
reason-ends-turn = 不用付出代價，又扣住{ $cards }
reason-leaves-community = 不用付出代價，桌面也維持不變
reason-takes-none = 沒有牌能出，而討牌會多拿一張
reason-takes-one = 沒有牌能出，會多拿一張
reason-piles-far = 這張要等最久：前面還有{ $number }張
reason-piles-cheap = 其他牌都罰得更多：這張只有{ $number }分
reason-piles-near = 這張很快就能出；前面只有{ $number }張
reason-ends-hand = 這是你最後一張牌，局會就此結束，但要罰{ $number }分
reason-gives-far = 這張要等最久：前面還有{ $number }張
reason-gives-near = 這張很快就能出；前面只有{ $number }張
reason-gives-playable = 這張你現在就能出
reason-gives-nothing = 你的牌全都留著
reason-continues = 牌會接下去，而下一張在別人手上
reason-ends-sequence = 後面沒有牌了，接著由你先出
reason-not-held = 你沒有{ $cards }
reason-leads-again = 最後一張{ $cards }也會是你的，你可以再先出
reason-leads-alone = 沒有牌能接，你可以再先出
reason-follows-own = 你還有{ $number }張可以跟著出掉
reason-only-led = 只有先出才能脫手，因為再也接不到它了
reason-only-of-rank = 這是你這個點數唯一的一張
reason-others-follow = 後面的牌都在別人手上：{ $number }張
reason-with-face-up = 加上面前的明牌，一次出掉{ $number }張
reason-takes-match = 加上明牌可以湊成{ $number }張一組
reason-uses-up = 會用掉一張明牌，而它和你的牌都不同號
reason-loses = 沒有明牌了，這樣就輸
