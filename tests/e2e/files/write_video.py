"""Writes tea.mp4 of the browser tests: 3 seconds towards a picture of the demo data.

By hand, with the environment of the services: python tests/e2e/files/write_video.py
"""

from fractions import Fraction
from pathlib import Path
from typing import Any

import av
from av.audio.frame import AudioFrame
from av.filter import Graph

PICTURE = Path(__file__).parents[3] / "deploy/seed/images/tea.webp"
FRAMES, RATE, SIZE = 72, 24, "640x360"
SOUND_RATE, SOUND_FRAME = 44_100, 1_024


def frames() -> Any:
    with av.open(str(PICTURE)) as file:
        picture = next(file.decode(video=0))
    graph = Graph()
    source = graph.add_buffer(
        width=picture.width,
        height=picture.height,
        format=picture.format.name,
        time_base=Fraction(1, RATE),
    )
    zoom = f"z='1+0.004*on':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d={FRAMES}"
    graph.link_nodes(
        source,
        graph.add("zoompan", f"{zoom}:s={SIZE}:fps={RATE}"),
        graph.add("format", "yuv420p"),
        graph.add("buffersink"),
    ).configure()
    graph.push(picture)
    for _ in range(FRAMES):
        yield graph.pull()


def silence() -> Any:
    for start in range(0, FRAMES * SOUND_RATE // RATE, SOUND_FRAME):
        frame = AudioFrame(format="fltp", layout="mono", samples=SOUND_FRAME)
        for plane in frame.planes:
            plane.update(bytes(plane.buffer_size))
        frame.sample_rate, frame.pts = SOUND_RATE, start
        yield frame


def write(path: Path) -> None:
    with av.open(str(path), "w", options={"movflags": "+faststart"}) as file:
        quality = {"crf": "34", "preset": "veryslow"}
        video = file.add_stream("libx264", rate=RATE, options=quality)
        video.width, video.height = map(int, SIZE.split("x"))
        video.pix_fmt = "yuv420p"
        sound = file.add_stream("aac", rate=SOUND_RATE, layout="mono")
        for stream, parts in ((video, frames()), (sound, silence())):
            for index, part in enumerate(parts):
                if stream is video:
                    part.pts, part.time_base = index, Fraction(1, RATE)
                file.mux(stream.encode(part))
            file.mux(stream.encode())


if __name__ == "__main__":
    write(Path(__file__).with_name("tea.mp4"))
