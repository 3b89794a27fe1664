/** The help centre: found in Nepali, read, and where it ends a complaint is answered. */
import type { Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { expect, test } from './support/fixtures';
import { saidInMail } from './support/mail';
import { field, mainOf, press } from './support/parts';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { newEmail, newMark } from './support/unique';
import { watch } from './support/watch';
import { wordsOf } from './support/words';

const [en, ne] = [wordsOf('en'), wordsOf('ne')];
const QUESTION = 'प्यान बिल';
const ANSWER = 'We called them: the money comes back on Friday.';
const REFERENCE = /HT-[0-9A-Z]{6}/;

async function findArticle(page: Page): Promise<void> {
  await page.goto('/help');
  await settled(page);
  await mainOf(page).getByRole('searchbox').fill(QUESTION);
  await page.waitForURL((url) => url.searchParams.get('q') === QUESTION);
  await mainOf(page).getByRole('link', { name: 'प्यान बिल कि भ्याट बिल?' }).click();
  await expect(mainOf(page).getByRole('table')).toContainText('१३ % भ्याटसहित');
  await press(mainOf(page), ne('Yes'));
  await expect(mainOf(page)).toContainText(
    ne('Thank you. That helps us to write better.'),
  );
}

/** The number the page shows. */
async function complain(page: Page, email: string, text: string): Promise<string> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: ne('Make a complaint') })
    .click();
  const main = mainOf(page);
  await field(main, ne('Your name')).fill('Sita Rai');
  await field(main, ne('E-mail')).fill('sita');
  await field(main, ne('Your message')).fill(text);
  await press(main, ne('Send'));
  await expect(field(main, ne('E-mail'))).toBeFocused();
  await field(main, ne('E-mail')).fill(email);
  await press(main, ne('Send'));
  await expect(main.getByRole('status')).toContainText(REFERENCE);
  const shown = await main.getByRole('status').innerText();
  return REFERENCE.exec(shown)?.[0] ?? '';
}

test('a visitor finds an answer in Nepali, complains, and is answered by mail', async ({
  arrive,
}) => {
  const email = newEmail();
  const text = `The cement never came, ${newMark()}.`;
  const page = await arrive({ locale: 'ne' });
  const troubles = watch(page);
  await findArticle(page);
  await isSound(page);
  expect(troubles).toEqual([]);
  const reference = await complain(page, email, text);
  await saidInMail(email, reference);

  const admin = await arrive({ as: ADMIN });
  await admin.goto(`/admin/complaints?q=${reference}`);
  await settled(admin);
  const row = mainOf(admin).getByRole('listitem').filter({ hasText: text });
  await press(row, en('Answer'));
  const dialog = admin.getByRole('dialog');
  await field(dialog, en('Your answer')).fill(ANSWER);
  await press(dialog, en('Send the answer'));
  await expect(dialog).toHaveCount(0);
  await saidInMail(email, ANSWER);
  await admin.goto(`/admin/complaints?tab=answered&q=${reference}`);
  await expect(mainOf(admin).getByText(ANSWER)).toBeVisible();
});

test('an article is drawn for those without scripts, and told to search engines', async ({
  arrive,
}) => {
  const page = await arrive({ hasScripts: false });
  await page.goto('/help/knowledge-base/get-verified?lang=ne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'प्रमाणित चिन्ह पाउनुहोस्',
  );
  await expect(mainOf(page)).toContainText('नौ अङ्क');
  const things = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  expect(things.join()).toContain('"FAQPage"');
});
