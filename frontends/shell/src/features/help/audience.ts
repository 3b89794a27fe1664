import type { ListHelpApiArg } from '@haat/api/help';
import { paths } from '@haat/platform';

type Audience = NonNullable<ListHelpApiArg['audience']>;

/** Whose help is at an address; both sides' when it names none. */
export function audienceOf(pathname: string): Audience | undefined {
  if (pathname === paths.buyerHelp) return 'buyer';
  return pathname === paths.sellerHelp ? 'seller' : undefined;
}

/** What the page requests: the same on the server and in the browser. */
export function helpQuery(pathname: string, params: URLSearchParams): ListHelpApiArg {
  const audience = audienceOf(pathname);
  const q = params.get('q')?.trim();
  return { ...(audience ? { audience } : {}), ...(q ? { q } : {}) };
}
