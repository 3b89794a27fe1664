/** The widths the server keeps: `?w=` asks for one of them. */
import { expect, test } from 'vitest';
import { sources } from '../src/market/picture-widths';

test.each([
  ['products/tea.webp', '/storage/products/tea.webp'],
  ['/storage/drive/a/b/1280.webp', '/storage/drive/a/b/1280.webp'],
])('%s is asked for at three widths', (image, address) => {
  expect(sources(image)).toBe(
    `${address}?w=320 320w, ${address}?w=640 640w, ${address}?w=1280 1280w`,
  );
});

test.each(['/storage/companies/a/b/logo.webp', 'https://example.com/tea.webp'])(
  '%s has one width',
  (image) => expect(sources(image)).toBeUndefined(),
);
