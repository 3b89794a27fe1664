"""Engagement for the `haat` command line and for its worker."""

from servicekit.services import ServiceSpec
from engagement.settings import EngagementSettings
from engagement.subscriptions import SUBSCRIPTIONS, TIMERS

service = ServiceSpec(
    name="engagement",
    settings=EngagementSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
)
