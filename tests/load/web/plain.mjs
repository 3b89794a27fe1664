/** The plain single bundle to compare with: one file, no server rendering; its files stand in for the edge's pages. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const run = promisify(execFile);
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** kind: `whole` or `split`. Answers the files of each chunk by name. */
export async function buildSingle(root, folder, kind) {
  const script = path.join(root, 'libs/web-build/single.cjs');
  const { stdout } = await run(process.execPath, [script, folder, kind], { cwd: root });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

export function sentBytes(folder, files) {
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
  return scripts.reduce(
    (sum, file) =>
      sum + brotliCompressSync(fs.readFileSync(path.join(folder, file))).length,
    0,
  );
}

export function servePlain(folder, files, port) {
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/assets/${file}">`
      : `<script defer src="/assets/${file}"></script>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${tags.join('')}</head><body><div id="root"></div></body></html>`;
  const packed = new Map();
  const server = http.createServer((request, response) => {
    const name = request.url.startsWith('/assets/') ? path.basename(request.url) : '';
    const full = path.join(folder, name.split('?')[0]);
    const isFile = name !== '' && fs.existsSync(full);
    const type = isFile ? (TYPES[path.extname(full)] ?? 'image/svg+xml') : 'text/html';
    if (!packed.has(full)) {
      packed.set(full, brotliCompressSync(isFile ? fs.readFileSync(full) : html));
    }
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(packed.get(full));
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve(server)),
  );
}
