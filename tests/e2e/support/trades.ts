/** Companies of different trades, each with a product that a line of a requirement names. */
import { expect, type APIRequestContext } from '@playwright/test';
import { sessionOfSeller } from './company';
import { publish, type NewProduct } from './goods';
import { call, type Party } from './market';
import { makeSeller } from './sellers';

const EVENT_MS = 20_000;
type Main = { id: string; slug: string };
type Leaf = { id: string; path: string };
export type Trader = Party & { leafId: string; product: NewProduct };

/** A main category with one of its leaves; the last ones have the fewest other sellers. */
async function tradesOf(api: APIRequestContext, count: number) {
  const listed = async <Row>(path: string) =>
    ((await (await api.get(path)).json()) as { data: Row[] }).data;
  const mains = await listed<Main>('/api/webui/allcategories');
  const leaves = await listed<Leaf>('/api/webui/level4Categories');
  return mains
    .toReversed()
    .flatMap(({ id, slug }) => {
      const leaf = leaves.find(({ path }) => path.startsWith(`${slug}/`));
      return leaf ? [{ mainId: id, leafId: leaf.id }] : [];
    })
    .slice(0, count);
}

async function trader(api: APIRequestContext, mainId: string, leafId: string) {
  const made = await makeSeller(api, 200, mainId);
  const session = await sessionOfSeller(api, made);
  const token = session.access_token;
  const product = await publish(api, token, leafId);
  return { name: made.name, token, session: JSON.stringify(session), leafId, product };
}

/** Each with a product in a leaf of its own main category. */
export async function openTrades(api: APIRequestContext, count: number) {
  const traders: Trader[] = [];
  for (const { mainId, leafId } of await tradesOf(api, count)) {
    traders.push(await trader(api, mainId, leafId));
  }
  return traders;
}

/** A draft with a line for a product of each, in the category of the first. */
export async function draftOf(
  api: APIRequestContext,
  buyer: Party,
  title: string,
  traders: Trader[],
): Promise<string> {
  const form = {
    title,
    description: 'For a hotel that opens in spring; one delivery of each.',
    category_id: traders[0]?.leafId,
    items: traders.map(({ product }, at) => ({
      name: product.name,
      product_id: product.id,
      quantity: String(10 * (at + 1)),
      unit: 'piece',
    })),
    status: 'draft',
  };
  let id = '';
  const save = async () => {
    const answer = await call(api, buyer, '/api/requirements', form);
    if (answer.isOk) ({ id } = answer.data as { id: string });
    return answer.isOk;
  };
  // engagement hears of the products by event.
  await expect.poll(save, { timeout: EVENT_MS, intervals: [1000] }).toBe(true);
  return id;
}
