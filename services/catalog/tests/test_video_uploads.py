"""What is sent as a video of a product, and what is refused."""

import pytest
from fastapi.testclient import TestClient

from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from catalog.videos import api
from servicekit.db import Database
from servicekit.http.multipart import MAX_VIDEO_BYTES
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer
from servicekit.testing.videos import Clip, encoded

from .test_videos import PATH, count, send, sent
from .uploader import Uploader, objects


@pytest.fixture
def uploader(client: TestClient, firm: Seller) -> Uploader:
    return Uploader(client, firm)


def test_a_repeated_upload_is_stored_once(
    uploader: Uploader, database: Database
) -> None:
    first, second = (send(uploader, **{"Idempotency-Key": "once"}) for _ in range(2))
    assert first.json() == second.json()
    assert second.headers["idempotent-replayed"] == "true"
    assert count(database) == 1


def test_too_many_unused_videos_are_refused(
    uploader: Uploader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "MAX_LOOSE", 1)
    sent(uploader)
    refused = send(uploader)
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_videos")


HOSTILE: dict[str, tuple[bytes | Clip, str]] = {
    "a page": (b"<html><script>alert(1)</script></html>", "not_a_video"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(40), "not_a_video"),
    "an empty box": (b"\0\0\0\x08ftyp", "video_damaged"),
    "another codec": (Clip(codec="mpeg4"), "video_codec_not_supported"),
    "61 s": (Clip(61, 64, 48, fps=2), "video_too_long"),
    "4K": (Clip(1, 3840, 2160), "video_side_too_large"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_no_such_video_is_refused_and_not_stored(
    uploader: Uploader, settings: CatalogSettings, database: Database, name: str
) -> None:
    content, code = HOSTILE[name]
    refused = send(uploader, encoded(content) if isinstance(content, Clip) else content)
    assert refused.status_code == 422
    assert refused.json()["reasons"]["file"]["code"] == code
    assert (objects(settings, uploader.firm), count(database)) == ([], 0)


def test_a_file_above_fifty_megabytes_is_refused(uploader: Uploader) -> None:
    refused = send(uploader, bytes(MAX_VIDEO_BYTES + 1))
    assert refused.status_code == 413
    assert refused.json()["reason"]["code"] == "file_too_large"


def test_only_sellers_send_videos(client: TestClient) -> None:
    file = {"file": ("rice.mp4", encoded(Clip()))}
    for headers, status in (({}, 401), (bearer(new_id(), "buyer"), 403)):
        answer = client.post(PATH, files=file, headers=headers)
        assert answer.status_code == status
