"""Timers that correct the counts of public products; triggers update them."""

import sqlalchemy as sa
from sqlmodel import Session

_LOCK = sa.text("select pg_advisory_xact_lock(hashtext('product_counts'))")
_COMPACT = sa.text("""
with taken as (delete from product_counts returning category_id, n)
insert into product_counts select category_id, sum(n) from taken
group by category_id having sum(n) <> 0""")
# One statement, one snapshot: what commits meanwhile has its own row.
_RECOUNT = sa.text("""
with taken as (delete from product_counts)
insert into product_counts
select products.category_id, count(*) from products
join sellers on sellers.id = products.seller_id and sellers.status = 'active'
where products.status = 'published' group by products.category_id""")


def compact(session: Session) -> None:
    """Every minute: few rows for each category again."""
    session.execute(_LOCK)
    session.execute(_COMPACT)


def recount(session: Session) -> None:
    """Every hour: a publication that crossed its seller's suspension is put right."""
    session.execute(_LOCK)
    session.execute(_RECOUNT)
