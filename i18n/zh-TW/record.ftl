record-button = 對局紀錄
record-here = 這是這場遊戲的紀錄：發的每張牌和每一手，寫成一行 JSON，給程式讀取。想再看一次遊戲，請按**重播**。
record-description = 一行 JSON 的對局紀錄
record-players = 只有玩過這場遊戲的人能取得紀錄。
record-not-yet = 遊戲結束後才能取得紀錄。
