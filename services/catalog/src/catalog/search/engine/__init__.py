"""The search engine inside this process (ADR 14), and what both engines share.

Shared: entries, ranking, counts and types. The rest of catalog uses `search.index`.
"""
