"""Versions of the data servers that tests run with: those of Debian 12 and 13, where
`make fresh-test` runs every test."""

import re

TESTED_POSTGRES = (15, 17)
TESTED_RABBITMQ = re.compile(r"rabbitmq:(3\.10|4\.0)\.\d+-management")
