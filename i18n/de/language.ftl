# What makes this folder a language: its own name, as its readers write it.
language-name = Deutsch
# What computer players are called, a line each: flowers of the hanafuda months. Eleven, as many as there can be at a table.
language-computers =
    Kirsche
    Ahorn
    Kamelie
    Aster
    Glyzinie
    Iris
    Klee
    Kiefer
    Pflaume
    Päonie
    Weide
