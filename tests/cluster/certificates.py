"""The certificates of one cluster: an authority, its server, and its administrator."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

LIVES = timedelta(days=1)
LOOPBACK = ("127.0.0.1",)
ADMINISTRATORS = "system:masters"


@dataclass(frozen=True)
class Pair:
    """The files of a certificate and its private key, in PEM."""

    certificate: Path
    key: Path


class Authority:
    """Signs certificates, for this cluster only."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = _name("haat-test", "haat")
        constraints = x509.BasicConstraints(ca=True, path_length=0)
        builder = _builder(self._name, self._name, self._key.public_key())
        signed = builder.add_extension(constraints, critical=True)
        self.pair = self._write("ca", self._key, signed)

    def issue(
        self,
        name: str,
        group: str,
        addresses: tuple[str, ...] = LOOPBACK,
        names: tuple[str, ...] = ("localhost",),
    ) -> Pair:
        """For servers with these addresses and names, and for clients; `group` is the
        user's."""
        key = ec.generate_private_key(ec.SECP256R1())
        served = [
            *(x509.IPAddress(IPv4Address(each)) for each in addresses),
            *map(x509.DNSName, names),
        ]
        uses = [ExtendedKeyUsageOID.SERVER_AUTH, ExtendedKeyUsageOID.CLIENT_AUTH]
        builder = (
            _builder(_name(name, group), self._name, key.public_key())
            .add_extension(x509.SubjectAlternativeName(served), critical=False)
            .add_extension(x509.ExtendedKeyUsage(uses), critical=False)
        )
        return self._write(name, key, builder)

    def _write(
        self,
        name: str,
        key: ec.EllipticCurvePrivateKey,
        builder: x509.CertificateBuilder,
    ) -> Pair:
        pair = Pair(self._folder / f"{name}.crt", self._folder / f"{name}.key")
        signed = builder.sign(self._key, hashes.SHA256())
        pair.certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
        pair.key.touch(0o600)
        pair.key.write_bytes(_private(key))
        return pair


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.TraditionalOpenSSL,
        serialization.NoEncryption(),
    )


def _builder(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(minutes=5))
        .not_valid_after(now + LIVES)
    )


def _name(name: str, group: str) -> x509.Name:
    return x509.Name(
        [
            x509.NameAttribute(NameOID.COMMON_NAME, name),
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, group),
        ]
    )
