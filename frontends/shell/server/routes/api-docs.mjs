/** /api/docs: the merged OpenAPI and the events, rendered with files of our own. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { eventsPage } from './events-docs.mjs';
import { docsHeaders } from '@haat/server/security-headers';

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

export async function apiDocs(app, { openApiFile }) {
  const folder = path.dirname(openApiFile);
  const sendPage = (reply, html) =>
    reply
      .headers({ ...docsHeaders, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);

  app.get('/api/openapi.json', (_request, reply) =>
    reply.sendFile(path.basename(openApiFile), folder),
  );
  app.get('/api/docs/asyncapi.json', (_request, reply) =>
    reply.sendFile('asyncapi.json', folder),
  );
  for (const address of ['/api/docs', '/api/docs/']) {
    app.get(address, (_request, reply) => sendPage(reply, PAGE));
  }
  app.get('/api/docs/events', async (_request, reply) =>
    sendPage(reply, await eventsPage(path.join(folder, 'asyncapi.json'))),
  );
  app.get('/api/docs/start.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(START),
  );
  for (const file of FILES) {
    app.get(`/api/docs/${file}`, (_request, reply) => reply.sendFile(file, FOLDER));
  }
}
