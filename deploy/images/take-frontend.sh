#!/bin/sh
# take-frontend.sh FRONTEND TARGET NODE: copies what a built front end needs to run, without
# build tools. NODE is the target of the locked Node.
set -eu
frontend=$1
target=$2
node=$3
mkdir -p "$target/frontends/$frontend" "$target/node_modules"
node take-modules.mjs "$frontend" "$target"
cp -r "frontends/$frontend/package.json" "frontends/$frontend/dist" "$target/frontends/$frontend/"
if [ "$frontend" = shell ]; then
  mkdir "$target/gateway"
  cp -r frontends/shell/server frontends/shell/dist-server "$target/frontends/shell/"
  cp gateway/*.json "$target/gateway/"
  # The files of the API reference.
  mkdir "$target/node_modules/swagger-ui-dist"
  for file in package.json swagger-ui.css swagger-ui-bundle.js; do
    cp "node_modules/swagger-ui-dist/$file" "$target/node_modules/swagger-ui-dist/"
  done
  echo "import './frontends/shell/server/server.mjs';" >"$target/start.mjs"
else
  mkdir -p "$target/libs/web-server"
  cp -r libs/web-server/src libs/web-server/package.json "$target/libs/web-server/"
  printf "process.argv[2] = '%s';\nawait import('./libs/web-server/src/remote-server.mjs');\n" "$frontend" >"$target/start.mjs"
fi
set -- node_modules/node-linux-*/bin/node
[ -x "$1" ] || set -- "$(command -v node)"
strip --strip-all -o "$node" "$1"
