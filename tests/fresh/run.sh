#!/usr/bin/env bash
# `make fresh-test`: `make up` and `make test` in a new Debian. D=12, D=13 or both;
# ONLY=up omits the tests, KEEP=1 does not delete the root. As root, on Debian.
#
# The commit is cloned into a new root with its own mounts and processes. Configuration,
# certificates and variables for package registries are copied from this machine.
set -euo pipefail
cd "$(dirname "$0")/../.."
checkout=$PWD
logs=$checkout/.local/fresh
port=${HAAT_FRESH_PORT:-18000}
declare -A suites=([12]=bookworm [13]=trixie)
# Only what a new machine has; `make up` installs the rest.
packages=ca-certificates,git,make,python3
registries='^(PIP_|UV_|npm_config_|NPM_CONFIG_|SSL_CERT_|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|[A-Za-z]+_(proxy|PROXY)=)'

refuse() {
  echo "$1" >&2
  exit 1
}

# The address from which this machine takes Debian itself.
mirror() {
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
    sed -nE 's/^(URIs:|deb( \[[^]]*\])?) *([^ ]+\/debian\/?)( .*)?$/\3/p' | head -n 1
}

make_root() {
  local root=$1 suite=$2 options=$1.apt
  apt-config dump | grep -E '^Acquire::(http|https)' >"$options" || true
  mmdebstrap --quiet --variant=minbase --include="$packages" --aptopt="$options" "$suite" "$root" "$(mirror)"
  rm "$options"
}

# Configuration and certificates by which this machine reaches pip's and npm's registries.
copy_configuration() {
  local root=$1 file
  for file in /etc/pip.conf /etc/npmrc /etc/uv ~/.npmrc ~/.pip ~/.config/pip ~/.config/uv /usr/local/share/ca-certificates; do
    [ ! -e "$file" ] || { mkdir -p "$root$(dirname "$file")" && cp -aT "$file" "$root$file"; }
  done
  cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
  chroot "$root" update-ca-certificates >/dev/null
}

# With its own mounts, processes and shared memory: all of it ends with the last command.
inside() {
  local root=$1
  shift
  env -i HOME=/root TERM="${TERM:-dumb}" PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    "${passed[@]}" HAAT_PORT="$port" \
    unshare --mount --pid --ipc --fork --kill-child bash -euc '
      root=$1; shift
      mount --bind "$root" "$root"  # a root is a mount of its own, on a machine
      mount -t proc proc "$root/proc"
      mount --rbind /sys "$root/sys"
      mount --rbind /dev "$root/dev"
      mount -t tmpfs -o size=2G,mode=1777 tmpfs "$root/dev/shm"
      exec chroot "$root" bash -c "cd /srv/haat && { $*; }; exit \$?"' inside "$root" "$@"
}

# Prints the seconds a step took; its output goes to the terminal and into a log.
step() {
  local name=$1 log=$logs/debian-$debian-$1.log began=$SECONDS mark=✓
  shift
  "$@" 2>&1 | tee "$log" || mark=✗
  result+=("$mark Debian $debian: $name ($((SECONDS - began)) s)")
  [ "$mark" = ✓ ]
}

clean() {
  [ -n "${KEEP:-}" ] || rm -rf --one-file-system "$root"
}

try() {
  root=$(mktemp -d "${TMPDIR:-/var/tmp}/haat-debian-$debian.XXXXXX")
  trap clean EXIT
  chmod 755 "$root"
  step root make_root "$root" "${suites[$debian]}" || return 0
  copy_configuration "$root"
  git clone --quiet --no-hardlinks "$checkout" "$root/srv/haat"
  step up inside "$root" "make up && make status && make down" || return 0
  [ "${ONLY:-}" = up ] || step test inside "$root" "make test" || return 0
}

[ "$(id -u)" = 0 ] || refuse "make fresh-test makes a root: run it as root."
command -v apt-get >/dev/null || refuse "make fresh-test needs Debian's apt-get."
command -v mmdebstrap >/dev/null || apt-get install -y -q mmdebstrap >/dev/null
mapfile -t passed < <(env | grep -E "$registries" || true)
mkdir -p "$logs"
result=()
for debian in "${@:-12 13}"; do
  for debian in $debian; do
    [ -n "${suites[$debian]:-}" ] || refuse "D is 12 or 13."
    try
    clean
  done
done
printf '\n'
printf '%s\n' "${result[@]}" "Logs: $logs"
[[ "${result[*]}" != *✗* ]]
