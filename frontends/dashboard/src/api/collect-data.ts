/** All data of the user: auth's, and the addresses of other services that `elsewhere` lists. */
import type { Export } from '@haat/api/account';
import type { Page, Query } from '@haat/platform';

type Call = (address: string) => ReturnType<Query>;
type Called = Awaited<ReturnType<Query>>;

const isPage = (answer: unknown): answer is Page<unknown> =>
  typeof answer === 'object' && answer !== null && 'links' in answer;

/** A list page by page, to its end. */
async function allPages(call: Call, first: string): Promise<Called> {
  const items: unknown[] = [];
  for (let address: string | null = first; address;) {
    // The answer's addresses begin with /api, as do all calls.
    const answer: Called = await call(address.replace(/^\/api/, ''));
    if (answer.error !== undefined) return answer;
    if (!isPage(answer.data)) return answer;
    items.push(...answer.data.data);
    address = answer.data.links.next;
  }
  return { data: items };
}

/** One failed call fails all: an incomplete file would look complete. */
export async function collectData(call: Call): Promise<Called> {
  const own = await call('/user/export');
  if (own.error !== undefined) return own;
  const { elsewhere, ...data } = own.data as Export;
  const parts: Record<string, unknown> = {};
  for (const address of elsewhere) {
    const part = await allPages(call, address);
    if (part.error !== undefined) return part;
    parts[address] = part.data;
  }
  return { data: { ...data, elsewhere: parts } };
}
