"""Vendor for the `haat` command line and for its worker."""

from servicekit.services import ServiceSpec
from vendor.settings import VendorSettings
from vendor.subscriptions import SUBSCRIPTIONS, TIMERS

service = ServiceSpec(
    name="vendor",
    settings=VendorSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
)
