"""`python -m servicekit.videos.decoder TASK FOLDER`: one video from stdin.

A process of its own, so that a hostile video can damage nothing else. It gets no
secrets, little memory and little time. The pictures and the sound are copied as they
are; metadata and tracks of other kinds, such as positions, are left out.
"""

import json
import sys
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

from servicekit import children
from servicekit.pictures import decoder as pictures
from servicekit.videos.kinds import MAX_SECONDS, MAX_SIDE

MAX_ADDRESS_BYTES = 900 * 1_048_576
MAX_MEMORY_BYTES = 400 * 1_048_576  # full HD takes 120
MAX_CPU_S = 15
MAX_WRITTEN_BYTES = 64 * 1_048_576
TOO_LARGE, UNREADABLE, TOO_LONG, CODEC_NOT_SUPPORTED = 3, 4, 5, 6
# FFmpeg has hundreds of formats and codecs; browsers play these.
_FORMAT = "mov"
_VIDEO, _AUDIO = "h264", "aac"
POSTER_AT_S = 1
_COLOURS = ("yuv420p", "yuvj420p")
_ONLY = {"codec_whitelist": f"{_VIDEO},{_AUDIO}", "enable_drefs": "0"}
# The index first, so that a browser plays while it loads; nothing of this software.
_WRITTEN = {"movflags": "+faststart", "fflags": "+bitexact"}
# Messages to the decoder (SEI): cameras write positions there.
_WITHOUT_MESSAGES = "filter_units=remove_types=6"


class Refused(Exception):
    """`code` is the return code of the process."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def limit() -> None:
    children.limit(
        addresses=MAX_ADDRESS_BYTES,
        memory=children.memory_of_one(children.AT_ONCE, MAX_MEMORY_BYTES),
        cpu_s=MAX_CPU_S,
        written=MAX_WRITTEN_BYTES,
    )


def run(task: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Raises Refused, and FFmpeg's errors for a damaged file."""
    file = folder / "video.mp4"
    with _opened() as source:
        frame = _frame(_tracks(source)[0])
        image = _upright(frame)
    with _opened() as source:
        seconds = _copy(source, file)
    return {
        "size_bytes": file.stat().st_size,
        "seconds": max(1, round(seconds)),
        "width": image.width,
        "height": image.height,
        "poster_sizes": pictures.write_sizes(image, task["poster_widths"], folder),
    }


def _opened() -> Any:
    import av  # 0.1 s, and only for a task

    sys.stdin.buffer.seek(0)
    return av.open(sys.stdin.buffer, format=_FORMAT, options=_ONLY)


def _tracks(source: Any) -> list[Any]:
    """The video, and its sound if it has any."""
    videos, sounds = source.streams.video, source.streams.audio
    if not videos or videos[0].codec.canonical_name != _VIDEO:
        raise Refused(CODEC_NOT_SUPPORTED)
    if sounds and sounds[0].codec.canonical_name != _AUDIO:
        raise Refused(CODEC_NOT_SUPPORTED)
    context = videos[0].codec_context
    if max(context.width, context.height) > MAX_SIDE:
        raise Refused(TOO_LARGE)
    if context.pix_fmt is None:
        raise Refused(UNREADABLE)
    if context.pix_fmt not in _COLOURS:
        raise Refused(CODEC_NOT_SUPPORTED)
    return [videos[0], *sounds[:1]]


def _frame(video: Any) -> Any:
    """The one a second in, where most videos are not black any more, or the last."""
    video.thread_type, video.codec_context.thread_count = "NONE", 1
    frame = None
    for frame in video.container.decode(video):
        if frame.time is None or frame.time >= POSTER_AT_S:
            break
    if frame is None:
        raise Refused(UNREADABLE)
    if max(frame.width, frame.height) > MAX_SIDE:
        raise Refused(TOO_LARGE)
    return frame


def _upright(frame: Any) -> Any:
    plane = frame.reformat(format="rgb24").planes[0]
    rows, width = memoryview(plane), 3 * frame.width
    starts = range(0, frame.height * plane.line_size, plane.line_size)
    pixels = b"".join(rows[start : start + width] for start in starts)
    image = pictures.library().Image.new_from_memory(
        pixels, frame.width, frame.height, 3, "uchar"
    )
    # FFmpeg turns against the clock, libvips with it.
    turns = {90: "d270", 180: "d180", 270: "d90"}.get(round(frame.rotation) % 360)
    return image.rot(turns) if turns else image


def _copy(source: Any, file: Path) -> float:
    """How many seconds it has, counted by what it plays: headers may lie."""
    import av

    tracks, played = _tracks(source), Played()
    with av.open(str(file), "w", format="mp4", options=_WRITTEN) as target:
        copies = {each.index: target.add_stream_from_template(each) for each in tracks}
        for index, packet in _bare(source, tracks):
            played.add(packet)
            packet.stream = copies[index]
            target.mux(packet)
    return played.seconds


def _bare(source: Any, tracks: list[Any]) -> Iterator[tuple[int, Any]]:
    """The packets with their tracks' index, the video's without messages."""
    from av.bitstream import BitStreamFilterContext

    without_messages = BitStreamFilterContext(_WITHOUT_MESSAGES, tracks[0])
    for packet in source.demux(tracks):
        if packet.is_corrupt:
            raise Refused(UNREADABLE)
        index = packet.stream.index
        if index == tracks[0].index:
            for bare in without_messages.filter(packet):
                yield index, bare
        elif packet.size:
            yield index, packet


class Played:
    """From the first packet's time to the last one's end."""

    def __init__(self) -> None:
        self._first, self._end = inf, -inf

    @property
    def seconds(self) -> float:
        return max(0.0, self._end - self._first)

    def add(self, packet: Any) -> None:
        """Raises Refused."""
        if packet.pts is None:
            raise Refused(UNREADABLE)
        self._first = min(self._first, packet.pts * packet.time_base)
        end = (packet.pts + (packet.duration or 0)) * packet.time_base
        self._end = max(self._end, end)
        if round(self.seconds) > MAX_SECONDS:
            raise Refused(TOO_LONG)


def main() -> int:
    limit()
    try:
        made = run(json.loads(sys.argv[1]), Path(sys.argv[2]))
    except Refused as refused:
        return refused.code
    except Exception:  # one video, one process: whatever it was, it is refused
        return UNREADABLE
    sys.stdout.write(json.dumps(made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
