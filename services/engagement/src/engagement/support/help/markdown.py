"""Markdown as a tree of a few allowed elements: no HTML of the text is ever sent."""

from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from pydantic import BaseModel, ConfigDict

# No HTML of the text's own, and no address that runs anything.
_READ = MarkdownIt("js-default", {"html": False, "linkify": False}).parse
_BREAKS = {"softbreak": " ", "hardbreak": "\n"}


class Node(BaseModel):
    """An element with what is in it; a piece of text has `text` and no tag."""

    # A field with a default is in every answer.
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    tag: str = ""
    text: str = ""
    href: str | None = None
    children: list["Node"] = []


@lru_cache(maxsize=500)
def nodes_of(markdown: str) -> list[Node]:
    return _inside(SyntaxTreeNode(_READ(markdown)))


def _inside(node: SyntaxTreeNode) -> list[Node]:
    return [made for child in node.children for made in _made(child)]


def _made(node: SyntaxTreeNode) -> list[Node]:
    """What only frames others is left out: the paragraph of a short list item."""
    if node.type == "inline" or _is_hidden(node):
        return _inside(node)
    if node.type == "text" or node.type in _BREAKS:
        text = _BREAKS.get(node.type, node.content)
        return [Node(text=text)] if text else []
    href = str(node.attrs["href"]) if node.type == "link" else None
    return [Node(tag=node.tag, text=node.content, href=href, children=_inside(node))]


def _is_hidden(node: SyntaxTreeNode) -> bool:
    return node.nester_tokens is not None and node.nester_tokens.opening.hidden
