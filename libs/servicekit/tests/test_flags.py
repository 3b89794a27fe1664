"""Feature flags by OpenFeature, from a real file that changes."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from servicekit.flags.flag import Flag
from servicekit.flags.loading import load
from servicekit.settings import ServiceSettings
from servicekit.testing.flags import flags_of, write_flags

IMPORT = Flag("product-import")
BETA = Flag("beta", default=False)


@pytest.fixture
def settings() -> ServiceSettings:
    urls = {"database_url": "postgresql+psycopg://db/x", "amqp_url": "amqp://mq"}
    return ServiceSettings(name="flagged", **urls)  # type: ignore[arg-type]


@pytest.fixture
def file(settings: ServiceSettings, tmp_path: Path) -> Iterator[Path]:
    with flags_of(settings, tmp_path, product_import=False, beta=True) as file:
        yield file


def change(file: Path, content: str | None = None, **values: bool) -> None:
    """As a later edit: the time of the file differs."""
    before = file.stat().st_mtime_ns
    if content is None:
        write_flags(file, **values)
    else:
        file.write_text(content, "utf-8")
    os.utime(file, ns=(before + 10**9, before + 10**9))


def test_without_a_file_the_defaults_hold(settings: ServiceSettings) -> None:
    load(settings)

    assert IMPORT.is_on(settings)
    assert not BETA.is_on(settings)


def test_the_file_decides(settings: ServiceSettings, file: Path) -> None:
    assert not IMPORT.is_on(settings)
    assert BETA.is_on(settings)
    assert Flag("unknown").is_on(settings)
    assert not Flag("unknown", default=False).is_on(settings)


def test_a_changed_file_is_read_again(settings: ServiceSettings, file: Path) -> None:
    change(file, product_import=True, beta=False)

    assert IMPORT.is_on(settings)
    assert not BETA.is_on(settings)


def test_a_disabled_flag_has_its_default(settings: ServiceSettings, file: Path) -> None:
    change(
        file,
        file.read_text().replace('{"variants"', '{"state": "DISABLED", "variants"'),
    )

    assert IMPORT.is_on(settings)
    assert not BETA.is_on(settings)


def test_services_of_one_process_have_their_own_flags(
    settings: ServiceSettings, file: Path
) -> None:
    other = settings.model_copy(update={"name": "other", "flags_file": None})
    load(other)

    assert IMPORT.is_on(other)
    assert not IMPORT.is_on(settings)


WRONG = (
    "not json",
    '{"flags": {"product-import": {"variants": {"on": true}, "defaultVariant": "of"}}}',
    '{"flags": {"product-import": {"variants": {}, "defaultVariant": "on"}}}',
    # Rules by person or place are flagd's; read as if absent they would mislead.
    '{"flags": {"product-import": {"variants": {"on": true}, "defaultVariant": "on", '
    '"targeting": {"if": [true, "on"]}}}}',
)


@pytest.mark.parametrize("content", WRONG)
def test_a_wrong_edit_changes_nothing_and_is_logged(
    settings: ServiceSettings, file: Path, content: str
) -> None:
    change(file, content)

    with capture_logs() as logs:
        assert not IMPORT.is_on(settings)

    assert [line["event"] for line in logs] == ["flags_not_read"]


@pytest.mark.parametrize("content", WRONG)
def test_a_process_with_a_wrong_file_does_not_start(
    settings: ServiceSettings, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "flags.json"
    file.write_text(content)

    with pytest.raises(ValueError, match="FlagFile"):
        load(settings.model_copy(update={"flags_file": file}))


def test_a_missing_file_is_an_error_at_the_start(
    settings: ServiceSettings, tmp_path: Path
) -> None:
    with pytest.raises(FileNotFoundError):
        load(settings.model_copy(update={"flags_file": tmp_path / "none.json"}))
