/** Companies on their way to the badge: a product, a proven number, papers; and the operator's calls. */
import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { ADMIN, PASSWORD } from './accounts';
import { sessionOfSeller } from './company';
import { publish } from './goods';
import { makeSeller, type NewSeller } from './sellers';
import { codeInSms } from './sms';

export const PDF: Buffer = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
export type Shop = NewSeller & { product: { name: string; slug: string } };
const NINE_DIGITS = 1_000_000_000;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
export const newPan = () => String(randomInt(NINE_DIGITS)).padStart(9, '0');

async function dataOf<T = unknown>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

export async function adminToken(api: APIRequestContext): Promise<string> {
  const data = { email: ADMIN, password: PASSWORD, terms: true };
  const answer = await api.post('/api/login', { data });
  return (await dataOf<{ access_token: string }>(answer)).access_token;
}

/** Each address may ask for 20 codes a day: only for who needs the badge. */
export async function proveNumber(api: APIRequestContext, token: string): Promise<void> {
  const headers = bearer(token);
  const answer = await api.post('/api/sellerprofile/phone/otp', { headers });
  const sent = await dataOf<{ phone_number: string }>(answer);
  const data = { code: await codeInSms(sent.phone_number) };
  await dataOf(await api.post('/api/sellerprofile/phone/verify', { data, headers }));
}

/** A public company with one product that search finds. */
export async function openShop(api: APIRequestContext): Promise<Shop> {
  const seller = await makeSeller(api);
  const session = await sessionOfSeller(api, seller);
  const token = session.access_token;
  const { name } = await publish(api, token);
  let slug = '';
  const find = async () => {
    slug = (await productInSearch(api, name))?.slug ?? '';
    return slug;
  };
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  const stored = JSON.stringify(session);
  return { ...seller, token, session: stored, product: { name, slug } };
}

type Hit = { name: string; slug: string; seller: { is_seller_verified: boolean } };

/** The hit as search answers it, or nothing. */
export async function productInSearch(api: APIRequestContext, name: string) {
  const answer = await api.get('/api/webui/search', { params: { q: name } });
  return (await dataOf<Hit[]>(answer)).find((row) => row.name === name);
}

/** Sends papers by the API; answers the id of the review. */
export async function sendPapers(
  api: APIRequestContext,
  { token, name }: Pick<NewSeller, 'token' | 'name'>,
  file = { name: 'pan.pdf', mimeType: 'application/pdf', buffer: PDF },
  pan = newPan(),
): Promise<string> {
  const headers = bearer(token);
  const multipart = { file, is_private: 'true' };
  const answer = await api.post('/api/mydrive', { multipart, headers });
  const document = await dataOf<{ id: string }>(answer);
  const data = {
    pan_number: pan,
    registered_name: name,
    registration_type: 'private_limited',
    registration_number: `${newPan()}/076/077`,
    registration_office: 'Company Registrar',
    document_ids: [document.id],
    document_kinds: { [document.id]: 'pan' },
  };
  const path = '/api/sellerprofile/statutory';
  return (await dataOf<{ id: string }>(await api.post(path, { data, headers }))).id;
}

export async function decide(
  api: APIRequestContext,
  id: string,
  move: 'approve' | 'reject',
  form: object = {},
): Promise<void> {
  const headers = bearer(await adminToken(api));
  const review = `/api/admin/verifications/${id}`;
  const read = await api.get(review, { headers });
  const { unopened_ids } = await dataOf<{ unopened_ids: string[] }>(read);
  for (const fileId of unopened_ids) {
    const link = await api.get(`/api/mydrive/${fileId}/link`, { headers });
    await api.get((await dataOf<{ url: string }>(link)).url, { headers });
  }
  const path = `${review}/${move}`;
  await dataOf(await api.post(path, { data: form, headers }));
}
