/** Starts an HTTP server that answers every failure and stops without cutting answers off. */
import http from 'node:http';
import { sendError } from './responses.mjs';
import { log } from '../log.mjs';

const STOP_WITHIN_MS = 5000;

export function serve(name, port, answer) {
  const server = http.createServer(async (request, response) => {
    try {
      // A fixed base: what the client claims to call is no concern of ours.
      const url = new URL(`http://edge${request.url}`);
      const isRead = ['GET', 'HEAD'].includes(request.method);
      const isForm = request.method === 'POST' && url.pathname.startsWith('/forms/');
      if (!isRead && !isForm) return sendError(response, 405);
      await answer(request, response, url, decodeURIComponent(url.pathname));
    } catch (error) {
      const isBadAddress = error instanceof URIError || error.code === 'ERR_INVALID_URL';
      if (!isBadAddress) log('error', 'request_failed', { reason: error.stack });
      if (response.headersSent) return response.destroy();
      sendError(response, isBadAddress ? 400 : 500);
    }
  });
  // On one machine only the gateway reaches it; a pod is reached from outside itself.
  const host = process.env.HOST ?? '127.0.0.1';
  server.listen(port, host, () => log('info', 'listening', { name, port }));
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
