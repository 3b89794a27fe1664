#!/bin/sh
# take-frontend.sh FRONTEND TARGET NODE: copies what a built front end needs to run, without
# build tools. NODE is the target of the locked Node.
set -eu
frontend=$1
target=$2
node=$3
mkdir -p "$target/frontends/shell" "$target/gateway" "$target/node_modules"
cp -r frontends/shell/server frontends/shell/package.json "$target/frontends/shell/"
node take-modules.mjs "$frontend" "$target"
if [ "$frontend" = shell ]; then
  cp -r frontends/shell/dist frontends/shell/dist-server "$target/frontends/shell/"
  cp gateway/*.json "$target/gateway/"
  # The files of the API reference.
  mkdir "$target/node_modules/swagger-ui-dist"
  for file in package.json swagger-ui.css swagger-ui-bundle.js; do
    cp "node_modules/swagger-ui-dist/$file" "$target/node_modules/swagger-ui-dist/"
  done
  echo "import './frontends/shell/server/server.mjs';" >"$target/start.mjs"
else
  mkdir -p "$target/frontends/$frontend"
  cp -r "frontends/$frontend/dist" "$target/frontends/$frontend/"
  printf "process.argv[2] = '%s';\nawait import('./frontends/shell/server/remote-server.mjs');\n" "$frontend" >"$target/start.mjs"
fi
set -- node_modules/node-linux-*/bin/node
[ -x "$1" ] || set -- "$(command -v node)"
strip --strip-all -o "$node" "$1"
