"""The worker of catalog, which handles events: `python -m catalog.worker`."""

from servicekit.messaging import runner  # isort: skip  (must patch sockets first)
from catalog.commands import service

if __name__ == "__main__":
    runner.run(service)
