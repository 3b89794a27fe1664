"""Events in: `python -m parcels.worker`."""

from servicekit.messaging import runner  # isort: skip  (must patch sockets first)
from parcels.commands import service

if __name__ == "__main__":
    runner.run(service)
