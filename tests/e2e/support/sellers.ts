/** Companies made for one test through the API: somebody registers, confirms the mail, takes the steps. */
import { expect, type APIRequestContext } from '@playwright/test';
import { PASSWORD } from './accounts';
import { linkInMail } from './mail';
import { newEmail, newMark, newPhone } from './unique';

export type NewSeller = {
  slug: string;
  name: string;
  token: string;
  session: string;
  userId: string;
};
const KAVRE = { province_id: 3, district_id: 306, municipality_id: 30601, ward: 4 };

async function dataOf(
  api: APIRequestContext,
  path: string,
  data: object,
  token?: string,
) {
  const headers: Record<string, string> = token
    ? { Authorization: `Bearer ${token}` }
    : {};
  const answer = await api.post(path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).data;
}

const signedIn = (api: APIRequestContext, email: string) =>
  dataOf(api, '/api/login', { email, password: PASSWORD, terms: true });

async function register(api: APIRequestContext, email: string): Promise<void> {
  await dataOf(api, '/api/register', {
    fname: 'Maya',
    lname: 'Rai',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    account_type: 'seller',
    terms: true,
  });
  const link = new URL(await linkInMail(email, '/email/verify'), 'http://mail');
  await dataOf(api, '/api/email/verify', {
    ...Object.fromEntries(link.searchParams),
    current_password: PASSWORD,
  });
}

const stepsOf = (name: string, email: string, categoryId: string) => [
  { step: 40, company_name: name, business_type: 'trader' },
  { step: 80, ...KAVRE },
  { step: 120, primary_mobile: newPhone(), primary_email: email },
  { step: 160, category_ids: [categoryId] },
  { step: 200, terms: true },
];

/** upTo: the last step that is taken; 200 makes the shop public. Without a trade it has
 *  the first main category. */
export async function makeSeller(
  api: APIRequestContext,
  upTo = 200,
  tradeId = '',
): Promise<NewSeller> {
  const email = newEmail();
  const name = `Panauti Brass ${newMark()}`;
  await register(api, email);
  const { access_token: token, user, seller_profile } = await signedIn(api, email);
  const categories = (await (await api.get('/api/webui/allcategories')).json()).data;
  let slug = '';
  for (const form of stepsOf(name, email, tradeId || categories[0].id)) {
    if (form.step > upTo) break;
    slug = (await dataOf(api, '/api/sellerprofile', form, token)).slug;
  }
  const session = JSON.stringify({ access_token: token, user, seller_profile });
  return { slug, name, token, session, userId: user.id };
}

/** The role comes by event; it is in the next token (D6). */
async function tokenOfSeller(api: APIRequestContext, { session }: NewSeller) {
  const { email } = JSON.parse(session).user;
  let token = '';
  const roles = async () => {
    const data = await signedIn(api, email);
    token = data.access_token;
    return data.user.roles;
  };
  await expect.poll(roles, { timeout: 15_000, intervals: [1000] }).toContain('seller');
  return token;
}

/** Changes the profile as its owner. */
export async function changeSeller(
  api: APIRequestContext,
  seller: NewSeller,
  path: string,
  data: object,
): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOfSeller(api, seller)}` };
  const answer = await api.put(path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** The admin suspends the owner's account: the company goes with it. */
export async function suspendOwner(api: APIRequestContext, { userId }: NewSeller) {
  const { access_token: token } = await signedIn(api, 'admin@example.com');
  await dataOf(
    api,
    `/api/admin/users/${userId}/suspend`,
    { reason: 'Test of a hidden shop.' },
    token,
  );
}
