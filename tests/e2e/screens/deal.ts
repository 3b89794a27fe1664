/** A deal between the demo accounts, up to its dispute: made once in a market. */
import { expect } from '@playwright/test';
import { ADMIN, BUYER, SELLER, type Account } from '../support/accounts';
import type { Search } from '../support/stops';
import { newPhone } from '../support/unique';

type Deal = { requirement: string; quote: string; order: string };
type Made = { id: string };
type Requirement = Made & { status: string; items: Made[] };
type Order = Made & { lines: { id: string; open: string }[] };
type Call = <Answer>(path: string, data?: object) => Promise<Answer>;
type Parties = Record<'buyer' | 'seller' | 'admin', Call>;

const TITLE = 'Orthodox tea for forty tea shops';
const EVENT_MS = 20_000;

/** Each with its token; an answer that is no success is an error. */
async function partiesOf({ api, sessionOf }: Search): Promise<Parties> {
  const party = async (as: Account): Promise<Call> => {
    const { access_token } = JSON.parse(await sessionOf(as)) as { access_token: string };
    const headers = { Authorization: `Bearer ${access_token}` };
    return async <Answer>(path: string, data?: object) => {
      const answer = await (data
        ? api.post(path, { data, headers })
        : api.get(path, { headers }));
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
      return ((await answer.json()) as { data: Answer }).data;
    };
  };
  return {
    buyer: await party(BUYER),
    seller: await party(SELLER),
    admin: await party(ADMIN),
  };
}

async function post({ api }: Search, { buyer, seller, admin }: Parties) {
  const leaves = await api.get('/api/webui/level4Categories');
  const [leaf] = ((await leaves.json()) as { data: Made[] }).data;
  const { id: sellerId } = await seller<Made>('/api/sellerprofile?showall=true');
  const requirement = await buyer<Requirement>('/api/requirements', {
    title: TITLE,
    description: 'FTGFOP1 of the spring flush, in chests of 25 kg, each with a sample.',
    category_id: leaf?.id,
    items: [{ name: 'Orthodox tea', quantity: '500', unit: 'kg', target_price: '1200' }],
    delivery: { province_id: 3, district_id: 306, municipality_id: 30601 },
    contact: { name: 'Sita Rai', phone_number: `+977${newPhone()}` },
    seller_ids: [sellerId],
  });
  // One of a trusted buyer is open at once.
  if (requirement.status === 'in_review')
    await admin(`/api/admin/requirements/${requirement.id}/approve`, {});
  const isMatched = () =>
    seller(`/api/requirements/${requirement.id}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isMatched, { timeout: EVENT_MS }).toBe(true);
  return requirement;
}

async function order(quote: string, { buyer, seller }: Parties): Promise<string> {
  await buyer(`/api/quotes/${quote}/accept`, {});
  const [made] = await buyer<Made[]>(`/api/orders?quote_id=${quote}`);
  const path = `/api/orders/${made?.id}`;
  const { lines } = await seller<Order>(`${path}/confirm`, {});
  const items = lines.map((line) => ({ line_id: line.id, quantity: line.open }));
  const { deliveries } = await seller<{ deliveries: Made[] }>(`${path}/deliveries`, {
    items,
  });
  await buyer(`${path}/deliveries/${deliveries[0]?.id}/receipt`, {});
  await buyer(`${path}/dispute`, { reason: 'Two chests were wet, and are not paid.' });
  return made?.id ?? '';
}

async function make(search: Search): Promise<Deal> {
  const parties = await partiesOf(search);
  const requirement = await post(search, parties);
  const { id: quote } = await parties.seller<Made>(
    `/api/requirements/${requirement.id}/quotes`,
    {
      items: requirement.items.map(({ id }) => ({
        requirement_item_id: id,
        unit_price: '1180',
      })),
      tax_mode: 'vat_13_extra',
    },
  );
  return { requirement: requirement.id, quote, order: await order(quote, parties) };
}

let made: Promise<Deal> | undefined;

/** Of this worker: two roles look at the same deal. */
export function dealOf(search: Search): Promise<Deal> {
  made ??= make(search);
  return made;
}
