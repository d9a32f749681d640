fair-button = 公正？
fair-check = 配り方を確かめる
fair-title = ## 公正な配り方
fair-none = この卓のカードは以前の版の方式で配られるので、確かめることができません。
fair-before = この卓には、開いたときに引いた秘密の値があります。そのSHA-256は次のとおりです。
    `{ $commitment }`
    控えておいてください。秘密の値はゲームのあとで公開されます。
fair-how = カードはすべて、この秘密の値と、そのあとの着席・開始のボタンにDiscordが付ける番号から配られます。Sevensもプレイヤーも配られるカードを選べません。ゲームのあと「対局の記録」から「配り方を確かめる」を押すとすべてが表示され、自分で配り直して確かめられます。
fair-checked = { $follow ->
    [no] ❌ このゲームで配られたカードは、秘密の値とボタンの番号に**一致しません**。何かがおかしいです。
   *[yes] ✅ このゲームのカードはすべて、秘密の値と次の番号のとおりに配られました。
}
fair-commitment = 秘密の値のハッシュ：`{ $commitment }`
fair-secret = 秘密の値：`{ $secret }`
fair-joined = { $name }の着席：`{ $press }`
fair-started = ゲームの開始：`{ $press }`
fair-self = 自分で確かめるには、ロビーで表示されたハッシュと比べ、記録を`python -m engine verify`にかけてください。番号からカードを配る方法は*docs/fair-deals.md*に書かれていて、どのプログラムでも再現できます。
