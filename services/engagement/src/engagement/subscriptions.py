"""Every event engagement hears, and its timers."""

from servicekit.messaging.subscription import Subscription, Timer

SUBSCRIPTIONS: list[Subscription] = []
TIMERS: list[Timer] = []
