board-sit = 途中から参加
sit-page = この卓には参加していませんが、コンピューターの席に座れます。{ $when ->
        [now] すぐに、その手札を引き継ぎます。**そのときこの対局は、全員レート対象外になります。**
       *[next] 次にカードを配るときからです。ほかの人のレートには数えますが、あなたのレートには数えません。
    }
sit-for = { $name }の席
sit-coming = 次にカードを配るとき、{ $name }の席に座ります。
sit-stay-out = やめておく
sit-stayed-out = 参加を取り消しました。
sit-came = { $name }の席に座りました。
sit-told = { $when ->
        [now] { $name }が{ $computer }の席に座りました
       *[next] 次に配るとき、{ $name }が{ $computer }の席に座ります
    }
sit-in-between = { $name }が途中から参加
refused-seat-taken = ほかの人が先に座りました。
refused-no-seat = 今はこの卓に途中から参加できません。終わったら、次のゲームに参加できます。
refused-seat-asked = 今、だれかに見えない質問が出ています。その手が終わってからもう一度押してください。
refused-seat-left = この対局は途中でやめています。終わったら、次のゲームに参加できます。
setup-sit-down = 途中参加
setup-sit-down-meaning = 対局中に、ほかの人がコンピューターの席に座れるかどうか
setup-sit-down-value = { $sit_down ->
        [next_deal] 次に配るときから
        [at_once] すぐに（レート対象外）
       *[never] できない
    }
result-sat-down = { $name }が回の途中から参加したため、レート対象外です。
