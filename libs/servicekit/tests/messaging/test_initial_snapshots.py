"""A new replica applies its owner's snapshot by itself, once."""

from stack import Stack

from servicekit.testing.processes import eventually

MANY = 450  # more than two pages
DELAYED = "snapshot_delayed"


def insert_parcels(stack: Stack) -> None:
    ids = f"select gen_random_uuid() from generate_series(1, {MANY})"
    stack.run(f"insert into parcels {ids}")


def test_rows_from_before_the_first_worker_are_applied_once(stack: Stack) -> None:
    insert_parcels(stack)
    workers = [stack.worker() for _ in range(3)]
    eventually(lambda: stack.has_snapshot())
    later = stack.worker()
    for each in (*workers, later):
        eventually(lambda each=each: "snapshots_complete" in each.log.read_text())  # type: ignore[misc]

    assert len(stack.effects()) == MANY


def test_an_owner_that_is_away_is_retried(stack: Stack) -> None:
    insert_parcels(stack)
    stack.environment["PARCELS_OWNER"] = "depot"
    waiting = stack.worker()
    eventually(lambda: waiting.log.read_text().count(DELAYED) > 1, 30)
    assert not stack.has_snapshot()

    stack.environment["PARCELS_OWNER"] = "parcels"
    stack.worker()
    eventually(lambda: len(stack.effects()) == MANY)


def test_a_killed_worker_leaves_its_snapshot_to_the_next(stack: Stack) -> None:
    insert_parcels(stack)
    killed = stack.worker(crash_at="snapshot.after_page=1")
    eventually(lambda: killed.exit_code is not None)
    assert not stack.has_snapshot()

    stack.worker()
    eventually(lambda: stack.has_snapshot())
    same = "select count(distinct parcel_id) from effects"
    assert stack.rows(same)[0][0] == MANY
