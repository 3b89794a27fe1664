/** `make pictures`: every screen as a PNG file, at four widths, in both languages, and a page with all of them. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { HOME } from '../support/places';
import { ROLES } from '../support/spec-routes';
import { ALL_SIZES } from '../support/widths';
import { renderAll } from './render-all';
import { chosenScreensOf, Tour } from './stops';

const FOLDER = process.env.HAAT_PICTURES ?? path.join(HOME, 'pictures');

/** `/seller/orders/:id?tab=x` of a seller: `seller-seller-orders-id-tab-x`. */
const nameOf = (role: string, address: string) =>
  `${role}-${address.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'}`;

async function take(page: Page, name: string) {
  for (const size of ALL_SIZES) {
    await page.setViewportSize(size);
    await renderAll(page);
    await page.screenshot({
      path: path.join(FOLDER, `${name}-${size.width}.png`),
      animations: 'disabled',
      fullPage: true,
    });
  }
}

for (const role of ROLES) {
  for (const locale of ['en', 'ne'] as const) {
    test(`${role}, ${locale}`, async ({ arrive, request, sessionOf }) => {
      fs.mkdirSync(FOLDER, { recursive: true });
      const tour = new Tour(role, locale, arrive, { api: request, sessionOf });
      const failed: string[] = [];
      for (const screen of chosenScreensOf(role)) {
        try {
          const page = await tour.open(screen);
          await take(page, `${nameOf(role, screen.path)}-${locale}`);
          await page.context().close();
        } catch (error) {
          failed.push(`${screen.path}: ${(error as Error).message}`);
        }
      }
      expect(failed).toEqual([]);
    });
  }
}

/** One row for each screen and language: its widths side by side. */
test.afterAll(() => {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
  const names = new Set(files.map((file) => file.replace(/-\d+\.png$/, '')));
  const rows = [...names].sort().map((name) => {
    const pictures = ALL_SIZES.map(
      ({ width }) =>
        `<a href="${name}-${width}.png"><img loading="lazy" alt="${width} px" src="${name}-${width}.png"></a>`,
    );
    return `<h2>${name}</h2><p>${pictures.join('\n')}</p>`;
  });
  const style =
    'body{font:16px sans-serif}p{display:flex;gap:8px;overflow:auto}' +
    'img{height:420px;width:auto;border:1px solid #999;object-fit:cover;object-position:top}';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>${names.size} screens, ${files.length} pictures</h1>${rows.join('\n')}</html>`;
  fs.writeFileSync(path.join(FOLDER, 'index.html'), html);
  console.log(`  ${files.length} pictures in ${FOLDER}`);
});
