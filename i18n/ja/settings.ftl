settings-title = ## あなたの設定
settings-text = どのサーバーでも、あなただけに使われる設定です。
settings-no-server = サーバーの設定は、私を招待したサーバーにあります。
# 設定の名前と働き。横のボタンが今の値
settings-suits-what = **色**
    -# あなただけに見えるメッセージのカードを、赤と黒の二色か、スートごとに違う四色で描きます。
settings-suits-on = 四色
settings-suits-off = 二色
settings-large-what = **大きなカード**
    -# あなただけに見えるメッセージのカードを、飾りを省き、数字とスートだけをできるだけ大きく描きます。
settings-on = オン
settings-off = オフ
settings-pings-what = **通知**
    -# 番が来たときに手札を見ていなければ1回だけ、また招待されたときや「もう一度」と誘われたときに、チャンネルでメンションします。
settings-auto-what = **一つだけの手**
    -# できることが1つしかないとき、少し待ってから代わりに行います。出し惜しみと見分けがつかないはずのパスは、自動では行いません。
settings-auto-on = 自動
settings-auto-off = 自分で出す
settings-auto-slow-what = **一つだけの手（ゆっくりの対局）**
    -# 何日もかける対局でも同じようにします。
settings-auto-slow-on = { settings-auto-on }
settings-auto-slow-off = { settings-auto-off }
settings-turn-what = **番のお知らせ（ゆっくりの対局）**
    -# 卓でのメンション、または手札つきのダイレクトメッセージ。1日3通まで、おやすみ時間には送りません。
settings-turn-on = メッセージ
settings-turn-off = メンション
settings-talk-what = **スタンプ**
    -# 手札の 💬 から6種類の短いひと声を送れ、ほかの人のスタンプが自分だけのメッセージに出ます。オフにすると、どちらもなくなります。チャンネルの場は全員共通なので、そこには出ます。
settings-seen-what = **全体に公開**
    -# 全サーバーのランキングと **/成績** で、同じサーバーにいない人にも名前を見せます。オフのあいだは順位だけが見えます。
settings-shown-what = **画像か文字か**
    -# 手札と場を画像で見るか、読み上げや遅い回線に向いた文字だけで見るかを選びます。
settings-shown = 画像か文字か
settings-shown-server = サーバーの設定と同じ
settings-shown-pictures = 手札はいつも画像で見る
settings-shown-words = 手札も場もいつも文字で見る
settings-language-what = **言語**
    -# あなただけへのメッセージに使います。卓はサーバーの言語で表示されます。
settings-language = 言語
settings-language-own = Discordの言語と同じ
settings-server = このサーバー
settings-server-title = ## このサーバー
settings-server-text = サーバーを管理できる人だけが変えられる、全員に使われる設定です。
settings-server-back = 自分の設定
settings-server-pages = サーバーのほかの設定...
settings-server-page-tables = 見た目と言語
settings-server-page-calls = 通知とスタンプ
settings-server-page-opening = 卓を開く
settings-server-page-games = ゲーム
settings-server-page-limits = 持ち時間・卓の数・リプレイ
settings-server-page-people = 参加できない人
settings-server-text-what = **卓**
    -# 画像で表示するか、スマートフォンや読み上げに向いた文字だけで表示するかを選びます。自分で画像を選んだ人の手札は画像のままです。
settings-server-text-off = 画像
settings-server-text-on = 文字
settings-server-suits-what = **卓の色**
    -# 全員に見える卓と、色を自分で選んでいない人の手札に使われます。
settings-server-suits-on = 四色
settings-server-suits-off = 二色
settings-server-replays-what = **リプレイ**
    -# 終わった対局を全員の手札も含めて見直せます。参加した人はいつでも見られます。卓のチャンネルのほかの人も見られるかどうかを決めます。
settings-server-replays-on = 全員
settings-server-replays-off = 参加者
settings-server-pings-what = **通知**
    -# 番が来たとき、招待されたとき、再戦に誘われたときにメンションします。オフにすると、このサーバーではメンションせず、呼びかけのボタンも出ません。
settings-server-talk-what = **スタンプ**
    -# 何人かで遊ぶ卓では、手札の 💬 から6種類の短いひと声を送れ、次の手まで名前のところに出ます。オフにすると、このサーバーでは使えません。
settings-server-ask = 呼びかけるロール：なし
settings-server-ask-text = **ここで呼びかける**
    -# ロビーで押すと、このロールの人に通知します。1つの卓につき1回だけです。ロールを選ばなければボタンは出ません。メンションできるロールを選んでください。
settings-server-language-what = **卓の言語**
    -# 次に開く卓から使われます。一人だけへのメッセージは、その人の言語で表示されます。
settings-server-language = 卓の言語
settings-server-language-none = Discordでのサーバーの言語と同じ
settings-server-channels-what = **チャンネル**
    -# 選んだチャンネルとそのスレッドでだけ卓を開けます。何も選ばなければ、どこでも開けます。
settings-server-channels = すべてのチャンネル
settings-server-roles-what = **ロール**
    -# 選んだロールを持つ人だけが卓を開けます。参加は全員ができます。何も選ばなければ、全員が開けます。サーバーを管理できる人はいつでも開けます。
settings-server-roles = 全員
settings-server-most-what = **同時に開ける卓の数**
    -# この数の卓が開いているあいだは、次の卓を開けません。
settings-server-most = 同時に開ける卓の数
settings-server-most-none = 決めない
settings-server-most-number = { $number }卓
settings-server-games-what = **ゲーム**
    -# ここでは選んだゲームだけを遊べます。何も選ばなければ、すべて遊べます。
settings-server-games = すべてのゲーム
settings-server-default-what = **いつもの卓**
    -# **/遊ぶ** の最初に出ます。{ $is_set ->
    [yes] 今は **{ $game }** です。
   *[no] 今はありません。
}サーバーを管理できるホストは、ロビーの**{ lobby-set-up }** → **{ lobby-options }**で独自ルールの卓を登録することもできます。
settings-server-default = いつもの卓のゲーム
settings-server-default-none = いつもの卓を決めない
settings-server-preset = いつもの卓のルール
settings-server-turn-what = **持ち時間**
    -# 自分の持ち時間が決まっていない新しい卓に使われます。ホストはロビーで変えられます。コンピューターだけが相手なら、時間制限はありません。
settings-server-turn = 持ち時間
settings-server-turn-none = 決めない
settings-server-page-daily = { daily-button }
settings-server-daily-what = **「今日の一局」を知らせる場所**
    -# 一日一回、だれにも通知されない静かなメッセージを送ります。このサーバーの昨日の一覧と、遊ぶボタンが付きます。選ばなければ送りません。
settings-server-daily = チャンネルなし
settings-server-daily-refused = { $ended ->
    [yes] { $channel }へのメッセージが続けて{ $times }回Discordに拒否されたので、やめました。書き込めるようにしてから、もう一度チャンネルを選んでください。
   *[no] { $channel }への前回のメッセージはDiscordに拒否されました。そこに書き込めません。
}
settings-server-hour-what = **時刻**
    -# UTCの時です。手札は0:00 UTCに替わります。
settings-server-hour = 時
settings-server-hour-none = 送らない
settings-server-hour-number = { $number }:00 UTC
settings-server-barred-what = **参加できない人**
    -# このサーバーで卓を開くことも、参加することもできません。**/卓 参加を止める** と **/卓 参加を認める** で変えられます。モデレーターも使えます。
settings-server-barred-none = 今はだれもいません。
settings-server-unbar = また遊べるようにする人
