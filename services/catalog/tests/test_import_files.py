"""Common file formats are read, hostile files refused immediately (promise 25)."""

import csv
import io
import resource
import zipfile
from collections.abc import Callable
from resource import RUSAGE_CHILDREN as CHILDREN
from resource import RUSAGE_SELF as SELF
from typing import Any

import pytest
import xlsxwriter

from .sheets import BULK, Importer, goods, sheet


def book(write: Callable[[Any], object]) -> bytes:
    content = io.BytesIO()
    made = xlsxwriter.Workbook(content, {"in_memory": True})
    write(made.add_worksheet())
    made.close()
    return content.getvalue()


def headed(sheet: Any) -> None:
    sheet.write_row(0, 0, ["name", "category", "price", "unit"])
    sheet.write_row(1, 0, ["Rice", "Rice", 90, "kg"])


def bomb() -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", "<workbook/>")
        archive.writestr("xl/worksheets/sheet1.xml", b"0" * 80_000_000)
    return content.getvalue()


def far_cell(sheet: Any) -> None:
    """About a kilobyte that declares 17 billion cells."""
    headed(sheet)
    sheet.write(1_048_575, 16_383, "x")


def endless_formula(sheet: Any) -> None:
    sheet.write_row(0, 0, ["name"])
    sheet.write_formula(1, 0, '=WEBSERVICE("http://127.0.0.1/")', value="")


HOSTILE = {
    "zip bomb": bomb(),
    "far cell": book(far_cell),
    "only a formula": book(endless_formula),
    "100,000 columns": ",".join(f"c{n}" for n in range(100_000)).encode(),
    "5,001 rows": b"name,price\n" + b"Rice,90\n" * 5_001,
    "nothing but headers": b"name,price\n",
    "one column": b"name\nRice\n",
    "no text at all": b"\x00\x01\x02\x03" * 2_000,
    "an old encoding": "name,price\nCafé,90\n".encode("latin-1"),
    "an old Excel file": b"\xd0\xcf\x11\xe0" + b"0" * 600,
    "a picture": b"\x89PNG\r\n\x1a\n" + b"0" * 600,
    "a broken archive": b"PK\x03\x04" + b"0" * 600,
    "nothing": b"",
}


def spent_s() -> float:
    """Processor time of this process and of those it started."""
    mine, theirs = (resource.getrusage(who) for who in (SELF, CHILDREN))
    return mine.ru_utime + mine.ru_stime + theirs.ru_utime + theirs.ru_stime


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_a_code_within_two_seconds(
    importer: Importer, name: str
) -> None:
    began_s = spent_s()
    answer = importer.send(HOSTILE[name], "goods.xlsx")
    assert answer.status_code == 422, answer.text
    assert list(answer.json()["errors"]) == ["file"]
    spent = spent_s() - began_s
    print(f"promise: {name} refused in {spent:.2f} s of processor")
    assert spent < 2
    assert importer.count("imports") == 0


def test_more_than_ten_megabytes_are_refused(importer: Importer) -> None:
    assert importer.send(b"name,price\n" + b"x" * 10_500_000).status_code == 413


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_any_encoding_and_separator_is_read(
    importer: Importer, encoding: str, delimiter: str
) -> None:
    line = {"नाम": "चामल, राम्रो", "वर्ग": "Rice", "मूल्य": "१,२००", "एकाइ": "के.जी."}
    text = sheet([line], delimiter).decode()
    job = importer.checked(text.encode(encoding))
    assert (job["status"], job["bad_rows"]) == ("validated", 0)
    assert importer.rows(job)[0]["values"]["name"] == "चामल, राम्रो"
    importer.run(job, "start", {})
    assert [product.price for product in importer.products().values()] == [1200]


def test_workbook_rows_are_numbered_as_in_the_spreadsheet(importer: Importer) -> None:
    job = importer.checked(book(headed), "goods.xlsx")
    assert [(row["number"], row["status"]) for row in importer.rows(job)] == [
        (2, "valid")
    ]


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_the_template_is_read_back_with_our_columns(
    importer: Importer, kind: str
) -> None:
    url = f"{BULK}/template"
    answer = importer.client.get(url, params={"format": kind}, headers=importer.head)
    assert answer.status_code == 200
    refused = importer.send(answer.content, f"t.{kind}")
    message = "This file has headers but no rows."
    assert refused.json()["errors"] == {"file": [message]}


def test_a_shopify_export_is_mapped_and_its_rows_joined(importer: Importer) -> None:
    first = {
        "Handle": "tea", "Title": "Ilam tea", "Body (HTML)": "<p>Good <b>tea</b></p>",
        "Type": "Rice", "Tags": "tea, ilam", "Option1 Name": "Size",
        "Option1 Value": "500 g", "Variant SKU": "T-5", "Variant Price": "450.00",
        "Image Src": "https://cdn.example.com/1.jpg",
    }  # fmt: skip
    second = {"Handle": "tea", "Option1 Value": "1 kg", "Variant SKU": "T-10"}
    second |= {"Variant Price": "850.00"}
    third = {"Handle": "tea", "Image Src": "https://cdn.example.com/2.jpg"}
    job = importer.sent(sheet([first, second, third]))
    meant = job["suggested_mapping"]
    assert (meant["name"], meant["price"]) == ("Title", "Variant Price")
    assert (meant["sku"], meant["category"]) == ("Variant SKU", "Type")
    assert meant["spec:Size"] == "spec:Size"
    rows = [row["values"] for row in importer.rows(job)]
    assert [row["name"] for row in rows] == ["Ilam tea", "Ilam tea 1 kg"]
    assert rows[0]["images"].count("https://") == 2


def test_a_woocommerce_export_is_mapped_with_its_attributes(
    importer: Importer,
) -> None:
    line = {
        "SKU": "W-1", "Name": "Woo rice", "Regular price": "90",
        "Categories": "Food > Rice, Rice", "Tags": "a, b", "Images": "",
        "Attribute 1 name": "Grain", "Attribute 1 value(s)": "Long", "Unit": "kg",
    }  # fmt: skip
    job = importer.checked(sheet([line]))
    assert (job["status"], job["bad_rows"]) == ("validated", 0)
    importer.run(job, "start", {})
    made = importer.products()["W-1"]
    assert (made.specs, made.keywords) == ({"Grain": "Long"}, ["a", "b"])


def test_the_errors_file_has_the_original_columns_and_no_formulas(
    importer: Importer,
) -> None:
    bad = {
        **goods(1)[0],
        "name": '=HYPERLINK("http://x")',
        "price": "@SUM(1)",
        "My": "+1",
    }
    job = importer.started(sheet([*goods(1, "B"), bad]))
    url = f"{BULK}/{job['id']}/errors.csv"
    text = importer.client.get(url, headers=importer.head).content.decode("utf-8-sig")
    headers, line = csv.reader(io.StringIO(text))
    assert headers == [*goods(1)[0], "My", "errors"]
    assert line[1] == '\'=HYPERLINK("http://x")'
    assert (line[3], line[5]) == ("'@SUM(1)", "'+1")
    assert line[6] == "price: Enter a valid price."
    again = importer.sent(text.encode())
    assert importer.rows(again)[0]["values"]["price"] == "@SUM(1)"
