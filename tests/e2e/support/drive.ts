/** My Drive of a company made for one test: its parts, found as a person finds them. */
import {
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { sessionOfSeller } from './company';
import { makeSeller } from './sellers';
import { settled } from './settled';
import { wordsOf, type Locale, type Say } from './words';

type TestFile = { name: string; mimeType: string; buffer: Buffer };

/** Drawn by the page itself: stripes, so that it is no two times the same. */
export async function pictureFile(page: Page, name: string): Promise<TestFile> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let x = 0; x < 640; x += 40) {
      pen.fillStyle = `hsl(${Math.random() * 360} 60% 45%)`;
      pen.fillRect(x, 0, 40, 480);
    }
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return { name, mimeType: 'image/png', buffer };
}

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
export const pdfFile = (name: string): TestFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(PDF),
});

/** As if dragged from a folder of the system to that place, or copied there. */
export async function bring(
  place: Locator,
  how: 'drop' | 'paste',
  { name, mimeType, buffer }: TestFile,
): Promise<void> {
  const bytes = [...buffer];
  const carried = await place.page().evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      const parts = [new Uint8Array(file.bytes)];
      transfer.items.add(new File(parts, file.name, { type: file.mimeType }));
      return transfer;
    },
    { name, mimeType, bytes },
  );
  if (how === 'drop') {
    await place.dispatchEvent('dragenter', { dataTransfer: carried });
    await place.dispatchEvent('drop', { dataTransfer: carried });
    return;
  }
  await place.evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, carried);
}

export class Drive {
  readonly say: Say;

  constructor(
    readonly page: Page,
    readonly token: string,
    locale: Locale,
  ) {
    this.say = wordsOf(locale);
  }

  list = () => this.page.getByRole('list', { name: this.say('Files and folders') });
  items = () => this.list().getByRole('listitem');
  item = (name: string) => this.items().filter({ hasText: name });
  dialog = () => this.page.getByRole('dialog');
  press = (name: string) =>
    this.page.getByRole('button', { name: this.say(name), exact: true }).click();
  notice = (text: string) => this.page.locator('[data-sonner-toast]', { hasText: text });

  /** As from the system's own file chooser. */
  async upload(...files: TestFile[]): Promise<void> {
    const input = this.page.getByLabel(this.say('Files to upload')).first();
    await input.setInputFiles(files);
    for (const { name } of files) await expect(this.item(name)).toBeVisible();
  }

  bring = (how: 'drop' | 'paste', file: TestFile) =>
    bring(this.page.getByRole('heading', { level: 1 }), how, file);

  async makeFolder(name: string): Promise<void> {
    await this.press('New folder');
    await this.dialog().getByRole('textbox').fill(name);
    await this.dialog()
      .getByRole('button', { name: this.say('Create') })
      .click();
    await expect(this.dialog()).toHaveCount(0);
    // An empty folder has a button to upload of its own, which goes with this.
    await expect(this.item(name)).toBeVisible();
  }

  async openItem(name: string): Promise<void> {
    await this.item(name).locator('[data-open]').click();
  }

  /** By the menu of the item. */
  async choose(name: string, action: string): Promise<void> {
    const menu = this.say('Actions for {0}', { 0: name });
    await this.page.getByRole('button', { name: menu, exact: true }).click();
    await this.page
      .getByRole('menuitem', { name: this.say(action), exact: true })
      .click();
  }
}

export async function openDrive(
  page: Page,
  api: APIRequestContext,
  locale: Locale,
): Promise<Drive> {
  const session = await sessionOfSeller(api, await makeSeller(api));
  await page.addInitScript(
    (stored) => localStorage.setItem('haat.session', stored),
    JSON.stringify(session),
  );
  await page.goto('/seller/mydrive');
  await settled(page);
  return new Drive(page, session.access_token, locale);
}
