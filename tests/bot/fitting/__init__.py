"""Every message that the bot makes, at its longest: made here, measured in `tests/bot/test_messages_fit.py`.

A new page has its place in a module of this folder (any module that is not `limits` or `watching`): an async generator
`make_SOMETHING(texts)` that yields its messages in the language of `texts`, with the longest names and hands, the most
seats and everything set. All of them are found by their names. A function of the bot that gives a `Message` and that no
maker comes by fails the test.
"""
