"""Measures how hostile bodies of some clients slow down requests of others."""

import http.client
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from fastapi import FastAPI

from servicekit.http.bodies import BodyLimits
from servicekit.testing.flood import flooded, request
from servicekit.testing.hostile import Headers, hostile_bodies
from servicekit.testing.operations import operations

REQUESTS = 100
ROUNDS = 3
FLOOR_S = 0.03  # what a scheduler of a busy machine takes away now and then


@dataclass(frozen=True)
class Polite:
    """One caller of one address, on a connection that stays open."""

    address: str
    path: str
    headers: Headers

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 80

    def p99_s(self) -> float:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        with closing(connection) as caller:
            took = sorted(self._took_s(caller) for _ in range(REQUESTS))
        return took[int(len(took) * 0.99)]

    def _took_s(self, caller: http.client.HTTPConnection) -> float:
        began = time.perf_counter()
        caller.request("GET", self.path, headers=dict(self.headers))
        answer = caller.getresponse()
        answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{self.path} answered {answer.status}")
        return time.perf_counter() - began


@dataclass(frozen=True)
class Measured:
    """p99 in seconds, and what the attackers were answered."""

    idle_s: float
    attacked_s: float
    answered: Counter[str]

    @property
    def is_fair(self) -> bool:
        return self.attacked_s <= max(2 * self.idle_s, FLOOR_S)


def measured(polite: Polite, requests: Sequence[bytes], folder: Path) -> Measured:
    """The first fair one of ROUNDS, else the last: a service that lets its neighbours
    wait does so in every round, a busy machine does not."""
    polite.p99_s()  # the first requests open connections to the database
    for _ in range(ROUNDS):
        idle_s = polite.p99_s()
        with flooded(polite.port, requests, folder) as answered:
            attacked_s = polite.p99_s()
        found = Measured(idle_s, attacked_s, answered)
        if found.is_fair:
            break
    return found


def hostile_requests(
    app: FastAPI, limits: BodyLimits, headers: Headers, *names: str
) -> list[bytes]:
    """All hostile bodies of these operations, those without a token among them."""
    return [
        request(operation.method, operation.url(), body, sent_with)
        for operation in operations(app)
        if operation.name in names
        for _, body in hostile_bodies(
            operation, limits.find(operation.method, operation.url())
        )
        for sent_with in ({}, headers)
    ]
