"""Small videos for tests, encoded when a test needs them."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

SOUND_RATE = 44_100
SAMPLES = 1_024


@dataclass(frozen=True)
class Clip:
    """Grey pictures, and silence in the codec `sound` if one is given."""

    seconds: float = 2
    width: int = 320
    height: int = 240
    codec: str | None = "libx264"
    colours: str = "yuv420p"
    sound: str | None = None
    sound_seconds: float = 0  # none: as long as the pictures
    metadata: tuple[tuple[str, str], ...] = ()
    container: str = "mp4"
    movflags: str = "use_metadata_tags"
    fps: int = 10


@cache
def encoded(clip: Clip) -> bytes:
    import av

    with TemporaryDirectory() as folder:
        file = Path(folder) / "clip"
        options = {"movflags": clip.movflags}
        with av.open(str(file), "w", format=clip.container, options=options) as target:
            target.metadata.update(dict(clip.metadata))
            video = _video(target, clip) if clip.codec else None
            sound: Any = None
            if clip.sound:
                sound = target.add_stream(clip.sound, SOUND_RATE)
            for stream, frames in ((video, _pictures), (sound, _silence)):
                if stream:
                    for frame in (*frames(clip), None):
                        target.mux(stream.encode(frame))
        return file.read_bytes()


def _video(target: Any, clip: Clip) -> Any:
    options = {"preset": "ultrafast"} if clip.codec in ("libx264", "libx265") else {}
    if clip.codec == "libx265":
        options["x265-params"] = "log-level=none"
    stream: Any = target.add_stream(clip.codec, rate=clip.fps, options=options)
    stream.width, stream.height = clip.width, clip.height
    stream.pix_fmt = clip.colours
    return stream


def _pictures(clip: Clip) -> Iterator[Any]:
    import av

    for number in range(round(clip.seconds * clip.fps)):
        frame = av.VideoFrame(clip.width, clip.height, "yuv420p")
        for index, plane in enumerate(frame.planes):
            grey = 128 if index else 7 * number % 255
            plane.update(bytes([grey]) * plane.buffer_size)
        frame.pts, frame.time_base = number, Fraction(1, clip.fps)
        yield frame.reformat(format=clip.colours)


def _silence(clip: Clip) -> Iterator[Any]:
    import av

    seconds = clip.sound_seconds or clip.seconds
    for start in range(0, round(seconds * SOUND_RATE), SAMPLES):
        frame = av.AudioFrame("fltp", "mono", SAMPLES)
        for plane in frame.planes:
            plane.update(bytes(plane.buffer_size))
        frame.sample_rate, frame.pts = SOUND_RATE, start
        frame.time_base = Fraction(1, SOUND_RATE)
        yield frame
