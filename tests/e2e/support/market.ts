/** A buyer, the suppliers it named, and a requirement only they know of: made through the API. */
import { expect, type APIRequestContext } from '@playwright/test';
import { ADMIN, PASSWORD } from './accounts';
import { sessionOfSeller } from './company';
import { newcomer } from './newcomer';
import { makeSeller } from './sellers';
import { newMark, newPhone } from './unique';

const EVENT_MS = 20_000;
/** Where makeSeller's companies are. */
const PANAUTI = { province_id: 3, district_id: 306, municipality_id: 30601 };
export type Party = { name: string; token: string; session: string };
export type Market = {
  title: string;
  requirementId: string;
  items: { id: string; name: string }[];
  phone: string;
  buyer: Party;
  sellers: Party[];
};

export async function call(
  api: APIRequestContext,
  { token }: Pick<Party, 'token'>,
  path: string,
  data?: object,
) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = data
    ? await api.post(path, { data, headers })
    : await api.get(path, { headers });
  return { isOk: answer.ok(), data: (await answer.json()).data };
}

async function aSeller(api: APIRequestContext) {
  const made = await makeSeller(api);
  const session = await sessionOfSeller(api, made);
  const party = { name: made.name, token: session.access_token };
  const { data } = await call(api, party, '/api/sellerprofile?showall=true');
  return { ...party, session: JSON.stringify(session), id: data.id as string };
}

async function signIn(api: APIRequestContext, email: string, password: string) {
  const data = { email, password, terms: true };
  const { access_token, user, seller_profile } = (
    await (await api.post('/api/login', { data })).json()
  ).data;
  const session = JSON.stringify({ access_token, user, seller_profile });
  return { token: access_token as string, session };
}

/** Signed in anew: only the next token says that the address is confirmed. */
export async function aBuyer(api: APIRequestContext): Promise<Party> {
  const { email, password } = await newcomer(api, { fname: 'Sita' });
  return { name: 'Sita Rai', ...(await signIn(api, email, password)) };
}

const LAMPS_AND_BOWLS = [
  { name: 'Brass lamp', quantity: '100', unit: 'piece', target_price: '900' },
  { name: 'Brass bowl', quantity: '20', unit: 'piece' },
];

/** Two lines, 100 lamps and 20 bowls, or others, shown to these suppliers only. */
export async function openMarket(
  api: APIRequestContext,
  count = 2,
  lines: object[] = LAMPS_AND_BOWLS,
): Promise<Market> {
  const phone = `+977${newPhone()}`;
  const buyer = await aBuyer(api);
  const sellers = [];
  for (let at = 0; at < count; at += 1) sellers.push(await aSeller(api));
  const [leaf] = (await (await api.get('/api/webui/level4Categories')).json()).data;
  const title = `Brass for a hotel ${newMark()}`;
  const form = {
    title,
    description: 'Lamps and bowls of brass for a hotel that opens in spring.',
    category_id: leaf.id,
    items: lines,
    delivery: { ...PANAUTI, address: 'Ward 4, beside the temple' },
    contact: { name: buyer.name, phone_number: phone },
    seller_ids: sellers.map(({ id }) => id),
  };
  let posted = await call(api, buyer, '/api/requirements', form);
  const again = async () => {
    if (!posted.isOk) posted = await call(api, buyer, '/api/requirements', form);
    return posted.isOk;
  };
  // engagement hears of the companies by event.
  await expect.poll(again, { timeout: EVENT_MS }).toBe(true);
  const { id: requirementId, items } = posted.data;
  const admin = await signIn(api, ADMIN, PASSWORD);
  await call(api, admin, `/api/admin/requirements/${requirementId}/approve`, {});
  for (const seller of sellers) {
    const isTold = async () =>
      (await call(api, seller, `/api/requirements/${requirementId}`)).isOk;
    await expect.poll(isTold, { timeout: EVENT_MS }).toBe(true);
  }
  return { title, requirementId, items, phone, buyer, sellers };
}

/** A quote sent by the API: the price of each line, in their order. */
export async function quoteOf(
  api: APIRequestContext,
  { requirementId, items }: Market,
  seller: Party,
  ...prices: string[]
): Promise<string> {
  const lines = items.map(({ id }, at) => ({
    requirement_item_id: id,
    ...(prices[at] ? { unit_price: prices[at] } : { type: 'not_available' }),
  }));
  const form = { items: lines, tax_mode: 'vat_13_extra' };
  const path = `/api/requirements/${requirementId}/quotes`;
  const { isOk, data } = await call(api, seller, path, form);
  expect(isOk).toBe(true);
  return data.id;
}
