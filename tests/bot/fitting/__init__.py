"""Makes every message of the bot at its longest; `tests/bot/test_messages_fit.py` measures them.

Each module here (except `limits` and `watching`) has async generators `make_SOMETHING(texts)`, found by name, that
yield messages in the language of `texts`, with the longest names and hands, the most seats and every option. A new page
needs one: a function of the bot that returns a `Message` and is called by no maker fails the test.
"""
