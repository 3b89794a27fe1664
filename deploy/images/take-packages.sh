#!/bin/sh
# take-packages.sh ROOT PACKAGE...: copies the files of these Debian packages and of their
# dependencies into ROOT, the root of an image, without shell and package manager.
set -eu
root=$1
shift
# Only installation scripts need these; base-files has the folders of a complete system.
unneeded='^(debconf.*|dpkg|install-info|libc-bin|media-types|mime-support|perl.*|readline-common|tar|base-files)$'
packages=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks \
  --no-replaces --no-enhances --installed "$@" | grep -E '^[a-z0-9]' | sed 's/:.*//' | sort -u | grep -Ev "$unneeded")
mkdir -p "$root/usr/bin" "$root/usr/lib" "$root/usr/lib64" "$root/usr/sbin" "$root/etc/ssl/certs" "$root/tmp" "$root/proc" "$root/dev" "$root/sys" "$root/run" "$root/var/tmp"
chmod 1777 "$root/tmp" "$root/var/tmp"
for folder in bin lib lib64 sbin; do ln -sfn "usr/$folder" "$root/$folder"; done
dpkg -L $packages | sort -u | while read -r path; do
  if [ -L "$path" ] || [ -f "$path" ]; then echo "${path#/}"; fi
done | grep -Ev '^usr/share/(doc|man|info|lintian|locale|applications|pixmaps|bash-completion|menu|binfmts|gcc|gdb)/' >/build/taken
tar -C / --no-recursion -cf - -T /build/taken | tar -C "$root" --keep-directory-symlink -xf -
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
cp /etc/os-release "$root/etc/os-release"
printf 'root:x:0:0:root:/:/nonexistent\nhaat:x:10001:10001:Haat:/tmp:/nonexistent\n' >"$root/etc/passwd"
printf 'root:x:0:\nhaat:x:10001:\n' >"$root/etc/group"
echo 'hosts: files dns' >"$root/etc/nsswitch.conf"
# Scanners read the packages of an image here.
mkdir -p "$root/var/lib/dpkg/status.d"
for package in $packages; do dpkg -s "$package" >"$root/var/lib/dpkg/status.d/$package"; done
