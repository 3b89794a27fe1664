"""A certificate authority for a test, and servers' certificates of its own making."""

import ssl
from datetime import timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from cryptography.x509.oid import NameOID

from servicekit.clock import now

DAY = timedelta(days=1)
SIGNS_CERTIFICATES = x509.KeyUsage(
    digital_signature=False,
    content_commitment=False,
    key_encipherment=False,
    data_encipherment=False,
    key_agreement=False,
    key_cert_sign=True,
    crl_sign=True,
    encipher_only=False,
    decipher_only=False,
)


class Authority:
    """`root` is the file a client trusts."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._key = folder, ec.generate_private_key(ec.SECP256R1())
        self._name = _named("Test authority")
        self.root = folder / "root.pem"
        made = self._signed(self._name, self._key, is_authority=True)
        self.root.write_bytes(made.public_bytes(Encoding.PEM))

    def server_context(self, address: str) -> ssl.SSLContext:
        """For a server that says it is at this IP address."""
        key = ec.generate_private_key(ec.SECP256R1())
        made = self._signed(_named("Test server"), key, address=address)
        both = self._folder / "server.pem"
        both.write_bytes(
            key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            + made.public_bytes(Encoding.PEM)
        )
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(both)
        return context

    def _signed(
        self,
        subject: x509.Name,
        key: ec.EllipticCurvePrivateKey,
        *,
        is_authority: bool = False,
        address: str = "",
    ) -> x509.Certificate:
        public = key.public_key()
        key_id = x509.SubjectKeyIdentifier.from_public_key(self._key.public_key())
        issuer = x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(key_id)
        own = x509.SubjectKeyIdentifier.from_public_key(public)
        draft = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(public)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now() - DAY)
            .not_valid_after(now() + DAY)
            .add_extension(x509.BasicConstraints(is_authority, None), critical=True)
            .add_extension(own, critical=False)
            .add_extension(issuer, critical=False)
        )
        if is_authority:
            # RFC 5280, 4.2.1.3; Python 3.13 refuses an authority without it.
            draft = draft.add_extension(SIGNS_CERTIFICATES, critical=True)
        if address:
            names = x509.SubjectAlternativeName([x509.IPAddress(ip_address(address))])
            draft = draft.add_extension(names, critical=False)
        return draft.sign(self._key, SHA256())


def _named(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])
