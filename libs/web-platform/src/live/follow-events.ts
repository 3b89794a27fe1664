import { whenIdle } from '../deferred/when-idle';
import { readEvents, type LiveEvent } from './event-stream';

export type Follow = {
  url: string;
  token: () => string | null;
  onEvent: (event: LiveEvent) => void;
  /** Called each time the stream is open, after a delay at first: events in between may be missing. */
  onOpen?: () => void;
  /** Called at every failed try but the first: query the API then. */
  onMissing?: () => void;
  /** Called on 401; resolves when a retry makes sense. */
  onUnauthorised: () => Promise<unknown>;
  signal: AbortSignal;
};

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** The last event of a stream that newer ones of the same user took the place of. */
const REPLACED = 'replaced';
/** As many as give the maximum pause: pages must not replace each other again and again. */
const REPLACED_FAILURES = 6;
/** A new page has just requested everything, and is busy rendering it. */
const FIRST_OPEN_DELAY_MS = 3000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function notifyOpen({ onOpen, signal }: Follow, isFirst: boolean): Promise<void> {
  if (isFirst) await pause(FIRST_OPEN_DELAY_MS, signal).then(whenIdle);
  if (!signal.aborted) onOpen?.();
}

async function open(follow: Follow, lastId: string): Promise<Response> {
  const token = follow.token();
  return fetch(follow.url, {
    signal: follow.signal,
    headers: {
      accept: 'text/event-stream',
      'accept-language': document.documentElement.lang,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(lastId ? { 'last-event-id': lastId } : {}),
    },
  });
}

/** Reads for as long as the signal lives; comes back after every break, slower each time. */
export async function followEvents(follow: Follow): Promise<void> {
  let lastId = '';
  let failures = 0;
  let isFirst = true;
  while (!follow.signal.aborted) {
    try {
      const answer = await open(follow, lastId);
      if (answer.status === 401) await follow.onUnauthorised();
      if (!answer.ok || !answer.body) throw new Error(`stream answered ${answer.status}`);
      void notifyOpen(follow, isFirst);
      isFirst = false;
      for await (const event of readEvents(answer.body)) {
        failures = event.event === REPLACED ? REPLACED_FAILURES : 0;
        if (failures > 0) continue;
        lastId = event.id || lastId;
        follow.onEvent(event);
      }
    } catch {
      failures += 1;
      if (failures > 1 && !follow.signal.aborted) follow.onMissing?.();
    }
    // Half of it is random: a restarted server must not get all pages in one moment.
    const maxMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    await pause(maxMs * (0.5 + Math.random() / 2), follow.signal);
  }
}
