/** All one's data as one thing: auth's own, and what its `elsewhere` names of the other services. */
import type { Export } from '@haat/api/account';
import type { Page } from '@haat/platform';

type Call<E> = (address: string) => Called<E> | PromiseLike<Called<E>>;
type Called<E> = { data: unknown; error?: undefined } | { error: E; data?: undefined };

const isPage = (answer: unknown): answer is Page<unknown> =>
  typeof answer === 'object' && answer !== null && 'links' in answer;

/** A list page by page, to its end. */
async function whole<E>(call: Call<E>, first: string): Promise<Called<E>> {
  const items: unknown[] = [];
  for (let address: string | null = first; address;) {
    // The answer's addresses begin with /api, as do all calls.
    const answer: Called<E> = await call(address.replace(/^\/api/, ''));
    if (answer.error !== undefined) return answer;
    if (!isPage(answer.data)) return answer;
    items.push(...answer.data.data);
    address = answer.data.links.next;
  }
  return { data: items };
}

/** One call that fails spoils the whole: a file with holes would look complete. */
export async function collectData<E>(call: Call<E>): Promise<Called<E>> {
  const own = await call('/user/export');
  if (own.error !== undefined) return own;
  const { elsewhere, ...data } = own.data as Export;
  const parts: Record<string, unknown> = {};
  for (const address of elsewhere) {
    const part = await whole(call, address);
    if (part.error !== undefined) return part;
    parts[address] = part.data;
  }
  return { data: { ...data, elsewhere: parts } };
}
