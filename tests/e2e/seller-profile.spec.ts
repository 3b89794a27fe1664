/** The company's profile: sections, pictures, closed days, and what two devices do to each other. */
import type { Page } from '@playwright/test';
import { EVENT_MS, openProfile, say } from './support/company';
import { field, press, section } from './support/parts';
import { isSound } from './support/soundness';
import { expect, test } from './support/fixtures';
import { makeSeller } from './support/sellers';
import { settled } from './support/settled';
import { codeInSms } from './support/sms';
import { newPhone } from './support/unique';
import { watch } from './support/watch';
import { NARROW, WIDE } from './support/widths';

const saved = (page: Page, id: string) =>
  expect(section(page, id).getByText(say('Not saved yet'))).toHaveCount(0);

async function save(page: Page, id: string): Promise<void> {
  await press(section(page, id), say('Save'));
  await saved(page, id);
}

async function editSections(page: Page): Promise<void> {
  await field(section(page, 'company'), say('Founded in (AD)')).fill('2012');
  await save(page, 'company');
  await field(section(page, 'about'), say('About the company')).fill('Brass since 2012.');
  await save(page, 'about');
  await field(section(page, 'address'), say('Street or place')).fill('Indreshwar Marg');
  await save(page, 'address');
  await field(section(page, 'contacts'), say('WhatsApp')).fill(newPhone());
  await save(page, 'contacts');
  await field(section(page, 'trade'), say('What you do, in one line')).fill(
    'Brass bells',
  );
  await save(page, 'trade');
}

/** Drawn by the page itself: a blue square on red. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 700;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#8f1b12';
    pen.fillRect(0, 0, 900, 700);
    pen.fillStyle = '#272d86';
    pen.fillRect(300, 200, 300, 300);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function uploadLogo(page: Page): Promise<void> {
  const place = section(page, 'pictures');
  const input = place.locator('input[type="file"]').first();
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg/>'),
  });
  const refusal = say('This picture can’t be opened. Try another one.');
  await expect(place.getByText(refusal)).toBeVisible();
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await picture(page),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider').fill('2');
  await press(dialog, say('Save picture'));
  await expect(dialog).toHaveCount(0, { timeout: EVENT_MS });
  await expect(place.locator('img[src*="/storage/"]')).toHaveCount(1);
}

const publicLogo = (page: Page, slug: string) =>
  expect(async () => {
    await page.goto(`/vendor/${slug}`);
    await expect(page.locator('header img[src*="/storage/"]').first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: EVENT_MS });

test(
  'each section is saved on its own, and a cut logo shows on the public page',
  WIDE,
  async ({ arrive, request }) => {
    test.setTimeout(180_000);
    const seller = await makeSeller(request);
    const page = await arrive({ locale: 'ne' });
    const troubles = watch(page);
    await openProfile(page, request, seller);
    await isSound(page);
    await editSections(page);
    await uploadLogo(page);
    expect(troubles).toEqual([]);
    await publicLogo(page, seller.slug);
    await page.goto('/seller/companyprofile');
    await settled(page);
    await press(section(page, 'pictures'), say('Remove'));
    await press(page, say('Undo'));
    await expect(section(page, 'pictures').locator('img')).toHaveCount(1);
  },
);

test(
  'the number of the company is confirmed by the code of an SMS',
  NARROW,
  async ({ arrive, request }) => {
    const page = await arrive({ locale: 'ne' });
    await openProfile(page, request, await makeSeller(request));
    const place = section(page, 'verification');
    const number = (await place.getByText(/^\+977/).innerText()).trim();
    await press(place, say('Confirm by SMS'));
    await field(place, say('Code from the SMS')).fill('000000');
    await press(place, say('Confirm number'));
    await expect(field(place, say('Code from the SMS'))).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await field(place, say('Code from the SMS')).fill(await codeInSms(number));
    await press(place, say('Confirm number'));
    await expect(field(place, say('Code from the SMS'))).toHaveCount(0);
    await expect(place.getByRole('button', { name: say('Confirm by SMS') })).toHaveCount(
      0,
    );
  },
);

test(
  'closed days are planned from a holiday, shown in both calendars, and removed',
  WIDE,
  async ({ arrive, request }) => {
    const page = await arrive({ locale: 'ne' });
    await openProfile(page, request, await makeSeller(request));
    const place = section(page, 'closure');
    await place.getByLabel(say('First day closed')).fill('2027-01-20');
    await place.getByLabel(say('Last day closed')).fill('2027-01-10');
    await press(place, say('Add closure'));
    await expect(place.getByLabel(say('Last day closed'))).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await place.getByRole('button', { name: say('Maghe Sankranti') }).click();
    await press(place, say('Add closure'));
    await expect(place.getByText(/१ माघ २०८३/).first()).toBeVisible();
    await press(place, say('Remove'));
    await expect(place.getByRole('button', { name: say('Add closure') })).toBeVisible();
  },
);

test(
  'a certificate needs an issuer, and is then on the public page',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await makeSeller(request);
    const page = await arrive({ locale: 'ne' });
    await openProfile(page, request, seller);
    const place = section(page, 'showcase');
    await press(place, say('Add a certificate'));
    await field(place, say('Certificate')).fill('ISO 22000');
    await press(place, say('Save'));
    await expect(field(place, say('Issued by'))).toHaveAttribute('aria-invalid', 'true');
    await field(place, say('Issued by')).fill('NBSM Kathmandu');
    await save(page, 'showcase');
    await isSound(page);
    await expect(async () => {
      await page.goto(`/vendor/${seller.slug}/profile`);
      await expect(page.getByText('NBSM Kathmandu')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: EVENT_MS });
  },
);

async function changeElsewhere(page: Page, token: string, about: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.put('/api/sellerprofile', {
    data: { about },
    headers,
  });
  expect(answer.ok()).toBe(true);
}

test(
  'a change made elsewhere meanwhile is shown, never silently lost',
  WIDE,
  async ({ arrive, request }) => {
    const seller = await makeSeller(request);
    const page = await arrive({ locale: 'ne' });
    const token = await openProfile(page, request, seller);
    const place = section(page, 'about');
    await field(place, say('About the company')).fill('Mine');
    await changeElsewhere(page, token, 'Theirs');
    await press(place, say('Save'));
    await expect(place.getByRole('alert')).toContainText('Theirs');
    await press(place, say('Keep my version'));
    await save(page, 'about');
    await page.reload();
    await settled(page);
    await expect(field(section(page, 'about'), say('About the company'))).toHaveValue(
      'Mine',
    );
  },
);

test(
  'unsaved changes hold the page, and wait for whoever leaves',
  NARROW,
  async ({ arrive, request }) => {
    const page = await arrive({ locale: 'ne' });
    await openProfile(page, request, await makeSeller(request));
    const about = field(section(page, 'about'), say('About the company'));
    await about.fill('Half a sentence');
    await page
      .getByRole('link', { name: say('View my shop') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await press(dialog, say('Stay and save'));
    await expect(about).toHaveValue('Half a sentence');
    await page
      .getByRole('link', { name: say('View my shop') })
      .first()
      .click();
    await press(dialog, say('Leave page'));
    await page.waitForURL('**/vendor/**');
    await page.goto('/seller/companyprofile');
    await settled(page);
    await expect(about).toHaveValue('Half a sentence');
  },
);
