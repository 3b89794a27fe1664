/** In by Google and out of its failures, against a real OpenID provider on the tests' stack. */
import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/fixtures';
import { FAULTS, allow, deny, hasGoogle } from './support/google';
import { newcomer } from './support/newcomer';
import { field, greeting, heading, mainOf, press } from './support/parts';
import { newEmail } from './support/unique';
import { wordsOf, type Say } from './support/words';
import { WIDE } from './support/widths';

const english = wordsOf('en');
const ASKED_FOR = '/buyer/wishlists';

test.beforeEach(async ({ request }) => {
  test.skip(
    !(await hasGoogle(request)),
    'no provider: the stack runs without HAAT_ENVIRONMENT=test',
  );
});

/** A guarded page leads to the sign-in screen, and that to the provider. */
async function goToGoogle(page: Page, say: Say) {
  await page.goto(ASKED_FOR);
  await page.waitForURL('**/register?login=true');
  await press(page, say('Continue with Google'));
}

async function isRefused(page: Page, say: Say) {
  await expect(heading(page, say('Couldn’t sign in with Google'))).toBeVisible();
  const back = mainOf(page).getByRole('link', { name: say('Back to sign in') });
  await back.click();
  await page.waitForURL('**/register?login=true');
  await expect(field(mainOf(page), say('Email address'))).toBeVisible();
  const session = await page.evaluate(() => localStorage.getItem('haat.session'));
  expect(session).toBeNull();
}

test(
  'Google leads back to where one wanted to go',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const email = newEmail();
    await goToGoogle(page, say);
    await allow(page, { email, fname: 'Kamala' });
    await page.waitForURL(`**${ASKED_FOR}`);
    await expect(greeting(page, say, 'Kamala')).toBeVisible();
    await page.goto('/buyer/settings');
    await expect(mainOf(page).getByText(email).first()).toBeVisible();
    await expect(mainOf(page).getByText(say('Confirmed')).first()).toBeVisible();
  },
);

test(
  'who refuses at Google is told so and signs in otherwise',
  WIDE,
  async ({ arrive, request, language, say }) => {
    const page = await arrive({ locale: language });
    const { email, password } = await newcomer(request);
    await goToGoogle(page, say);
    await deny(page);
    await isRefused(page, say);
    await signIn(mainOf(page), say, email, password);
    await page.waitForURL(`**${ASKED_FOR}`);
  },
);

test(
  'the Google button names the terms that signing in accepts',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    await page.goto('/register?login=true');
    const button = page.getByRole('button', { name: say('Continue with Google') });
    const note = mainOf(page)
      .locator('p')
      .filter({ has: page.getByRole('link') })
      .last();
    await expect(button).toBeVisible();
    const links = note.getByRole('link');
    await expect(links.first()).toHaveAttribute('href', '/terms-and-conditions');
    await expect(links.last()).toHaveAttribute('href', '/privacy-policy');
  },
);

for (const fault of FAULTS) {
  test(`a provider with a wrong ${fault} signs nobody in`, WIDE, async ({ arrive }) => {
    const page = await arrive();
    await goToGoogle(page, english);
    await allow(page, { email: newEmail(), fault });
    await isRefused(page, english);
  });
}

test('from the dialog Google leads home', WIDE, async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await allow(page, { email: newEmail(), fname: 'Kamala' });
  await page.waitForURL((url) => url.pathname === '/');
  await expect(greeting(page, english, 'Kamala')).toBeVisible();
});

test('an answer of Google works once', WIDE, async ({ arrive }) => {
  const page = await arrive();
  let answer = '';
  page.on('request', (call) => {
    if (call.isNavigationRequest() && call.url().includes('?code=')) answer = call.url();
  });
  await goToGoogle(page, english);
  await allow(page, { email: newEmail() });
  await page.waitForURL(`**${ASKED_FOR}`);
  const thief = await arrive();
  await thief.goto(answer);
  await isRefused(thief, english);
});
