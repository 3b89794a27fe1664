#!/bin/sh
# The parts of the official image's start that compose.yaml relies on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 >/dev/null
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl start -w -o "-c listen_addresses='' -c unix_socket_directories=/tmp" >/dev/null
  export PGPASSWORD="$(cat "$POSTGRES_PASSWORD_FILE")"
  for file in /docker-entrypoint-initdb.d/*.sql; do
    psql -v ON_ERROR_STOP=1 -h /tmp -U "$POSTGRES_USER" -d postgres -f "$file"
  done
  pg_ctl stop -w >/dev/null
fi
shift # the word postgres: the official image takes the server's own words after it
exec postgres -c listen_addresses='*' -c unix_socket_directories=/tmp "$@"
