replay-button = リプレイ
replay-title = ### リプレイ：全{ $moves }手のうち{ $move }手目
replay-number = #{ $table }
replay-move = 全{ $moves }手のうち{ $move }手目
replay-eyes-onlooker = 観戦者の視点
replay-eyes-seat = { $name }の視点
replay-eyes-open = 全員の手札を公開
replay-dealt = カードが配られました。
replay-unseen = ここでは見えない選択がありました。
replay-jump = 場面を選ぶ
replay-moment = { $move }手目 { $event }
replay-whose = だれの視点で見るか
replay-share = 共有
replay-film = GIFで共有
replay-shared = **{ $name }** さんが{ $game }の場面を共有しました。
replay-film-shared = **{ $name }** さんが{ $game }の対局を共有しました。
replay-film-alt = { $game }の対局の動画。結果：{ $standings }。
replay-standing = { $rank }位 { $name }
replay-share-eyes = 共有できるのは、観戦者の視点か、全員の手札を公開した場面だけです。先に視点を選んでください。
replay-share-elsewhere = 対局を共有できるのは、その対局をしたサーバーの中だけです。
replay-share-silent = このチャンネルではあなたがメッセージを送れないため、代わりに投稿することはできません。
replay-share-missing = ここには投稿できません。このチャンネルで次の権限が足りません：{ $permissions }。
replay-none-played = まだ最後まで遊んだ対局がありません。**/遊ぶ** で卓を開けます。
replay-match = #{ $table } · { $day } · { $game } · { $seats }人中{ $place }位
replay-turn = { $to ->
    [first] 最初
    [back] 戻る
    [last] 最後
   *[forward] 進む
}
