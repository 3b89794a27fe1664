"""An article of the help centre, in both languages."""

from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

TIME = sa.DateTime(timezone=True)


class HelpArticle(SQLModel, table=True):
    """`body` is Markdown. The folded texts are what searches look through.

    `digest` shows whether the file of the article has changed.
    """

    __tablename__ = "help_articles"

    slug: str = Field(primary_key=True)
    audience: str
    category: str
    title: str
    title_ne: str
    summary: str
    summary_ne: str
    body: str
    body_ne: str
    folded_title: str
    folded: str
    digest: str
    order: int
    is_published: bool = True
    updated_at: datetime = Field(sa_type=TIME)


table = HelpArticle.__table__  # type: ignore[attr-defined]
