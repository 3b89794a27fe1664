#!/bin/sh
# Become one process of the stack: launch.sh <name> <command...>
# The pid file is written by the process itself, so it is right after every restart.
set -e
name=$1
shift
set -a
. "$HAAT_RUN_DIR/env"
set +a
echo $$ >"$HAAT_RUN_DIR/$name.pid"
exec "$@"
