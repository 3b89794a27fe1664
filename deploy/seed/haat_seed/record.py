"""What every record of the data files has in common."""

from contracts.reference import Record

__all__ = ["Record"]
