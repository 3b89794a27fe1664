"""Articles on the wire."""

from typing import Literal

import sqlalchemy as sa
from pydantic import BaseModel

from engagement.support.help.markdown import Node, nodes_of
from servicekit.http.fields import Moment

Audience = Literal["buyer", "seller"]


class ArticleListed(BaseModel):
    slug: str
    audience: Literal["buyer", "seller", "both"]
    category: str
    title: str
    title_ne: str
    summary: str
    summary_ne: str
    updated_at: Moment


class Article(ArticleListed):
    body: list[Node]
    body_ne: list[Node]
    related: list[ArticleListed]


def listed(row: sa.RowMapping) -> ArticleListed:
    return ArticleListed.model_validate(dict(row))


def serialize(row: sa.RowMapping, related: list[sa.RowMapping]) -> Article:
    texts = {name: nodes_of(row[name]) for name in ("body", "body_ne")}
    others = [listed(other) for other in related]
    return Article(**{**row, **texts}, related=others)
