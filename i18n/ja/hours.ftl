# When one's clock runs where a match lasts days: time zone, quiet hours, days away
settings-hours = あなたの時間
hours-title = ## あなたの時間
hours-text = 何日もかける対局では、おやすみ時間のあいだ持ち時間は減らず、メッセージも送りません。期限からおやすみ時間を推測されることはあります。
hours-no-zone = タイムゾーンがまだわかりません。**/設定** の **都市** で、一覧から選んでください。
hours-zone = { $city }は今{ $time }です。**/設定** の **都市** で変えられます。
hours-unknown = その都市は見つかりません。同じ時間帯の大きな都市の名前（ローマ字）か、今の時刻を入れて、一覧から選んでください。
hours-question = **{ $city }**：今は{ $time }で合っていますか？
hours-yes = 合っています
hours-no = ちがいます
hours-quiet = **おやすみ時間**　{ $begin }から{ $end }まで
hours-quiet-none = **おやすみ時間**　なし
hours-quiet-from = { $time }から
hours-quiet-until = { $time }まで
hours-quiet-from-what = おやすみ時間の始まり
hours-quiet-until-what = おやすみ時間の終わり
hours-quiet-off = おやすみ時間なし
hours-away = **お休みの日**　今日から丸一日単位で持ち時間が止まります。
    -# { $left ->
        [0] 今年の14日は使い切りました。
       *[other] 今年はあと{ $left }日です。
    }
hours-away-what = お休みはいつまで
hours-away-none = お休みしない
hours-away-until = { $date }まで休む
option-city = 都市
option-city-description = 何日もかける対局のためのタイムゾーン。都市名（ローマ字）か今の時刻
