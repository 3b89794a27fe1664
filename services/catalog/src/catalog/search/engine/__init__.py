"""The search engine inside this process (ADR 14).

The rest of catalog uses only `ProductIndex` and `NameIndex`. They take tokens and
filters and return ids and counts, so a cluster of search servers could replace them.
"""
