"""Pictures of our own and of My Drive, attributes of categories, their old slugs."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, JSONB, UUID

from servicekit.changes.schema import Watch, watch_v1

revision = "0006"
down_revision = "0005"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    _create_pictures()
    _hang_pictures()
    _create_drive()
    _create_attributes()
    for table in ("category_attributes", "category_aliases"):
        watch_v1(table, Watch("category", "category_id"))


def _create_pictures() -> None:
    op.create_table(
        "pictures",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("seller_id", UUID, index=True),
        sa.Column("sizes", ARRAY(sa.Integer), nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
    )
    op.create_table(
        "picture_removals",
        sa.Column("folder", sa.Text, primary_key=True),
        sa.Column("due_at", _TIME, nullable=False, index=True),
    )


def _hang_pictures() -> None:
    for table in ("categories", "product_images"):
        picture = sa.ForeignKey("pictures.id")
        op.add_column(table, sa.Column("picture_id", UUID, picture))
    op.add_column("product_images", sa.Column("file_id", UUID))
    op.add_column("product_images", sa.Column("waiting_since", _TIME))
    for table, column in (
        ("categories", "picture_id"),
        ("product_images", "picture_id"),
        ("product_images", "file_id"),
        ("product_images", "waiting_since"),
    ):
        op.execute(
            f"create index {table}_{column} on {table} ({column})"
            f" where {column} is not null"
        )


def _create_drive() -> None:
    op.create_table(
        "drive_pictures",
        sa.Column("file_id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("path", sa.Text, nullable=False),
        sa.Column("is_deleted", sa.Boolean, nullable=False),
    )
    op.execute(
        "create index drive_pictures_by_name on drive_pictures"
        " (seller_id, lower(name)) where not is_deleted"
    )
    op.create_table(
        "drive_uses",
        sa.Column("product_id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seller_id", UUID, nullable=False, index=True),
        sa.Column("file_ids", ARRAY(UUID), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
    )


def _create_attributes() -> None:
    op.create_table(
        "category_attributes",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("category_id", UUID, sa.ForeignKey("categories.id"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_ne", sa.Text, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("unit", sa.Text),
        sa.Column("options", JSONB, nullable=False),
        sa.Column("is_required", sa.Boolean, nullable=False),
        sa.Column("is_facet", sa.Boolean, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.UniqueConstraint("category_id", "key"),
    )
    op.add_column("categories", sa.Column("merged_into", UUID))
    op.create_table(
        "category_aliases",
        sa.Column("slug", sa.Text, primary_key=True),
        sa.Column(
            "category_id",
            UUID,
            sa.ForeignKey("categories.id"),
            nullable=False,
            index=True,
        ),
    )
