# `/games`: one's own open tables
command-games = 进行中
command-games-description = 你正在打的桌：轮到谁、到几点为止
games-title = ## 你在打的桌
games-line = - { $game }：{ $state }
games-yours = **轮到你了。**
games-theirs = 轮到{ $names }。
games-waits = 正在等。
games-lobby = 还没开始。
games-none = 你没有在打的桌。用 **/开桌** 开一桌。
games-more = - 另外还有{ $tables }桌
