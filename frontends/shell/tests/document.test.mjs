import { expect, test } from 'vitest';
import { makeDocument } from '../server/ssr/document.mjs';

const PICTURE = '<link rel="preload" as="image" imageSrcSet="/storage/tea.webp 320w"/>';
const shell = {
  js: ['vendor.0001.js', 'main.0002.js'],
  pages: { product: { js: ['page-product.0003.js'] } },
  messages: {},
};
const page = {
  locale: 'en',
  currency: 'NPR',
  publicUrl: 'http://haat.test',
  status: 200,
  head: {},
  title: 'Tea | Haat',
  html: `${PICTURE}<main>Tea</main>`,
  state: { api: { queries: {}, config: {} } },
  remotes: [],
  shell,
  pageName: 'product',
  styles: '<style>.a{}</style>',
};

const inOrder = (html, parts) => parts.map((part) => html.indexOf(part));

test('what is seen comes before what is only read by scripts', () => {
  const places = inOrder(makeDocument(page), [
    PICTURE,
    '/assets/vendor.0001.js',
    '<style>.a{}</style>',
    '<main>',
    '/assets/main.0002.js',
    '/assets/page-product.0003.js',
    'id="haat-state"',
  ]);
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the first picture is asked for once', () => {
  expect(makeDocument(page).split(PICTURE)).toHaveLength(2);
});

test('a dashboard has its scheme before the first paint, a public page none', () => {
  expect(makeDocument({ ...page, theme: 'dark' })).toContain(
    '<html lang="en" data-theme="dark">',
  );
  expect(makeDocument({ ...page, theme: 'dark' })).toContain(
    'name="theme-color" content="#171A3A"',
  );
  expect(makeDocument(page)).toContain('<html lang="en">');
});
