"""Auth for the `haat` command line and for its worker."""

from servicekit.services import ServiceSpec
from auth.settings import AuthSettings
from auth.subscriptions import SUBSCRIPTIONS, TIMERS

service = ServiceSpec(
    name="auth",
    settings=AuthSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
)
