/** A quote for a guest's enquiry to a company of its own, made through the API. */
import { expect, type APIRequestContext } from '@playwright/test';
import { EVENT_MS, sessionOfSeller } from './company';
import { secretInMail } from './mail';
import { makeSeller } from './sellers';
import { newEmail, newPhone } from './unique';

export type GuestQuote = { link: string; phone: string; email: string; company: string };

const ITEM = { name: 'Brass lamp', quantity: '40', unit: 'pcs', unit_price: '1250.00' };
const OFFER = { items: [ITEM], tax_mode: 'vat_13_extra', freight: '500.00' };

/** 50,000 for the lamps, 6,500 VAT and 500 freight. */
export const LANDED = { en: '57,000', ne: '५७,०००' };

export async function newGuestQuote(api: APIRequestContext): Promise<GuestQuote> {
  const made = await makeSeller(api);
  const [phone, email] = [newPhone(), newEmail()];
  const enquiry = await enquiryOf(api, made.slug, phone, email);
  const { access_token: token } = await sessionOfSeller(api, made);
  const headers = { Authorization: `Bearer ${token}` };
  const path = `/api/enquiries/${enquiry}/quotes`;
  const answer = await api.post(path, { data: OFFER, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  const link = await secretInMail(email, '/quotes');
  return { link, phone: `+977${phone}`, email, company: made.name };
}

async function enquiryOf(
  api: APIRequestContext,
  slug: string,
  phone: string,
  email: string,
): Promise<string> {
  const leaves = await api.get('/api/webui/level4Categories');
  const [category] = ((await leaves.json()) as { data: { id: string }[] }).data;
  const data = {
    name: 'Asha Rai',
    phone_number: phone,
    email,
    requirements: 'Please quote 40 brass lamps, delivered to Banepa.',
    category_id: category?.id,
  };
  let id = '';
  const send = async () => {
    const path = `/api/webui/seller/${slug}/contactseller`;
    const answer = await api.post(path, { data });
    if (answer.ok()) id = ((await answer.json()) as { data: { id: string } }).data.id;
    return answer.status();
  };
  // The company is known to engagement by event.
  await expect.poll(send, { timeout: EVENT_MS, intervals: [500] }).toBe(201);
  return id;
}
