/** A network that is away for a moment takes no part of the page with it; a file that is gone is told. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../src';

const gone = new Error('Loading chunk 7 failed.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('asks again after one and three seconds', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  load.mockResolvedValue('here');
  const asked = patiently(load);
  await vi.advanceTimersByTimeAsync(3999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('here');
});

test('asks at once when the network is back', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('here');
  const asked = patiently(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await asked).toBe('here');
});

test.each([
  [true, 1],
  [false, 0],
])('with a network (%s) the third failure is told', async (isOnline, times) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const [load, onLost] = [vi.fn().mockRejectedValue(gone), vi.fn()];
  void patiently(load, onLost);
  await vi.advanceTimersByTimeAsync(3999);
  expect(onLost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLost).toHaveBeenCalledTimes(times);
});
