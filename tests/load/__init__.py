"""Measures speed with a large catalog, and compares it with gates."""
