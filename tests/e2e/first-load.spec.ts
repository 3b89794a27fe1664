/** What a thin line brings first: the page as it looks, then what makes it answer, then the pictures further down. */
import type { Page, Request } from '@playwright/test';
import { SHOP } from './support/accounts';
import { expect, test } from './support/fixtures';
import { answers } from './support/settled';
import { NARROW, WIDE } from './support/widths';

const PRODUCT = '/product/orthodox-black-tea-ftgfop1-spring-flush-500-g-tin-suryodaya';
const isPicture = (request: Request) => request.url().includes('/storage/products/');
const isNepaliLetters = (request: Request) => request.url().includes('noto-deva-400');
const isSheet = (request: Request) => request.resourceType() === 'stylesheet';

/** Addresses the page asks for from now on. */
function requestsOf(page: Page, isWanted: (request: Request) => boolean): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) urls.push(request.url());
  });
  return urls;
}

/** Scripts stay away until the answer is called. */
async function holdScripts(page: Page, which = /\.js$/): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The first of the pictures further down. */
const latePicture = (page: Page) =>
  page.locator('.deferred-pictures img[loading="lazy"]').first();

for (const path of ['/', `/vendor/${SHOP}`]) {
  test(`${path} brings its styles itself`, WIDE, async ({ arrive, language }) => {
    const page = await arrive({ locale: language });
    const sheets = requestsOf(page, isSheet);
    await page.goto(path);
    await answers(page);
    await expect(page.locator('body')).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    expect(sheets).toEqual([]);
  });
}

test(
  'on a phone, pictures further down wait for the scripts',
  NARROW,
  async ({ arrive, language }) => {
    const page = await arrive({ locale: language });
    const pictures = requestsOf(page, isPicture);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    await expect(latePicture(page)).toHaveCSS('display', 'none');
    const before = pictures.length;
    release();
    await expect(latePicture(page)).not.toHaveCSS('display', 'none');
    await expect.poll(() => pictures.length).toBeGreaterThan(before);
  },
);

test(
  'on a phone, letters of words further down wait until the page answers',
  NARROW,
  async ({ arrive }) => {
    const page = await arrive({ locale: 'en' });
    const letters = requestsOf(page, isNepaliLetters);
    const release = await holdScripts(page);
    await page.goto(PRODUCT, { waitUntil: 'commit' });
    const answer = page.getByText('नमुनाका लागि १०० ग्राम').first();
    await answer.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport();
    // What is in view has asked for its letters by then.
    await page.evaluate(() => document.fonts.ready);
    expect(letters).toEqual([]);
    release();
    await expect.poll(() => letters.length).toBeGreaterThan(0);
  },
);

test('without scripts they do not wait', NARROW, async ({ arrive, language }) => {
  const page = await arrive({ locale: language, hasScripts: false });
  await page.goto('/');
  const picture = latePicture(page);
  await expect(picture).not.toHaveCSS('display', 'none');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeInViewport();
});

for (const path of [PRODUCT, `/vendor/${SHOP}`]) {
  test(
    `${path}: text typed before the form hydrates is not lost`,
    NARROW,
    async ({ arrive, language, say }) => {
      const page = await arrive({ locale: language });
      const release = await holdScripts(page, /(contact-form|product-more|shop-more)/);
      await page.goto(path);
      await answers(page);
      const phone = page.locator('main').getByLabel(say('Phone Number'));
      const drawn = await phone.elementHandle();
      await expect(phone).toBeEditable();
      await phone.fill('9841');
      release();
      await expect(phone).toHaveValue('9841');
      // The same one: what was drawn has not been taken away in between.
      expect(await drawn?.evaluate((field) => field.isConnected)).toBe(true);
      await phone.fill('9841000000');
      await expect(phone).toHaveValue('9841000000');
    },
  );
}

test(
  'text typed before hydration is not lost',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    const main = page.locator('main');
    await main.getByLabel(say('First name')).fill('Maya');
    await main.locator('[name="password"]').fill('tea-and-rice-2083');
    await main.getByRole('radio', { name: say('I sell') }).check();
    await main.getByRole('checkbox').check();
    release();
    await answers(page);
    const submit = say('Create account and open my shop');
    await expect(main.getByRole('button', { name: submit })).toBeVisible();
    await main.getByLabel(say('Last name')).fill('Rai');
    await expect(main.getByLabel(say('First name'))).toHaveValue('Maya');
    await expect(main.getByRole('checkbox')).toBeChecked();
    await main.getByLabel(say('Email address')).fill('maya@example.com');
    await expect(main.getByRole('button', { name: submit })).toBeEnabled();
  },
);

test(
  'text typed before hydration is merged with the stored draft',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const main = page.locator('main');
    const words = 'Delivered to Butwal in two lots, cash on delivery.';
    await page.goto('/industry');
    await answers(page);
    await main.getByLabel(say('What do you need?')).fill('Cement');
    await main.getByLabel(say('Details')).fill(words);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(main.getByLabel(say('What do you need?'))).toHaveValue('');
    await main.getByLabel(say('What do you need?')).fill('OPC cement');
    release();
    await expect(main.getByLabel(say('Details'))).toHaveValue(words);
    await expect(main.getByLabel(say('What do you need?'))).toHaveValue('OPC cement');
    await expect(main.getByLabel(say('What do you need?'))).toBeFocused();
    const kept = () => page.evaluate(() => localStorage.getItem('haat.requirement'));
    expect(await kept()).toContain('OPC cement');
    await page.keyboard.type(', 40 bags');
    await expect(main.getByLabel(say('What do you need?'))).toHaveValue(
      'OPC cement, 40 bags',
    );
  },
);

test(
  'a key at the moment the wizard comes is on the device too',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const release = await holdScripts(page);
    await page.goto('/industry', { waitUntil: 'commit' });
    await page.locator('main').getByLabel(say('What do you need?')).fill('OPC cement');
    await page.evaluate(() => {
      const details = () =>
        document.querySelector<HTMLTextAreaElement>('textarea[name="description"]');
      const shape = details();
      const observer = new MutationObserver(() => {
        const field = details();
        if (!field || field === shape) return;
        observer.disconnect();
        field.focus();
        document.execCommand('insertText', false, 'In two lots.');
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    release();
    await expect(page.locator('main').getByLabel(say('Details'))).toHaveValue(
      'In two lots.',
    );
    const kept = await page.evaluate(() => localStorage.getItem('haat.requirement'));
    expect(kept).toContain('OPC cement');
    expect(kept).toContain('In two lots.');
  },
);

test(
  'text typed in the helpdesk form before hydration is not lost',
  WIDE,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const message = page.locator('main').getByLabel(say('Your message'));
    const release = await holdScripts(page);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await message.fill('The price is missing.');
    release();
    const send = page.locator('main').getByRole('button', { name: say('Send') });
    await expect(send).toBeEnabled();
    await expect(message).toHaveValue('The price is missing.');
  },
);

test(
  'a button tapped before the page answers does its work once it does',
  NARROW,
  async ({ arrive, language, say }) => {
    const page = await arrive({ locale: language });
    const release = await holdScripts(page, /page-search/);
    await page.goto('/search?q=tea', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: say('Alert me') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
