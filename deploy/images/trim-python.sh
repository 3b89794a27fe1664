#!/bin/sh
# trim-python.sh FOLDER [ROOT]: drops what no process of ours reads, compiles the rest once.
# ROOT is what the image will not know of the folder's path.
set -eu
folder=$1
root=${2:-/}
find "$folder" -type d \( -name tests -o -name test -o -name __pycache__ \) -prune -exec rm -rf {} +
find "$folder" -type f \( -name '*.pyx' -o -name '*.pxd' -o -name '*.c' -o -name '*.h' -o -name '*.pyi' -o -name '*.a' \) -delete
# Places, carriers and time zones of numbers: only whether a number can exist is asked.
find "$folder" -type d -path '*/phonenumbers/*' \( -name geodata -o -name carrierdata -o -name tzdata \) -prune -exec rm -rf {} +
for name in ensurepip idlelib lib2to3 pydoc_data tkinter turtledemo; do rm -rf "${folder:?}/$name"; done
# Symbols for debuggers; libvips was linked in a way that strip breaks.
find "$folder" -type f -name '*.so*' ! -path '*/pyvips_binary*' -exec strip --strip-unneeded {} + 2>/dev/null || true
python3 -m compileall -q -j 0 --invalidation-mode unchecked-hash -s "$root" -p / "$folder" >/dev/null || true
