"""The search index in a cluster of OpenSearch, by HTTP.

Fields, ranks and filters are those of `catalog.search.engine`.
"""
