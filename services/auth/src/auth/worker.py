"""The worker of auth, which handles events: `python -m auth.worker`."""

from servicekit.messaging import runner  # isort: skip  (must patch sockets first)
from auth.commands import service

if __name__ == "__main__":
    runner.run(service)
