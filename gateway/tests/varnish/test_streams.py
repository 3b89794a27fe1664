"""Streams of events pass without delay."""

import http.client
import socket
import threading
import time

from varnish_lab import Varnish

HEAD = (
    b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
    b"Cache-Control: no-store\r\n\r\n"
)


def serve(listener: socket.socket) -> None:
    connection, _ = listener.accept()
    with connection:
        connection.recv(4096)
        connection.sendall(HEAD)
        for n in range(3):
            connection.sendall(b"data: %d\n\n" % n)
            time.sleep(0.4)


def test_events_arrive_as_they_are_sent() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=serve, args=(listener,), daemon=True).start()
        varnish = Varnish(listener.getsockname()[1])
        try:
            times = arrivals(varnish.port)
        finally:
            varnish.stop()
    assert len(times) == 3
    assert times[2] - times[0] > 0.5


def arrivals(port: int) -> list[float]:
    """The time of arrival of each event, in seconds."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    stream = {"Accept": "text/event-stream"}
    connection.request("GET", "/api/notifications/stream", headers=stream)
    response, times = connection.getresponse(), []
    while line := response.readline():
        if line.startswith(b"data"):
            times.append(time.monotonic())
    connection.close()
    return times
