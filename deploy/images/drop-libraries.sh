#!/bin/sh
# drop-libraries.sh ROOT FOLDER...: deletes libraries of ROOT that no program and no other
# library links to. Libraries that are loaded by name at run time stay, such as those that
# resolve host names.
set -eu
root=$1
asked=$(mktemp)
libraries=$(echo "$root"/usr/lib/*-linux-gnu)
rm -rf "$libraries/gconv" "$libraries/krb5" "$libraries/engines-3" "$libraries/ossl-modules"
while :; do
  find "$@" -type f -size +0 \( -name '*.so*' -o -perm -u+x \) -exec readelf -d {} + 2>/dev/null |
    sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort -u >"$asked"
  dropped=
  for file in "$libraries"/*.so*; do
    name=$(readelf -d "$file" 2>/dev/null | sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p')
    case $name in ld-linux* | libnss_* | libgcc_s.so.1 | libresolv.so.2) continue ;; esac
    if ! grep -qxF "${name:-none}" "$asked"; then rm "$file"; dropped=yes; fi
  done
  [ "$dropped" ] || break
done
ldconfig -r "$root" 2>/dev/null || true
rm "$asked"
