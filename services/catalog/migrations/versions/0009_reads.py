"""Pages that cost the same at a million products: their indexes, kept counts."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0009"
down_revision = "0008"

_PUBLIC = "where status = 'published'"
_INDEXES = (
    f"products_shop on products (seller_id, enquiry_count desc, id) {_PUBLIC}",
    f"products_shelf on products (category_id, enquiry_count desc, id) {_PUBLIC}",
    "products_wanted_shown on products (enquiry_count desc, id)"
    f" {_PUBLIC} and image is not null",
    "product_counts_of on product_counts (category_id) include (n)",
)
# Rows are only added: two who publish in one category never wait for each other.
_OF_PRODUCTS = """
create function {name}() returns trigger language plpgsql as $$
begin
  insert into product_counts (category_id, n)
  select category_id, sum(n) from ({rows}) as moved
  join sellers on sellers.id = moved.seller_id and sellers.status = 'active'
  group by category_id having sum(n) <> 0;
  return null;
end $$"""
_NEW = "select category_id, seller_id, 1 as n from new_rows where status = 'published'"
_OLD = "select category_id, seller_id, -1 as n from old_rows where status = 'published'"
_OF_SELLERS = """
create function {name}() returns trigger language plpgsql as $$
begin
  insert into product_counts (category_id, n)
  select products.category_id, sum(moved.n) from ({rows}) as moved
  join products on products.seller_id = moved.id and products.status = 'published'
  group by products.category_id having sum(moved.n) <> 0;
  return null;
end $$"""
_CAME = "select id, 1 as n from new_rows where status = 'active'"
_WENT = "select id, -1 as n from old_rows where status = 'active'"
_ROWS = {
    "insert": "referencing new table as new_rows",
    "update": "referencing old table as old_rows new table as new_rows",
    "delete": "referencing old table as old_rows",
}


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "product_counts",
        sa.Column("category_id", UUID, nullable=False),
        sa.Column("n", sa.BigInteger, nullable=False),
    )
    for index in _INDEXES:
        op.execute(f"create index {index}")
    _count("products", _OF_PRODUCTS, _NEW, _OLD)
    _count("sellers", _OF_SELLERS, _CAME, _WENT)
    op.execute(
        "insert into product_counts select category_id, count(*) from products"
        " join sellers on sellers.id = seller_id and sellers.status = 'active'"
        " where products.status = 'published' group by category_id"
    )


def _count(table: str, function: str, added: str, taken: str) -> None:
    """A function for each operation: each sees other rows."""
    rows = {"insert": added, "delete": taken, "update": f"{added} union all {taken}"}
    for operation, seen in _ROWS.items():
        name = f"count_{table}_{operation}"
        op.execute(function.format(name=name, rows=rows[operation]))
        op.execute(
            f"create trigger {name} after {operation} on {table} {seen}"
            f" for each statement execute function {name}()"
        )
