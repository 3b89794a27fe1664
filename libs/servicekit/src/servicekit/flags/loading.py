"""Gives OpenFeature the flags of a service."""

from openfeature import api
from openfeature.provider.no_op_provider import NoOpProvider

from servicekit.flags.provider import FileProvider
from servicekit.settings import ServiceSettings


def load(settings: ServiceSettings) -> None:
    """Without HAAT_FLAGS_FILE the defaults of the code hold.

    Raises ValueError or OSError for a file that cannot be read: a process with wrong
    flags does not start.
    """
    file = settings.flags_file
    provider = FileProvider(file) if file else NoOpProvider()
    api.set_provider(provider, domain=settings.name)
