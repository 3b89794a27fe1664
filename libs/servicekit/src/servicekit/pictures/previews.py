"""Addresses of pictures that are not public any more: for owners and operators.

A browser requests a picture without a token, so the right to see it is in its address,
for an hour or two.
"""

import hashlib
import hmac
import time
from dataclasses import dataclass
from typing import Annotated, TypeVar

from fastapi import Depends, Query, Request
from pydantic import BaseModel

HOUR_S = 3600
Item = TypeVar("Item", bound=BaseModel)


@dataclass(frozen=True)
class Previews:
    """`secret` is the pepper all services share: one signs what another serves."""

    secret: str

    def url(self, path: str | None) -> str | None:
        """The same within an hour, so that the browser's cache can have it."""
        if not path:
            return path
        until = (int(time.time()) // HOUR_S + 2) * HOUR_S
        return f"{path}?until={until}&proof={self._proof(path, until)}"

    def field(self, item: Item, name: str) -> Item:
        """The item with the address in this field."""
        return item.model_copy(update={name: self.url(getattr(item, name))})

    def holds(self, path: str, until: int, proof: str) -> bool:
        is_ours = hmac.compare_digest(self._proof(path, until), proof)
        return is_ours and until >= time.time()

    def _proof(self, path: str, until: int) -> str:
        text = f"picture-preview\n{path}\n{until}"
        return hmac.new(self.secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def _of_request(request: Request) -> Previews:
    return Previews(request.app.state.settings.claim_pepper)


async def _is_preview(
    request: Request,
    until: Annotated[int, Query(ge=0, le=99_999_999_999)] = 0,
    proof: Annotated[str, Query(max_length=64, pattern="^[0-9a-f]*$")] = "",
) -> bool:
    return bool(proof) and _of_request(request).holds(request.url.path, until, proof)


PreviewLinks = Annotated[Previews, Depends(_of_request)]
IsPreview = Annotated[bool, Depends(_is_preview)]
