"""The worker of engagement, which handles events: `python -m engagement.worker`."""

from servicekit.messaging import runner  # isort: skip  (must patch sockets first)
from engagement.commands import service

if __name__ == "__main__":
    runner.run(service)
