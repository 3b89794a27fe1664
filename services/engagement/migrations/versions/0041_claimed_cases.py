"""Cases of guests can be claimed, as their enquiries"""

import sqlalchemy as sa
from alembic import op

from contracts.claims import contact_digest
from engagement.settings import EngagementSettings

revision = "0041"
down_revision = "0040"

KINDS = ("email", "phone")
GUESTS = "select id, email, phone from tickets where user_id is null"
DIGESTS = (
    "update tickets set email_sha256 = :email, phone_sha256 = :phone where id = :id"
)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for kind in KINDS:
        add = f"alter table tickets add column if not exists {kind}_sha256 text"
        op.execute(add)
    _set_digests()
    _create_indexes()


def _set_digests() -> None:
    pepper = EngagementSettings().claim_pepper
    connection = op.get_bind()
    for row in connection.execute(sa.text(GUESTS)).all():
        digests = {
            "email": contact_digest(pepper, "email", row.email) if row.email else None,
            "phone": contact_digest(pepper, "phone", row.phone) if row.phone else None,
        }
        connection.execute(sa.text(DIGESTS), {"id": row.id, **digests})


def _create_indexes() -> None:
    """Beside the writers; what an attempt given up left behind goes first."""
    with op.get_context().autocommit_block():
        op.execute("set lock_timeout = '5s'")
        for kind in KINDS:
            name = f"tickets_to_claim_by_{kind}"
            op.execute(f"drop index concurrently if exists {name}")
            op.create_index(
                name,
                "tickets",
                [f"{kind}_sha256"],
                postgresql_where=sa.text("user_id is null"),
                postgresql_concurrently=True,
            )
