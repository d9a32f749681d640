language-name = 简体中文
# 花名，不用“梅花”：那是一种花色。
language-computers =
    玉兰
    海棠
    杜鹃
    芍药
    茉莉
    石榴
    桂花
    芙蓉
    木槿
    紫藤
    水仙
