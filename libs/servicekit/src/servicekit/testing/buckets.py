"""A real S3 server on loopback, with one empty bucket."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from servicekit.testing.ports import unused_port
from servicekit.testing.processes import eventually

BUCKET = "haat-test"
EVERYTHING = (
    '{"Version": "2012-10-17",'
    ' "Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*"}]}'
)
# Only the server's name in it is read while nothing is checked.
_TO_IAM = "AWS4-HMAC-SHA256 Credential=x/20260101/us-east-1/iam/aws4_request"


@contextmanager
def s3_server(folder: Path) -> Iterator[dict[str, str]]:
    """Yields the environment that makes it a service's storage; logs to `folder`."""
    port = str(unused_port())
    command = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", port]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log)  # noqa: S603
    address = f"http://127.0.0.1:{port}"
    try:
        eventually(lambda: _has_bucket(address))
        yield environment(address)
    finally:
        server.terminate()
        server.wait(10)


def environment(address: str) -> dict[str, str]:
    return {
        "HAAT_STORAGE_S3_BUCKET": BUCKET,
        "HAAT_STORAGE_S3_ENDPOINT": address,
        "HAAT_STORAGE_S3_REGION": "us-east-1",
        "HAAT_STORAGE_S3_KEY_ID": "test",
        "HAAT_STORAGE_S3_SECRET": "test",
    }


def _has_bucket(address: str) -> bool:
    try:
        return httpx.put(f"{address}/{BUCKET}", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


class BucketKeys:
    """Makes the server check keys, and gives out one pair at a time."""

    def __init__(self, address: str) -> None:
        self._address, self._known = address, ""
        self._iam("CreateUser", UserName="haat")
        may = {"PolicyName": "all", "PolicyDocument": EVERYTHING}
        self._iam("PutUserPolicy", UserName="haat", **may)

    def rotate(self) -> dict[str, str]:
        """The environment of a new pair; the one before is good no more."""
        self._check("inf")
        if self._known:
            old = {"AccessKeyId": self._known, "UserName": "haat"}
            self._iam("DeleteAccessKey", **old)
        made = self._iam("CreateAccessKey", UserName="haat")
        self._known = _text(made, "AccessKeyId")
        self._check("0")
        return {
            "HAAT_STORAGE_S3_KEY_ID": self._known,
            "HAAT_STORAGE_S3_SECRET": _text(made, "SecretAccessKey"),
        }

    def _check(self, after: str) -> None:
        """From this many calls on each needs a key."""
        httpx.post(f"{self._address}/moto-api/reset-auth", content=after)

    def _iam(self, action: str, **known: str) -> str:
        form = {"Action": action, "Version": "2010-05-08", **known}
        headers = {"Authorization": _TO_IAM}
        answer = httpx.post(self._address, data=form, headers=headers)
        return answer.raise_for_status().text


def _text(xml: str, name: str) -> str:
    text: str = re.findall(f"<{name}>(.+?)</{name}>", xml)[0]
    return text
