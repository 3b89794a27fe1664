"""A theme colour from a logo, dark enough to carry white text."""

import colorsys
from collections import defaultdict

ENOUGH_CONTRAST = 4.5  # WCAG 2, level AA
_MIN_SATURATION, _MIN_LIGHT, _MAX_LIGHT = 0.2, 0.08, 0.95
_HUES = 18
RGB = tuple[float, float, float]


def theme(pixels: bytes) -> str | None:
    """`#rrggbb` of the dominant hue, from RGB bytes; None for a grey logo."""
    found: dict[int, list[RGB]] = defaultdict(list)
    weights: dict[int, float] = defaultdict(float)
    for rgb in _colours(pixels):
        hue, light, saturation = colorsys.rgb_to_hls(*rgb)
        if saturation >= _MIN_SATURATION and _MIN_LIGHT < light < _MAX_LIGHT:
            found[int(hue * _HUES) % _HUES].append(rgb)
            weights[int(hue * _HUES) % _HUES] += saturation
    if not found:
        return None
    return _hex(darkened(_mean(found[max(weights, key=lambda hue: weights[hue])])))


def contrast_with_white(rgb: RGB) -> float:
    red, green, blue = (_linear(part) for part in rgb)
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 1.05 / (luminance + 0.05)


def darkened(rgb: RGB) -> RGB:
    """The same hue, as dark as white text needs it."""
    hue, light, saturation = colorsys.rgb_to_hls(*rgb)
    while contrast_with_white(_rounded(rgb)) < ENOUGH_CONTRAST:
        light -= 0.01
        rgb = colorsys.hls_to_rgb(hue, light, saturation)
    return rgb


def _colours(pixels: bytes) -> list[RGB]:
    parts = [value / 255 for value in pixels]
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))


def _mean(colours: list[RGB]) -> RGB:
    red, green, blue = (sum(part) / len(colours) for part in zip(*colours, strict=True))
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _rounded(rgb: RGB) -> RGB:
    red, green, blue = (round(part * 255) / 255 for part in rgb)
    return red, green, blue


def _hex(rgb: RGB) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in rgb)
