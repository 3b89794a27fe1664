# Stands for node:24-bookworm-slim where no registry is reached.
ARG DEBIAN
FROM ${DEBIAN}
RUN apt-get update -q && apt-get install -qy --no-install-recommends libstdc++6
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
