/** A page chunk that fails reloads the page, at most once per 60 seconds (spec 4, 8). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChunkError, reloadOnFailedChunks } from '../src/remotes/chunk-guard';

const reload = vi.fn();
const failed = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
});

function reject(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

reloadOnFailedChunks();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failed chunk reloads once, and again only after a minute', () => {
  reject(failed);
  reject(failed);
  vi.advanceTimersByTime(59_999);
  reject(failed);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  reject(failed);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('other failures reload nothing', () => {
  reject(new Error('The network is away'));
  expect(reload).not.toHaveBeenCalled();
});

test('without a memory nothing is reloaded: it could repeat for ever', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  reject(failed);
  expect(reload).not.toHaveBeenCalled();
});

test('scripts and style sheets count, in the words of every browser', () => {
  const words = [
    'Loading CSS chunk 3 failed',
    'Failed to fetch dynamically imported module',
  ];
  expect(words.map((message) => isChunkError({ message }))).toEqual([true, true]);
});
