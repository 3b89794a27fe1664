/** How a page on the server queries the API: the page server sends the request. */
import type { CallContext } from '@haat/platform';

/** path: from /api on. Rejects when no answer came. */
export type ApiCall = (path: string) => Promise<{ status: number; data: unknown }>;
type Query = NonNullable<CallContext['query']>;

/** As RTK Query writes it for browsers. */
function withParams(url: string, params: object | undefined): string {
  const present = Object.entries(params ?? {}).filter(([, value]) => value !== undefined);
  if (!params) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(present)}`;
}

export const queryBy =
  (call: ApiCall): Query =>
  async (args) => {
    const { url, params } = typeof args === 'string' ? { url: args } : args;
    try {
      const { status, data } = await call(`/api${withParams(url, params)}`);
      return status >= 200 && status < 300 ? { data } : { error: { status, data } };
    } catch (error) {
      return { error: { status: 'FETCH_ERROR', error: String(error) } };
    }
  };
