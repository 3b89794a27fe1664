/** /api/docs: the merged OpenAPI and the events, shown by files of our own machine. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { send } from '../http/responses.mjs';
import { eventsPage } from './events-docs.mjs';
import { docsHeaders } from '../http/security-headers.mjs';
import { sendFile } from '../http/static-files.mjs';

const FOLDER = path.dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const START = `addEventListener('DOMContentLoaded', () => {
  SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });
});
`;
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Haat API</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<link rel="stylesheet" href="/api/docs/swagger-ui.css">' +
  '<script defer src="/api/docs/swagger-ui-bundle.js"></script>' +
  '<script defer src="/api/docs/start.js"></script>' +
  '</head><body><nav aria-label="API reference" style="padding:1rem;font:16px system-ui">' +
  '<a href="/api/docs" aria-current="page">Requests</a> · <a href="/api/docs/events">Events</a></nav>' +
  '<div id="docs"></div></body></html>';

/** true when the address was one of these. */
export async function answerDocs(response, pathname, openApiFile) {
  const folder = path.dirname(openApiFile);
  if (pathname === '/api/openapi.json' || pathname === '/api/docs/asyncapi.json') {
    await sendFile(response, folder, path.basename(pathname));
    return true;
  }
  if (pathname === '/api/docs' || pathname === '/api/docs/') {
    send(response, 200, 'text/html; charset=utf-8', PAGE, docsHeaders);
    return true;
  }
  if (pathname === '/api/docs/events') {
    const page = await eventsPage(path.join(folder, 'asyncapi.json'));
    send(response, 200, 'text/html; charset=utf-8', page, docsHeaders);
    return true;
  }
  const [, file] = /^\/api\/docs\/([\w.-]+)$/.exec(pathname) ?? [];
  if (file === 'start.js') {
    send(response, 200, 'text/javascript; charset=utf-8', START);
    return true;
  }
  if (!FILES.includes(file)) return false;
  await sendFile(response, FOLDER, file);
  return true;
}
