/** The help centre: found in both languages, read, and where it ends a complaint is answered. */
import type { Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { expect, test } from './support/fixtures';
import { saidInMail } from './support/mail';
import { field, mainOf, press } from './support/parts';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { newEmail, newMark } from './support/unique';
import { watch } from './support/watch';
import { wordsOf, type Locale, type Say } from './support/words';
import { NARROW } from './support/widths';

const en = wordsOf('en');
/** What is asked, the article that says it, and words of it. */
const ARTICLES = {
  en: {
    question: 'PAN bill',
    title: 'PAN bill or VAT bill',
    words: '13% VAT included',
    badge: 'Get the Verified badge',
    digits: 'nine digits',
    forgot: 'I forgot my password since',
    password: 'I forgot my password',
  },
  ne: {
    question: 'प्यान बिल',
    title: 'प्यान बिल कि भ्याट बिल?',
    words: '१३% भ्याटसहित',
    badge: 'प्रमाणित चिन्ह पाउनुहोस्',
    digits: 'नौ अङ्क',
    forgot: 'मैले पासवर्ड बिर्सें',
    password: 'पासवर्ड बिर्सनुभयो?',
  },
};
const ANSWER = 'We called them: the money comes back on Friday.';
const FASTEST_PERSON_MS = 800;
const REFERENCE = /HT-[0-9A-Z]{6}/;

async function findArticle(page: Page, locale: Locale, say: Say): Promise<void> {
  const { question, title, words } = ARTICLES[locale];
  await page.goto('/help');
  await settled(page);
  await mainOf(page).getByRole('searchbox').fill(question);
  await page.waitForURL((url) => url.searchParams.get('q') === question);
  await isSound(page);
  await mainOf(page).getByRole('link', { name: title }).click();
  await expect(mainOf(page).getByRole('table')).toContainText(words);
  await press(mainOf(page), say('Yes'));
  await expect(mainOf(page)).toContainText(
    say('Thank you. Your feedback helps us improve.'),
  );
}

/** The number the page shows. */
async function complain(page: Page, say: Say, email: string, text: string) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Make a complaint') })
    .click();
  const main = mainOf(page).locator('#form');
  await field(main, say('Your name')).fill('Sita Rai');
  await field(main, say('Email')).fill('sita');
  await field(main, say('Your message')).fill(text);
  await press(main, say('Send'));
  await expect(field(main, say('Email'))).toBeFocused();
  await field(main, say('Email')).fill(email);
  // Who is done sooner is taken for a robot.
  await page.waitForTimeout(FASTEST_PERSON_MS);
  await press(main, say('Send'));
  await expect(main.getByRole('status')).toContainText(REFERENCE);
  const shown = await main.getByRole('status').innerText();
  return REFERENCE.exec(shown)?.[0] ?? '';
}

test(
  'a visitor finds an answer, complains, and is answered by mail',
  NARROW,
  async ({ arrive, language, say }) => {
    const email = newEmail();
    const text = `The cement never came, ${newMark()}.`;
    const page = await arrive({ locale: language });
    const troubles = watch(page);
    await findArticle(page, language, say);
    await isSound(page);
    expect(troubles).toEqual([]);
    const reference = await complain(page, say, email, text);
    await saidInMail(email, reference);

    const admin = await arrive({ as: ADMIN });
    await admin.goto(`/admin/cases/${reference}`);
    await settled(admin);
    const main = mainOf(admin);
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await field(main, en('Your answer')).fill(ANSWER);
    await press(main, en('Send and set Answered'));
    await saidInMail(email, ANSWER);
    await admin.goto(`/admin/cases/${reference}`);
    await expect(mainOf(admin).getByText(ANSWER)).toBeVisible();
  },
);

test(
  'who writes to us is shown what answers it already',
  NARROW,
  async ({ arrive, language, say }) => {
    const { forgot, password } = ARTICLES[language];
    const page = await arrive({ locale: language });
    const troubles = watch(page);
    await page.goto('/contact-us?kind=contact');
    await settled(page);
    const message = field(mainOf(page), say('Your message'));
    const articles = mainOf(page).getByRole('complementary', {
      name: say('Articles that may answer this'),
    });
    await message.fill(forgot);
    const first = articles.getByRole('link').first();
    await expect(first).toContainText(password);
    expect(await articles.getByRole('link').count()).toBeLessThanOrEqual(3);
    await isSound(page);
    await message.focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await message.fill('qqzzqqzz');
    await expect(articles).toHaveCount(0);
    expect(troubles).toEqual([]);
  },
);

test(
  'an article is drawn for those without scripts, and told to search engines',
  NARROW,
  async ({ arrive, language }) => {
    const { badge, digits } = ARTICLES[language];
    const page = await arrive({ hasScripts: false });
    await page.goto(`/help/knowledge-base/get-verified?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(badge);
    await expect(mainOf(page)).toContainText(digits);
    const things = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    expect(things.join()).toContain('"FAQPage"');
  },
);
