# `/games`: one's own open tables
command-games = 対局中
command-games-description = 参加中の卓と、だれの番か、いつまでか
games-title = ## 参加中の卓
games-line = - { $game }：{ $state }
games-yours = **あなたの番です。**
games-theirs = { $names }の番です。
games-waits = 待っています。
games-lobby = まだ始まっていません。
games-none = 参加中の卓はありません。**/遊ぶ** で開けます。
games-more = - ほか{ $tables }卓
slow-message = { $reminds ->
    [yes] { $game }の**残り時間がわずかです**（{ $until }まで）。
   *[no] **{ $game }**：あなたの番です（{ $until }まで）。
}
slow-message-also = ほかにも待っている卓があります：
slow-message-line = - { $game }：{ $until }まで
slow-message-refused = Discordの設定により、ダイレクトメッセージを送れません。1日のあいだ、代わりに卓でメンションします。
plan = 予定...
plan-is = -# 予定：{ $cards }。番が来たら、少し待ってから、このうち最初に出せるカードを出します。どれも出せないときはお知らせします。ほかの人には見えません。
plan-is-groups = -# 予定：{ $cards }。番が来たら、このうち最初に場に勝てるものを出し、何も出せなければパスします。場にあったカードや引いたカードは、同じ数字があればその隣に入れ、なければ捨てます。選ぶ必要があるときはお知らせします。ほかの人には見えません。
plan-next = { $number }枚目の予定
plan-next-group = { $number }つ目の予定
plan-drop = 予定を取り消す
plan-dropped = 予定を取り消しました。
