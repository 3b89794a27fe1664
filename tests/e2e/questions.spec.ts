/** A question about a product: asked, answered at the desk, read by everybody. */
import type { APIRequestContext } from '@playwright/test';
import { EVENT_MS, sessionOfSeller } from './support/company';
import { expect, test as walks } from './support/fixtures';
import { publish } from './support/goods';
import { aBuyer } from './support/market';
import { newcomer } from './support/newcomer';
import { press } from './support/parts';
import { Desk, QuestionPart } from './support/questions';
import { makeSeller } from './support/sellers';
import { fits, isSound, isSoundAtBothWidths } from './support/soundness';
import { newMark } from './support/unique';
import { NARROW, WIDE } from './support/widths';

walks.describe.configure({ timeout: 90_000 });

/** A shop with one product, its page open to everybody. */
async function aShop(api: APIRequestContext) {
  const seller = await makeSeller(api);
  const session = await sessionOfSeller(api, seller);
  const { slug } = await publish(api, session.access_token);
  const status = async () => (await api.get(`/api/webui/product/${slug}`)).status();
  await expect.poll(status, { timeout: EVENT_MS }).toBe(200);
  // As the pages keep it once one has signed in by the form.
  const kept = { ...session, seller_profile: { slug: seller.slug } };
  return { path: `/product/${slug}`, session: JSON.stringify(kept) };
}

type Sides = {
  shop: Awaited<ReturnType<typeof aShop>>;
  /** A buyer at its product. */
  asking: QuestionPart;
  /** Its seller, before a page is open. */
  desk: Desk;
};
const test = walks.extend<Sides>({
  shop: async ({ request }, give) => give(await aShop(request)),
  asking: async ({ request, arrive, language: locale, say, shop }, give) => {
    const { session } = await aBuyer(request);
    const asking = new QuestionPart(await arrive({ locale, session }), say);
    await asking.open(shop.path);
    await give(asking);
  },
  desk: async ({ arrive, language: locale, say, shop }, give) =>
    give(new Desk(await arrive({ locale, session: shop.session }), say)),
});

test(
  'a buyer asks, the seller answers at the desk, a visitor reads both',
  NARROW,
  async ({ arrive, language, say, shop, asking, desk }) => {
    const [words, answer] = [`Is it lacquered? ${newMark()}`, `Yes, twice. ${newMark()}`];
    await expect(asking.nav(say('Questions'))).toBeVisible();
    await asking.ask(words);
    await expect(asking.waiting(words)).toBeVisible();
    await isSoundAtBothWidths(asking.page);

    await desk.open('/seller/questions');
    const row = desk.row(words);
    await expect(row).toBeVisible();
    await isSound(desk.page);
    await fits(desk.page);
    await row.getByLabel(say('Your answer')).fill('Write to me@example.com');
    await row.getByRole('button', { name: say('Answer in public') }).click();
    await expect(row.getByRole('alert')).toBeVisible();
    await row.getByLabel(say('Your answer')).fill(answer);
    await row.getByRole('button', { name: say('Answer in public') }).click();
    await expect(row).toHaveCount(0);
    await desk.choose('Answered');
    await expect(row).toContainText(answer);
    await isSound(desk.page);

    const visitor = await arrive({ locale: language });
    const reading = new QuestionPart(visitor, say);
    await expect(async () => {
      await reading.open(shop.path);
      await expect(reading.part()).toContainText(answer, { timeout: 1000 });
    }).toPass({ timeout: EVENT_MS });
    await expect(reading.part()).toContainText(words);
    await expect(
      reading.part().getByRole('link', { name: say('Sign in to ask a question') }),
    ).toBeVisible();
    await isSoundAtBothWidths(visitor);

    const mine = new Desk(asking.page, say);
    await mine.open('/buyer/questions?tab=answered');
    await expect(mine.row(words)).toContainText(answer);
    await isSound(mine.page);
  },
);

test(
  'an answer is corrected, and the question removed with it',
  NARROW,
  async ({ say, asking, desk }) => {
    const words = `How heavy is one? ${newMark()}`;
    await asking.ask(words);
    await expect(asking.waiting(words)).toBeVisible();
    await desk.open('/seller/questions');
    await desk.answer(words, 'Two kilograms.');
    await desk.choose('Answered');
    await desk.change(words, 'Two kilograms and a half.');
    const row = desk.row(words);
    await press(row, say('Save'));
    await expect(row).toContainText('Two kilograms and a half.');
    await row.getByRole('button', { name: say('Remove') }).click();
    const dialog = desk.page.getByRole('dialog', { name: say('Remove this question?') });
    await isSound(desk.page);
    await dialog.getByRole('button', { name: say('Remove') }).click();
    await expect(row).toHaveCount(0);
    await expect(desk.page.getByText(say('No answered questions yet'))).toBeVisible();
  },
);

test(
  'an answer changed on another device is shown before it is written over',
  WIDE,
  async ({ arrive, language: locale, say, shop, asking, desk }) => {
    const words = `How high is it? ${newMark()}`;
    await asking.ask(words);
    await expect(asking.waiting(words)).toBeVisible();
    await desk.open('/seller/questions');
    await desk.answer(words, 'Ten inches.');
    await desk.choose('Answered');
    await desk.change(words, 'Twelve inches.');

    const other = new Desk(await arrive({ locale, session: shop.session }), say);
    await other.open('/seller/questions?tab=answered');
    await other.change(words, 'Eleven inches.');
    await press(other.row(words), say('Save'));
    await expect(other.row(words)).toContainText('Eleven inches.');

    const row = desk.row(words);
    await press(row, say('Save'));
    await expect(row.getByRole('alert')).toContainText('Eleven inches.');
    await expect(row.getByLabel(say('Your answer'))).toHaveValue('Twelve inches.');
    await isSoundAtBothWidths(desk.page);
    await press(row, say('Keep my version'));
    await press(row, say('Save'));
    await expect(row.getByRole('textbox')).toHaveCount(0);
    await expect(row).toContainText('Twelve inches.');
  },
);

test(
  'what is asked without a network waits, and is asked once',
  NARROW,
  async ({ say, asking }) => {
    const { page } = asking;
    const words = `Does it come in red? ${newMark()}`;
    await page.context().setOffline(true);
    await asking.ask(words);
    const outbox = page.getByRole('region', { name: say('Outbox') });
    await expect(outbox).toContainText(words);
    await expect(asking.box()).toHaveValue('');
    await page.context().setOffline(false);
    await expect(asking.waiting(words)).toHaveCount(1, { timeout: 30_000 });
  },
);

test(
  'what waits is withdrawn; a phone number is refused at the field',
  NARROW,
  async ({ say, asking }) => {
    await asking.ask('Please call 9841234567 about it.');
    await expect(asking.part().getByRole('alert')).toBeVisible();
    await isSound(asking.page);
    const words = `Is there a larger one? ${newMark()}`;
    await asking.ask(words);
    await asking
      .waiting(words)
      .getByRole('button', { name: say('Withdraw') })
      .click();
    const dialog = asking.page.getByRole('dialog', {
      name: say('Withdraw this question?'),
    });
    await dialog.getByRole('button', { name: say('Withdraw') }).click();
    await expect(asking.waiting(words)).toHaveCount(0);
  },
);

test(
  'whose address is not confirmed, and whose product it is',
  WIDE,
  async ({ arrive, request, language, say, shop }) => {
    const asker = await newcomer(request, { isVerified: false });
    const buyer = await arrive({ locale: language, session: asker.session });
    const asking = new QuestionPart(buyer, say);
    await asking.open(shop.path);
    await asking.ask('Is it made by hand?');
    const help = asking.part().getByRole('alert');
    await expect(help.getByRole('button')).toBeVisible();
    await isSound(buyer);

    const seller = await arrive({ locale: language, session: shop.session });
    const own = new QuestionPart(seller, say);
    await own.open(shop.path);
    await expect(own.box()).toHaveCount(0);
    const link = own
      .part()
      .getByRole('link', { name: say('Answer questions in your dashboard') });
    await link.click();
    await seller.waitForURL('**/seller/questions');
  },
);
