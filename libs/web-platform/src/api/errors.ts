/** Reading the contract's error body out of whatever a call threw. */
import type { Locale } from '../page-config';
import type { ErrorBody } from './envelope';
import { refusalText } from './refusal-text';

const bodyOf = (error: unknown) =>
  (error as { data?: Partial<ErrorBody> } | undefined)?.data;

/** 0 when no answer came at all. */
export function statusOf(error: unknown): number {
  const { status, originalStatus } = (error ?? {}) as {
    status?: unknown;
    originalStatus?: number;
  };
  return typeof status === 'number' ? status : (originalStatus ?? 0);
}

/** The first message per field, as forms render it. `locale`: the page's, unless there is none. */
export function fieldErrors(error: unknown, locale?: Locale): Record<string, string> {
  const { errors, reasons } = bodyOf(error) ?? {};
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, [first = '']]) => [
      field,
      refusalText(first, reasons?.[field], locale),
    ]),
  );
}

/** The service's message about the call itself, if any. */
export function messageOf(error: unknown, locale?: Locale): string | undefined {
  const { message, reason } = bodyOf(error) ?? {};
  return typeof message === 'string' && message !== ''
    ? refusalText(message, reason, locale)
    : undefined;
}

/** The kind of the refusal, e.g. `changed_elsewhere`. */
export const codeOf = (error: unknown): string | undefined => bodyOf(error)?.code;

/** Adds the number under which the call is in the logs; its body does not have it. */
export function withRequestId<E extends object>(error: E, response?: Response) {
  const requestId = response?.headers.get('x-request-id');
  return requestId ? { ...error, requestId } : error;
}

/** What a visitor may name to the helpdesk; none when no answer came. */
export const requestIdOf = (error: unknown): string | undefined =>
  (error as { requestId?: string } | null | undefined)?.requestId;

/** For `transformErrorResponse`: adds a refusal's Retry-After, which its body does not have. */
export function withRetryAfter<E extends object>(error: E, meta: unknown) {
  const { response } = (meta ?? {}) as { response?: Response };
  return { ...error, retryAfterS: Number(response?.headers.get('retry-after')) || 0 };
}

/** Seconds until the call may be made again; 0 when the header is missing. */
export const retryAfterOf = (error: unknown): number =>
  (error as { retryAfterS?: number } | undefined)?.retryAfterS ?? 0;
