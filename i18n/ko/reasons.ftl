reason-nothing-fits = 맞는 카드가 없어요
reason-no-way = 맞는 카드도 남은 패스도 없어요
reason-opens-own = 이어서 내 카드를 낼 수 있어요: { $cards }
reason-nears-own = 내 { $cards } 쪽으로 다가가요. 그 전에 남들이 { $number }장을 내야 해요
reason-ends-row = 뒤에 이어질 카드가 없어서 남을 도와주지 않아요
reason-frees-others = { $number ->
    [0] 남의 카드({ $cards })만 이어지게 되지만 남은 패스가 없어요
   *[other] 다음은 남의 카드({ $cards })뿐이지만 패스를 아낄 수 있어요
}
reason-holds-back = 패스를 하나 쓰는 대신 남들이 기다리는 길을 막아요: { $cards }
reason-keeps-back = 패스를 하나 쓰고 아무도 기다리지 않는 카드를 나중으로 미뤄요: { $cards }
reason-kills = 남의 카드를 죽여요: { $cards }
reason-kills-own = 내 카드를 죽여요: { $cards }
reason-rescues = 다음 수에 죽을 뻔한 내 카드를 살려요: { $cards }
reason-closes-in = 한 장만 더 놓이면 남의 카드를 죽일 수 있어요: { $cards }
reason-exposes = 손패는 줄지만 { $cards } 쪽을 조심해야 해요. 다음 수에 죽을 수 있어요
reason-quiet = 손패가 줄고 내 카드도 위험해지지 않아요
reason-spares-own = 무엇을 내도 내 카드가 죽어요
reason-waits = 패스를 하나 쓰고 바닥은 그대로 둬요
reason-gives-low = 센 카드를 남겨 트릭을 더 딸 수 있어요
reason-gives-high = 약한 카드를 남겨 적은 공약을 지키기 쉬워요
reason-gives-colour = 색이 { $number }가지만 남아요. 색이 적을수록 공약을 지키기 쉬워요
reason-gives-bid = 이 손패에 알맞은 공약인데 하나뿐인 { $number } 카드를 내줘요
reason-bid-open = 이 색이 으뜸 색이 되면 트릭 { $number }개쯤 딸 손패지만, 어중간한 공약이라 확실하지 않아요
reason-bid-fits = 트릭 { $number }개쯤 딸 손패예요
reason-bid-high = 많은 편이에요. 트릭 { $number }개쯤 딸 손패예요
reason-bid-low = 적은 편이에요. 트릭 { $number }개쯤 딸 손패예요
reason-wins = 이 트릭을 딸 만해요. 공약까지 { $number }개 더 필요해요
reason-saves = 이번 트릭은 남에게 넘기고, 아직 필요한 { $number }개를 위해 좋은 카드를 남겨요
reason-risks-seven = 뒤따라 나올 더 높은 7({ $cards })에 질 수 있어요. 공약까지 { $number }개 더 필요해요
reason-draws-trumps = 남의 으뜸패를 빼내고, 아직 필요한 { $number }개를 위해 좋은 카드를 남겨요
reason-tries = 운이 좋으면 트릭을 따요. 공약까지 { $number }개 더 필요해요
reason-leaves = 이 트릭은 딸 수 없어요. 공약까지 { $number }개 더 필요해요
reason-ducks = 낮게 피해 가요. 공약한 트릭은 이미 다 땄어요
reason-sheds = 아마 트릭을 따지 않을 거고, 나중에 딸지도 모를 카드를 털어 내요
reason-overtakes = 트릭을 딸 수도 있는데, 그러면 하나가 넘쳐요
reason-last-cards = { $number ->
    [1] 마지막 카드예요
   *[other] 마지막 { $number }장이에요
}
reason-brings-together = 그 뒤로 같은 카드 { $number }장이 나란해져요
reason-many = 한 번에 { $number }장을 털어 내요
reason-one = 혼자 있는 카드를 털어 내요
reason-breaks-up = 묶음이 깨져서 { $number }장이 남아요
reason-nothing-beats = 바닥의 카드를 이길 카드가 없어요
reason-keeps-groups = { $number ->
    [0] 묶음을 나중을 위해 남겨요
   *[other] 묶음을 나중을 위해 남기고 카드를 뽑아요
}
reason-enlarges = { $number }장짜리 묶음이 돼요
reason-splits = 내 묶음이 갈라져요
reason-adds = 따로 떨어져서 손패만 길어져요
reason-discards = 손패가 길어지지 않아요
reason-only-one = 규칙상 이것밖에 없어요
reason-talks = 유령과 자리를 바꿔요
reason-frees-anyway = 다음은 남의 카드뿐이에요: { $cards }
reason-shuts-own = 터널이 닫혀서 내 카드를 이쪽에서 낼 수 없게 돼요: { $cards }
reason-shuts-others = 터널이 닫혀서 남들이 이쪽에서 낼 수 없게 돼요: { $cards }
reason-fixes-base = 그러면 모든 줄이 이 카드의 숫자에서 시작해요
reason-replaces = 으뜸패 한 장을 쓰고, { $cards } 카드는 이제 으뜸 줄에만 낼 수 있어요
reason-community = 손패가 줄지 않고, 다음은 남의 카드뿐이에요
reason-joker-taken = 조커를 털어 내요. { $cards } 카드를 든 사람이 그걸 놓고 조커를 가져가야 해요
reason-joker-stays = 조커를 털어 내요. { $cards } 카드를 든 사람이 그걸 놓아야 하고, 조커는 게임에서 빠져요
reason-joker-on-own = 바로 내 { $cards } 카드를 그 위에 놓아서 둘 다 털어 내요
reason-joker-costs = 끝까지 들고 있으면 { $number }점을 물어야 하는 조커를 털어 내요
reason-eliminates = 조커만 남아서 탈락하게 돼요
reason-keeps-joker = 지금 낼 수 있는 것은 조커뿐인데, 그 조커를 남겨요
reason-covers = 끝까지 들고 있으면 { $number }점을 물어야 하는 { $cards } 카드를 털어 내요
reason-leaves-joker = { $cards } 카드를 남겨요. 나중 차례에도 조커 위에 놓을 수 있어요
reason-holds-back-paying = 길을 막지만({ $cards }) 지금 칩 1개, 끝날 때 3개를 더 내요
reason-holds-back-taking = 길을 막지만({ $cards }) 그 대가로 다른 사람이 저마다 카드를 줄 수 있어요
reason-ends-turn = 손해 없이 길을 막아요: { $cards }
reason-leaves-community = 손해가 없고 바닥은 그대로예요
reason-takes-none = 맞는 카드가 없는데, 얻으면 한 장이 늘어요
reason-takes-one = 맞는 카드가 없어서 한 장이 늘어요
reason-piles-far = 가장 오래 기다려야 할 카드예요. 먼저 { $number }장이 나와야 해요
reason-piles-cheap = 가장 손해가 적은 카드예요: { $number }점
reason-piles-near = 곧 낼 수 있을 카드예요. 먼저 나올 카드가 { $number }장뿐이에요
reason-ends-hand = 마지막 카드라 판이 끝나지만 { $number }점을 물어요
reason-gives-far = 가장 오래 기다려야 할 카드예요. 먼저 { $number }장이 나와야 해요
reason-gives-near = 곧 낼 수 있을 카드예요. 먼저 나올 카드가 { $number }장뿐이에요
reason-gives-playable = 지금 바로 낼 수 있는 카드예요
reason-gives-nothing = 카드를 모두 그대로 지켜요
reason-continues = 이어 가고, 다음 카드는 다른 사람이 들고 있어요
reason-ends-sequence = 뒤에 이어질 카드가 없어서 다음은 내가 먼저 내요
reason-not-held = 이어지는 카드가 손에 없어요: { $cards }
reason-leads-again = 마지막 카드도 내 { $cards }, 그래서 또 먼저 내요
reason-leads-alone = 이어질 카드가 없어서 또 먼저 내요
reason-follows-own = 이어서 내 카드가 { $number }장 더 나가요
reason-only-led = 이제 이 카드 앞에 올 카드가 없어서 먼저 낼 때만 털 수 있어요
reason-only-of-rank = 이 숫자는 한 장뿐이에요
reason-others-follow = 이어질 카드는 남들만 들고 있어요: { $number }장
reason-with-face-up = 앞에 놓인 카드까지 한 번에 { $number }장을 내요
reason-takes-match = 앞면 카드로 { $number }장짜리 묶음을 만들 수 있어요
reason-uses-up = 앞면 카드를 한 장 쓰는데, 손패와 맞는 것이 없어요
reason-loses = 앞면 카드가 남아 있지 않아 져요
