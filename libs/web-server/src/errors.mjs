/** The error bodies of the API contract. */
import { log } from './log.mjs';

const ERRORS = {
  400: ['Bad request.', 'bad_request'],
  403: ['Forbidden.', 'forbidden'],
  404: ['Not found.', 'not_found'],
  405: ['Method not allowed.', 'method_not_allowed'],
  413: ['The request is too large.', 'too_large'],
  500: ['Server error.', 'server_error'],
};

/** As a service sends it. A status without a body of its own is 500 or 400. */
export function sendError(reply, status) {
  const answered = ERRORS[status] ? status : status < 500 ? 400 : 500;
  const [message, code] = ERRORS[answered];
  const body = { message, code, reason: { code, params: {} } };
  return reply.code(answered).header('cache-control', 'no-store').send(body);
}

export function handleError(error, _request, reply) {
  const status = error instanceof URIError ? 400 : (error.statusCode ?? 500);
  if (status >= 500) log.error({ reason: error.stack }, 'request_failed');
  return sendError(reply, status);
}
