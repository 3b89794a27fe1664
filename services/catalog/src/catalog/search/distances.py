"""Distances between the centres of districts, in a straight line."""

from math import asin, cos, radians, sin, sqrt

from contracts.places import District, places

EARTH_RADIUS_KM = 6_371


def distance_km(start: int | None, end: int | None) -> int | None:
    """Between two districts by id; None where one of them is unknown."""
    districts = places().districts
    if start not in districts or end not in districts:
        return None
    return round(_between(districts[start], districts[end]))


def nearest_first(start: int) -> list[int]:
    """All districts by their distance; none for an unknown one."""
    districts = places().districts
    if start not in districts:
        return []
    return sorted(
        districts, key=lambda each: _between(districts[start], districts[each])
    )


def _between(one: District, other: District) -> float:
    """The haversine formula."""
    north, south = radians(one.lat), radians(other.lat)
    rise = sin((south - north) / 2) ** 2
    run = sin(radians(other.lng - one.lng) / 2) ** 2
    return 2 * EARTH_RADIUS_KM * asin(sqrt(rise + cos(north) * cos(south) * run))
