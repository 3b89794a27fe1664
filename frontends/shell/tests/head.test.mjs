import { documentTitle } from '@haat/platform';
import { expect, test } from 'vitest';
import { headLines } from '../server/ssr/head.mjs';

const publicUrl = 'https://haat.test';
const linesOf = (head, locale = 'en', status = 200) => {
  const title = documentTitle({ ...head, status }, locale);
  return headLines({ head, locale, status, publicUrl, title }).join('\n');
};

test('each language has an address of its own', () => {
  const english = linesOf({ canonical: '/vendor/tea' });
  expect(english).toContain('<link rel="canonical" href="https://haat.test/vendor/tea">');
  expect(english).toContain('hreflang="ne" href="https://haat.test/vendor/tea?lang=ne">');
  const nepali = linesOf({ canonical: '/vendor/tea' }, 'ne');
  expect(nepali).toContain(
    '<link rel="canonical" href="https://haat.test/vendor/tea?lang=ne">',
  );
});

test('what is not there is not for search engines', () => {
  expect(linesOf({}, 'en', 404)).toContain('<meta name="robots" content="noindex">');
  expect(linesOf({})).not.toContain('noindex');
});

test('paths in JSON-LD become addresses, texts stay', () => {
  const jsonLd = {
    '@type': 'Product',
    name: '/name',
    url: '/product/tea',
    image: ['/a.webp'],
  };
  const [, text = ''] = /ld\+json">(.+?)<\/script>/.exec(linesOf({ jsonLd })) ?? [];
  expect(JSON.parse(text)).toEqual({
    '@type': 'Product',
    name: '/name',
    url: 'https://haat.test/product/tea',
    image: ['https://haat.test/a.webp'],
  });
});

test('nothing in JSON-LD ends its element', () => {
  const lines = linesOf({ jsonLd: { name: '</script><script>alert(1)</script>' } });
  expect(lines).not.toContain('<script>alert');
});

test('messengers get the picture with its text', () => {
  const lines = linesOf({ title: 'Tea', image: '/storage/tea.webp' }, 'ne');
  expect(lines).toContain('<meta property="og:image:alt" content="Tea | हाट">');
  expect(lines).toContain('<meta name="twitter:title" content="Tea | हाट">');
  expect(lines).toContain(
    '<meta name="twitter:image" content="https://haat.test/storage/tea.webp">',
  );
});
