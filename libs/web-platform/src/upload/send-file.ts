/** Sends files with progress, which fetch does not report. */
import type {
  BaseQueryApi,
  FetchBaseQueryError,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import type { ErrorBody } from '../api/envelope';
import { loadRefusalMessages } from '../api/refusal-text';
import { newTraceparent } from '../api/traceparent';
import type { AuthState } from '../session/auth-slice';

type Sent<T> = QueryReturnValue<T, FetchBaseQueryError, never>;
export type Upload = {
  url: string;
  form: FormData;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The same file sent again after a lost answer is stored once (D43). */
  key?: string;
};
/** What a `queryFn` is given. */
type Call = Pick<BaseQueryApi, 'getState'> & { call: (path: string) => unknown };

const NOTHING: FetchBaseQueryError = { status: 'FETCH_ERROR', error: '' };

function answerOf<T>(request: XMLHttpRequest): Sent<T> {
  const { status } = request;
  let body: { data?: unknown } & Partial<ErrorBody> = {};
  try {
    body = JSON.parse(request.responseText) as typeof body;
  } catch {
    // A proxy's refusal is no JSON; its status is enough.
  }
  const isFine = status >= 200 && status < 300;
  return isFine ? { data: body.data as T } : { error: { status, data: body } };
}

/** Answers as a call of the API does; never rejects. An aborted one is a FETCH_ERROR. */
export const upload = <T>(
  { url, form, onProgress, signal, key }: Upload,
  state: unknown,
): Promise<Sent<T>> =>
  new Promise((settle) => {
    const { access_token } = (state as { auth: AuthState }).auth;
    const request = new XMLHttpRequest();
    request.open('POST', `/api${url}`);
    request.setRequestHeader('authorization', `Bearer ${access_token ?? ''}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.setRequestHeader('traceparent', newTraceparent());
    if (key) request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () => settle(answerOf(request));
    request.onerror = () => settle({ error: NOTHING });
    request.onabort = () => settle({ error: NOTHING });
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });

/** The same; a token that ended meanwhile is renewed once. `T`: the generated type of the answer. */
export async function sendFile<T = unknown>(
  wanted: Upload,
  { getState, call }: Call,
): Promise<Sent<T>> {
  const sent = await upload<T>(wanted, getState());
  if (!sent.error) return sent;
  await loadRefusalMessages();
  if (sent.error.status !== 401) return sent;
  // Any ordinary call renews the token, or signs out.
  await call('/user');
  return upload<T>(wanted, getState());
}

type Value = Blob | string | boolean | null | undefined;

/** A multipart form; what is empty or false is left out. */
export function formOf(fields: Record<string, Value>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value) form.set(name, value === true ? 'true' : value);
  }
  return form;
}
