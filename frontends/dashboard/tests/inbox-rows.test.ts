/** The inbox draws what a phone shows first; its rows tell the time by themselves. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FIRST_ROWS, useByAndBy } from '../src/features/inbox/use-by-and-by';
import { useTicking } from '../src/features/inbox/use-ticking';

const MINUTE_MS = 60_000;

describe('rows by and by', () => {
  beforeEach(() => {
    // jsdom knows neither fonts nor idle moments.
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
    Object.defineProperty(document, 'fonts', {
      value: { ready: Promise.resolve() },
      configurable: true,
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('all are drawn in the end, never more than there are', async () => {
    const seen: number[] = [];
    const { result } = renderHook(() => {
      const drawn = useByAndBy(20);
      seen.push(drawn);
      return drawn;
    });
    expect(seen[0]).toBe(FIRST_ROWS);
    await waitFor(() => expect(result.current).toBe(20));
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(Math.max(...seen)).toBe(20);
  });

  test('a short list is there at once', () => {
    const { result } = renderHook(() => useByAndBy(3));
    expect(result.current).toBe(3);
  });
});

describe('what is told by the clock', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());
  const hours = () => `${Math.floor(Date.now() / (60 * MINUTE_MS))} h`;

  test('changes by itself, and is drawn again only then', () => {
    let drawn = 0;
    const { result } = renderHook(() => {
      drawn += 1;
      return useTicking(hours);
    });
    act(() => vi.advanceTimersByTime(59 * MINUTE_MS));
    expect([result.current, drawn]).toEqual(['0 h', 1]);
    act(() => vi.advanceTimersByTime(MINUTE_MS));
    expect([result.current, drawn]).toEqual(['1 h', 2]);
  });
});
