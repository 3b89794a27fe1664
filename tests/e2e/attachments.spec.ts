/** A buyer's drawing goes along with a requirement: who is asked opens it, nobody else. */
import type { APIRequestContext, Page } from '@playwright/test';
import { SELLER, PASSWORD } from './support/accounts';
import { EVENT_MS } from './support/company';
import { expect, test } from './support/fixtures';
import { openMarket, type Party } from './support/market';
import { newcomer } from './support/newcomer';
import { PDF } from './support/papers';
import { chip, mainOf, press, section } from './support/parts';
import { settled } from './support/settled';
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { wordsOf } from './support/words';
import { NARROW } from './support/widths';

const en = wordsOf('en');
/** No screen is wide enough for it. */
const LONG = `drawing of the lamp${' that nobody reads whole'.repeat(3)}.pdf`;
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

async function opens(page: Page, name: string): Promise<void> {
  await chip(mainOf(page), en, name).click();
  const dialog = page.getByRole('dialog');
  await press(dialog, en('Open the document'));
  await expect(
    dialog.getByRole('link', { name: en('Save to this device') }),
  ).toBeVisible();
  await isSound(page);
  await page.keyboard.press('Escape');
}

async function strangerMayOpen(api: APIRequestContext, id: string): Promise<number> {
  const data = { email: SELLER, password: PASSWORD, terms: true };
  const { access_token } = (await (await api.post('/api/login', { data })).json()).data;
  const headers = { Authorization: `Bearer ${access_token}` };
  return (await api.get(`/api/mydrive/${id}/link`, { headers })).status();
}

test(
  'a buyer attaches a drawing, the supplier who was asked opens it and attaches its terms',
  NARROW,
  async ({ arrive, request }) => {
    const market = await openMarket(request, 1);
    const [supplier] = market.sellers as [Party];
    const buyer = await arrive({ session: market.buyer.session });
    await buyer.goto(`/industry?requirement=${market.requirementId}#post`);
    await settled(buyer);
    const form = mainOf(buyer).locator('#post');
    const kept = buyer.waitForResponse('**/api/mydrive/documents');
    const wrong = { name: 'run.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ') };
    await form.locator('input[type=file]').setInputFiles([pdf('drawing.pdf'), wrong]);
    const { id } = (await (await kept).json()).data as { id: string };
    await expect(
      form.getByText(
        en('Please choose a PDF, a photo (JPG, PNG, WebP), an XLSX or a DOCX.'),
      ),
    ).toBeVisible();
    await expect(
      form.getByRole('list', { name: en('Attached'), exact: true }),
    ).toContainText('drawing.pdf');
    await isSound(buyer);
    for (let step = 0; step < 3; step += 1) await press(form, en('Continue'));
    await press(form, en('Review'));
    await press(buyer.getByRole('dialog'), en('Save the changes'));
    await expect(
      buyer.getByRole('button', { name: en('Save the changes') }),
    ).toBeHidden();
    await buyer.goto(`/buyer/requirements/${market.requirementId}`);
    await opens(buyer, 'drawing.pdf');

    const seller = await arrive({ session: supplier.session });
    await seller.goto(`/seller/requirements/${market.requirementId}`);
    await opens(seller, 'drawing.pdf');
    expect(await strangerMayOpen(request, id)).toBe(404);
    await expect(async () => {
      await buyer.reload();
      await expect(mainOf(buyer).getByText(/^Opened on /)).toBeVisible();
    }).toPass({ timeout: EVENT_MS });
    await expect(mainOf(buyer).getByText(supplier.name)).toHaveCount(2);
    await isSound(buyer);

    await mainOf(seller)
      .getByRole('link', { name: en('Write a quote') })
      .click();
    const main = mainOf(seller);
    await press(main, en('Attach documents'));
    const picker = seller.getByRole('dialog');
    await picker.getByLabel(en('Files to upload')).setInputFiles(pdf('terms.pdf'));
    await press(picker, en('Choose {shown}', { shown: '1' }));
    await expect(main.getByRole('list', { name: en('Attached') })).toContainText(
      'terms.pdf',
    );
    for (const name of ['Brass lamp', 'Brass bowl']) {
      const line = main.getByRole('group', { name, exact: true });
      await line.getByLabel(en('Price each, NPR')).fill('850');
    }
    await press(main, en('Review and send'));
    await press(seller.getByRole('dialog'), en('Send quote'));
    await seller.waitForURL(/\/seller\/quotes\//);
    await buyer.goto(seller.url().replace('/seller/', '/buyer/'));
    await opens(buyer, 'terms.pdf');
    await buyer.goto(`/buyer/requirements/${market.requirementId}/quotes`);
    await expect(
      mainOf(buyer).getByText('terms.pdf').filter({ visible: true }),
    ).toBeVisible();
  },
);

test(
  'who has no company opens what they sent along, deletes it and brings it back',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const { session } = await newcomer(request, { locale: language });
    const headers = { Authorization: `Bearer ${JSON.parse(session).access_token}` };
    const multipart = { file: pdf(LONG) };
    const kept = await request.post('/api/mydrive/documents', { headers, multipart });
    expect(kept.status()).toBe(201);
    const page = await arrive({ locale: language, session });
    await page.route('**/api/mydrive?*', (route) => route.abort());
    await page.goto('/buyer/settings#files');
    const files = section(page, 'files');
    await expect(files.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/mydrive?*');
    await press(files, say('Retry'));

    const open = chip(files, say, LONG);
    await expect(files.getByRole('progressbar')).toBeVisible();
    await isSoundAtBothWidths(page);
    await open.click();
    const dialog = page.getByRole('dialog');
    await press(dialog, say('Open the document'));
    await expect(
      dialog.getByRole('link', { name: say('Save to this device') }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await press(files, say('Delete {0}', { 0: LONG }));
    await expect(files).toContainText(
      say('No files yet. Files you attach to requirements appear here.'),
    );
    await press(page, say('Undo'));
    await expect(open).toBeVisible();
  },
);
