/** A picture of a whole page has what is otherwise laid out or loaded when it comes near. */
import type { Page } from '@playwright/test';
import { settled } from '../support/settled';

const LATE =
  '.deferred-sections > *, .deferred-rows > * { content-visibility: visible !important }';
const IMAGE_MS = 3000;

export async function renderAll(page: Page): Promise<void> {
  await settled(page);
  await page.addStyleTag({ content: LATE });
  await page.evaluate(async (most) => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    const decoded = images.map((image) => image.decode().catch(() => undefined));
    const tooLong = new Promise((done) => setTimeout(done, most));
    await Promise.race([Promise.all(decoded), tooLong]);
    scrollTo({ top: 0, behavior: 'instant' });
  }, IMAGE_MS);
}
