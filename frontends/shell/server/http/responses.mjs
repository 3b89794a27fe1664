/** How the edge answers: JSON, text, and the contract's error bodies. */
const ERRORS = {
  400: ['Bad request.', 'bad_request'],
  403: ['Forbidden.', 'forbidden'],
  404: ['Not found.', 'not_found'],
  405: ['Method not allowed.', 'method_not_allowed'],
  500: ['Server error.', 'server_error'],
  502: ['The service is not available.', 'service_unavailable'],
};

export function send(response, status, type, body, headers = {}) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

export const sendJson = (response, status, value, headers) =>
  send(response, status, 'application/json', JSON.stringify(value), headers);

export const sendText = (response, status, text, headers) =>
  send(response, status, 'text/plain; charset=utf-8', text, headers);

/** The body a service would have sent. */
export function sendError(response, status, headers) {
  const known = ERRORS[status] ? status : 500;
  const [message, code] = ERRORS[known];
  const reason = { code, params: {} };
  sendJson(response, known, { message, code, reason }, headers);
}

export function redirect(response, status, location) {
  response.writeHead(status, { location, 'cache-control': 'no-cache' });
  response.end();
}
