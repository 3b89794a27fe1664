"""The worker of vendor, which handles events: `python -m vendor.worker`."""

from servicekit.messaging import runner  # isort: skip  (must patch sockets first)
from vendor.commands import service

if __name__ == "__main__":
    runner.run(service)
