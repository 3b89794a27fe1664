"""`make service`: in every list, or nowhere. `make scaffold-test` runs the result."""

import shutil
import sys
import tomllib
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

import add_service
from add_service import PLACES, ROOT, NoPlace, add


@pytest.fixture
def checkout(tmp_path):
    for place in {place for place, *_ in PLACES}:
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / place, tmp_path / place)
    return tmp_path


def _texts(folder):
    return {f: f.read_text("utf-8") for f in folder.rglob("*") if f.is_file()}


def test_the_new_service_is_in_every_list(checkout):
    written = add(checkout, "billing")

    assert {checkout / place for place, *_ in PLACES} <= set(written)
    rules = tomllib.loads((checkout / "pyproject.toml").read_text())["tool"]
    assert "billing" in rules["importlinter"]["root_packages"]
    assert "services/billing/src" in rules["mypy"]["mypy_path"]
    table = tomllib.loads((checkout / "gateway/routes.toml").read_text())
    assert table["owners"]["billing"] == "api"
    assert [r["paths"] for r in table["routes"] if r["owner"] == "billing"] == [
        ["/api/billing/**"]
    ]


def test_nothing_of_the_template_is_left(checkout):
    add(checkout, "billing")

    for file, text in _texts(checkout / "services").items():
        assert "example" not in text.lower(), file
        assert not file.name.endswith(".in")
        if file.suffix == ".py":
            compile(text, str(file), "exec")


def test_the_next_one_finds_its_places_too(checkout):
    add(checkout, "billing")
    add(checkout, "shipping")

    ports = (checkout / "deploy/local/stack/ports.py").read_text()
    assert '"engagement", "billing", "shipping")' in ports


@pytest.mark.parametrize("name", ["", "Billing", "a-b", "../x", "ab"])
def test_an_impossible_name_is_refused(checkout, name):
    before = _texts(checkout)

    with pytest.raises(NoPlace):
        add(checkout, name)
    assert _texts(checkout) == before


def test_a_service_that_is_there_is_not_written_over(checkout):
    add(checkout, "billing")
    before = _texts(checkout)

    with pytest.raises(NoPlace, match="there already"):
        add(checkout, "billing")
    assert _texts(checkout) == before


def test_a_place_that_changed_is_named_and_nothing_is_written(checkout):
    (checkout / "CODEOWNERS").write_text("* @haat/platform\n")
    before = _texts(checkout)

    with pytest.raises(NoPlace, match="CODEOWNERS"):
        add(checkout, "billing")
    assert _texts(checkout) == before
    assert add_service.TEMPLATE.is_dir()
