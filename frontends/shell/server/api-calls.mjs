/** The edge's own calls to the API: over connections that stay open, and written down for the next asking. */
import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { makeMemory } from './api-memory.mjs';

const AGENTS = {
  'http:': [http, new http.Agent({ keepAlive: true, maxSockets: 64 })],
  'https:': [https, new https.Agent({ keepAlive: true, maxSockets: 64 })],
};
const NOT_MODIFIED = 304;
/** A shop or a category answers under its old name with where it is now. */
const MOVED = [301, 302, 307, 308];
const MOST_MOVES = 3;
const memory = makeMemory();

function send(url, headers, signal) {
  const [client, agent] = AGENTS[url.slice(0, url.indexOf(':') + 1)];
  return new Promise((resolve, reject) => {
    const asking = client.get(url, { agent, headers, signal }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => resolve({ answer, body: Buffer.concat(parts) }));
    });
    asking.on('error', reject);
  });
}

const digest = (status, body) =>
  createHash('sha1').update(`${status} `).update(body).digest('base64');

/** version: the same for the same answer, whoever gave it. */
function read({ statusCode: status, headers }, body, last) {
  const { etag } = headers;
  // Strong where it is made, weak where it is kept: the same answer.
  const version = etag?.replace(/^W\//, '') ?? digest(status, body);
  if (last?.version === version) return last;
  const isJson = /\bjson\b/.test(headers['content-type']) && body.length > 0;
  const data = isJson ? JSON.parse(body) : body.toString();
  const { 'cache-control': cacheControl, 'surrogate-key': text = '' } = headers;
  const keys = text.split(' ').filter(Boolean);
  return { status, etag, version, data, cacheControl, keys, size: body.length };
}

/** Unpacking would cost more than the short way to the gateway. */
const headersFor = (locale, last) => ({
  accept: 'application/json',
  'accept-language': locale,
  'accept-encoding': 'identity',
  ...(last?.etag ? { 'if-none-match': last.etag } : {}),
});

/** Answers {status, version, data}, `data` shared with all who were answered the same. */
async function ask({ url, locale, signal }, moves = MOST_MOVES) {
  const key = `${locale} ${url}`;
  const last = memory.last(key);
  const { answer, body } = await send(url, headersFor(locale, last), signal);
  const { statusCode: status, headers } = answer;
  if (status === NOT_MODIFIED && last) return last;
  if (headers.location && moves && MOVED.includes(status)) {
    return ask({ url: new URL(headers.location, url).href, locale, signal }, moves - 1);
  }
  const now = read(answer, body, last);
  if (status < 500) memory.remember(key, now);
  return now;
}

/** `ask(path)` for one page; `known()`: its calls, when every one of them was answered well. */
export function recordCalls({ origin, locale, signal }) {
  const calls = [];
  let begun = 0;

  return {
    async ask(path) {
      begun += 1;
      const call = { url: origin + path, locale };
      const answer = await ask({ ...call, signal });
      const { status, version, cacheControl, keys } = answer;
      if (status < 500) calls.push({ ...call, version, cacheControl, keys });
      return answer;
    },
    known: () => (calls.length === begun ? [...calls] : null),
  };
}
