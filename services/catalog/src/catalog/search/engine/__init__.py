"""The search engine inside this process.

`ProductIndex` and `NameIndex` are all the rest of catalog knows of it: open, put,
delete, seal, find, suggest. They take tokens and filters and give ids and counts, so
that a cluster of search servers can take their place.
"""
