import { makeStore } from '@haat/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prefetch } from '../src/ssr/prefetch';
import { server } from './network';

beforeAll(() => server.listen());
afterAll(() => server.close());

const headOf = (path: string, locale = 'en') =>
  prefetch(path, makeStore(undefined, { locale }));

test('a shop has title, address and organization for search engines', async () => {
  const head = await headOf('/vendor/test-tea');
  expect(head.title).toBe('Test Tea House');
  expect(head.canonical).toBe('/vendor/test-tea');
  expect(head.jsonLd).toMatchObject([
    { '@type': 'Organization', taxID: '301234567', url: '/vendor/test-tea' },
    { '@type': 'BreadcrumbList' },
    { '@type': 'Product', name: 'Priced tea', offers: { price: '1450.00' } },
    { '@type': 'Product', name: 'Tea on request' },
  ]);
});

test('the head speaks the language of the page', async () => {
  const head = await headOf('/vendor/test-tea/profile', 'ne');
  expect(head.title).toBe('कम्पनी परिचय – टेस्ट चिया घर');
});

test('an old slug leads to the new one', async () => {
  const head = await headOf('/vendor/old-tea/profile');
  expect(head.redirect).toBe('/vendor/test-tea/profile');
});

test.each(['/vendor/nobody', '/vendor/test-tea/no-group', '/vendor/test-tea/a/b'])(
  '%s is not found',
  async (path) => expect(await headOf(path)).toEqual({ status: 404 }),
);

test('a product without a price has no offer', async () => {
  const { jsonLd } = await headOf('/vendor/test-tea');
  expect((jsonLd as object[])[3]).toHaveProperty('offers', undefined);
});

test('a suspended firm is not available, in the language of the page', async () => {
  expect(await headOf('/vendor/gone-tea', 'ne')).toEqual({
    status: 404,
    title: 'यो पसल उपलब्ध छैन',
  });
});

test('results of a search are not for search engines', async () => {
  expect(await headOf('/vendor/test-tea/search')).toMatchObject({ isHidden: true });
});

test('a group of the range is a page of its own', async () => {
  expect((await headOf('/vendor/test-tea/group-1')).title).toBe(
    'Group 1 – Test Tea House',
  );
});

test('search engines read the mean of reviews, once there is one', async () => {
  const [rated] = (await headOf('/vendor/rated-tea')).jsonLd as object[];
  const aggregateRating = { ratingValue: 4.1, reviewCount: 12, bestRating: 5 };
  expect(rated).toMatchObject({ aggregateRating });
  const [unrated] = (await headOf('/vendor/test-tea')).jsonLd as object[];
  expect(unrated).toHaveProperty('aggregateRating', undefined);
});

test('the server loads the page of reviews of the address', async () => {
  const store = makeStore(undefined, { locale: 'en' });
  await prefetch('/vendor/rated-tea/profile', store, new URLSearchParams('page=2'));
  expect(JSON.stringify(store.getState())).toContain('Fresh leaves, page 2.');
});
