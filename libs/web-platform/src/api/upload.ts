/** Sending files with progress, which fetch does not tell. */
import type { AuthState } from '../session/auth-slice';
import type { ErrorBody } from './envelope';
import { loadRefusalMessages } from './refusal-text';
import { newTraceparent } from './traceparent';

type Failure = { status: number | 'FETCH_ERROR'; data: Partial<ErrorBody> };
type Sent = { data: unknown } | { error: Failure };
export type Upload = {
  url: string;
  form: FormData;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The same file sent again after a lost answer is kept once (D43). */
  key?: string;
};
/** What a `queryFn` is given. */
type Call = {
  getState: () => unknown;
  call: (path: string) => unknown;
};

const NOTHING: Failure = { status: 'FETCH_ERROR', data: {} };

function answerOf(request: XMLHttpRequest): Sent {
  const { status } = request;
  let body: { data?: unknown } & Partial<ErrorBody> = {};
  try {
    body = JSON.parse(request.responseText) as typeof body;
  } catch {
    // A proxy's refusal is no JSON; its status is enough.
  }
  const isFine = status >= 200 && status < 300;
  return isFine ? { data: body.data } : { error: { status, data: body } };
}

/** Answers as a call of the API does; never rejects. An aborted one is a FETCH_ERROR. */
export const upload = (
  { url, form, onProgress, signal, key }: Upload,
  state: unknown,
): Promise<Sent> =>
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

/** The same; a token that ended meanwhile is renewed once. */
export async function sendFile(wanted: Upload, { getState, call }: Call): Promise<Sent> {
  const sent = await upload(wanted, getState());
  if (!('error' in sent)) return sent;
  await loadRefusalMessages();
  if (sent.error.status !== 401) return sent;
  // Any ordinary call renews the token, or signs out.
  await call('/user');
  return upload(wanted, getState());
}
