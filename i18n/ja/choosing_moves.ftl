asking-last-pass = これが**最後のパス**で、出せるカードもあります。本当にパスしますか？
asking-revoke = 出せるカードがあります。パスすると、今チップを1枚、回の終わりに**罰のチップを3枚以上**払います。それまでほかの人にはわかりません。本当にパスしますか？
asking-pass-anyway = それでもパスする
asking-kill = { $card }を出すと、{ $count }枚を**殺します**：{ $killed }。{ $own ->
    [none] {""}
    [all] { $count ->
        [1] これはあなたのカードです。
       *[other] どれもあなたのカードです。
    }
   *[some] このうち{ $yours }はあなたのカードです。
}出しますか？
asking-play-it = { $card }を出す
asking-place = 手札は { $cards } になります。ここに入れますか？
asking-place-here = ここに入れる
controls-gift = 渡すカードを{ $count }枚選ぶ
controls-several = 何枚かまとめて出す
asking-bankrupt = **破産します。** 手札はすべて場に並べられ、まだ続けている人より下の順位になります。ほかにできることはありません。
asking-shichi-narabe-points-bankrupt = **破産します。** この回は終わり、あなたの手札だけが失点になります。ほかにできることはありません。
asking-koroshi-bankrupt = **脱落します。** { $remains ->
    [laid] 手札はすぐに決まったマスに並べられます{ $counted ->
        [yes] が、それでも罰札に数えます
       *[no] {""}
    }。
   *[aside] 手札はすべて罰札になります。
}ほかにできることはありません。
asking-bankrupt-yes = 破産する
asking-koroshi-bankrupt-yes = 脱落する
asking-eliminated = これを出すと手札がジョーカーだけになり、**脱落します**。本当に出しますか？
asking-loses = 表向きのカードが残っていないので、パスすると**その場で負けます**。本当にパスしますか？
asking-ristiseiska-revoke = 出せるカードがあります。パスすると、**ほかの人がそれぞれカードを1枚渡せます**。本当にパスしますか？
