/** The seller's own pages in Nepali: their parts, found as a person finds them. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PASSWORD } from './accounts';
import type { NewSeller } from './sellers';
import { settled } from './settled';
import { wordsOf } from './words';

export const say = wordsOf('ne');
export const EVENT_MS = 20_000;

/** Signed in anew once the role has come by event (D6). */
export async function sessionOfSeller(api: APIRequestContext, seller: NewSeller) {
  const { email } = JSON.parse(seller.session).user as { email: string };
  const data = { email, password: PASSWORD, terms: true };
  let session = { access_token: '', user: { roles: [] as string[] } };
  const roles = async () => {
    session = (await (await api.post('/api/login', { data })).json()).data;
    return session.user.roles;
  };
  await expect.poll(roles, { timeout: EVENT_MS, intervals: [1000] }).toContain('seller');
  return session;
}

/** Answers the owner's token. */
export async function openProfile(
  page: Page,
  api: APIRequestContext,
  seller: NewSeller,
): Promise<string> {
  const session = await sessionOfSeller(api, seller);
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('haat.session')) {
      localStorage.setItem('haat.session', stored);
    }
  }, JSON.stringify(session));
  await page.goto('/seller/companyprofile');
  await settled(page);
  return session.access_token;
}
