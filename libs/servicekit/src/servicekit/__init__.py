"""Mechanism of the services: no business word lives here."""
