"""The terms of use and the privacy paper as web pages, for those who only see the bot in Discord."""

import sysconfig
from html import escape
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from bot.platform.operator import Operator, is_web

PAPERS: Final = ("terms", "privacy")
"""The papers, by the name of their page and of their file."""

_FOLDERS: Final = (Path(__file__).parents[2] / "docs", Path(sysconfig.get_path("data")) / "share" / "sevens")
"""Where they are: in a checkout, and where a wheel puts them."""

_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ max-width: 42rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }}
table {{ border-collapse: collapse; display: block; overflow-x: auto; }}
th, td {{ border: 1px solid #8888; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }}
code {{ background: #8882; padding: 0 0.2rem; border-radius: 0.2rem; }}
footer {{ border-top: 1px solid #8888; margin-top: 2rem; padding-top: 0.5rem; }}
</style>
</head>
<body>
<main>
{body}</main>
<footer>
{footer}
</footer>
</body>
</html>
"""


def page_of(name: str, operator: Operator) -> str:
    """The page of a paper, with whom to turn to below it. Raises OSError if its file is missing."""
    markdown = MarkdownIt("commonmark").enable("table")
    tokens = markdown.parse(_file_of(name).read_text(encoding="utf-8"))
    for token in tokens:
        if token.children is not None:
            token.children = _linked(token.children)
    body = markdown.renderer.render(tokens, markdown.options, {})
    title = next(tokens[i + 1].content for i, token in enumerate(tokens) if token.type == "heading_open")
    return _PAGE.format(title=escape(f"{title} · Sevens"), body=body, footer=_footer(operator))


def _file_of(name: str) -> Path:
    files = [folder / f"{name}.md" for folder in _FOLDERS]
    return next((file for file in files if file.exists()), files[-1])


def _linked(tokens: list[Token]) -> list[Token]:
    """The same text, with links to the other paper's page; those to files of the project are left out."""
    found: list[Token] = []
    is_open = True
    for token in tokens:
        if token.type == "link_open":
            target = str(token.attrGet("href"))
            paper = target.removesuffix(".md")
            is_open = paper in PAPERS or is_web(target)
            if paper in PAPERS:
                token.attrSet("href", paper)
        if token.type not in ("link_open", "link_close") or is_open:
            found.append(token)
    return found


def _footer(operator: Operator) -> str:
    """Whom to turn to, and both papers."""
    ways: list[str] = []
    if operator.support_server is not None:
        ways.append(f'<a href="{escape(operator.support_server)}">support server</a>')
    if operator.contact is not None:
        address = operator.contact if is_web(operator.contact) else f"mailto:{operator.contact}"
        ways.append(f'<a href="{escape(address)}">{escape(operator.contact)}</a>')
    reached = f"<p>Those who run this bot: {', '.join(ways)}</p>\n" if ways else ""
    return reached + '<p><a href="terms">Terms of use</a> · <a href="privacy">Privacy</a></p>'
