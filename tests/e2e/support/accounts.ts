/** The demo accounts, and the forms one signs in with. */
import type { Locator } from '@playwright/test';
import type { Say } from './words';

export const PASSWORD = 'haat-demo-2083';
export const BUYER = 'buyer@example.com';
export const SELLER = 'seller@example.com';
export const ADMIN = 'admin@example.com';
export type Account = typeof BUYER | typeof SELLER | typeof ADMIN;

/** The shop of SELLER. */
export const SHOP = 'suryodaya-tea-estate';
export const PRODUCT = 'orthodox-black-tea-ftgfop1-spring-flush-500-g-tin-suryodaya';

export const signInForm = (place: Locator, say: Say) => ({
  email: place.getByLabel(say('Email address')),
  password: place.getByLabel(say('Password'), { exact: true }),
  terms: place.getByRole('checkbox'),
  button: place.getByRole('button', { name: say('Sign in'), exact: true }),
});

export async function signIn(
  place: Locator,
  say: Say,
  email: string,
  password = PASSWORD,
) {
  const form = signInForm(place, say);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.terms.check();
  await form.button.click();
}
