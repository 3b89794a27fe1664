/** A product's video: sent by its seller, seen and played by a visitor. */
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { crawl } from './support/crawl';
import { pictureFile } from './support/drive';
import { expect, test } from './support/fixtures';
import { ROOT } from './support/places';
import { ProductDesk, Shelf } from './support/products';
import { settled } from './support/settled';
import { isSoundAtBothWidths } from './support/soundness';
import { newMark } from './support/unique';
import { watch } from './support/watch';
import { NARROW, WIDE } from './support/widths';

/** Three seconds of H.264 and AAC, written by `files/write_video.py`. */
const VIDEO = path.join(ROOT, 'tests/e2e/files/tea.mp4');

const isPaused = (player: Locator) =>
  player.evaluate((video: HTMLVideoElement) => video.paused);

/** By the keyboard, as the controls of browsers differ. */
async function play(player: Locator): Promise<void> {
  expect(await isPaused(player)).toBe(true);
  await player.focus();
  await player.press('Space');
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
}

test(
  'a seller adds a video, and a visitor plays it',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const seller = await Shelf.of(request);
    const product = await seller.add(`Tea with a video ${newMark()}`);
    const page = await arrive({ locale: language, session: seller.session });
    const troubles = watch(page);
    const desk = new ProductDesk(page, language);
    await desk.open(`/edit/${product.id}`);
    const length = language === 'ne' ? '०:०३' : '0:03';
    const name = say('Video, {length}', { length });
    await page
      .getByLabel(say('Files to upload'))
      .setInputFiles(await pictureFile(page, 'tea.png'));
    await page.getByLabel(say('Video file')).setInputFiles(VIDEO);
    await expect(desk.main().getByText(name)).toBeVisible();
    await isSoundAtBothWidths(page);
    await desk.press('Remove video');
    await expect(desk.main().getByText(name)).toHaveCount(0);
    await desk.press('Undo');
    await expect(desk.main().getByText(name)).toBeVisible();
    await desk.press('Save');
    await expect(
      desk.notice(say('Saved: “{name}”', { name: product.name })),
    ).toBeVisible();
    expect(troubles).toEqual([]);

    const { slug } = (await seller.read(product.id)) as unknown as { slug: string };
    const { typed } = await crawl(request, `/product/${slug}`);
    expect(typed('VideoObject')).toMatchObject({
      contentUrl: expect.stringMatching(/^http.+\.mp4$/),
      thumbnailUrl: expect.stringMatching(/^http.+\.webp$/),
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      duration: 'PT3S',
    });
    const visitor = await arrive({ locale: language });
    const visitorsTroubles = watch(visitor);
    await visitor.goto(`/product/${slug}`);
    await settled(visitor);
    await visitor.getByRole('button', { name, exact: true }).click();
    // Not by its role: behind the lightbox nothing has one.
    const player = visitor.locator('main video');
    await expect(player).toHaveAttribute('preload', 'none');
    await isSoundAtBothWidths(visitor);
    const loaded = visitor.waitForResponse((response) => response.url().includes('.mp4'));
    await play(player);
    const part = await loaded;
    expect(part.status()).toBe(206);
    expect(part.request().headers().range).toMatch(/^bytes=\d+-/);
    await visitor.getByRole('button', { name: say('Enlarge the video') }).click();
    await expect.poll(() => isPaused(player)).toBe(true);
    const large = visitor.getByRole('dialog').locator('video');
    await expect(large).toBeVisible();
    await isSoundAtBothWidths(visitor);
    await play(large);
    expect(visitorsTroubles).toEqual([]);
  },
);

test(
  'a file that is no video is refused at the field, and a lost one has a link',
  WIDE,
  async ({ arrive, request, language, say }) => {
    const seller = await Shelf.of(request);
    const product = await seller.add(`Tea without a video ${newMark()}`);
    const page = await arrive({ locale: language, session: seller.session });
    const desk = new ProductDesk(page, language);
    await desk.open(`/edit/${product.id}`);
    const file = {
      name: 'tea.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('no video'),
    };
    await page.getByLabel(say('Video file')).setInputFiles(file);
    const choose = page.getByRole('button', { name: say('Choose a video') });
    await expect(choose).toHaveAccessibleDescription(say('Upload an MP4 video.'));
    await isSoundAtBothWidths(page);

    await page.getByLabel(say('Video file')).setInputFiles(VIDEO);
    const player = desk.main().locator('video');
    await page.route('**/*.mp4', (route) => route.abort());
    await player.focus();
    await player.press('Space');
    const lost = desk.main().getByRole('alert');
    await expect(lost).toContainText(say('This video can’t be played here.'));
    await expect(lost.getByRole('link')).toHaveAttribute('href', /\.mp4/);
    await isSoundAtBothWidths(page);
  },
);
