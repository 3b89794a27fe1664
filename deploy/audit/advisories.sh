#!/usr/bin/env bash
# `make audit`: known vulnerabilities of the locked Python and npm packages. It fails when
# one is found, and also when no source of advisories answers: silence is no result.
set -uo pipefail
cd "$(dirname "$0")/../.."
TOOL=pip-audit==2.10.1
folder=${HAAT_HOME:-.local}/audit
failed=()

python_packages() {
  [ -x "$folder/bin/pip-audit" ] || { python3 -m venv "$folder" && "$folder/bin/pip" --quiet install "$TOOL"; } || return 1
  # --strict: a package that the source does not know fails, instead of being skipped.
  "$folder/bin/pip-audit" --strict --progress-spinner off --disable-pip --require-hashes \
    --requirement requirements/dev.txt
}

npm_packages() {
  npm audit --audit-level=high
}

python_packages || failed+=("Python")
npm_packages || failed+=("npm")
if [ ${#failed[@]} -gt 0 ]; then
  echo "audit: FAILED for ${failed[*]}: a vulnerability, or no advisory source answered. See above." >&2
  exit 1
fi
echo "audit: no known vulnerability"
