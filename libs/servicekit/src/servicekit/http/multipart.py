"""Multipart bodies, read only for a caller who may send them, part by part to disk."""

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, BinaryIO, TypeVar

from fastapi import Depends, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.datastructures import FormData, UploadFile

from servicekit.error_texts import (
    FILE_EMPTY,
    FILE_NAME_NOT_VALID,
    FILE_TOO_LARGE,
    REQUIRED,
)
from servicekit.http.auth import Admin, Seller, SignedIn
from servicekit.http.errors import Invalid, TooLarge
from servicekit.http.fields import Input
from servicekit.http.filenames import Name, shortened

MIB = 1_048_576
MAX_BYTES = 10 * MIB
MAX_VIDEO_BYTES = 50 * MIB
MAX_FIELDS = 4
MAX_FIELD_BYTES = 4_096
MAX_FRAME_BYTES = 65_536
M = TypeVar("M", bound=BaseModel)
_NAME: TypeAdapter[str] = TypeAdapter(Name)


class SentFile:
    """A file on disk, with the name its sender gave it."""

    def __init__(self, upload: UploadFile) -> None:
        self.file: BinaryIO = upload.file
        self.name = _named(upload.filename or "")

    def digest(self) -> bytes:
        """Represents the content where a body is compared with an earlier one."""
        self.file.seek(0)
        return hashlib.file_digest(self.file, "sha256").digest()  # type: ignore[arg-type]


class SentForm:
    def __init__(self, form: FormData) -> None:
        self._form = form

    def fields(self, model: type[M]) -> M:
        """Raises RequestValidationError, as for any other body."""
        texts = {k: v for k, v in self._form.multi_items() if isinstance(v, str)}
        try:
            return model.model_validate(texts)
        except ValidationError as error:
            raise RequestValidationError(_located(error)) from error

    def file(self, max_bytes: int = MAX_BYTES) -> SentFile | None:
        """Raises Invalid for an empty one, TooLarge above `most_bytes`."""
        upload = self._form.get("file")
        if not isinstance(upload, UploadFile):
            return None
        if not upload.size:
            raise Invalid(errors={"file": [FILE_EMPTY]})
        if upload.size > max_bytes:
            raise TooLarge(FILE_TOO_LARGE.fill(max_mb=max_bytes // MIB))
        return SentFile(upload)

    def needed_file(self, max_bytes: int = MAX_BYTES) -> SentFile:
        file = self.file(max_bytes)
        if file is None:
            raise Invalid(errors={"file": [REQUIRED]})
        return file

    def only_file(self, max_bytes: int = MAX_BYTES) -> SentFile:
        """The file of a form that has nothing else: another field is an error."""
        self.fields(Input)
        return self.needed_file(max_bytes)


def _named(name: str) -> str:
    try:
        return _NAME.validate_python(shortened(name.strip() or "file"))
    except ValidationError as error:
        raise Invalid(errors={"file": [FILE_NAME_NOT_VALID]}) from error


def _located(error: ValidationError) -> list[Any]:
    problems = error.errors(include_url=False)
    return [{**problem, "loc": ("body", *problem["loc"])} for problem in problems]


@asynccontextmanager
async def _read(
    request: Request, max_bytes: int = MAX_BYTES
) -> AsyncIterator[SentForm]:
    announced = int(request.headers.get("content-length", "0")[:20])
    if announced > max_bytes + MAX_FRAME_BYTES:
        raise TooLarge(FILE_TOO_LARGE.fill(max_mb=max_bytes // MIB))
    form = request.form(
        max_files=1, max_fields=MAX_FIELDS, max_part_size=MAX_FIELD_BYTES
    )
    async with form as fields:
        yield SentForm(fields)


# Nothing is read of a caller who may not send: FastAPI itself reads before it checks.
async def _sent_by_seller(request: Request, caller: Seller) -> AsyncIterator[SentForm]:
    async with _read(request) as form:
        yield form


async def _video_by_seller(request: Request, caller: Seller) -> AsyncIterator[SentForm]:
    async with _read(request, MAX_VIDEO_BYTES) as form:
        yield form


async def _sent_by_anyone(
    request: Request, caller: SignedIn
) -> AsyncIterator[SentForm]:
    async with _read(request) as form:
        yield form


async def _sent_by_admin(request: Request, caller: Admin) -> AsyncIterator[SentForm]:
    async with _read(request) as form:
        yield form


Sent = Annotated[SentForm, Depends(_sent_by_seller)]
SentVideo = Annotated[SentForm, Depends(_video_by_seller)]
SentByAnyone = Annotated[SentForm, Depends(_sent_by_anyone)]
SentByAdmin = Annotated[SentForm, Depends(_sent_by_admin)]


def documented(**fields: dict[str, Any]) -> dict[str, Any]:
    """The body for OpenAPI, which cannot see it in the signature."""
    file = {"type": "string", "format": "binary"}
    body = {"type": "object", "properties": {"file": file, **fields}}
    return {"requestBody": {"content": {"multipart/form-data": {"schema": body}}}}
