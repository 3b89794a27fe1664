"""Vendor for the `haat` command line and for its worker."""

from sqlmodel import Session

from servicekit.services import ServiceSpec
from vendor.drive import events as drive
from vendor.profiles.events import snapshot
from vendor.reviews import events as reviews
from vendor.settings import VendorSettings
from vendor.subscriptions import SUBSCRIPTIONS, TIMERS


def seed(session: Session) -> int:
    # Demo data is no dependency of a service in production.
    from vendor.profiles.seed import write_sellers

    return write_sellers(session)


service = ServiceSpec(
    name="vendor",
    settings=VendorSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
    has_storage=True,
    public_kinds=("seller", "category"),
    snapshots={
        "sellers": snapshot,
        "ratings": reviews.snapshot,
        "drive_pictures": drive.snapshot,
    },
    replicas={
        "categories": "catalog",
        "product_pictures": "catalog",
        "enquiries": "engagement",
        "deal_files": "engagement",
        "reviews": "engagement",
    },
    seed=seed,
)
