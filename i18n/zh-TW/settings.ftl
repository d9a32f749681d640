settings-title = ## 你的設定
settings-text = 這些只影響你自己，在每個伺服器都一樣。
settings-no-server = 伺服器的設定在邀請了我的伺服器裡。
# 設定的名稱和作用，旁邊的按鈕是目前的值
settings-suits-what = **顏色**
    -# 只給你看的訊息裡，牌是紅黑兩色，還是每種花色各有顏色。
settings-suits-on = 四色
settings-suits-off = 兩色
settings-large-what = **大字牌**
    -# 圖片更大、裝飾更少：只給你看的訊息裡，牌上只有點數和花色，能畫多大就多大。
settings-on = 開
settings-off = 關
settings-pings-what = **通知**
    -# 輪到你而你沒有在看手牌時（每手一次），還有別人邀請你或想再來一場時，我會在頻道提及你。
settings-auto-what = **自動出牌**
    -# 只有一種走法時，我稍等一下就替你做。但別人不該看出是不是故意的 Pass，永遠留給你自己決定。
settings-auto-on = 開
settings-auto-off = 關
settings-auto-slow-what = **慢速對局的自動出牌**
    -# 要打好幾天的對局裡也一樣。
settings-auto-slow-on = { settings-auto-on }
settings-auto-slow-off = { settings-auto-off }
settings-turn-what = **慢速對局裡輪到你時**
    -# 在牌桌上提及你，或傳一則附手牌的私訊：一天最多三則，安靜時段不傳。
settings-turn-on = 私訊
settings-turn-off = 提及
settings-talk-what = **快速訊息**
    -# 按手牌下的 💬 可以傳六句短語，別人傳的會出現在只有你看得到的訊息裡。關閉後兩者都沒有。頻道裡的牌桌是大家共用的，在那裡還是看得到。
settings-seen-what = **對所有人公開**
    -# 在所有伺服器的排行榜和 **/戰績** 裡，不在同一個伺服器的人也看得到你的名字。關閉時，他們只看得到名次。
settings-shown-what = **圖片或文字**
    -# 手牌和桌面用圖片，或全部用文字，適合螢幕閱讀器和較慢的網路。
settings-shown = 圖片或文字
settings-shown-server = 依各伺服器的設定
settings-shown-pictures = 手牌一律用圖片
settings-shown-words = 手牌和桌面一律用文字
settings-language-what = **語言**
    -# 我只對你說的話用這個語言。牌桌用伺服器的語言。
settings-language = 語言
settings-language-own = 你的 Discord 語言
settings-server = 這個伺服器
settings-server-title = ## 這個伺服器
settings-server-text = 你可以管理這個伺服器，所以能替所有人設定這些。
settings-server-back = 你自己的設定
settings-server-pages = 這個伺服器的其他設定...
settings-server-page-tables = 外觀與語言
settings-server-page-calls = 通知與快速訊息
settings-server-page-opening = 開桌
settings-server-page-games = 遊戲
settings-server-page-limits = 限時、桌數與重播
settings-server-page-people = 禁止名單
settings-server-text-what = **牌桌**
    -# 用圖片，或全部用文字，適合手機和螢幕閱讀器。自己選了圖片的人，手牌還是會用圖片。
settings-server-text-off = 圖片
settings-server-text-on = 文字
settings-server-suits-what = **牌桌的顏色**
    -# 用在大家都看得到的牌桌，以及沒有自己選顏色的人的手牌。
settings-server-suits-on = 四色
settings-server-suits-off = 兩色
settings-server-replays-what = **重播**
    -# 重播會顯示打完的對局和所有手牌。玩過的人隨時能看；牌桌頻道裡的其他人，要你允許才能看。
settings-server-replays-on = 所有人
settings-server-replays-off = 玩過的人
settings-server-pings-what = **通知**
    -# 輪到某人、邀請某人、有人想再來一場時，我會提及他們。關掉的話，這裡不會提及任何人，也沒有*在這裡揪人*。
settings-server-talk-what = **快速訊息**
    -# 幾個人同桌時，按手牌下的 💬 可以傳六句短語，顯示在名字旁，到下一手為止。關閉後，這裡就不能傳。
settings-server-ask = 在這裡揪人：沒有
settings-server-ask-text = **在這裡揪人**
    -# 在等候室按下去會通知這個身分組，每張牌桌一次。沒有選身分組就沒有這個按鈕。必須是我可以提及的身分組。
settings-server-language-what = **牌桌的語言**
    -# 從下一張牌桌開始。我只對某人說的話用他自己的語言。
settings-server-language = 牌桌的語言
settings-server-language-none = 這個伺服器的 Discord 語言
settings-server-channels-what = **頻道**
    -# 牌桌可以開在這些頻道和其中的討論串。都不選，就到處都能開。
settings-server-channels = 所有頻道
settings-server-roles-what = **身分組**
    -# 有其中一個身分組的人可以開桌；誰都可以加入。都不選，就誰都能開桌。管理伺服器的人永遠可以。
settings-server-roles = 所有人
settings-server-most-what = **同時開桌數**
    -# 這個伺服器開了這麼多桌之後，下一桌就得等。
settings-server-most = 同時開桌數
settings-server-most-none = 以我的上限為準
settings-server-most-number = { $number }張牌桌
settings-server-games-what = **遊戲**
    -# 這裡只能玩這些。都不選，就全部都能玩。
settings-server-games = 所有遊戲
settings-server-default-what = **預設牌桌**
    -# **/開桌** 會最先提供它。{ $is_set ->
    [yes] 現在是 **{ $game }**。
   *[no] 現在沒有。
}能管理伺服器的房主，也可以在等候室的**{ lobby-set-up }** → **{ lobby-options }**裡，把自訂規則的牌桌存起來。
settings-server-default = 預設牌桌的遊戲
settings-server-default-none = 沒有預設牌桌
settings-server-preset = 預設牌桌的規則
settings-server-turn-what = **每手限時**
    -# 用在規則本身沒有限時的新牌桌。房主可以在等候室更改。只和電腦玩時不限時。
settings-server-turn = 每手限時
settings-server-turn-none = 通常的時間
settings-server-page-daily = { daily-button }
settings-server-daily-what = **在哪裡通知今日牌局**
    -# 每天一則靜音訊息，不提醒任何人：這個伺服器昨天的名單，和一個開始的按鈕。不選頻道就不發。
settings-server-daily = 沒有頻道
settings-server-daily-refused = { $ended ->
    [yes] Discord 連續{ $times }次拒絕了發到{ $channel }的訊息，所以我不再發了。請讓我可以在那裡發言，再選一次頻道。
   *[no] Discord 拒絕了上一則發到{ $channel }的訊息：我不能在那裡發言。
}
settings-server-hour-what = **幾點**
    -# UTC 的鐘點；牌在 0:00 UTC 更換。
settings-server-hour = 鐘點
settings-server-hour-none = 不發
settings-server-hour-number = { $number }:00 UTC
settings-server-barred-what = **禁止名單**
    -# 這些人不能在這個伺服器開桌或加入牌桌。**/牌桌 禁止** 和 **/牌桌 解除禁止** 可以更改名單；管理員也可以用。
settings-server-barred-none = 沒有人被禁止。
settings-server-unbar = 讓某人可以再玩
