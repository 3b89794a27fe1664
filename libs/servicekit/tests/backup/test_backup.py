"""A restore brings back one consistent moment, or changes nothing."""

import json
from pathlib import Path

import pytest
from houses import House

from servicekit.backup.manifest import Manifest
from servicekit.backup.putting_back import put_back
from servicekit.backup.refusals import Damaged, InUse, NoBackup, NotEmpty, ToolFailed
from servicekit.backup.taking import take
from servicekit.messaging import dlq

pytestmark = pytest.mark.slow

ORDERS, EVENTS = "select id, note from orders", "select event_id from outbox"
HANDLED = "select event_id from inbox"
OPEN = "select event_id from outbox where published_at is null"


def _filled(home: House) -> None:
    for _ in range(3):
        home.order()
    home.handle()
    home.keep("drive/a/1.webp", b"\x00picture")
    home.keep("papers/2.pdf", b"paper" * 100_000)


def test_rows_and_files_are_restored_into_empty_databases(home, elsewhere, tmp_path):
    _filled(home)
    before = {name: home.rows(name, ORDERS) for name in home.specs}
    take(home.specs, tmp_path / "backup")

    done = put_back(elsewhere.specs, tmp_path / "backup")

    assert {name: elsewhere.rows(name, ORDERS) for name in before} == before
    assert elsewhere.rows("post", HANDLED) == home.rows("post", HANDLED)
    assert elsewhere.files() == home.files()
    assert (done.files, done.manifest.dumps["shop"].revision) == (2, "0007")
    assert done.manifest.dumps["shop"].rows["orders"] == 3


def test_changes_and_deletions_after_the_backup_are_undone(home, tmp_path):
    _filled(home)
    before, files = home.rows("shop", ORDERS), home.files()
    take(home.specs, tmp_path / "backup")
    home.order()
    home.rows("shop", "update orders set note = 'x' returning 1")
    (home.storage / "papers/2.pdf").unlink()

    put_back(home.specs, tmp_path / "backup", may_replace=True)

    assert home.rows("shop", ORDERS) == before
    assert home.files() == files


def test_restored_events_match_their_effects_and_are_published_again(
    home, elsewhere, tmp_path
):
    with home.at_work():
        for number in range(3):
            take(home.specs, tmp_path / str(number))
    for number in range(3):
        put_back(elsewhere.specs, tmp_path / str(number), may_replace=True)

        events, handled = (
            elsewhere.rows("shop", EVENTS),
            elsewhere.rows("post", HANDLED),
        )
        assert handled
        assert set(handled) <= set(events)
        assert elsewhere.rows("shop", OPEN) == events
        assert elsewhere.handle() == len(events) - len(handled)
        assert elsewhere.rows("post", ORDERS) == elsewhere.rows("shop", ORDERS)


def test_a_restore_does_not_publish_events_without_subscribers(
    home, elsewhere, tmp_path
):
    home.order()
    home.praise()
    take(home.specs, tmp_path / "backup")

    done = put_back(elsewhere.specs, tmp_path / "backup")

    assert done.events == {"shop": 1, "post": 0}
    sent = "select type from outbox where published_at is null"
    assert elsewhere.rows("shop", sent) == [("shop.order_made.v1",)]


def test_messages_left_in_the_broker_are_dropped(home, tmp_path):
    take(home.specs, tmp_path / "backup")
    put_back(home.specs, tmp_path / "backup", may_replace=True)
    home.publish()

    done = put_back(home.specs, tmp_path / "backup", may_replace=True)

    assert done.dropped == 1
    amqp_url = home.specs["post"].settings().amqp_url
    assert dlq.depth(amqp_url, "post.shop.order_made") == 0


def test_a_database_with_tables_is_replaced_only_on_request(home, tmp_path):
    _filled(home)
    take(home.specs, tmp_path / "backup")
    home.order()

    with pytest.raises(NotEmpty, match="--force"):
        put_back(home.specs, tmp_path / "backup")
    assert len(home.rows("shop", ORDERS)) == 4


def test_files_are_overwritten_only_on_request(home, elsewhere, tmp_path):
    _filled(home)
    take(home.specs, tmp_path / "backup")
    elsewhere.keep("drive/a/1.webp", b"other")

    with pytest.raises(NotEmpty, match="storage"):
        put_back(elsewhere.specs, tmp_path / "backup")
    assert elsewhere.files() == {"drive/a/1.webp": b"other"}


def test_a_database_in_use_is_not_replaced(home, tmp_path):
    take(home.specs, tmp_path / "backup")
    user = home.engine("post").connect()
    try:
        with pytest.raises(InUse, match="post: stop"):
            put_back(home.specs, tmp_path / "backup", may_replace=True)
    finally:
        user.close()


def test_a_backup_into_a_folder_with_files_is_refused(home, tmp_path):
    (tmp_path / "backup").mkdir()
    (tmp_path / "backup" / "letter.txt").touch()

    with pytest.raises(NotEmpty):
        take(home.specs, tmp_path / "backup")


def test_an_unfinished_backup_is_refused(elsewhere, tmp_path):
    with pytest.raises(NoBackup, match="no finished backup"):
        put_back(elsewhere.specs, tmp_path)


@pytest.mark.parametrize("text", ["{}", json.dumps({"format": 2}), "no JSON"])
def test_a_foreign_manifest_is_refused(elsewhere, tmp_path, text):
    (tmp_path / "backup.json").write_text(text)

    with pytest.raises(NoBackup):
        put_back(elsewhere.specs, tmp_path)


def test_a_backup_of_another_format_is_refused(home, elsewhere, tmp_path):
    made = take(home.specs, tmp_path / "backup")
    made.model_copy(update={"format": 2}).write(tmp_path / "backup")

    with pytest.raises(NoBackup, match="format 2"):
        put_back(elsewhere.specs, tmp_path / "backup")


def test_a_backup_without_one_of_the_databases_is_refused(home, elsewhere, tmp_path):
    take({"shop": home.specs["shop"]}, tmp_path / "backup")

    with pytest.raises(NoBackup, match="post"):
        put_back(elsewhere.specs, tmp_path / "backup")


def test_a_damaged_dump_is_refused_before_anything_is_replaced(home, tmp_path):
    _filled(home)
    take(home.specs, tmp_path / "backup")
    dump = tmp_path / "backup" / "post.dump"
    dump.write_bytes(dump.read_bytes()[:-10])

    with pytest.raises(Damaged, match=r"post\.dump"):
        put_back(home.specs, tmp_path / "backup", may_replace=True)
    assert len(home.rows("shop", ORDERS)) == 3


def test_a_backup_is_readable_by_its_owner_only(home, tmp_path: Path):
    take(home.specs, tmp_path / "backup")

    assert (tmp_path / "backup").stat().st_mode & 0o77 == 0
    assert Manifest.read(tmp_path / "backup").held_ms >= 0


def test_missing_postgresql_programs_give_a_readable_error(home, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(ToolFailed, match=r"pg_dump is missing.*restore\.md"):
        take(home.specs, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
