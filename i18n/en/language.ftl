# What makes this folder a language: its own name, as its readers write it.
language-name = English
# What computer players are called, a line each: flowers of the hanafuda months. Eleven, as many as there can be at a table.
language-computers =
    Sakura
    Momiji
    Tsubaki
    Kiku
    Fuji
    Ayame
    Hagi
    Matsu
    Ume
    Botan
    Kaede
