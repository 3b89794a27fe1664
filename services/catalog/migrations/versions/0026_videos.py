"""A product may have a video; its poster is stored beside it"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, UUID

revision = "0026"
down_revision = "0025"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "videos",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("seller_id", UUID, nullable=False, index=True),
        sa.Column("size_bytes", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("poster_sizes", ARRAY(sa.Integer), nullable=False),
        sa.Column("waiting_since", _TIME),
        sa.Column("created_at", _TIME, nullable=False),
    )
    loose = sa.text("waiting_since is not null")
    op.create_index("videos_loose", "videos", ["waiting_since"], postgresql_where=loose)
    op.add_column("products", sa.Column("video_id", UUID))
    _find_products_of_videos()


def _find_products_of_videos() -> None:
    """Beside the writers; what an attempt given up left behind goes first."""
    with op.get_context().autocommit_block():
        op.execute("set lock_timeout = '5s'")
        op.execute("drop index concurrently if exists products_by_video")
        op.create_index(
            "products_by_video",
            "products",
            ["video_id"],
            postgresql_where=sa.text("video_id is not null"),
            postgresql_concurrently=True,
        )
