/** My Drive: files come in, are put in order, stay while in use, and come back when deleted by mistake. */
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { openDrive, pdfFile, pictureFile } from './support/drive';
import { expect, test } from './support/fixtures';
import { watch } from './support/watch';
import { NARROW, WIDE } from './support/widths';

test('folders, tiles, rows and dialogs are open to everybody', async ({
  arrive,
  request,
  language,
}) => {
  const page = await arrive({ locale: language });
  const troubles = watch(page);
  const drive = await openDrive(page, request, language);
  await isSoundAtBothWidths(page);
  await drive.makeFolder('2083');
  await drive.upload(await pictureFile(page, 'bell.png'), pdfFile('price list.pdf'));
  await isSoundAtBothWidths(page);
  await drive.press('Rows');
  await expect(drive.items()).toHaveCount(3);
  await isSoundAtBothWidths(page);
  await page.getByLabel(drive.say('Select {0}', { 0: 'bell.png' })).check();
  await drive.press('Move');
  await isSoundAtBothWidths(page);
  await page.keyboard.press('Escape');
  await drive.openItem('price list.pdf');
  await expect(drive.dialog()).toBeVisible();
  await isSoundAtBothWidths(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(drive.list().locator('li.border-b').first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test(
  'files are added by choice, drop and paste; failed ones are retried, refused ones have an error',
  WIDE,
  async ({ arrive, request }) => {
    const page = await arrive();
    const drive = await openDrive(page, request, 'en');
    await drive.upload(await pictureFile(page, 'chosen.png'));
    await drive.bring('drop', await pictureFile(page, 'dropped.png'));
    await drive.bring('paste', pdfFile('pasted.pdf'));
    await expect(drive.items()).toHaveCount(3);
    await expect(page.getByText('All files are uploaded')).toBeVisible();

    await drive.bring('drop', {
      ...pdfFile('virus.exe'),
      mimeType: 'application/x-msdownload',
    });
    await expect(page.getByText(/This file type isn’t accepted/)).toBeVisible();

    await page.route('**/api/mydrive', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await drive.bring('drop', pdfFile('late.pdf'));
    const again = page.getByRole('button', { name: 'Retry late.pdf' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/mydrive');
    await again.click();
    await expect(drive.item('late.pdf')).toHaveCount(1);
    await expect(page.getByText(/ of 200 MB used/)).toBeVisible();
  },
);

test(
  'search and kind narrow the list at every depth',
  NARROW,
  async ({ arrive, request }) => {
    const page = await arrive();
    const drive = await openDrive(page, request, 'en');
    await drive.makeFolder('Brass');
    await drive.openItem('Brass');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
      'Brass',
    );
    await drive.upload(await pictureFile(page, 'bell.png'), pdfFile('bell prices.pdf'));
    await page.goto('/seller/mydrive');
    await expect(drive.items()).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search My Drive' }).fill('bell');
    await page.keyboard.press('Enter');
    await expect(drive.items()).toHaveCount(2);
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(drive.items()).toHaveCount(1);
    await expect(drive.item('bell prices.pdf')).toBeVisible();
    await page
      .getByRole('searchbox', { name: 'Search My Drive' })
      .fill('nothing like it');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  },
);

test(
  'folders go three deep; moves and deletions come back by undo',
  WIDE,
  async ({ arrive, request }) => {
    const page = await arrive({ locale: 'ne' });
    const drive = await openDrive(page, request, 'ne');
    await drive.upload(
      await pictureFile(page, 'a.png'),
      await pictureFile(page, 'b.png'),
    );
    for (const name of ['one', 'two', 'three']) {
      await drive.makeFolder(name);
      await drive.openItem(name);
      await expect(drive.items()).toHaveCount(0);
    }
    const more = page.getByRole('button', { name: drive.say('New folder') });
    await expect(more).toBeDisabled();
    await page.goto('/seller/mydrive');

    await drive.choose('a.png', 'Rename');
    await drive.dialog().getByRole('textbox').fill('कच्चा.png');
    await drive.press('Save');
    await expect(drive.item('कच्चा.png')).toBeVisible();

    for (const name of ['कच्चा.png', 'b.png']) {
      await page
        .getByLabel(drive.say('Select {0}', { 0: name }), { exact: true })
        .check();
    }
    await drive.press('Move');
    await drive.dialog().getByRole('button', { name: 'one' }).click();
    await drive.press('Move here');
    await expect(drive.items()).toHaveCount(1);
    await drive.press('Undo');
    await expect(drive.items()).toHaveCount(3);

    await drive.choose('one', 'Delete');
    await expect(drive.items()).toHaveCount(2);
    await drive
      .notice('one')
      .getByRole('button', { name: drive.say('Undo') })
      .click();
    await expect(drive.item('one')).toBeVisible();
  },
);

test(
  'the keyboard alone walks, ticks, renames, deletes',
  WIDE,
  async ({ arrive, request }) => {
    const page = await arrive();
    const drive = await openDrive(page, request, 'en');
    await drive.upload(pdfFile('a.pdf'), pdfFile('b.pdf'), pdfFile('c.pdf'));
    const picked = page.getByText('2 selected');
    await drive.item('a.pdf').locator('[data-open]').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(picked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picked).toHaveCount(0);
    await page.keyboard.press('F2');
    await expect(drive.dialog().getByRole('textbox')).toHaveValue('b.pdf');
    await page.keyboard.type('d');
    await page.keyboard.press('Enter');
    await expect(drive.item('d.pdf')).toBeVisible();
    await page.keyboard.press('Control+a');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
);

test(
  'a file in use stays, and says where it stands',
  NARROW,
  async ({ arrive, request }) => {
    const page = await arrive();
    const drive = await openDrive(page, request, 'en');
    const answer = await request.post('/api/sellerprofile/logo', {
      headers: { Authorization: `Bearer ${drive.token}` },
      multipart: { file: await pictureFile(page, 'logo.png') },
    });
    expect(answer.status()).toBe(200);
    await page.reload();
    await expect(drive.item('logo.png')).toContainText('In use');
    await drive.choose('logo.png', 'Delete');
    await expect(
      drive.dialog().getByRole('heading', { name: 'Still in use' }),
    ).toBeVisible();
    await isSound(page);
    await drive.dialog().getByRole('link', { name: 'Logo' }).click();
    await expect(page).toHaveURL(/companyprofile/);
  },
);

test(
  'a private document opens for its owner only, and every look is listed',
  WIDE,
  async ({ arrive, request }) => {
    const page = await arrive();
    const troubles = watch(page);
    const drive = await openDrive(page, request, 'en');
    await drive.upload(pdfFile('registration.pdf'));
    await drive.openItem('registration.pdf');
    await expect(page.getByText('Not opened yet.')).toBeVisible();
    const signed = page.waitForRequest(/\/api\/mydrive\/[^/]+\/content\?/);
    await drive.press('Open the document');
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save to this device' }).click();
    expect((await saving).suggestedFilename()).toBe('registration.pdf');
    await expect(drive.dialog().getByText('You', { exact: true })).toHaveCount(1);

    const url = (await signed).url();
    expect((await request.get(url)).status()).toBe(401);
    const stranger = await request.post('/api/login', {
      data: { email: 'seller02@example.com', password: 'haat-demo-2083', terms: true },
    });
    const { access_token: token } = (await stranger.json()).data;
    const refused = await request.get(url, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(refused.status()).toBe(403);
    expect(troubles).toEqual([]);
  },
);

test(
  'a form picks documents from the drive, or takes new ones on the way',
  NARROW,
  async ({ arrive, request }) => {
    const page = await arrive();
    const drive = await openDrive(page, request, 'en');
    await drive.upload(pdfFile('registration.pdf'), await pictureFile(page, 'bell.png'));
    await page.goto('/seller/companyprofile#verification');
    await drive.press('Add documents');
    const files = drive.dialog().getByRole('list', { name: 'Files', exact: true });
    // A public picture is no document.
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await files.getByText('registration.pdf').click();
    const scan = await pictureFile(page, 'pan card.png');
    await drive.dialog().getByLabel('Files to upload').setInputFiles(scan);
    await expect(files.getByRole('checkbox', { name: /pan card/ })).toBeChecked();
    await isSound(page);
    await drive.press('Choose 2');
    await expect(drive.dialog()).toHaveCount(0);
    const form = page.locator('#verification');
    await expect(form.getByText('registration.pdf')).toBeVisible();
    await expect(form.getByText('pan card.png')).toBeVisible();
  },
);
