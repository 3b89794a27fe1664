"""No fetch reaches a private address, redirects included (promise 26)."""

import socket
import ssl
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from catalog.imports.remote_pictures import NotFetched, Refused, fetch, is_public

PRIVATE = (
    "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::",
    "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
    "2002:7f00:1::1", "ff02::1",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_address_is_never_connected_to(address: str) -> None:
    resolved: list[str] = []

    def resolve(host: str, port: int) -> list[str]:
        resolved.append(host)
        return [address]

    with pytest.raises(Refused, match="public"):
        fetch("https://pictures.example.com/a.jpg", resolve=resolve)
    assert resolved == ["pictures.example.com"]
    assert not is_public(address, 443)


def test_one_private_address_among_public_ones_is_refused() -> None:
    with pytest.raises(Refused):
        fetch("https://x.example/", resolve=lambda *_: ["1.1.1.1", "127.0.0.1"])


@pytest.mark.parametrize(
    "url",
    ["http://example.com/a.jpg", "file:///etc/passwd", "ftp://example.com/a",
     "https://user@example.com/a", "https://", "gopher://x", "https://[::1"],
)  # fmt: skip
def test_only_plain_https_addresses_are_fetched(url: str) -> None:
    with pytest.raises(Refused):
        fetch(url, resolve=lambda *_: pytest.fail("was resolved"))


@pytest.mark.parametrize(
    "url", ["https://127.0.0.1/", "https://[::1]/", "https://[::ffff:127.0.0.1]/",
            "https://2130706433/", "https://0x7f.1/", "https://localhost/"]
)  # fmt: skip
def test_private_ip_addresses_are_refused_in_any_notation(url: str) -> None:
    with pytest.raises(NotFetched):
        fetch(url)


def test_other_ports_are_refused() -> None:
    assert is_public("1.1.1.1", 443)
    assert not is_public("1.1.1.1", 22)


class Far(BaseHTTPRequestHandler):
    """A machine with a public address."""

    def do_GET(self) -> None:
        if self.path.startswith("/to/"):
            self.send_response(302)
            self.send_header("Location", self.path.removeprefix("/to/"))
            self.end_headers()
            return
        self.send_response(200)
        self.end_headers()
        size = 6_000_000 if self.path == "/large" else 4
        self.wfile.write(b"x" * size)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def far(tmp_path: Path) -> Iterator[tuple[int, ssl.SSLContext]]:
    certificate, key = certify(tmp_path)
    server = HTTPServer(("127.0.0.1", 0), Far)
    here = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    here.load_cert_chain(certificate, key)
    server.socket = here.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port, ssl.create_default_context(cafile=str(certificate))
    server.shutdown()
    server.server_close()


def get(far: tuple[int, ssl.SSLContext], path: str) -> bytes:
    """From the only machine that counts as public here."""
    port, trust = far
    return fetch(
        f"https://far.example:{port}{path}",
        resolve=lambda host, _: ["127.0.0.1" if host == "far.example" else host],
        is_allowed=lambda address, at: at == port or is_public(address, at),
        trust=trust,
    )


def test_a_public_picture_is_fetched_and_its_certificate_checked(
    far: tuple[int, ssl.SSLContext],
) -> None:
    assert get(far, "/a.jpg") == b"xxxx"
    with pytest.raises(NotFetched):
        get((far[0], ssl.create_default_context()), "/a.jpg")


def test_a_redirect_to_a_private_address_is_not_followed(
    far: tuple[int, ssl.SSLContext],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as inside:
        inside.settimeout(0.5)
        port = inside.getsockname()[1]
        with pytest.raises(Refused, match="public"):
            get(far, f"/to/https://127.0.0.1:{port}/")
        with pytest.raises(Refused, match="https"):
            get(far, f"/to/http://127.0.0.1:{port}/")
        with pytest.raises(TimeoutError):
            inside.accept()


def test_a_large_response_is_aborted(far: tuple[int, ssl.SSLContext]) -> None:
    with pytest.raises(Refused, match="5 MB"):
        get(far, "/large")


def test_endless_redirects_are_aborted(far: tuple[int, ssl.SSLContext]) -> None:
    path = "/to/" * 5 + "/a.jpg"
    with pytest.raises(Refused, match="redirects"):
        get(far, path)


def certify(folder: Path) -> tuple[Path, Path]:
    """A certificate of far.example that signs itself."""
    import datetime

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    from servicekit.clock import now

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "far.example")])
    names = x509.SubjectAlternativeName([x509.DNSName("far.example")])
    day = datetime.timedelta(days=1)
    signed = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name)
        .public_key(key.public_key()).serial_number(1)
        .not_valid_before(now() - day).not_valid_after(now() + day)
        .add_extension(names, critical=False).sign(key, hashes.SHA256())
    )  # fmt: skip
    paths = folder / "certificate.pem", folder / "key.pem"
    paths[0].write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    paths[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, form, plain))
    return paths
