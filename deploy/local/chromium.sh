#!/usr/bin/env bash
# The browser of the tests, the pictures and the measurements: Debian's packages.
set -uo pipefail
type -P chromium chromium-headless-shell >/dev/null && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -q >/dev/null && apt-get install -y -q chromium chromium-headless-shell >/dev/null
else
  echo "Missing: Chromium. Install with: sudo apt-get install -y chromium chromium-headless-shell"
  exit 1
fi
