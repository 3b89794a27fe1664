"""The tables of parcels; `effects` has no key, so that duplicates are visible."""

OWN = """
create table parcels (id uuid primary key);
create table effects (event_id uuid not null, parcel_id uuid not null, trace_id text);
create table fixes (mood text primary key);
create function fail(state text) returns void language plpgsql as
$$ begin raise exception 'state=%', state using errcode = state; end $$"""
