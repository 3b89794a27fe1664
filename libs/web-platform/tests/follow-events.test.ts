import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../src/live/event-stream';
import { followEvents, type Follow } from '../src/live/follow-events';

const encoder = new TextEncoder();
type Answer = { status?: number; says?: string[]; stays?: boolean };

/** The far end of the network: what it answers to each try, and the requests to it. */
function server(answers: Answer[]) {
  const requests: Headers[] = [];
  const answer = async (_url: unknown, init?: RequestInit) => {
    requests.push(new Headers(init?.headers));
    const { status = 200, says = [], stays = false } = answers.shift() ?? { stays: true };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of says) controller.enqueue(encoder.encode(text));
        if (!stays) controller.close();
      },
    });
    return new Response(status === 200 ? body : null, { status });
  };
  vi.stubGlobal('fetch', answer);
  return requests;
}

const stop = { now: new AbortController() };

function follow(change: Partial<Follow> = {}) {
  const events: LiveEvent[] = [];
  void followEvents({
    url: '/api/notifications/stream',
    token: () => 'token',
    onEvent: (event) => events.push(event),
    onUnauthorised: () => Promise.resolve(),
    signal: stop.now.signal,
    ...change,
  });
  return events;
}

beforeEach(() => {
  stop.now = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  stop.now.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a break it asks for what came after the last event', async () => {
  const requests = server([{ says: ['id: 7\ndata: {}\n\n'] }, { stays: true }]);
  const events = follow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(events.map(({ id }) => id)).toEqual(['7']);
  expect(requests.map((headers) => headers.get('last-event-id'))).toEqual([null, '7']);
});

test('a page whose stream was replaced by newer ones waits before reconnecting', async () => {
  const requests = server([{ says: ['event: replaced\ndata: {}\n\n'] }, { stays: true }]);
  const events = follow();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(17_000);
  expect(requests).toHaveLength(2);
  expect(events).toEqual([]);
});

test('while no stream can be had the page asks again, half a minute apart at most', async () => {
  const requests = server(Array.from({ length: 40 }, () => ({ status: 503 })));
  const onMissing = vi.fn();
  follow({ onMissing });
  await vi.advanceTimersByTimeAsync(120_000);
  const early = onMissing.mock.calls.length;
  expect(early).toBe(requests.length - 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onMissing.mock.calls.length).toBeGreaterThanOrEqual(early + 2);
});

test('a stream that falls silent is left for a new one', async () => {
  const requests = server([{ says: [': connected\n\n'], stays: true }]);
  follow();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requests).toHaveLength(2);
});

test('a new page does not refetch; after a break it refetches immediately', async () => {
  server([{ stays: true }, { stays: true }]);
  const onOpen = vi.fn();
  follow({ onOpen });
  await vi.advanceTimersByTimeAsync(2500);
  expect(onOpen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2500);
  expect(onOpen).toHaveBeenCalledTimes(1);
  // It falls silent after 45 s, and the next one comes within a second.
  await vi.advanceTimersByTimeAsync(42_000);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('its events come in the language of the page', async () => {
  const requests = server([{ stays: true }]);
  document.documentElement.lang = 'ne';
  follow();
  await vi.advanceTimersByTimeAsync(0);
  document.documentElement.lang = 'en';
  expect(requests.map((headers) => headers.get('accept-language'))).toEqual(['ne']);
});
