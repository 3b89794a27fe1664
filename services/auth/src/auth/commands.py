"""Auth for the `haat` command line and for its worker."""

from auth.admin.command import register
from auth.settings import AuthSettings
from auth.subscriptions import SUBSCRIPTIONS, TIMERS
from servicekit.services import ServiceSpec

service = ServiceSpec(
    name="auth",
    settings=AuthSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
    replicas={"sellers": "vendor"},
    commands=register,
)
