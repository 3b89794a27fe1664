#!/bin/sh
# run.sh FOLDER ADDRESS MEMORY: Varnish as Haat runs it, in the foreground, unprivileged,
# without a port for commands. FOLDER may be emptied; it allows execution.
# HAAT_ORIGIN is what it fetches from, `name:port`; HAAT_PURGE_SECRET lets purges in, or
# the file of that name in HAAT_SECRETS_DIR.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export PATH="$PATH:/usr/sbin"
secret=${HAAT_SECRETS_DIR:-/nowhere}/HAAT_PURGE_SECRET
if [ -z "${HAAT_PURGE_SECRET:-}" ] && [ -f "$secret" ]; then
  HAAT_PURGE_SECRET=$(cat "$secret")
  export HAAT_PURGE_SECRET
fi
mkdir -p "$1"
cat >"$1/origin.vcl" <<VCL
vcl 4.1;
backend origin {
    .host = "${HAAT_ORIGIN%:*}";
    .port = "${HAAT_ORIGIN##*:}";
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
    .between_bytes_timeout = 10s;
}
VCL
# Answers carry up to 400 keys in one header, which makes 16 KB. Idle connections stay
# longer than the gateway keeps them (55 s).
exec varnishd -F -j none -T none -n "$1/work" -a "http=$2" -f "$here/default.vcl" \
  -s "malloc,$3" -s Transient=malloc,64m -p "vcl_path=$here:$1" \
  -p default_ttl=0 -p default_grace=0 -p timeout_idle=65 -p thread_pool_min=20 \
  -p http_resp_hdr_len=32k -p http_resp_size=64k -p workspace_backend=96k \
  -p vsl_space=16M
