"""Catalog for the `haat` command line and for its worker."""

from servicekit.services import ServiceSpec
from catalog.settings import CatalogSettings
from catalog.subscriptions import SUBSCRIPTIONS, TIMERS

service = ServiceSpec(
    name="catalog",
    settings=CatalogSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
)
