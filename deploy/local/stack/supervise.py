"""supervisord with a faster loop; it runs with the Python of the virtual environment.

The original loop runs once a second and needs two rounds to restart a killed process.
That can take two seconds, which is too long.
"""

from typing import Any

from supervisor.options import ServerOptions
from supervisor.poller import Poller
from supervisor.supervisord import Supervisor

LOOK_EVERY_S = 0.2


class QuickPoller(Poller):
    def poll(self, timeout: float) -> Any:
        return super().poll(min(timeout, LOOK_EVERY_S))


def main() -> None:
    options = ServerOptions()
    options.poller = QuickPoller(options)
    options.realize(doc=__doc__)
    options.first = True
    options.test = False
    Supervisor(options).main()


if __name__ == "__main__":
    main()
