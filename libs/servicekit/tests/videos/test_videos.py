"""Videos are checked by content and written again without metadata."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import av
import pytest
import pyvips

from servicekit.decoders import Slots
from servicekit.http.errors import Invalid, Unavailable
from servicekit.pictures.kinds import FileRefused
from servicekit.testing.videos import Clip, encoded
from servicekit.videos.decoding import VideoDecoders
from servicekit.videos.kinds import check_video

WIDTHS = (320, 640, 1280)
PLACE = "+27.7172+085.3240/"
WHERE = (("location", PLACE), ("com.apple.quicktime.location.ISO6709", PLACE))


@dataclass(frozen=True)
class Written:
    facts: dict[str, Any]
    files: dict[str, bytes]

    @property
    def video(self) -> bytes:
        return self.files["video.mp4"]


def written(content: bytes) -> Written:
    with VideoDecoders(Slots()).make(BytesIO(content), WIDTHS) as made:
        with made.files() as files:
            read = {name: file.read() for name, file in files.items()}
        return Written(dict(made.facts), read)


def reason(content: bytes) -> str:
    with pytest.raises(FileRefused) as refused:
        written(content)
    code: str = refused.value.body["reasons"]["file"]["code"]
    return code


def test_pictures_and_sound_are_copied_without_a_change() -> None:
    clip = Clip(sound="aac")
    made = written(encoded(clip))
    with av.open(BytesIO(made.video)) as file:
        codecs = [each.codec.canonical_name for each in file.streams]
        assert codecs == ["h264", "aac"]
        assert sum(1 for _ in file.decode(video=0)) == clip.seconds * clip.fps
    assert made.facts == {
        "size_bytes": len(made.video),
        "seconds": 2,
        "width": 320,
        "height": 240,
        "poster_sizes": [320],
    }


def test_the_index_is_before_the_content() -> None:
    sent = encoded(Clip())
    assert sent.index(b"mdat") < sent.index(b"moov")
    made = written(sent).video
    assert made.index(b"moov") < made.index(b"mdat")


def test_no_metadata_is_left() -> None:
    sent = encoded(Clip(sound="aac", metadata=(*WHERE, ("comment", "From home"))))
    made = written(sent).video
    for trace in (PLACE.encode(), b"From home", b"Lavf"):
        assert (trace in sent, trace in made) == (True, False), trace


def test_messages_inside_the_pictures_are_left_out() -> None:
    # x264 writes its name in the place where cameras write positions.
    sent = encoded(Clip())
    assert b"x264 - core" in sent
    assert b"x264 - core" not in written(sent).video


def test_a_track_of_another_kind_is_left_out() -> None:
    sent = encoded(Clip(container="mov", metadata=(("timecode", "01:02:03:04"),)))
    assert kinds(sent) == ["video", "data"]
    assert kinds(written(sent).video) == ["video"]


def kinds(content: bytes) -> list[str]:
    with av.open(BytesIO(content)) as file:
        return [each.type for each in file.streams]


def turned(content: bytes, a: int, b: int, c: int, d: int) -> bytes:
    """With this matrix in the header of the track, as phones write it."""
    one = 65_536
    matrix = struct.pack(">9i", a * one, b * one, 0, c * one, d * one, 0, 0, 0, 1 << 30)
    start = content.index(b"tkhd") + 44
    return content[:start] + matrix + content[start + len(matrix) :]


def test_a_video_of_a_phone_stays_upright() -> None:
    made = written(turned(encoded(Clip()), 0, 1, -1, 0))
    assert (made.facts["width"], made.facts["height"]) == (240, 320)
    with av.open(BytesIO(made.video)) as file:
        assert next(file.decode(video=0)).rotation == -90
    poster = pyvips.Image.new_from_buffer(made.files["320.webp"], "")
    assert (poster.width, poster.height) == (240, 320)


def test_the_poster_has_the_sizes_of_pictures() -> None:
    made = written(encoded(Clip(1, 1080, 1920)))
    assert made.facts["poster_sizes"] == [320, 640, 1280]
    for width in WIDTHS:
        poster = pyvips.Image.new_from_buffer(made.files[f"{width}.webp"], "")
        assert poster.width == min(width, 1080)


@pytest.mark.parametrize(
    "clip",
    [
        Clip(60, 64, 48, fps=2, sound="aac"),
        Clip(1, 1920, 1080),
        Clip(container="mov", sound="aac"),
        Clip(movflags="frag_keyframe+empty_moov"),
        Clip(0.5),
    ],
    ids=str,
)
def test_a_video_within_the_limits_is_taken(clip: Clip) -> None:
    assert written(encoded(clip)).facts["seconds"] == max(1, clip.seconds)


@pytest.mark.parametrize(
    ("clip", "code"),
    [
        (Clip(61, 64, 48, fps=2), "video_too_long"),
        (Clip(1, 64, 48, sound="aac", sound_seconds=61), "video_too_long"),
        (Clip(1, 3840, 2160), "video_side_too_large"),
        (Clip(1, 2160, 3840), "video_side_too_large"),
        (Clip(codec="libx265"), "video_codec_not_supported"),
        (Clip(codec="libvpx-vp9"), "video_codec_not_supported"),
        (Clip(codec="mpeg4"), "video_codec_not_supported"),
        (Clip(colours="yuv420p10le"), "video_codec_not_supported"),
        (Clip(colours="yuv444p"), "video_codec_not_supported"),
        (Clip(sound="libmp3lame"), "video_codec_not_supported"),
        (Clip(codec=None, sound="aac"), "video_codec_not_supported"),
    ],
    ids=str,
)
def test_a_video_beyond_the_limits_is_refused(clip: Clip, code: str) -> None:
    assert reason(encoded(clip)) == code


def test_a_header_that_lies_about_the_length_is_not_believed() -> None:
    sent = encoded(Clip(61, 64, 48, fps=2))
    for box, start in ((b"mvhd", 20), (b"tkhd", 24)):
        at = sent.index(box) + start
        sent = sent[:at] + struct.pack(">I", 1_000) + sent[at + 4 :]
    assert reason(sent) == "video_too_long"


def _start_only(content: bytes) -> bytes:
    return content[: content.index(b"mdat") + 8]


def _zeros_at_the_end(content: bytes) -> bytes:
    half = len(content) // 2
    return content[:half] + bytes(len(content) - half)


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[: len(content) // 5],
        lambda content: content[: len(content) * 9 // 10],
        lambda content: content[:-40],
        _start_only,
        _zeros_at_the_end,
    ],
)
def test_a_damaged_video_is_refused(damage: Callable[[bytes], bytes]) -> None:
    whole = encoded(Clip(5, fps=30, movflags="faststart"))
    assert reason(damage(whole)) == "video_damaged"


HOSTILE = {
    "huge box": struct.pack(">I4sQ", 1, b"ftyp", 1 << 62) + bytes(64),
    "table of four billion": struct.pack(">I4s", 16, b"ftyp")
    + b"isom\0\0\0\0"
    + struct.pack(">I4sI4sI4sI4sI4sI4sII", 64, b"moov", 56, b"trak", 48, b"mdia", 40,
                  b"minf", 32, b"stbl", 24, b"stsz", 0, 0)
    + struct.pack(">I", 0xFFFFFFFF),
    "nested": b"".join(struct.pack(">I4s", 0, b"moov") for _ in range(50_000)),
    "playlist": b"\0\0\0\x18ftypisom#EXTM3U\nfile:///etc/passwd\n",
    "empty": struct.pack(">I4s", 8, b"ftyp"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_header_is_refused(name: str) -> None:
    assert reason(HOSTILE[name]) == "video_damaged"


@pytest.mark.parametrize(
    "content",
    [b"", b"mp4", b"<html>" * 9, b"\x89PNG\r\n\x1a\n" + bytes(20), b"\x1aE\xdf\xa3mkv"],
)
def test_what_is_no_video_is_refused_by_its_first_bytes(content: bytes) -> None:
    with pytest.raises(Invalid) as refused:
        check_video(BytesIO(content))
    assert refused.value.body["reasons"]["file"]["code"] == "not_a_video"


def test_a_video_may_be_read_again_after_its_check() -> None:
    file = BytesIO(encoded(Clip()))
    check_video(file)
    assert file.tell() == 0


def test_videos_and_pictures_share_the_memory_of_two() -> None:
    slots = Slots(wait_s=0)
    videos = VideoDecoders(slots)
    third = videos.make(BytesIO(encoded(Clip())), WIDTHS)
    with slots.taken(), slots.taken(), pytest.raises(Unavailable), third:
        raise AssertionError("a third decoder ran")
    with videos.make(BytesIO(encoded(Clip())), WIDTHS) as made:
        assert made.size_bytes() > 0
