/** The edge's own calls to the API: over connections that stay open, and written down for the next asking. */
import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';

const AGENTS = {
  'http:': [http, new http.Agent({ keepAlive: true, maxSockets: 64 })],
  'https:': [https, new https.Agent({ keepAlive: true, maxSockets: 64 })],
};
/** They have no body. */
const EMPTY = [204, 205, 304];
/** A shop or a category answers under its old name with where it is now. */
const MOVED = [301, 302, 307, 308];
const MOST_MOVES = 3;

function ask({ url, headers, signal }, moves = MOST_MOVES) {
  const [client, agent] = AGENTS[new URL(url).protocol];
  return new Promise((resolve, reject) => {
    const asking = client.get(url, { agent, headers, signal }, (answer) => {
      const { location } = answer.headers;
      if (location && moves && MOVED.includes(answer.statusCode)) {
        answer.resume();
        const there = new URL(location, url).href;
        resolve(ask({ url: there, headers, signal }, moves - 1));
        return;
      }
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          type: answer.headers['content-type'] ?? '',
          body: Buffer.concat(parts),
        }),
      );
    });
    asking.on('error', reject);
  });
}

const digest = ({ status, body }) =>
  createHash('sha1').update(`${status} `).update(body).digest('base64');

/** `fetch` for one page; `known()`: its calls, when every one of them was answered well. */
export function recordCalls() {
  const calls = [];
  let begun = 0;

  async function fetch(request) {
    begun += 1;
    const { url, signal } = request;
    const headers = Object.fromEntries(request.headers);
    const answer = await ask({ url, headers, signal });
    if (answer.status < 500) calls.push({ url, headers, digest: digest(answer) });
    const { status, type, body } = answer;
    return new Response(EMPTY.includes(status) ? null : body, {
      status,
      headers: { 'content-type': type },
    });
  }

  return { fetch, known: () => (calls.length === begun ? [...calls] : null) };
}

/** Asks all of it again: would a page made of these answers be the same? */
export async function areUnchanged(calls, signal) {
  const same = await Promise.all(
    calls.map(async ({ url, headers, digest: before }) => {
      const answer = await ask({ url, headers, signal });
      return digest(answer) === before;
    }),
  ).catch(() => [false]);
  return same.every(Boolean);
}
