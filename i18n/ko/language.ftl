# What makes this folder a language: its own name, as its readers write it.
language-name = 한국어
# What computer players are called, a line each: the months of hwatu. Eleven, as many as there can be at a table.
language-computers =
    벚꽃
    단풍
    매조
    국화
    난초
    모란
    홍싸리
    송학
    공산
    오동
    흑싸리
