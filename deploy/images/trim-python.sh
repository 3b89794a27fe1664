#!/bin/sh
# trim-python.sh FOLDER ROOT [PACKAGE...]: deletes files that no process of ours reads, and
# compiles the others. The named packages keep their source, so tracebacks show its lines.
# ROOT is the part of the folder's path that does not exist in the image.
set -eu
folder=$1
root=$2
shift 2
ours="/site-packages/($(echo "$*" | tr ' ' '|'))/"
find "$folder" -type d \( -name tests -o -name test -o -name testing -o -name __pycache__ \) -prune -exec rm -rf {} +
find "$folder" -type f -regextype posix-extended -regex '.*\.(a|c|cpp|h|hpp|png|proto|pxd|pxi|pyi|pyx)' -delete
# Places, carriers and time zones of phone numbers: we only check whether a number is valid.
find "$folder" -type d -path '*/phonenumbers/*' \( -name geodata -o -name carrierdata -o -name tzdata \) -prune -exec rm -rf {} +
# Dialects of other databases; syntax colours of other languages.
find "$folder" -type d -path '*/sqlalchemy/dialects/*' \( -name mssql -o -name mysql -o -name oracle -o -name sqlite \) -prune -exec rm -rf {} +
find "$folder" -type f -path '*/pygments/lexers/*' ! -name '__init__.py' ! -name '_mapping.py' ! -name 'python.py' ! -name 'special.py' -delete
for name in ensurepip idlelib lib2to3 pydoc_data tkinter turtledemo; do rm -rf "${folder:?}/$name"; done
# Modules whose libraries nothing else needs.
find "$folder" -path '*/lib-dynload/*' \( -name 'nis.*' -o -name '_dbm.*' -o -name 'readline.*' -o -name '_curses*' -o -name '_sqlite3.*' \) -delete
# Debug symbols; not of libvips, which strip breaks.
find "$folder" -type f -name '*.so*' ! -path '*/pyvips_binary*' -exec strip --strip-unneeded {} + 2>/dev/null || true
python3 -m compileall -q -b -j 0 -s "$root" -p / -x "$ours" "$folder" >/dev/null || true
find "$folder" -name '*.pyc' | sed 's/c$//' | xargs rm -f
for name in "$@"; do
  python3 -m compileall -q --invalidation-mode unchecked-hash -s "$root" -p / "$folder"/lib/python3.*/site-packages/"$name"
done
