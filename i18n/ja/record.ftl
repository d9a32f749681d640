record-button = 対局の記録
record-here = この対局の記録です。配られたカードとすべての手を、プログラムで読める一行のJSONにしたものです。対局を見直すには **リプレイ** を押してください。
record-description = 対局の記録（JSONで1行）
record-players = 対局の記録を受け取れるのは、参加した人だけです。
record-not-yet = 対局の記録は、ゲームが終わってから受け取れます。
