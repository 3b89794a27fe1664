/** A page as search engines and messengers get it. */
import { expect, type APIRequestContext } from '@playwright/test';

type Thing = { '@type': string; [name: string]: unknown };
const BLOCK = /<script type="application\/ld\+json">(.+?)<\/script>/g;

/** The HTML of the edge, and what its JSON-LD says of a type. */
export async function crawl(request: APIRequestContext, path: string, status = 200) {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  expect(answer.status(), path).toBe(status);
  const html = await answer.text();
  const things = [...html.matchAll(BLOCK)].map(
    ([, text = '']) => JSON.parse(text) as Thing,
  );
  const typed = (type: string) => things.find((thing) => thing['@type'] === type);
  const found = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    html,
    typed,
    title: found(/<title>(.+?)<\/title>/),
    description: found(/<meta name="description" content="(.+?)">/),
  };
}
