"""A pattern of the route table as Traefik's rule, and as a match in Python."""

import re
from collections.abc import Iterable

from haat_gateway.routes import CachedPaths, Route, RouteTable

BELOW = "/**"


def rule(route: Route) -> str:
    """The Traefik rule of a route, methods included."""
    paths = paths_rule(route.paths)
    if not route.methods:
        return paths
    return f"({paths}) && {method_rule(route.methods)}"


def paths_rule(patterns: Iterable[str]) -> str:
    return " || ".join(_path_rule(pattern) for pattern in patterns)


def method_rule(methods: Iterable[str]) -> str:
    return "(" + " || ".join(f"Method(`{method}`)" for method in methods) + ")"


def candidates(table: RouteTable, method: str, path: str) -> list[Route]:
    """The routes that match, best first; more than one of a priority is a mistake."""
    matching = [route for route in table.routes if _matches(route, method, path)]
    return sorted(matching, key=lambda route: -route.priority)


def owner(table: RouteTable, method: str, path: str) -> str:
    return candidates(table, method, path)[0].owner


def _path_rule(pattern: str) -> str:
    if pattern == BELOW:
        return "PathPrefix(`/`)"
    if "{" in pattern:
        return f"PathRegexp(`{expression(pattern)}`)"
    if pattern.endswith(BELOW):
        folder = pattern.removesuffix(BELOW)
        # PathPrefix alone would let /api/user claim /api/users.
        return f"Path(`{folder}`) || PathPrefix(`{folder}/`)"
    return f"Path(`{pattern}`)"


def _matches(route: Route, method: str, path: str) -> bool:
    if route.methods and method not in route.methods:
        return False
    return any(re.fullmatch(expression(pattern), path) for pattern in route.paths)


def is_cached(paths: CachedPaths, pattern: str) -> bool:
    """Whether reads of all that the pattern matches go through the cache."""
    if any(_is_part(pattern, each) for each in paths.api):
        return True
    return not any(_is_part(pattern, each) for each in paths.never)


def _is_part(pattern: str, whole: str) -> bool:
    if not whole.endswith(BELOW):
        return pattern == whole
    return f"{pattern}/".startswith(f"{whole.removesuffix(BELOW)}/")


def expression(pattern: str) -> str:
    body = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(pattern.removesuffix(BELOW)))
    # Go's expressions know no escaped hyphen outside a class.
    body = body.replace(r"\-", "-")
    return f"^{body}(/.*)?$" if pattern.endswith(BELOW) else f"^{body}$"


def path_match(pattern: str) -> dict[str, str]:
    """The pattern as the path of an HTTPRoute's match."""
    if "{" in pattern:
        return {"type": "RegularExpression", "value": expression(pattern)}
    if pattern.endswith(BELOW):
        # By whole parts of a path: /api/user does not claim /api/users.
        return {"type": "PathPrefix", "value": pattern.removesuffix(BELOW) or "/"}
    return {"type": "Exact", "value": pattern}
