/** Rows of the inbox show the time by themselves. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMinuteText } from '../src/components/enquiries/use-minute-text';

const MINUTE_MS = 60_000;

describe('relative times', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());
  const hours = () => `${Math.floor(Date.now() / (60 * MINUTE_MS))} h`;

  test('updates over time and renders only then', () => {
    let drawn = 0;
    const { result } = renderHook(() => {
      drawn += 1;
      return useMinuteText(hours);
    });
    act(() => vi.advanceTimersByTime(59 * MINUTE_MS));
    expect([result.current, drawn]).toEqual(['0 h', 1]);
    act(() => vi.advanceTimersByTime(MINUTE_MS));
    expect([result.current, drawn]).toEqual(['1 h', 2]);
  });
});
