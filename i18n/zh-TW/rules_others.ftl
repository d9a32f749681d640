rules-koroshi-start = 每張牌在方陣裡都有自己的位置：每種花色一列，每個點數一行；輪到你時出一張牌，它的位置要挨著桌上的某張牌，一開始就是那四張7{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] ；也可以 Pass，但只有{ $passes }次
       *[no] ；不能出就 Pass，但只有{ $passes }次
    }
}。被圍住的位置就死了，持有那張牌的人等於失去它。{ $remains ->
    [laid] { $hands ->
        [1] 失去的牌算你的罰牌
       *[other] 失去的和出不了的牌都算你的罰牌
    }
   *[aside] 失去的和出不了的牌都算你的罰牌
}，罰牌最少的贏。
rules-koroshi-aim = 盡量出掉自己的牌，封殺別人的牌。
rules-koroshi-deal = 52張牌全部發完。開打前，手上有7的人都先放到桌上。四張7排成一直行，每種花色就是它的7那一列，左端是A，右端是K。{ $rows ->
    [SHCD] 由上到下是♠ ♥ ♣ ♦。
    [SHDC] 由上到下是♠ ♥ ♦ ♣。
   *[random] 哪個花色在哪一列由運氣決定。
}
rules-koroshi-begins = 放上7♦的人開始，然後往左輪流。
rules-koroshi-turn = **出一張牌{ $passes ->
    [0] {""}
   *[other] { $voluntary ->
        [yes] ，或 Pass
       *[no] ，沒有牌能出就 Pass
    }
}。** 牌的位置只要挨著桌上的某張牌就能出：左、右、上或下{ $adjacency ->
    [diagonal] ，斜角也算
   *[orthogonal] {""}
}。兩張不必同花色。
rules-koroshi-tunnel = **隧道。** 同一列的A和K相鄰，出牌和封殺都算；所以方陣只有上下兩邊有邊緣。原本的接法照樣可用。
rules-koroshi-kill-cell = **封殺。** 空格的左、右、上、下都有牌就死了。方陣的邊緣也當作有牌：邊上三張就封殺，角落兩張就封殺。
rules-koroshi-kill-cell-tunnel = **封殺。** 空格的左、右、上、下都有牌就死了。最上列的上緣和最下列的下緣也當作有牌：那裡三張就封殺。
rules-koroshi-kill-sides = **封殺。** 空格的左右兩邊都有牌就死了{ $tunnel ->
    [yes] {""}
   *[no] ；方陣的邊緣也當作有牌
}。上下有沒有牌都沒關係。
rules-koroshi-kill-strip = **封殺。** 空格的左、右、上、下都有牌就死了。同一列或同一行裡連成直線的兩三個空格，整條被牌圍住也一樣。{ $tunnel ->
    [yes] 上下的邊緣也當作有牌，直線可以穿過隧道。
   *[no] 方陣的邊緣也當作有牌。
}
rules-koroshi-kill-group = **蟲蛀式封殺。** 左、右、上、下相連的空格合成一群。只要同時連到方陣的最上列和最下列，這一群就活著；否則全部都死。所以一張牌就可能蛀出一個大洞。
rules-koroshi-corners = 斜角只用在出牌：圍不圍得住、連不連得起來，都只看左、右、上、下。
rules-koroshi-killed = 只有出過的牌才能圍住別人：死格仍然是空的。一張牌可以一次封殺好幾張，也可能包括出牌者自己的。
rules-koroshi-dead = { $dead ->
    [face-down] **被封殺的牌**蓋在持有人面前：別人看得到張數，看不到是哪些。
    [in-hand] **被封殺的牌**留在持有人手上，別人看不到，而且再也不能出。
   *[face-up] **被封殺的牌**亮在持有人面前。
}每張都是持有人的一張罰牌。
rules-koroshi-dropout = **出局。** 輪到自己時{ $passes ->
    [0] {""}
   *[other] 沒有 Pass，又
}沒有牌能出的人就出局。{ $remains ->
    [laid] 他還能出的牌馬上全部擺到方陣裡各自的位置，不管有沒有挨著別的牌，圍住什麼就封殺什麼；死牌留在原處。{ $hands ->
        [1] 擺上去的牌不算罰牌。
       *[other] 擺上去的牌仍然算罰牌：出局不該佔便宜。
    }
   *[aside] 他手上的牌全都變成罰牌，不擺進方陣。
}
rules-koroshi-end = 沒有活牌的人就結束了。其他人繼續打，剩一個人也一樣，直到沒有人手上還有活牌。罰牌最少的人第一名。
rules-koroshi-equal = 一樣多的話，先結束的人排前面；因為同一張牌而結束的人名次相同。
rules-koroshi-hands = 打{ $hands }局的話，每人的罰牌加總起來，只看總計：最少的贏，一樣多就名次相同。每局往左換人發牌。
rules-koroshi-dropouts-count = 出局的人和大家一樣，按罰牌的張數排名次。
rules-koroshi-dropouts-last = 在一局裡，出局的人不管手上有什麼牌，都排在所有人之後；最先出局的墊底。
rules-insidious-start = 一共七輪，每輪拿七張牌，通常要先傳幾張出去，再用一張牌表明要吃幾墩，這就是叫牌。叫得最大的那張，顏色成為王牌；接下來的七墩裡，能跟首張的顏色或數字就一定要跟。剛好吃到自己叫的墩數就得分，多了少了都扣分；總分最高的贏。
rules-insidious-aim = 剛好吃到自己叫的墩數。
rules-insidious-deal = 一共40張牌：紅、黃、綠、藍、紫各有0到7。數字大的贏數字小的；數字一樣就比顏色，紅最小，然後是黃、綠、藍，紫最大。每一輪每人發七張。
rules-insidious-pass = **先傳牌，** 大家同時進行：自己選好之前，看不到會拿到什麼。第2和第6輪往左傳一張，第3和第5輪往右傳兩張，第4輪往左傳三張；第1和第7輪不傳。
rules-insidious-bid = **再叫牌，** 每人暗中選一張，同時亮出來：上面的數字就是要吃的墩數。最大的那張，顏色成為王牌，叫它的人先出第一墩。牌都收回手上。
rules-insidious-trick = **一墩**裡每人出一張，往左輪流。手上有和首張同色或同數字的牌，就一定要出這樣的牌，不管是不是王牌；沒有的話出什麼都行。最大的王牌吃下這墩，就算它沒有跟到也一樣。沒有王牌的話，由首張和跟到的牌裡最大的吃下。吃下的人先出下一墩。
rules-insidious-piiko = **皮可。** 大家叫的數字加起來剛好是七，叫得最大的人馬上得一分。叫的牌放到一旁，大家用剩下的重新叫，必要時重來好幾次。叫定之後，各自收回自己的牌。連續七次皮可的話，就重新發牌，這一輪從頭來過，包括傳牌；得到的分數保留。
rules-insidious-piiko-two = 兩個人玩時一定有皮可規則：如果加起來是七，兩人不是都對就是都錯。
rules-insidious-end = 剛好吃到自己叫的墩數，得2分再加上叫的數字。否則每多一墩或少一墩扣一分。七輪之後得分最多的人贏，一樣多就名次相同。
rules-insidious-credits = 陰險七（Insidious Sevens）是 Alex Weldon 的遊戲，由他設計並繪圖，MJ Games 於2010年出版。這裡的規則是我們用自己的話寫的。
rules-nanatoridori-start = 手牌的順序不能動：輪到你時，出手上相鄰的同號牌，或單獨一張，或 Pass。出的牌要大過桌上的：張數多的大過張數少的，張數一樣就比數字。被你大過的牌，可以收進手牌裡有用的地方，也可以丟掉；{ $mode ->
    [duel] 要搶先把牌出完。
   *[other] 不要當最後一個還有牌的人。
}
rules-nanatoridori-aim = { $mode ->
    [duel] 比對手先出完手牌，或逼對手多 Pass 一次。
   *[other] 出完所有手牌；最後一個還有牌的人輸掉這一輪。
}
rules-nanatoridori-deal = 一共63張牌，數字1到7各九張。每人發八張，按拿到的順序擺好不動。其餘的蓋著當牌堆。
rules-nanatoridori-deal-duel = 一共63張牌，數字1到7各九張。兩人各發十一張，按拿到的順序擺好不動，面前再各放兩張明牌。其餘的牌不用。
rules-nanatoridori-begins = { $mode ->
    [duel] 隨機抽一個人開始
   *[other] 每輪隨機抽一個人開始，往左輪流
}。
rules-nanatoridori-turn = **出牌或 Pass。** 桌上沒有牌時一定要出。
rules-nanatoridori-play = **出牌：** 選一張，或手上幾張相鄰的同號牌。張數多的大過張數少的，不管數字：四張1大過三張7。張數一樣就要更大的數字，數字相同不行。
rules-nanatoridori-beaten = **被你大過的牌**任你處置：全部一起收進手牌的同一處，或丟掉。如果你剛出完最後一張牌，你就完成了，被大過的牌直接丟掉。
rules-nanatoridori-pass = **Pass：** 從牌堆抽一張，插進手牌任何地方，或丟掉。牌堆抽完了就不抽。Pass 不代表退出這一輪：下次輪到你還可以出牌。
rules-nanatoridori-pass-duel = **Pass：** 任選自己的一張明牌，插進手牌任何地方，或丟掉。所以最多能 Pass 兩次：沒有明牌還 Pass 的人馬上就輸。
rules-nanatoridori-join = **自己的明牌**如果數字相同，可以和手牌一起出，一張或兩張都行。明牌不能單獨出。
rules-nanatoridori-clear = **重新開始。** 你出牌之後，{ $mode ->
    [duel] 對手 Pass 了
   *[other] 其他人全都 Pass 了
}，又輪到你，桌上的牌就丟掉，你想出什麼都可以。{ $mode ->
    [duel] {""}
   *[other] 如果你已經出完，就由下一個人來。
}
rules-nanatoridori-end-basic = 只剩一個人手上有牌時，這一輪結束，他失去一隻企鵝。每人一開始有兩隻。有人一隻都不剩，對局就結束：那個人輸，其他人一起贏。
rules-nanatoridori-end-advanced = 只剩一個人手上有牌時，這一輪結束。最先出完的人得4分，最後還有牌的人0分，其他人2分。有人達到10分的那一輪打完，對局就結束；得分最多的人贏，一樣多就名次相同。
rules-nanatoridori-end-duel = 最先出完手牌的人贏，明牌還有剩也沒關係。只打一輪。
rules-nanatoridori-credits = 這是用我們自己的話寫的紙牌遊戲 Nanatoridori（ナナトリドリ）規則。一切功勞屬於它的作者們。
