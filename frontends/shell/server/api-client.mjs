/** The calls to the API that one page is made of. */

/** Unpacking would cost more than the short way to the gateway. */
const headersFor = (locale) => ({
  accept: 'application/json',
  'accept-language': locale,
  'accept-encoding': 'identity',
});

async function read(response) {
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return isJson && text ? JSON.parse(text) : text;
}

const cachingOf = ({ headers }) => ({
  cacheControl: headers.get('cache-control') ?? undefined,
  keys: (headers.get('surrogate-key') ?? '').split(' ').filter(Boolean),
});

/**
 * `call(path)` returns {status, data} and rejects without an answer. `answers()`: how each may be
 * cached ({cacheControl, keys}), or null when a call is open, failed or was answered 5xx.
 */
export function recordCalls({ origin, locale, signal }) {
  const answers = [];
  let started = 0;

  async function call(path) {
    started += 1;
    const response = await fetch(origin + path, { headers: headersFor(locale), signal });
    const { status } = response;
    const data = await read(response);
    if (status < 500) answers.push(cachingOf(response));
    return { status, data };
  }

  return { call, answers: () => (answers.length === started ? [...answers] : null) };
}
