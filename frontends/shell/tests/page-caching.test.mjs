import { expect, test } from 'vitest';
import { pageCaching } from '../server/ssr/page-caching.mjs';

const SHARED = 's-maxage=20, stale-while-revalidate=10, stale-if-error=86400';
const PUBLIC = `public, max-age=0, ${SHARED}`;
const answer = (keys, cacheControl = PUBLIC) => ({
  cacheControl,
  keys,
});

test('a page has the keys of all its answers, each once', () => {
  const calls = [answer(['catalog', 'product:1']), answer(['catalog', 'category'])];
  expect(pageCaching(calls)).toEqual({
    'cache-control': `public, max-age=0, ${SHARED}`,
    'surrogate-key': 'page catalog product:1 category',
  });
});

test('a page is as cacheable as its least cacheable answer', () => {
  const short = answer(['trend'], 'public, max-age=0, s-maxage=5');
  expect(pageCaching([answer([]), short])['cache-control']).toContain('s-maxage=5,');
  for (const control of [
    'no-store',
    'private, no-cache',
    'public, max-age=60',
    undefined,
  ]) {
    expect(pageCaching([answer([]), { cacheControl: control, keys: [] }])).toEqual({
      'cache-control': 'no-store',
    });
  }
});

test('an incomplete page is stored nowhere', () => {
  expect(pageCaching(null)).toEqual({ 'cache-control': 'no-store' });
});
