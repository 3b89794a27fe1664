import { expect, test } from 'vitest';
// @ts-expect-error The edge's modules are plain JavaScript.
import { makeDocument } from '../server/document.mjs';

const PICTURE = '<link rel="preload" as="image" imageSrcSet="/storage/tea.webp 320w"/>';
const shell = {
  js: ['vendor.0001.js', 'main.0002.js'],
  pages: { product: { js: ['page-product.0003.js'] } },
  words: {},
};
const page = {
  locale: 'en',
  currency: 'NPR',
  publicUrl: 'http://haat.test',
  status: 200,
  head: {},
  html: `${PICTURE}<main>Tea</main>`,
  state: { api: {} },
  remotes: [],
  shell,
  pageName: 'product',
  styles: [{ href: '/assets/main.0004.css', text: '.a{content:"</style>"}' }],
};

const inOrder = (html: string, parts: string[]) =>
  parts.map((part) => html.indexOf(part));

test('what is seen comes before what is only read by scripts', () => {
  const places = inOrder(makeDocument(page), [
    PICTURE,
    '/assets/vendor.0001.js',
    '<style data-href="main.0004.css" data-address="/assets/main.0004.css">',
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

test('a style sheet cannot end its element', () => {
  expect(makeDocument(page)).toContain('.a{content:"<\\/style>"}</style>');
});

test('a sheet that could not be read is left to the browser', () => {
  const html = makeDocument({
    ...page,
    styles: [{ href: '/mf/vendor/styles.0005.css' }],
  });
  expect(html).toContain('<link rel="stylesheet" href="/mf/vendor/styles.0005.css">');
});
