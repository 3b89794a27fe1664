/** Many products by one sheet: checked first, mended in place, taken back again. */
import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { mainOf, press } from './support/parts';
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { expect, test } from './support/fixtures';
import { Shelf } from './support/products';
import { settled } from './support/settled';
import { BAD_ROWS, ROWS, sheetOfProducts } from './support/sheets';
import { newMark } from './support/unique';
import { watch } from './support/watch';
import { wordsOf } from './support/words';
import { WIDE } from './support/widths';

const WORK_MS = 60_000;
const FREE_LIMIT = 10;
const en = wordsOf('en');
test.describe.configure({ timeout: 180_000 });

type Sheet = Awaited<ReturnType<typeof sheetOfProducts>>;

async function send(page: Page, sheet: Sheet): Promise<void> {
  await page.goto('/seller/manageproducts/bulk');
  await settled(page);
  await page.getByLabel(en('File with products')).setInputFiles(sheet);
  await page.waitForURL(/\/bulk\/[0-9a-f-]{36}$/);
  await press(mainOf(page), en('Check rows'));
}

async function fixEverything(page: Page): Promise<void> {
  const rows = mainOf(page);
  await rows
    .getByRole('button', { name: en('In all similar rows') })
    .first()
    .click();
  await expect(page.getByText(en('Fixed rows: {0}', { 0: '5' }))).toBeVisible();
  const typed: [RegExp, string][] = [
    [/^Row 92, Price/, '900'],
    [/^Row 102, Unit/, 'kg'],
    [/^Row 112, Unit/, 'kg'],
    [/^Row 122, Unit/, 'kg'],
    [/^Row 132, Name/, 'Felt coaster without a name'],
    [/^Row 142, Minimum order/, '4'],
    [/^Row 152, Minimum order/, '4'],
  ];
  for (const [name, value] of typed) {
    const cell = rows.getByRole('textbox', { name });
    await cell.fill(value);
    await cell.press('Enter');
    await expect(cell).toHaveCount(0);
  }
}

test(
  '200 rows with 12 bad ones become 200 products',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const page = await arrive({ session: shelf.session });
    await send(page, await sheetOfProducts(request, newMark()));
    const main = mainOf(page);
    const good = String(ROWS - BAD_ROWS);
    await expect(main.getByText(`${good} rows are valid`)).toBeVisible({
      timeout: WORK_MS,
    });
    await expect(main.getByText(`${BAD_ROWS} rows need a fix`)).toBeVisible();
    await isSound(page);
    const upload = `Upload ${good} products`;
    await press(main, upload);
    await expect(main.getByRole('button', { name: upload })).toBeHidden();
    // Leaving and coming back loses nothing.
    await page.reload();
    await expect(main.getByText(en('Imported, but some rows need fixing'))).toBeVisible({
      timeout: WORK_MS,
    });
    const saved = page.waitForEvent('download');
    await press(main, en('As a file (CSV)'));
    expect((await saved).suggestedFilename()).toMatch(/-errors\.csv$/);
    await fixEverything(page);
    await press(main, en('Import the fixed rows'));
    await expect(main.getByText(en('All rows imported'))).toBeVisible({
      timeout: WORK_MS,
    });
    await expect(main.getByRole('definition').nth(1)).toHaveText(String(ROWS));
    const { counts } = (await (await shelf.call('get')).json()).meta;
    expect(counts).toMatchObject({
      all: ROWS,
      published: FREE_LIMIT,
      draft: ROWS - FREE_LIMIT,
    });
  },
);

test('an upload is undone within the day', WIDE, async ({ arrive, request }) => {
  const shelf = await Shelf.of(request);
  const page = await arrive({ session: shelf.session });
  await send(page, await sheetOfProducts(request, newMark()));
  const main = mainOf(page);
  await main.getByRole('button', { name: /^Upload \d+ products$/ }).click({
    timeout: WORK_MS,
  });
  await main.getByRole('button', { name: en('Undo import') }).click({
    timeout: WORK_MS,
  });
  await press(page.getByRole('dialog'), en('Undo import'));
  await expect(main.getByText(en('This import was undone'))).toBeVisible({
    timeout: WORK_MS,
  });
  const { counts } = (await (await shelf.call('get')).json()).meta;
  expect(counts).toMatchObject({ all: 0, archived: ROWS - BAD_ROWS });
});

const REFUSED = [
  { name: 'photo.pdf', size: 10, words: 'Please choose a CSV or Excel (.xlsx) file.' },
  {
    name: 'large.csv',
    size: 10 * 1024 * 1024 + 1,
    words: 'This file is over 10 MB. Split it into smaller files.',
  },
];

test(
  'a wrong file is named, the page is open to everybody',
  WIDE,
  async ({ arrive, request, language, say }, info) => {
    const shelf = await Shelf.of(request);
    const page = await arrive({ locale: language, session: shelf.session });
    const troubles = watch(page);
    await page.goto('/seller/manageproducts/bulk');
    await settled(page);
    for (const { name, size, words } of REFUSED) {
      const file = info.outputPath(name);
      await fs.writeFile(file, Buffer.alloc(size, 'a'));
      await page.getByLabel(say('File with products')).setInputFiles(file);
      await expect(page.getByText(say(words))).toBeVisible();
    }
    await isSoundAtBothWidths(page);
    expect(troubles).toEqual([]);
  },
);

test('a column that is missing is chosen by hand', WIDE, async ({ arrive, request }) => {
  const shelf = await Shelf.of(request);
  const page = await arrive({ session: shelf.session });
  const sheet = await sheetOfProducts(request, newMark());
  const text = sheet.buffer.toString().replace('price', 'what it brings');
  await page.goto('/seller/manageproducts/bulk');
  await settled(page);
  const input = page.getByLabel(en('File with products'));
  await input.setInputFiles({ ...sheet, buffer: Buffer.from(text) });
  await page.waitForURL(/\/bulk\/[0-9a-f-]{36}$/);
  const main = mainOf(page);
  await expect(main.getByText(/^Missing: Price/)).toBeVisible();
  await main
    .getByRole('combobox', { name: /^Price \(NPR\)/ })
    .selectOption('what it brings');
  await isSound(page);
  await press(main, en('Check rows'));
  await expect(main.getByText(`${BAD_ROWS} rows need a fix`)).toBeVisible({
    timeout: WORK_MS,
  });
});
