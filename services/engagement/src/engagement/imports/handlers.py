"""A bulk upload that ended is told to who sent it: they need not wait for it."""

from sqlmodel import Session

from contracts.catalog import ImportCompleted, ImportFailed
from engagement.notifications.service import notify
from servicekit.messaging.event import Envelope

PAGE = "/seller/manageproducts/bulk"


def tell_import_completed(session: Session, event: Envelope[ImportCompleted]) -> None:
    """Also after each retry, each time with what stands in it then."""
    done = event.data
    counts = {
        name: str(getattr(done, name)) for name in ("created", "updated", "failed")
    }
    notify(
        session,
        done.owner_id,
        "import_completed",
        {"import_id": str(done.import_id), **counts},
        link=f"{PAGE}/{done.import_id}",
        once=f"import_completed:{event.id}",
    )


def tell_import_failed(session: Session, event: Envelope[ImportFailed]) -> None:
    import_id = event.data.import_id
    notify(
        session,
        event.data.owner_id,
        "import_failed",
        {"import_id": str(import_id)},
        link=f"{PAGE}/{import_id}",
        once=f"import_failed:{import_id}",
    )
