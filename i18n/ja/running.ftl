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
