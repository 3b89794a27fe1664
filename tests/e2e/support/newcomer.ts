/** An account of its own for one test: what it changes disturbs nobody. */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { linkInMail } from './mail';
import { newEmail } from './unique';

export const NEW_PASSWORD = 'Himal-2083-x';
export type Newcomer = { email: string; password: string; session: string };
type Wishes = { fname?: string; locale?: string; isVerified?: boolean; email?: string };

async function dataOf(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** Registered by the API, and confirmed by the mail's link. */
export async function newcomer(
  api: APIRequestContext,
  { fname = 'Maya', locale = 'en', isVerified = true, email = newEmail() }: Wishes = {},
): Promise<Newcomer> {
  const data = {
    fname,
    lname: 'Rai',
    email,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
    account_type: 'buyer',
    terms: true,
    locale,
  };
  const signedIn = await dataOf(await api.post('/api/register', { data }));
  const user = isVerified ? await confirm(api, email) : signedIn.user;
  const { access_token } = signedIn;
  const session = JSON.stringify({ access_token, user, seller_profile: null });
  return { email, password: NEW_PASSWORD, session };
}

async function confirm(api: APIRequestContext, email: string) {
  const link = new URL(await linkInMail(email, '/email/verify'), 'http://haat');
  const proof = { current_password: NEW_PASSWORD };
  const data = { ...Object.fromEntries(link.searchParams), ...proof };
  return dataOf(await api.post('/api/email/verify', { data }));
}
