/** The unit of a minimum order has the number of its count, in the filter and in its chip. */
import type { Facets } from '@haat/api/search';
import { PlatformProvider, makeStore, registerCatalogs } from '@haat/platform';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FacetPanel } from '../src/search/facet-panel';
import type { FilteredResults } from '../src/search/filtered-results';
import { SearchChips } from '../src/search/search-chips';

const texts = () => Promise.all([import('../src/locales/en/messages')]);
await registerCatalogs({ en: texts, ne: texts });

const BAG = { id: 1, code: 'bag', name: 'Bag', name_ne: 'बोरा', symbol: 'bag' };
const facets = {
  ...{ attributes: [], categories: [], units: [], provinces: [], districts: [] },
  ...{ verified: { count: 0 }, quick_reply: { count: 0 } },
  price: { unit: BAG, min: null, max: null, buckets: [] },
  moq: [
    { max: 1, count: 2 },
    { max: 500, count: 4 },
  ],
} as unknown as Facets;

const show = (moq_max: string) => {
  const results = {
    filters: { attrs: [], chosen: { moq_max } },
    facets,
    hrefWith: () => '/search',
    paramsWithout: () => [],
    change: () => undefined,
  } as unknown as FilteredResults;
  return render(
    <PlatformProvider store={makeStore()}>
      <MemoryRouter>
        <SearchChips results={results} />
        <FacetPanel results={results} />
      </MemoryRouter>
    </PlatformProvider>,
  );
};

test('five hundred are bags', () => {
  show('500');
  expect(screen.getByText('Min. order up to 500 bags')).toBeVisible();
  expect(screen.getByText('Up to 500 bags')).toBeVisible();
});

test('one is a bag', () => {
  show('1');
  expect(screen.getByText('Min. order up to 1 bag')).toBeVisible();
  expect(screen.getByText('Up to 1 bag')).toBeVisible();
});
