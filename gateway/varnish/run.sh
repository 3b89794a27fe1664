#!/bin/sh
# run.sh FOLDER ADDRESS MEMORY: runs Varnish in the foreground, unprivileged, without an
# administration port. The script empties FOLDER, which must allow execution.
# HAAT_ORIGIN is the server to fetch from, `name:port`. HAAT_PURGE_SECRET, or the file of
# that name in HAAT_SECRETS_DIR, allows purges.
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
# Answers have up to 400 keys in one header: 16 KB. Idle connections stay open longer than
# at the gateway (55 s).
exec varnishd -F -j none -T none -n "$1/work" -a "http=$2" -f "$here/default.vcl" \
  -s "malloc,$3" -s Transient=malloc,64m -p "vcl_path=$here:$1" \
  -p default_ttl=0 -p default_grace=0 -p timeout_idle=65 -p thread_pool_min=20 \
  -p http_resp_hdr_len=32k -p http_resp_size=64k -p workspace_backend=96k \
  -p vsl_space=16M
