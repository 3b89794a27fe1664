/** The provider's own page, where a person allows or refuses. It runs in the tests' stack only. */
import { existsSync } from 'node:fs';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { pidFileOf } from './places';

/** What the provider can be told to do wrong: tests/openid/consent.py. */
export const FAULTS = ['state', 'nonce', 'audience', 'unverified'] as const;
type Consent = { email: string; fname?: string; fault?: (typeof FAULTS)[number] };

const isThere = (page: Page) =>
  page.getByRole('heading', { name: 'Haat asks who you are' }).waitFor();

export async function allow(page: Page, { email, fname, fault }: Consent): Promise<void> {
  await isThere(page);
  await page.getByLabel('Email').fill(email);
  if (fname) await page.getByLabel('First name').fill(fname);
  if (fault) await page.getByLabel('Fault').selectOption(fault);
  await page.getByRole('button', { name: 'Allow' }).click();
}

export async function deny(page: Page): Promise<void> {
  await isThere(page);
  await page.getByRole('button', { name: 'Deny' }).click();
}

/** `make up` without a client id has no Google; the tests' stack runs the provider, so it must have it. */
export async function hasGoogle(api: APIRequestContext): Promise<boolean> {
  const answer = await api.get('/api/authorize/providers');
  const { google } = (await answer.json()).data;
  if (existsSync(pidFileOf('openid'))) expect(google, 'the provider runs').toBe(true);
  return google;
}
