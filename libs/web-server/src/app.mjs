/** The HTTP server that the shell and the remotes share. */
import Fastify, { LogController } from 'fastify';
import { log } from './log.mjs';
import { handleError, sendError } from './errors.mjs';

const MAX_BODY_BYTES = 32_768;
/** Codes in addresses of leads are longer than Fastify's 100. */
const MAX_PARAM_LENGTH = 1000;
const STOP_MS = 5000;

export function createApp() {
  const app = Fastify({
    loggerInstance: log,
    // Traefik writes the access log.
    logController: new LogController({ disableRequestLogging: true }),
    // While it stops it finishes the requests of open connections.
    return503OnClosing: false,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: handleError,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));
  // Each path has a GET route: what matches no route has another method.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return sendError(reply, 405);
    if (!URL.canParse(`http://edge${request.url}`)) return sendError(reply, 400);
  });
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok'));
  return app;
}

/** Listens until SIGTERM or SIGINT, then finishes open requests for 5 s at most. */
export async function listen(app, port) {
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_MS).unref();
    app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // On one machine only the gateway reaches it; a pod is reached from outside itself.
  const host = process.env.HOST ?? '127.0.0.1';
  await app.listen({ port, host, listenTextResolver: () => 'listening' });
}
