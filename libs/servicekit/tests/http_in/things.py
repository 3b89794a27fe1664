"""A small application: one endpoint for each thing servicekit promises over HTTP."""

import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, File, Query, Request, Response, UploadFile
from fastapi.responses import JSONResponse
from sqlalchemy import text

from servicekit.db import Db, Reader
from servicekit.error_detail import ErrorDetail
from servicekit.http.auth import MaybeSignedIn, Seller, SignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import Conflict
from servicekit.http.etag import public_json
from servicekit.http.fields import Input, Line, RequiredLine
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.limits import Limit

TABLE = """create table things (
  id bigint generated always as identity primary key, name text not null,
  code text unique deferrable initially deferred);
create function fail(state text) returns text language plpgsql as
$$ begin raise exception using errcode = state; end $$"""
router = APIRouter()


class NewThing(Input):
    name: RequiredLine
    code: Line | None = None
    amount: int = 1


class Thing(Input):
    id: int
    name: str


@router.post("/things", status_code=201)
def create(body: NewThing, session: Db, once: OnlyOnce) -> Any:
    def produce() -> Data[Thing]:
        insert = text("insert into things (name, code) values (:n, :c) returning id")
        found = session.execute(insert, {"n": body.name, "c": body.code}).scalar_one()
        time.sleep(0.05)  # long enough for a rival to arrive
        return Data(data=Thing(id=found, name=body.name))

    return once.answer(201, produce)


@router.get("/things")
async def list_things(paged: Paged, reader: Reader, x: str = "") -> Page[Thing]:
    page = text("select id, name from things order by id offset :offset limit :limit")
    rows = await reader.execute(page, {"offset": paged.offset, "limit": paged.limit})
    total = (await reader.execute(text("select count(*) from things"))).scalar_one()
    return paged.of([Thing(id=i, name=n) for i, n in rows], total, facets={"a": 1})


@router.get("/me")
async def me(caller: SignedIn) -> dict[str, str]:
    return {"data": str(caller.user_id)}


@router.get("/sellers-only")
async def sellers_only(caller: Seller) -> dict[str, bool]:
    return {"data": caller.is_email_verified}


@router.api_route("/guests", methods=["GET", "POST"])
async def guests(caller: MaybeSignedIn) -> dict[str, bool]:
    return {"data": caller is None}


@router.get("/public")
async def public(request: Request) -> Response:
    return public_json(request, {"data": "नेपाल"})


@router.get("/search")
def search(session: Db, q: Annotated[str, Query()]) -> dict[str, Any]:
    return {"data": session.execute(text("select cast(:q as text)"), {"q": q}).scalar()}


@router.post("/anything")
def anything(session: Db, body: dict[str, Any]) -> dict[str, Any]:
    query = text("select cast(:q as text)")
    return {"data": session.execute(query, {"q": body["text"]}).scalar()}


@router.post("/uploads")
async def upload(file: Annotated[UploadFile, File()]) -> dict[str, int]:
    return {"data": len(await file.read())}


@router.get("/limited", dependencies=[Depends(Limit("2/minute"))])
async def limited() -> dict[str, str]:
    return {"data": "ok"}


@router.get("/refused")
def refused() -> JSONResponse:
    sold_out = ErrorDetail("sold_out", "Sold out.")
    too_many = ErrorDetail("too_many", "At most {max}.").fill(max=3)
    raise Conflict(sold_out, code="sold_out", errors={"n": [too_many]}, data=3)


@router.get("/broken")
async def broken() -> JSONResponse:
    raise RuntimeError("secret detail")


@router.get("/fail")
async def fail(state: str, reader: Reader) -> dict[str, str]:
    await reader.execute(text("select fail(:state)"), {"state": state})
    return {"data": "never"}


@router.get("/slow")
def slow(session: Db) -> dict[str, str]:
    session.execute(text("select pg_sleep(20)"))
    return {"data": "never"}
