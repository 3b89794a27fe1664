"""Requests to the gateway, as a browser on the internet sends them."""

import ssl

import httpx

from tests.cluster.cluster import Cluster
from tests.cluster.live.small import HOST


class _Resolving(httpx.HTTPTransport):
    """Connects to the address of the gateway's Service instead of asking DNS."""

    def __init__(self, address: str, context: ssl.SSLContext) -> None:
        super().__init__(verify=context)
        self._address = address

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = HOST
        request.url = request.url.copy_with(host=self._address)
        return super().handle_request(request)


def client(cluster: Cluster, timeout_s: float = 30) -> httpx.Client:
    path = ("service", "gateway", "--namespace=haat-gateway")
    address = cluster.kubectl("get", *path, "--output=jsonpath={.spec.clusterIP}")
    context = ssl.create_default_context(cafile=str(cluster.connection.authority))
    return httpx.Client(
        base_url=f"https://{HOST}",
        transport=_Resolving(address, context),
        timeout=timeout_s,
    )
