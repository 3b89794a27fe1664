/** An import survives a lost network; a missing file is reported. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryImport } from '../src';

const gone = new Error('Loading chunk 7 failed.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an import is retried after one and three seconds', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  load.mockResolvedValue('here');
  const imported = retryImport(load);
  await vi.advanceTimersByTimeAsync(3999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await imported).toBe('here');
});

test('an import is retried immediately when the browser is online again', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('here');
  const imported = retryImport(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await imported).toBe('here');
});

test.each([
  [true, 1],
  [false, 0],
])('online (%s), the third failure is reported', async (isOnline, times) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const [load, onFailed] = [vi.fn().mockRejectedValue(gone), vi.fn()];
  void retryImport(load, onFailed);
  await vi.advanceTimersByTimeAsync(3999);
  expect(onFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onFailed).toHaveBeenCalledTimes(times);
});
