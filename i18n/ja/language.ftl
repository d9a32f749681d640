language-name = 日本語
# Without botan, which reads as a button.
language-computers =
    サクラ
    モミジ
    ツバキ
    キク
    フジ
    アヤメ
    ハギ
    マツ
    ウメ
    キリ
    カエデ
