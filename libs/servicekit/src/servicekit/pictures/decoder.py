"""`python -m servicekit.pictures.decoder TASK FOLDER`: one picture from stdin.

A process of its own, so that a hostile picture can damage nothing else. It gets no
secrets, little memory and little time.
"""

import json
import sys
from pathlib import Path
from typing import Any

from servicekit import children

MAX_ADDRESS_BYTES = 900 * 1_048_576
MAX_MEMORY_BYTES = 400 * 1_048_576  # 40 megapixels take 173
MAX_CPU_S = 5
MAX_WRITTEN_BYTES = 256 * 1_048_576  # a large interlaced picture goes by disk
MAX_PIXELS = 40_000_000
MAX_PIXELS_IN_MEMORY = 24_000_000
MAX_SIDE = 16_384
MAX_ASPECT_RATIO = 4
CUT_SIDE = 3_072
LOADERS = ("Jpeg", "Png", "Webp", "Nsgif")
TOO_LARGE, UNREADABLE = 3, 4


class TooManyPixels(Exception):
    pass


def limit() -> None:
    children.limit(
        addresses=MAX_ADDRESS_BYTES,
        memory=children.memory_of_one(children.AT_ONCE, MAX_MEMORY_BYTES),
        cpu_s=MAX_CPU_S,
        written=MAX_WRITTEN_BYTES,
    )


def library() -> Any:
    """libvips with the four formats and without a cache."""
    import pyvips

    pyvips.cache_set_max(0)
    pyvips.block_untrusted_set(True)
    pyvips.operation_block_set("VipsForeignLoad", True)
    for name in LOADERS:
        pyvips.operation_block_set(f"VipsForeignLoad{name}", False)
    return pyvips


def run(task: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Raises TooManyPixels, and libvips' Error for a broken picture."""
    picture = Picture(library())
    make = {"sizes": _sizes, "scan": _scan, "cut": _cut}[task["make"]]
    return make(picture, task, folder)


class Picture:
    """What is on stdin: measured by its header before a pixel is decoded."""

    def __init__(self, vips: Any) -> None:
        self._vips = vips
        head = self._open()
        width, height = head.width, head.height
        is_in_memory = self._is_decoded_in_memory(head)
        max_pixels = MAX_PIXELS_IN_MEMORY if is_in_memory else MAX_PIXELS
        if max(width, height) > MAX_SIDE or width * height > max_pixels:
            raise TooManyPixels
        is_turned = head.get_typeof("orientation") and head.get("orientation") >= 5
        self.width, self.height = (height, width) if is_turned else (width, height)
        self._loader = head.get("vips-loader")

    def upright(self, width: int, height: int) -> Any:
        """At most so large, rotated by its EXIF, in sRGB; one frame."""
        factor = max(self.width / width, self.height / height, 1)
        image = self._open(**self._shrunk(factor))
        box = {"height": height, "size": "down", "output_profile": "srgb"}
        return image.thumbnail_image(width, **box).copy_memory()

    def _open(self, **options: object) -> Any:
        # thumbnail_source would be shorter, and would accept half a file.
        sys.stdin.buffer.seek(0)
        source = self._vips.Source.new_from_descriptor(0)
        strict = {"access": "sequential", "fail_on": "error"}
        return self._vips.Image.new_from_source(source, "", **strict, **options)

    @staticmethod
    def _is_decoded_in_memory(head: Any) -> bool:
        """Four bytes a pixel, and no way to read it row by row."""
        is_laced = head.get_typeof("interlaced") and head.get("interlaced")
        kind = head.get("vips-loader")
        is_laced_png = bool(is_laced) and kind.startswith("png")
        return kind.startswith(("gif", "webp")) or is_laced_png

    def _shrunk(self, factor: float) -> dict[str, object]:
        """What a loader can leave out while it reads."""
        if self._loader.startswith("jpeg"):
            return {"shrink": next(n for n in (8, 4, 2, 1) if n <= factor)}
        return {"scale": 1 / factor} if self._loader.startswith("webp") else {}


def _sizes(picture: Picture, task: dict[str, Any], folder: Path) -> dict[str, Any]:
    widths: list[int] = task["widths"]
    image = picture.upright(widths[-1], MAX_ASPECT_RATIO * widths[-1])
    sizes = write_sizes(image, widths, folder)
    return {"width": image.width, "height": image.height, "sizes": sizes}


def write_sizes(image: Any, widths: list[int], folder: Path) -> list[int]:
    """As `320.webp`, for each width until the image is not wider."""
    sizes = [
        size for i, size in enumerate(widths) if i == 0 or widths[i - 1] < image.width
    ]
    for size in sizes:
        smaller = image.thumbnail_image(
            size, height=MAX_ASPECT_RATIO * size, size="down"
        )
        smaller.webpsave(str(folder / f"{size}.webp"), Q=82, keep="none")
    return sizes


def _scan(picture: Picture, task: dict[str, Any], folder: Path) -> dict[str, Any]:
    image = _on_white(picture.upright(task["side"], task["side"]))
    image.jpegsave(str(folder / "document"), Q=88, keep="none")
    return {"width": image.width, "height": image.height}


def _cut(picture: Picture, task: dict[str, Any], folder: Path) -> dict[str, Any]:
    """The crop of the upright picture in the given shape, and a palette of it."""
    image = picture.upright(CUT_SIDE, CUT_SIDE)
    if task["crop"]:
        scale = image.width / picture.width
        x, y, width, height = (round(number * scale) for number in task["crop"])
        if x >= image.width or y >= image.height or min(width, height) < 1:
            return {"is_outside": True}
        width, height = min(width, image.width - x), min(height, image.height - y)
        image = image.crop(x, y, width, height)
    shape = {"height": task["height"], "size": "both", "crop": "centre"}
    cut = image.thumbnail_image(task["width"], **shape)
    cut.webpsave(str(folder / "cut.webp"), Q=88, keep="none")
    small = _on_white(cut).thumbnail_image(32, height=32, size="force")
    (folder / "palette").write_bytes(small.colourspace("srgb").write_to_memory())
    return {"is_outside": False}


def _on_white(image: Any) -> Any:
    return image.flatten(background=[255, 255, 255]) if image.hasalpha() else image


def main() -> int:
    limit()
    try:
        made = run(json.loads(sys.argv[1]), Path(sys.argv[2]))
    except TooManyPixels:
        return TOO_LARGE
    except Exception:  # one picture, one process: whatever it was, it is refused
        return UNREADABLE
    sys.stdout.write(json.dumps(made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
