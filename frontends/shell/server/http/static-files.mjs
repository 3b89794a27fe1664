/** Files of one folder: hashed names never change, all others are asked for each time. */
import fs from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sendError } from './responses.mjs';
import { fileHeaders } from './security-headers.mjs';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.cjs': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.html': 'text/html; charset=utf-8',
};
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** A plain name with a hash, of a type that is served. */
export const isHashed = (name) =>
  /^[\w.-]+$/.test(name) && HASHED.test(name) && Boolean(TYPES[path.extname(name)]);

/** The file's full path, or null when it lies outside the folder or is not served at all. */
function locate(folder, name) {
  const full = path.join(folder, name);
  const isInside = full.startsWith(folder + path.sep);
  return isInside && TYPES[path.extname(full)] ? full : null;
}

const takesBrotli = (request) => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

/** The build lays a packed one beside each text of a hashed name. */
async function packedOf(full, request) {
  if (!HASHED.test(full) || !takesBrotli(request)) return null;
  return stat(`${full}.br`).catch(() => null);
}

export async function sendFile(response, folder, name) {
  const full = locate(folder, name);
  const found = full ? await stat(full).catch(() => null) : null;
  // Never the page instead of a script: the browser would run HTML.
  if (!found?.isFile()) return sendError(response, 404);
  const tag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
  const headers = {
    ...fileHeaders,
    'cache-control': HASHED.test(full) ? FOREVER : 'no-cache',
    etag: tag,
  };
  if (response.req.headers['if-none-match'] === tag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const packed = await packedOf(full, response.req);
  response.writeHead(200, {
    ...headers,
    ...(packed ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
    'content-type': TYPES[path.extname(full)],
    'content-length': (packed ?? found).size,
  });
  if (response.req.method === 'HEAD') return response.end();
  fs.createReadStream(packed ? `${full}.br` : full)
    .on('error', () => response.destroy())
    .pipe(response);
}
