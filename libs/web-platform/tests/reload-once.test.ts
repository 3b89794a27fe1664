/** A page chunk that fails reloads the page, at most once per 60 seconds (spec 4, 8). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureKind, isChunkError, reloadOnFailedChunks } from '../src';

const reload = vi.fn();
const server = vi.fn();
const failed = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
});

async function reject(reason: unknown): Promise<void> {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await vi.advanceTimersByTimeAsync(0);
}

reloadOnFailedChunks();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload, href: 'https://haat.test/help' });
  vi.stubGlobal('fetch', server.mockResolvedValue({ status: 200 }));
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a failed chunk reloads once, and again only after a minute', async () => {
  await reject(failed);
  await reject(failed);
  vi.advanceTimersByTime(59_999);
  await reject(failed);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await reject(failed);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('other failures reload nothing', async () => {
  await reject(new Error('The network is away'));
  expect(reload).not.toHaveBeenCalled();
});

test('without a memory nothing is reloaded: it could repeat for ever', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  await reject(failed);
  expect(reload).not.toHaveBeenCalled();
});

test('failed scripts and style sheets count, in every browser’s message', () => {
  const words = [
    'Loading CSS chunk 3 failed',
    'Failed to fetch dynamically imported module',
  ];
  expect(words.map((message) => isChunkError({ message }))).toEqual([true, true]);
});

test('two parts that fail at the same moment reload once', async () => {
  await Promise.all([reject(failed), reject(failed)]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['no answer', () => server.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['an outage', () => server.mockResolvedValue({ status: 503 })],
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])("the page is not given up for the browser's own error page: %s", async (_, fail) => {
  fail();
  await reject(failed);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 'offline'],
  [new TypeError('Failed to fetch'), 'offline'],
  [{ status: 503, data: {} }, 'unavailable'],
  [{ status: 'PARSING_ERROR', originalStatus: 502 }, 'unavailable'],
  [failed, 'outdated'],
  [new TypeError('x.y is undefined'), 'other'],
  [{ status: 500, data: {} }, 'other'],
  [undefined, 'other'],
])('%o is %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});
