language-name = 繁體中文
# 花札各月的植物，第一個字都不同
language-computers =
    櫻花
    楓葉
    山茶
    菊花
    紫藤
    菖蒲
    荻花
    蒼松
    臘梅
    牡丹
    梧桐
