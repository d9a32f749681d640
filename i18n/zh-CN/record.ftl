record-button = 牌谱
record-here = 这场对局的牌谱：发的每张牌、走的每一步，写成一行JSON，给程序用。想再看一遍，点**回放**。
record-description = 一份牌谱，一行JSON
record-players = 只有打过这场对局的人才能拿到牌谱。
record-not-yet = 对局打完才有牌谱。
