/** A guest's enquiry, and the link by which its seller answers without signing in. */
import { expect, type APIRequestContext } from '@playwright/test';
import { SELLER, SHOP } from './accounts';
import { EVENT_MS } from './company';
import { secretInMail } from './mail';
import { newEmail, newMark, newPhone } from './unique';

export const ASKED = 'Please quote 40 brass lamps, delivered to Banepa.';

export async function askAsGuest(
  api: APIRequestContext,
  slug: string,
  email: string,
  name = 'Asha Rai',
): Promise<void> {
  const [category] = (await (await api.get('/api/webui/level4Categories')).json()).data;
  const data = {
    name,
    phone_number: newPhone(),
    email,
    requirements: ASKED,
    category_id: category.id,
  };
  const send = async () =>
    (await api.post(`/api/webui/seller/${slug}/contactseller`, { data })).status();
  // The company is known to engagement by event.
  await expect.poll(send, { timeout: EVENT_MS, intervals: [500] }).toBe(201);
}

/** The path of such a link, to the demo shop. */
export async function newLeadLink(api: APIRequestContext): Promise<string> {
  const name = `Asha Rai ${newMark()}`;
  await askAsGuest(api, SHOP, newEmail(), name);
  return secretInMail(SELLER, '/lead', name);
}
