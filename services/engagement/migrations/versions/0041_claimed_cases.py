"""Cases of guests can be claimed, as their enquiries"""

import sqlalchemy as sa
from alembic import op

from contracts.claims import contact_digest
from engagement.settings import EngagementSettings

revision = "0041"
down_revision = "0040"

GUESTS = "select id, email, phone from tickets where user_id is null"
DIGESTS = (
    "update tickets set email_sha256 = :email, phone_sha256 = :phone where id = :id"
)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for kind in ("email", "phone"):
        column = f"{kind}_sha256"
        op.add_column("tickets", sa.Column(column, sa.Text))
        op.create_index(
            f"tickets_to_claim_by_{kind}",
            "tickets",
            [column],
            postgresql_where=sa.text("user_id is null"),
        )
    _set_digests()


def _set_digests() -> None:
    pepper = EngagementSettings().claim_pepper
    connection = op.get_bind()
    for row in connection.execute(sa.text(GUESTS)).all():
        digests = {
            "email": contact_digest(pepper, "email", row.email) if row.email else None,
            "phone": contact_digest(pepper, "phone", row.phone) if row.phone else None,
        }
        connection.execute(sa.text(DIGESTS), {"id": row.id, **digests})
