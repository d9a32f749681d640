# `/games`: one's own open tables
command-games = 진행중
command-games-description = 참가 중인 방과 누구 차례인지, 언제까지인지 봐요
games-title = ## 참가 중인 방
games-line = - { $game }: { $state }
games-yours = **내 차례예요.**
games-theirs = { $names } 님 차례예요.
games-waits = 기다리고 있어요.
games-lobby = 아직 시작하지 않았어요.
games-none = 참가 중인 방이 없어요. **/플레이**로 열 수 있어요.
games-more = - 그 밖에 { $tables }개
