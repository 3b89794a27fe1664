/** Why something did not load, as a person needs to know it. */
import { statusOf } from '../api/errors';
import { isChunkError } from './reload-once';

export type FailureKind = 'offline' | 'unavailable' | 'outdated' | 'other';

const UNAVAILABLE = new Set([502, 503, 504]);
const NO_ANSWER = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 0]);
/** What `fetch` rejects with in Chromium, Firefox and Safari. */
const FETCH_FAILED = /failed to fetch(?! dynamically)|networkerror|load failed/i;

function hasNoAnswer(error: unknown): boolean {
  const { status, message = '' } = (error ?? {}) as {
    status?: unknown;
    message?: string;
  };
  if (NO_ANSWER.has(status)) return true;
  return error instanceof TypeError && FETCH_FAILED.test(message);
}

export function failureKind(error: unknown): FailureKind {
  if (UNAVAILABLE.has(statusOf(error))) return 'unavailable';
  if (isChunkError(error)) return navigator.onLine ? 'outdated' : 'offline';
  return hasNoAnswer(error) ? 'offline' : 'other';
}
