"""Who signed an accepted quote, as they were then"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0021"
down_revision = "0020"

FIRM = """
(select jsonb_build_object('company_name', company_name,
    'company_name_ne', company_name_ne, 'district', district,
    'district_ne', district_ne, 'pan_number', pan_number)
 from sellers where {which} limit 1)"""
SELLER = FIRM.format(which="seller_id = quotes.seller_id")
BUYER = FIRM.format(which="owner_id = quotes.buyer_id and status = 'active'")


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("quotes", sa.Column("parties", JSONB(none_as_null=True)))
    op.execute(
        f"""
        update quotes set parties = jsonb_build_object(
            'seller', {SELLER}, 'buyer', {BUYER},
            'signer', coalesce(requirements.contact_name, ''))
        from requirements
        where requirements.id = quotes.requirement_id
            and quotes.status in ('accepted', 'voided')"""  # noqa: S608
    )
