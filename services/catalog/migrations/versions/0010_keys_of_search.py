"""Synonyms move into their table; what the search in SQL needed goes.

`own_key` stays for a seller's own lists.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, UUID

from catalog.synonyms.seed import group_id, groups

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    _write_synonyms()
    op.execute("drop index products_search")
    op.execute("drop index sellers_search")
    op.drop_table("search_words")
    op.drop_column("products", "title_key")
    op.drop_column("products", "search_key")
    op.execute("drop extension if exists pg_trgm")


def _write_synonyms() -> None:
    """Those the code held so far: a marketplace without demo data has them, too."""
    table = sa.table(
        "search_synonyms",
        sa.column("id", UUID),
        sa.column("version", sa.Integer),
        sa.column("words", ARRAY(sa.Text)),
        sa.column("updated_at", sa.DateTime(timezone=True)),
    )
    for words in groups():
        op.execute(
            sa.insert(table).values(
                id=group_id(words), version=1, words=words, updated_at=sa.func.now()
            )
        )
