"""Rows of the category tree as nested nodes."""

from typing import Any

from servicekit.reads import Row

Counts = dict[object, int]


def tree(rows: Any, counts: Counts | None) -> list[dict[str, Any]]:
    """Rows are ordered by level: parents before their children."""
    nodes: dict[object, dict[str, Any]] = {}
    industries = []
    for row in rows:
        node = nodes[row["id"]] = _node(row)
        if counts is not None:
            node["product_count"] = counts.get(row["id"], 0)
        if row["level"] == 1:
            industries.append(node)
        elif row["parent_id"] in nodes:
            nodes[row["parent_id"]]["childs"]["data"].append(node)
    return industries


def _node(row: Row) -> dict[str, Any]:
    node = {key: row[key] for key in ("id", "name", "name_ne", "slug", "image")}
    if row["level"] == 1:
        node["icon"] = row["icon"]
    if row["level"] < 3:
        node["childs"] = {"data": []}
    return node
