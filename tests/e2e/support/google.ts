/** The provider's own page, where a person allows or refuses. It runs in the tests' stack only. */
import type { APIRequestContext, Page } from '@playwright/test';

/** What the provider can be told to do wrong: tests/openid/consent.py. */
export const FAULTS = ['state', 'nonce', 'audience', 'unverified'] as const;
type Consent = { email: string; fname?: string; fault?: (typeof FAULTS)[number] };

const isThere = (page: Page) =>
  page.getByRole('heading', { name: 'Haat asks who you are' }).waitFor();

export async function allow(page: Page, { email, fname, fault }: Consent): Promise<void> {
  await isThere(page);
  await page.getByLabel('E-mail').fill(email);
  if (fname) await page.getByLabel('First name').fill(fname);
  if (fault) await page.getByLabel('Fault').selectOption(fault);
  await page.getByRole('button', { name: 'Allow' }).click();
}

export async function deny(page: Page): Promise<void> {
  await isThere(page);
  await page.getByRole('button', { name: 'Deny' }).click();
}

/** `make up` without a client id has no Google: its stack shows no button. */
export async function hasGoogle(api: APIRequestContext): Promise<boolean> {
  const answer = await api.get('/api/authorize/providers');
  return (await answer.json()).data.google;
}
