#!/usr/bin/env bash
# `make audit`: known vulnerabilities of the locked Python and npm packages. It fails when
# one is found, and also when no source of advisories answers: silence is no result.
# `advisories.sh npm_packages` audits only these.
set -uo pipefail
cd "$(dirname "$0")/../.."
TOOL=pip-audit==2.10.1
folder=${HAAT_HOME:-.local}/audit
failed=()

python_packages() {
  local locks=(requirements/*.txt)
  [ -x "$folder/bin/pip-audit" ] || { python3 -m venv "$folder" && "$folder/bin/pip" --quiet install "$TOOL"; } || return 1
  # --strict: a package that the source does not know fails, instead of being skipped.
  "$folder/bin/pip-audit" --strict --progress-spinner off --disable-pip --require-hashes \
    "${locks[@]/#/--requirement=}"
}

# What visitors get is audited from `moderate` on. Build tools only read our own files: there,
# a moderate advisory without a mended version would hide the next one for months.
npm_packages() {
  npm audit --package-lock-only --omit=dev --audit-level=moderate &&
    npm audit --package-lock-only --audit-level=high
}

measuring_tools() {
  npm audit --package-lock-only --prefix tests/load/web --audit-level=high
}

[ $# -gt 0 ] || set -- python_packages npm_packages measuring_tools
for packages in "$@"; do
  "$packages" || failed+=("$packages")
done
if [ ${#failed[@]} -gt 0 ]; then
  echo "audit: FAILED for ${failed[*]}: a vulnerability, or no advisory source answered. See above." >&2
  exit 1
fi
echo "audit: no known vulnerability"
