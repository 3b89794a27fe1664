"""The fields that every record of the data files has."""

from contracts.reference import Record

__all__ = ["Record"]
