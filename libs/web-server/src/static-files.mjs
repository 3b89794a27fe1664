/** Files of a folder: hashed names are cached for ever, all others are revalidated. */
import fastifyStatic from '@fastify/static';
import path from 'node:path';
import { fileHeaders } from './security-headers.mjs';

const EXTENSIONS = /\.(js|css|json|webmanifest|cjs|woff2|svg|png|webp|html)$/;
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.br)?$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** A plain name with a hash, of a type that is served. */
export const isHashed = (name) =>
  /^[\w.-]+$/.test(name) && HASHED.test(name) && EXTENSIONS.test(name);

function setHeaders(reply, file) {
  reply.headers(fileHeaders);
  reply.header('cache-control', HASHED.test(path.basename(file)) ? FOREVER : 'no-cache');
}

/** Options of @fastify/static: the build writes a `.br` next to each text of a hashed name. */
export const staticFiles = (root, options) => [
  fastifyStatic,
  {
    root,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    allowedPath: (pathname) => EXTENSIONS.test(pathname),
    setHeaders,
    ...options,
  },
];
